//! Which CPUs are tried for a waking task, in which order, how many?
//!
//! All answers walk the waking task's cache domain in circular order from the CPU behind the
//! target; they differ in which of its CPUs they look at and in how many:
//!
//! | answer | looks at | how many (N: CPUs of the domain) |
//! |---|---|---|
//! | `linear` | all | all |
//! | `sis-prop` | all | N · i / c, at least 4; i: expected idle time, c: cost of a search |
//! | `sis-util` | all | `nr_idle_scan` |
//! | `sis-core` | one CPU of each core that had an idle one | the same |
//!
//! Balancing sets `nr_idle_scan` from the domain's utilisation u: y · N with y = 1 − (1.17 u)².

use crate::policy::question::question;
use crate::units::Ns;

question! {
    /// Which CPUs are tried for a waking task, in which order, how many?
    "search" Search {
        /// All CPUs of the cache domain in circular order.
        Linear = "linear", since "4.8";
        /// In circular order, as many as the average idle time pays for.
        SisProp = "sis-prop", since "4.13";
        /// In circular order, fewer as the cache domain's utilisation rises.
        SisUtil = "sis-util", since "6.0";
        /// The same, but only cores that are noted in a mask when a CPU of theirs goes idle; where
        /// searches fail, their siblings too, and what is found busy is struck out (thread 001).
        SisCore = "sis-core", since "2022-10-19 (v6)";
    }
    changes {
        /// A CPU with idle-class tasks only is as good as idle to wakees of normal class alone.
        idle_for_normal = "idle-for-normal", since "7.2";
        /// One scan looks for an idle core and an idle CPU.
        smt_scan_once = "smt-scan-once", since "5.12";
        /// SIS_PROP's idle time shrinks while the CPU is not idle.
        wake_idle = "wake-idle", since "5.13";
        /// No hint of an idle core from a CPU that is being woken.
        hint_skips_pending = "hint-skips-pending", since "Thread 001, patch 1";
        /// Utilisation does not bound the search for an idle core.
        core_search_free = "core-search-free", since "Thread 001, patch 2";
    }
    functions {
        select_idle_sibling select_idle_cpu select_idle_core select_idle_smt
        __select_idle_cpu __update_idle_core set_idle_cores test_idle_cores
        update_idle_cpu_scan available_idle_cpu sched_idle_cpu
    }
}

/// What a search's length depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// CPUs of the cache domain.
    pub cpus: u64,
    /// How long the searching CPU expects to be idle, ns.
    pub idle_ns: Ns,
    /// What its searches took on average, ns.
    pub cost_ns: Ns,
    /// What the domain's utilisation allows.
    pub nr_idle_scan: u32,
}

impl Search {
    /// How many CPUs are tested at most; a search for an idle core is not bounded by it.
    pub fn cpus_max(self, prospect: &Prospect) -> u32 {
        /// SIS_PROP tests this many less one, be there ever so little time.
        const PROP_MIN: u64 = 4;
        match self {
            Search::Linear => u32::MAX,
            Search::SisProp => {
                let cost_ns = prospect.cost_ns + 1;
                let span_ns = prospect.cpus.saturating_mul(prospect.idle_ns);
                let paid = if span_ns > PROP_MIN * cost_ns { span_ns / cost_ns } else { PROP_MIN };
                (paid - 1).min(u64::from(u32::MAX)) as u32
            }
            Search::SisUtil | Search::SisCore => prospect.nr_idle_scan,
        }
    }

    /// True if the search's length depends on how long the searching CPU expects to be idle.
    #[inline]
    pub fn is_by_idle_time(self) -> bool {
        self == Search::SisProp
    }

    /// True if the utilisation bounds the search.
    #[inline]
    pub fn is_by_util(self) -> bool {
        matches!(self, Search::SisUtil | Search::SisCore)
    }

    /// True if the search keeps a mask of idle cores.
    #[inline]
    pub fn has_mask(self) -> bool {
        self == Search::SisCore
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sis_prop_tests_what_the_idle_time_pays_for() {
        let prospect = Prospect { cpus: 48, idle_ns: 10_000, cost_ns: 999, nr_idle_scan: 0 };
        assert_eq!(Search::SisProp.cpus_max(&prospect), 479);
        let busy = Prospect { idle_ns: 50, ..prospect };
        assert_eq!(Search::SisProp.cpus_max(&busy), 3);
    }
}
