//! A histogram written by hand: a line for each bucket, its upper end with a unit and how many
//! requests fell into it (not those below as well), `10ms 1532`, from low to high; `#` begins a
//! comment.

use super::figures::{Bucket, Latencies};
use super::lines::lines;
use super::told::of_requests;
use crate::read::fault::{Read, Sources};
use crate::read::parse_duration;

/// True if a line is a bucket.
pub(super) fn is_bucket(line: &str) -> bool {
    line.split_whitespace().next().and_then(parse_duration).is_some()
}

/// Reads the buckets of a source.
pub(super) fn read(sources: &Sources, source: u32) -> Read<Latencies> {
    const ACCEPTED: &str = "its upper end and a count, as in 10ms 1532";
    let mut buckets: Vec<Bucket> = Vec::new();
    let mut span = sources.whole(source);
    for line in lines(sources, source) {
        let text = line.text.split('#').next().unwrap_or("").trim();
        if text.is_empty() {
            continue;
        }
        let mut words = text.split_whitespace();
        let bucket = (words.next().and_then(parse_duration), words.next().map(str::parse::<u64>));
        let (Some(end_ns), Some(Ok(count)), None) = (bucket.0, bucket.1, words.next()) else {
            return Err(line.fault("no bucket").accepts(ACCEPTED));
        };
        if buckets.last().is_some_and(|last| last.upto_ns >= Some(end_ns)) {
            return Err(line.fault("a bucket below the one before").accepts("rising upper ends"));
        }
        buckets.push(Bucket { upto_ns: Some(end_ns), count });
        span = line.span;
    }
    of_requests(buckets, span)
}
