//! Other containers of the pod whose limit stops them: requests that go through a proxy wait there
//! too, and nothing of that is in the figures of the service.

use super::series::{Labels, Sample, label};
use super::streams::{Counter, Point, Streams};
use super::told::Told;
use crate::read::fault::clean;
use std::collections::BTreeSet;

/// Less of the periods is little.
const SHARE_MIN: f64 = 0.01;
const PERIODS: (&str, Counter) = ("container_cpu_cfs_periods_total", Counter::Periods);
const THROTTLED: (&str, Counter) =
    ("container_cpu_cfs_throttled_periods_total", Counter::Throttled);

/// Tells of those beside this one.
pub(super) fn tell(samples: &[Sample], who: &Labels, told: &mut Told) {
    let own = label(who, "container");
    let same = |sample: &&Sample, name: &str| sample.label(name) == label(who, name);
    let of_pod = || samples.iter().filter(|s| same(s, "pod") && same(s, "namespace"));
    if own.is_empty() || label(who, "pod").is_empty() {
        return;
    }
    let others: BTreeSet<&str> = of_pod().map(|sample| sample.label("container")).collect();
    for other in others.into_iter().filter(|other| !["", "POD", own].contains(other)) {
        let mine = || of_pod().filter(|sample| sample.label("container") == other);
        let [periods, throttled] =
            [PERIODS, THROTTLED].map(|counter| grew(mine(), counter, &told.streams.scrapes));
        let Some((periods, throttled)) = periods.zip(throttled) else { continue };
        if periods > 0.0 && throttled >= SHARE_MIN * periods {
            told.throttled_beside.push((other.to_owned(), throttled / periods));
            told.note(format!(
                "BEWARE: {} of the same pod was throttled in {:.1} % of its periods. Requests that \
                 go through it wait for that, and no service here has such a part: its limit may \
                 be what is slow.",
                clean(other),
                100.0 * throttled / periods
            ));
        }
    }
}

/// By how much a counter grew; nothing if its readings contradict each other.
fn grew<'s>(
    samples: impl Iterator<Item = &'s Sample>,
    (name, counter): (&str, Counter),
    scrapes: &[u32],
) -> Option<f64> {
    let mut streams = Streams::default();
    streams.scrapes.extend(scrapes);
    for sample in samples.filter(|sample| sample.name == name) {
        let value = sample.number()?;
        let point = Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
        streams.add(counter, sample.labels.clone(), point).ok()?;
    }
    Some(streams.grown(counter).ok()??.by)
}

#[cfg(test)]
mod tests {
    use crate::read::observed::{Bucket, Latencies, Observed, Select, observed};
    use fairground::units::NS_PER_MS;

    /// A service beside a mesh's proxy that counts its latencies.
    fn seen(throttled: u32) -> Observed {
        let of = |container: &str, name: &str, more: &str, count: u32| {
            format!("{name}{{container=\"{container}\",namespace=\"n\",pod=\"p\"{more}}} {count}\n")
        };
        let text = [
            of("web", "container_cpu_usage_seconds_total", "", 50),
            of("mesh", "container_cpu_usage_seconds_total", "", 5),
            of("mesh", super::PERIODS.0, "", 500),
            of("mesh", super::THROTTLED.0, "", throttled),
            of("mesh", "istio_request_duration_milliseconds_bucket", ",le=\"5\"", 7),
            of("mesh", "istio_request_duration_milliseconds_bucket", ",le=\"+Inf\"", 7),
        ];
        let file = format!("fairground-sidecars-{throttled}-{}.prom", std::process::id());
        let path = std::env::temp_dir().join(file);
        std::fs::write(&path, text.concat()).expect("written");
        let labels = vec![("container".to_owned(), "web".to_owned())];
        let select = Select { labels, over_ns: Some(60_000 * NS_PER_MS), ..Select::default() };
        let seen = observed(std::slice::from_ref(&path), &select).expect("read");
        std::fs::remove_file(&path).expect("removed");
        seen
    }

    #[test]
    fn a_throttled_proxy_is_told_of_and_its_latencies_are_the_services() {
        let told = |seen: &Observed| seen.notes.concat().contains("mesh of the same pod");
        let slow = seen(50);
        assert!(
            told(&slow) && slow.notes.concat().contains("in 10.0 % of its periods"),
            "{slow:?}"
        );
        let bucket = Bucket { upto_ns: Some(5 * NS_PER_MS), count: 7 };
        assert_eq!(slow.latency, Some(Latencies::Histogram(vec![bucket])));
        let elsewhere = |seen: Observed| seen.stopped_elsewhere;
        let why = elsewhere(slow).expect("the latencies are the proxy's");
        assert!(why.starts_with("latencies are of container mesh, which its own limit"), "{why}");
        assert!(!told(&seen(2)) && elsewhere(seen(2)).is_none(), "four in a thousand are none");
    }
}
