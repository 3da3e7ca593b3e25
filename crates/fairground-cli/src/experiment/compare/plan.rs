//! Which worlds are compared: for each scenario and machine the arms, for each load point a row.

use super::build::Build;
use super::question::{Question, Variant};
use super::usual::common_metrics;
use super::{limited, unlike};
use crate::base::console;
use crate::base::failure::Failure;
use crate::experiment::axis::{Axis, Keys};
use crate::experiment::{alone, first_span, lacking, throttled};
use crate::read::{Asked, Loaded, Overrides, add_up};
use crate::run::metric::Metric;
use std::collections::BTreeSet;

/// The most runs of one comparison, with one seed: beyond that it is a sweep.
const ROWS_MAX: usize = 10_000;

/// All worlds of a comparison.
pub struct Plan {
    /// Names of the arms.
    pub arms: Vec<String>,
    /// Tables.
    pub tables: Vec<Table>,
}

/// One scenario on one machine.
pub struct Table {
    pub scenario: String,
    pub machine: String,
    pub kernel: String,
    pub metrics: Vec<Metric>,
    pub points: Vec<LoadPoint>,
}

/// One load point: the worlds of its arms.
pub struct LoadPoint {
    pub load: Option<String>,
    pub arms: Vec<World>,
}

/// One arm at one load point.
pub struct World {
    pub asked: Asked,
    pub overrides: Overrides,
    pub build: Build,
    /// What runtimes make of their limits, in words.
    pub threads: Vec<String>,
    /// Paths of its groups that have a limit.
    pub limited: BTreeSet<String>,
}

impl World {
    fn of(asked: &Asked, overrides: Overrides, loaded: &Loaded) -> World {
        let build = Build::of(&loaded.scenario.kernel);
        let groups = &loaded.scenario.groups;
        let threads = loaded.followers.iter().map(|one| one.sentence(groups)).collect();
        let limited = throttled::limited(&loaded.scenario);
        let limited = limited.into_iter().map(|at| groups[at].path.clone()).collect();
        World { asked: asked.clone(), overrides, build, threads, limited }
    }
}

/// Changes of one variant, `KEY=VALUE; KEY=VALUE`.
fn changes(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|part| !part.is_empty())
}

/// What a variant's column is called.
fn told(variant: &Variant) -> String {
    let changes = changes(&variant.changes).collect::<Vec<_>>().join("; ");
    variant.name.as_ref().map_or(changes.clone(), |name| format!("{name}: {changes}"))
}

impl Plan {
    /// What a question comes to; every world is read once, so that what is wrong is told before
    /// anything runs.
    ///
    /// # Errors
    /// When a scenario, a variant, a load or a metric is wrong.
    pub fn of(question: &Question) -> Result<Plan, Failure> {
        let by_file = question.variants.is_empty();
        if by_file && question.scenarios.len() < 2 {
            return Err(Failure::Usage(
                "there is nothing to compare with\naccepted: --with KEY=VALUE, as in --with \
                 search=sis-core or --with kernel=6.18; or a second scenario"
                    .into(),
            ));
        }
        let seeds = question.seeds;
        if seeds.first.checked_add(seeds.budget as u64).is_none() {
            let title = format!("there are no {} seeds from {} on", seeds.budget, seeds.first);
            return Err(Failure::Usage(format!("{title}\naccepted: seeds below {}", u64::MAX)));
        }
        let is_empty = |variant: &&Variant| changes(&variant.changes).next().is_none();
        if let Some(Variant { changes, .. }) = question.variants.iter().find(is_empty) {
            return Err(Failure::Usage(format!("--with \"{changes}\" changes nothing")));
        }
        let metrics = question.metrics.iter().map(|name| Metric::parse(name));
        let metrics: Vec<Metric> = metrics.collect::<Result<_, _>>().map_err(Failure::Usage)?;
        let scenarios = if by_file { &question.scenarios[..1] } else { &question.scenarios[..] };
        let machines: Vec<Option<&String>> = match question.machines.as_slice() {
            [] => vec![None],
            machines => machines.iter().map(Some).collect(),
        };
        let mut tables = Vec::new();
        for asked in scenarios {
            for machine in &machines {
                let mut overrides = question.overrides.clone();
                overrides.machine = machine.cloned().or(overrides.machine);
                tables.push(Table::of(question, asked, overrides, &metrics)?);
            }
        }
        let others = question.scenarios.iter().map(Asked::name);
        let arms = if by_file {
            others.collect()
        } else {
            std::iter::once("baseline".to_owned())
                .chain(question.variants.iter().map(told))
                .collect()
        };
        Ok(Plan { arms, tables })
    }
}

impl Table {
    fn of(
        question: &Question,
        asked: &Asked,
        overrides: Overrides,
        metrics: &[Metric],
    ) -> Result<Table, Failure> {
        let base = asked.load(&overrides)?;
        let keys = Keys::of(&base);
        let load = question.load.as_deref().map(|text| Axis::parse(text, &keys)).transpose()?;
        let load = load.map(|axis| axis.given_by("--load"));
        let values = load.as_ref().map_or(1, |axis| axis.values.len());
        if values > ROWS_MAX {
            let title = format!("--load has {values} points\naccepted: at most {ROWS_MAX}");
            return Err(Failure::Usage(title));
        }
        let mut points = Vec::new();
        for at in 0..values {
            let mut overrides = overrides.clone();
            if let Some(axis) = &load {
                axis.apply(at, &mut overrides);
            }
            let load = load.as_ref().map(|axis| axis.values[at].clone());
            points.push(LoadPoint { load, arms: worlds(question, asked, &overrides)? });
        }
        let others = match question.variants.is_empty() {
            true => &question.scenarios[1..],
            false => &[],
        };
        let names = others.iter().map(Asked::name);
        let others: Vec<Loaded> =
            others.iter().map(|other| other.load(&overrides)).collect::<Result<_, _>>()?;
        let metrics =
            if metrics.is_empty() { common_metrics(&base, &others) } else { metrics.to_vec() };
        // Against no number nothing is a gain.
        lacking::refuse(&asked.name(), &base.scenario.machine, &metrics)?;
        for (name, other) in names.zip(&others) {
            unlike::tell_scenario(&name, &base, other, &metrics);
            lacking::refuse(&name, &other.scenario.machine, &metrics)?;
        }
        for loaded in [&base].into_iter().chain(&others) {
            first_span::tell_of_metrics(&loaded.scenario, &metrics);
        }
        let limited = points.iter().map(|point| point.arms.iter().map(|world| &world.limited));
        let metrics = limited::of_each(metrics, limited);
        Ok(Table {
            scenario: asked.name(),
            machine: base.scenario.machine.name.clone(),
            kernel: base.scenario.kernel.profile.to_string(),
            metrics,
            points,
        })
    }
}

/// The arms at one load point, the baseline first; each is read to see that it can be.
fn worlds(
    question: &Question,
    asked: &Asked,
    overrides: &Overrides,
) -> Result<Vec<World>, Failure> {
    let base = asked.load(overrides)?;
    let keys = Keys::of(&base);
    let mut worlds = vec![World::of(asked, overrides.clone(), &base)];
    for Variant { changes: text, .. } in &question.variants {
        let changed = changed(text, (&base, &keys), asked, overrides);
        let (overrides, after) = changed.map_err(|failure| one_each(failure, text, &keys))?;
        worlds.push(World::of(asked, overrides, &after));
    }
    if question.variants.is_empty() {
        for other in &question.scenarios[1..] {
            let loaded = other.load(overrides)?;
            worlds.push(World::of(other, overrides.clone(), &loaded));
        }
    }
    Ok(worlds)
}

/// What `--with` changes, laid over a scenario that is compared by something else.
///
/// # Errors
/// When a change is wrong.
pub fn with_changes(
    asked: &Asked,
    overrides: &Overrides,
    text: &str,
) -> Result<Overrides, Failure> {
    let base = asked.load(overrides)?;
    Ok(changed(text, (&base, &Keys::of(&base)), asked, overrides)?.0)
}

/// What a variant is over the baseline, and what it comes to.
fn changed(
    text: &str,
    (before, keys): (&Loaded, &Keys),
    asked: &Asked,
    base: &Overrides,
) -> Result<(Overrides, Loaded), Failure> {
    let mut overrides = base.clone();
    variant(text, keys)?.iter().for_each(|change| change.apply(0, &mut overrides));
    let after = asked.load(&overrides)?;
    if after == *before {
        console::note_once(&format!("--with {text} changes nothing: the baseline has it so"));
    }
    unlike::tell_duration(&format!("--with {text}"), before, &after);
    if let Some(why) = alone::told(&before.scenario, &after.scenario) {
        console::note_once(&format!("--with {text}: {why}"));
    }
    Ok((overrides, after))
}

/// Says how several values are several variants, where it was such a list that could not be read.
fn one_each(failure: Failure, text: &str, keys: &Keys) -> Failure {
    let Failure::Input(message) = failure else { return failure };
    let mut lists = changes(text).filter_map(|change| Axis::parse(change, keys).ok());
    Failure::Input(match lists.find(|axis| axis.values.len() > 1) {
        Some(Axis { key, values, .. }) => format!(
            "{}\nnote: for a variant each, --with {} --with {}",
            message.trim_end(),
            setting(&key, &values[0]),
            setting(&key, &values[1])
        ),
        None => message,
    })
}

/// A value of a key; a value that is a whole setting, `hierarchy=nested`, is told as it is.
fn setting(key: &str, value: &str) -> String {
    if value.contains('=') { value.to_owned() } else { format!("{key}={value}") }
}

/// The changes of one variant, of which no two may be of one thing: it would be called by both.
/// Switches add up.
fn variant(text: &str, keys: &Keys) -> Result<Vec<Axis>, Failure> {
    let mut all: Vec<Axis> = Vec::new();
    for change in changes(text) {
        let next = Axis::single(change, keys)?;
        let added = |before: &&mut Axis| before.key == next.key && add_up(&next.key);
        if let Some(before) = all.iter_mut().find(added) {
            let both = format!("{}={},{}", next.key, before.values[0], next.values[0]);
            *before = Axis::single(&both, keys)?;
            continue;
        }
        if let Some(before) = all.iter().find(|before| before.changes_the_same(&next)) {
            return Err(Failure::Usage(format!(
                "--with \"{text}\" changes {} twice: {} and {}\naccepted: each key once; for a \
                 variant each, --with {}={} --with {}={}",
                next.key,
                before.values[0],
                next.values[0],
                before.key,
                before.values[0],
                next.key,
                next.values[0]
            )));
        }
        all.push(next);
    }
    Ok(all)
}
