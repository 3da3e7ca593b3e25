//! The files of a folder that a page may choose from: scenarios, workloads, manifests and traces
//! that lie in it, and nothing else. A file is asked for by an address made of its name, so no path
//! is ever taken from a request; and a link that leads out of the folder is not followed.

use crate::base::failure::Failure;
use crate::tell::trace;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Files of a folder that are listed.
const FILES_MAX: usize = 500;
/// The largest text that a page gets, bytes; of a trace it reads what it draws.
const FILE_BYTES_MAX: u64 = 8 << 20;
/// What a file is to the page, by the end of its name.
const KINDS: [(&str, &str); 5] = [
    ("toml", "scenario"),
    ("json", "scenario"),
    ("yaml", "limits"),
    ("yml", "limits"),
    (trace::ENDING, TRACE),
];
const TRACE: &str = "trace";
const ACCEPTED: &str = "a folder, or a scenario (.toml), workload (.json), manifest (.yaml, \
                        .yml) or trace (.fgtrace, as `fairground run --trace` writes it)";

/// A folder, or the one file of it that is wanted.
pub struct Folder {
    path: PathBuf,
    only: Option<String>,
}

impl Folder {
    /// Looks whether it is there.
    ///
    /// # Errors
    /// When it is not, or is neither a folder nor a file that a page can open.
    pub fn open(path: &Path) -> Result<Folder, Failure> {
        let wrong = |what: String| {
            Failure::Input(format!("error: {what}\n --> {}\naccepted: {ACCEPTED}", path.display()))
        };
        let whole =
            fs::canonicalize(path).map_err(|error| wrong(format!("can't open: {error}")))?;
        if whole.is_dir() {
            return Ok(Folder { path: whole, only: None });
        }
        let name = whole.file_name().and_then(|name| name.to_str()).map(str::to_owned);
        let name = name.filter(|name| kind(name).is_some() && whole.is_file());
        let name = name.ok_or_else(|| wrong("the page can't open this file".into()))?;
        if kind(&name) == Some(TRACE) {
            trace::check(&whole).map_err(wrong)?;
        }
        let folder = whole.parent().unwrap_or(Path::new("/")).to_owned();
        Ok(Folder { path: folder, only: Some(name) })
    }

    /// The files as JSON: name, what it is, and the address to ask for.
    pub fn listing(&self) -> String {
        let file = |name: &String| -> Value {
            let address = format!("folder/{}", address(name));
            json!({"name": name, "kind": kind(name), "address": address})
        };
        let files: Vec<Value> = self.names().iter().map(file).collect();
        json!({"files": files}).to_string()
    }

    /// The page that shows what was asked for: of one trace that of traces.
    pub fn page(&self) -> &'static str {
        match self.only.as_deref().and_then(kind) {
            Some(TRACE) => "trace.html",
            _ => "",
        }
    }

    /// A trace by its address.
    pub fn trace(&self, asked: &str) -> Option<fs::File> {
        let mut names = self.names().into_iter().filter(|name| kind(name) == Some(TRACE));
        let name = names.find(|name| address(name) == asked)?;
        fs::File::open(self.path.join(name)).ok()
    }

    /// The text of a file by its address; None if there is no such file, or it is no text.
    pub fn text(&self, asked: &str) -> Option<String> {
        let name = self.names().into_iter().find(|name| address(name) == asked)?;
        let file = fs::File::open(self.path.join(name)).ok()?;
        let mut text = String::new();
        file.take(FILE_BYTES_MAX).read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Names that may be asked for, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let wanted = |name: &String| self.only.as_ref().is_none_or(|only| only == name);
        let mut names: Vec<String> =
            names.filter(|name| wanted(name) && self.may_be_read(name)).collect();
        names.sort_unstable();
        names.truncate(FILES_MAX);
        names
    }

    /// True of a file of a known kind that lies in the folder itself, and is not too large.
    fn may_be_read(&self, name: &str) -> bool {
        if kind(name).is_none() || name.starts_with('.') {
            return false;
        }
        let Ok(whole) = fs::canonicalize(self.path.join(name)) else { return false };
        let fits = |file: fs::Metadata| {
            file.is_file() && (kind(name) == Some(TRACE) || file.len() <= FILE_BYTES_MAX)
        };
        whole.starts_with(&self.path) && fs::metadata(&whole).is_ok_and(fits)
    }
}

fn kind(name: &str) -> Option<&'static str> {
    let end = name.rsplit_once('.')?.1;
    KINDS.iter().find(|(known, _)| *known == end).map(|(_, kind)| *kind)
}

/// Letters and digits that stand for a name.
fn address(name: &str) -> String {
    let hash = Sha256::digest(name.as_bytes());
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("serve-{name}-{}", std::process::id()));
        fs::create_dir_all(path.join("inside")).expect("made");
        path
    }

    #[test]
    fn links_that_lead_out_and_other_kinds_are_not_there() {
        let path = folder("links");
        for name in ["a.toml", "b.yaml", "secret.pem", ".hidden.toml", "inside/c.toml"] {
            fs::write(path.join(name), name).expect("written");
        }
        let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, path.join(name));
        link("/etc/passwd", "out.toml").expect("linked");
        link("..", "up.toml").expect("linked");
        link("a.toml", "same.toml").expect("linked");
        link("no-such", "broken.toml").expect("linked");
        let served = Folder::open(&path).expect("a folder");
        assert_eq!(served.names(), ["a.toml", "b.yaml", "same.toml"]);
        assert_eq!(served.text(&address("a.toml")).as_deref(), Some("a.toml"));
        for asked in ["a.toml", "../a.toml", &address("out.toml"), &address("secret.pem"), ""] {
            assert_eq!(served.text(asked), None, "{asked}");
        }
        let one = Folder::open(&path.join("b.yaml")).expect("a file");
        assert_eq!(one.names(), ["b.yaml"]);
        fs::remove_dir_all(&path).expect("removed");
    }

    #[test]
    fn what_is_no_folder_is_told_with_what_is_accepted() {
        let path = folder("kinds");
        fs::write(path.join("run.perfetto-trace"), "x").expect("written");
        for name in ["no-such", "run.perfetto-trace"] {
            let Err(Failure::Input(message)) = Folder::open(&path.join(name)) else {
                panic!("{name} was opened");
            };
            assert!(message.contains(name) && message.contains("accepted: a folder"), "{message}");
        }
        fs::remove_dir_all(&path).expect("removed");
    }
}
