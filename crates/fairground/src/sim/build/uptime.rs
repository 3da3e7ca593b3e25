//! Where a run begins on the kernel's clock.
//!
//! Workloads count time from the start of the run; ticks, and timers of limits where they are
//! aligned, go by the clock of the kernel. Tasks that wake at fixed times meet these at the same
//! points in each history, unless each begins at another moment of that clock.

use crate::sim::scenario::Scenario;
use crate::units::{NS_PER_SEC, Ns};
use crate::workload::draw::Stream;

/// Who draws.
const OWNER: u64 = u64::MAX - 3;
/// A drawn clock is below this, and a whole number of usual ticks and periods, ns.
const MOST_NS: Ns = 1000 * NS_PER_SEC;

/// The kernel's clock when the run begins, ns.
fn uptime_ns(scenario: &Scenario) -> Ns {
    let drawn_ns = || Stream::new(scenario.seed, OWNER).next_u64() % MOST_NS;
    scenario.machine.uptime_ns.unwrap_or_else(drawn_ns)
}

/// How far into a tick the run begins, ns.
pub fn into_tick_ns(scenario: &Scenario) -> Ns {
    uptime_ns(scenario) % scenario.kernel.tick_ns()
}

/// When the first CPU ticks first, ns from the start.
pub fn first_tick_ns(scenario: &Scenario) -> Ns {
    let tick_ns = scenario.kernel.tick_ns();
    (tick_ns - into_tick_ns(scenario)) % tick_ns
}

/// When a timer first expires, ns from the start, that does so at `at_ns` of the kernel's clock;
/// what counts is the rest modulo its period.
pub fn first_after_begin_ns(scenario: &Scenario, at_ns: Ns) -> Ns {
    match uptime_ns(scenario) % MOST_NS {
        0 => at_ns,
        begin_ns => at_ns + MOST_NS - begin_ns,
    }
}
