//! Where one more history lies, by those that were run.
//!
//! Histories differ in their seed only, so the next one is as likely to come out at any place among
//! n known ones. Between the k-th from below and the k-th from above it lies with the probability
//! (n + 1 − 2k) / (n + 1), however the values are distributed. Nine times of ten is asked for; that
//! takes 19 histories. Of fewer the whole range is told, with its own probability.

use crate::moments::{median, numbers};

/// How often the next history may lie outside, if there are enough of them to tell.
const OUTSIDE: f64 = 0.1;

/// A range that the next history lies in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scatter {
    /// Its lower end.
    pub low: f64,
    /// Half of the histories lie below.
    pub median: f64,
    /// Its upper end.
    pub high: f64,
    /// How often the next history lies in it, 0 to 1.
    pub probability: f64,
}

impl Scatter {
    /// Of what histories gave; nothing if fewer than two of them gave a number.
    pub fn of(values: &[f64]) -> Option<Scatter> {
        let numbers = numbers(values);
        let places = numbers.len() + 1;
        if places < 3 {
            return None;
        }
        // 0.1 is no sum of binary fractions, and 20 places are to be enough.
        let cut = ((places as f64 * OUTSIDE / 2.0 + 1e-9) as usize).max(1);
        Some(Scatter {
            low: numbers[cut - 1],
            median: median(&numbers),
            high: numbers[numbers.len() - cut],
            probability: (places - 2 * cut) as f64 / places as f64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(count: u32) -> Scatter {
        Scatter::of(&(1..=count).rev().map(f64::from).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn a_range_is_as_sure_as_its_histories_make_it() {
        let ends = |count| (of(count).low, of(count).high, of(count).probability);
        assert_eq!(ends(2), (1.0, 2.0, 1.0 / 3.0));
        assert_eq!(ends(10), (1.0, 10.0, 9.0 / 11.0));
        assert_eq!(ends(19), (1.0, 19.0, 0.9));
        assert_eq!(ends(39), (2.0, 38.0, 0.9));
        assert_eq!(ends(60), (3.0, 58.0, 55.0 / 61.0));
    }

    #[test]
    fn what_is_no_number_does_not_count() {
        assert_eq!(Scatter::of(&[f64::NAN, 2.0]), None);
        let scatter = Scatter::of(&[3.0, f64::NAN, 1.0]).unwrap();
        assert_eq!((scatter.low, scatter.median, scatter.high), (1.0, 2.0, 3.0));
    }

    /// The promise, on values with a heavy tail: the share of next histories that lie inside.
    #[test]
    fn the_next_history_lies_inside_as_often_as_told() {
        let mut state = 1u64;
        let mut heavy = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            1.0 / (((state >> 11) as f64 + 1.0) / (1u64 << 53) as f64)
        };
        let mut inside = 0;
        for _ in 0..4000 {
            let known: Vec<f64> = (0..30).map(|_| heavy()).collect();
            let scatter = Scatter::of(&known).unwrap();
            let next = heavy();
            inside += u32::from(scatter.low <= next && next <= scatter.high);
        }
        // 29 of 31 places are inside: 3742 of 4000, deviation 16.
        assert!((3678..=3806).contains(&inside), "{inside}");
    }
}
