//! What all questions of programs share: how they are read, and how pages go beside data.

use crate::base::failure::Failure;
use crate::experiment::seeds;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io;
use std::ops::RangeInclusive;

/// Reads a question's JSON.
pub(super) fn parse<'r, T: Deserialize<'r>>(request: &'r str) -> Result<T, Failure> {
    serde_json::from_str(request)
        .map_err(|error| Failure::Usage(format!("the request is wrong: {error}")))
}

/// The seeds that are named, if any are.
pub(super) fn range(seeds: Option<String>) -> Result<Option<RangeInclusive<u64>>, Failure> {
    let parsed = seeds.map(|text| seeds::parse(&text)).transpose();
    parsed.map_err(|fault| Failure::Usage(format!("seeds: {fault}")))
}

/// Puts a page beside the data.
pub(super) fn put(
    value: &mut Value,
    key: &str,
    write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut page = Vec::new();
    write(&mut page)?;
    value[key] = json!(String::from_utf8_lossy(&page));
    Ok(())
}
