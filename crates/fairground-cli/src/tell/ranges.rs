//! A set of explanations: each with what it measures, and the ranges, for people and as data.

use super::amount::{percent, range, shown, write_three};
use super::{json, overload};
use crate::base::table::{Table, left, right};
use crate::base::text::{ROWS_MAX, WIDTH, shorten};
use crate::experiment::ranges::Ranges;
use crate::run::signs::of_several;
use fairground_statistics::weighted::{COARSE, Range};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.run-set/1";

/// Writes the ranges, then a line per explanation.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, name: &str, all: &Ranges) -> io::Result<()> {
    let (count, seed) = (all.worlds.len(), all.seed);
    let last = all.worlds.last().map_or(seed, |world| world.seed(seed));
    let head = format!("{name}: {count} explanations, each run once, with seeds {seed} to {last}");
    writeln!(out, "{}\n", shorten(&head, WIDTH))?;
    overload::write(out, &all.signs(), count, overload::OF_EXPLANATIONS)?;
    let three = |at| all.of(at).map(|Range { low, likely, high }| [low, likely, high]);
    write_three(out, ["Over all explanations", "low", "likely", "high"], &all.metrics, three)?;
    writeln!(
        out,
        "5 % of the weight lie below \"low\", half below \"likely\", 95 % below \"high\"; \
         times are {:.0} %\nwider to each side: so far off may an explanation's times be.",
        COARSE * 100.0
    )?;
    writeln!(out)?;
    write_each(out, all)?;
    writeln!(
        out,
        "\nOne of them alone: --explanation N --seed {}. fairground {}, digest {:016x}",
        if seed == 1 { "N".to_owned() } else { format!("M, M = {} + N", seed.wrapping_sub(1)) },
        env!("CARGO_PKG_VERSION"),
        all.digest
    )
}

/// The heaviest explanations, each with its first numbers.
fn write_each(out: &mut dyn Write, all: &Ranges) -> io::Result<()> {
    const SHOWN: usize = 4;
    let columns = all.metrics.len().min(SHOWN);
    let numbers = (0..columns).map(|_| right(11));
    let table = Table::new([right(3), right(7)].into_iter().chain(numbers).chain([left(0).gap(2)]));
    let heads = all.metrics[..columns].iter().map(|metric| shorten(metric.name(), 11));
    let heads = ["N".to_owned(), "weight".into()].into_iter().chain(heads);
    writeln!(out, "{}", table.line(heads.chain(["what it is".into()])))?;
    let mut order: Vec<usize> = (0..all.worlds.len()).collect();
    order.sort_by(|a, b| all.worlds[*b].weight.total_cmp(&all.worlds[*a].weight));
    for &at in order.iter().take(ROWS_MAX) {
        let world = &all.worlds[at];
        let number = world.explanation.unwrap_or(1).to_string();
        let numbers = all.values[at][..columns].iter().zip(&all.metrics);
        let numbers = numbers.map(|(value, metric)| shown(*value, metric.unit()));
        let cells = [number, percent(world.weight)].into_iter().chain(numbers);
        let line = table.line(cells.chain([world.what.clone()]));
        writeln!(out, "{}", shorten(&line, WIDTH))?;
    }
    match order.len().checked_sub(ROWS_MAX).filter(|more| *more > 0) {
        Some(more) => writeln!(out, "and {more} lighter ones"),
        None => Ok(()),
    }
}

/// Warns of overload, where the answer is no page.
pub fn warn(all: &Ranges) {
    overload::warn(&overload::sentences(&all.signs(), all.worlds.len(), overload::OF_EXPLANATIONS));
}

/// Writes the same as JSON.
///
/// # Errors
/// When `out` does not take it.
pub fn write_json(out: &mut dyn Write, name: &str, all: &Ranges) -> io::Result<()> {
    json::write_value(out, &value(name, all))
}

/// The whole answer as data.
pub fn value(name: &str, all: &Ranges) -> Value {
    let ranges = all.metrics.iter().enumerate().map(|(at, metric)| {
        json!({
            "metric": metric.name(),
            "unit": metric.unit().word(),
            "range": all.of(at).map(range),
        })
    });
    let world = |at: usize| {
        let values = all.metrics.iter().zip(&all.values[at]);
        let values = values.map(|(metric, value)| (metric.name().to_owned(), json!(value)));
        json!({
            "explanation": all.worlds[at].explanation,
            "weight": all.worlds[at].weight,
            "what": all.worlds[at].what,
            "measured": values.collect::<Map<String, Value>>(),
            "overloads": overload::value(&of_several([&all.overloads[at]], 1)),
        })
    };
    json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "scenario": name,
        "seed": all.seed,
        "digest": format!("{:016x}", all.digest),
        "overloads": overload::value(&all.signs()),
        "ranges": ranges.collect::<Vec<_>>(),
        "explanations": (0..all.worlds.len()).map(world).collect::<Vec<_>>(),
    })
}
