//! Settings as rows: what holds, and what each target's metric is.

use super::amount::shown;
use super::set;
use crate::base::table::{Table, left, right};
use crate::base::text::shorten;
use crate::experiment::target::Target;
use crate::experiment::tune::{Judged, Question};
use crate::run::unit::Unit;
use std::io::{self, Write};

/// Widest column of settings; a longer one pushes its line out.
const NAME_WIDTH: usize = 64;

/// Widest name of a metric; a longer one is cut in its middle.
const METRIC_WIDTH: usize = 32;

/// A setting as a line.
pub struct Row<'j> {
    /// What it is to the answer.
    pub says: &'static str,
    /// It, in words.
    pub name: String,
    /// What was measured.
    pub judged: &'j Judged,
}

/// A line per setting: seeds that held, and each target's median and worst; of a set of
/// explanations in the likeliest one.
///
/// # Errors
/// When `out` does not take it.
pub fn write_rows(out: &mut dyn Write, question: &Question, rows: &[Row<'_>]) -> io::Result<()> {
    if let Some(likeliest) = set::likeliest(&question.grid.worlds) {
        writeln!(out, "In {likeliest}:")?;
    }
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).clamp(7, NAME_WIDTH);
    let heads = question.targets.iter().map(|target| format!("{} median/worst", name(target)));
    let heads: Vec<String> = heads.collect();
    let measured: Vec<_> = heads.iter().map(|head| right(head.len().max(24)).gap(2)).collect();
    let setting = [left(width), right(7).gap(2)].into_iter();
    let table = Table::new(setting.chain(measured).chain([left(0).gap(2)]));
    writeln!(out, "{}", table.line(["Setting".into(), "held".into()].into_iter().chain(heads)))?;
    for Row { says, name, judged } in rows {
        let held = match &judged.refused {
            Some(_) => "refused".to_owned(),
            None => format!("{}/{}", judged.held(), judged.tried()),
        };
        let targets = 0..question.targets.len();
        let spreads = targets.map(|target| spread(question, judged, target));
        let cells = [name.clone(), held].into_iter().chain(spreads).chain([(*says).to_owned()]);
        writeln!(out, "{}", table.line(cells))?;
    }
    Ok(())
}

/// A metric's name as the head of a column.
fn name(target: &Target) -> String {
    shorten(target.metric.name(), METRIC_WIDTH)
}

fn spread(question: &Question, judged: &Judged, target: usize) -> String {
    let Target { metric, comparison, .. } = &question.targets[target];
    let both = judged.median(target).zip(judged.worst(target, *comparison));
    let Some((median, worst)) = both else { return "-".into() };
    let [median, worst] = [median, worst].map(|value| shown(value, Unit::Count));
    format!("{median} / {worst} {}", metric.unit().word()).trim_end().to_owned()
}
