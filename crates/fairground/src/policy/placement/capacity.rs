//! Does it count how big a CPU is when a task is placed?
//!
//! On machines whose CPUs differ in capacity a task can be too big for where it is. It *fits* a CPU
//! if its utilization u (estimated, if that is more) leaves a fifth free: 1280 u < 1024 c. What
//! `uclamp.max` allows fits too; what `uclamp.min` asks for should.
//!
//! Where sizes count, three things change. A waking task takes the target, the previous or the
//! recently used CPU only if it fits; else it looks at all idle CPUs of the smallest domain that
//! has every size, takes the first that fits, and if none does the biggest. A task that runs where
//! it does not fit is a *misfit*: balancing of a bigger idle CPU pushes it there while it runs. And
//! a smaller CPU does not pull from bigger ones that have a task each.
//!
//! Energy-aware placing (5.0), which chooses by an energy model while no CPU is overutilized, is
//! not modelled: this is what Linux does without it, and beyond it.

use crate::policy::question::question;

question! {
    /// Does it count how big a CPU is when a task is placed?
    "capacity" Capacity {
        /// No: CPUs of unlike capacity are as good, but for the load that they carry. (4.9 to 5.6
        /// had other rules, which are not modelled.)
        Blind = "blind", since "4.12";
        /// Yes: a waking task looks for an idle CPU that it fits, and one that outgrows its CPU is
        /// moved to a bigger one. Without energy-aware placing.
        Fits = "fits", since "5.7";
    }
    functions {
        select_idle_capacity asym_fits_cpu task_fits_cpu util_fits_cpu fits_capacity
        update_misfit_status check_misfit_status capacity_greater
    }
}

/// How well a task fits a CPU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// It is too big for it.
    TooBig,
    /// Its utilization fits, but `uclamp.min` asks for a bigger one.
    Unboosted,
    /// It fits.
    Fits,
}

impl Capacity {
    /// True if sizes count.
    #[inline]
    pub fn counts(self) -> bool {
        self == Capacity::Fits
    }
}

/// How well a task of this utilization and these clamps fits a CPU of a capacity of which other
/// classes leave some (`util_fits_cpu`); all in 1024ths of the biggest CPU.
pub fn fit(util: u64, [clamp_min, clamp_max]: [u64; 2], capacity: u64, left: u64) -> Fit {
    let is_capped = (capacity, clamp_max) != (1024, 1024) && clamp_max <= capacity;
    let clamp_min = clamp_min.min(clamp_max);
    match util * 1280 < left * 1024 || is_capped {
        false => Fit::TooBig,
        true if util < clamp_min && clamp_min > capacity => Fit::Unboosted,
        true => Fit::Fits,
    }
}

/// Is a capacity greater than another one by more than a twentieth (`capacity_greater`)?
#[inline]
pub fn is_greater(capacity: u64, other: u64) -> bool {
    capacity * 1024 > other * 1078
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: [u64; 2] = [0, 1024];

    #[test]
    fn a_task_leaves_a_fifth_of_its_cpu_free() {
        assert_eq!([fit(319, FREE, 400, 400), fit(320, FREE, 400, 400)], [Fit::Fits, Fit::TooBig]);
        let of_big = |util| fit(util, FREE, 1024, 1024);
        assert_eq!([of_big(819), of_big(820)], [Fit::Fits, Fit::TooBig]);
        assert_eq!(fit(300, FREE, 400, 375), Fit::TooBig, "real-time tasks have the rest");
    }

    #[test]
    fn clamps_say_what_fits() {
        assert_eq!(fit(900, [0, 400], 400, 400), Fit::Fits, "it is capped to no more");
        assert_eq!(fit(900, [0, 401], 400, 400), Fit::TooBig);
        assert_eq!(fit(1000, FREE, 1024, 1024), Fit::TooBig, "no cap is no reason to fit");
        assert_eq!(fit(100, [500, 1024], 400, 400), Fit::Unboosted);
        assert_eq!(fit(100, [400, 1024], 400, 400), Fit::Fits);
        assert_eq!(fit(100, [500, 300], 400, 400), Fit::Fits, "the upper clamp is the stronger");
    }

    #[test]
    fn a_greater_capacity_is_greater_by_five_per_cent() {
        assert_eq!([is_greater(421, 400), is_greater(422, 400)], [false, true]);
    }
}
