//! What all gains of a study's letters say together: ours beside the thread's, and beside those of
//! someone who only knows that the patch helps.

use super::Tolerance;
use super::letter::{Claim, Letter};
use super::near::near;
use super::reproduced::Compared;
use super::sample::Sample;
use super::shipped::Study;
use super::spec::{Cell, Kind, Statistic};
use crate::run::metric::Metric;
use fairground_statistics::moments::{Mean, amean};
use fairground_statistics::samples::marked_2022;

/// One row of a letter.
pub struct Row {
    /// Load point.
    pub point: String,
    /// Baseline and patch of the thread.
    pub theirs: [f64; 2],
    /// Of ours, the means over the seeds.
    pub ours: [f64; 2],
    /// Gain of the thread and of ours, per cent.
    pub gain: [f64; 2],
    /// Significant in the thread, and in ours.
    pub starred: [bool; 2],
}

/// All rows of a letter.
pub struct Page<'s> {
    /// The letter.
    pub letter: &'s Letter,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// Over several pages.
pub struct Summary {
    /// Starred cells of the thread with a positive gain, and those of them where ours is positive.
    pub positive: [usize; 2],
    /// The same of negative ones.
    pub negative: [usize; 2],
    /// Spearman's rank correlation of the gains, starred cells only.
    pub rank_correlation: f64,
    /// Mean error of our gains, percentage points, starred cells only.
    pub error_points: f64,
    /// The like for one who always says the mean of the thread's gains.
    pub constant_error_points: f64,
}

/// Every letter of a study with the numbers of its runs.
pub fn pages<'s>(study: &'s Study, samples: &[Sample]) -> Vec<Page<'s>> {
    study.spec.letters.iter().map(|letter| page(letter, samples)).collect()
}

fn page<'s>(letter: &'s Letter, samples: &[Sample]) -> Page<'s> {
    let row = |(point, baseline, patch, starred): &(String, f64, f64, bool)| {
        let factor = letter.factor(point);
        let numbers = [0, 1].map(|column| {
            let arm = letter.arm(point, column);
            let of_arm = samples.iter().filter(|sample| sample.arm == arm);
            of_arm.map(|sample| sample.first * factor).collect::<Vec<f64>>()
        });
        let ours = [amean(&numbers[0]), amean(&numbers[1])];
        Row {
            point: point.clone(),
            theirs: [*baseline, *patch],
            ours,
            gain: [letter.better.gain(*baseline, *patch), letter.better.gain(ours[0], ours[1])],
            starred: [*starred, marked_2022(&numbers[0], &numbers[1], Mean::Arithmetic)],
        }
    };
    Page { letter, rows: letter.rows.iter().map(row).collect() }
}

/// Why claims miss, as long as their rows do.
const CLAIMS_NOTE: &str = "follows from the rows above; why they miss is said there.";

/// What is claimed of the gains of each letter, and of all letters that a summary names, as cells.
pub fn claims(study: &Study, samples: &[Sample]) -> Vec<Compared> {
    let pages = pages(study, samples);
    let of_letters = pages.iter().flat_map(|page| {
        page.letter.claims.iter().filter_map(|claim| greatest(page, claim)).collect::<Vec<_>>()
    });
    let of_all = study.spec.summaries.iter().flat_map(|name| {
        let named = pages.iter().filter(|page| page.letter.name.starts_with(name.as_str()));
        all_claims(name, &summary(named))
    });
    of_letters.chain(of_all).collect()
}

fn greatest(page: &Page<'_>, claim: &Claim) -> Option<Compared> {
    let rows = &page.rows[page.letter.span(claim)?];
    let of = |side: usize| rows.iter().map(|row| row.gain[side]).fold(f64::MIN, f64::max);
    let tolerance = match (claim.greatest_at_least, claim.greatest_at_most) {
        (Some(least), None) => Tolerance::AtLeast(least),
        (None, Some(most)) => Tolerance::AtMost(most),
        _ => return None,
    };
    let row = format!("{} of {}", claim.says, page.letter.name);
    Some(compared(row, "% gain", of(0), of(1), tolerance))
}

/// The bounds of the issue: ranks at 0.5 or more, more signs than a constant hits, and a smaller
/// error.
fn all_claims(name: &str, sums: &Summary) -> Vec<Compared> {
    let all = (sums.positive[0] + sums.negative[0]) as f64;
    let right = (sums.positive[1] + sums.negative[1]) as f64;
    let constant = sums.positive[0].max(sums.negative[0]) as f64;
    let cell = |what: &str, unit, target, ours, tolerance| {
        compared(format!("{name}: {what}"), unit, target, ours, tolerance)
    };
    vec![
        cell("rank corr.", "rho", 1.0, sums.rank_correlation, Tolerance::AtLeast(0.5)),
        cell("signs right", "count", all, right, Tolerance::AtLeast(constant + 1.0)),
        cell(
            "error",
            "points",
            0.0,
            sums.error_points,
            Tolerance::AtMost((sums.constant_error_points * 10.0).round() / 10.0),
        ),
    ]
}

fn compared(row: String, unit: &str, target: f64, ours: f64, tolerance: Tolerance) -> Compared {
    let cell = Cell {
        row,
        column: "claims".into(),
        unit: unit.into(),
        target,
        tolerance,
        kind: Kind::Predicted,
        arm: String::new(),
        task: None,
        metric: Metric::parse("goal_s").expect("it is in the list"),
        scale: 1.0,
        relation: None,
        near: None,
        statistic: Statistic::Mean,
        note: Some(CLAIMS_NOTE.into()),
    };
    let hit = near(&cell, [ours; 3], &[], &[]);
    Compared { cell, ours, low: ours, high: ours, hit }
}

/// Sums up some pages.
pub fn summary<'p>(pages: impl Iterator<Item = &'p Page<'p>>) -> Summary {
    let rows: Vec<&Row> = pages.flat_map(|page| &page.rows).filter(|row| row.starred[0]).collect();
    let count = |positive: bool| {
        let theirs = rows.iter().filter(|row| (row.gain[0] > 0.0) == positive);
        let hits = theirs.clone().filter(|row| (row.gain[1] > 0.0) == positive);
        [theirs.count(), hits.count()]
    };
    let theirs: Vec<f64> = rows.iter().map(|row| row.gain[0]).collect();
    let ours: Vec<f64> = rows.iter().map(|row| row.gain[1]).collect();
    let middle = amean(&theirs);
    let error = |of: &dyn Fn(&Row) -> f64| {
        amean(&rows.iter().map(|row| (of(row) - row.gain[0]).abs()).collect::<Vec<f64>>())
    };
    Summary {
        positive: count(true),
        negative: count(false),
        rank_correlation: correlation(&ranks(&theirs), &ranks(&ours)),
        error_points: error(&|row| row.gain[1]),
        constant_error_points: error(&|_| middle),
    }
}

/// Ranks, ties shared.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let below = |x: f64| numbers.iter().filter(|y| **y < x).count() as f64;
    let equal = |x: f64| numbers.iter().filter(|y| **y == x).count() as f64;
    numbers.iter().map(|&x| below(x) + (equal(x) + 1.0) / 2.0).collect()
}

/// Pearson's correlation.
fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let (middle_a, middle_b) = (amean(a), amean(b));
    let products = |x: &[f64], mx: f64, y: &[f64], my: f64| {
        x.iter().zip(y).map(|(x, y)| (x - mx) * (y - my)).sum::<f64>()
    };
    let both = products(a, middle_a, b, middle_b);
    both / (products(a, middle_a, a, middle_a) * products(b, middle_b, b, middle_b)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_share_ties() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0, 2.0]), [3.5, 1.0, 3.5, 2.0]);
        let (a, b) = (ranks(&[1.0, 5.0, 9.0]), ranks(&[2.0, 3.0, 100.0]));
        assert_eq!(correlation(&a, &b), 1.0);
    }
}
