//! A histogram written by hand: a line for each bucket, its upper end with a unit and how many
//! requests fell into it (not those below as well), `10ms 1532`, from low to high; the last may be
//! `+Inf`, as Prometheus has it; `#` begins a comment.

use super::figures::{Bucket, Latencies, Select};
use super::lines::lines;
use super::told::of_requests;
use crate::read::fault::{Fault, Read, Sources};
use crate::read::parse_duration;
use fairground::units::Ns;

/// True if a line is a bucket, or would be one with a unit.
pub(super) fn is_bucket(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (end, count) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_bare = end.parse::<f64>().is_ok() && count.parse::<u64>().is_ok();
    parse_duration(end).is_some() || is_bare && words.next().is_none()
}

/// The upper end of a bucket: a time, or none of the last one.
fn end_of(word: &str) -> Option<Option<Ns>> {
    match word.trim_start_matches('+').to_ascii_lowercase().as_str() {
        "inf" => Some(None),
        _ => parse_duration(word).map(Some),
    }
}

/// More buckets than these without one count that falls look cumulative.
const RISES_BY_CHANCE: usize = 3;

/// Reads the buckets of a source.
pub(super) fn read(sources: &Sources, source: u32, select: &Select) -> Read<Latencies> {
    const ACCEPTED: &str = "its upper end with a unit, or +Inf at last, and a count: 10ms 1532";
    let mut buckets: Vec<Bucket> = Vec::new();
    let mut span = sources.whole(source);
    let (mut below, mut rises) = (0, true);
    for line in lines(sources, source) {
        let text = line.text.split('#').next().unwrap_or("").trim();
        if text.is_empty() {
            continue;
        }
        let mut words = text.split_whitespace();
        let (end, count) = (words.next().unwrap_or_default(), words.next().map(str::parse::<u64>));
        let (Some(upto_ns), Some(Ok(count)), None) = (end_of(end), count, words.next()) else {
            let title = match end.parse::<f64>() {
                Ok(_) => format!("the upper end \"{end}\" of this bucket has no unit"),
                Err(_) => "no bucket".into(),
            };
            return Err(line.fault(title).accepts(ACCEPTED));
        };
        let is_above = |last: &Bucket| {
            last.upto_ns.is_some_and(|last_ns| upto_ns.is_none_or(|ns| ns > last_ns))
        };
        if buckets.last().is_some_and(|last| !is_above(last)) {
            return Err(line.fault("a bucket below the one before").accepts("rising upper ends"));
        }
        rises &= count >= below;
        if select.cumulative && !rises {
            return Err(line
                .fault("this count is below the one before it")
                .accepts("counts that never fall, or no --cumulative"));
        }
        let own = if select.cumulative { count - below } else { count };
        buckets.push(Bucket { upto_ns, count: own });
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
        assert!(of("1 3\n", false).unwrap_err().contains("\"1\" of this bucket has no unit"));
        assert!(of("1ms x\n", false).unwrap_err().contains("no bucket"));
        assert_eq!(of("1ms 3\n+Inf 2\n", false), Ok(vec![(1, 3), (0, 2)]));
        assert_eq!(of("1ms 3\ninf 5\n", true), Ok(vec![(1, 3), (0, 2)]));
        assert!(of("+Inf 2\n1ms 3\n", false).unwrap_err().contains("f:2:1\n"));
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
