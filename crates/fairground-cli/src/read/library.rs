//! The machines, workloads and scenarios that ship with fairground, inside the program.

use super::fault::{Fault, Read};
use super::file::{is_stdin, read_text, shown};
use super::given_files;
use crate::base::console;
use include_dir::{Dir, include_dir};
use std::path::{Component, Path, PathBuf};

static MACHINES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/library/machines");
static WORKLOADS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/library/workloads");
static SCENARIOS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/library/scenarios");

/// One thing that ships with fairground.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryItem {
    /// The name by which it is asked for.
    pub name: String,
    /// What it is, in one line.
    pub what: String,
    /// Where its numbers come from.
    pub source: String,
}

/// A shelf of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shelf {
    Machines,
    Workloads,
    Scenarios,
}

impl Shelf {
    fn dir(self) -> &'static Dir<'static> {
        match self {
            Shelf::Machines => &MACHINES,
            Shelf::Workloads => &WORKLOADS,
            Shelf::Scenarios => &SCENARIOS,
        }
    }

    /// The folder's name in the repository.
    fn folder(self) -> &'static str {
        match self {
            Shelf::Machines => "machines",
            Shelf::Workloads => "workloads",
            Shelf::Scenarios => "scenarios",
        }
    }

    fn extension(self) -> &'static str {
        match self {
            Shelf::Workloads => "json",
            Shelf::Machines | Shelf::Scenarios => "toml",
        }
    }

    /// All names, sorted.
    pub fn names(self) -> Vec<&'static str> {
        let mut names: Vec<&str> = self
            .dir()
            .files()
            .filter(|file| file.path().extension().is_some_and(|ext| ext == self.extension()))
            .filter_map(|file| file.path().file_stem()?.to_str())
            .collect();
        names.sort_unstable();
        names
    }

    /// The file of a name: where it lies in the library, and its text.
    pub fn get(self, name: &str) -> Option<(PathBuf, &'static str)> {
        let file = format!("{name}.{}", self.extension());
        let text = self.dir().get_file(&file)?.contents_utf8()?;
        Some((Path::new(self.folder()).join(file), text))
    }
}

/// Where a file lies: on disk, or in the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Disk(PathBuf),
    Library(PathBuf),
}

impl Place {
    /// A file named by this one, relative to its folder. Only who asks may mean standard input.
    pub fn beside(&self, path: &str) -> Place {
        let path = if is_stdin(Path::new(path)) { "./-" } else { path };
        match self {
            Place::Disk(own) => Place::Disk(own.parent().unwrap_or(Path::new("")).join(path)),
            Place::Library(own) => {
                Place::Library(tidy(&own.parent().unwrap_or(Path::new("")).join(path)))
            }
        }
    }

    /// The file's text, with the name that messages show.
    pub fn text(&self, max: u64) -> Read<(String, String)> {
        match self {
            Place::Disk(path) => Ok((shown(path), read_text(path, max)?)),
            Place::Library(path) => {
                let name = format!("library:{}", path.display());
                console::detail(&format!("reads {name}"));
                let text = library_text(path)
                    .ok_or_else(|| Fault::of(name.as_str(), "the library has no such file"))?;
                Ok((name, text.to_owned()))
            }
        }
    }

    /// True if there is something to read.
    pub fn exists(&self) -> bool {
        match self {
            Place::Disk(path) => is_stdin(path) || given_files::has(path) || path.exists(),
            Place::Library(path) => library_text(path).is_some(),
        }
    }
}

fn library_text(path: &Path) -> Option<&'static str> {
    let shelves = [Shelf::Machines, Shelf::Workloads, Shelf::Scenarios];
    let shelf = shelves.into_iter().find(|shelf| path.starts_with(shelf.folder()))?;
    let inside = path.strip_prefix(shelf.folder()).ok()?;
    shelf.dir().get_file(inside)?.contents_utf8()
}

/// `scenarios/../workloads/a.json` without the detour; the library has no links.
fn tidy(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut out, part| {
        match part {
            Component::ParentDir => drop(out.pop()),
            Component::CurDir => {}
            other => out.push(other),
        }
        out
    })
}
