//! `fairground reproduce` for programs.

use crate::base::failure::Failure;
use crate::study::{self, Study};
use crate::tell::study as tell;

/// What `fairground reproduce --json` prints of several studies: a list; all studies if none is
/// named.
///
/// # Errors
/// When there is no such study, or it is wrong.
pub fn reproduce_json(names: &[String]) -> Result<String, Failure> {
    let names = if names.is_empty() { study::names() } else { names.to_vec() };
    let studies: Vec<Study> =
        names.iter().map(|name| study::find(name)).collect::<Result<_, _>>()?;
    let done = studies.into_iter().map(study::reproduce).collect::<Result<Vec<_>, _>>()?;
    let mut text = Vec::new();
    tell::write_json(&mut text, &done, false)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
