//! Time, work, speed.

/// Simulated time in nanoseconds, since the start of the run or as a length.
pub type Ns = u64;

/// One second in nanoseconds.
pub const NS_PER_SEC: Ns = 1_000_000_000;
/// One millisecond in nanoseconds.
pub const NS_PER_MS: Ns = 1_000_000;
/// One microsecond in nanoseconds.
pub const NS_PER_US: Ns = 1_000;

/// The end of time: a timer that is not armed.
pub const NEVER: Ns = u64::MAX;

/// An amount of computing, in nanoseconds of a CPU at full speed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Work(pub u64);

/// How fast a CPU works now: 1024 means one nanosecond of work per nanosecond of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(pub u32);

impl Speed {
    /// A nice, uncontended CPU of the machine's biggest kind.
    pub const FULL: Speed = Speed(1024);

    /// Time that `work` takes at this speed, rounded up so that it is never done early.
    pub fn time_for_ns(self, work: Work) -> Ns {
        if self == Self::FULL {
            return work.0;
        }
        let speed = u128::from(self.0.max(1));
        ((u128::from(work.0) * 1024).div_ceil(speed)) as Ns
    }

    /// Work done in `time_ns` at this speed, rounded down.
    pub fn work_in(self, time_ns: Ns) -> Work {
        if self == Self::FULL {
            return Work(time_ns);
        }
        Work(((u128::from(time_ns) * u128::from(self.0)) >> 10) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_never_done_early() {
        for speed in [1, 300, 512, 1023, 1024, 1500] {
            for work in [1, 7, 1_000_003] {
                let speed = Speed(speed);
                assert!(speed.work_in(speed.time_for_ns(Work(work))) >= Work(work));
            }
        }
    }
}
