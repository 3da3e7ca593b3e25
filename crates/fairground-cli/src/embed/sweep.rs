//! `fairground sweep` for programs: who runs which point is decided by the caller.

use super::request::parse;
use crate::base::failure::Failure;
use crate::experiment::request::SweepRequest;
use crate::experiment::sweep::Sweep;
use crate::tell::point;

/// Reads a sweep's question, which is JSON with the names of the command line's options, and every
/// setting of it.
///
/// # Errors
/// What the command line would say.
pub fn sweep(request: &str) -> Result<Sweep, Failure> {
    parse::<SweepRequest>(request)?.sweep(point::value)
}
