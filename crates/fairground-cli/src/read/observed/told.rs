//! What the readers of the formats tell, file by file, before it is put together.

use super::figures::{Bucket, Latencies, Observed};
use super::series::Sample;
use super::streams::Streams;
use crate::read::fault::{Fault, Read, Span};

/// What was read so far.
#[derive(Default)]
pub(super) struct Told {
    /// Samples of Prometheus, before it is known which are meant.
    pub samples: Vec<Sample>,
    /// What was counted.
    pub streams: Streams,
    /// What the first `cpu.stat` counts.
    pub stat: Option<Vec<&'static str>>,
    /// Other containers of the pod that their limits stop, and in what share of periods.
    pub throttled_beside: Vec<(String, f64)>,
    /// What was told as it is, by the tools that load a service.
    pub observed: Observed,
}

impl Told {
    /// Adds what an answer's reader should know, once.
    pub fn note(&mut self, note: String) {
        if !self.observed.notes.contains(&note) {
            self.observed.notes.push(note);
        }
    }

    /// Adds latencies; a second time would be another answer.
    pub fn latencies(&mut self, latencies: Latencies, span: Span) -> Read<()> {
        if self.observed.latency.is_some() {
            return Err(twice(span));
        }
        self.observed.latency = Some(latencies);
        Ok(())
    }
}

fn twice(span: Span) -> Box<Fault> {
    Fault::at(span, "a second file tells how long requests took")
        .accepts("one of them: a histogram, or what one tool measured")
}

/// A histogram that holds requests; empty buckets at its end say nothing.
pub(super) fn of_requests(mut buckets: Vec<Bucket>, span: Span) -> Read<Latencies> {
    let Some(last) = buckets.iter().rposition(|bucket| bucket.count > 0) else {
        return Err(Fault::at(span, "no request in this histogram")
            .accepts("at least one: with two readings, one between them"));
    };
    let all = buckets.iter().try_fold(0u64, |all, bucket| all.checked_add(bucket.count));
    if all.is_none_or(|all| all > 1 << 53) {
        return Err(Fault::at(span, "these buckets hold more requests than can be counted")
            .accepts("at most 2^53 in all"));
    }
    buckets.truncate(last + 1);
    Ok(Latencies::Histogram(buckets))
}
