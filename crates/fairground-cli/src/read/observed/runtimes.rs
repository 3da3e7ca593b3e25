//! The runtime that a service is of, by the metrics that its client library adds by itself: those
//! of Go (`client_golang`), and of the JVM (Micrometer, `client_java` and the JMX exporter,
//! OpenTelemetry).
//!
//! Exporters are Go programs too: cAdvisor and node_exporter have `go_info` of themselves. So
//! metrics of a runtime count only where they stand beside the requests: in the same file, or with
//! the same labels of a pod.

use super::choice::TELLING;
use super::collector::Collector;
use super::runtime_seen::RuntimeSeen;
use super::series::{Labels, Sample, label};
use super::streams::{COUNT_MAX, Counter, Point};
use super::told::Told;
use crate::read::fault::Read;
use std::collections::BTreeSet;

/// How many collections each runtime counts, and the time of their pauses. Go's pauses are two
/// short ones in a collection that goes on beside the requests, so their time tells nothing.
const COUNTED: [(&str, Counter); 9] = [
    ("go_gc_duration_seconds_count", Counter::Collections),
    ("jvm_gc_pause_seconds_count", Counter::Collections),
    ("jvm_gc_pause_seconds_sum", Counter::Paused),
    ("jvm_gc_collection_seconds_count", Counter::Collections),
    ("jvm_gc_collection_seconds_sum", Counter::Paused),
    ("jvm_gc_duration_seconds_count", Counter::Collections),
    ("jvm_gc_duration_seconds_sum", Counter::Paused),
    ("process_runtime_jvm_gc_duration_seconds_count", Counter::Collections),
    ("process_runtime_jvm_gc_duration_seconds_sum", Counter::Paused),
];
/// Collections of this name are no pauses.
const NO_PAUSE: &str = "Concurrent";
/// The label that names a collector, or a part of the heap.
const OF_COLLECTOR: [&str; 6] = ["gc", "jvm_gc_name", "id", "pool", "jvm_memory_pool_name", "name"];

/// Adds what the samples tell of the runtime, after the requests are known.
pub(super) fn read(samples: &[Sample], told: &mut Told) -> Read<()> {
    let beside = Beside::of(samples, told);
    let mine: Vec<&Sample> = samples.iter().filter(|sample| beside.has(sample)).collect();
    told.observed.runtime = go(&mine).or_else(|| jvm(&mine));
    if told.observed.runtime.is_none() {
        return Ok(());
    }
    for sample in mine.iter().filter(|sample| !collector_of(sample).contains(NO_PAUSE)) {
        let counter = COUNTED.iter().find(|(name, _)| *name == sample.name);
        let value = sample.number().filter(|value| (0.0..COUNT_MAX).contains(value));
        if let (Some((_, counter)), Some(value)) = (counter, value) {
            let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
            told.streams.add(*counter, sample.labels.clone(), point)?;
        }
    }
    Ok(())
}

/// Where the requests were counted.
struct Beside {
    /// Files that may hold metrics of the process that serves.
    sources: BTreeSet<u32>,
    /// Labels of the requests; none if a tool counted them that loads the service.
    labels: Labels,
}

impl Beside {
    fn of(samples: &[Sample], told: &Told) -> Beside {
        let labels = told.streams.labels(true).next().cloned();
        let sources = match labels {
            Some(_) => told.streams.sources_of_requests().collect(),
            None => but_hosts(samples),
        };
        Beside { sources, labels: labels.unwrap_or_default() }
    }

    /// True of a sample of the process that serves.
    fn has(&self, sample: &Sample) -> bool {
        let same = |name: &&str| {
            let (own, other) = (label(&self.labels, name), sample.label(name));
            (!own.is_empty() && !other.is_empty()).then_some(own == other)
        };
        // Some of these name a part of the heap here.
        let telling = TELLING.iter().filter(|name| !OF_COLLECTOR.contains(name));
        let all: Vec<bool> = telling.filter_map(same).collect();
        let is_told_so = all.contains(&true) || self.sources.contains(&sample.span.source);
        is_told_so && !all.contains(&false)
    }
}

/// Files but those of a host's exporter.
fn but_hosts(samples: &[Sample]) -> BTreeSet<u32> {
    let is_hosts = |sample: &&Sample| {
        sample.name.starts_with("container_") || sample.name == "machine_cpu_cores"
    };
    let of_hosts: BTreeSet<u32> =
        samples.iter().filter(is_hosts).map(|sample| sample.span.source).collect();
    samples.iter().map(|s| s.span.source).filter(|source| !of_hosts.contains(source)).collect()
}

fn go(mine: &[&Sample]) -> Option<RuntimeSeen> {
    let info = mine.iter().rfind(|sample| sample.name == "go_info");
    let release = info.and_then(|info| release(info.label("version")));
    let gomaxprocs = whole(mine, "go_sched_gomaxprocs_threads");
    let is_go = info.is_some() || gomaxprocs.is_some();
    is_go.then_some(RuntimeSeen::Go { release, gomaxprocs })
}

fn jvm(mine: &[&Sample]) -> Option<RuntimeSeen> {
    let is_jvm = |sample: &&&Sample| {
        sample.name.starts_with("jvm_") || sample.name.starts_with("process_runtime_jvm_")
    };
    let all: Vec<&&Sample> = mine.iter().filter(is_jvm).collect();
    all.first()?;
    let collector = all.iter().find_map(|sample| Collector::named(collector_of(sample)));
    let processors = whole(mine, "jvm_cpu_count").or_else(|| whole(mine, "system_cpu_count"));
    Some(RuntimeSeen::Jvm { processors, collector })
}

/// The collector, or the part of the heap, that a sample is of.
fn collector_of(sample: &Sample) -> &str {
    let named = OF_COLLECTOR.iter().map(|name| sample.label(name));
    named.into_iter().find(|name| !name.is_empty()).unwrap_or_default()
}

/// The last value of a gauge that counts; None where several processes tell different ones.
fn whole(mine: &[&Sample], name: &str) -> Option<u32> {
    let named = || mine.iter().filter(|sample| sample.name == name);
    let last = named().next_back()?;
    let value = last.number()?;
    let is_of_then =
        |sample: &&&Sample| (sample.span.source, sample.at_s) == (last.span.source, last.at_s);
    if named().filter(|sample| is_of_then(sample)).any(|sample| sample.number() != Some(value)) {
        return None;
    }
    (1.0..=65_536.0).contains(&value).then_some(value as u32)
}

/// `go1.25.3` is (1, 25).
fn release(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.strip_prefix("go")?.split(|c: char| !c.is_ascii_digit());
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::super::exposition;
    use super::super::figures::Observed;
    use super::super::runtime_seen::Collections;
    use super::*;
    use crate::read::fault::Sources;
    use crate::read::observed::Select;

    const REQUESTS: &str = "x_seconds_bucket{le=\"1\"} 9\nx_seconds_bucket{le=\"+Inf\"} 9\n";

    fn told(files: &[String]) -> Observed {
        let (mut sources, mut told) = (Sources::default(), Told::default());
        for file in files {
            let source = sources.add("a.txt", file.clone());
            exposition::read(&sources, source, &mut told.samples).unwrap();
            told.streams.scrapes.push(source);
        }
        let select = Select { over_ns: Some(60_000_000_000), ..Select::default() };
        told.together(&select).unwrap_or_else(|fault| panic!("{fault:?}"))
    }

    fn runtime(rest: &str) -> Option<RuntimeSeen> {
        told(&[format!("{REQUESTS}{rest}\n")]).runtime
    }

    #[test]
    fn runtimes_are_known_by_their_own_metrics() {
        let go = |release, gomaxprocs| Some(RuntimeSeen::Go { release, gomaxprocs });
        assert_eq!(runtime("go_info{version=\"go1.25.3\"} 1"), go(Some((1, 25)), None));
        assert_eq!(runtime("go_sched_gomaxprocs_threads 2"), go(None, Some(2)));
        let two = "go_sched_gomaxprocs_threads 16\ngo_sched_gomaxprocs_threads 2";
        let both = runtime(&format!("{two}\ngo_info{{version=\"go1.25\"}} 1"));
        assert_eq!(both, go(Some((1, 25)), None));
        assert_eq!(runtime("python_info{version=\"3.14\"} 1"), None);
        let jvm = |processors, collector| Some(RuntimeSeen::Jvm { processors, collector });
        let old =
            "system_cpu_count 4.0\njvm_memory_used_bytes{area=\"heap\",id=\"PS Eden Space\"} 9";
        assert_eq!(runtime(old), jvm(Some(4), Some(Collector::Parallel)));
        for (text, collector) in [
            (
                "jvm_gc_pause_seconds_count{cause=\"x\",gc=\"G1 Young Generation\"} 3",
                Collector::Parallel,
            ),
            ("jvm_gc_collection_seconds_count{gc=\"Copy\",} 1.0", Collector::Serial),
            (
                "jvm_gc_duration_seconds_count{jvm_gc_name=\"ZGC Minor Pauses\"} 1",
                Collector::Concurrent,
            ),
        ] {
            assert_eq!(runtime(text), jvm(None, Some(collector)), "{text}");
        }
    }

    #[test]
    fn an_exporter_of_the_host_is_no_service() {
        let both =
            |requests: &str, host: &str| told(&[requests.to_owned(), host.to_owned()]).runtime;
        let host = "go_info{version=\"go1.25.3\"} 1\n";
        assert_eq!(both(REQUESTS, host), None);
        let pod = |name: &str, text: &str| text.replace('{', &format!("{{pod=\"{name}\","));
        let asked = |other: &str| both(&pod("a", REQUESTS), &pod(other, host));
        assert!(asked("a").is_some());
        assert_eq!(asked("b"), None);
    }

    #[test]
    fn collections_are_counted_and_pauses_that_are_none_are_left_out() {
        let at = |young: f64, paused: f64, beside: f64| {
            format!(
                "x_seconds_bucket{{le=\"1\"}} {}\nx_seconds_bucket{{le=\"+Inf\"}} {}\n\
                 jvm_gc_pause_seconds_count{{gc=\"G1 Young Generation\"}} {young}\n\
                 jvm_gc_pause_seconds_sum{{gc=\"G1 Young Generation\"}} {paused}\n\
                 jvm_gc_pause_seconds_count{{gc=\"G1 Concurrent GC\"}} {beside}\n",
                young * 9.0,
                young * 9.0
            )
        };
        let grown = told(&[at(10.0, 1.0, 0.0), at(40.0, 4.0, 90.0)]);
        assert_eq!(grown.collections, Some(Collections { per_s: 0.5, paused: Some(0.05) }));
        assert_eq!(told(&[at(10.0, 1.0, 0.0)]).collections, None);
    }
}
