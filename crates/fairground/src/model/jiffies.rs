//! The tick's clock: `jiffies`, without a division each time that it is read.

use crate::units::{NS_PER_SEC, Ns};

/// Ticks since boot when the run begins: long enough that every interval has passed.
pub const JIFFIES_BEFORE: u64 = 1 << 20;

/// The present jiffy.
#[derive(Clone, Copy, Debug)]
pub struct Jiffies {
    /// The present one.
    pub now: u64,
    /// Jiffies per second.
    pub hz: u64,
    tick_ns: Ns,
    /// How far into a tick the run begins, ns.
    begin_ns: Ns,
    ends_ns: Ns,
}

impl Jiffies {
    /// The first jiffy of a run with a tick of this length, which begins so far into one.
    pub fn new(tick_ns: Ns, begin_ns: Ns) -> Self {
        let (now, hz) = (JIFFIES_BEFORE, NS_PER_SEC / tick_ns);
        Jiffies { now, hz, tick_ns, begin_ns, ends_ns: tick_ns - begin_ns }
    }

    /// Time has gone on.
    #[inline]
    pub fn advance(&mut self, now_ns: Ns) {
        if now_ns >= self.ends_ns {
            let passed = (now_ns + self.begin_ns) / self.tick_ns;
            self.now = JIFFIES_BEFORE + passed;
            self.ends_ns = (passed + 1) * self.tick_ns - self.begin_ns;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_what_a_division_gives() {
        let mut jiffies = Jiffies::new(4_000_000, 0);
        assert_eq!((jiffies.now, jiffies.hz), (JIFFIES_BEFORE, 250));
        for now_ns in [0, 1, 3_999_999, 4_000_000, 4_000_001, 7_999_999, 40_000_000, 41_000_000] {
            jiffies.advance(now_ns);
            assert_eq!(jiffies.now, JIFFIES_BEFORE + now_ns / 4_000_000, "at {now_ns} ns");
        }
    }

    #[test]
    fn a_run_may_begin_within_a_tick() {
        let mut jiffies = Jiffies::new(4_000_000, 1_000_000);
        for (now_ns, passed) in [(0, 0), (2_999_999, 0), (3_000_000, 1), (7_000_000, 2)] {
            jiffies.advance(now_ns);
            assert_eq!(jiffies.now, JIFFIES_BEFORE + passed, "at {now_ns} ns");
        }
    }
}
