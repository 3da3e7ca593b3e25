//! The part of a program that goes on for ever. What comes before it happens once: a timer there is
//! no rhythm.

use fairground::workload::behavior::{Program, Step};

/// The steps within the first loop without an end, behind which nothing is ever reached; none of a
/// program that ends.
pub(super) fn forever(program: &Program) -> &[Step] {
    let mut steps = program.steps.iter().enumerate();
    let first = steps.find_map(|(at, step)| match step {
        Step::Repeat { to, times: None, .. } => Some((*to, at)),
        _ => None,
    });
    first.map_or(&[], |(to, at)| &program.steps[to..at])
}
