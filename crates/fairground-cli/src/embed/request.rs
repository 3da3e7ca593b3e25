//! What all questions of programs share: how they are read, and how pages go beside data.

use crate::base::failure::Failure;
use crate::experiment::compare::Seeds;
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

/// The seeds that are compared: those that are named, else as many as it takes.
pub(super) fn seeds(
    exactly: Option<String>,
    first: u64,
    precision: Option<f64>,
    budget: Option<u64>,
) -> Result<Seeds, Failure> {
    if precision.is_some_and(|percent| !(0.001..=1000.0).contains(&percent)) {
        return Err(Failure::Usage("precision: expected per cent, 0.001 to 1000".into()));
    }
    let most = seeds::SEEDS_MAX;
    if budget.is_some_and(|budget| !(1..=most).contains(&budget)) {
        return Err(Failure::Usage(format!("budget: expected 1 to {most} seeds")));
    }
    if exactly.is_some() && (precision.is_some() || budget.is_some()) {
        return Err(Failure::Usage("give either seeds, or precision and budget".into()));
    }
    let budget = budget.map(|budget| budget as usize);
    Ok(Seeds::asked(range(exactly)?, first, precision, budget))
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
