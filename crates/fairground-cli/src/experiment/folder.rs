//! A sweep's folder: its plan, its lock, and what a killed process left there.

use super::plan::Plan;
use crate::base::failure::Failure;
use crate::base::output::Output;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::Path;

/// The plan's file.
pub(crate) const PLAN: &str = "plan.json";

pub(crate) fn fault(path: &Path, error: &io::Error) -> Failure {
    Failure::writing(&path.display().to_string(), error)
}

/// Takes the lock, or tells that another has it.
pub(crate) fn lock(folder: &Path, name: &str) -> Result<File, Failure> {
    let path = folder.join(format!(".{name}.lock"));
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
    if old == *plan {
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
    match fs::read_to_string(&path) {
        Ok(text) => serde_json::from_str(&text).map(Some).map_err(|error| {
            Failure::Input(format!(
                "error: {} is no plan of a sweep: {error}\naccepted: what fairground wrote there",
                path.display()
            ))
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::Machine(format!("cannot read {}: {error}", path.display()))),
    }
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
