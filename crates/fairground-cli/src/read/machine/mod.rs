//! Machines: from the library, from counts, from hwloc, lscpu or sysfs.

mod caches;
mod costs;
mod description;
mod freq_domain;
mod frequency;
mod hardware;
mod hwloc;
mod hybrid;
mod lscpu;
mod lscpu_caches;
mod lscpu_nodes;
mod lscpu_text;
mod lscpu_totals;
mod lscpu_unread;
mod messages;
mod offline;
mod places;
mod points;
mod power_places;
mod siblings;
mod synthetic;
mod sysfs;

pub(crate) use description::{Described, INLINE, read as read_description};
pub(crate) use messages::{Message, Messages};
pub(crate) use synthetic::of_cores;

use super::fault::{Fault, Read, Sources, Span, clean};
use super::file::{FILE_MAX, is_stdin};
use super::given_files;
use super::library::{Place, Shelf};
use super::tree::{parse_json, parse_toml};
use fairground::sim::scenario::Machine;
use fairground::units::{NS_PER_US, Ns};
use places::Placed;
use std::path::Path;

/// Timer slack of an ordinary task on a stock system.
const TIMER_SLACK_NS: Ns = 50 * NS_PER_US;
/// A machine's description is small; a big file is none.
const DESCRIPTION_MAX: u64 = 8 << 20;

/// What a machine may be given as, for messages.
const ACCEPTED: &str = "a machine of the library, an hwloc synthetic string (\"node:2 l3:2 core:4 \
                        pu:2\"), or a path: machine .toml, hwloc .xml, lscpu in any form, sysfs \
                        root";

/// A machine from a word on the command line: see [`ACCEPTED`].
pub(crate) fn from_spec(spec: &str, sources: &mut Sources) -> Read<Described> {
    if let Some((place, _)) = Shelf::Machines.get(spec) {
        return from_file(&Place::Library(place), spec, sources);
    }
    let path = Path::new(spec);
    if is_stdin(path) || given_files::has(path) || path.exists() {
        return from_path(&Place::Disk(path.into()), spec, sources);
    }
    let source = sources.add("--machine", spec);
    let span = sources.whole(source);
    if synthetic::looks_like(spec) {
        return Ok(bare(spec, synthetic::read(spec, span)?));
    }
    let title = format!("there is no machine, and no file, \"{}\"", clean(spec));
    let names = Shelf::Machines.names();
    Err(Fault::at(span, title)
        .accepts(ACCEPTED)
        .help(format!("the library has {}", names.join(", ")))
        .suggest(spec, names))
}

/// A machine from a file or a directory.
fn from_path(place: &Place, name: &str, sources: &mut Sources) -> Read<Described> {
    match place {
        Place::Disk(path) if path.is_dir() => Ok(bare(name, sysfs::read(path)?)),
        _ => from_file(place, name, sources),
    }
}

/// A machine from a file, whose kind its content tells.
fn from_file(place: &Place, name: &str, sources: &mut Sources) -> Read<Described> {
    let (file, text) = place.text(DESCRIPTION_MAX.min(FILE_MAX))?;
    let first = text.trim_start().chars().next();
    let source = sources.add(file, text);
    match first {
        None => {
            let fault = Fault::at(sources.whole(source), "the file is empty: it has no CPUs");
            Err(fault.accepts(ACCEPTED))
        }
        Some('<') => Ok(bare(name, hwloc::read(sources, source)?)),
        Some('{') => {
            let root = parse_json(sources, source)?;
            Ok(bare(name, lscpu::read(&root)?))
        }
        _ if lscpu_text::looks_like(&sources.get(source).text) => {
            Ok(bare(name, lscpu_text::read(sources, source)?))
        }
        _ if lscpu_totals::looks_like(&sources.get(source).text) => {
            Ok(bare(name, lscpu_totals::read(sources, source)?))
        }
        _ if is_manifest(&sources.get(source).text) => {
            let whole = sources.whole(source);
            let span = Span { end: whole.end.min(1), ..whole };
            Err(Fault::at(span, "this is a manifest, not a machine")
                .accepts(ACCEPTED)
                .help("explain takes it as --manifest, run and compare as --limits"))
        }
        _ => {
            if let Some(fault) = lscpu_unread::fault(sources, source) {
                return Err(fault);
            }
            let root = parse_toml(sources, source)?;
            let stem = match place {
                Place::Disk(path) => path.file_stem().and_then(|stem| stem.to_str()),
                Place::Library(_) => None,
            };
            let name = stem.unwrap_or(name);
            read_description(&root, name, place, sources)
        }
    }
}

/// True of Kubernetes manifests and compose files, which are no TOML.
fn is_manifest(text: &str) -> bool {
    let is_key =
        |line: &str| ["apiVersion:", "kind:", "services:"].iter().any(|key| line.starts_with(key));
    text.lines().any(is_key)
}

/// A machine of which only the CPUs are known: nothing costs anything, nothing disturbs.
fn bare(name: &str, placed: Placed) -> Described {
    let Placed { topology, numbers, caches } = placed;
    let machine =
        Machine { timer_slack_ns: TIMER_SLACK_NS, ..Machine::bare(clean(name), topology) };
    Described { machine, hz: None, numbers, caches, messages: Messages::default() }
}
