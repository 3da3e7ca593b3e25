//! How often tests and intervals are wrong, over 1000 tables of made-up numbers with known truth:
//! through the stopping rule and Holm's correction, for normal, skewed and heavy-tailed numbers.

use crate::better::Better;
use crate::moments::{Mean, amean, stddev};
use crate::pairs::{Gain, PILOT, Pairs};
use crate::{LEVEL, holm, samples, student};

const TRIALS: usize = 1000;
/// Rates within so much of the nominal one: two and a half standard errors of 1000 trials at 5 %.
const WITHIN: f64 = 0.0175;

/// Numbers that depend on the seed alone.
struct Numbers(u64);

impl Numbers {
    fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn normal(&mut self) -> f64 {
        let (u, v) = (1.0 - self.uniform(), self.uniform());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }
}

/// What both arms give for one seed.
type Draw = fn(&mut Numbers) -> (f64, f64);

/// Same world, independent seeds.
fn apart(numbers: &mut Numbers) -> (f64, f64) {
    (100.0 + 3.0 * numbers.normal(), 100.0 + 3.0 * numbers.normal())
}

/// Common seeds that have nine tenths of the variance in common.
fn common(numbers: &mut Numbers) -> (f64, f64) {
    let shared = 9.0_f64.sqrt() * numbers.normal();
    (100.0 + shared + numbers.normal(), 100.0 + shared + numbers.normal())
}

/// As skewed as a p99: the logarithms are normal with a deviation of 0.3.
fn skewed(numbers: &mut Numbers) -> (f64, f64) {
    (100.0 * (0.3 * numbers.normal()).exp(), 100.0 * (0.3 * numbers.normal()).exp())
}

/// A p99 that is now and then thirty times as long: differences have a kurtosis beyond 30.
fn heavy(numbers: &mut Numbers) -> (f64, f64) {
    let mut one = || {
        let stalls = numbers.uniform() < 0.03;
        (if stalls { 3000.0 } else { 100.0 }) * (0.1 * numbers.normal()).exp()
    };
    (one(), one())
}

fn lower(pairs: &[(f64, f64)]) -> Pairs {
    let (b, v): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    Pairs::new(&b, &v, Mean::Arithmetic, Better::Lower)
}

/// One cell through the stopping rule: pilot, then as many seeds as it asks for, within the budget.
fn cell(draw: Draw, numbers: &mut Numbers, half_width: f64, budget: usize) -> Gain {
    let mut pairs: Vec<(f64, f64)> = (0..PILOT).map(|_| draw(numbers)).collect();
    let needed = lower(&pairs).seeds_for(half_width).min(budget);
    pairs.extend((PILOT..needed).map(|_| draw(numbers)));
    lower(&pairs).gain()
}

fn rate(trials: usize, mut wrong: impl FnMut(&mut Numbers) -> bool) -> f64 {
    let wrong = (0..trials).filter(|trial| wrong(&mut Numbers((*trial as u64) << 32))).count();
    wrong as f64 / trials as f64
}

fn nominal(rate: f64) -> bool {
    (rate - LEVEL).abs() <= WITHIN
}

#[test]
fn the_test_keeps_its_level_through_the_stopping_rule() {
    for (draw, half_width) in [(apart as Draw, 1.0), (apart, 2.0), (common, 0.5), (apart, 100.0)] {
        let false_marks =
            rate(TRIALS, |n| cell(draw, n, half_width, 500).p.expect("it has one") < LEVEL);
        assert!(nominal(false_marks), "{false_marks} at {half_width}");
    }
}

#[test]
fn a_budget_that_ends_it_changes_nothing() {
    let false_marks = rate(TRIALS, |n| cell(apart, n, 0.5, 30).p.expect("it has one") < LEVEL);
    assert!(nominal(false_marks), "{false_marks}");
}

#[test]
fn skewed_and_heavy_tailed_numbers_are_marked_no_more_often() {
    for (draw, half_width, budget) in
        [(skewed as Draw, 5.0, 200), (heavy, 5.0, 30), (heavy, 5.0, 200)]
    {
        let marked =
            |n: &mut Numbers| cell(draw, n, half_width, budget).p.expect("it has one") < LEVEL;
        let false_marks = rate(TRIALS, marked);
        assert!(false_marks <= LEVEL + WITHIN, "{false_marks} of {budget} seeds");
    }
}

#[test]
fn a_table_is_wrong_anywhere_no_more_often_than_one_cell() {
    let table = |numbers: &mut Numbers| {
        let cells: Vec<_> = (0..12).map(|_| cell(apart, numbers, 2.0, 100).p).collect();
        cells
    };
    let marked = |p: Option<f64>| p.is_some_and(|p| p < LEVEL);
    let corrected = rate(TRIALS, |n| holm::adjusted(&table(n)).into_iter().any(marked));
    let bare = rate(TRIALS, |n| table(n).into_iter().any(marked));
    assert!(nominal(corrected), "{corrected}");
    assert!(bare > 0.3, "the canary: without correction {bare} of tables are wrong");
}

/// The rule that we did not take: look after every seed, stop when the interval happens to be
/// narrow.
#[test]
fn looking_after_every_seed_would_not_keep_the_level() {
    let naive = |numbers: &mut Numbers| {
        let mut off: Vec<f64> = Vec::new();
        loop {
            let (b, v) = apart(numbers);
            off.push(v - b);
            let n = off.len() as f64;
            let error = stddev(&off) / n.sqrt();
            if off.len() >= 3 && (student::quantile(n - 1.0, 0.975) * error < 4.0 || n > 100.0) {
                return student::two_sided(amean(&off) / error, n - 1.0) < LEVEL;
            }
        }
    };
    let false_marks = rate(TRIALS, naive);
    println!("looking after every seed: {false_marks}");
    assert!(false_marks > LEVEL + WITHIN, "the canary: {false_marks}");
}

#[test]
fn intervals_cover_the_truth_as_often_as_they_say() {
    let truth = 3.0;
    for (half_width, budget) in [(1.0, 500), (0.2, 30), (100.0, 15)] {
        let missed = rate(TRIALS, |numbers| {
            let better: Draw = |numbers| {
                let (b, v) = common(numbers);
                (b, v - 3.0)
            };
            let gain = cell(better, numbers, half_width, budget);
            let (low, high) = gain.interval.expect("it has one");
            truth < low || high < truth
        });
        assert!(nominal(missed), "{missed} at {half_width}");
    }
}

#[test]
fn intervals_are_as_narrow_as_was_asked() {
    // The number of seeds follows from the scatter of the first stage; that of all of them is
    // another.
    let wide = rate(200, |n| {
        let (low, high) = cell(apart, n, 1.0, 2000).interval.expect("it has one");
        high - low > 2.0 * 1.5
    });
    assert!(wide < 0.1, "{wide}");
}

/// The error rates of the table in which the rules were compared (five runs, a deviation of 3 %).
#[test]
fn the_other_rules_err_as_they_are_known_to() {
    let five = |numbers: &mut Numbers| {
        let pairs: Vec<(f64, f64)> = (0..5).map(|_| apart(numbers)).collect();
        pairs.into_iter().unzip::<f64, f64, Vec<f64>, Vec<f64>>()
    };
    let mean = Mean::Arithmetic;
    let old = rate(TRIALS, |n| {
        let (a, b) = five(n);
        samples::marked_2022(&a, &b, mean)
    });
    let new = rate(TRIALS, |n| {
        let (a, b) = five(n);
        samples::marked_cidiff(&a, &b, mean)
    });
    let welch = rate(TRIALS, |n| {
        let (a, b) = five(n);
        samples::marked_welch(&a, &b)
    });
    assert!((old - 0.10).abs() < 0.025, "{old}");
    assert!(new < 0.005, "{new}");
    assert!((welch - 0.045).abs() < 0.02, "{welch}");
}
