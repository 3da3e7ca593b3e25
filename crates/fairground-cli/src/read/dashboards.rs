//! What a service's host and its metrics say of it: `cpu.stat` of its cgroup, and a histogram of
//! latencies.
//!
//! * `cpu.stat`: lines of a name and a number, as cgroup v2 has them; `usage_usec`, `nr_periods`
//!   and `nr_throttled` are read, the rest is left alone.
//! * a histogram: a line for each bucket, its upper end with a unit and how many requests fell into
//!   it (not those below as well), `10ms 1532`, from low to high; `#` begins a comment.

use super::parse_duration;
use crate::base::failure::Failure;
use fairground::units::Ns;
use std::path::Path;

/// What is read of a `cpu.stat`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CpuStat {
    /// CPU time, us.
    pub usage_us: u64,
    /// Periods of the limit; 0 without one.
    pub nr_periods: u64,
    /// Those with throttling.
    pub nr_throttled: u64,
}

/// Buckets of a histogram: upper end, ns, and requests.
pub type Histogram = Vec<(Ns, u64)>;

/// Reads a `cpu.stat`.
///
/// # Errors
/// When the file can't be read or has no `usage_usec`.
pub fn cpu_stat(path: &Path) -> Result<CpuStat, Failure> {
    cpu_stat_of(path, &text(path)?)
}

fn cpu_stat_of(path: &Path, text: &str) -> Result<CpuStat, Failure> {
    let number = |name: &str| -> Result<Option<u64>, Failure> {
        let found = text.lines().enumerate().find_map(|(row, line)| {
            let rest = line.strip_prefix(name)?;
            rest.starts_with(' ').then(|| (row, rest.trim()))
        });
        let Some((row, rest)) = found else { return Ok(None) };
        let wrong = || fault(path, row, &format!("{name} is \"{rest}\""), "a whole number");
        rest.parse().map(Some).map_err(|_| wrong())
    };
    let usage_us = number("usage_usec")?;
    Ok(CpuStat {
        usage_us: usage_us
            .ok_or_else(|| fault(path, 0, "no usage_usec", "cgroup v2's cpu.stat"))?,
        nr_periods: number("nr_periods")?.unwrap_or(0),
        nr_throttled: number("nr_throttled")?.unwrap_or(0),
    })
}

/// Reads a histogram of latencies.
///
/// # Errors
/// When the file can't be read, a line is no bucket, the buckets do not rise, or all are empty.
pub fn histogram(path: &Path) -> Result<Histogram, Failure> {
    histogram_of(path, &text(path)?)
}

fn histogram_of(path: &Path, text: &str) -> Result<Histogram, Failure> {
    let mut buckets: Histogram = Vec::new();
    for (row, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let mut words = line.split_whitespace();
        let bucket = (words.next().and_then(parse_duration), words.next().map(str::parse::<u64>));
        let (Some(end_ns), Some(Ok(count)), None) = (bucket.0, bucket.1, words.next()) else {
            return Err(fault(
                path,
                row,
                "no bucket",
                "its upper end and a count, as in 10ms 1532",
            ));
        };
        if buckets.last().is_some_and(|&(last_ns, _)| last_ns >= end_ns) {
            return Err(fault(path, row, "a bucket below the one before", "rising upper ends"));
        }
        buckets.push((end_ns, count));
    }
    if buckets.iter().all(|&(_, count)| count == 0) {
        return Err(fault(path, 0, "no request", "at least one bucket with some"));
    }
    Ok(buckets)
}

/// Latency that `share` of the requests stay within, ns: in proportion within a bucket.
pub fn quantile_ns(buckets: &[(Ns, u64)], share: f64) -> Ns {
    let all: u64 = buckets.iter().map(|&(_, count)| count).sum();
    let wanted = share * all as f64;
    let (mut below, mut from_ns) = (0.0, 0);
    for &(end_ns, count) in buckets {
        let count = count as f64;
        if count > 0.0 && below + count >= wanted {
            let part = (wanted - below) / count;
            return from_ns + (part * (end_ns - from_ns) as f64) as Ns;
        }
        (below, from_ns) = (below + count, end_ns);
    }
    from_ns
}

fn text(path: &Path) -> Result<String, Failure> {
    let unreadable = |error| Failure::Input(format!("error: {}: {error}", path.display()));
    std::fs::read_to_string(path).map_err(unreadable)
}

fn fault(path: &Path, row: usize, found: &str, accepted: &str) -> Failure {
    let place = format!("{}:{}", path.display(), row + 1);
    Failure::Input(format!("error: {found}\n --> {place}\n  = accepted: {accepted}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_lie_in_proportion_in_their_bucket() {
        let buckets = [(10, 50), (20, 0), (30, 50)];
        assert_eq!(quantile_ns(&buckets, 0.25), 5);
        assert_eq!(quantile_ns(&buckets, 0.5), 10);
        assert_eq!(quantile_ns(&buckets, 0.75), 25);
        assert_eq!(quantile_ns(&buckets, 1.0), 30);
    }

    #[test]
    fn files_are_read_and_faults_name_their_line() {
        let path = Path::new("f");
        let said = |failure: Failure| match failure {
            Failure::Input(text) => text,
            other => panic!("{other:?}"),
        };
        let stat = cpu_stat_of(path, "usage_usec 12\nuser_usec 5\nnr_periods 7\nnr_throttled 2\n");
        let expected = CpuStat { usage_us: 12, nr_periods: 7, nr_throttled: 2 };
        assert_eq!(stat.ok(), Some(expected));
        assert!(said(cpu_stat_of(path, "user_usec 5\n").unwrap_err()).contains("no usage_usec"));
        assert!(said(cpu_stat_of(path, "usage_usec x\n").unwrap_err()).contains("f:1\n"));
        let buckets = histogram_of(path, "# web\n1ms 3\n10ms 4 # slow\n");
        assert_eq!(buckets.ok(), Some(vec![(1_000_000, 3), (10_000_000, 4)]));
        assert!(said(histogram_of(path, "1ms 3\n1ms 4\n").unwrap_err()).contains("f:2\n"));
        assert!(said(histogram_of(path, "1ms 0\n").unwrap_err()).contains("no request"));
        assert!(said(histogram_of(path, "1 3\n").unwrap_err()).contains("no bucket"));
    }
}
