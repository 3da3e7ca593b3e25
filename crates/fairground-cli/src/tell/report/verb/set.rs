//! The pages of sets of explanations: what `run` and `compare` tell of all of them.

use crate::experiment::compare::{ComparedSet, SetRow};
use crate::experiment::ranges::Ranges as Measured;
use crate::experiment::worlds::World;
use crate::run::signs::Sign;
use crate::run::unit::Unit;
use crate::tell::amount::{percent, shown};
use crate::tell::compare::set as tell;
use crate::tell::overload;
use crate::tell::report::Content;
use crate::tell::report::panel::{
    Cell, Line, Panel, RangeRow, Ranges, Table, Tone, over_explanations,
};
use fairground_statistics::better::Better;

/// What is so only by weight.
const BY_WEIGHT: &str = "Ranges are over the explanations: which of them is true is not known.";

/// What the page of `run` holds.
pub fn of_run(all: &Measured) -> Content {
    let count = all.worlds.len();
    let told = (0..all.metrics.len()).find_map(|at| {
        let range = all.of(at).filter(|_| all.metrics[at].name() == "p99")?;
        let [low, likely, high] =
            [range.low, range.likely, range.high].map(|x| shown(x, all.metrics[at].unit()));
        Some(format!("Over {count} explanations the p99 is likely {likely} ({low} to {high})."))
    });
    let first = told.unwrap_or_else(|| format!("{count} explanations, each run once."));
    let seeds = all.worlds.iter().map(|world| world.seed(all.seed));
    let [first_seed, last_seed] = [seeds.clone().min(), seeds.max()].map(Option::unwrap_or_default);
    let seed = format!(
        "Each explanation was run once, with a seed of its own ({first_seed} to {last_seed}). \
         {BY_WEIGHT}"
    );
    let mut panels: Vec<Panel> = Vec::new();
    for unit in units(all) {
        panels.push(Panel::Ranges(of_unit(all, unit)));
    }
    panels.push(Panel::Table(each(all)));
    let cautions = cautions(&all.signs(), count);
    Content { answer: vec![first, seed], cautions, panels, ..Content::default() }
}

fn cautions(signs: &[Sign], count: usize) -> Vec<String> {
    overload::sentences(signs, count, overload::OF_EXPLANATIONS)
}

/// Units of the metrics, each once, in order.
fn units(all: &Measured) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::new();
    for metric in &all.metrics {
        if !units.contains(&metric.unit()) {
            units.push(metric.unit());
        }
    }
    units
}

fn of_unit(all: &Measured, unit: Unit) -> Ranges {
    let same = (0..all.metrics.len()).filter(|&at| all.metrics[at].unit() == unit);
    let row = |at: usize| Some(RangeRow::of(all.metrics[at].name().to_owned(), all.of(at)?));
    let rows: Vec<RangeRow> = same.filter_map(row).collect();
    let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    Ranges {
        title: format!("Over all explanations: {}", names.join(", ")),
        sentence: BY_WEIGHT.into(),
        unit: unit.word().into(),
        is_log: unit.is_time(),
        ends: over_explanations(),
        rows,
        lines: Vec::new(),
    }
}

fn each(all: &Measured) -> Table {
    let names = all.metrics.iter().map(|metric| match metric.unit().word() {
        "" => metric.name().to_owned(),
        word => format!("{}, {word}", metric.name()),
    });
    let row = |(world, values): (&World, &Vec<f64>)| {
        let numbers = values.iter().map(|value| shown(*value, Unit::Count));
        let number = world.explanation.unwrap_or(1).to_string();
        let words = [number, percent(world.weight), world.what.clone()];
        words.into_iter().chain(numbers).map(Cell::from).collect()
    };
    Table {
        title: "Explanations".into(),
        sentence: "Each by itself; one of them alone: --explanation N.".into(),
        columns: ["N", "weight", "what it is"].map(String::from).into_iter().chain(names).collect(),
        rows: all.worlds.iter().zip(&all.values).map(row).collect(),
    }
}

/// What the page of `compare` holds.
pub fn of_comparison(set: &ComparedSet) -> Content {
    let arms = &set.compared[0].arms;
    let told = |row: &SetRow| {
        format!("{}: {}: {}.", arms[row.arm], tell::label(row), tell::says(set, row))
    };
    let losses = set.losses().map(told);
    let gains = set.rows.iter().filter(|row| row.loses() == 0.0).map(told);
    let answer: Vec<String> = losses.chain(gains).chain([BY_WEIGHT.into()]).collect();
    let row = |row: &SetRow| RangeRow {
        note: tell::says(set, row),
        tone: tone(row),
        ..RangeRow::of(format!("{}, {}", tell::label(row), arms[row.arm]), row.gain_percent)
    };
    let panel = Panel::Ranges(Ranges {
        title: "Gains over the explanations".into(),
        sentence: "A gain is to the right of 0, a loss to the left. Each explanation was compared \
                   with the same seeds in both arms."
            .into(),
        unit: "%".into(),
        is_log: false,
        ends: over_explanations(),
        rows: set.rows.iter().map(row).collect(),
        lines: vec![Line { name: "no difference".into(), at: 0.0 }],
    });
    let misfit = set.misfit.iter().map(|misfit| format!("MISFIT: {misfit}."));
    let cautions = misfit.chain(cautions(&tell::signs(set), set.worlds.len())).collect();
    Content { answer, cautions, panels: vec![panel], ..Content::default() }
}

fn tone(row: &SetRow) -> Tone {
    match (row.better > 0.0, row.worse > 0.0) {
        _ if row.metric.better() == Better::Neither => Tone::Plain,
        (_, true) => Tone::Bad,
        (true, _) => Tone::Good,
        _ => Tone::Plain,
    }
}
