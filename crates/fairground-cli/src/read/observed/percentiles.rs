//! The table of percentiles that HdrHistogram prints (`.hgrm`, wrk2's spectrum): values, shares and
//! how many were at most so large. Its values have no unit.

use super::figures::{Bucket, Latencies, Select};
use super::lines::{Line, lines};
use super::series::ns_of;
use super::told::{Told, of_requests};
use crate::read::fault::{Read, Sources};
use fairground::units::Ns;

/// True if a line is the head of the table.
pub(super) fn is_head(line: &str) -> bool {
    let words: Vec<&str> = line.split([' ', ',', '"', '\t']).filter(|w| !w.is_empty()).collect();
    words.starts_with(&["Value", "Percentile", "TotalCount"])
}

/// Reads a file of it.
pub(super) fn read(sources: &Sources, source: u32, select: &Select, told: &mut Told) -> Read<()> {
    let all: Vec<Line<'_>> = lines(sources, source).collect();
    let head = all.iter().position(|line| is_head(line.text)).unwrap_or(0);
    let unit_ns = select.latency_unit_ns.ok_or_else(|| {
        all[head].fault("these values have no unit").accepts("--latency-unit 1us (or 1ns, 1ms, 1s)")
    })?;
    let latencies = table(&all[head..], unit_ns)?;
    if let (Latencies::Histogram(buckets), Some(over_ns)) = (&latencies, select.over_ns) {
        let all: u64 = buckets.iter().map(|bucket| bucket.count).sum();
        told.observed.requests_per_s = Some(all as f64 / (over_ns as f64 / 1e9));
    }
    told.latencies(latencies, all[head].span)
}

/// The rows below the head, up to `#[Mean …]`.
pub(super) fn table(all: &[Line<'_>], unit_ns: Ns) -> Read<Latencies> {
    const ROW: &str = "a value, a share, a count: 4.031 0.990000000000 495 100.00";
    let mut buckets: Vec<Bucket> = Vec::new();
    let (mut below, mut span) = (0u64, all[0].span);
    for line in all[1..].iter().take_while(|line| !line.text.starts_with('#')) {
        let mut words = line.text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
        let (value, _, count) = (words.next(), words.next(), words.next());
        let (Some(value), Some(count)) = (value, count) else {
            return Err(line.fault("this is no row of percentiles").accepts(ROW));
        };
        let value = line.number("the value", value, "a number")?;
        let upto_ns = ns_of(value, unit_ns, line.span)?;
        let count: u64 = line.number("TotalCount", count, "a whole number")?;
        let fell = buckets.last().is_some_and(|last| last.upto_ns > Some(upto_ns));
        if count < below || fell {
            return Err(line.fault("this row is below the one before").accepts("rising rows"));
        }
        match buckets.last_mut().filter(|last| last.upto_ns == Some(upto_ns)) {
            Some(last) => last.count += count - below,
            None => buckets.push(Bucket { upto_ns: Some(upto_ns), count: count - below }),
        }
        (below, span) = (count, line.span);
    }
    of_requests(buckets, span)
}
