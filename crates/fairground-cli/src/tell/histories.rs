//! Many histories of one scenario: where one more lies, for people and as data.

use super::amount::write_three;
use super::{json, overload, scatter};
use crate::base::text::{WIDTH, shorten, write_text};
use crate::experiment::histories::Histories;
use crate::experiment::seeds;
use crate::run::signs::of_runs;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.run-histories/1";

/// What many seeds of one history say.
const ONE_HISTORY: &str = "ONE HISTORY: nothing in it is random, so every seed gives the same run: \
                           these numbers are one observation. A start at any moment of a tick \
                           (machine.uptime=random), work or gaps that are drawn (exp:1ms), or a \
                           machine with interrupts, give many.";

/// Writes a line per metric.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, name: &str, all: &Histories) -> io::Result<()> {
    let count = all.measured.values.len();
    let seeds = seeds::told(*all.seeds.start(), count);
    let head = format!("{name} on {}, kernel {}, seeds {seeds}", all.machine, all.kernel);
    writeln!(out, "{}\n", shorten(&head, WIDTH))?;
    overload::write(out, &of_runs(&all.measured.shown), count, "")?;
    let title: String =
        if count == 1 { "One history".into() } else { format!("Over {count} histories") };
    let three = |at| {
        let [low, high] = scatter::ends(all.scatter(at));
        Some([low, all.median(at), high])
    };
    write_three(out, [&title, "low", "median", "high"], &all.metrics, three)?;
    let scatters = (0..all.metrics.len()).filter_map(|metric| all.scatter(metric));
    let meaning = match all.measured.is_one_history {
        true => Some(ONE_HISTORY.to_owned()),
        false => scatter::in_words(scatters),
    };
    if let Some(meaning) = meaning {
        write_text(out, "", &meaning)?;
    }
    if let Some(missing) = missing(all) {
        write_text(out, "", &missing)?;
    }
    writeln!(
        out,
        "\nOne of them in full: --seed N. fairground {}, digest {:016x}",
        env!("CARGO_PKG_VERSION"),
        all.measured.digest
    )
}

/// Which metrics have no number in some histories, if any: their medians are of the others.
fn missing(all: &Histories) -> Option<String> {
    let count = all.measured.values.len();
    let partly = all.metrics.iter().enumerate().filter_map(|(at, metric)| {
        let missing = all.values(at).iter().filter(|value| value.is_nan()).count();
        (1..count).contains(&missing).then(|| format!("{} in {missing} of {count}", metric.name()))
    });
    let partly: Vec<String> = partly.collect();
    let told = "nothing was measured in these, and the median is of the others";
    (!partly.is_empty()).then(|| format!("No number: {} ({told}).", partly.join(", ")))
}

/// Warns of overload, where the answer is no page.
pub fn warn(all: &Histories) {
    let count = all.measured.values.len();
    overload::warn(&overload::sentences(&of_runs(&all.measured.shown), count, ""));
}

/// Writes the same as JSON.
///
/// # Errors
/// When `out` does not take it.
pub fn write_json(out: &mut dyn Write, name: &str, all: &Histories) -> io::Result<()> {
    json::write_value(out, &value(name, all))
}

/// The whole answer as data.
pub fn value(name: &str, all: &Histories) -> Value {
    let metrics = all.metrics.iter().enumerate().map(|(at, metric)| {
        json!({
            "metric": metric.name(),
            "unit": metric.unit().word(),
            "history": all.scatter(at).map(|told| scatter::value(&told)),
            "values": all.values(at),
        })
    });
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "scenario": name,
        "machine": all.machine,
        "kernel": all.kernel,
        "seed_first": all.seeds.start(),
        "seeds": all.measured.values.len(),
        "digest": format!("{:016x}", all.measured.digest),
        "overloads": overload::value(&of_runs(&all.measured.shown)),
        "metrics": metrics.collect::<Vec<_>>(),
    })
}
