//! A test and an interval that hold for numbers with heavy tails: every way to split the seeds.
//!
//! Symbols: x[i], y[i] what the two arms gave for seed i, x and y >= 0; r = Σx / Σy their ratio.
//!
//! If the arms are equal, then which of them gave x[i] and which y[i] is chance, seed by seed, and
//! so is the sign of x[i] - y[i]. The sign-flip test (Fisher, 1935) asks how many of all patterns
//! of signs give a sum that is at least as far from 0 as the one seen. It needs no normal numbers,
//! and one seed that is far off can't make a difference look sure: its sign flips too.
//!
//! A pattern splits the seeds into those that flip and those that stay. With r0 for the true ratio,
//! |Σ s (x - r0 y)| >= |Σ (x - r0 y)| holds exactly where r0 lies between the two ratios Σx / Σy of
//! the two groups. So one list of such pairs gives both answers: the probability is the share of
//! splits whose two ratios have 1 between them, and the 95 % interval is made of all r0 that more
//! than one split in twenty has between its two. The test marks what its interval shows, and never
//! else.
//!
//! All splits are tried up to 15 seeds, beyond that as many random ones, always the same.

use crate::LEVEL;
use fairground::workload::draw::Stream;

/// Splits that are tried: all that 15 seeds have.
const SPLITS: usize = 1 << 14;
/// Ratios this near to each other are equal: sums are rounded.
const ROUNDING: f64 = 1e-12;
/// Seed of the random splits: the same numbers give the same answer on any machine.
const SEED: u64 = 1935;

/// The two ratios of every split of a list of pairs.
pub struct Splits {
    lower: Vec<f64>,
    upper: Vec<f64>,
}

impl Splits {
    /// All splits, or as many as are tried, of pairs of numbers that are not negative.
    pub fn of(x: &[f64], y: &[f64]) -> Self {
        let x = Subsets::of(x);
        let y = Subsets::of(y);
        let count = 1 << (x.seeds.max(1) - 1).min(SPLITS.ilog2() as usize);
        let all_are_tried = x.seeds <= 1 + SPLITS.ilog2() as usize;
        let (mut lower, mut upper) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut random = Stream::new(SEED, 0);
        let mut bits = vec![0; x.seeds.div_ceil(64)];
        for split in 0..count {
            match all_are_tried || split == 0 {
                true => bits.fill(split as u64),
                false => bits.iter_mut().for_each(|word| *word = random.next_u64()),
            }
            let (of_x, of_y) = (x.sum(&bits), y.sum(&bits));
            let (low, high) = between(of_x / of_y, (x.total - of_x) / (y.total - of_y));
            lower.push(low);
            upper.push(high);
        }
        Splits { lower, upper }
    }

    /// Probability of a ratio as far from 1 as the one seen if the true one is 1.
    pub fn p(&self) -> f64 {
        let both = self.lower.iter().zip(&self.upper);
        both.filter(|&(&low, &high)| low <= 1.0 + ROUNDING && 1.0 - ROUNDING <= high).count() as f64
            / self.lower.len() as f64
    }

    /// The ends of the ratio's interval at the level of the test; none where a few seeds, or many
    /// noughts, leave an end open.
    pub fn interval(mut self) -> Option<(f64, f64)> {
        // So many splits may leave an end outside.
        let at = (LEVEL * self.lower.len() as f64) as usize;
        let (_, low, _) = self.lower.select_nth_unstable_by(at, f64::total_cmp);
        let (_, high, _) = self.upper.select_nth_unstable_by(at, |a, b| b.total_cmp(a));
        (low.is_finite() && high.is_finite()).then_some((*low, *high))
    }

    /// The least number of seeds with which one of `cells` differences can be marked at all.
    pub fn seeds_to_mark(cells: usize) -> usize {
        let splits = (cells.max(1) as f64 / LEVEL) as usize + 1;
        1 + splits.next_power_of_two().ilog2() as usize
    }

    /// The most cells of a table in which a difference can be marked, with any number of seeds.
    pub fn cells_max() -> usize {
        (LEVEL * SPLITS as f64) as usize
    }
}

/// The smaller ratio first. A group that has nothing of either says nothing: all lies between.
fn between(a: f64, b: f64) -> (f64, f64) {
    if a.is_nan() || b.is_nan() {
        return (f64::NEG_INFINITY, f64::INFINITY);
    }
    (a.min(b), a.max(b))
}

/// Sums over any subset of some numbers, by tables of all subsets of eight neighbours.
struct Subsets {
    seeds: usize,
    total: f64,
    by_eight: Vec<[f64; 256]>,
}

impl Subsets {
    fn of(numbers: &[f64]) -> Self {
        let table = |eight: &[f64]| {
            std::array::from_fn(|subset: usize| {
                let chosen = eight.iter().enumerate().filter(|(at, _)| subset >> at & 1 == 1);
                chosen.map(|(_, number)| number).sum()
            })
        };
        let by_eight: Vec<[f64; 256]> = numbers.chunks(8).map(table).collect();
        // Added up as a subset is: what is in no split must leave exactly nothing.
        let total = by_eight.iter().map(|table| table[255]).sum();
        Subsets { seeds: numbers.len(), total, by_eight }
    }

    fn sum(&self, bits: &[u64]) -> f64 {
        let bytes = bits.iter().flat_map(|word| word.to_le_bytes());
        self.by_eight.iter().zip(bytes).map(|(table, byte)| table[usize::from(byte)]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: &[f64], y: &[f64]) -> f64 {
        Splits::of(x, y).p()
    }

    #[test]
    fn the_probability_is_that_of_all_patterns_of_signs() {
        // scipy.stats.permutation_test((V, B), mean of differences, permutation_type="samples").
        let b = [10.0, 11.0, 9.0, 10.5, 10.2, 9.7, 10.1];
        let v = [9.5, 11.4, 8.8, 10.0, 10.6, 9.1, 9.8];
        assert_eq!(p(&v, &b), 38.0 / 128.0);
        assert_eq!(p(&b, &v), 38.0 / 128.0, "no arm is preferred");
    }

    #[test]
    fn what_is_equal_says_nothing_and_what_always_differs_says_all() {
        let b = [4.0; 10];
        assert_eq!(p(&b, &b), 1.0);
        assert_eq!(p(&[5.0; 10], &b), 1.0 / 512.0);
        assert_eq!(Splits::of(&[5.0; 10], &b).interval(), Some((1.25, 1.25)));
        assert_eq!(p(&[0.0; 10], &[0.0; 10]), 1.0);
        assert_eq!(p(&[5.0; 10], &[0.0; 10]), 1.0 / 512.0);
        assert_eq!(Splits::of(&[5.0; 10], &[0.0; 10]).interval(), None);
    }

    #[test]
    fn one_seed_far_off_is_no_sure_difference() {
        let b = [10.0; 12];
        let mut v = b;
        v[3] = 1e6;
        assert_eq!(p(&v, &b), 1.0);
    }

    #[test]
    fn few_seeds_mark_nothing() {
        let (low, high) = ([1.0; 5], [2.0; 5]);
        assert!(p(&high, &low) > LEVEL && Splits::of(&high, &low).interval().is_none());
        assert_eq!(Splits::seeds_to_mark(1), 6);
        assert!(p(&[2.0; 6], &[1.0; 6]) < LEVEL);
        assert_eq!(Splits::seeds_to_mark(12), 9);
        assert!(p(&[2.0; 8], &[1.0; 8]) * 12.0 > LEVEL);
        assert!(p(&[2.0; 9], &[1.0; 9]) * 12.0 < LEVEL);
    }

    #[test]
    fn an_interval_ends_where_the_test_begins_to_mark() {
        let y: Vec<f64> = (0..40).map(|i| 10.0 + f64::from(i * i % 17)).collect();
        let x: Vec<f64> = (0..40).map(|i| 11.0 + f64::from(i * 7 % 13)).collect();
        let (low, high) = Splits::of(&x, &y).interval().unwrap();
        let against = |ratio: f64| p(&x, &y.iter().map(|y| ratio * y).collect::<Vec<f64>>());
        assert!(against(low * 0.999) <= LEVEL && against(low * 1.001) > LEVEL);
        assert!(against(high * 1.001) <= LEVEL && against(high * 0.999) > LEVEL);
    }

    /// Where only one seed of a baseline has any, almost every split has a group without: nothing
    /// says how large the ratio may be.
    #[test]
    fn an_open_end_leaves_no_interval() {
        let (x, y) = ([1.0; 8], [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(Splits::of(&x, &y).interval().is_none());
        assert!(Splits::of(&x, &[1.0; 8]).interval().is_some());
    }

    #[test]
    fn so_many_cells_can_be_marked() {
        // One split of 16384 is a probability of 0.000061, which 819 cells leave below 0.05.
        assert_eq!(Splits::cells_max(), 819);
        assert_eq!(Splits::seeds_to_mark(819), 15);
        assert_eq!(Splits::seeds_to_mark(0), 6);
    }
}
