//! One machine as it was read: where its CPUs are, and the scheduling domains that follow.

use crate::read::{Described, shown_cpus};
use fairground::model::domain::{self, Domain, Level};
use fairground::model::topology::CpuPlace;
use fairground::policy::Kernel;
use fairground::policy::presets::release_of;
use fairground::sim::scenario::Costs;
use fairground::units::{CpuId, Id};
use std::collections::BTreeMap;

/// The release that calls a node's level PKG; it was DIE before.
const PKG_SINCE: (u32, u32) = (6, 7);

/// What is told of a machine.
pub struct Told<'m> {
    pub(super) described: &'m Described,
    pub(super) kernel: Kernel,
    pub(super) domains: Vec<Domain>,
    /// Each CPU's domains, the lowest first.
    pub(super) of_cpu: Vec<Vec<usize>>,
}

/// What two CPUs have alike if their domains differ in nothing but which CPUs they hold.
type Shape = Vec<(Level, u32, Vec<u32>)>;

impl<'m> Told<'m> {
    /// The machine with this kernel.
    pub(crate) fn new(described: &'m Described, kernel: Kernel) -> Self {
        let (domains, of_cpu) = domain::build(&described.machine.topology);
        Told { described, kernel, domains, of_cpu }
    }

    pub(super) fn places(&self) -> &[CpuPlace] {
        self.described.machine.topology.places()
    }

    /// How many different units there are.
    pub(super) fn count(&self, of: fn(&CpuPlace) -> u32) -> usize {
        self.by(of).len()
    }

    /// The fewest and the most threads of a core.
    pub(super) fn threads(&self) -> (usize, usize) {
        let cores = self.by(|place| place.core);
        let each = || cores.values().map(Vec::len);
        (each().min().unwrap_or(0), each().max().unwrap_or(0))
    }

    /// The CPUs of each unit, in order.
    pub(super) fn by(&self, of: fn(&CpuPlace) -> u32) -> BTreeMap<u32, Vec<CpuId>> {
        let mut all: BTreeMap<u32, Vec<CpuId>> = BTreeMap::new();
        for (cpu, place) in (0..).zip(self.places()) {
            all.entry(of(place)).or_default().push(CpuId(cpu));
        }
        all
    }

    /// A level as the kernel names it. A kernel between two releases is one before 6.7.
    pub(super) fn name(&self, level: Level) -> &'static str {
        let is_die = release_of(&self.kernel.profile).unwrap_or_default() < PKG_SINCE;
        match level {
            Level::Smt => "SMT",
            Level::Mc => "MC",
            Level::Pkg if is_die => "DIE",
            Level::Pkg => "PKG",
            Level::Numa => "NUMA",
        }
    }

    /// CPUs whose domains have one shape, by the first of them.
    pub(super) fn shapes(&self) -> Vec<Vec<CpuId>> {
        let mut shapes: Vec<(Shape, Vec<CpuId>)> = Vec::new();
        for cpu in (0..self.of_cpu.len() as u32).map(CpuId) {
            let shape = self.shape(cpu);
            match shapes.iter_mut().find(|(known, _)| *known == shape) {
                Some((_, cpus)) => cpus.push(cpu),
                None => shapes.push((shape, vec![cpu])),
            }
        }
        shapes.into_iter().map(|(_, cpus)| cpus).collect()
    }

    fn shape(&self, cpu: CpuId) -> Shape {
        let domains = self.of_cpu[cpu.index()].iter().map(|&at| &self.domains[at]);
        let shape = |domain: &Domain| {
            let mut groups: Vec<u32> = domain.groups.iter().map(|group| group.weight).collect();
            groups.sort_unstable();
            (domain.level, domain.weight, groups)
        };
        domains.map(shape).collect()
    }
}

/// What the kernel's work costs, ns, by the keys of `[costs]`; of random ones the mean.
pub(super) fn costs(costs: &Costs) -> Vec<(&'static str, Vec<u64>)> {
    let Costs { effort, .. } = costs;
    vec![
        ("context_switch", vec![costs.context_switch_ns]),
        ("tick", vec![costs.tick_ns]),
        ("interrupt", vec![costs.interrupt.mean()]),
        ("interrupt_tick", vec![costs.interrupt_tick.unwrap_or(costs.interrupt).mean()]),
        ("interrupt_hrtick", vec![costs.interrupt_hrtick.unwrap_or(costs.interrupt).mean()]),
        ("ipi", vec![costs.ipi_ns]),
        ("hrtick", vec![costs.hrtick.mean()]),
        ("hrtick_level", vec![costs.hrtick_level_ns]),
        ("hrtick_waiting", vec![costs.hrtick_waiting_ns]),
        ("throttle", vec![costs.throttle_ns]),
        ("wake", vec![costs.wake_ns]),
        ("enqueue", costs.enqueue_ns.to_vec()),
        ("idle_exit", vec![costs.idle_exit_ns]),
        ("probe", vec![effort.probe_ns]),
        ("mask_read", vec![effort.mask_read_ns]),
        ("mask_write", vec![effort.mask_write_ns]),
        ("balance", vec![effort.balance_ns]),
        ("hint", vec![effort.hint_ns]),
        ("refill", costs.refill_ns.to_vec()),
        ("line", costs.line_ns.to_vec()),
    ]
}

/// A list of CPUs as Linux writes it, cut after a run where it would be wider.
pub(super) fn brief(cpus: &[CpuId], width: usize) -> String {
    let whole = shown_cpus(cpus);
    if whole.len() <= width {
        return whole;
    }
    let ends = format!(",... ({} CPUs)", cpus.len());
    let room = width.saturating_sub(ends.len()).max(1);
    let cut = whole[..room].rfind(',').or(whole.find(',')).unwrap_or(whole.len());
    format!("{}{ends}", &whole[..cut])
}
