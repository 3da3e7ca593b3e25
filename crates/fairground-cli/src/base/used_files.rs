//! Files that a command reads and writes, so that no answer is written over a question: what was
//! read is not replaced, and no two options write one file. Who embeds us begins no command, and is
//! not looked after.

use super::failure::Failure;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

static USED: Mutex<Option<Used>> = Mutex::new(None);

/// Files of the command that is at work, links followed.
#[derive(Default)]
struct Used {
    read: HashSet<PathBuf>,
    /// With the option that names each.
    written: Vec<(PathBuf, &'static str)>,
}

impl Used {
    fn option_of(&self, place: &Path) -> Option<&'static str> {
        let written = self.written.iter().find(|(written, _)| written == place);
        written.map(|(_, option)| *option)
    }
}

/// A command begins.
pub fn begin() {
    *used() = Some(Used::default());
}

/// It has ended: what it used is nothing to the next.
pub fn end() {
    *used() = None;
}

/// A file is read; gives the option that would replace it, if one would.
pub fn read(path: &Path) -> Option<&'static str> {
    let mut used = used();
    let used = used.as_mut()?;
    let place = whole(path);
    let option = used.option_of(&place);
    used.read.insert(place);
    option
}

/// Takes a file for what an option writes. Pipes and devices may be named as often as is wanted.
///
/// # Errors
/// When another option writes it, or the command reads it.
pub(super) fn claim(option: &'static str, path: &Path) -> Result<(), Failure> {
    let mut used = used();
    let is_plain = !fs::metadata(path).is_ok_and(|meta| !meta.is_file());
    let Some(used) = used.as_mut().filter(|_| is_plain) else { return Ok(()) };
    let (place, shown) = (whole(path), path.display());
    if let Some(other) = used.option_of(&place) {
        let title = format!("{other} and {option} both name {shown}\naccepted: a file for each");
        return Err(Failure::Usage(title));
    }
    if used.read.contains(&place) {
        let title = format!("{option} {shown}: this command reads that file");
        return Err(Failure::Usage(format!("{title}\naccepted: another name")));
    }
    used.written.push((place, option));
    Ok(())
}

fn used() -> MutexGuard<'static, Option<Used>> {
    USED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A path that names a file wherever it is seen from, there or not.
fn whole(path: &Path) -> PathBuf {
    let parent = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let of_parent = || Some(parent.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(of_parent).unwrap_or_else(|| path.to_owned())
}
