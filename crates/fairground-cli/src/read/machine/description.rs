//! A machine in TOML: a file of the library, or `[machine]` in a scenario. Keys:
//!
//! * where the CPUs are, exactly one of: `library = "NAME"`; `topology = "node:2 l3:2 core:4 pu:2"`
//!   (hwloc synthetic); counts `sockets`, `nodes` per socket, `llcs` per node, `cores` per LLC,
//!   `threads` per core, with `numbering = "cores-first"` (x86 firmware: all first threads, then
//!   all second ones; the default) or `"threads-together"`; `lscpu`, `hwloc` or `sysfs = "PATH"`;
//! * `capacity = { "0-3" = 446 }`: CPUs slower than 1024;
//! * `hz`: the timer frequency of the machine's kernel, unless `[kernel] HZ` is given;
//! * `costs = { context_switch = "1us", tick = "1500ns", ipi = "1us", interrupt = "5us" }` (the
//!   last may be random: `{ uniform = ["4us", "7us"] }`; or `costs = "NAME"`, those of a machine of
//!   the library), `timer_slack = "50us"`, `tick_skew = "0us"` (how much later than the CPU before
//!   it each CPU ticks), `uptime = "0s"` (or "random"), `[[noise]]` with `name`, `interval`, `run`,
//!   `cpus`, `by_tick`: each replaces the library's;
//! * `cpu_numbers = "file"`: pins and cpusets are by the numbers of the machine's file, not by
//!   those `"here"`; `offline = "4-7"`, `smt = "off"`: see [`offline`];
//! * `[messages]`: see [`messages`];
//! * `[smt]`, `[power]`, `[hypervisor]`: see [`hardware`]; `[freq]`, `[[idle]]`: see [`frequency`];
//! * `name`, `what`, `source`: for people.

use super::places::{Fallible, Placed};
use super::{Messages, frequency, from_path, from_spec, hardware, messages, offline};
use super::{of_cores, power_places, synthetic};
use crate::read::fault::{Fault, Read, Sources, clean};
use crate::read::library::{Place, Shelf};
use crate::read::numbers::Numbers;
use crate::read::tree::{Entry, Fields, Node, Value};
use crate::read::values::{self, Dialect};
use fairground::model::topology::{CPUS_MAX, CpuPlace, Shape, Topology};
use fairground::sim::scenario::{Machine, Noise};
use fairground::units::Id;
use fairground::workload::draw::Draw;
use std::path::Path;

/// The name of a machine that a scenario describes.
pub(crate) const INLINE: &str = "inline";

/// A machine, and the timer frequency of its kernel if that is known.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Described {
    pub machine: Machine,
    pub hz: Option<u64>,
    /// How its CPUs are numbered, here and in the file that it was read from.
    pub numbers: Numbers,
    /// Where its last-level caches come from, in words.
    pub caches: String,
    /// What messages between its tasks cost.
    pub messages: Messages,
}

/// Reads a machine's table, or the word in `machine = "NAME"`.
pub(crate) fn read(
    node: &Node,
    name: &str,
    place: &Place,
    sources: &mut Sources,
) -> Read<Described> {
    if let Value::String(spec) = &node.value {
        return named(spec, node, place, sources);
    }
    let mut fields = Fields::of(node, "the machine")?;
    let name = fields.take("name")?.map_or(Ok(name), Entry::text)?.to_owned();
    for words in ["what", "source"] {
        fields.take(words)?.map_or(Ok(""), Entry::text)?;
    }
    let own_name = (name != INLINE).then(|| name.clone());
    let mut described = cpus(&mut fields, name, place, sources)?;
    if let Some(name) = own_name {
        // A machine that is another one of the library with something changed.
        described.machine.name = name;
    }
    if let Some(entry) = fields.take("cpu_numbers")? {
        let by_file = entry.word(&[("here", false), ("file", true)])?;
        described.numbers = described.numbers.named(by_file);
    }
    let machine = &mut described.machine;
    if let Some(entry) = fields.take("capacity")? {
        machine.topology = capacities(entry, &machine.topology, &described.numbers)?;
    }
    if let Some(entry) = fields.take("hz")? {
        described.hz = Some(entry.integer(24, 10_000)? as u64);
    }
    if let Some(entry) = fields.take("costs")? {
        machine.costs = match &entry.node.value {
            Value::String(spec) => named(spec, &entry.node, place, sources)?.machine.costs,
            _ => super::costs::read(entry, machine.costs)?,
        };
    }
    if let Some(entry) = fields.take("messages")? {
        described.messages = messages::read(entry, described.messages)?;
    }
    let machine = &mut described.machine;
    if let Some(entry) = fields.take("timer_slack")? {
        machine.timer_slack_ns = Dialect::Toml.duration(entry)?;
    }
    if let Some(entry) = fields.take("tick_skew")? {
        machine.tick_skew_ns = Dialect::Toml.duration(entry)?;
    }
    if let Some(entry) = fields.take("uptime")? {
        let is_drawn = entry.node.words().is_some_and(|words| words == "random");
        let uptime_ns = || {
            let wrong = |_| entry.node.wrong("uptime", "\"random\", or a time: \"10ms\", \"1.5s\"");
            Dialect::Toml.duration(entry).map_err(wrong)
        };
        machine.uptime_ns = if is_drawn { None } else { Some(uptime_ns()?) };
    }
    if let Some(entry) = fields.take("noise")? {
        let items = entry.node.list("noise")?.iter();
        let noise = items.map(|item| noise(item, &described.numbers));
        machine.noise = noise.collect::<Read<_>>()?;
    }
    frequency::read(&mut fields, machine, &described.numbers)?;
    hardware::read(&mut fields, machine)?;
    power_places::check(node, machine, matches!(place, Place::Library(_)))?;
    offline::read(&mut fields, machine, &mut described.numbers)?;
    fields.done()?;
    Ok(described)
}

/// `machine = "NAME"`: as on the command line, but a path is relative to the scenario.
fn named(spec: &str, node: &Node, place: &Place, sources: &mut Sources) -> Read<Described> {
    if spec.is_empty() {
        return Err(no_machine(spec, node));
    }
    let beside = place.beside(spec);
    if Shelf::Machines.get(spec).is_none() && beside.exists() {
        return from_path(&beside, spec, sources);
    }
    from_spec(spec, sources).map_err(|fault| {
        let is_there = Shelf::Machines.get(spec).is_some() || Path::new(spec).exists();
        let is_name = !is_there && !synthetic::looks_like(spec);
        if is_name { no_machine(spec, node) } else { fault }
    })
}

fn no_machine(spec: &str, node: &Node) -> Box<Fault> {
    let names = Shelf::Machines.names();
    let fault =
        Fault::at(node.span, format!("there is no machine, and no file, \"{}\"", clean(spec)))
            .accepts(format!("a machine of the library: {}", names.join(", ")));
    match spec.parse().ok().filter(|cpus| (1..=CPUS_MAX as u32).contains(cpus)) {
        Some(cpus) => fault.help(of_cpus(cpus)),
        None => fault.suggest(spec, names),
    }
}

/// How a machine of which no more than the number of CPUs is known is given.
fn of_cpus(cpus: u32) -> String {
    let told = format!("{cpus} CPUs of one cache are \"{}\"", of_cores(cpus, 1));
    if cpus % 2 == 1 {
        return told;
    }
    let cores = cpus / 2;
    format!("{told}; as two threads of each of {cores} cores, \"{}\"", of_cores(cores, 2))
}

/// Where the caches of a machine of counts come from.
const COUNTED: &str = "counted by \"llcs\", 1 a node if it is left out";

const COUNTS: [&str; 5] = ["sockets", "nodes", "llcs", "cores", "threads"];

fn cpus(
    fields: &mut Fields<'_>,
    name: String,
    place: &Place,
    sources: &mut Sources,
) -> Read<Described> {
    let counts = COUNTS.map(|key| fields.take(key));
    let numbering = fields.take("numbering")?;
    let ways = ["library", "topology", "lscpu", "hwloc", "sysfs"].map(|key| fields.take(key));
    let mut given: Vec<&Entry> = Vec::new();
    for way in ways {
        given.extend(way?);
    }
    let mut shape = Vec::new();
    for count in counts {
        shape.push(count?);
    }
    let counted = shape.iter().flatten().next();
    let also = given.get(1).or(counted.filter(|_| !given.is_empty())).copied();
    if let Some(second) = also {
        let title =
            format!("\"{}\" and \"{}\" both say where the CPUs are", given[0].key, second.key);
        return Err(second.fault(title).accepts("one of them"));
    }
    let Some(way) = given.first() else {
        let topology = regular(fields, &shape, numbering)?;
        return Ok(super::bare(&name, Placed::alike(topology, COUNTED)));
    };
    if let Some(numbering) = numbering {
        return Err(numbering
            .fault(format!("\"numbering\" has no meaning beside \"{}\"", way.key))
            .accepts("counts of sockets, nodes, llcs, cores and threads"));
    }
    let text = way.text()?;
    match way.key.as_str() {
        "library" => named(text, &way.node, place, sources),
        "topology" => Ok(super::bare(&name, synthetic::read(text, way.node.span)?)),
        _ => from_path(&place.beside(text), &name, sources),
    }
}

fn regular(
    fields: &Fields<'_>,
    counts: &[Option<&Entry>],
    numbering: Option<&Entry>,
) -> Read<Topology> {
    if counts.iter().all(Option::is_none) {
        return Err(Fault::at(fields.span(), "the machine has no CPUs").accepts(
            "library, topology, lscpu, hwloc or sysfs, or counts: sockets, nodes, llcs, cores, \
             threads",
        ));
    }
    let numbers = counts.iter().map(|count| match count {
        Some(entry) => entry.integer(1, CPUS_MAX as i64).map(|n| n as u32),
        None => Ok(1),
    });
    let numbers: Vec<u32> = numbers.collect::<Read<_>>()?;
    let [packages, nodes, llcs, cores, threads] = numbers[..] else {
        return Err(Fault::at(fields.span(), "the machine has no CPUs"));
    };
    let first = [("cores-first", true), ("threads-together", false)];
    let interleaved = numbering.map_or(Ok(true), |entry| entry.word(&first))?;
    let shape = Shape { packages, nodes, llcs, cores, threads };
    Topology::regular(shape, interleaved)
        .map_err(|error| Fallible::At(fields.span()).fault(error.to_string()))
}

/// CPUs that are slower than the biggest kind.
fn capacities(entry: &Entry, topology: &Topology, numbers: &Numbers) -> Read<Topology> {
    let mut places: Vec<CpuPlace> = topology.places().to_vec();
    let mut given: Vec<Option<&str>> = vec![None; places.len()];
    for part in entry.node.table("capacity")? {
        let list = Node { span: part.key_span, value: Value::String(part.key.clone()) };
        let capacity = part.integer(1, 1024)? as u32;
        for cpu in values::cpus("capacity", &list, numbers)? {
            if let Some(before) = given[cpu.index()].replace(&part.key) {
                let title = format!(
                    "CPU {} has two capacities: of \"{}\" and of \"{}\"",
                    cpu.index(),
                    clean(before),
                    clean(&part.key)
                );
                return Err(part.fault(title).accepts("each CPU in one range at most"));
            }
            places[cpu.index()].capacity = capacity;
        }
    }
    Topology::new(places).map_err(|error| entry.fault(error.to_string()))
}

fn noise(item: &Node, numbers: &Numbers) -> Read<Noise> {
    let mut fields = Fields::of(item, "the noise")?;
    let name = fields.need("name")?.text()?.to_owned();
    let interval = fields.need("interval")?;
    let noise = Noise {
        name,
        interval: values::draw(interval)?,
        run: values::draw(fields.need("run")?)?,
        by_tick: fields.take("by_tick")?.map_or(Ok(false), |entry| entry.boolean())?,
        cpus: match fields.take("cpus")? {
            Some(entry) => Some(values::cpus("cpus", &entry.node, numbers)?),
            None => None,
        },
    };
    fields.done()?;
    // A shorter interval is more wake-ups than any kernel shows, and 0 would stop the clock.
    let least = match noise.interval {
        Draw::Uniform { lo, .. } => lo,
        Draw::Mixture { usual, rare, .. } => usual.min(rare),
        draw => draw.mean(),
    };
    if least < 1000 {
        return Err(interval.node.wrong("interval", "at least 1us"));
    }
    Ok(noise)
}
