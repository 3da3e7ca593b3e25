//! What a service's host and its metrics say of it: `cpu.stat` of its cgroup, and a histogram of
//! latencies.
//!
//! * `cpu.stat`: lines of a name and a number, as cgroup v2 has them; `usage_usec`, `nr_periods`
//!   and `nr_throttled` are read, the rest is left alone.
//! * a histogram: a line for each bucket, its upper end with a unit and how many requests fell into
//!   it (not those below as well), `10ms 1532`, from low to high; `#` begins a comment.

use super::fault::{Fault, Read, Sources};
use super::file::{FILE_MAX, read_text};
use super::observed::{Bucket, hand_written, stat_numbers};
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
/// When the file can't be read, contradicts itself or has no `usage_usec`.
pub fn cpu_stat(path: &Path) -> Result<CpuStat, Failure> {
    told(path, stat_of)
}

fn stat_of(sources: &Sources, source: u32) -> Read<CpuStat> {
    let numbers = stat_numbers(sources, source)?;
    let number = |wanted: &str| {
        numbers.iter().find(|(_, name, _)| *name == wanted).map(|(_, _, number)| *number)
    };
    let usage_us = number("usage_usec").ok_or_else(|| {
        let file = sources.get(source).name.as_str();
        Fault::of(file, "no usage_usec").accepts("cgroup v2's cpu.stat")
    })?;
    Ok(CpuStat {
        usage_us,
        nr_periods: number("nr_periods").unwrap_or(0),
        nr_throttled: number("nr_throttled").unwrap_or(0),
    })
}

/// Reads a histogram of latencies.
///
/// # Errors
/// When the file can't be read, a line is no bucket, the buckets do not rise, or all are empty.
pub fn histogram(path: &Path) -> Result<Histogram, Failure> {
    told(path, histogram_of)
}

fn histogram_of(sources: &Sources, source: u32) -> Read<Histogram> {
    let buckets = hand_written(sources, source)?;
    let end = |bucket: &Bucket| Some((bucket.upto_ns?, bucket.count));
    Ok(buckets.iter().filter_map(end).collect())
}

/// What a file tells, read as `read` reads its text.
fn told<T>(path: &Path, read: fn(&Sources, u32) -> Read<T>) -> Result<T, Failure> {
    let mut sources = Sources::default();
    let text = read_text(path, FILE_MAX);
    let told = text.and_then(|text| {
        let source = sources.add(path.display().to_string(), text);
        read(&sources, source)
    });
    told.map_err(|fault| Failure::Input(fault.seal(&sources).to_string()))
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
        fn of<T>(text: &str, read: fn(&Sources, u32) -> Read<T>) -> Result<T, String> {
            let mut sources = Sources::default();
            let source = sources.add("f", text);
            read(&sources, source).map_err(|fault| fault.seal(&sources).to_string())
        }
        let stat = |text| of(text, stat_of);
        let expected = CpuStat { usage_us: 12, nr_periods: 7, nr_throttled: 2 };
        assert_eq!(
            stat("usage_usec 12\nuser_usec 5\nnr_periods 7\nnr_throttled 2\n"),
            Ok(expected)
        );
        assert!(stat("user_usec 5\n").unwrap_err().contains("no usage_usec"));
        assert!(stat("usage_usec x\n").unwrap_err().contains("f:1:1\n"));
        assert!(stat("usage_usec 1\nusage_usec 2\n").unwrap_err().contains("given twice"));
        let message = stat("usage_usec 1\nnr_periods 10\nnr_throttled 600\n").unwrap_err();
        assert!(message.contains("600 throttled of 10 periods"), "{message}");
        let histogram = |text| of(text, histogram_of);
        let buckets = histogram("# web\n1ms 3\n10ms 4 # slow\n");
        assert_eq!(buckets, Ok(vec![(1_000_000, 3), (10_000_000, 4)]));
        assert!(histogram("1ms 3\n1ms 4\n").unwrap_err().contains("f:2:1\n"));
        assert!(histogram("1ms 0\n").unwrap_err().contains("no request"));
        assert!(histogram("1 3\n").unwrap_err().contains("no bucket"));
        let many = u64::MAX / 2 + 1;
        let wraps = format!("1ms {many}\n2ms {many}\n3ms 5\n");
        assert!(histogram(&wraps).unwrap_err().contains("more requests than can be counted"));
    }
}
