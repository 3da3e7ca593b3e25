//! Where a scenario is: a file, a name of the library, or a tool's command; and what a file is.

use super::fault::{Fault, Read, clean};
use super::file::{FILE_MAX, STDIN, is_stdin, shown};
use super::given_files::is_there;
use super::library::{Place, Shelf};
use super::overrides::Overrides;
use super::tools;
use std::path::Path;

/// True if this file's name says that it has limits alone.
pub(super) fn is_limits(place: &Place) -> bool {
    matches!(extension(place), Some("yaml" | "yml" | "service" | "slice" | "conf"))
}

/// True of an rt-app workload: by its name, or if that says nothing by how it begins.
pub(super) fn is_json(place: &Place) -> Read<bool> {
    match extension(place) {
        Some("json") => Ok(true),
        Some("toml") => Ok(false),
        _ => {
            let (_, text) = place.text(FILE_MAX)?;
            let start = text.trim_start();
            Ok(start.starts_with('{') || start.starts_with("/*") || start.starts_with("//"))
        }
    }
}

/// A manifest, compose file or unit says what is allowed, not what is done.
pub(super) fn only_limits(path: &Path) -> Box<Fault> {
    let name = path.display().to_string();
    let help = format!("its limits are laid over a scenario: SCENARIO --limits {name}");
    Fault::of(name, "this file has limits, but no tasks")
        .accepts("a scenario (.toml), an rt-app workload (.json), a tool's command")
        .help(help)
}

fn extension(place: &Place) -> Option<&str> {
    let (Place::Disk(path) | Place::Library(path)) = place;
    path.extension().and_then(|ext| ext.to_str())
}

/// A tool's command, unless a file has this very name.
pub(super) fn command(path: &Path) -> Option<&str> {
    let text = path.to_str().filter(|text| tools::is_command(text))?;
    (!is_there(path)).then_some(text)
}

/// Standard input has one text, which can't be a scenario and its limits at once.
pub(super) fn one_stdin(path: &Path, overrides: &Overrides) -> Read<()> {
    let machine = overrides.machine.as_deref().map(Path::new);
    let all = std::iter::once(path).chain(machine);
    let all = all.chain(overrides.limits.iter().map(|path| path.as_path()));
    let all = all.chain(overrides.beside.iter().map(|path| path.as_path()));
    if all.filter(|path| is_stdin(path)).count() < 2 {
        return Ok(());
    }
    Err(Fault::of(shown(Path::new(STDIN)), "several files are to be read from it")
        .accepts("- for one of the scenario, --machine, --limits and --beside"))
}

/// A path on disk, or the bare name of a scenario or workload of the library.
pub(super) fn find(path: &Path) -> Read<Place> {
    if is_stdin(path) || is_there(path) {
        return Ok(Place::Disk(path.into()));
    }
    let text = path.to_str().unwrap_or("");
    let shelves = [Shelf::Scenarios, Shelf::Workloads];
    if let Some((file, _)) = shelves.iter().find_map(|shelf| shelf.get(text)) {
        return Ok(Place::Library(file));
    }
    if let Some(first) = meant_for_a_tool(text) {
        let names = tools::names();
        let fault = Fault::of(text.to_owned(), format!("there is no tool \"{}\"", clean(first)))
            .accepts(format!("a command of {}; or a path", names.join(", ")));
        return Err(match tools::hint_of_others(first) {
            Some(hint) => fault.help(hint),
            None => fault.suggest(first, names),
        });
    }
    let mut names: Vec<&str> = shelves.iter().flat_map(|shelf| shelf.names()).collect();
    names.sort_unstable();
    names.dedup();
    Err(Fault::of(path.display().to_string(), "there is no such file")
        .accepts(format!(
            "a path, a tool's command in quotes (`fairground list tools`), or a name of the \
             library: {}",
            names.join(", ")
        ))
        .suggest(text, names))
}

/// The first word of what looks like a command, with a flag behind it: no path.
fn meant_for_a_tool(text: &str) -> Option<&str> {
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let is_flag = |word: &str| word.len() > 1 && word.starts_with('-');
    (!first.contains('/') && words.any(is_flag)).then_some(first)
}
