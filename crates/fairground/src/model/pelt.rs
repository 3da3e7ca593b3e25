//! PELT: averages of load, runnable time and utilisation that halve every 32 periods.
//!
//! Unit: 1024 ns. Period: 1024 units. y^32 = 1/2. A sum is Σ contribution · y^age, an average is
//! sum / divider where the divider is what a sum of full periods would be by now. Averages move
//! only when a period boundary is crossed, exactly as in the kernel.

use crate::units::Ns;

/// The limit of a sum of full periods (`LOAD_AVG_MAX`).
pub const LOAD_AVG_MAX: u64 = 47742;
/// Divider at the very start of a period (`PELT_MIN_DIVIDER`).
pub const MIN_DIVIDER: u64 = LOAD_AVG_MAX - 1024;

/// y^n · 2^32 for n = 0 … 31.
const DECAY_INVERSES: [u32; 32] = [
    0xffff_ffff,
    0xfa83_b2da,
    0xf525_7d14,
    0xefe4_b99a,
    0xeac0_c6e6,
    0xe5b9_06e6,
    0xe0cc_deeb,
    0xdbfb_b796,
    0xd744_fcc9,
    0xd2a8_1d91,
    0xce24_8c14,
    0xc9b9_bd85,
    0xc567_2a10,
    0xc12c_4cc9,
    0xbd08_a39e,
    0xb8fb_af46,
    0xb504_f333,
    0xb123_f581,
    0xad58_3ee9,
    0xa9a1_5ab4,
    0xa5fe_d6a9,
    0xa270_4302,
    0x9ef5_325f,
    0x9b8d_39b9,
    0x9837_f050,
    0x94f4_efa8,
    0x91c3_d373,
    0x8ea4_398a,
    0x8b95_c1e3,
    0x8898_0e80,
    0x85aa_c367,
    0x82cd_8698,
];

/// PELT's clock when a run begins: one unit, since 0 would mean "not attached".
pub const CLOCK_START_NS: Ns = 1024;

/// Averages of an entity or a queue (`struct sched_avg`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Avg {
    /// PELT clock of the last update, a multiple of 1024 ns behind; 0: not attached anywhere.
    pub last_update_ns: Ns,
    /// Units of the current period that are already in the sums.
    pub period_contrib: u64,
    /// Σ of load contributions.
    pub load_sum: u64,
    /// Σ of runnable contributions, times 1024.
    pub runnable_sum: u64,
    /// Σ of running contributions, times 1024.
    pub util_sum: u64,
    /// Load average: weight while always runnable.
    pub load_avg: u64,
    /// Runnable average, 1024 while always runnable.
    pub runnable_avg: u64,
    /// Utilisation average, 1024 while always running.
    pub util_avg: u64,
}

/// What an entity or queue did since the last update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activity {
    /// Load per unit: 1 for a queued entity, the down weight for a queue.
    pub load: u64,
    /// Number of runnable tasks.
    pub runnable: u64,
    /// True if running.
    pub running: bool,
}

/// `value · y^periods`.
#[inline]
pub fn decay(value: u64, periods: u64) -> u64 {
    if periods > 32 * 63 {
        return 0;
    }
    let value = value >> (periods / 32);
    ((u128::from(value) * u128::from(DECAY_INVERSES[(periods % 32) as usize])) >> 32) as u64
}

/// Contribution of a stretch that crosses `periods` boundaries: the rest of the first period,
/// whole periods, the part of the last.
#[inline]
fn segments(periods: u64, first: u64, last: u64) -> u64 {
    let whole = LOAD_AVG_MAX - decay(LOAD_AVG_MAX, periods) - 1024;
    decay(first, periods) + whole + last
}

impl Avg {
    /// Attached since the start, with nothing in it.
    pub fn attached() -> Avg {
        Avg { last_update_ns: CLOCK_START_NS, ..Avg::default() }
    }

    /// What the sums would be after for ever (`get_pelt_divider`).
    #[inline]
    pub fn divider(&self) -> u64 {
        MIN_DIVIDER + self.period_contrib
    }

    /// Ages the sums to `now_ns` of the PELT clock; true if a period boundary was crossed.
    #[inline]
    pub fn update_sums(&mut self, now_ns: Ns, activity: Activity) -> bool {
        if now_ns < self.last_update_ns {
            self.last_update_ns = now_ns;
            return false;
        }
        let units = (now_ns - self.last_update_ns) >> 10;
        if units == 0 {
            return false;
        }
        self.last_update_ns += units << 10;
        self.accumulate(units, activity) > 0
    }

    #[inline]
    fn accumulate(&mut self, units: u64, activity: Activity) -> u64 {
        let mut contribution = units;
        let total = units + self.period_contrib;
        let periods = total / 1024;
        let rest = total % 1024;
        if periods > 0 {
            self.load_sum = decay(self.load_sum, periods);
            self.runnable_sum = decay(self.runnable_sum, periods);
            self.util_sum = decay(self.util_sum, periods);
            if activity.load > 0 {
                contribution = segments(periods, 1024 - self.period_contrib, rest);
            }
        }
        self.period_contrib = rest;
        if activity.load > 0 {
            self.load_sum += activity.load * contribution;
            self.runnable_sum += (activity.runnable * contribution) << 10;
            if activity.running {
                self.util_sum += contribution << 10;
            }
        }
        periods
    }

    /// Makes averages of the sums; `weight` multiplies the load (1 for a queue).
    #[inline]
    pub fn update_averages(&mut self, weight: u64) {
        let divider = self.divider();
        self.load_avg = weight * self.load_sum / divider;
        self.runnable_avg = self.runnable_sum / divider;
        self.util_avg = self.util_sum / divider;
    }

    /// Both; true if the averages moved.
    #[inline]
    pub fn update(&mut self, now_ns: Ns, weight: u64, activity: Activity) -> bool {
        let moved = self.update_sums(now_ns, activity);
        if moved {
            self.update_averages(weight);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNNING: Activity = Activity { load: 1, runnable: 1, running: true };

    #[test]
    fn utilisation_rises_as_published() {
        let mut avg = Avg::default();
        let published = [
            (1, 0),
            (2, 41),
            (4, 81),
            (8, 156),
            (16, 288),
            (32, 495),
            (64, 751),
            (100, 894),
            (200, 1008),
            (345, 1023),
        ];
        for ms in 1..=345u64 {
            avg.update(ms * 1_000_000, 1, RUNNING);
            if let Some((_, util)) = published.iter().find(|(at, _)| *at == ms) {
                assert_eq!(avg.util_avg, *util, "at {ms} ms");
            }
        }
    }

    #[test]
    fn half_a_life_in_one_step() {
        let mut avg = Avg::default();
        avg.update(32 << 20, 1, RUNNING);
        assert_eq!(avg.util_avg, 512);
    }

    #[test]
    fn one_step_or_many_agree_to_a_unit() {
        let (mut once, mut often) = (Avg::default(), Avg::default());
        once.update(50 << 20, 1, RUNNING);
        for n in 1..=50 {
            often.update(n << 20, 1, RUNNING);
        }
        assert!(once.util_avg.abs_diff(often.util_avg) <= 1);
    }
}
