//! Differences of means that few histories make. Where a queue now and then grows, one history in
//! thirty may double the mean of a p50 that hardly moves in the others: the mean is right, and what
//! a reader takes from it is not. So the medians stand beside it.

use super::number::number;
use crate::base::text::shorten;
use crate::experiment::compare::{Cell, Comparison, Row};
use fairground_statistics::better::Better;
use fairground_statistics::moments::{median, numbers};

/// Smaller differences of means are left alone, per cent.
const GAIN_MIN: f64 = 10.0;
/// The median's difference is less than this part of the mean's.
const PART: f64 = 0.5;
/// Fewer histories have no median to speak of.
const HISTORIES_MIN: usize = 5;
/// Differences of means that are as large are told without a mark too, per cent: few histories
/// that collapse make a mean that scatters too much for one.
const LARGE: f64 = 50.0;
/// So many are told.
const TOLD_MAX: usize = 4;

/// A sentence for each marked or large difference that few histories make.
pub(super) fn told(done: &Comparison) -> Vec<String> {
    of(done, is_marked_or_large)
}

/// The same of losses alone.
pub(super) fn of_losses(done: &Comparison) -> Vec<String> {
    of(done, Cell::loses)
}

fn is_marked_or_large(cell: &Cell) -> bool {
    cell.loses() || cell.gains() || cell.gain_percent.abs() >= LARGE
}

fn of(done: &Comparison, is_meant: fn(&Cell) -> bool) -> Vec<String> {
    let rows = done.sections.iter().flat_map(|section| &section.rows);
    let cells = rows.flat_map(|row| (0..row.cells.len()).map(move |cell| (row, cell)));
    let meant = cells.filter(|(row, cell)| is_meant(&row.cells[*cell]));
    let told = meant.filter_map(|(row, cell)| sentence(row, cell, &done.arms[cell + 1]));
    told.take(TOLD_MAX).collect()
}

fn sentence(row: &Row, cell: usize, arm: &str) -> Option<String> {
    let [before, after] = [0, cell + 1].map(|arm| numbers(&row.values[arm]));
    if before.len().min(after.len()) < HISTORIES_MIN || row.better() == Better::Neither {
        return None;
    }
    let [from, to] = [median(&before), median(&after)];
    let (of_means, of_medians) = (row.cells[cell].gain_percent, row.better().gain(from, to));
    let is_same = of_medians.abs() >= PART * of_means.abs() && of_medians * of_means > 0.0;
    if is_same || of_means.abs() < GAIN_MIN || !of_medians.is_finite() {
        return None;
    }
    let (unit, arm) = (row.metric.unit(), shorten(arm, 40));
    let at = row.load.as_ref().map_or(String::new(), |load| format!(" at {load}"));
    let shown = |value: f64| number(value, unit);
    Some(format!(
        "Few histories make {of_means:+.0} % of {}{at}, {arm}: of most it is {of_medians:+.0} % \
         (medians {} and {} {}). `run --seeds` shows the spread.",
        row.metric,
        shown(from),
        shown(to),
        unit.word()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::compare::judged;
    use crate::experiment::rule::Rule;
    use crate::run::metric::Metric;

    fn row(after: [f64; 6]) -> Row {
        let before = [7.0, 7.1, 6.9, 7.0, 7.2, 6.8];
        let values = [before, after].map(|six| six.repeat(2)).to_vec();
        judged(None, Metric::parse("p50").unwrap(), values, Rule::Paired)
    }

    fn of(after: [f64; 6]) -> Option<String> {
        sentence(&row(after), 0, "kernel=7.3")
    }

    #[test]
    fn a_collapse_in_one_history_needs_no_mark() {
        let collapses = &row([6.9, 7.3, 7.1, 6.8, 7.4, 90.0]).cells[0];
        assert!(!collapses.loses() && is_marked_or_large(collapses));
        let scatters = &row([6.9, 7.3, 7.1, 6.8, 7.4, 8.0]).cells[0];
        assert!(!is_marked_or_large(scatters));
    }

    #[test]
    fn a_mean_that_one_history_makes_is_told_with_the_medians() {
        let told = of([7.2, 7.3, 7.1, 7.2, 7.4, 90.0]).expect("one of six makes it");
        assert!(told.contains("-200 % of p50, kernel=7.3: of most it is -4 %"), "{told}");
        assert!(told.contains("medians 7.00 and 7.25 ms"), "{told}");
    }

    #[test]
    fn what_all_histories_show_needs_no_word() {
        assert_eq!(of([9.0, 9.1, 8.9, 9.0, 9.2, 8.8]), None);
        // Small, whoever makes it.
        assert_eq!(of([7.0, 7.1, 6.9, 7.0, 7.2, 7.4]), None);
    }
}
