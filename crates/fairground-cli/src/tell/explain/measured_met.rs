//! Do the figures meet the targets as they are? Where they tell, nothing need be simulated for it.

use super::page::Page;
use crate::experiment::explain::question::Question;
use crate::experiment::target::Target;

/// Whether all targets were met; nothing where what was measured does not tell.
pub(super) fn of(page: &Page, question: &Question) -> Option<bool> {
    let each: Vec<Option<bool>> = question.targets.iter().map(|target| one(page, target)).collect();
    if each.contains(&Some(false)) {
        return Some(false);
    }
    (!each.is_empty() && !each.contains(&None)).then_some(true)
}

/// One target: of a percentile of the requests, from above.
fn one(page: &Page, Target { metric, comparison, bound, .. }: &Target) -> Option<bool> {
    let is_meant = metric.is_of_requests() && metric.is_unnamed() && comparison.is_at_most();
    let share = metric.share().filter(|_| is_meant)?;
    let bound_ms = bound * metric.unit().ns() / 1e6;
    match page.measured.within_ms(share)? {
        [Some(low), Some(high)] if low == high => Some(comparison.holds(high, bound_ms)),
        [_, Some(high)] if comparison.holds(high, bound_ms) => Some(true),
        // Above a bucket's lower end more than the rest took longer than that end.
        [Some(low), _] if low >= bound_ms => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tell::measured::Measured;

    #[test]
    fn a_bucket_tells_unless_the_bound_lies_in_it() {
        let points = vec![(0.5, 10e6), (0.98, 500e6), (0.999, 1000e6)];
        let measured = Measured { points, is_histogram: true, ..Measured::default() };
        let mut page = Page { measured, ..Page::default() };
        let told = |page: &Page, text: &str| one(page, &Target::parse(text).expect("a target"));
        let texts =
            ["p99 < 500ms", "p99 < 1s", "p99 <= 1s", "p99 < 700ms", "p50 < 5ms", "p50 < 1s"];
        let all = [Some(false), None, Some(true), None, None, Some(true)];
        assert_eq!(texts.map(|text| told(&page, text)), all);
        assert_eq!(told(&page, "throttle_ratio < 5%"), None);
        assert_eq!(told(&page, "p99.9 <= 1s"), Some(true), "the bucket ends at just this share");
        page.measured = Measured { points: vec![(0.99, 48e6)], ..Measured::default() };
        let exact = ["p99 <= 48ms", "p99 < 48ms", "p95 < 49ms"];
        assert_eq!(exact.map(|text| told(&page, text)), [Some(true), Some(false), Some(true)]);
    }
}
