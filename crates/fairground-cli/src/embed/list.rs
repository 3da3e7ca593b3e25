//! `fairground list` for programs.

use crate::base::failure::Failure;
use crate::tell::listing::{Shelf, data};
use clap::ValueEnum;

/// What `fairground list SHELF --json` prints.
///
/// # Errors
/// When there is no such shelf.
pub fn list_json(shelf: &str) -> Result<String, Failure> {
    let found = Shelf::from_str(shelf, false);
    let found = found.map_err(|_| Failure::Usage(format!("there is no shelf \"{shelf}\"")))?;
    Ok(data::value(Some(found)).to_string())
}
