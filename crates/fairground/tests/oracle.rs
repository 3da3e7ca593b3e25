//! The simulator beside recordings of real kernels (`data/oracle`).

mod replay;

use replay::{Recording, Seen};
use std::path::Path;

fn recordings() -> Vec<Recording> {
    let dir = std::env::var("ORACLE")
        .unwrap_or(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/oracle").into());
    let mut paths: Vec<_> = std::fs::read_dir(Path::new(&dir))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "json"))
        .collect();
    paths.sort();
    paths.iter().map(|path| Recording::load(path)).collect()
}

fn quantile(sorted: &[f64], q: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * q).round() as usize]
}

#[test]
fn show() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let metrics: [(&str, fn(&Seen) -> f64); 5] = [
        ("runtime ms", |s| s.runtime_ns / 1e6),
        ("switches", |s| s.switches),
        ("delay avg ms", |s| s.delay_ns_sum / s.switches.max(1.0) / 1e6),
        ("delay max ms", |s| s.delay_ns_max / 1e6),
        ("migrations", |s| s.migrations),
    ];
    for recording in recordings().iter().filter(|r| r.name.contains(&only)) {
        let runs = recording.runs().len();
        let replays: Vec<_> = (0..runs).map(|run| recording.replay(run, None)).collect();
        println!("== {}", recording.name);
        for (task, name) in recording.task_names().iter().enumerate() {
            for (metric, of) in metrics {
                let mut real: Vec<f64> =
                    (0..runs).map(|run| of(&recording.recorded(run, task))).collect();
                let mut ours: Vec<f64> = replays.iter().map(|(seen, _)| of(&seen[task])).collect();
                real.sort_by(f64::total_cmp);
                ours.sort_by(f64::total_cmp);
                let (lo, hi) = (quantile(&real, 0.1), quantile(&real, 0.9));
                let (rm, om) = (quantile(&real, 0.5), quantile(&ours, 0.5));
                let ok = om >= lo * 0.999 - 1e-9 && om <= hi * 1.001 + 1e-9;
                println!(
                    "{} {name:8} {metric:13} real {rm:9.3} [{lo:9.3} {hi:9.3}]  ours {om:9.3} [{:9.3} {:9.3}] {:+.1}%",
                    if ok { "  " } else { "!!" },
                    quantile(&ours, 0.1),
                    quantile(&ours, 0.9),
                    (om / rm - 1.0) * 100.0
                );
            }
        }
    }
}

/// Turns of the workload's own tasks: foreign ones and idle time are merged into what surrounds them.
fn turns(sequence: &[replay::Switch], tasks: usize) -> Vec<(u64, usize)> {
    let mut turns: Vec<(u64, usize)> = Vec::new();
    for &(at_ns, task) in sequence {
        let Some(task) = task.filter(|&task| task < tasks) else { continue };
        if turns.last().is_none_or(|&(_, last)| last != task) {
            turns.push((at_ns, task));
        }
    }
    turns
}

#[test]
fn sequences() {
    let only = std::env::var("ONLY").unwrap_or_default();
    for recording in recordings().iter().filter(|r| r.name.contains(&only) && r.is_pinned()) {
        let tasks = recording.task_names().len();
        let mut agree = Vec::new();
        for run in 0..recording.runs().len() {
            let real = turns(&recording.sequence(run), tasks);
            let (_, ours) = recording.replay(run, None);
            let ours = turns(&ours, tasks);
            let same = real
                .iter()
                .zip(&ours)
                .take_while(|(a, b)| a.1 == b.1 && a.0.abs_diff(b.0) < 500_000)
                .count();
            agree.push((same, real.len()));
            if !only.is_empty() && same < real.len() {
                let from = same.saturating_sub(5);
                println!(
                    "run {run} diverges at {same}:\n  real {:?}\n  ours {:?}",
                    &real[from..(same + 4).min(real.len())],
                    &ours[from..(same + 4).min(ours.len())]
                );
            }
        }
        let full = agree.iter().filter(|(same, all)| same == all).count();
        println!(
            "{:28} full {full:2}/20  {:?}",
            recording.name,
            agree.iter().map(|a| a.0).collect::<Vec<_>>()
        );
    }
}
