//! How much more than the utilization is asked for?
//!
//! Symbols: u utilization, c capacity, f_ref the frequency that u is a part of: the domain's highest
//! where PELT follows the frequency, else the present one, since u is then a part of that.

use super::question::question;

question! {
    /// How much more than the utilization is asked for?
    "headroom", "How much more than the utilization is asked for?";
    Headroom {
        /// A quarter, after clamping: f = 1.25 f_ref u / c.
        AfterClamps = "after-clamps", "4.7";
        /// A quarter, up to the upper clamp or the capacity: without invariance f_ref = f is never
        /// exceeded (9c0b4bb7f630).
        Lost = "lost", "6.8-rc1";
        /// The same, but f_ref = 1.25 f without invariance (e37617c8e53a).
        BeforeClamps = "before-clamps", "6.8";
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
        let Demand { util, clamp_min, clamp_max, capacity } = demand;
        let Reference { invariant, top_khz, cur_khz } = reference;
        let whole_khz = if invariant { top_khz } else { cur_khz };
        let (khz, parts) = match self {
            Headroom::AfterClamps => {
                let clamped = util.min(clamp_max).max(clamp_min);
                (and_a_quarter(whole_khz), clamped)
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
    let most = demand.clamp_max.min(demand.capacity);
    and_a_quarter(demand.util).min(most).max(demand.clamp_min)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(rule: Headroom, util: u64, invariant: bool) -> u64 {
        let demand = Demand { util, clamp_min: 0, clamp_max: 1024, capacity: 1024 };
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
        let demand = Demand { util: 100, clamp_min: 512, clamp_max: 1024, capacity: 1024 };
        let reference = Reference { invariant: true, top_khz: 1_024, cur_khz: 1 };
        assert_eq!(Headroom::AfterClamps.asked_khz(demand, reference), 640);
        assert_eq!(Headroom::BeforeClamps.asked_khz(demand, reference), 512);
    }
}
