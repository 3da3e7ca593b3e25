//! How far a workload has come that is measured by what it gets done, and when that is known well
//! enough to stop: messages of hackbench, operations of tbench.
//!
//! A goal counts from its start. While it is under way its count is noted in windows of equal
//! length; when there are [`WINDOWS_MAX`] of them, neighbours become one and later ones are twice
//! as long, so that windows end up far longer than what makes neighbours alike. The first quarter
//! is not counted: there the machine fills its buffers. A goal is steady when twice the standard
//! error of the mean of the other windows is less than the asked part of the mean, and their two
//! halves differ by no more than chance has it. Who asks for no precision of its own gets a rate
//! that was looked at for long enough for averages of load and balancing to settle, too: a level
//! rate of the first milliseconds may be another one than the next.

use crate::sim::outcome::{GoalOutcome, Steady};
use crate::sim::scenario::Until;
use crate::units::{NEVER, NS_PER_MS, Ns};
use crate::workload::behavior::{GoalId, GoalSpec};

/// Windows of a goal at a time.
const WINDOWS_MAX: usize = 64;
/// Windows before a goal can be steady.
const WINDOWS_MIN: usize = 32;
/// Length of the first windows, ns.
const WINDOW_NS: Ns = NS_PER_MS / 4;
/// Least count of each window on average, so that a window is no matter of luck.
const COUNT_MIN: u64 = 64;

/// All goals of a simulation.
#[derive(Clone, Debug)]
pub struct Progress {
    goals: Vec<Goal>,
    until: Until,
    /// When the next window of any goal ends, ns.
    pub due_ns: Ns,
}

#[derive(Clone, Debug)]
struct Goal {
    outcome: GoalOutcome,
    total: Option<u64>,
    windows: Vec<u64>,
    window_ns: Ns,
    /// End of the present window, ns.
    ends_ns: Ns,
    /// Count when it began.
    begun: u64,
}

impl Progress {
    /// Nothing done yet.
    pub fn new(goals: &[GoalSpec], until: Until) -> Self {
        let outcome = GoalOutcome { count: 0, started_ns: None, last_ns: 0, steady: None };
        let goal = |spec: &GoalSpec| Goal {
            outcome,
            total: spec.total,
            windows: Vec::with_capacity(WINDOWS_MAX),
            window_ns: WINDOW_NS,
            ends_ns: NEVER,
            begun: 0,
        };
        Progress { goals: goals.iter().map(goal).collect(), until, due_ns: NEVER }
    }

    /// A goal's clock starts now; true if its rate in the long run is asked for.
    pub fn start(&mut self, id: GoalId, now_ns: Ns) -> bool {
        let goal = &mut self.goals[id];
        goal.outcome.started_ns = Some(now_ns);
        goal.outcome.count = 0;
        let asked = self.until != Until::End && goal.total.is_some();
        if asked {
            goal.ends_ns = now_ns + goal.window_ns;
            self.due_ns = self.due_ns.min(goal.ends_ns);
        }
        asked
    }

    /// Units of a goal are done.
    #[inline]
    pub fn count(&mut self, id: GoalId, units: u64, now_ns: Ns) {
        let outcome = &mut self.goals[id].outcome;
        outcome.count += units;
        outcome.last_ns = now_ns;
    }

    /// Time has come to `now_ns`; true if every goal with a total is steady.
    pub fn pass(&mut self, now_ns: Ns) -> bool {
        let Until::Steady { half_width_ppm, least_ns } = self.until else { return false };
        for goal in &mut self.goals {
            while goal.ends_ns <= now_ns {
                goal.end_window(half_width_ppm, least_ns);
            }
        }
        self.due_ns = self.goals.iter().map(|goal| goal.ends_ns).min().unwrap_or(NEVER);
        self.is_steady()
    }

    /// True if a rate is known well enough for each goal with a total, of which there is one.
    pub fn is_steady(&self) -> bool {
        let mut finite = self.goals.iter().filter(|goal| goal.total.is_some()).peekable();
        finite.peek().is_some() && finite.all(|goal| goal.outcome.steady.is_some())
    }

    /// How far each has come.
    pub fn outcomes(&self) -> Vec<GoalOutcome> {
        self.goals.iter().map(Goal::at_end).collect()
    }
}

impl Goal {
    /// The outcome; of a goal that fell short with its rate so far.
    fn at_end(&self) -> GoalOutcome {
        let mut outcome = self.outcome;
        if self.total.is_none_or(|total| outcome.count >= total) {
            outcome.steady = None;
        } else if self.windows.len() >= 4 {
            outcome.steady = outcome.steady.or(Some(rate(&self.windows, self.window_ns)));
        }
        outcome
    }

    fn end_window(&mut self, half_width_ppm: u64, least_ns: Ns) {
        let count = self.outcome.count;
        self.windows.push(count - self.begun);
        self.begun = count;
        if self.windows.len() == WINDOWS_MAX {
            for at in 0..WINDOWS_MAX / 2 {
                self.windows[at] = self.windows[2 * at] + self.windows[2 * at + 1];
            }
            self.windows.truncate(WINDOWS_MAX / 2);
            self.window_ns *= 2;
        }
        self.ends_ns += self.window_ns;
        let is_long = self.windows.len() as u64 * self.window_ns >= least_ns;
        let steady = steady(&self.windows, self.window_ns).filter(|_| is_long);
        self.outcome.steady = steady.filter(|steady| steady.half_width_ppm <= half_width_ppm);
    }
}

/// The rate of all windows but the first quarter, if they are many enough and show no drift.
fn steady(windows: &[u64], window_ns: Ns) -> Option<Steady> {
    if windows.len() < WINDOWS_MIN {
        return None;
    }
    let rate = rate(windows, window_ns);
    let counted = &windows[windows.len() / 4..];
    let n = counted.len() as u64;
    if rate.count < n * COUNT_MIN {
        return None;
    }
    let (early, late) = counted.split_at(counted.len() / 2);
    let mean = |part: &[u64]| part.iter().sum::<u64>() as f64 / part.len() as f64;
    // Two halves: each mean is off by √2 of the whole's standard error, their difference by twice.
    let drift_ppm = (mean(late) - mean(early)).abs() * n as f64 / rate.count as f64 * 1e6;
    (drift_ppm <= 2.0 * rate.half_width_ppm as f64).then_some(rate)
}

/// The rate of all windows but the first quarter.
fn rate(windows: &[u64], window_ns: Ns) -> Steady {
    let counted = &windows[windows.len() / 4..];
    Steady {
        count: counted.iter().sum(),
        length_ns: counted.len() as u64 * window_ns,
        half_width_ppm: half_width_ppm(counted),
    }
}

/// Twice the standard error of the mean, millionths of the mean.
fn half_width_ppm(counts: &[u64]) -> u64 {
    let n = counts.len() as f64;
    let mean = counts.iter().sum::<u64>() as f64 / n;
    let square = |count: &u64| (*count as f64 - mean) * (*count as f64 - mean);
    let variance = counts.iter().map(square).sum::<f64>() / (n - 1.0);
    (2.0 * (variance / n).sqrt() / mean * 1e6) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noisy(level: impl Fn(u64) -> u64) -> Vec<u64> {
        (0..40u64).map(|at| level(at) + at * 7 % 11).collect()
    }

    #[test]
    fn a_level_rate_is_steady_and_its_interval_covers_it() {
        let steady = steady(&noisy(|_| 1000), NS_PER_MS).unwrap();
        assert_eq!(steady.length_ns, 30 * NS_PER_MS);
        let mean = steady.count as f64 / 30.0;
        assert!((mean - 1005.0).abs() < mean * steady.half_width_ppm as f64 / 1e6);
    }

    #[test]
    fn a_rate_that_drifts_is_not_steady() {
        assert_eq!(steady(&noisy(|at| 1000 + 10 * at), NS_PER_MS), None);
    }

    #[test]
    fn windows_that_count_little_are_not_steady() {
        assert_eq!(steady(&noisy(|_| 10), NS_PER_MS), None);
    }
}
