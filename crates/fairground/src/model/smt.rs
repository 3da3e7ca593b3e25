//! What the threads of a core leave of each other: the core's throughput by how many execute.
//!
//! T(k) is the throughput of a core with k executing threads, in 1024ths of what one thread does
//! alone; each of them gets T(k)/k. Not modelled: that some pairs of programs disturb each other
//! more than others, and the time that a core takes to change its SMT mode (SMT folding).

use crate::units::Speed;

/// T(1), T(2), …; T(1) is 1 unless cores take something from each other. Empty for a machine of
/// which it is not known, where threads work as if alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Throughput {
    of_core: Vec<u32>,
}

impl Throughput {
    /// From T(1), T(2), … in 1024ths of one thread's throughput.
    pub fn new(of_core: Vec<u32>) -> Self {
        Throughput { of_core }
    }

    /// T(1), T(2), … in 1024ths.
    pub fn of_core(&self) -> &[u32] {
        &self.of_core
    }

    /// True where threads don't slow each other.
    pub fn is_unknown(&self) -> bool {
        self.of_core.is_empty()
    }

    /// What each of `active` threads gets that alone would work at `alone`, rounded down so that
    /// together they never do more than the core can.
    #[inline]
    pub fn each(&self, alone: Speed, active: u32) -> Speed {
        let Some(row) = (active as usize).checked_sub(1) else { return alone };
        let Some(&of_core) = self.of_core.get(row) else { return alone };
        let speed = u64::from(alone.0) * u64::from(of_core) / (1024 * u64::from(active));
        Speed((speed as u32).max(1))
    }

    /// What is wrong with the table on a machine of so many threads per core, in words.
    pub fn fault(&self, threads: usize) -> Option<String> {
        let table = &self.of_core;
        if table.is_empty() {
            return None;
        }
        if table.len() < threads {
            let given = table.len();
            return Some(format!("throughput is given for 1 to {given} of {threads} threads"));
        }
        let row =
            (0..table.len()).find(|&row| !(1..=1024 * (row as u32 + 1)).contains(&table[row]))?;
        let (threads, found) = (row + 1, table[row]);
        Some(format!("{threads} threads have throughput {found}/1024; accepted: up to {threads}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_what_their_core_can_do() {
        let smt8 = Throughput::new(vec![1024, 1638, 1945, 2253, 2463, 2673, 2882, 3092]);
        assert_eq!(smt8.each(Speed::FULL, 1), Speed::FULL);
        assert_eq!(smt8.each(Speed::FULL, 2), Speed(819));
        assert_eq!(smt8.each(Speed(512), 8), Speed(193));
        for active in 1..=8 {
            let together = smt8.each(Speed::FULL, active).0 * active;
            assert!(together <= smt8.of_core()[active as usize - 1]);
        }
        assert_eq!(
            Throughput::default().each(Speed(446), 2),
            Speed(446),
            "not known, no contention"
        );
    }

    #[test]
    fn a_table_reaches_to_all_threads_and_gives_none_more_than_a_core() {
        assert_eq!(Throughput::default().fault(8), None);
        assert_eq!(Throughput::new(vec![1024, 1280]).fault(2), None);
        for bad in [vec![1024], vec![1025, 1280], vec![1024, 2049], vec![1024, 0]] {
            assert!(Throughput::new(bad.clone()).fault(2).is_some(), "{bad:?}");
        }
    }
}
