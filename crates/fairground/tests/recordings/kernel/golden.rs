//! Golden traces: who ran, switch by switch, beside ours from the same start.

use super::config::{self, Task};
use super::watch::{Turn, watch};
use super::world::Run;
use serde_json::Value;
use std::fmt;

/// Two switches are the same if they are closer than this: far less than a tick.
pub const SAME_US: f64 = 500.0;
/// From a foreign task's wake-up to its switch.
pub const WAKE_TO_SWITCH_US: u64 = 9;

/// One trace and how far ours is the same.
pub struct Golden {
    pub same: usize,
    pub turns: usize,
}

impl fmt::Display for Golden {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{} of {} are the same.", self.same, self.turns)
    }
}

/// A trace that tells how its tasks started.
pub fn compare(name: &str, trace: &Value) -> Golden {
    let sequence: Vec<(u64, i64)> = trace["sequence"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| (turn[0].as_u64().unwrap(), turn[1].as_i64().unwrap()))
        .collect();
    let tasks = config::tasks(&trace["tasks"]);
    let starts_us = trace["starts_us"].as_array().unwrap().iter();
    let starts_us =
        in_order_of_turns(starts_us.map(|us| us.as_u64().unwrap()).collect(), &sequence);
    let ours = replay(&tasks, starts_us, &sequence);
    let real = sequence.iter().map(|&(at_us, row)| (at_us as f64, usize::try_from(row).ok()));
    let (real, ours) = (turns(real.collect()), turns(ours));
    let pairs = real.iter().zip(&ours);
    let same = pairs.take_while(|(a, b)| a.1 == b.1 && (a.0 - b.0).abs() < SAME_US).count();
    if std::env::var("SHOW").is_ok_and(|show| show == name) {
        let around = |turns: &[Turn]| {
            let (from, to) = (same.saturating_sub(6), (same + 6).min(turns.len()));
            turns[from.min(to)..to].to_vec()
        };
        println!("real {:?}\nours {:?}", around(&real), around(&ours));
    }
    Golden { same, turns: real.len() }
}

/// The tasks' lags from before T0 are not known; they show in who runs first, so the tasks wake in
/// that order at the times at which they woke.
fn in_order_of_turns(mut starts_us: Vec<u64>, sequence: &[(u64, i64)]) -> Vec<u64> {
    let mut order: Vec<usize> = Vec::new();
    for row in sequence.iter().filter_map(|&(_, row)| usize::try_from(row).ok()) {
        if !order.contains(&row) {
            order.push(row);
        }
    }
    let mut times = starts_us.clone();
    times.sort_unstable();
    for (row, at_us) in order.into_iter().zip(times) {
        starts_us[row] = at_us;
    }
    starts_us
}

fn replay(tasks: &[Task], starts_us: Vec<u64>, sequence: &[(u64, i64)]) -> Vec<Turn> {
    let visits = sequence.windows(2).filter(|pair| pair[0].1 == -1).map(|pair| {
        let (from, to) = (pair[0].0, pair[1].0);
        (from.saturating_sub(WAKE_TO_SWITCH_US), to - from)
    });
    let run = Run {
        tasks,
        groups: &config::one_group(),
        start: None,
        duration_us: sequence.last().map_or(0, |last| last.0 + 1),
        starts_us,
        foreign: [Vec::new(), visits.collect()],
        patience: true,
        seed: 0,
    };
    watch(&run).turns
}

/// Turns of the experiment's own tasks: foreign ones are merged into what surrounds them.
fn turns(sequence: Vec<Turn>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (at_us, task) in sequence {
        if task.is_some() && turns.last().is_none_or(|last| last.1 != task) {
            turns.push((at_us, task));
        }
    }
    turns
}
