//! What a service runs on, by metrics as client libraries write them (`data/observed/README.md`).

use fairground_cli::read::observed::{Collector, Observed, RuntimeSeen, Select, observed};
use std::path::{Path, PathBuf};

/// Two readings, 20 s apart.
fn files(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/observed");
    ["before", "after"].iter().map(|end| folder.join(format!("{name}-{end}.txt"))).collect()
}

fn read(name: &str) -> Observed {
    read_all(&files(name))
}

fn read_all(files: &[PathBuf]) -> Observed {
    let select = Select { over_ns: Some(20_000_000_000), ..Select::default() };
    observed(files, &select).unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn micrometer_tells_the_collector_the_cpus_and_the_pauses() {
    let seen = read("micrometer");
    let collector = Some(Collector::Parallel);
    assert_eq!(seen.runtime, Some(RuntimeSeen::Jvm { processors: Some(2), collector }));
    let all = seen.collections.expect("two readings");
    assert!(all.per_s > 10.0 && all.paused.is_some_and(|paused| (0.02..0.2).contains(&paused)));
}

#[test]
fn client_golang_tells_gomaxprocs_and_how_often_go_collects() {
    let seen = read("client-golang");
    let release = Some((1, 26));
    assert_eq!(seen.runtime, Some(RuntimeSeen::Go { release, gomaxprocs: Some(2) }));
    let all = seen.collections.expect("two readings");
    assert!(all.per_s > 10.0 && all.paused.is_none());
}

#[test]
fn the_cgroup_tells_the_cpu_time_and_not_the_process_beside_it() {
    let stat = |name: &str, usage_us: u64| {
        let name = format!("fairground-usage-{name}-{}", std::process::id());
        let file = std::env::temp_dir().join(name);
        let text = format!("usage_usec {usage_us}\nnr_periods 9\nnr_throttled 0\n");
        std::fs::write(&file, text).unwrap();
        file
    };
    let stats = [stat("before", 900_000_000), stat("after", 920_000_000)];
    let scrapes = files("client-golang");
    for all in [[&stats[..], &scrapes].concat(), [&scrapes[..], &stats].concat()] {
        assert_eq!(read_all(&all).cpu_usage_cpus, Some(1.0));
    }
    stats.iter().for_each(|file| std::fs::remove_file(file).unwrap());
}

#[test]
fn a_proxy_beside_the_container_is_not_asked_about() {
    let bucket = |name: &str, container: &str, more: &str, count: u64| {
        format!(
            "{name}_bucket{{container=\"{container}\",{more}le=\"+Inf\"}} {count}\n\
                 {name}_bucket{{container=\"{container}\",{more}le=\"0.1\"}} {count}\n"
        )
    };
    let scrape = |times: u64| {
        [
            bucket("istio_request_duration_seconds", "istio-proxy", "", 90 * times),
            bucket("http_request_duration_seconds", "web", "status=\"200\",", 60 * times),
            bucket("http_request_duration_seconds", "web", "status=\"500\",", 20 * times),
            format!("container_cpu_usage_seconds_total{{container=\"web\"}} {}\n", 6 * times),
        ]
        .concat()
    };
    let written = |name: &str, text: String| {
        let name = format!("fairground-proxy-{name}-{}", std::process::id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    let files = [written("before", scrape(1)), written("after", scrape(2))];
    let labels = [("container", "web"), ("status", "200")].map(|(n, v)| (n.into(), v.into()));
    let rate = |select: Select| {
        let select = Select { over_ns: Some(20_000_000_000), ..select };
        let seen = observed(&files, &select).unwrap_or_else(|error| panic!("{error:?}"));
        (seen.requests_per_s, seen.cpu_usage_cpus)
    };
    let of_manifest = Select { container: Some("web".into()), ..Select::default() };
    assert_eq!(rate(of_manifest), (Some(4.0), Some(0.3)));
    // A label of requests is none of the container's counters.
    assert_eq!(
        rate(Select { labels: labels.to_vec(), ..Select::default() }),
        (Some(3.0), Some(0.3))
    );
    files.iter().for_each(|file| std::fs::remove_file(file).unwrap());
}
