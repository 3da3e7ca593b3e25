//! CPUs and last-level caches of a machine that has been idle for long.

use super::frequency::scales_pelt;
use crate::fair::world::Llc;
use crate::model::cpu::{Cpu, CpuDomain, TaskList};
use crate::model::domain::Domain;
use crate::model::jiffies::JIFFIES_BEFORE;
use crate::model::task::Flips;
use crate::model::topology::Topology;
use crate::sim::scenario::Scenario;
use crate::units::{CpuId, CpuSet, NS_PER_MS, QueueId, Speed};

/// A CPU with its domains.
pub fn new_cpu(scenario: &Scenario, cpu: CpuId, domains: &[usize], all: &[Domain]) -> Cpu {
    let state = |&domain: &usize| CpuDomain {
        domain,
        group: all[domain].group_of(cpu),
        last_balance_jiffy: 0,
        // Nothing was out of balance for long: the interval has grown to its maximum.
        balance_interval_ms: 2 * u64::from(all[domain].weight),
        nr_balance_failed: 0,
        max_newidle_cost_ns: 0,
        cost_aged_jiffy: JIFFIES_BEFORE,
        newidle_calls: 512,
        newidle_successes: 256,
        newidle_since_ns: 0,
        newidle_ratio: 512,
    };
    let speed = Speed(scenario.machine.topology.place(cpu).capacity);
    Cpu {
        curr: None,
        stopped: false,
        queue: QueueId(cpu.0),
        nr_running: 0,
        need_resched: false,
        need_resched_lazy: false,
        ttwu_pending: false,
        dozes: !scenario.machine.idle.is_empty(),
        held_clock_ns: None,
        idle_flips: Flips::default(),
        handed_out: CpuId(0),
        speed,
        pelt_speed: speed,
        pelt_scaled: scales_pelt(scenario) || speed != Speed::FULL,
        clock_pelt_ns: 0,
        clock_at_ns: 0,
        lost_idle_ns: 0,
        util_est: 0,
        idle_since_ns: None,
        avg_idle_ns: NS_PER_MS,
        wake_idle_ns: 0,
        wake_jiffy: 0,
        avg_scan_cost_ns: 0,
        fail_prone: false,
        max_idle_balance_cost_ns: scenario.kernel.rules.balance.migration_cost_ns,
        next_balance_jiffy: 0,
        tasks: TaskList::default(),
        domains: domains.iter().map(state).collect(),
        push_to: None,
        push_to_llc: false,
        releases: None,
        misfit_load: 0,
        blocked_jiffy: u64::MAX,
    }
}

/// Numbers in order of first appearance.
pub fn dense(keys: impl Iterator<Item = u32>) -> Vec<usize> {
    let mut seen = Vec::new();
    let mut number = |key: u32| {
        seen.iter().position(|&other| other == key).unwrap_or_else(|| {
            seen.push(key);
            seen.len() - 1
        })
    };
    keys.map(&mut number).collect()
}

/// Last-level caches, whose CPUs are all idle.
pub fn llcs(topology: &Topology, llc_of: &[usize]) -> Vec<Llc> {
    let count = llc_of.iter().max().map_or(0, |max| max + 1);
    let llc = |number: usize| {
        let members = llc_of.iter().enumerate().filter(|(_, of)| **of == number);
        let cpus = CpuSet::of(members.map(|(cpu, _)| CpuId(cpu as u32)));
        let smt = cpus.iter().any(|cpu| topology.peers(cpu, |place| place.core).len() > 1);
        // The machine has been idle for long: every CPU may be searched.
        let nr_idle_scan = cpus.len() as u32;
        let icpus = cpus.clone();
        Llc { cpus, has_idle_cores: smt, nr_idle_scan, icpus, nr_busy_cpus: 0, smt }
    };
    (0..count).map(llc).collect()
}
