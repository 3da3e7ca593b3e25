//! HdrHistogram's logs (`.hlog`): a histogram for each interval, compressed. All intervals of one
//! tag are added up.

use super::choice;
use super::figures::{Bucket, Select};
use super::series::Labels;
use super::told::{Told, of_requests};
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use fairground::units::Ns;
use hdrhistogram::Histogram;
use hdrhistogram::serialization::Deserializer;
use hdrhistogram::serialization::interval_log::{
    IntervalLogHistogram, IntervalLogIterator, LogEntry,
};
use std::collections::BTreeMap;

/// Values above are no latencies: more than eleven days in ns.
const VALUE_MAX: u64 = 1_000_000_000_000_000;
/// Counts of all tags together that are kept: half a gigabyte. A few bytes can ask for 100 MB.
const KEPT_MAX: u64 = 1 << 26;
/// Counts of all intervals together that are added up: some ten seconds. A log of a day with an
/// interval each second has a fifth of it.
const ADDED_MAX: u64 = 10_000_000_000;

/// True if a first line is of such a log.
pub(super) fn is(line: &str) -> bool {
    line.starts_with("#[Histogram log format")
        || line.starts_with("#[Logged")
        || line.starts_with("\"StartTimestamp\"")
}

/// What is logged under one tag.
struct Logged {
    all: Histogram<u64>,
    over_s: f64,
}

/// Reads a log.
pub(super) fn read(sources: &Sources, source: u32, select: &Select, told: &mut Told) -> Read<()> {
    let text = sources.get(source).text.as_str();
    let span = Span { end: sources.whole(source).end.min(1), ..sources.whole(source) };
    let mut log = Log::default();
    for entry in IntervalLogIterator::new(text.as_bytes()) {
        let entry = entry.map_err(|error| {
            Fault::at(span, format!("this log can't be read: {error:?}")).accepts(ACCEPTED)
        })?;
        if let LogEntry::Interval(interval) = entry {
            log.add(&interval, span)?;
        }
    }
    let unit_ns = select.latency_unit_ns.ok_or_else(|| {
        Fault::at(span, "the values of this log have no unit")
            .accepts("--latency-unit 1us (or 1ns, 1ms, 1s), the unit that was recorded")
    })?;
    let logged = of_tag(&log.tags, select, span)?;
    told.observed.over_s = Some(logged.over_s).filter(|over_s| *over_s > 0.0);
    let requests = logged.all.len() as f64;
    told.observed.requests_per_s = told.observed.over_s.map(|over_s| requests / over_s);
    told.latencies(of_requests(buckets(&logged.all, unit_ns), span)?, span)
}

const ACCEPTED: &str = "a log of HdrHistogram with histograms of version 2 (HISTF… or HISTE…)";

/// A log while it is read.
#[derive(Default)]
struct Log {
    tags: BTreeMap<String, Logged>,
    /// Counts of their histograms.
    kept: u64,
    /// Counts of all intervals.
    added: u64,
}

impl Log {
    fn add(&mut self, interval: &IntervalLogHistogram<'_>, span: Span) -> Read<()> {
        let wrong = |why: String| {
            Fault::at(span, format!("a histogram of this log can't be read: {}", clean(&why)))
                .accepts(ACCEPTED)
        };
        let bytes = BASE64_STANDARD.decode(interval.encoded_histogram());
        let bytes = bytes.map_err(|error| wrong(error.to_string()))?;
        let mut histogram: Histogram<u64> =
            Deserializer::new().deserialize(&mut &bytes[..]).map_err(|e| wrong(e.to_string()))?;
        histogram.auto(true);
        let tag = interval.tag().map_or("", |tag| tag.as_str()).to_owned();
        let over_s = interval.duration().as_secs_f64();
        let counts = |of: &Histogram<u64>| of.distinct_values() as u64;
        self.added += counts(&histogram);
        match self.tags.get_mut(&tag) {
            Some(logged) => {
                let before = counts(&logged.all);
                logged.over_s += over_s;
                logged.all.add(&histogram).map_err(|error| wrong(format!("{error:?}")))?;
                self.kept += counts(&logged.all) - before;
            }
            None => {
                self.kept += counts(&histogram);
                self.tags.insert(tag, Logged { all: histogram, over_s });
            }
        }
        if self.kept > KEPT_MAX || self.added > ADDED_MAX {
            return Err(Fault::at(span, "the histograms of this log have too many counts")
                .because("its tags, its precision or its highest value are far from usual")
                .accepts(format!(
                    "{KEPT_MAX} counts in one histogram of each tag, {ADDED_MAX} in all"
                )));
        }
        Ok(())
    }
}

/// The one tag that is meant.
fn of_tag<'l>(
    logged: &'l BTreeMap<String, Logged>,
    select: &Select,
    span: Span,
) -> Read<&'l Logged> {
    let labels = |tag: &String| -> Labels {
        let tag = if tag.is_empty() { "none" } else { tag };
        vec![("tag".into(), tag.into())]
    };
    let all: Vec<(Labels, &Logged)> = logged.iter().map(|(tag, l)| (labels(tag), l)).collect();
    let asked = all.iter().filter(|(labels, _)| select.takes(labels, false));
    let asked: Vec<&(Labels, &Logged)> = asked.collect();
    let names = |of: &[&(Labels, &'l Logged)]| -> Vec<Labels> {
        of.iter().map(|(labels, _)| labels.clone()).collect()
    };
    match &asked[..] {
        [(_, one)] => Ok(one),
        [] if all.is_empty() => Err(Fault::at(span, "this log has no interval").accepts(ACCEPTED)),
        [] => {
            let known: Vec<&Labels> = all.iter().map(|(labels, _)| labels).collect();
            Err(choice::none("intervals", select, &known, span))
        }
        several => {
            let names = names(several);
            let names: Vec<&Labels> = names.iter().collect();
            Err(choice::several("there are intervals", &names, span))
        }
    }
}

fn buckets(all: &Histogram<u64>, unit_ns: Ns) -> Vec<Bucket> {
    let recorded = all.iter_recorded().filter(|at| at.count_at_value() > 0);
    let bucket = |value: u64, count: u64| {
        let upto_ns = value.min(VALUE_MAX / unit_ns).saturating_mul(unit_ns);
        Bucket { upto_ns: Some(upto_ns), count }
    };
    recorded.map(|at| bucket(at.value_iterated_to(), at.count_at_value())).collect()
}
