//! A sweep's folder: its plan, its lock, and what a killed process left there.

use super::plan::Plan;
use crate::base::failure::Failure;
use crate::base::output::Output;
use crate::read::FILE_MAX;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

/// The plan's file.
pub(crate) const PLAN: &str = "plan.json";
const ANY_FOLDER: &str = "a folder, which is made if it is not there";

pub(crate) fn fault(path: &Path, error: &io::Error) -> Failure {
    Failure::writing(&path.display().to_string(), error)
}

/// Refuses what must not be written to, nor waited for: a link leads elsewhere, a pipe has no end.
pub(crate) fn check_plain(path: &Path) -> Result<(), Failure> {
    let Ok(meta) = fs::symlink_metadata(path) else { return Ok(()) };
    let kind = match meta.file_type() {
        kind if kind.is_file() => return Ok(()),
        kind if kind.is_symlink() => "a link",
        kind if kind.is_dir() => "a folder",
        _ => "a pipe or a device",
    };
    Err(Failure::Input(format!(
        "error: {} is {kind}\naccepted: a plain file, or none; remove it, or take another folder",
        path.display()
    )))
}

/// Makes a folder of results, unless it is there. A link in its place is refused as one in a file's
/// place is; folders above it may be links.
pub(crate) fn make(folder: &Path) -> Result<(), Failure> {
    let refused = |is: String, accepted: String| {
        let shown = folder.display();
        Err(Failure::Input(format!("error: {shown} is {is}\naccepted: {accepted}")))
    };
    match fs::symlink_metadata(folder) {
        Ok(meta) if meta.is_symlink() => match fs::canonicalize(folder) {
            Ok(real) => refused("a link".into(), format!("the folder itself, {}", real.display())),
            Err(_) => refused("a link that leads nowhere".into(), ANY_FOLDER.into()),
        },
        Ok(meta) if meta.is_file() => refused("a file".into(), ANY_FOLDER.into()),
        Ok(meta) if !meta.is_dir() => refused("a pipe or a device".into(), ANY_FOLDER.into()),
        _ => fs::create_dir_all(folder).map_err(|error| fault(folder, &error)),
    }
}

/// Takes the lock, or tells that another has it.
pub(crate) fn lock(folder: &Path, name: &str) -> Result<File, Failure> {
    let path = folder.join(format!(".{name}.lock"));
    check_plain(&path)?;
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|error| fault(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Failure::Machine(format!(
            "another fairground writes {name} in {}\naccepted: another folder, or to wait until it \
             is done",
            folder.display()
        ))),
        Err(TryLockError::Error(error)) => Err(fault(&path, &error)),
    }
}

/// Writes the plan, or checks that the one that is there is the same.
pub(crate) fn write_plan(folder: &Path, plan: &Plan) -> Result<(), Failure> {
    let path = folder.join(PLAN);
    let Some(old) = read_plan(folder)? else {
        let written = Output::create(&path).and_then(|mut out| {
            out.write_all(plan.text().as_bytes())?;
            out.commit_synced()
        });
        return written.map_err(|error| fault(&path, &error));
    };
    if old.is_same(plan) {
        return Ok(());
    }
    Err(Failure::Input(format!(
        "error: {} is of another sweep; what differs: {}\naccepted: another folder for this one",
        path.display(),
        old.difference(plan)
    )))
}

/// The plan of a folder, if it has one.
///
/// # Errors
/// When it can't be read, or is none.
pub fn read_plan(folder: &Path) -> Result<Option<Plan>, Failure> {
    let path = folder.join(PLAN);
    check_plain(&path)?;
    let no_plan = |why: &str| {
        Failure::Input(format!(
            "error: {} is no plan of a sweep: {why}\naccepted: what fairground wrote there; \
             without the file it is written anew, and lines that fit the sweep are kept",
            path.display()
        ))
    };
    let mut text = Vec::new();
    match File::open(&path).and_then(|file| file.take(FILE_MAX + 1).read_to_end(&mut text)) {
        Ok(bytes) if bytes as u64 > FILE_MAX => {
            Err(no_plan(&format!("it has more than {} MiB", FILE_MAX >> 20)))
        }
        Ok(_) => {
            let plan: Plan =
                serde_json::from_slice(&text).map_err(|error| no_plan(&error.to_string()))?;
            plan.fault().map_or(Ok(Some(plan)), |why| Err(no_plan(why)))
        }
        Err(error) if is_nothing_there(&error) => Ok(None),
        Err(error) => Err(Failure::Machine(format!("cannot read {}: {error}", path.display()))),
    }
}

/// True where there is no such file, or a file stands where its folder should be.
fn is_nothing_there(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Removes what a killed process left of the data set's temporary file.
pub(crate) fn sweep_away(folder: &Path, name: &str) -> io::Result<()> {
    let begins = format!(".{name}.jsonl.");
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        if file.starts_with(&begins) && file.ends_with(".partial") {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
