//! `fairground sweep` for programs: who runs which point is decided by the caller.

use super::request::parse;
use crate::base::console;
use crate::base::failure::Failure;
use crate::experiment::plan::Plan;
use crate::experiment::request::SweepRequest;
use crate::experiment::sweep::Sweep;
use crate::tell::{overload, point, sweep_inert, sweep_overload};

/// Reads a sweep's question, which is JSON with the names of the command line's options, and every
/// setting of it.
///
/// # Errors
/// What the command line would say.
pub fn sweep(request: &str) -> Result<Sweep, Failure> {
    parse::<SweepRequest>(request)?.sweep(point::value)
}

/// Which settings of a plan are overloaded, as the lines of its data set tell, as JSON; it warns of
/// them, and of knobs that changed nothing, as the command line does.
///
/// # Errors
/// When these are no lines of a sweep.
pub fn overloads_json(plan: &str, lines: &str) -> Result<String, Failure> {
    let plan: Plan = parse(plan)?;
    let unreadable =
        |error| Failure::Input(format!("error: a line is no point of a sweep: {error}"));
    let found = sweep_overload::read(&plan, lines.as_bytes()).map_err(unreadable)?;
    overload::warn(&sweep_overload::sentences(&plan, &found));
    for inert in sweep_inert::sentences(&plan, lines.as_bytes()).map_err(unreadable)? {
        console::caution(&inert);
    }
    Ok(sweep_overload::value(&plan, &found).to_string())
}
