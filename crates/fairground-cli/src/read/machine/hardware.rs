//! What a machine's description says of cores beyond where they are. Keys:
//!
//! * `[smt] throughput = [1.0, 1.25]`: a core's throughput with 1, 2, … of its threads executing,
//!   in units of one thread alone; or by number of threads, `{ 1 = 1.0, 2 = 1.6, 8 = 3.02 }`, with
//!   what lies between two given numbers on the line between them. Without it threads work as if
//!   alone. `core_loss`: what each further core of the machine takes from every core, as part of
//!   its work (what cores share, such as memory): all throughput is divided by 1 + loss · (cores −
//!   1);
//! * `[power] base_w` (of the machine) or `socket_w` (of each socket), and `core_w`, what a core
//!   draws above that with 0, 1, 2, … executing threads: `{ 1 = 7.8, 8 = 11.2 }` or a list from 1;
//!   0 threads draw 0 unless given. `freq_ghz` that this holds at (the highest), `exponent` of the
//!   frequency (2.5, an estimate);
//! * `[hypervisor] cores`, physical ones that the machine's cores share, `window_ms`, their turn.

use super::offline;
use crate::base::console;
use crate::base::number::watts;
use crate::base::text::counted;
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Node, Value};
use fairground::model::power::{POWER_UW_MAX, Power};
use fairground::model::smt::Throughput;
use fairground::sim::scenario::{Machine, Partition};
use fairground::units::{NS_PER_MS, Ns};
use std::collections::{BTreeMap, BTreeSet};

/// The most threads of a core that a table may speak of.
const THREADS_MAX: usize = 64;
/// The most watts of anything.
const WATTS_MAX: f64 = POWER_UW_MAX as f64 / UW_PER_W;
const UW_PER_W: f64 = 1e6;
const KHZ_PER_GHZ: f64 = 1e6;
/// The exponent of a machine that says none: see the model, Power and energy.
const EXPONENT_HUNDREDTHS: u32 = 250;

/// Cores and sockets as counts.
struct Counts {
    /// Threads of the widest core.
    threads: usize,
    cores: usize,
    sockets: usize,
}

impl Counts {
    fn of(machine: &Machine) -> Self {
        let places = machine.topology.places();
        let mut threads: BTreeMap<u32, usize> = BTreeMap::new();
        places.iter().for_each(|place| *threads.entry(place.core).or_default() += 1);
        let sockets: BTreeSet<u32> = places.iter().map(|place| place.package).collect();
        let widest = threads.values().copied().max().unwrap_or(1);
        Counts { threads: widest, cores: threads.len(), sockets: sockets.len() }
    }
}

/// Takes `smt`, `power` and `hypervisor`; each replaces what the machine had. Its frequencies are
/// known.
pub(super) fn read(fields: &mut Fields<'_>, machine: &mut Machine) -> Read<()> {
    let counts = Counts::of(machine);
    if let Some(entry) = fields.take("smt")?.filter(|entry| !offline::is_switch(entry)) {
        machine.smt = smt(entry, &counts)?;
    }
    if let Some(entry) = fields.take("power")? {
        let usual_khz = slowable_khz(machine).unwrap_or_else(|| unpowered_khz(machine));
        machine.power = Some(power(entry, &counts, (usual_khz, slowable_khz(machine)))?);
    }
    if let Some(entry) = fields.take("hypervisor")? {
        machine.hypervisor = Some(hypervisor(entry, &counts)?);
    }
    Ok(())
}

fn smt(entry: &Entry, counts: &Counts) -> Read<Throughput> {
    let mut fields = Fields::of(&entry.node, "the machine's smt")?;
    fields.take("throughput")?;
    let core_loss = match fields.take("core_loss")? {
        Some(loss) => number("core_loss", &loss.node, 1.0)?,
        None => 0.0,
    };
    fields.done()?;
    let throughput = fields.need("throughput")?;
    let points = points(throughput, 1, counts, |threads, node| {
        let times = number("throughput", node, THREADS_MAX as f64)?;
        let per_1024 = (times * 1024.0).round() as u64;
        let unit = if threads == 1 { 1024..=1024 } else { 1..=1024 * threads as u64 };
        let accepted = match threads {
            1 => "1 for one thread: the others are in units of it".to_owned(),
            threads => format!("more than 0 and at most {threads} for {threads} threads"),
        };
        unit.contains(&per_1024)
            .then_some(per_1024)
            .ok_or_else(|| node.wrong("throughput", accepted))
    })?;
    let shared = 1.0 + core_loss * (counts.cores as f64 - 1.0);
    let left = |per_1024: u64| (per_1024 as f64 / shared).round() as u32;
    Ok(Throughput::new(points.into_iter().map(left).collect()))
}

/// The highest frequency, if there are others and nobody says what a core draws at each.
fn slowable_khz(machine: &Machine) -> Option<u64> {
    let domains = machine.freq.iter().flat_map(|freq| &freq.domains);
    let opps: Vec<_> = domains.flat_map(|domain| &domain.opps).collect();
    let top = opps.iter().map(|opp| opp.freq_khz).max()?;
    let is_open = opps.iter().any(|opp| opp.freq_khz < top && opp.power_uw.is_none());
    is_open.then_some(u64::from(top))
}

/// The highest frequency if nobody says what a core draws at any; else 0.
fn unpowered_khz(machine: &Machine) -> u64 {
    let domains = machine.freq.iter().flat_map(|freq| &freq.domains);
    let opps: Vec<_> = domains.flat_map(|domain| &domain.opps).collect();
    let top = opps.iter().map(|opp| u64::from(opp.freq_khz)).max();
    top.filter(|_| opps.iter().all(|opp| opp.power_uw.is_none())).unwrap_or(0)
}

/// `usual_khz` is what the draw of cores holds at unless it is said; `slowable_khz` the same of a
/// machine on which cores are slower at times, so that the exponent counts.
fn power(
    entry: &Entry,
    counts: &Counts,
    (usual_khz, slowable_khz): (u64, Option<u64>),
) -> Read<Power> {
    let mut fields = Fields::of(&entry.node, "the machine's power")?;
    let base_uw = match (fields.take("base_w")?, fields.take("socket_w")?) {
        (Some(_), Some(socket)) => {
            let title = "\"base_w\" and \"socket_w\" both say what the machine draws by itself";
            return Err(socket.fault(title).accepts("one of them"));
        }
        (Some(base), None) => microwatts("base_w", &base.node)?,
        (None, Some(socket)) => microwatts("socket_w", &socket.node)? * counts.sockets as u64,
        (None, None) => {
            let title = "the machine's power has neither \"base_w\" nor \"socket_w\"";
            return Err(Fault::at(fields.span(), title).accepts("one of them must be given"));
        }
    };
    let core_w = fields.need("core_w")?;
    let freq_khz = match fields.take("freq_ghz")? {
        Some(freq) => (number("freq_ghz", &freq.node, 100.0)? * KHZ_PER_GHZ).round() as u64,
        None => usual_khz,
    };
    let exponent_hundredths = match fields.take("exponent")? {
        Some(exponent) => (number("exponent", &exponent.node, 10.0)? * 100.0).round() as u32,
        None if slowable_khz.is_some() => {
            console::note_once(&format!(
                "[power] has no exponent: at a frequency f a core draws (f / {} GHz)^2.5 of \
                 core_w, an estimate that nobody verified",
                freq_khz as f64 / KHZ_PER_GHZ
            ));
            EXPONENT_HUNDREDTHS
        }
        None => 0,
    };
    fields.done()?;
    let core_uw = points(core_w, 0, counts, |_, node| microwatts("core_w", node))?;
    if let Some(threads) =
        (1..core_uw.len()).find(|&threads| core_uw[threads] < core_uw[threads - 1])
    {
        let [less, more] = [threads, threads - 1].map(|at| watts(core_uw[at]));
        let title = format!(
            "\"core_w\" of {threads} threads is {less} W, of {} it is {more} W",
            threads - 1
        );
        return Err(core_w
            .fault(title)
            .accepts("values that don't fall: a core with more executing threads draws no less"));
    }
    Ok(Power { base_uw, core_uw, freq_khz, exponent_hundredths })
}

fn hypervisor(entry: &Entry, counts: &Counts) -> Read<Partition> {
    let mut fields = Fields::of(&entry.node, "the machine's hypervisor")?;
    let cores = fields.need("cores")?.integer(1, counts.cores as i64)? as u32;
    let window_ms = fields.need("window_ms")?.integer(1, 10_000)?;
    fields.done()?;
    Ok(Partition { cores, window_ns: window_ms as Ns * NS_PER_MS })
}

pub(super) fn microwatts(key: &str, node: &Node) -> Read<u64> {
    Ok((number(key, node, WATTS_MAX)? * UW_PER_W).round() as u64)
}

/// A number from 0 to `max`.
fn number(key: &str, node: &Node, max: f64) -> Read<f64> {
    let number = match node.value {
        Value::Integer(number) => number as f64,
        Value::Float(number) => number,
        _ => f64::NAN,
    };
    let accepted = || node.wrong(key, format!("a number from 0 to {max}"));
    (0.0..=max).contains(&number).then_some(number).ok_or_else(accepted)
}

/// A value for each number of threads from `first` on, as `read` reads them; those between two that
/// are given lie on the line between them. 0 threads have 0 unless given.
fn points(
    entry: &Entry,
    first: usize,
    counts: &Counts,
    read: impl Fn(usize, &Node) -> Read<u64>,
) -> Read<Vec<u64>> {
    let mut given: BTreeMap<usize, u64> = BTreeMap::new();
    for (threads, node) in by_threads(entry, first)? {
        if given.insert(threads, read(threads, node)?).is_some() {
            let title = format!("\"{}\" of {threads} threads is given twice", entry.key);
            return Err(Fault::at(node.span, title));
        }
    }
    let last = given.keys().next_back().copied().unwrap_or(0);
    if !given.contains_key(&1) || last < counts.threads {
        let threads = counts.threads;
        let missing =
            if given.contains_key(&1) { format!("{threads} threads") } else { "1 thread".into() };
        let title = format!("\"{}\" has no value for {missing}", entry.key);
        return Err(Fault::at(entry.node.span_of_first_line(), title)
            .accepts(format!("at least 1 and {threads}, the threads of the machine's cores")));
    }
    if last > counts.threads {
        console::note_once(&format!(
            "\"{}\" of more than {} has no effect: no core of the machine has more",
            entry.key,
            counted(counts.threads, "thread")
        ));
    }
    if first == 0 {
        given.entry(0).or_insert(0);
    }
    Ok((first..=last).map(|threads| between(&given, threads)).collect())
}

/// The given values with their numbers of threads; a list begins with one thread.
fn by_threads(entry: &Entry, first: usize) -> Read<Vec<(usize, &Node)>> {
    let entries = match &entry.node.value {
        Value::List(items) if items.len() <= THREADS_MAX => {
            return Ok((1..).zip(items).collect());
        }
        Value::Table(entries) => entries,
        _ => {
            let accepted = "a list [1.0, 1.25] that begins with one thread, or a table by threads, \
                            { 1 = 1.0, 8 = 3.0 }";
            return Err(entry.node.wrong(&entry.key, accepted));
        }
    };
    let numbered = entries.iter().map(|point| {
        let threads = point.key.parse().ok().filter(|n| (first..=THREADS_MAX).contains(n));
        let threads = threads.ok_or_else(|| {
            let title = format!("\"{}\" is no number of threads", clean(&point.key));
            point.fault(title).accepts(format!("whole numbers from {first} to {THREADS_MAX}"))
        })?;
        Ok((threads, &point.node))
    });
    numbered.collect()
}

/// The value on the line between the neighbours that are given, rounded.
fn between(given: &BTreeMap<usize, u64>, threads: usize) -> u64 {
    let below = given.range(..=threads).next_back();
    let above = given.range(threads..).next();
    let (Some((&from, &low)), Some((&to, &high))) = (below, above) else { return 0 };
    if from == to {
        return low;
    }
    let (low, high) = (i128::from(low), i128::from(high));
    let (part, whole) = ((threads - from) as i128, (to - from) as i128);
    (low + ((high - low) * part * 2 + whole).div_euclid(2 * whole)) as u64
}
