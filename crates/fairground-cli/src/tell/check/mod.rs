//! Targets with what was measured beside them.

pub mod github;
pub mod junit;

use super::amount::percent;
use super::{overload, scatter};
use crate::base::console;
use crate::base::table::{Table, left, right};
use crate::base::text::{WIDTH, counted, shorten, write_text};
use crate::experiment::check::{Checked, Held, RISK};
use crate::experiment::confidence::fewest;
use crate::experiment::longer;
use crate::experiment::overloaded::GROWS;
use crate::experiment::seeds;
use crate::run::unit::Unit;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.check/1";

/// Writes a line per target.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, checked: &Checked) -> io::Result<()> {
    write_misfit(out, checked.misfit.as_deref())?;
    let count = checked.results[0].values.len();
    let seeds = seeds::told(*checked.question.seeds.start(), count);
    let name = checked.question.asked.name();
    let head = format!("{name} on {}, kernel {}, seeds {seeds}", checked.machine, checked.kernel);
    writeln!(out, "{}", shorten(&head, WIDTH))?;
    overload::write(out, &checked.overloads, count, "")?;
    let targets = checked.results.iter().map(|held| held.target.to_string().len());
    let width = targets.max().unwrap_or(0).clamp(6, 44);
    let columns = [right(10); 4];
    let table = Table::new([left(width), left(4).gap(2)].into_iter().chain(columns));
    let heads = ["Target", "", "holds in", "median", "low", "high"];
    writeln!(out, "  {}", table.line(heads))?;
    for held in &checked.results {
        let target = shorten(&held.target.to_string(), width);
        let verdict = verdict(held);
        let share = format!("{} of {count}", held.count());
        let unit = held.target.metric.unit();
        let cells = [target, verdict.to_owned(), share].into_iter();
        let line = table.line(cells.chain(numbers(held).map(|value| number(value, unit))));
        writeln!(out, "  {}", painted(&line, held))?;
    }
    write_scatter(out, checked)?;
    write_proof(out, checked)?;
    for held in checked.results.iter().filter(|held| held.is_meaningless) {
        let target = shorten(&held.target.to_string(), 44);
        writeln!(out, "{target} counts as missed: {GROWS}")?;
    }
    for held in checked.results.iter().filter(|held| held.is_short()) {
        let target = shorten(&held.target.to_string(), 44);
        write_text(out, "", &format!("{target} has to be kept by more: {}.", of_short(held)))?;
    }
    for held in checked.results.iter().filter(|held| held.missing() > 0) {
        let (metric, missing) = (&held.target.metric, held.missing());
        writeln!(
            out,
            "{}",
            shorten(&format!("{metric}: {} gave no number", counted(missing, "run")), WIDTH)
        )?;
    }
    let missed = checked.results.iter().filter(|held| !held.holds).count();
    let all = checked.results.len();
    let share = match checked.question.share_percent {
        share if share < 100.0 => format!(" in {share} % of the seeds"),
        _ => " in every seed (tune's share is 90 % unless given)".into(),
    };
    let version = env!("CARGO_PKG_VERSION");
    let held = all - missed;
    writeln!(
        out,
        "{held} of {all} hold{share}; fairground {version}, digest {:016x}",
        checked.digest
    )
}

/// What times and rates are worth, a sentence for each sign of overload.
pub fn overloads(checked: &Checked) -> Vec<String> {
    overload::sentences(&checked.overloads, checked.results[0].values.len(), "")
}

/// Writes first that nothing holds of what does not fit.
///
/// # Errors
/// When `out` does not take it.
pub fn write_misfit(out: &mut dyn Write, misfit: Option<&str>) -> io::Result<()> {
    misfit.map_or(Ok(()), |misfit| write_text(out, "", &of_misfit(misfit)))
}

fn of_misfit(misfit: &str) -> String {
    format!("MISFIT: {misfit}. So no target holds, whatever the numbers below say.")
}

/// Median of the histories, and where one more lies: from low to high.
fn numbers(held: &Held) -> [f64; 3] {
    let [low, high] = scatter::ends(held.scatter());
    [held.median(), low, high]
}

/// What low and high are, and which targets lie between them.
fn write_scatter(out: &mut dyn Write, checked: &Checked) -> io::Result<()> {
    if let Some(meaning) = scatter::in_words(checked.results.iter().filter_map(Held::scatter)) {
        writeln!(out, "{meaning}")?;
    }
    for held in checked.results.iter().filter(|held| held.is_inside_scatter()) {
        let target = shorten(&held.target.to_string(), 44);
        writeln!(out, "{target} lies inside the scatter: {INSIDE}")?;
    }
    Ok(())
}

/// What so few histories prove, where all targets hold in them.
fn write_proof(out: &mut dyn Write, checked: &Checked) -> io::Result<()> {
    /// Less than this is worth a word: it is what tune proves.
    const ENOUGH: f64 = 0.9;
    let least = checked.results.iter().min_by(|a, b| a.proven().total_cmp(&b.proven()));
    let Some(held) = least.filter(|held| checked.holds() && held.proven() < ENOUGH) else {
        return Ok(());
    };
    let (count, all) = (held.count(), held.values.len());
    let proven = percent(held.proven());
    // So few are enough only if none of them misses.
    let more = match count == all {
        true => format!(" (--seeds {} could prove 90 %)", fewest(ENOUGH, RISK)),
        false => String::new(),
    };
    writeln!(
        out,
        "{count} of {all} prove that it holds in {proven} of all histories, at 95 % confidence\
         {more}."
    )
}

/// What it means that a target lies inside the scatter.
const INSIDE: &str = "one history meets it, another one misses it";

/// Up to where a bound counts as kept in runs that are short for it.
fn of_short(held: &Held) -> String {
    let unit = held.target.metric.unit();
    let kept = held.target.bound / held.longer / (1.0 + held.target.margin);
    let counts = match held.longer > longer::TOLD_MAX {
        true => "missed".to_owned(),
        false => format!("kept up to {}", number(kept, unit)),
    };
    format!("{}, so it counts as {counts}", longer::in_words(held.longer))
}

fn verdict(held: &Held) -> &'static str {
    if held.holds { "ok" } else { "MISS" }
}

/// A line with its verdict in colour, where answers have colours. It is padded without them.
fn painted(line: &str, held: &Held) -> String {
    if !console::answers_are_painted() {
        return line.to_owned();
    }
    let verdict = verdict(held);
    match line.find(&format!("  {verdict}")) {
        Some(at) => {
            let (before, after) = (&line[..at + 2], &line[at + 2 + verdict.len()..]);
            format!("{before}{}{after}", console::judged(verdict, held.holds))
        }
        None => line.to_owned(),
    }
}

/// How a target came out, in a sentence.
fn in_words(checked: &Checked, held: &Held) -> String {
    let (unit, all) = (held.target.metric.unit(), held.values.len());
    let [median, worst] = [held.median(), held.worst()].map(|value| number(value, unit));
    let asked = match checked.question.share_percent {
        share if share < 100.0 => format!(", {share} % are asked for"),
        _ => String::new(),
    };
    let missing = match held.missing() {
        0 => String::new(),
        missing => format!("; {} gave no number", counted(missing, "run")),
    };
    let inside = match held.is_inside_scatter() {
        true => format!("; the target lies inside the scatter: {INSIDE}"),
        false => String::new(),
    };
    let grows = if held.is_meaningless { format!("; {GROWS}") } else { String::new() };
    let short = if held.is_short() { format!("; {}", of_short(held)) } else { String::new() };
    format!(
        "{} holds in {} of {all} seeds{asked}: median {median}, worst {worst}{inside}{missing}\
         {grows}{short}",
        held.target,
        held.count()
    )
}

fn number(value: f64, unit: Unit) -> String {
    match value {
        value if value.is_nan() => "n/a".into(),
        value if value == value.trunc() && value.abs() < 1e9 => format!("{value} {}", unit.word()),
        value => format!("{value:.2} {}", unit.word()),
    }
    .trim_end()
    .to_owned()
}

/// The whole answer.
pub fn value(checked: &Checked) -> Value {
    let result = |held: &Held| {
        json!({
            "target": held.target.to_string(),
            "metric": held.target.metric.name(),
            "unit": held.target.metric.unit().word(),
            "comparison": held.target.comparison.sign(),
            "bound": held.target.bound,
            "margin": held.target.margin,
            "longer_run": held.longer,
            "holds": held.holds,
            "seeds_held": held.count(),
            "proven_percent": 100.0 * held.proven(),
            "median": held.median(),
            "worst": held.worst(),
            "history": held.scatter().map(|scatter| scatter::value(&scatter)),
            "inside_scatter": held.is_inside_scatter(),
            "values": held.values,
        })
    };
    let question = &checked.question;
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "scenario": question.asked.name(),
        "machine": checked.machine,
        "kernel": checked.kernel,
        "seed_first": question.seeds.start(),
        "seeds": question.seeds.clone().count(),
        "share_percent": question.share_percent,
        "misfit": checked.misfit,
        "holds": checked.passes(),
        "digest": format!("{:016x}", checked.digest),
        "overloads": super::overload::value(&checked.overloads),
        "targets": checked.results.iter().map(result).collect::<Vec<_>>(),
    })
}
