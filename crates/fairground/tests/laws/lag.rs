//! EEVDF's promise: with a steady set of tasks on one CPU no task is ever further from its ideal
//! share than the longest request and a tick (Stoica & Abdel-Wahab 1995, theorem 1, with a tick
//! for the moments at which the kernel looks).

use crate::hold;
use crate::service::{any_kernel, hogs};
use fairground::model::weight::NICE_WEIGHTS;
use fairground::policy::Kernel;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::sim::simulate;
use fairground::units::{Id, NS_PER_MS, NS_PER_US, Ns};
use proptest::prelude::*;

/// Lags of hogs that all start at once on one CPU, from run times alone.
pub struct LagWatch {
    weights: Vec<u64>,
    runtime_ns: Vec<Ns>,
    running: Option<usize>,
    since_ns: Ns,
    /// Most that a task was behind its ideal, ns.
    pub most_ns: i128,
    /// Most that a task was ahead of it, ns, negative.
    pub least_ns: i128,
}

impl LagWatch {
    /// A watch over tasks of these weights.
    pub fn new(weights: Vec<u64>) -> Self {
        let runtime_ns = vec![0; weights.len()];
        LagWatch { weights, runtime_ns, running: None, since_ns: 0, most_ns: 0, least_ns: 0 }
    }

    /// lag = t · w / W − run time. Between two switches it moves in a straight line, so that its
    /// extremes are at switches.
    pub fn look(&mut self, at_ns: Ns) {
        if let Some(running) = self.running {
            self.runtime_ns[running] += at_ns - self.since_ns;
        }
        self.since_ns = at_ns;
        let total: u64 = self.weights.iter().sum();
        for (weight, run_ns) in self.weights.iter().zip(&self.runtime_ns) {
            let ideal_ns = u128::from(at_ns) * u128::from(*weight) / u128::from(total);
            let lag_ns = ideal_ns as i128 - i128::from(*run_ns);
            self.most_ns = self.most_ns.max(lag_ns);
            self.least_ns = self.least_ns.min(lag_ns);
        }
    }
}

impl Recorder for LagWatch {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Switch { next, .. } = fact {
            self.look(at_ns);
            self.running = next.map(Id::index);
        }
    }
}

/// A hog: nice value and slice.
pub type Hog = (i8, Ns);

/// Weights of hogs as the kernel has them.
pub fn weights(hogs: &[Hog]) -> Vec<u64> {
    hogs.iter().map(|hog| NICE_WEIGHTS[(hog.0 + 20) as usize].into()).collect()
}

/// The bounds −(r_max + TICK) ≤ lag ≤ max(r_max, q) + TICK; nothing but the tick is a quantum q.
pub fn bounds_ns(kernel: &Kernel, hogs: &[Hog]) -> (i128, i128) {
    let base_ns = kernel.rules.turn.base_slice.on_ns(1);
    let custom = kernel.rules.turn.custom_slice;
    let slice_ns = |hog: &Hog| if custom && hog.1 > 0 { hog.1 } else { base_ns };
    let longest_ns = hogs.iter().map(slice_ns).max().unwrap_or(base_ns);
    let tick_ns = kernel.tick_ns();
    (-i128::from(longest_ns + tick_ns), i128::from(longest_ns.max(tick_ns) + tick_ns))
}

/// Most and least lag of a run, with the ideal by `weights`.
pub fn lags_ns(scenario: &Scenario, weights: Vec<u64>) -> (i128, i128) {
    let mut watch = LagWatch::new(weights);
    let outcome = simulate(scenario, &mut watch).expect("built");
    watch.look(outcome.ended_ns);
    (watch.least_ns, watch.most_ns)
}

/// Any release with this run queue.
fn eevdf() -> impl Strategy<Value = Kernel> {
    any_kernel().prop_filter("EEVDF", |kernel| !kernel.is_cfs())
}

/// The base slice, or any that may be asked for.
fn slice() -> impl Strategy<Value = Ns> {
    prop_oneof![Just(0), (100..100_000u64).prop_map(|us| us * NS_PER_US)]
}

/// Holds a set of hogs to the bounds, with `ticks_more` on the upper one.
fn check(kernel: Kernel, set: &[Hog], length_ns: Ns, ticks_more: u64) -> Result<(), TestCaseError> {
    let (low, high) = bounds_ns(&kernel, set);
    let high = high + i128::from(ticks_more * kernel.tick_ns());
    let (least, most) = lags_ns(&hogs(kernel, set, length_ns), weights(set));
    prop_assert!(low <= least && most <= high, "lag {least}..{most}, bounds {low}..{high} ns");
    Ok(())
}

#[test]
fn lag_of_equal_weights_stays_within_the_longest_request_and_a_tick() {
    let sets = (-20..=19i8, prop::collection::vec(slice(), 1..9));
    hold(200, (eevdf(), sets, 1..60u64), |(kernel, (nice, slices), tenths)| {
        let set: Vec<Hog> = slices.iter().map(|&slice_ns| (nice, slice_ns)).collect();
        check(kernel, &set, tenths * 100 * NS_PER_MS, 0)
    });
}

/// With unequal weights a heavy task can see each other task overrun its request by up to a tick
/// before its own deadline is the earliest: at HZ 100, nice −16 against 3, 0 and 0 with base
/// slices of 0.75 ms comes to 26 ms. So the upper bound takes a tick for each of the others.
#[test]
fn lag_of_any_weights_stays_within_the_longest_request_and_a_tick_each() {
    let sets = prop::collection::vec((-20..=19i8, slice()), 1..9);
    hold(300, (eevdf(), sets, 1..60u64), |(kernel, set, tenths)| {
        let others = (set.len() as u64).saturating_sub(2);
        check(kernel, &set, tenths * 100 * NS_PER_MS, others)
    });
}
