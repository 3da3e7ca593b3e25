//! Native histograms: buckets whose ends nobody chose, and of which only those are there that count
//! something. Prometheus merges them when they become too many, so the ends may change from one
//! reading to the next. They are read as cumulative buckets with those ends that all readings have
//! in common.

use super::series::{Histogram, Labels, PARTS, Sample, Value, ns_of};
use super::streams::{Counter, Point};
use super::told::Told;
use crate::read::fault::{Fault, Read};
use fairground::units::{NS_PER_SEC, Ns};
use std::collections::BTreeSet;

/// Of samples of one family those that count: a histogram may be stored in both forms, and then the
/// native one is the finer.
pub(super) fn without_classic<'s>(mine: Vec<&'s Sample>, told: &mut Told) -> Read<Vec<&'s Sample>> {
    let is_native = |sample: &&Sample| matches!(sample.value, Value::Native(_));
    let natives: BTreeSet<Labels> =
        mine.iter().filter(|sample| is_native(sample)).map(|s| s.labels_without(&PARTS)).collect();
    if natives.is_empty() || mine.iter().all(&is_native) {
        return Ok(mine);
    }
    let other = mine.iter().find(|s| !is_native(s) && !natives.contains(&s.labels_without(&PARTS)));
    if let Some(other) = other {
        let title = "some series of this histogram have native buckets, and this one has not";
        return Err(Fault::at(other.span, title)
            .accepts("series of one form, or one of them: --select LABEL=VALUE"));
    }
    told.note(
        "The histogram is there with native buckets and with classic ones: the native are read."
            .into(),
    );
    Ok(mine.into_iter().filter(is_native).collect())
}

/// A reading in ns: upper and lower ends, and what lies between them.
struct Reading<'s> {
    sample: &'s Sample,
    histogram: &'s Histogram,
    buckets: Vec<(Ns, Option<Ns>, f64)>,
}

/// Adds all readings of native histograms.
pub(super) fn add(mine: &[&Sample], unit_ns: Ns, told: &mut Told) -> Read<()> {
    let mut readings = Vec::new();
    for sample in mine {
        let Value::Native(histogram) = &sample.value else { continue };
        let of_bucket = |[lower, upper, count]: &[f64; 3]| {
            let upto =
                (*upper < f64::INFINITY).then(|| ns_of(upper.max(0.0), unit_ns, sample.span));
            Ok((ns_of(lower.max(0.0), unit_ns, sample.span)?, upto.transpose()?, *count))
        };
        let buckets = histogram.buckets.iter().map(of_bucket).collect::<Read<_>>()?;
        readings.push(Reading { sample, histogram, buckets });
    }
    let ends = common_ends(&readings);
    for Reading { sample, histogram, buckets } in &readings {
        let labels = sample.labels_without(&PARTS);
        let point = |value| Point { at_s: sample.at_s, value, span: sample.span, since_s: None };
        let mut add = |counter, value| told.streams.add(counter, labels.clone(), point(value));
        for end_ns in &ends {
            let below =
                buckets.iter().filter(|(_, upto_ns, _)| upto_ns.is_some_and(|ns| ns <= *end_ns));
            add(Counter::Upto(Some(*end_ns)), below.map(|(.., count)| count).sum())?;
        }
        add(Counter::Upto(None), histogram.count)?;
        if let Some(sum) = histogram.sum {
            add(Counter::LatencyTime, sum * unit_ns as f64 / NS_PER_SEC as f64)?;
        }
    }
    Ok(())
}

/// Ends that lie within no bucket of any reading.
fn common_ends(readings: &[Reading<'_>]) -> BTreeSet<Ns> {
    let all = || readings.iter().flat_map(|reading| &reading.buckets);
    let mut ends: BTreeSet<Ns> =
        all().flat_map(|(from_ns, upto_ns, _)| [Some(*from_ns), *upto_ns]).flatten().collect();
    for (from_ns, upto_ns, _) in all() {
        let within: Vec<Ns> = match upto_ns {
            Some(upto_ns) if from_ns < upto_ns => {
                ends.range(from_ns + 1..*upto_ns).copied().collect()
            }
            Some(_) => Vec::new(),
            None => ends.range(from_ns + 1..).copied().collect(),
        };
        within.iter().for_each(|end_ns| {
            ends.remove(end_ns);
        });
    }
    ends
}

#[cfg(test)]
mod tests {
    use crate::read::observed::{Latencies, Observed, Select, observed};
    use fairground::units::NS_PER_MS;

    /// What is read of an answer with these readings, 600 s apart, and more series.
    fn read(name: &str, readings: [&str; 2], more: &str) -> Observed {
        let point = |at: u32, histogram: &str| format!("[{}, {histogram}]", 1_700_000_000 + at);
        let text = format!(
            "{{\"status\":\"success\",\"data\":{{\"resultType\":\"matrix\",\"result\":[\
             {{\"metric\":{{\"__name__\":\"http_request_duration_seconds\",\"pod\":\"web-1\"}},\
             \"histograms\":[{}, {}]}}{more}]}}}}",
            point(0, readings[0]),
            point(600, readings[1])
        );
        let path = std::env::temp_dir().join(format!("native-{name}-{}", std::process::id()));
        std::fs::write(&path, text).expect("it can be written");
        let told = observed(std::slice::from_ref(&path), &Select::default());
        std::fs::remove_file(path).expect("it is there");
        told.unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    /// So many requests with this sum, s, and buckets with ends in ms.
    fn histogram(count: u32, sum: u32, buckets: &[(u32, u32, u32)]) -> String {
        let s = |ms: u32| f64::from(ms) / 1e3;
        let bucket = |(from, to, count): &(u32, u32, u32)| {
            format!("[0, \"{}\", \"{}\", \"{count}\"]", s(*from), s(*to))
        };
        let buckets: Vec<String> = buckets.iter().map(bucket).collect();
        let buckets = buckets.join(", ");
        format!("{{\"count\": \"{count}\", \"sum\": \"{sum}\", \"buckets\": [{buckets}]}}")
    }

    /// Buckets that hold something: their ends in ms, and how many lie there.
    fn held(told: &Observed) -> Vec<(f64, f64, u64)> {
        let Some(Latencies::Histogram(buckets)) = &told.latency else { panic!("{told:?}") };
        let ends = buckets
            .iter()
            .map(|b| b.upto_ns.map_or(f64::INFINITY, |ns| ns as f64 / NS_PER_MS as f64));
        let from = std::iter::once(0.0).chain(ends.clone());
        let all = from.zip(ends).zip(buckets).map(|((from, to), bucket)| (from, to, bucket.count));
        all.filter(|(.., count)| *count > 0).collect()
    }

    #[test]
    fn buckets_that_are_merged_count_no_request_twice() {
        let fine = histogram(90_000, 1, &[(5, 7, 60_000), (7, 10, 30_000)]);
        let merged = histogram(95_000, 61, &[(5, 10, 91_000), (10, 20, 4_000)]);
        let told = read("merged", [&fine, &merged], "");
        assert!((told.requests_per_s.expect("a rate") - 5000.0 / 600.0).abs() < 1e-9);
        assert_eq!(held(&told), [(5.0, 10.0, 1000), (10.0, 20.0, 4000)]);
        assert_eq!(told.latency_mean_ns, Some(12 * NS_PER_MS));
    }

    #[test]
    fn a_bucket_begins_where_it_says_also_after_nothing() {
        let then = histogram(10_000, 70, &[(5, 6, 9_800), (90, 99, 200)]);
        let told = read("sparse", [r#"{"count":"0","sum":"0"}"#, &then], "");
        assert_eq!(held(&told), [(5.0, 6.0, 9800), (90.0, 99.0, 200)]);
        assert_eq!(told.requests_per_s, Some(10000.0 / 600.0));
    }

    #[test]
    fn of_both_forms_one_is_read() {
        let then = histogram(600, 5, &[(5, 10, 600)]);
        let le = |le: &str| {
            format!(
                ",{{\"metric\":{{\"__name__\":\"http_request_duration_seconds_bucket\",\"pod\":\
                 \"web-1\",\"le\":\"{le}\"}},\"values\":[[1700000000,\"0\"],[1700000600,\"600\"]]}}"
            )
        };
        let told =
            read("both", [r#"{"count":"0"}"#, &then], &format!("{}{}", le("0.01"), le("+Inf")));
        assert_eq!((told.requests_per_s, held(&told)), (Some(1.0), vec![(5.0, 10.0, 600)]));
        assert!(told.notes.iter().any(|note| note.contains("the native are read")));
    }
}
