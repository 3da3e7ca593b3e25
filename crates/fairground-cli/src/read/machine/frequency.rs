//! `[freq]` of a machine: at which frequencies its CPUs run, who shares one, how a driver switches;
//! and `[[idle]]`, its idle states. Keys of `[freq]`:
//!
//! * `khz = [800000, 1600000]`, or `{ from = 800000, to = 4000000, step = 100000 }`, or
//!   `opps = [{ khz = 800000, capacity = 200, power_w = 1.5 }]`, where `capacity` (1024 for the
//!   biggest CPU at its best; in proportion to the frequency if left out) and `power_w` (of a core
//!   with one executing thread; by `[power]` if left out) are optional;
//! * `share`: who has a frequency together, `"cpu"` (the default), `"core"`, `"package"` or
//!   `"machine"`; or `[[freq.domain]]` with `cpus`, and any of the other keys of a domain where it
//!   differs;
//! * of a domain: `switch = "fast"` (by the scheduler itself) or `"slow"` (by a thread), `cost`
//!   (fast: of the CPU's time, default 2us; slow: until it holds, 50us), `latency` and `delay` that
//!   the driver tells, `min_khz`, `max_khz`, and `start_khz` that schedutil finds when the run
//!   begins (the lowest that is allowed);
//! * `invariant` (false): PELT knows the frequency; `from_any_cpu` (false): CPUs of other domains
//!   may switch it; `clock`: `"domain"`, `"core"` or `"package"`, who runs at the highest request
//!   of those that execute (see [`siblings`] for the default).
//!
//! A scenario that names a machine of the library changes the keys that it gives.

use super::freq_domain::Keys;
use super::hardware::microwatts;
use super::points::ROWS_MAX;
use super::power_places::{Turn, wrong_turn};
use super::siblings;
use crate::base::number::watts;
use crate::read::fault::{Fault, Read, clean};
use crate::read::numbers::Numbers;
use crate::read::tree::{Entry, Fields, Node};
use crate::read::values::{self, Dialect};
use fairground::model::freq::{Clock, DomainSpec, Frequencies};
use fairground::model::idle::{self, IdleState};
use fairground::model::topology::CpuPlace;
use fairground::sim::scenario::Machine;
use fairground::units::{CpuId, Id};
use std::collections::BTreeMap;

/// Takes `freq` and `idle`.
pub(super) fn read(fields: &mut Fields<'_>, machine: &mut Machine, numbers: &Numbers) -> Read<()> {
    if let Some(entry) = fields.take("freq")? {
        machine.freq = Some(frequencies(entry, machine, numbers)?);
    }
    if let Some(entry) = fields.take("idle")? {
        let items = entry.node.list("idle")?;
        if items.len() > ROWS_MAX {
            return Err(entry.fault(format!("more than {ROWS_MAX} idle states")));
        }
        machine.idle = items.iter().map(idle_state).collect::<Read<_>>()?;
        if let Some(fault) = idle::fault(&machine.idle) {
            return Err(entry.fault(fault).accepts("idle states from shallow to deep"));
        }
        deeper_draws_no_more(items, &machine.idle)?;
    }
    Ok(())
}

/// Nobody enters a state that takes longer to leave and saves nothing.
fn deeper_draws_no_more(items: &[Node], states: &[IdleState]) -> Read<()> {
    let powers_uw = states.iter().map(|state| state.power_uw);
    let turn = wrong_turn(items, powers_uw, |before, now| now > before);
    let Some(Turn { place, before, now }) = turn else { return Ok(()) };
    let [shallow, deep] = [before, now].map(|(row, _)| clean(&states[row].name));
    let [less, more] = [before, now].map(|(_, uw)| watts(uw));
    Err(Fault::at(place, format!("idle state {deep} is deeper than {shallow} and draws more"))
        .because(format!("{more} W, and {less} W"))
        .accepts(format!("at most {less} W")))
}

fn idle_state(item: &Node) -> Read<IdleState> {
    let mut fields = Fields::of(item, "the idle state")?;
    let state = IdleState {
        name: fields.need("name")?.text()?.to_owned(),
        exit_ns: Dialect::Toml.duration(fields.need("exit")?)?,
        residency_ns: Dialect::Toml.duration(fields.need("residency")?)?,
        power_uw: match fields.take("power_w")? {
            Some(power) => Some(microwatts("power_w", &power.node)?),
            None => None,
        },
    };
    fields.done()?;
    Ok(state)
}

fn frequencies(entry: &Entry, machine: &Machine, numbers: &Numbers) -> Read<Frequencies> {
    let places = machine.topology.places();
    let mut fields = Fields::of(&entry.node, "the machine's freq")?;
    let before = machine.freq.as_ref();
    let own = Keys::take(&mut fields)?;
    let shared = [("cpu", Share::Cpu), ("core", Share::Core), ("package", Share::Package)];
    let shares: Vec<(&str, Share)> =
        shared.into_iter().chain([("machine", Share::Machine)]).collect();
    let share = fields.take("share")?;
    let listed = fields.take("domain")?;
    if let (Some(share), Some(_)) = (share, listed) {
        let title = "\"share\" and \"domain\" both say who has a frequency together";
        return Err(share.fault(title).accepts("one of them"));
    }
    let domains = match (listed, share, before) {
        (Some(entry), ..) => own_domains(entry, &own, places, numbers)?,
        (None, None, Some(before)) => {
            let again = before.domains.iter().map(|domain| own.change(domain, places));
            again.collect::<Read<_>>()?
        }
        _ => {
            let share = share.map_or(Ok(Share::Cpu), |entry| entry.word(&shares))?;
            let groups = share.groups(places);
            groups.into_iter().map(|cpus| own.domain(cpus, places, &fields)).collect::<Read<_>>()?
        }
    };
    let flag = |entry: Option<&Entry>, before: bool| entry.map_or(Ok(before), Entry::boolean);
    let clocks = [("domain", Clock::Domain), ("core", Clock::Core), ("package", Clock::Package)];
    let is_parted_anew = listed.or(share).is_some();
    let kept = before.filter(|before| !is_parted_anew || before.clock != Clock::Domain);
    let clock = match (fields.take("clock")?, kept) {
        (Some(entry), _) => entry.word(&clocks)?,
        (None, Some(before)) => before.clock,
        (None, None) => siblings::clock(&domains, places, listed.is_some()),
    };
    let frequencies = Frequencies {
        domains,
        invariant: flag(fields.take("invariant")?, before.is_some_and(|b| b.invariant))?,
        from_any_cpu: flag(fields.take("from_any_cpu")?, before.is_some_and(|b| b.from_any_cpu))?,
        clock,
    };
    fields.done()?;
    let differs = frequencies.clock != Clock::Domain && !siblings::alike(&frequencies.domains);
    if differs {
        let clock = entry.node.get("clock").unwrap_or(entry);
        let title = "domains that share a clock must have the same frequencies";
        return Err(clock.fault(title).accepts("\"domain\", or the same khz or opps for all"));
    }
    match frequencies.fault(places.len()) {
        Some(fault) => Err(entry.fault(fault)),
        None => Ok(frequencies),
    }
}

/// `[[freq.domain]]`.
fn own_domains(
    entry: &Entry,
    common: &Keys<'_>,
    places: &[CpuPlace],
    numbers: &Numbers,
) -> Read<Vec<DomainSpec>> {
    let mut has_one = vec![false; places.len()];
    let mut domain = |item: &Node| {
        let mut fields = Fields::of(item, "the frequency domain")?;
        let list = fields.need("cpus")?;
        let cpus = values::cpus("cpus", &list.node, numbers)?;
        let twice = cpus.iter().find(|cpu| std::mem::replace(&mut has_one[cpu.index()], true));
        if let Some(cpu) = twice {
            let title = format!("CPU {} is in two frequency domains", cpu.0);
            return Err(Fault::at(list.node.span, title).accepts("each CPU in one"));
        }
        let keys = Keys::take(&mut fields)?.or(common);
        fields.done()?;
        keys.domain(cpus, places, &fields)
    };
    let domains = entry.node.list("domain")?.iter().map(&mut domain).collect::<Read<_>>()?;
    let left = (0..places.len()).filter(|cpu| !has_one[*cpu]).map(CpuId::from_index);
    let left: Vec<CpuId> = left.collect();
    if !left.is_empty() {
        let title = format!("no frequency domain has CPU {}", values::shown_cpus(&left));
        return Err(entry.fault(title).accepts("each CPU in one"));
    }
    Ok(domains)
}

/// Who has a frequency together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    Cpu,
    Core,
    Package,
    Machine,
}

impl Share {
    fn groups(self, places: &[CpuPlace]) -> Vec<Vec<CpuId>> {
        let mut groups: BTreeMap<usize, Vec<CpuId>> = BTreeMap::new();
        for (cpu, place) in places.iter().enumerate() {
            let key = match self {
                Share::Cpu => cpu,
                Share::Core => place.core as usize,
                Share::Package => place.package as usize,
                Share::Machine => 0,
            };
            groups.entry(key).or_default().push(CpuId::from_index(cpu));
        }
        groups.into_values().collect()
    }
}
