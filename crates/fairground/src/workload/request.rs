//! Requests: what comes, from where, who takes it, and what is measured.

use super::draw::Draw;
use crate::units::{NS_PER_SEC, Ns};

/// A queue of requests, by position in [`super::behavior::Workload::channels`].
pub type ChannelId = usize;
/// Something that is measured, by position in [`super::behavior::Workload::spans`].
pub type SpanId = usize;

/// A queue of requests that workers take parts of, first come first served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChannelSpec {
    /// Name in the workload.
    pub name: String,
    /// What its requests' latencies are counted under.
    pub span: SpanId,
    /// Requests that may wait; more are refused and counted.
    pub backlog_max: u32,
}

/// What is measured from a beginning to an end: its latencies form one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpanSpec {
    /// Name, as it appears in tables.
    pub name: String,
    /// Subtracted from each latency, ns: schbench's `cputime`.
    pub minus_ns: Ns,
    /// Least latency noted after the subtraction, ns (schbench notes 1 µs).
    pub floor_ns: Ns,
}

/// Arrivals from outside the machine (an open-loop load): no task sends them, an interrupt does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceSpec {
    /// Name in the workload.
    pub name: String,
    /// Where its requests wait.
    pub channel: ChannelId,
    /// When they come.
    pub arrivals: Arrivals,
    /// Parts of each request, at least 1.
    pub parts: u32,
    /// When the source begins, ns: its first requests come one interval later.
    pub start_ns: Ns,
}

/// When requests come from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrivals {
    /// One after another.
    Every(
        /// Time between two, ns.
        Draw,
    ),
    /// Several at once.
    Bursts {
        /// Time between two bursts, ns.
        between: Draw,
        /// Requests in a burst.
        size: Draw,
    },
    /// Poisson within each second, at that second's rate; the list repeats. Seconds are counted
    /// from the source's start.
    PerSecond(Vec<u32>),
}

impl Arrivals {
    /// Requests a second, on average; of a list of rates, over one round of it.
    pub fn per_s(&self) -> f64 {
        let second = NS_PER_SEC as f64;
        match self {
            Arrivals::Every(between) => second / (between.mean() as f64).max(1.0),
            Arrivals::Bursts { between, size } => {
                second / (between.mean() as f64).max(1.0) * size.mean() as f64
            }
            Arrivals::PerSecond(rates) => {
                rates.iter().map(|rate| f64::from(*rate)).sum::<f64>() / rates.len().max(1) as f64
            }
        }
    }
}
