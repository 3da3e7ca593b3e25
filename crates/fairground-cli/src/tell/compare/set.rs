//! A comparison over a set of explanations, for people and as data.

use super::{bare_gain, data, too_few};
use crate::base::table::{Table, left, right};
use crate::base::text::{WIDTH, shorten, write_text};
use crate::experiment::compare::{ComparedSet, Comparison, Row, SetRow};
use crate::experiment::worlds::is_all;
use crate::run::signs::{Sign, of_worlds};
use crate::tell::amount::{percent, range};
use crate::tell::overload;
use crate::tell::set::write_misfit;
use fairground_statistics::better::Better;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.compare-set/1";

/// What numbers and words of the table mean.
const LEGEND: &str = "A gain is better than the baseline, a loss has a minus; x9 is nine times the \
                      baseline, \"from 0\" is up from nothing. Ranges are over the explanations, \
                      by weight (5, 50, 95 %), those of times 6 % wider at either end; each was \
                      compared with the same seeds in both arms. \"better in 40 % of the weight\": \
                      in explanations of that weight the seeds prove it, in the others it may be \
                      noise. Of services known by their figures alone such a range held the true \
                      gain of the p99 in 93 of 100 cases (docs/explanation/fit.md).";

/// Writes gains as ranges, those that lose anywhere first.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, set: &ComparedSet) -> io::Result<()> {
    write_misfit(out, set.misfit.as_deref(), "What it says of a change is no forecast.")?;
    let first = &set.compared[0];
    let section = &first.sections[0];
    let (count, kernel) = (set.worlds.len(), &section.kernel);
    let head = format!("{}: {count} explanations, kernel {kernel}", section.scenario);
    writeln!(out, "{}", shorten(&head, WIDTH))?;
    overload::write(out, &signs(set), count, overload::OF_EXPLANATIONS)?;
    let losses: Vec<&SetRow> = set.losses().collect();
    if !losses.is_empty() {
        writeln!(out, "Losses:")?;
    }
    for row in losses {
        let line = format!("{}: {}: {}", first.arms[row.arm], label(row), says(set, row));
        write_text(out, "  ", &line)?;
    }
    let labels = set.rows.iter().map(|row| label(row).len()).max().unwrap_or(0).clamp(6, 26);
    let arms = first.arms[1..].iter().map(String::len).max().unwrap_or(0).clamp(7, 26);
    let table =
        Table::new([left(labels), left(arms).gap(2), right(9), right(9), right(9), left(0).gap(2)]);
    writeln!(out, "{}", table.line(["Gain", "variant", "low", "likely", "high", ""]))?;
    for row in &set.rows {
        let range = row.gain_percent;
        let cells = [range.low, range.likely, range.high].map(bare_gain);
        let names = [shorten(&label(row), labels), shorten(&first.arms[row.arm], arms)];
        let line = table.line(names.into_iter().chain(cells).chain([says(set, row)]));
        writeln!(out, "{line}")?;
    }
    few(set).map_or(Ok(()), |few| write_text(out, "", &format!("{few}.")))?;
    write_text(out, "", LEGEND)?;
    neither(set).map_or(Ok(()), |text| write_text(out, "", &text))
}

/// What a minus is where it is no loss.
fn neither(set: &ComparedSet) -> Option<String> {
    let rows = set.rows.iter().filter(|row| row.metric.better() == Better::Neither);
    let mut names: Vec<&str> = rows.map(|row| row.metric.name()).collect();
    names.dedup();
    let all = names.join(", ");
    (!all.is_empty()).then(|| format!("Of {all} neither direction is better: a minus is less."))
}

/// How far the explanations agree about the sign; and of how many that is, if not of all. Nothing
/// is said of services that are not like the measured one.
pub fn says(set: &ComparedSet, row: &SetRow) -> String {
    if set.misfit.is_some() {
        return "no forecast".into();
    }
    let agreement = |all: &str| match row.better == 0.0 && row.worse == 0.0 {
        true if few(set).is_some() => "too few seeds to tell".into(),
        _ => agreement(row, all),
    };
    match row.explanations == row.of {
        true => agreement("all explanations"),
        false => format!(
            "of {} of {} explanations, weight {}: {}",
            row.explanations,
            row.of,
            percent(row.weight),
            agreement("all of them")
        ),
    }
}

/// What so few seeds can't tell of an explanation.
fn few(set: &ComparedSet) -> Option<String> {
    let least = |done: &Comparison| done.rows().map(Row::seeds).min().unwrap_or(0);
    set.compared.iter().find_map(|done| too_few(done, least(done)))
}

fn agreement(row: &SetRow, all: &str) -> String {
    let SetRow { better, worse, .. } = row;
    let [up, down] = row.metric.better().words();
    match (better, worse) {
        (better, _) if is_all(*better) => format!("{up} in {all}"),
        (_, worse) if is_all(*worse) => format!("{down} in {all}"),
        _ if *better == 0.0 && *worse == 0.0 => "within noise".into(),
        _ if *worse == 0.0 => format!("{up} in {} of the weight, else noise", percent(*better)),
        _ if *better == 0.0 => format!("{down} in {} of the weight, else noise", percent(*worse)),
        _ => format!("DEPENDS: {up} in {}, {down} in {}", percent(*better), percent(*worse)),
    }
}

/// What is measured, and at which load.
pub fn label(row: &SetRow) -> String {
    match &row.load {
        Some(load) => format!("{}-{load}", row.metric),
        None => row.metric.name().to_owned(),
    }
}

/// The signs of overload of any explanation, with in how many of them.
pub fn signs(set: &ComparedSet) -> Vec<Sign> {
    let of_world = |compared: &Comparison| {
        let arms = compared.sections.iter().flat_map(|section| &section.overloads);
        of_worlds([&arms.flat_map(|arm| arm.signs.clone()).collect()])
    };
    of_worlds(&set.compared.iter().map(of_world).collect::<Vec<_>>())
}

/// Warns of them, where the answer is no page.
pub fn warn(set: &ComparedSet) {
    overload::warn(&overload::sentences(&signs(set), set.worlds.len(), overload::OF_EXPLANATIONS));
}

/// The whole answer.
pub fn value(set: &ComparedSet) -> Value {
    let arms = &set.compared[0].arms;
    let row = |row: &SetRow| {
        json!({
            "metric": row.metric.name(),
            "load": row.load,
            "arm": arms[row.arm],
            "explanations": row.explanations,
            "weight": row.weight,
            "gain_percent": range(row.gain_percent),
            "better_weight": row.better,
            "worse_weight": row.worse,
            "says": says(set, row),
        })
    };
    let world = |at: usize| {
        json!({
            "explanation": set.worlds[at].explanation,
            "weight": set.worlds[at].weight,
            "what": set.worlds[at].what,
            "compared": data::value(&set.compared[at]),
        })
    };
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "misfit": set.misfit,
        "arms": arms,
        "overloads": overload::value(&signs(set)),
        "rows": set.rows.iter().map(row).collect::<Vec<_>>(),
        "explanations": (0..set.worlds.len()).map(world).collect::<Vec<_>>(),
    })
}
