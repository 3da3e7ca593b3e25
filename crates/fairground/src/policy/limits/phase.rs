//! At which phase does a period timer start?
//!
//! A period timer expires at its first expiry + k periods. All groups that share that first expiry
//! and a period are refilled together, and their queues on one core run together. A run begins long
//! after boot, so what counts of a first expiry is its rest modulo P.
//!
//! Symbols: P period, Q quota, N active groups of one period, i the rank of a group among them.

use crate::policy::question::question;
use crate::units::{NS_PER_MS, Ns};

question! {
    /// At which phase does a period timer start?
    "phase" Phase {
        /// All at multiples of the period since boot.
        Aligned = "aligned", since "3.2";
        /// A timer that stood still for a period or more moves on by whole tenths of its period
        /// (thread 000, RFC v2).
        Tenths = "tenths", since "thread 000";
        /// Anywhere in the default period, drawn when the group is made.
        Random = "random", since "6.4";
        /// Aligned, but each group's period and quota are up to 3 % longer or shorter (Segall's
        /// reply).
        Varied = "varied", since "thread 000, reply of 2023-02-14";
        /// Active groups of one period are spread evenly over it; a period may be stretched, with
        /// its quota.
        Even = "even", since "thread 000, as wished for";
    }
    functions {
        start_cfs_bandwidth init_cfs_bandwidth
    }
}

/// Change of each group's period, in percent, in the order of the groups.
const VARIED_PERCENT: [i64; 7] = [-3, 3, -2, 2, -1, 1, 0];

impl Phase {
    /// Active timers of one period keep their distance: each has a rank among them.
    #[inline]
    pub fn spreads_evenly(self) -> bool {
        self == Phase::Even
    }

    /// First expiry of a group's timer, ns since boot; `random` is 64 random bits.
    pub fn first_expiry_ns(self, random: u64) -> Ns {
        /// The period that a group has when it is made.
        const PERIOD_NS: Ns = 100 * NS_PER_MS;
        match self {
            Phase::Random => ((u128::from(random) * u128::from(PERIOD_NS)) >> 64) as Ns,
            Phase::Aligned | Phase::Tenths | Phase::Varied | Phase::Even => 0,
        }
    }

    /// What the `row`-th group gets when a quota, period or burst of `asked_ns` is asked for.
    pub fn given_ns(self, row: usize, asked_ns: Ns) -> Ns {
        if self != Phase::Varied {
            return asked_ns;
        }
        let percent = 100 + VARIED_PERCENT[row % VARIED_PERCENT.len()];
        (u128::from(asked_ns) * percent as u128 / 100) as Ns
    }

    /// A stopped timer's last expiry is moved by this much before it is armed again, ns. A timer
    /// that was never armed has stood still since boot, long before the run.
    pub fn moves_on_ns(self, expires_ns: Ns, now_ns: Ns, period_ns: Ns, first: bool) -> Ns {
        let tenth_ns = period_ns / 10;
        match (self, now_ns.checked_sub(expires_ns)) {
            (Phase::Tenths, Some(late_ns)) if first || late_ns >= period_ns => {
                late_ns / tenth_ns * tenth_ns
            }
            _ => 0,
        }
    }
}

/// The next moment from `from_ns` on at which a timer of rank `rank` of `active` expires, ns.
pub fn even_expiry_ns(from_ns: Ns, period_ns: Ns, rank: usize, active: usize) -> Ns {
    let phase_ns = period_ns * rank as Ns / active as Ns;
    let behind_ns = (from_ns % period_ns + period_ns - phase_ns) % period_ns;
    from_ns + (period_ns - behind_ns) % period_ns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_timers_expire_at_even_distances() {
        let at = |rank| even_expiry_ns(1_000_000_037, 100, rank, 4) % 100;
        assert_eq!([at(0), at(1), at(2), at(3)], [0, 25, 50, 75]);
        assert_eq!(even_expiry_ns(100, 100, 0, 1), 100, "due now");
        assert_eq!(even_expiry_ns(101, 100, 0, 1), 200);
    }

    #[test]
    fn varied_lengths_differ_by_group_and_keep_their_ratio() {
        let given = |row, asked_ns| Phase::Varied.given_ns(row, asked_ns);
        assert_eq!(
            [given(0, 100), given(1, 100), given(6, 100), given(7, 100)],
            [97, 103, 100, 97]
        );
        assert_eq!([given(0, 20_000), given(0, 100_000)], [19_400, 97_000]);
        assert_eq!(Phase::Aligned.given_ns(0, 100), 100);
    }

    #[test]
    fn a_tenth_is_kept_by_a_timer_that_stood_still() {
        let moves = |late_ns: Ns| Phase::Tenths.moves_on_ns(1_000, 1_000 + late_ns, 100, false);
        assert_eq!([moves(99), moves(100), moves(137), moves(1_001)], [0, 100, 130, 1_000]);
        assert_eq!(Phase::Tenths.moves_on_ns(0, 37, 100, true), 30, "long after boot");
        assert_eq!(Phase::Aligned.moves_on_ns(0, 1_000, 100, true), 0);
    }
}
