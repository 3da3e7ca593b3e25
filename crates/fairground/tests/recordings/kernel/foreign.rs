//! What came by from outside during a measurement: as often and as long as its own count says.
//!
//! Nothing here looks at what is checked. In the golden traces a foreign task runs as soon as it
//! wakes; a quarter of them are woken by a tick; and while the machine was busy one came by every
//! 50.15 ms for 6 µs.

use super::config::Foreign;
use fairground::workload::draw::{Draw, Stream};

/// A visit: when it is woken, µs since T0, and how long it runs, µs.
pub type Visit = (u64, u64);

const REGULAR_EVERY_US: u64 = 50_150;
const REGULAR_RUN_US: u64 = 6;
/// A tick's handler wakes a kworker so long after the tick expires.
const HANDLER_US: u64 = 12;
const TICKS_EVERY_US: u64 = 4_000;

/// The visits of a CPU in one run, in which T0 is so long after a tick.
pub fn visits(
    foreign: Foreign,
    duration_us: u64,
    t0_after_tick_us: u64,
    (cpu, seed): (usize, u64),
) -> Vec<Visit> {
    let Foreign { per_s, run_us } = foreign;
    let mut stream = Stream::new(seed, (1 << 51) + (1 - cpu as u64));
    let tick_us = TICKS_EVERY_US - t0_after_tick_us + HANDLER_US;
    let mut visits = Vec::new();
    let (mut per_s, mut busy_us_per_s) = (per_s, per_s * run_us);
    let regular_per_s = 1e6 / REGULAR_EVERY_US as f64;
    if per_s >= regular_per_s {
        let first_us = stream.draw(Draw::Uniform { lo: 0, hi: REGULAR_EVERY_US });
        let times = (first_us..duration_us).step_by(REGULAR_EVERY_US as usize);
        visits.extend(times.map(|at_us| (at_us, REGULAR_RUN_US)));
        per_s -= regular_per_s;
        busy_us_per_s -= regular_per_s * REGULAR_RUN_US as f64;
    }
    if per_s >= 0.1 {
        let gap = Draw::Exponential { mean: (1e6 / per_s) as u64 };
        let run = Draw::Exponential { mean: (busy_us_per_s / per_s).max(1.0) as u64 };
        let mut at_us = stream.draw(gap);
        while at_us < duration_us {
            visits
                .push((by_chance_on_a_tick(at_us, tick_us, &mut stream), stream.draw(run).max(1)));
            at_us += stream.draw(gap);
        }
    }
    visits.sort_unstable();
    visits
}

fn by_chance_on_a_tick(at_us: u64, tick_us: u64, stream: &mut Stream) -> u64 {
    if stream.draw(Draw::Uniform { lo: 0, hi: 3 }) > 0 {
        return at_us;
    }
    at_us.saturating_sub(tick_us).next_multiple_of(TICKS_EVERY_US) + tick_us
}
