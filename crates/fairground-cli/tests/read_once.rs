//! Readings of one moment beside those of a range: a counter that was read once says nothing of the
//! time in which others grew.

use fairground_cli::base::failure::Failure;
use fairground_cli::read::observed::{Observed, Select, observed};
use std::fs;
use std::path::PathBuf;

/// Latencies of half a minute, as Prometheus answers.
fn range() -> String {
    let path = "tests/data/observed/prometheus-range.json";
    fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)).expect("it is there")
}

/// Texts as files, in this order.
fn of_texts(test: &str, texts: &[&str]) -> Result<Observed, String> {
    let folder = std::env::temp_dir().join(format!("fairground-once-{test}"));
    fs::create_dir_all(&folder).expect("a folder");
    let write = |(at, text): (usize, &&str)| {
        let path = folder.join(at.to_string());
        fs::write(&path, text).expect("written");
        path
    };
    let files: Vec<PathBuf> = texts.iter().enumerate().map(write).collect();
    let read = observed(&files, &Select::default());
    fs::remove_dir_all(folder).expect("removed");
    read.map_err(|failure| match failure {
        Failure::Input(message) => message,
        other => panic!("{other:?}"),
    })
}

fn near(found: Option<f64>, expected: f64) -> bool {
    found.is_some_and(|found| (found / expected - 1.0).abs() < 0.01)
}

/// An answer of Prometheus with CPU time of a container, each point of time a reading.
fn cpu_time(points: &[(u64, u64)], started_s: Option<u64>) -> String {
    let metric =
        |name: &str| format!("{{\"__name__\": \"{name}\", \"container\": \"a\", \"pod\": \"p\"}}");
    let points: Vec<String> =
        points.iter().map(|(at_s, used_s)| format!("[{at_s}, \"{used_s}\"]")).collect();
    let kind = if points.len() == 1 { "vector" } else { "matrix" };
    let values = match &points[..] {
        [one] => format!("\"value\": {one}"),
        several => format!("\"values\": [{}]", several.join(", ")),
    };
    let usage = metric("container_cpu_usage_seconds_total");
    let mut series = vec![format!("{{\"metric\": {usage}, {values}}}")];
    series.extend(started_s.map(|at_s| {
        let start = metric("container_start_time_seconds");
        format!("{{\"metric\": {start}, \"value\": [{at_s}, \"{at_s}\"]}}")
    }));
    let series = series.join(", ");
    format!(
        "{{\"status\": \"success\", \"data\": {{\"resultType\": \"{kind}\", \"result\": \
         [{series}]}}}}"
    )
}

#[test]
fn an_instant_vector_beside_a_range_is_told_what_it_lacks() {
    let range = range();
    let whole = of_texts("range", &[&range]).expect("it is a range");
    let end_s = 1_795_342_719;
    // The counter of a container that is old has more than the 30 s of the range.
    let once = cpu_time(&[(end_s, 5)], None);
    let wrong = of_texts("once", &[&range, &once]).unwrap_err();
    assert!(wrong.contains("read once, and others grew over 30 s"), "{wrong}");
    assert!(wrong.contains("/1:1:") && wrong.contains("METRIC[30s]"), "{wrong}");
    let twice = cpu_time(&[(end_s - 30, 5), (end_s, 20)], None);
    let told = of_texts("twice", &[&range, &twice]).expect("both are ranges");
    assert!(near(told.cpu_usage_cpus, 0.5), "{told:?}");
    assert_eq!((told.requests_per_s, told.latency), (whole.requests_per_s, whole.latency));
    let instants = [cpu_time(&[(end_s - 30, 5)], None), cpu_time(&[(end_s, 20)], None)];
    let texts = [range.as_str(), &instants[0], &instants[1]];
    let told = of_texts("instants", &texts).expect("two instants are a range");
    assert!(near(told.cpu_usage_cpus, 0.5), "{told:?}");
    let started = cpu_time(&[(end_s, 20)], Some(end_s - 40));
    let told = of_texts("started", &[&range, &started]).expect("40 s old");
    assert!(near(told.cpu_usage_cpus, 0.5), "{told:?}");
}
