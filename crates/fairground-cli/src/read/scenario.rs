//! A scenario in TOML. Keys at the top:
//!
//! * `name`, `what`, `source`: for people; `seed` (1); `duration` (`"10s"`);
//! * `until`: `"end"`, or `"steady"` or a precision such as `"0.5%"`: the run ends when the rate of
//!   what its workload counts towards a total (hackbench's messages) is known that well;
//! * `workload = "FILE.json"` relative to the scenario (or a library name), or `[tasks.NAME]`: the
//!   grammar of rt-app with durations in quotes, see [`super::workload`]; `[[workloads]]` with
//!   tools' commands, alone or beside these, see [`super::tools`];
//! * `traffic`: how many times the requests that the workload says, see [`super::traffic`];
//! * `machine = "NAME"` or `[machine]`, see [`super::machine`];
//! * `kernel = "6.12"` or `[kernel]` with `profile` and any knob, question, `features` or `changes`
//!   by name;
//! * `[[explanations]]`, services of which one is true, see [`super::explanations`];
//! * `[groups."/web/api"]`, see [`super::groups`]; `limits = "FILE"`, files of limits, and
//!   `[[writes]]`, limits that change, see [`super::limits`].
//!
//! What is left out: machine [`MACHINE`], kernel [`PROFILE`]; a duration of ten seconds, or if
//! every task ends on its own, up to an hour.

use super::alone;
use super::beside;
use super::explanations::{self, Explanation, OfSet};
use super::fault::{Fault, Read, Sources, Span, clean};
use super::file::shown;
use super::find::{command, find, is_json, is_limits, one_stdin, only_limits};
use super::groups::Groups;
use super::kernel::kernel;
use super::library::Place;
use super::limits::{self, Layer, read_writes};
use super::loaded::Loaded;
use super::machine::{self, Described};
use super::overrides::{self, Overrides};
use super::parts::Parts;
use super::tiers;
use super::tools;
use super::traffic::Traffic;
use super::tree::{Entry, Fields, Node, Value, parse_toml};
use super::values::Dialect;
use super::warnings::{self, Reading};
use super::workload::World;
use crate::base::console;
use fairground::sim::scenario::{Scenario, Until};
use fairground::units::{NS_PER_MS, NS_PER_SEC, Ns};
use std::path::Path;

/// The machine of a scenario that names none.
pub(crate) const MACHINE: &str = "laptop-4x2";
/// Scenarios are written by people; generated workloads of any size are JSON.
const SCENARIO_MAX: u64 = 8 << 20;
const DURATION_NS: Ns = 10 * NS_PER_SEC;
const DURATION_FINITE_NS: Ns = 3600 * NS_PER_SEC;
const PPM_PER_PERCENT: f64 = 1e4;
/// Averages of load (half of one is gone after 32 ms) and balancing need about so long to settle,
/// ns: before that a level rate may be another one than the next. Of hackbench with 4 groups on 128
/// CPUs that of the first 8 ms is a third higher than that of 100.
const SETTLES_NS: Ns = 100 * NS_PER_MS;
/// A rate known to 1 % ends a run that counts towards a total, unless it is asked for in full.
const STEADY: Until = Until::Steady { half_width_ppm: 10_000, least_ns: SETTLES_NS };

/// Reads a scenario or a workload.
pub(super) fn load(path: &Path, overrides: &Overrides, sources: &mut Sources) -> Read<Loaded> {
    let (root, place, is_workload) = root(path, overrides, sources)?;
    read(&root, &place, is_workload.then_some(&place), overrides, sources)
}

/// A scenario's tree with what is laid over it, where it lies, and whether a workload lies there
/// that was asked for itself.
pub(super) fn root(
    path: &Path,
    overrides: &Overrides,
    sources: &mut Sources,
) -> Read<(Node, Place, bool)> {
    if let Some(command) = command(path) {
        let mut root = tools::scenario_of(command, sources);
        lay_over(&mut root, overrides, sources)?;
        return Ok((root, Place::Disk("command".into()), false));
    }
    one_stdin(path, overrides)?;
    let place = find(path)?;
    if is_limits(&place) {
        return Err(only_limits(path));
    }
    let is_workload = is_json(&place)?;
    let mut root = if is_workload {
        let source = sources.add(shown(path), "");
        Node { span: sources.whole(source), value: Value::Table(Vec::new()) }
    } else {
        let (name, text) = place.text(SCENARIO_MAX)?;
        let source = sources.add(name, text);
        parse_toml(sources, source)?
    };
    lay_over(&mut root, overrides, sources)?;
    Ok((root, place, is_workload))
}

/// Reads a scenario from its text; files that it names are looked up in the library.
pub(super) fn load_text(
    name: &str,
    text: &str,
    overrides: &Overrides,
    sources: &mut Sources,
) -> Read<Loaded> {
    let source = sources.add(name, text);
    let mut root = parse_toml(sources, source)?;
    lay_over(&mut root, overrides, sources)?;
    read(&root, &Place::Library(name.into()), None, overrides, sources)
}

/// One explanation, if the scenario is a set, and what the command line changes in it.
fn lay_over(root: &mut Node, overrides: &Overrides, sources: &mut Sources) -> Read<()> {
    explanations::choose(root, overrides, sources)?;
    overrides::apply(root, overrides, sources)
}

/// A scenario's or workload's own text with its name; nothing of a tool's command.
pub(super) fn text_of(path: &Path) -> Option<(String, String)> {
    if command(path).is_some() {
        return None;
    }
    find(path).ok()?.text(SCENARIO_MAX).ok()
}

/// The explanations that a scenario's file has; nothing if it is a plain one.
pub(super) fn explanations_of(
    path: &Path,
    sources: &mut Sources,
) -> Read<Option<Vec<Explanation>>> {
    if command(path).is_some() {
        return Ok(None);
    }
    let place = find(path)?;
    if is_limits(&place) || is_json(&place)? {
        return Ok(None);
    }
    let (name, text) = place.text(SCENARIO_MAX)?;
    explanations_of_text(&name, &text, sources)
}

/// The explanations that a scenario's text has; nothing if it is a plain one.
pub(super) fn explanations_of_text(
    name: &str,
    text: &str,
    sources: &mut Sources,
) -> Read<Option<Vec<Explanation>>> {
    let source = sources.add(name, text);
    explanations::list(&parse_toml(sources, source)?)
}

/// Reads a scenario's tree; `workload` is given when the workload's file was asked for itself.
fn read(
    root: &Node,
    place: &Place,
    workload: Option<&Place>,
    overrides: &Overrides,
    sources: &mut Sources,
) -> Read<Loaded> {
    let mut fields = Fields::of(root, "the scenario")?;
    words_for_people(&mut fields)?;
    let of_set = OfSet::read(&mut fields)?;
    let mut traffic = Traffic::read(fields.take("traffic")?)?;
    let seed = fields.take("seed")?.map_or(Ok(1), seed)?;
    let duration = fields.take("duration")?.map(duration).transpose()?;
    let asked = fields.take("until")?;
    let until = asked.map(until).transpose()?;
    let (machine, kernel) = (fields.take("machine")?, fields.take("kernel")?);
    let (groups, tasks) = (fields.take("groups")?, fields.take("tasks")?);
    let (files, writes) = (fields.take("limits")?, fields.take("writes")?);
    let mut parts =
        Parts { file: fields.take("workload")?, tasks, tools: fields.take("workloads")? };
    fields.done()?;
    let described = self::machine(machine, root.span, place, sources)?;
    let kernel = self::kernel(kernel, &described, root.span)?;
    let mut tree = Groups::new();
    files.map_or(Ok(()), |entry| limit_files(entry, place, &mut tree, sources))?;
    groups.map_or(Ok(()), |entry| tree.read(&entry.node, sources))?;
    files_of_flags(overrides, &mut tree, sources)?;
    let placed = alone::placed(&parts, &tree)?;
    parts.tools = placed.as_ref().or(parts.tools);
    let flags = limits::flags::read(overrides, alone::group(&parts), &mut tree, sources)?;
    let (added, beside) = beside::added(parts.tools, overrides, &mut tree, sources)?;
    parts.tools = added.as_ref().or(parts.tools);
    let tiers = tiers::put_pods(&mut tree)?;
    let world = World {
        topology: &described.machine.topology,
        numbers: &described.numbers,
        kernel: &kernel,
        messages: described.messages,
        groups: &mut tree,
        traffic: &mut traffic,
    };
    let (mut reading, end) = parts.read(root, workload, place, world, sources)?;
    flags.place(&tree, &mut reading.workload)?;
    let busy = limits::in_use::check_use(&tree, &reading.workload)?;
    let unplaced = tiers::weigh(&mut tree, &tiers, &busy, described.machine.topology.len())?;
    let limits = tree.judge(&described.numbers)?;
    let usual = if reading.finite { DURATION_FINITE_NS } else { DURATION_NS };
    let duration_ns = duration.or(reading.duration_ns).unwrap_or(usual);
    let all = |entry| read_writes(entry, &tree, overrides, duration_ns);
    let writes = writes.map_or(Ok(vec![]), all)?;
    end.map_or(Ok(()), |end| end.check(duration_ns))?;
    let counts = reading.workload.goals.iter().any(|goal| goal.total.is_some());
    check_until(asked, until, counts)?;
    let scenario = Scenario {
        until: until.unwrap_or(if counts { STEADY } else { Until::End }),
        machine: described.machine,
        kernel,
        groups: tree.finish(),
        writes,
        workload: reading.workload,
        seed,
        duration_ns,
    };
    if !overrides.is_trial {
        unplaced.iter().for_each(|unplaced| console::warn(&unplaced.to_string()));
        let asked = Reading::of(overrides, machine.is_none().then_some(MACHINE));
        warnings::tell(&scenario, &limits, &reading.followers, &asked);
    }
    Ok(Loaded { scenario, limits, followers: reading.followers, beside, unplaced, of_set })
}

fn words_for_people(fields: &mut Fields<'_>) -> Read<()> {
    let mut all = ["name", "what", "source"].into_iter();
    all.try_for_each(|words| fields.take(words)?.map_or(Ok(""), Entry::text).map(|_| ()))
}

/// Only what has a total gets steady.
fn check_until(asked: Option<&Entry>, until: Option<Until>, counts: bool) -> Read<()> {
    let (Some(entry), Some(Until::Steady { .. }), false) = (asked, until, counts) else {
        return Ok(());
    };
    Err(Fault::at(entry.node.span, "no part of this workload has a total")
        .because("only the rate of a workload with a total, such as hackbench, gets steady")
        .accepts("\"end\", or no \"until\": it ends after its duration"))
}

/// `limits = "pod.yaml"`, or a list: files relative to the scenario.
fn limit_files(entry: &Entry, place: &Place, tree: &mut Groups, sources: &mut Sources) -> Read<()> {
    let names = match &entry.node.value {
        Value::List(items) => items.iter().map(|item| item.text("limits")).collect(),
        _ => entry.text().map(|name| vec![name]),
    };
    let places: Vec<Place> = names?.iter().map(|name| place.beside(name)).collect();
    if let Some(missing) = places.iter().position(|place| !place.exists()) {
        let (Place::Disk(path) | Place::Library(path)) = &places[missing];
        let title = format!("there is no file \"{}\"", clean(&path.display().to_string()));
        return Err(Fault::at(entry.node.span, title).accepts("paths relative to this file"));
    }
    tree.list(&limits::files::read_of_scenario(&places, sources)?, Layer::Scenario)
}

/// `--limits FILE`.
fn files_of_flags(overrides: &Overrides, tree: &mut Groups, sources: &mut Sources) -> Read<()> {
    let places: Vec<Place> = overrides.limits.iter().cloned().map(Place::Disk).collect();
    tree.list(&limits::files::read(&places, sources)?, Layer::Files)
}

fn seed(entry: &Entry) -> Read<u64> {
    match entry.node.value {
        Value::Integer(seed) => u64::try_from(seed).ok(),
        _ => None,
    }
    .ok_or_else(|| entry.node.wrong("seed", format!("a whole number from 0 to {}", u64::MAX)))
}

/// `"end"`, `"steady"` or the half width of the interval at which a rate is steady, `"0.5%"`.
fn until(entry: &Entry) -> Read<Until> {
    let text = entry.text()?;
    match text {
        "end" => return Ok(Until::End),
        "steady" => return Ok(STEADY),
        _ => {}
    }
    let percent = text.strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    let percent = percent.filter(|percent| (0.01..=20.0).contains(percent));
    let percent = percent.ok_or_else(|| {
        entry.node.wrong("until", "\"end\", \"steady\" (1 %), or a precision from 0.01% to 20%")
    })?;
    Ok(Until::Steady { half_width_ppm: (percent * PPM_PER_PERCENT) as u64, least_ns: 0 })
}

fn duration(entry: &Entry) -> Read<Ns> {
    let duration_ns = Dialect::Toml.duration(entry)?;
    if duration_ns == 0 {
        return Err(entry.node.wrong("duration", "more than 0"));
    }
    Ok(duration_ns)
}

pub(super) fn machine(
    entry: Option<&Entry>,
    span: Span,
    place: &Place,
    sources: &mut Sources,
) -> Read<Described> {
    let usual = Node { span, value: Value::String(MACHINE.into()) };
    let node = entry.map_or(&usual, |entry| &entry.node);
    machine::read_description(node, machine::INLINE, place, sources)
}
