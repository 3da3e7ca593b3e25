//! Settings as rows: what holds, and what each target's metric is.

use super::amount::shown;
use crate::base::table::{Table, left, right};
use crate::experiment::target::Target;
use crate::experiment::tune::{Judged, Question, Row};
use crate::run::unit::Unit;
use std::io::{self, Write};

/// Widest column of settings; a longer one pushes its line out.
const NAME_WIDTH: usize = 64;

/// A line per setting: seeds that held, and each target's median and worst.
///
/// # Errors
/// When `out` does not take it.
pub fn write_rows(
    out: &mut dyn Write,
    question: &Question,
    rows: &[(&str, &Row)],
) -> io::Result<()> {
    let names: Vec<String> = rows.iter().map(|(_, row)| question.grid.name(&row.at)).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0).clamp(7, NAME_WIDTH);
    let measured = vec![right(24).gap(2); question.targets.len()];
    let setting = [left(width), right(7).gap(2)].into_iter();
    let table = Table::new(setting.chain(measured).chain([left(0).gap(2)]));
    let name = |target: &Target| target.metric.name().chars().take(17).collect::<String>();
    let heads = question.targets.iter().map(|target| format!("{} median/worst", name(target)));
    writeln!(out, "{}", table.line(["Setting".into(), "held".into()].into_iter().chain(heads)))?;
    for ((says, row), name) in rows.iter().zip(&names) {
        let held = match &row.judged.refused {
            Some(_) => "refused".to_owned(),
            None => format!("{}/{}", row.judged.held, row.judged.tried()),
        };
        let targets = 0..question.targets.len();
        let spreads = targets.map(|target| spread(question, &row.judged, target));
        let cells = [name.clone(), held].into_iter().chain(spreads).chain([(*says).to_owned()]);
        writeln!(out, "{}", table.line(cells))?;
    }
    Ok(())
}

fn spread(question: &Question, judged: &Judged, target: usize) -> String {
    use crate::experiment::target::Comparison::{AtLeast, Greater};
    let values = judged.sorted(target);
    let Some(median) = values.get(values.len() / 2) else { return "-".into() };
    let target = &question.targets[target];
    let worst = match target.comparison {
        Greater | AtLeast => values.first(),
        _ => values.last(),
    };
    let worst = worst.copied().unwrap_or(f64::NAN);
    let (unit, number) = (target.metric.unit(), |value| shown(value, Unit::Count));
    let word = unit.word();
    format!("{} / {} {word}", number(*median), number(worst)).trim_end().to_owned()
}
