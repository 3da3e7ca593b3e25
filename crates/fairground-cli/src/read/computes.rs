//! Which steps of a program take CPU time.

use fairground::workload::behavior::Step;

/// True of a step that computes, for some work or for some time.
pub(super) fn computes(step: &Step) -> bool {
    matches!(step, Step::Run(_) | Step::RunWall(_) | Step::RunOnClock { .. } | Step::Kernel { .. })
}
