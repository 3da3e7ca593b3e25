//! How much more than the utilization is asked for?
//!
//! Symbols: u utilization, c capacity, f_ref the frequency that u is a part of: the domain's
//! highest where PELT follows the frequency, else the present one, since u is then a part of that.

use crate::policy::question::question;

question! {
    /// How much more than the utilization is asked for?
    "headroom" Headroom {
        /// A quarter, after clamping: f = 1.25 f_ref u / c.
        AfterClamps = "after-clamps", since "4.7";
        /// A quarter, up to the upper clamp or the capacity: without invariance f_ref = f is never
        /// exceeded (9c0b4bb7f630).
        Lost = "lost", since "6.8-rc1";
        /// The same, but f_ref = 1.25 f without invariance (e37617c8e53a).
        BeforeClamps = "before-clamps", since "6.8";
    }
    changes {
        /// Schedutil and balancing between CPUs read the estimated utilization of queued tasks too.
        util_est = "util-est", since "4.17";
        /// An estimate stays where a task had to wait for its CPU (50181c0cff31).
        util_est_waits = "util-est-waits", since "6.8";
        /// Utilization clamps.
        uclamp = "uclamp", since "5.3";
        /// Schedutil reads the runnable average where that is higher.
        runnable_boost = "runnable-boost", since "6.5";
    }
    functions {
        map_util_perf sugov_effective_cpu_perf apply_dvfs_headroom map_util_freq
        util_est_enqueue util_est_dequeue util_est_update cpu_util_cfs
    }
}

/// What is known of a CPU's utilization.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand {
    /// Utilization, at most the capacity.
    pub util: u64,
    /// `uclamp.min` in force.
    pub clamp_min: u64,
    /// `uclamp.max` in force.
    pub clamp_max: u64,
    /// Capacity.
    pub capacity: u64,
    /// Utilization by deadline tasks.
    pub dl_util: u64,
    /// Bandwidth of the deadline tasks that are queued.
    pub dl_bw: u64,
    /// A real-time task wants to run, and there are no clamps that could say less than all.
    pub real_time: bool,
}

impl Demand {
    /// Nothing is left, or a real-time task wants all.
    fn takes_all(self) -> bool {
        self.real_time || self.util + self.dl_util >= self.capacity
    }
}

/// A domain's frequencies as the rule reads them, kHz.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// PELT follows the frequency.
    pub invariant: bool,
    /// The highest.
    pub top_khz: u64,
    /// The present one.
    pub cur_khz: u64,
}

fn and_a_quarter(value: u64) -> u64 {
    value + (value >> 2)
}

impl Headroom {
    /// The frequency that is asked for, kHz, before it is rounded to one that there is.
    pub fn asked_khz(self, demand: Demand, reference: Reference) -> u64 {
        let Demand { util, clamp_min, clamp_max, capacity, dl_bw, .. } = demand;
        let Reference { invariant, top_khz, cur_khz } = reference;
        let whole_khz = if invariant { top_khz } else { cur_khz };
        let (khz, parts) = match self {
            Headroom::AfterClamps => {
                let clamped = Demand { util: util.min(clamp_max).max(clamp_min), ..demand };
                let all = clamped.takes_all();
                let parts = if all { capacity } else { (clamped.util + dl_bw).min(capacity) };
                (and_a_quarter(whole_khz), parts)
            }
            Headroom::Lost => (whole_khz, raised(demand)),
            Headroom::BeforeClamps if invariant => (whole_khz, raised(demand)),
            Headroom::BeforeClamps => (and_a_quarter(whole_khz), raised(demand)),
        };
        khz * parts / capacity.max(1)
    }
}

/// Utilization and a quarter within the clamps (`sugov_effective_cpu_perf`).
fn raised(demand: Demand) -> u64 {
    let Demand { util, dl_util, dl_bw, capacity, clamp_min, clamp_max, .. } = demand;
    let least = if demand.real_time { capacity } else { clamp_min.max(dl_bw) };
    and_a_quarter((util + dl_util).min(capacity)).min(clamp_max.min(capacity)).max(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: Demand = Demand {
        util: 0,
        clamp_min: 0,
        clamp_max: 1024,
        capacity: 1024,
        dl_util: 0,
        dl_bw: 0,
        real_time: false,
    };

    fn asked(rule: Headroom, util: u64, invariant: bool) -> u64 {
        let demand = Demand { util, ..FREE };
        rule.asked_khz(demand, Reference { invariant, top_khz: 4_000, cur_khz: 1_000 })
    }

    #[test]
    fn a_cpu_that_is_always_busy_climbs_by_a_quarter_unless_the_quarter_is_lost() {
        assert_eq!(asked(Headroom::AfterClamps, 1024, false), 1_250);
        assert_eq!(asked(Headroom::Lost, 1024, false), 1_000);
        assert_eq!(asked(Headroom::BeforeClamps, 1024, false), 1_250);
    }

    #[test]
    fn with_invariance_all_agree_up_to_the_top() {
        for util in [0, 100, 512, 819] {
            let all = [Headroom::AfterClamps, Headroom::Lost, Headroom::BeforeClamps];
            let asked = all.map(|rule| asked(rule, util, true));
            assert!(asked.iter().all(|&khz| khz.abs_diff(asked[0]) <= 4), "{util}: {asked:?}");
        }
    }

    #[test]
    fn clamps_come_before_the_quarter_or_after_it() {
        let demand = Demand { util: 100, clamp_min: 512, ..FREE };
        let reference = Reference { invariant: true, top_khz: 1_024, cur_khz: 1 };
        assert_eq!(Headroom::AfterClamps.asked_khz(demand, reference), 640);
        assert_eq!(Headroom::BeforeClamps.asked_khz(demand, reference), 512);
    }

    #[test]
    fn deadline_tasks_get_their_bandwidth_and_real_time_tasks_all() {
        let reference = Reference { invariant: true, top_khz: 1_024, cur_khz: 1 };
        let khz = |rule: Headroom, demand| rule.asked_khz(demand, reference);
        // To 6.7 their bandwidth is added, with a quarter; then it is the least that is asked for.
        let demand = Demand { util: 100, dl_util: 50, dl_bw: 300, ..FREE };
        assert_eq!(khz(Headroom::AfterClamps, demand), 500);
        assert_eq!(khz(Headroom::BeforeClamps, demand), 300);
        let demand = Demand { util: 100, dl_util: 300, dl_bw: 300, ..FREE };
        assert_eq!(khz(Headroom::BeforeClamps, demand), 500);
        for rule in [Headroom::AfterClamps, Headroom::BeforeClamps] {
            let full = Demand { util: 512, dl_util: 512, ..FREE };
            assert!(khz(rule, full) >= 1_024);
            assert!(khz(rule, Demand { real_time: true, ..FREE }) >= 1_024);
        }
    }
}
