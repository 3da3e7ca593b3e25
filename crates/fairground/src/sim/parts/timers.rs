//! Every timer owns one slot, as an hrtimer is a member of a structure: arming overwrites it.
//!
//! The earliest slot is kept by a tournament: a tree of winners over all slots. The order of
//! simultaneous timers is part of the specification: earlier first, then the lower slot.

use crate::units::{NEVER, Ns};

/// All timers of a simulation.
#[derive(Clone, Debug)]
pub struct Timers {
    /// `earliest[n]` is the least key at or below node n; node n has children 2n and 2n + 1, and
    /// the slots are the leaves, in the second half. Keys differ, so their order in the tree does
    /// not matter, nor that it is lopsided if their number is no power of two.
    earliest: Vec<Key>,
}

/// A time and below it the slot, so that the order of keys is the order of timers.
type Key = u128;

fn key(slot: usize, at_ns: Ns) -> Key {
    Key::from(at_ns) << 64 | slot as Key
}

fn time_ns(key: Key) -> Ns {
    (key >> 64) as Ns
}

impl Timers {
    /// `slots` timers, none armed.
    pub fn new(slots: usize) -> Self {
        let leaves = slots.max(1);
        let mut earliest: Vec<Key> = vec![0; leaves];
        earliest.extend((0..leaves).map(|slot| key(slot, NEVER)));
        for node in (1..leaves).rev() {
            earliest[node] = earliest[2 * node].min(earliest[2 * node + 1]);
        }
        Timers { earliest }
    }

    /// The earliest slot with its time; [`NEVER`] if none is armed.
    #[inline]
    pub fn first(&self) -> (usize, Ns) {
        let first = self.earliest[1];
        (first as u64 as usize, time_ns(first))
    }

    /// When a slot is due.
    #[inline]
    pub fn time_ns(&self, slot: usize) -> Ns {
        time_ns(self.earliest[self.earliest.len() / 2 + slot])
    }

    /// Disarms the first slot for a moment in which it is most likely armed again: until
    /// [`Timers::mend`] the first slot must not be asked for.
    #[inline]
    pub fn lift(&mut self, slot: usize) {
        let leaf = self.earliest.len() / 2 + slot;
        self.earliest[leaf] = key(slot, NEVER);
    }

    /// Puts things right if a lifted slot was not armed again.
    #[inline]
    pub fn mend(&mut self, slot: usize) {
        let mut node = self.earliest.len() / 2 + slot;
        let mut least = self.earliest[node];
        if time_ns(least) != NEVER {
            return;
        }
        while node > 1 {
            least = least.min(self.earliest[node ^ 1]);
            node /= 2;
            self.earliest[node] = least;
        }
    }

    /// Arms a slot, or with [`NEVER`] disarms it.
    #[inline]
    pub fn set(&mut self, slot: usize, at_ns: Ns) {
        let mut node = self.earliest.len() / 2 + slot;
        let mut least = key(slot, at_ns);
        if std::mem::replace(&mut self.earliest[node], least) == least {
            return;
        }
        while node > 1 {
            least = least.min(self.earliest[node ^ 1]);
            node /= 2;
            if std::mem::replace(&mut self.earliest[node], least) == least {
                return;
            }
        }
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
