//! Every timer owns one slot, as an hrtimer is a member of a structure: arming overwrites it.
//!
//! The earliest slot is kept by a tournament: a tree of winners over all slots. The order of
//! simultaneous timers is part of the specification: earlier first, then the lower slot.

use crate::units::{NEVER, Ns};

/// All timers of a simulation.
#[derive(Clone, Debug)]
pub struct Timers {
    times_ns: Vec<Ns>,
    /// `winners[n]` is the earliest slot below node n; node n has children 2n and 2n + 1.
    winners: Vec<u32>,
}

impl Timers {
    /// `slots` timers, none armed.
    pub fn new(slots: usize) -> Self {
        let leaves = slots.max(2).next_power_of_two();
        let mut winners = vec![0; leaves];
        for node in (1..leaves).rev() {
            winners[node] =
                if 2 * node >= leaves { (2 * node - leaves) as u32 } else { winners[2 * node] };
        }
        Timers { times_ns: vec![NEVER; leaves], winners }
    }

    /// The earliest slot with its time; [`NEVER`] if none is armed.
    #[inline]
    pub fn first(&self) -> (usize, Ns) {
        let slot = self.winners[1] as usize;
        (slot, self.times_ns[slot])
    }

    /// When a slot is due.
    #[inline]
    pub fn time_ns(&self, slot: usize) -> Ns {
        self.times_ns[slot]
    }

    /// Arms a slot, or with [`NEVER`] disarms it.
    #[inline]
    pub fn set(&mut self, slot: usize, at_ns: Ns) {
        if std::mem::replace(&mut self.times_ns[slot], at_ns) == at_ns {
            return;
        }
        let leaves = self.times_ns.len();
        let mut node = (slot + leaves) / 2;
        let mut winner = self.earlier(slot & !1, slot | 1);
        loop {
            let before = std::mem::replace(&mut self.winners[node], winner as u32) as usize;
            // The same slot wins as before and is not the one that changed: nothing changes above.
            if node == 1 || before == winner && winner != slot {
                return;
            }
            let sibling = self.winners[node ^ 1] as usize;
            winner = if node & 1 == 0 {
                self.earlier(winner, sibling)
            } else {
                self.earlier(sibling, winner)
            };
            node /= 2;
        }
    }

    /// The earlier of two slots, the first (lower) one if both are due at once.
    #[inline]
    fn earlier(&self, low: usize, high: usize) -> usize {
        if self.times_ns[high] < self.times_ns[low] { high } else { low }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_what_a_scan_finds() {
        for slots in [1usize, 2, 3, 7, 64, 100] {
            let mut timers = Timers::new(slots);
            let mut naive = vec![NEVER; slots];
            let mut state = 12345u64;
            for _ in 0..5000 {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let slot = (state >> 33) as usize % slots;
                let at_ns = if state >> 60 == 0 { NEVER } else { (state >> 20) % 50 };
                timers.set(slot, at_ns);
                naive[slot] = at_ns;
                let expected = (0..slots).min_by_key(|&slot| (naive[slot], slot)).unwrap();
                assert_eq!(timers.first(), (expected, naive[expected]));
            }
        }
    }
}
