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
//!   begins (the lowest);
//! * `invariant` (false): PELT knows the frequency; `from_any_cpu` (false): CPUs of other domains
//!   may switch it; `clock`: `"domain"`, `"core"` or `"package"`, who runs at the highest request
//!   of those that execute.
//!
//! A scenario that names a machine of the library changes the keys that it gives.

use super::hardware::microwatts;
use super::points::{KHZ_MAX, ROWS_MAX, below, by_frequency, listed};
use crate::read::fault::{Fault, Read};
use crate::read::numbers::Numbers;
use crate::read::tree::{Entry, Fields, Node};
use crate::read::values::{self, Dialect};
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies};
use fairground::model::idle::{self, IdleState};
use fairground::model::topology::CpuPlace;
use fairground::sim::scenario::Machine;
use fairground::units::{CpuId, Id, NS_PER_US};
use std::collections::BTreeMap;

const FAST_COST_NS: u64 = 2 * NS_PER_US;
const SLOW_COST_NS: u64 = 50 * NS_PER_US;

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
    }
    Ok(())
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
    let clock = before.map_or(Clock::Domain, |before| before.clock);
    let frequencies = Frequencies {
        domains,
        invariant: flag(fields.take("invariant")?, before.is_some_and(|b| b.invariant))?,
        from_any_cpu: flag(fields.take("from_any_cpu")?, before.is_some_and(|b| b.from_any_cpu))?,
        clock: fields.take("clock")?.map_or(Ok(clock), |entry| entry.word(&clocks))?,
    };
    fields.done()?;
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
    let items = entry.node.list("domain")?;
    let domain = |item: &Node| {
        let mut fields = Fields::of(item, "the frequency domain")?;
        let list = fields.need("cpus")?;
        let cpus = values::cpus("cpus", &list.node, numbers)?;
        let keys = Keys::take(&mut fields)?.or(common);
        fields.done()?;
        keys.domain(cpus, places, &fields)
    };
    items.iter().map(domain).collect()
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

/// What is said of a domain.
#[derive(Clone, Copy, Default)]
struct Keys<'t> {
    khz: Option<&'t Entry>,
    opps: Option<&'t Entry>,
    switch: Option<&'t Entry>,
    cost: Option<&'t Entry>,
    latency: Option<&'t Entry>,
    delay: Option<&'t Entry>,
    min_khz: Option<&'t Entry>,
    max_khz: Option<&'t Entry>,
    start_khz: Option<&'t Entry>,
}

impl<'t> Keys<'t> {
    fn take(fields: &mut Fields<'t>) -> Read<Self> {
        let keys = Keys {
            khz: fields.take("khz")?,
            opps: fields.take("opps")?,
            switch: fields.take("switch")?,
            cost: fields.take("cost")?,
            latency: fields.take("latency")?,
            delay: fields.take("delay")?,
            min_khz: fields.take("min_khz")?,
            max_khz: fields.take("max_khz")?,
            start_khz: fields.take("start_khz")?,
        };
        match (keys.khz, keys.opps) {
            (Some(_), Some(opps)) => {
                let title = "\"khz\" and \"opps\" both say at which frequencies a CPU runs";
                Err(opps.fault(title).accepts("one of them"))
            }
            _ => Ok(keys),
        }
    }

    /// What another one says where this one says nothing.
    fn or(self, common: &Keys<'t>) -> Self {
        let own = self.khz.is_some() || self.opps.is_some();
        Keys {
            khz: if own { self.khz } else { common.khz },
            opps: if own { self.opps } else { common.opps },
            switch: self.switch.or(common.switch),
            cost: self.cost.or(common.cost),
            latency: self.latency.or(common.latency),
            delay: self.delay.or(common.delay),
            min_khz: self.min_khz.or(common.min_khz),
            max_khz: self.max_khz.or(common.max_khz),
            start_khz: self.start_khz.or(common.start_khz),
        }
    }

    /// A new domain.
    fn domain(
        &self,
        cpus: Vec<CpuId>,
        places: &[CpuPlace],
        fields: &Fields<'_>,
    ) -> Read<DomainSpec> {
        if self.khz.is_none() && self.opps.is_none() {
            let title = format!("{} has no \"khz\" and no \"opps\"", fields.what());
            return Err(Fault::at(fields.span(), title).accepts("one of them must be given"));
        }
        let driver = Driver { fast: true, cost_ns: FAST_COST_NS, latency_ns: None, delay_ns: None };
        let new = DomainSpec { cpus, opps: Vec::new(), min: 0, max: 0, start: 0, driver };
        self.change(&new, places)
    }

    /// A domain that another description has, with what this one says.
    fn change(&self, before: &DomainSpec, places: &[CpuPlace]) -> Read<DomainSpec> {
        let mut domain = before.clone();
        let capacity = domain.cpus.first().map_or(1024, |cpu| places[cpu.index()].capacity);
        let given = self.khz.or(self.opps);
        if let Some(entry) = given {
            domain.opps =
                if self.khz.is_some() { by_frequency(entry)? } else { listed(entry, capacity)? };
            (domain.min, domain.max) = (0, domain.opps.len().saturating_sub(1));
        }
        if let Some(entry) = self.min_khz {
            domain.min = domain.opps.partition_point(|opp| below(entry, opp));
            entry.integer(1, KHZ_MAX)?;
        }
        if let Some(entry) = self.max_khz {
            let limit = entry.integer(1, KHZ_MAX)?;
            let within = domain.opps.partition_point(|opp| i64::from(opp.freq_khz) <= limit);
            let lowest = || entry.node.wrong("max_khz", "no less than the lowest frequency");
            domain.max = within.checked_sub(1).ok_or_else(lowest)?;
        }
        domain.start = match self.start_khz {
            Some(entry) => domain.at_least(entry.integer(1, KHZ_MAX)? as u64),
            None => domain.start.clamp(domain.min, domain.max.max(domain.min)),
        };
        domain.driver = self.driver(before.driver)?;
        Ok(domain)
    }

    fn driver(&self, before: Driver) -> Read<Driver> {
        let words = [("fast", true), ("slow", false)];
        let fast = self.switch.map_or(Ok(before.fast), |entry| entry.word(&words))?;
        let usual_ns = match self.switch {
            None => before.cost_ns,
            Some(_) if fast => FAST_COST_NS,
            Some(_) => SLOW_COST_NS,
        };
        let time =
            |entry: Option<&Entry>| entry.map(|entry| Dialect::Toml.duration(entry)).transpose();
        Ok(Driver {
            fast,
            cost_ns: time(self.cost)?.unwrap_or(usual_ns),
            latency_ns: time(self.latency)?.or(before.latency_ns),
            delay_ns: time(self.delay)?.or(before.delay_ns),
        })
    }
}
