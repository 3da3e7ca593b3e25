//! Whether the simulated services do what was measured. The nearest that a search finds may still
//! be far; then nothing may be promised of them.

use super::measured_met;
use super::page::{Page, ms, short};
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::world::Measured;
use crate::experiment::fit::{MOST, about_ends, is_near, is_otherwise, near_ends, off_side_of};
use crate::tell::amount::percent;
use fairground_statistics::weighted::{COARSE, share};

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

/// That most services meet the targets today where what was measured misses them, or the other way
/// round: each is near enough, and what a change does to these targets they can't tell. With
/// neighbours they may.
pub fn target_otherwise(page: &Page, question: &Question, explained: &Explained) -> Option<String> {
    let is_met = measured_met::of(page, question).filter(|_| question.beside.is_empty())?;
    let holds = explained.now.holds();
    let (otherwise, words) = match is_met {
        true => (1.0 - holds, ["miss", "meets"]),
        false => (holds, ["meet", "misses"]),
    };
    let [theirs, measured] = words;
    (page.misfit.is_none() && otherwise >= MOST).then(|| {
        format!(
            "BEWARE: {} of them, by weight, {theirs} the target today, and what was measured \
             {measured} it. So what a change does to the target is left open.",
            percent(otherwise)
        )
    })
}

/// That the p99 of most services lies below what was measured, or of most above it, if so: each is
/// near enough, and together they know nothing of the other side. With neighbours they may. Of a
/// wide bucket it is known about where in it the p99 lies.
pub fn off_side(page: &Page, question: &Question, explained: &Explained) -> Option<String> {
    let within_ms = page.measured.within_ms(0.99).filter(|_| question.beside.is_empty())?;
    let about_ms = page.measured.about_p99_ms;
    let p99s_ms: Vec<(f64, f64)> =
        explained.now.all.iter().map(|(weight, one)| (one.p99_ms, *weight)).collect();
    let (off, side) = off_side_of(&p99s_ms, ends(within_ms, about_ms));
    let about = about_ms.map_or(String::new(), |[low, high]| {
        let (low, high) = (short(low), short(high));
        format!(
            " (about {low} to {high} ms, by how many requests took longer than its bucket's ends, \
             if times between spread as tails mostly do)"
        )
    });
    (page.misfit.is_none() && off >= MOST).then(|| {
        format!(
            "BEWARE: the p99 of most of them ({} of the weight) lies {side} what was \
             measured{about}, so times after a change may lie {side} too, and what it does to a \
             target is left open.",
            percent(off)
        )
    })
}

/// Where a p99 is still as measured: no further out than times are coarse, nor than where in its
/// bucket it is about.
fn ends(within_ms: [Option<f64>; 2], about_ms: Option<[f64; 2]>) -> [Option<f64>; 2] {
    let [low, high] = near_ends(within_ms, 1.0 + COARSE);
    let [about_low, about_high] = about_ms.map_or([None; 2], about_ends);
    let low = about_low.map_or(low, |about| low.map(|low| low.max(about)));
    let high = about_high.map_or(high, |about| high.map(|high| high.min(about)));
    [low, high]
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
    fn a_set_lies_on_the_side_where_more_of_it_is_outside_of_what_was_measured() {
        let all_ms = [(300.0, 1.0), (480.0, 2.0), (600.0, 2.0), (1100.0, 3.0)];
        let outside = |all: &[(f64, f64)], within| off_side_of(all, ends(within, None));
        assert_eq!(outside(&all_ms, [Some(500.0), Some(1000.0)]), (0.375, "above"));
        assert_eq!(outside(&all_ms, [Some(700.0), None]), (0.625, "below"));
        assert_eq!(outside(&[(51.0, 1.0)], [Some(50.0); 2]), (0.0, "above"), "as coarse as times");
        let within = [Some(250.0), Some(1000.0)];
        let about = |ms| off_side_of(&all_ms, ends(within, Some([ms, ms])));
        assert_eq!(about(760.0), (0.625, "below"));
        assert_eq!(about(420.0), (0.625, "above"));
    }

    #[test]
    fn near_is_told_as_the_times_that_it_is_measured_against() {
        assert_eq!(near([Some(250.0), Some(500.0)], 1.25), "200 to 625");
        assert_eq!(near([Some(10_000.0), None], 1.25), "8000 and more");
        assert_eq!(near([None, Some(4.0)], 1.25), "up to 5.00");
    }
}
