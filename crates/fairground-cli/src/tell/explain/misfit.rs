//! Whether the simulated services do what was measured. The nearest that a search finds may still
//! be far; then nothing may be promised of them.

use super::page::{Page, ms};
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::world::Measured;
use crate::experiment::fit::{MOST, is_near};
use crate::experiment::statistics::weighted::share;

/// What is wrong if most of the simulated services are not like the measured one. With neighbours
/// beside them they need not be: those do the worst that they may.
pub fn of(page: &Page, question: &Question, explained: &Explained) -> Option<String> {
    if !question.beside.is_empty() {
        return None;
    }
    type Percentile = (&'static str, f64, fn(&Measured) -> f64);
    let percentiles: [Percentile; 2] =
        [("p99", 0.99, |one| one.p99_ms), ("p50", 0.5, |one| one.p50_ms)];
    percentiles.iter().find_map(|(name, of_all, value)| {
        let within_ms = page.measured.within_ms(*of_all)?;
        let is_off = |one: &Measured| !is_near(value(one), within_ms);
        let off = share(explained.now.all.iter().map(|(weight, one)| (is_off(one), *weight)));
        let simulated = ms(&explained.now.time(value));
        (off >= MOST).then(|| {
            format!(
                "These figures can't tell: the nearest services that were found are not near \
                 enough. Their {name} today is {simulated} ms, which is not what was measured in \
                 most of them. What follows is of other services than yours, so don't decide by it."
            )
        })
    })
}
