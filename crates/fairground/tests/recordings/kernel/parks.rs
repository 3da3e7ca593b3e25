//! Golden traces with limits: when each task left its CPU because its group was throttled, beside
//! ours from the same start. That is what those traces show best: they miss most switches out of
//! idle, so when a task came back is often not seen.

use super::config::Config;
use super::golden::{Golden, SAME_US, WAKE_TO_SWITCH_US};
use super::watch::{Watch, watch};
use super::world::Run;
use serde_json::Value;

/// Time, CPU and task.
type Park = (f64, usize, usize);

/// A configuration beside its trace.
pub fn compare(config: &Config, trace: &Value) -> Golden {
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
    };
    let rows = |value: &Value| -> Vec<Vec<u64>> {
        value.as_array().unwrap().iter().map(numbers).collect()
    };
    let visits = |cpu: usize| {
        let visits = rows(&trace["visits"][cpu]);
        visits.iter().map(|row| (row[0].saturating_sub(WAKE_TO_SWITCH_US), row[1])).collect()
    };
    let park = |row: &Vec<u64>| (row[0] as f64, row[1] as usize, row[2] as usize);
    let real: Vec<Park> = rows(&trace["parks"]).iter().map(park).collect();
    let run = Run {
        tasks: &config.tasks,
        groups: &config.groups,
        start: config.starts.first(),
        duration_us: trace["end_us"].as_u64().unwrap() + 1,
        starts_us: numbers(&trace["starts_us"]),
        foreign: [visits(0), visits(1)],
        patience: true,
        seed: 0,
    };
    let ours = parks(&watch(&run));
    if std::env::var("SHOW").is_ok_and(|show| show == config.name) {
        println!("real {real:?}\nours {ours:?}");
    }
    let same = (0..2).map(|cpu| same(&real, &ours, cpu)).sum();
    Golden { same, turns: real.len() }
}

/// On one CPU, how many agree from the first on.
fn same(real: &[Park], ours: &[Park], cpu: usize) -> usize {
    let on = |parks: &[Park]| -> Vec<Park> {
        parks.iter().copied().filter(|park| park.1 == cpu).collect()
    };
    let pairs = on(real).into_iter().zip(on(ours));
    pairs.take_while(|(a, b)| a.2 == b.2 && (a.0 - b.0).abs() < SAME_US).count()
}

fn parks(watch: &Watch) -> Vec<Park> {
    let mut parks = Vec::new();
    for (row, task) in watch.tasks.iter().enumerate() {
        let left = task.stints.iter().filter(|stint| stint.parked);
        parks.extend(left.map(|stint| (stint.to, stint.cpu, row)));
    }
    parks.sort_by(|a, b| a.0.total_cmp(&b.0));
    parks
}
