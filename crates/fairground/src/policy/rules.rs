//! A kernel's answers and numbers, resolved for one machine: what the run-time code reads.

use super::expiry::Expiry;
use super::governor::Governor;
use super::headroom::Headroom;
use super::hint::Hint;
use super::kernel::Kernel;
use super::lag::LagLimit;
use super::newidle::Newidle;
use super::phase::Phase;
use super::pick::Pick;
use super::place::Place;
use super::preempt::Preempt;
use super::rate::Rate;
use super::realtime::Realtime;
use super::refill::Refill;
use super::reweight::Reweight;
use super::search::Search;
use super::slice::Turn;
use super::switches::{Change, Changes, Feature, Features};
use super::throttle::Throttle;
use super::yielding::Yield;
use crate::model::freq::Driver;
use crate::units::{NS_PER_MS, NS_PER_US, Ns};

/// Answers and numbers of one kernel on one machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Who runs next?
    pub pick: Pick,
    /// Where does an entity start?
    pub place: Place,
    /// When has the running entity had its turn?
    pub turn: Turn,
    /// When does a waking task take the CPU?
    pub preempt: Preempt,
    /// How much lag is kept?
    pub lag: LagLimit,
    /// What becomes of an entity whose weight changes?
    pub reweight: Reweight,
    /// What does a yield give up?
    pub yielding: Yield,
    /// Which CPUs are tried for a waking task?
    pub search: Search,
    /// Is it worth while to look for work before going idle?
    pub newidle: Newidle,
    /// At which phase does a period timer start?
    pub phase: Phase,
    /// What does a group own when its period begins?
    pub refill: Refill,
    /// When does the slice that a CPU has drawn lapse?
    pub expiry: Expiry,
    /// What stops when a queue has used up its time?
    pub throttle: Throttle,
    /// Which of its frequencies does a domain run at?
    pub governor: Governor,
    /// When does the governor hear of utilization?
    pub hint: Hint,
    /// When may the governor act?
    pub rate: Rate,
    /// How does the governor see real-time and deadline tasks?
    pub realtime: Realtime,
    /// How much more than the utilization is asked for?
    pub headroom: Headroom,
    /// Linux's own switches.
    pub features: Features,
    /// Small changes of the code that no question is about.
    pub changes: Changes,
    /// Length of a tick, ns.
    pub tick_ns: Ns,
    /// EEVDF: base slice, ns.
    pub base_slice_ns: Ns,
    /// EEVDF: base slice of one CPU, ns.
    pub base_slice_normal_ns: Ns,
    /// CFS: latency, ns.
    pub latency_ns: Ns,
    /// CFS: minimum granularity, ns.
    pub min_granularity_ns: Ns,
    /// CFS: minimum granularity of idle-class entities among others, ns.
    pub idle_min_granularity_ns: Ns,
    /// CFS: wake-up granularity, ns.
    pub wakeup_granularity_ns: Ns,
    /// How long after it ran a task is cache-hot, ns.
    pub migration_cost_ns: Ns,
    /// Most tasks that a balance pass moves.
    pub nr_migrate: u32,
    /// What a queue draws from its group's pool at once, ns.
    pub bandwidth_slice_ns: Ns,
    /// Least time between two changes of a frequency, ns; None for what the driver says.
    pub rate_limit_ns: Option<Ns>,
    /// Thread 004: the window of a maximum filter, in costs of a switch.
    pub filter_costs: u64,
    /// Thread 002: unused run time is kept at all.
    pub burst_enabled: bool,
    /// Thread 002: part of the burst that a new limit begins with, percent.
    pub burst_onset_percent: u64,
}

impl Rules {
    /// The rules of `kernel` on a machine of `cpus` CPUs.
    pub fn new(kernel: &Kernel, cpus: usize) -> Self {
        let knobs = &kernel.knobs;
        Rules {
            pick: kernel.pick,
            place: kernel.place,
            turn: kernel.turn,
            preempt: kernel.preempt,
            lag: kernel.lag,
            reweight: kernel.reweight,
            yielding: kernel.yielding,
            search: kernel.search,
            newidle: kernel.newidle,
            phase: kernel.phase,
            refill: kernel.refill,
            expiry: kernel.expiry,
            throttle: kernel.throttle,
            governor: kernel.governor,
            hint: kernel.hint,
            rate: kernel.rate,
            realtime: kernel.realtime,
            headroom: kernel.headroom,
            features: kernel.features,
            changes: kernel.changes,
            tick_ns: kernel.tick_ns(),
            base_slice_ns: knobs.base_slice.on_ns(cpus),
            base_slice_normal_ns: knobs.base_slice.normal_ns,
            latency_ns: knobs.latency.on_ns(cpus),
            min_granularity_ns: knobs.min_granularity.on_ns(cpus),
            idle_min_granularity_ns: knobs.min_granularity.normal_ns,
            wakeup_granularity_ns: knobs.wakeup_granularity.on_ns(cpus),
            migration_cost_ns: knobs.migration_cost_ns,
            nr_migrate: knobs.nr_migrate,
            bandwidth_slice_ns: knobs.bandwidth_slice_us * NS_PER_US,
            rate_limit_ns: knobs.rate_limit_us.map(|us| us * NS_PER_US),
            filter_costs: knobs.filter_costs,
            burst_enabled: knobs.burst_enabled,
            burst_onset_percent: knobs.burst_onset_percent,
        }
    }

    /// schedutil's rate limit for a driver, ns: what the driver asks for, else by its latency, in a way
    /// that changed with releases; a millisecond if it is unknown.
    pub fn default_rate_limit_ns(&self, driver: &Driver) -> Ns {
        /// `LATENCY_MULTIPLIER`.
        const LATENCIES: u64 = 1_000;
        /// From 4.14 on no default is longer.
        const MAX_NS: Ns = 10 * NS_PER_MS;
        match (driver.delay_ns, driver.latency_ns) {
            (Some(delay_ns), _) => delay_ns,
            (None, None | Some(0)) => NS_PER_MS,
            (None, Some(latency_ns)) if self.changed(Change::LimitShort) => latency_ns * 3 / 2,
            (None, Some(latency_ns)) if self.changed(Change::LimitCapped) => {
                (LATENCIES * latency_ns).min(MAX_NS)
            }
            (None, Some(latency_ns)) => LATENCIES * latency_ns,
        }
    }

    /// True if the feature is on.
    #[inline]
    pub fn has(&self, feature: Feature) -> bool {
        self.features.has(feature)
    }

    /// True if the kernel has the change.
    #[inline]
    pub fn changed(&self, change: Change) -> bool {
        self.changes.has(change)
    }

    /// True for CFS, the queue of 4.12 to 6.5.
    #[inline]
    pub fn is_cfs(&self) -> bool {
        self.pick == Pick::Leftmost
    }
}
