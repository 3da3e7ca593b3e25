//! A fact in detail: how a CPU was found for a waking task.

use crate::units::{CpuId, TaskId};

/// How the CPU for a waking task was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacedBy {
    /// The target of the wake-up, the waker's CPU or the previous one, was idle.
    Target,
    /// The previous CPU was.
    Prev,
    /// The one before it was (`recent_used_cpu`).
    Recent,
    /// A thread of the previous CPU's core was (before 5.12: of the target's, at last).
    Sibling,
    /// The search found a wholly idle core.
    IdleCore,
    /// The search found an idle CPU.
    IdleCpu,
    /// None was found, or looked for: it is the target.
    Nowhere,
}

/// One `select_idle_sibling`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Who wakes.
    pub task: TaskId,
    /// CPU that wakes it.
    pub waker_cpu: CpuId,
    /// CPU that it last ran on.
    pub prev: CpuId,
    /// What wake-affine chose of the two.
    pub target: CpuId,
    /// Where it goes.
    pub chosen: CpuId,
    /// How that was found.
    pub by: PlacedBy,
    /// CPUs tested outside the search of the cache domain.
    pub tested: u16,
    /// Of them, threads of a core that was known: all but the target, the previous and the recent
    /// CPU.
    pub siblings: u16,
    /// The search of the cache domain, if there was one.
    pub scan: Option<Scan>,
}

/// One search of a cache domain (`select_idle_cpu`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    /// CPUs tested.
    pub tested: u16,
    /// SIS_CORE: CPUs of the mask that were tested and busy (false positives).
    pub stale: u16,
    /// SIS_CORE: idle CPUs that the mask did not show when it began (true negatives).
    pub hidden: u16,
    /// SIS_CORE: CPUs that it took out of the mask.
    pub shrunk: u16,
    /// SIS_CORE: the target was fail-prone.
    pub fail_prone: bool,
    /// It looked for an idle core.
    pub idle_core: bool,
    /// It found something.
    pub found: bool,
}
