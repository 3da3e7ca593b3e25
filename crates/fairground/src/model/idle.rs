//! Idle states: what they cost to leave, and which one a CPU that goes idle chooses.
//!
//! As the menu governor does, the length of the idle time is predicted from the CPU's next timer,
//! times what such predictions came to before, and from its last eight idle times; the deepest
//! state is chosen whose target residency is not longer and whose exit latency PM-QoS allows. If
//! none is, the CPU polls.
//!
//! Correction, by the timer's order of magnitude: c := 7/8 c + 1/8 m/t, m the measured idle time
//! and t the time to the timer; 1 at first, and where m is longer than 50 ms. Typical length of the
//! last eight: their mean if they are near each other (deviation at most 20 us, or a sixth of the
//! mean), else the same without the longest, down to six of them.
//!
//! Up to 4.19 the exit latency must also be the shorter than the predicted time, the more load the
//! CPU has.
//!
//! Not modelled: the same for tasks that wait for a device, and what hardware promotes or demotes.

use crate::units::{NEVER, NS_PER_US, Ns};

/// One idle state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdleState {
    /// Name, `C6`.
    pub name: String,
    /// Time to leave it, ns.
    pub exit_ns: Ns,
    /// Least time in it that is worth while, ns (`target_residency`).
    pub residency_ns: Ns,
    /// What a core draws in it, µW; None for what the machine says of an idle core.
    pub power_uw: Option<u64>,
}

/// Idle times that the prediction looks back on.
const INTERVALS: usize = 8;
/// Fewer are no pattern.
const INTERVALS_MIN: usize = 6;
/// Idle times that are no pattern predict this.
const UNKNOWN_US: u64 = u64::MAX;
/// Longest idle time that is looked back on, µs: sums of squares, times 36, stay within 64 bits.
const INTERVAL_US_MAX: u64 = 100_000_000;

/// Orders of magnitude of the time to a timer, from 10 µs on.
const BUCKETS: usize = 6;
/// A correction of 1: eight steps of 1024.
const UNITY: u64 = 1024 * DECAY;
const DECAY: u64 = 8;
/// A longer idle time confirms the timer.
const INTERESTING_US: u64 = 50_000;
/// A CPU has some timer of the kernel's within this time: RCU, statistics, watchdogs (unverified).
const TIMER_US_MAX: u64 = 100_000;

/// What a CPU remembers of its idle times.
#[derive(Clone, Copy, Debug)]
pub struct IdleHistory {
    lengths_us: [u64; INTERVALS],
    /// Of these lengths, and of their squares.
    sum_us: u64,
    squares: u64,
    at: usize,
    corrections: [u64; BUCKETS],
    /// Of the present idle time.
    timer_us: u64,
}

impl Default for IdleHistory {
    /// The machine was idle for long.
    fn default() -> Self {
        IdleHistory {
            lengths_us: [INTERVAL_US_MAX; INTERVALS],
            sum_us: INTERVALS as u64 * INTERVAL_US_MAX,
            squares: INTERVALS as u64 * INTERVAL_US_MAX.pow(2),
            at: 0,
            corrections: [UNITY; BUCKETS],
            timer_us: TIMER_US_MAX,
        }
    }
}

/// The order of magnitude of a time to a timer.
fn bucket(timer_us: u64) -> usize {
    [10, 100, 1_000, 10_000, 100_000].partition_point(|&below_us| below_us <= timer_us)
}

impl IdleHistory {
    /// An idle time is over after `length_ns`, which it then takes `exit_ns` to leave.
    pub fn note(&mut self, length_ns: Ns, exit_ns: Ns) {
        let (length_us, exit_us) = (length_ns / NS_PER_US, exit_ns / NS_PER_US);
        // Linux reads the clock when the state is left, and takes the latency off if that leaves
        // most.
        let slept_us = if length_us > exit_us { length_us } else { (length_us + exit_us) / 2 };
        let measured_us = slept_us.min(self.timer_us);
        let correction = &mut self.corrections[bucket(self.timer_us)];
        *correction -= *correction / DECAY;
        let confirmed = self.timer_us == 0 || measured_us >= INTERESTING_US;
        *correction += if confirmed { 1024 } else { 1024 * measured_us / self.timer_us };
        *correction = (*correction).max(1);
        let length_us = measured_us.min(INTERVAL_US_MAX);
        let old_us = std::mem::replace(&mut self.lengths_us[self.at], length_us);
        self.sum_us = self.sum_us + length_us - old_us;
        self.squares = self.squares + length_us.pow(2) - old_us.pow(2);
        self.at = (self.at + 1) % INTERVALS;
    }

    /// How long the CPU will be idle whose next timer expires in `timer_ns`, ns.
    pub fn predict_ns(&mut self, timer_ns: Ns) -> Ns {
        self.timer_us = (timer_ns / NS_PER_US).min(TIMER_US_MAX);
        let correction = self.corrections[bucket(self.timer_us)];
        let corrected_us = (self.timer_us * correction + UNITY / 2) / UNITY;
        corrected_us.min(self.typical_us()) * NS_PER_US
    }

    /// The typical length, µs (`get_typical_interval`).
    fn typical_us(&self) -> u64 {
        let mut lengths_us = self.lengths_us;
        let (mut sum_us, mut squares) = (self.sum_us, self.squares);
        for count in (INTERVALS_MIN..=INTERVALS).rev() {
            let number = count as u64;
            let mean_us = sum_us / number;
            // The sum of (x - mean)^2, of which the sums are known.
            let off = squares + number * mean_us.pow(2) - 2 * mean_us * sum_us;
            let variance = off / number;
            let near = 4 * count >= 3 * INTERVALS && mean_us.pow(2) > 36 * variance;
            if near || variance <= 400 {
                return mean_us;
            }
            let longest = lengths_us.iter_mut().max();
            let longest_us = longest.map_or(0, std::mem::take);
            (sum_us, squares) = (sum_us - longest_us, squares - longest_us.pow(2));
        }
        UNKNOWN_US
    }
}

/// By how much the exit latency must be shorter than the predicted idle time on a CPU with this
/// load (`performance_multiplier`): tenths of two nice-0 tasks count twice.
pub fn patience(load: u64) -> u64 {
    1 + 2 * (load * 10 / 2048)
}

/// The row of the state to enter for a predicted idle time under a PM-QoS limit; None to poll.
pub fn deepest(states: &[IdleState], predicted_ns: Ns, qos_ns: Ns) -> Option<usize> {
    let allowed = |state: &IdleState| state.residency_ns <= predicted_ns && state.exit_ns <= qos_ns;
    states.iter().rposition(allowed)
}

/// What is wrong with a machine's idle states, in words: they go from shallow to deep.
pub fn fault(states: &[IdleState]) -> Option<String> {
    let deeper = |two: &[IdleState]| {
        two[0].exit_ns <= two[1].exit_ns && two[0].residency_ns <= two[1].residency_ns
    };
    let fault = states.windows(2).find(|two| !deeper(two)).map(|two| {
        let [shallow, deep] = [&two[0].name, &two[1].name];
        format!("idle state {deep} comes after {shallow}, but is not deeper")
    });
    let found = states.iter().find(|state| state.exit_ns >= NEVER / 4);
    fault.or(found.map(|state| format!("idle state {} takes for ever to leave", state.name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn states() -> Vec<IdleState> {
        let state = |(name, exit_us, residency_us): (&str, u64, u64)| IdleState {
            name: name.into(),
            exit_ns: exit_us * NS_PER_US,
            residency_ns: residency_us * NS_PER_US,
            power_uw: None,
        };
        [("C1", 2, 2), ("C3", 70, 100), ("C6", 85, 200)].map(state).to_vec()
    }

    #[test]
    fn the_deepest_state_that_pays_and_is_allowed_is_entered() {
        let chosen = |predicted_us: u64, qos_us: u64| {
            deepest(&states(), predicted_us * NS_PER_US, qos_us * NS_PER_US)
        };
        assert_eq!(chosen(1, 1000), None);
        assert_eq!([chosen(50, 1000), chosen(150, 1000), chosen(900, 1000)], [0, 1, 2].map(Some));
        assert_eq!([chosen(900, 80), chosen(900, 0)], [Some(1), None], "PM-QoS");
    }

    #[test]
    fn a_pattern_of_short_idle_times_beats_a_far_timer() {
        let mut history = IdleHistory::default();
        assert_eq!(history.predict_ns(5_000_000), 5_000_000, "it was idle for long");
        (0..6).for_each(|_| history.note(30_000, 0));
        assert_eq!(history.predict_ns(5_000_000), 30_000, "two long ones are left out");
        assert_eq!(history.predict_ns(10_000), 10_000);
    }

    #[test]
    fn predictions_that_were_too_long_are_corrected() {
        let mut history = IdleHistory::default();
        let lengths_us = [90, 900, 300, 2_000, 40, 1_500, 700, 100];
        for length_us in lengths_us.repeat(8) {
            history.predict_ns(500_000_000);
            history.note(length_us * NS_PER_US, 0);
        }
        assert!(history.predict_ns(500_000_000) < 3_000_000);
        assert_eq!(history.predict_ns(5_000_000), 5_000_000, "nothing is known of near timers");
    }

    #[test]
    fn times_that_are_six_deviations_long_just_not_are_no_pattern() {
        let mut history = IdleHistory::default();
        for length_us in [500, 500, 500, 500, 700, 700, 700, 700] {
            history.predict_ns(500_000_000);
            history.note(length_us * NS_PER_US, 0);
        }
        // Their mean is 600, their variance 600²/36: one of the longest is left out.
        assert_eq!(history.predict_ns(5_000_000), 566_000);
    }

    #[test]
    fn states_go_from_shallow_to_deep() {
        assert_eq!(fault(&states()), None);
        let mut wrong = states();
        wrong.swap(0, 2);
        assert!(fault(&wrong).unwrap().contains("C3 comes after C6"));
    }

    /// Of a time that is as long as the way out or shorter, half of both together was slept; no
    /// more than up to the timer.
    #[test]
    fn the_way_out_is_taken_off_what_was_slept() {
        let slept_us = |length_us: u64, exit_us: u64, timer_us: u64| {
            let mut history = IdleHistory::default();
            history.predict_ns(timer_us * NS_PER_US);
            for _ in 0..INTERVALS {
                history.note(length_us * NS_PER_US, exit_us * NS_PER_US);
            }
            history.typical_us()
        };
        assert_eq!(slept_us(100, 40, 1_000), 100);
        assert_eq!(slept_us(30, 50, 1_000), 40);
        assert_eq!(slept_us(100, 40, 60), 60);
        assert_eq!(slept_us(100, 40, 0), 0);
    }

    #[test]
    fn times_to_a_timer_differ_by_orders_of_magnitude() {
        let found = [0, 9, 10, 99, 100, 1_000, 9_999, 10_000, 99_999, 100_000].map(bucket);
        assert_eq!(found, [0, 0, 1, 1, 2, 3, 3, 4, 4, 5]);
    }

    #[test]
    fn a_state_can_be_left() {
        let mut wrong = states();
        wrong[2].exit_ns = NEVER / 4;
        assert!(fault(&wrong).unwrap().contains("C6 takes for ever"));
        wrong[2].exit_ns -= 1;
        assert_eq!(fault(&wrong), None);
        wrong[1].residency_ns = wrong[0].residency_ns;
        wrong[1].exit_ns = wrong[0].exit_ns;
        assert_eq!(fault(&wrong), None, "as deep is not shallower");
        wrong[1].exit_ns -= 1;
        assert!(fault(&wrong).unwrap().contains("C3 comes after C1"));
    }
}
