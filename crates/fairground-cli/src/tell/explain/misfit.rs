//! Whether the simulated services do what was measured. The nearest that a search finds may still
//! be far; then nothing may be promised of them.

use super::page::{Page, ms, short};
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::world::Measured;
use crate::experiment::fit::{MOST, is_near, is_otherwise, near_ends};
use crate::tell::amount::percent;
use fairground_statistics::weighted::share;

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
        let is_off = |one: &Measured| !is_near(value(one), within_ms, page.measured.near);
        let off = share(explained.now.all.iter().map(|(weight, one)| (is_off(one), *weight)));
        let simulated = ms(&explained.now.time(value));
        (off >= MOST).then(|| {
            let (many, measured) = (many(off), page.measured.told_ms(*of_all));
            format!(
                "the nearest services that were found are not near enough. Their {name} today is \
                 {simulated} ms; measured were {measured} ms. Near is {} ms, and {many} not. What \
                 follows is of other services than yours, so don't decide by it.",
                near(within_ms, page.measured.near)
            )
        })
    })
}

/// That the throttling which was measured lies outside the range of the services, if it does: then
/// their limit stops them in another way than yours. With neighbours it may.
pub fn throttled_otherwise(
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> Option<String> {
    let measured = page.measured.throttled_percent.filter(|_| question.beside.is_empty())?;
    let range = explained.now.range(|one| one.throttled_percent);
    is_otherwise(measured, range).then(|| {
        format!(
            "BEWARE: {measured:.1} % of periods were throttled as measured, and {} % of theirs. So \
             the limit stops yours in another way, and what it does to a target is left open.",
            ms(&range)
        )
    })
}

/// What the set says of itself.
pub fn told(misfit: String) -> String {
    format!("{misfit}. Don't decide by what follows.")
}

/// The first sentence of the page.
pub fn sentence(misfit: &str) -> String {
    format!("These figures can't tell: {misfit}")
}

/// What counts as near, in words.
fn near(within_ms: [Option<f64>; 2], factor: f64) -> String {
    match near_ends(within_ms, factor).map(|end| end.map(short)) {
        [Some(low), Some(high)] => format!("{low} to {high}"),
        [Some(low), None] => format!("{low} and more"),
        [None, high] => format!("up to {}", high.unwrap_or_default()),
    }
}

/// How many a share of the weight is, 0 to 1: the nearer a service, the more it counts.
fn many(share: f64) -> String {
    let percent = percent(share);
    match share {
        share if share >= 1.0 - 1e-9 => "all are".into(),
        share if share > MOST => format!("most ({percent} of the weight) are"),
        _ => format!("{percent} of the weight are"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_is_more_than_half_of_the_weight() {
        let told = [1.0, 0.8, 0.5, 0.3].map(many);
        let expected = [
            "all are",
            "most (80 % of the weight) are",
            "50 % of the weight are",
            "30 % of the weight are",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn near_is_told_as_the_times_that_it_is_measured_against() {
        assert_eq!(near([Some(250.0), Some(500.0)], 1.25), "200 to 625");
        assert_eq!(near([Some(10_000.0), None], 1.25), "8000 and more");
        assert_eq!(near([None, Some(4.0)], 1.25), "up to 5.00");
    }
}
