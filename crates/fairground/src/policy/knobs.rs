//! Numbers that a kernel takes, each under the kernel's own name, with its limits.

/// A number that can be set, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnobInfo {
    /// Key in `[kernel]`: the kernel's own name.
    pub key: &'static str,
    /// Unit and meaning.
    pub says: &'static str,
    /// Smallest accepted value.
    pub min: u64,
    /// Largest accepted value.
    pub max: u64,
}

const NS_MAX: u64 = 1_000_000_000;

/// All numbers that [`super::kernel::Kernel::set`] takes.
pub const KNOBS: &[KnobInfo] = &[
    KnobInfo { key: "HZ", says: "timer ticks a second (CONFIG_HZ)", min: 24, max: 10_000 },
    KnobInfo {
        key: "base_slice_ns",
        says: "EEVDF: slice of a task that asks for none; also thread 003's quantum",
        min: 100_000,
        max: NS_MAX,
    },
    KnobInfo { key: "latency_ns", says: "CFS: period of up to 8 tasks", min: 100_000, max: NS_MAX },
    KnobInfo { key: "min_granularity_ns", says: "CFS: shortest turn", min: 100_000, max: NS_MAX },
    KnobInfo {
        key: "wakeup_granularity_ns",
        says: "CFS: how far behind a wakee must be to preempt",
        min: 0,
        max: NS_MAX,
    },
    KnobInfo {
        key: "migration_cost_ns",
        says: "a task that ran this recently is cache-hot",
        min: 0,
        max: NS_MAX,
    },
    KnobInfo {
        key: "nr_migrate",
        says: "most tasks that one balance pass moves",
        min: 1,
        max: 4096,
    },
    KnobInfo {
        key: "cfs_bandwidth_slice_us",
        says: "what a queue draws from its group's pool at once, us",
        min: 1,
        max: 1_000_000,
    },
    KnobInfo {
        key: "rate_limit_us",
        says: "schedutil: least time between two changes, us; the driver's and release's unless set",
        min: 0,
        max: 10_000_000,
    },
    KnobInfo {
        key: "filter_costs",
        says: "thread 004: window of a maximum filter, in costs of a frequency switch",
        min: 1,
        max: 1_000_000,
    },
    KnobInfo {
        key: "cfs_bw_burst_enabled",
        says: "thread 002 (refill = \"v2\"): 0 or 1",
        min: 0,
        max: 1,
    },
    KnobInfo {
        key: "cfs_bw_burst_onset_percent",
        says: "thread 002 (refill = \"v2\"): part of the burst that a new limit begins with",
        min: 0,
        max: 100,
    },
];
