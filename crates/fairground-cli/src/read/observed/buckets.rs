//! A histogram written by hand: a line for each bucket, its upper end with a unit and how many
//! requests fell into it (not those below as well), `10ms 1532`, from low to high; `#` begins a
//! comment.

use super::figures::{Bucket, Latencies, Select};
use super::lines::lines;
use super::told::of_requests;
use crate::read::fault::{Fault, Read, Sources};
use crate::read::parse_duration;

/// True if a line is a bucket.
pub(super) fn is_bucket(line: &str) -> bool {
    line.split_whitespace().next().and_then(parse_duration).is_some()
}

/// More buckets than these without one count that falls look cumulative.
const RISES_BY_CHANCE: usize = 3;

/// Reads the buckets of a source.
pub(super) fn read(sources: &Sources, source: u32, select: &Select) -> Read<Latencies> {
    const ACCEPTED: &str = "its upper end and a count, as in 10ms 1532";
    let mut buckets: Vec<Bucket> = Vec::new();
    let mut span = sources.whole(source);
    let (mut below, mut rises) = (0, true);
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
        rises &= count >= below;
        if select.cumulative && !rises {
            return Err(line
                .fault("this count is below the one before it")
                .accepts("counts that never fall, or no --cumulative"));
        }
        let own = if select.cumulative { count - below } else { count };
        buckets.push(Bucket { upto_ns: Some(end_ns), count: own });
        (below, span) = (count, line.span);
    }
    if rises && buckets.len() > RISES_BY_CHANCE && !select.cumulative {
        let title = "no count is below the one before it, so they look cumulative";
        return Err(Fault::at(span, title).accepts(
            "--latency FILE --cumulative, if each counts all requests up to its bucket's end; else \
             the requests of each bucket alone",
        ));
    }
    of_requests(buckets, span)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::units::NS_PER_MS;

    fn of(text: &str, cumulative: bool) -> Result<Vec<(u64, u64)>, String> {
        let mut sources = Sources::default();
        let source = sources.add("f", text);
        let select = Select { cumulative, ..Select::default() };
        let told = read(&sources, source, &select);
        let Latencies::Histogram(buckets) =
            told.map_err(|fault| fault.seal(&sources).to_string())?
        else {
            return Err("quantiles".into());
        };
        let pair = |bucket: &Bucket| (bucket.upto_ns.unwrap_or(0) / NS_PER_MS, bucket.count);
        Ok(buckets.iter().map(pair).collect())
    }

    #[test]
    fn buckets_are_read_and_faults_name_their_line() {
        assert_eq!(of("# web\n1ms 3\n10ms 4 # slow\n", false), Ok(vec![(1, 3), (10, 4)]));
        assert!(of("1ms 3\n1ms 4\n", false).unwrap_err().contains("f:2:1\n"));
        assert!(of("1ms 0\n", false).unwrap_err().contains("no request"));
        assert!(of("1 3\n", false).unwrap_err().contains("no bucket"));
        let many = u64::MAX / 2 + 1;
        let wraps = format!("1ms {many}\n2ms {many}\n3ms 5\n");
        assert!(of(&wraps, false).unwrap_err().contains("more requests than can be counted"));
    }

    #[test]
    fn cumulative_counts_are_asked_for_and_taken_apart() {
        let text = "1ms 3\n2ms 5\n3ms 5\n4ms 9\n";
        assert!(of(text, false).unwrap_err().contains("look cumulative"));
        assert_eq!(of(text, true), Ok(vec![(1, 3), (2, 2), (3, 0), (4, 4)]));
        assert!(of("1ms 3\n2ms 2\n", true).unwrap_err().contains("f:2:1\n"));
    }
}
