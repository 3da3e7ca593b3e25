//! What the kernel's own looking around takes: it is paid by the CPU that does it.

use crate::units::Ns;

/// Time that searching and balancing take, ns each. Sources and provenance are in the machines'
/// files; 0 is a machine on which looking is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Looking whether another CPU is idle: a cache line of its run queue.
    pub probe_ns: Ns,
    /// SIS_CORE: reading the cache domain's mask of idle cores.
    pub mask_read_ns: Ns,
    /// SIS_CORE: changing it.
    pub mask_write_ns: Ns,
    /// Adding a CPU's load to a balance pass's sums.
    pub balance_ns: Ns,
    /// The governor's hook, each time that it hears of a CPU.
    pub hint_ns: Ns,
}
