//! The simulator beside recordings of real kernels (`data/oracle`).

mod replay;

use replay::{Recording, Seen};
use std::path::Path;

fn recordings() -> Vec<Recording> {
    let dir = std::env::var("ORACLE").unwrap_or(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/oracle").into());
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
                let mut real: Vec<f64> = (0..runs).map(|run| of(&recording.recorded(run, task))).collect();
                let mut ours: Vec<f64> = replays.iter().map(|(seen, _)| of(&seen[task])).collect();
                real.sort_by(f64::total_cmp);
                ours.sort_by(f64::total_cmp);
                let (lo, hi) = (quantile(&real, 0.1), quantile(&real, 0.9));
                let (rm, om) = (quantile(&real, 0.5), quantile(&ours, 0.5));
                let ok = om >= lo * 0.999 - 1e-9 && om <= hi * 1.001 + 1e-9;
                println!("{} {name:8} {metric:13} real {rm:9.3} [{lo:9.3} {hi:9.3}]  ours {om:9.3} [{:9.3} {:9.3}] {:+.1}%", if ok {"  "} else {"!!"}, quantile(&ours, 0.1), quantile(&ours, 0.9), (om / rm - 1.0) * 100.0);
            }
        }
    }
}
