//! The lines of one row: the mean alone, or all that mmtests' full table has.

use crate::experiment::compare::Row;
use crate::run::unit::Unit;
use fairground_statistics::better::Better;
use fairground_statistics::moments::Moments;
use std::io;

/// One arm's number in a line.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub value: f64,
    pub gain_percent: f64,
    /// The mark of the row belongs to this line.
    pub marked: bool,
}

/// The means of all arms.
pub(super) fn means(row: &Row) -> Vec<Entry> {
    let of_baseline = Entry { value: row.mean_of(0), gain_percent: 0.0, marked: false };
    let variants = row.cells.iter().enumerate().map(|(at, cell)| Entry {
        value: row.mean_of(at + 1),
        gain_percent: cell.gain_percent,
        marked: true,
    });
    std::iter::once(of_baseline).chain(variants).collect()
}

/// All lines; deviations are better when lower, whatever the metric (mmtests).
pub(super) fn rows(
    row: &Row,
    mut line: impl FnMut(&str, Unit, Vec<Entry>) -> io::Result<()>,
) -> io::Result<()> {
    let better = row.better();
    let of = |numbers: &Vec<f64>| Moments::of(numbers, row.mean, better);
    let moments: Vec<Moments> = row.values.iter().map(of).collect();
    let all = |better: Better, number: fn(&Moments) -> f64| -> Vec<Entry> {
        let baseline = number(&moments[0]);
        let entry = |moments: &Moments| {
            let value = number(moments);
            let same = value == baseline;
            let gain_percent = if same { 0.0 } else { better.gain(baseline, value) };
            Entry { value, gain_percent, marked: false }
        };
        moments.iter().map(entry).collect()
    };
    let unit = row.metric.unit();
    line("Min", unit, all(better, |m| m.min))?;
    line(row.mean.name(), unit, means(row))?;
    line("Stddev", unit, all(Better::Lower, |m| m.stddev))?;
    line("CoeffVar", Unit::Percent, all(Better::Lower, |m| m.coeffvar))?;
    line("Max", unit, all(better, |m| m.max))?;
    let best = format!("B{}-95", row.mean.name().to_lowercase());
    line(&capital(&best), unit, all(better, |m| m.best))
}

/// `BAmean-95`: mmtests' spelling.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first: String = letters.by_ref().take(1).collect();
    let second: String = letters.by_ref().take(1).collect();
    format!("{first}{}{}", second.to_uppercase(), letters.as_str())
}
