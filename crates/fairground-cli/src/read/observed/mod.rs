//! What was measured of a service: by its host, its metrics, or the tool that loaded it.
//!
//! One file per format; [`observed`] finds the format by a file's content, and puts what several
//! files tell into one [`Observed`].

mod api;
mod buckets;
mod cgroup;
mod choice;
mod containers;
mod exposition;
mod hdr;
mod k6;
mod kind;
mod latency;
mod lines;
mod percentiles;
mod series;
mod streams;
mod together;
mod wrk;

use super::fault::{Read, Sources};
use crate::base::failure::Failure;
use fairground::units::Ns;
use std::path::PathBuf;
use together::Told;

/// What was measured of one service over one span of time; `None` where nothing was.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Observed {
    /// Length of the span, s.
    pub over_s: Option<f64>,
    /// Requests in a second.
    pub requests_per_s: Option<f64>,
    /// How long they took.
    pub latency: Option<Latencies>,
    /// CPU time used in a second, in CPUs.
    pub cpu_usage_cpus: Option<f64>,
    /// Periods of the limit that began in the span.
    pub nr_periods: Option<u64>,
    /// Those of them with throttling.
    pub nr_throttled: Option<u64>,
    /// How long the group was throttled, added up over CPUs.
    pub throttled_ns: Option<Ns>,
    /// How long at least one task waited for a CPU (`some` of `cpu.pressure`).
    pub pressure_some_ns: Option<Ns>,
    /// How long all tasks that could run waited for a CPU (`full` of `cpu.pressure`).
    pub pressure_full_ns: Option<Ns>,
    /// The limit, where the files tell it.
    pub limit: Option<ObservedLimit>,
    /// The weight in the scale of `cpu.shares`, where the files tell it: 1024 for each CPU that
    /// Kubernetes was asked for.
    pub shares: Option<u64>,
    /// CPUs of the machine, where the files tell it.
    pub cpus: Option<u32>,
    /// What the reader of an answer should know of these figures, a sentence each.
    pub notes: Vec<String>,
}

/// How long requests took.
#[derive(Clone, PartialEq, Debug)]
pub enum Latencies {
    /// Buckets, rising; the last may be open. At least one holds a request.
    Histogram(Vec<Bucket>),
    /// A share of requests, and how long they took at most: (0.5, 9 ms), (0.99, 48 ms), rising.
    Quantiles(Vec<(f64, Ns)>),
}

/// Requests between the bucket before and an upper end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bucket {
    /// The upper end; `None` where it is open (`+Inf`).
    pub upto_ns: Option<Ns>,
    /// Requests in this bucket alone, not those below as well.
    pub count: u64,
}

/// A limit as the kernel has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObservedLimit {
    /// CPU time in a period, us; `None` without a limit.
    pub quota_us: Option<u64>,
    /// Length of a period, us.
    pub period_us: u64,
    /// What may be saved for later, us.
    pub burst_us: u64,
}

/// Which of what the files hold is meant.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Select {
    /// Labels that a series must have (`--select container=web`).
    pub labels: Vec<(String, String)>,
    /// The metric of latencies (`--latency-metric http_request_duration_seconds`).
    pub latency_metric: Option<String>,
    /// How long one unit of a latency is (`--latency-unit 1ms`), where the files don't tell.
    pub latency_unit_ns: Option<Ns>,
    /// How long was measured (`--over 60s`), where the files don't tell.
    pub over_ns: Option<Ns>,
}

/// The names and numbers of a `cpu.stat`, checked against each other.
pub(super) use cgroup::numbers as stat_numbers;

/// The buckets of a histogram that was written by hand.
pub(super) fn hand_written(sources: &Sources, source: u32) -> Read<Vec<Bucket>> {
    match buckets::read(sources, source)? {
        Latencies::Histogram(buckets) => Ok(buckets),
        Latencies::Quantiles(_) => Ok(Vec::new()),
    }
}

/// What these files tell together; of two that count since some start, the earlier comes first.
///
/// # Errors
/// When a file can't be read, is of no known format, or leaves open which service is meant.
pub fn observed(files: &[PathBuf], select: &Select) -> Result<Observed, Failure> {
    let mut sources = Sources::default();
    let read = read(files, select, &mut sources);
    read.map_err(|fault| Failure::Input(fault.seal(&sources).to_string()))
}

fn read(files: &[PathBuf], select: &Select, sources: &mut Sources) -> Read<Observed> {
    let mut told = Told::default();
    for file in files {
        kind::read(file, select, sources, &mut told)?;
    }
    told.together(select)
}
