//! What `[freq]` or `[[freq.domain]]` says of CPUs that share a frequency.

use super::points::{KHZ_MAX, KHZ_MIN, below, by_frequency, listed};
use super::power_places::{Turn, wrong_turn};
use crate::base::number::watts;
use crate::read::fault::{Fault, Read};
use crate::read::tree::{Entry, Fields};
use crate::read::values::Dialect;
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies};
use fairground::model::topology::CpuPlace;
use fairground::units::{CpuId, Id, NS_PER_US};

const FAST_COST_NS: u64 = 2 * NS_PER_US;
const SLOW_COST_NS: u64 = 50 * NS_PER_US;

/// What is said of a domain.
#[derive(Clone, Copy, Default)]
pub(super) struct Keys<'t> {
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
    pub(super) fn take(fields: &mut Fields<'t>) -> Read<Self> {
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
    pub(super) fn or(self, common: &Keys<'t>) -> Self {
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
    pub(super) fn domain(
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
    pub(super) fn change(&self, before: &DomainSpec, places: &[CpuPlace]) -> Read<DomainSpec> {
        let mut domain = before.clone();
        let capacity = domain.cpus.first().map_or(1024, |cpu| places[cpu.index()].capacity);
        let given = self.khz.or(self.opps);
        if let Some(entry) = given {
            domain.opps =
                if self.khz.is_some() { by_frequency(entry)? } else { listed(entry, capacity)? };
            (domain.min, domain.max) = (0, domain.opps.len().saturating_sub(1));
        }
        if let Some(entry) = self.min_khz {
            entry.integer(KHZ_MIN, KHZ_MAX)?;
            domain.min = domain.opps.partition_point(|opp| below(entry, opp));
            if domain.min == domain.opps.len() {
                return Err(entry.node.wrong("min_khz", "no more than the highest frequency"));
            }
        }
        if let Some(entry) = self.max_khz {
            let limit = entry.integer(KHZ_MIN, KHZ_MAX)?;
            let within = domain.opps.partition_point(|opp| i64::from(opp.freq_khz) <= limit);
            let lowest = || entry.node.wrong("max_khz", "no less than the lowest frequency");
            domain.max = within.checked_sub(1).ok_or_else(lowest)?;
        }
        let bound = self.max_khz.or(self.min_khz);
        if let Some(entry) = bound.filter(|_| domain.min > domain.max) {
            return Err(self.no_frequency(entry, &domain));
        }
        domain.start = match self.start_khz {
            Some(entry) => domain.at_least(entry.integer(KHZ_MIN, KHZ_MAX)? as u64),
            None => domain.start.clamp(domain.min, domain.max.max(domain.min)),
        };
        domain.driver = self.driver(before.driver)?;
        self.check(&domain)?;
        Ok(domain)
    }

    /// What is wrong with the domain itself is told where it was said.
    fn check(&self, domain: &DomainSpec) -> Read<()> {
        if let Some(opps) = self.opps {
            power_rises(opps, domain)?;
        }
        let keys = [self.khz, self.opps, self.start_khz, self.max_khz, self.min_khz];
        let alone = DomainSpec { cpus: vec![CpuId(0)], ..domain.clone() };
        let domains = vec![alone];
        let only =
            Frequencies { domains, invariant: false, from_any_cpu: false, clock: Clock::Domain };
        let found = keys.into_iter().flatten().next().zip(only.fault(1));
        found.map_or(Ok(()), |(entry, fault)| Err(entry.fault(fault)))
    }

    /// The fault of bounds that leave no frequency.
    fn no_frequency(&self, entry: &Entry, domain: &DomainSpec) -> Box<Fault> {
        let given = |entry: Option<&Entry>| entry.and_then(|entry| entry.node.words());
        let both = given(self.min_khz).zip(given(self.max_khz));
        let [low, high] = [domain.max, domain.min].map(|row| domain.khz(row));
        let between = low < high
            && both.as_ref().is_some_and(|(min, max)| {
                min.parse::<u64>().ok().zip(max.parse().ok()).is_some_and(|(min, max)| min <= max)
            });
        match both {
            Some((min, max)) if between => entry
                .fault(format!("no frequency lies between min_khz {min} and max_khz {max}"))
                .because(format!("the nearest are {low} and {high}"))
                .accepts("bounds that leave one"),
            _ => entry.fault("a domain's lowest allowed frequency is above its highest"),
        }
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

/// A core that works faster draws no less.
fn power_rises(opps: &Entry, domain: &DomainSpec) -> Read<()> {
    let powers_uw = domain.opps.iter().map(|opp| opp.power_uw);
    let turn = wrong_turn(opps.node.list("opps")?, powers_uw, |before, now| now < before);
    let Some(Turn { place, before, now }) = turn else { return Ok(()) };
    let [slow, fast] = [before, now].map(|(row, _)| domain.khz(row));
    let title = format!("at {fast} kHz a core draws {} W, less than at {slow}", watts(now.1));
    Err(Fault::at(place, title).accepts(format!("{} W or more", watts(before.1))))
}
