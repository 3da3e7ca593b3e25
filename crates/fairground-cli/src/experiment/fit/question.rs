//! What is asked: the figures of a service, with what is known of where it runs.

use crate::base::failure::Failure;
use crate::read::limits::{cpus, echo};
use crate::read::observed::{Latencies, Observed};
use crate::read::{Runtime, followers};
use fairground::model::limit::Limit;
use fairground::units::Ns;
use fairground_service::cpus::Place;
use fairground_service::runtime::Followers;
use fairground_service::seen::GROUP;
use fairground_service::service::Load;
use std::path::PathBuf;

/// What is known of a service.
#[derive(Clone, PartialEq, Debug)]
pub struct FitQuestion {
    /// What was measured.
    pub observed: Observed,
    /// Its limit, if it has one.
    pub limit: Option<Limit>,
    /// The machine: a name or a description, as `--machine` takes it.
    pub machine: String,
    /// CPUs of the machine.
    pub cpus: u32,
    /// Kernel profile.
    pub kernel: String,
    /// Threads that serve, if known.
    pub threads: Option<u32>,
    /// What makes its threads, if they follow its limit.
    pub runtime: Option<Runtime>,
    /// Its weight against others, as `cpu.weight` has it, if it is known.
    pub weight: Option<u64>,
    /// Files of the node's other pods: each container does all that it may.
    pub beside: Vec<PathBuf>,
    /// About how many parts of requests may be simulated; a million takes two seconds of CPU.
    pub parts_max: u64,
    /// What its random numbers begin with: the same seed gives the same answer.
    pub seed: u64,
}

/// Parts that a question simulates unless it says so: as many as when it was measured how often the
/// truth lies in the ranges. More take longer, and are no surer (`docs/explanation/fit.md`).
pub const PARTS_USUAL: u64 = 800_000;
/// A share of throttled periods that is as good as none.
pub const RATIO_NONE: f64 = 0.005;
/// What a set is cautioned with of whose limit nobody counted what it did.
const UNCOUNTED: &str = "how often the limit stopped the service was not measured, and services \
                         with the same latencies are throttled or never are; so what another limit \
                         or burst does is not known (nr_periods and nr_throttled of cpu.stat, read \
                         twice, would tell)";

/// What a set is cautioned with of whose limit nobody said anything.
pub const UNKNOWN: &str = "no limit was given and the figures show none, so it is taken that the \
                           service has none; if it has one, what stands here of throttling is \
                           wrong (--manifest FILE or --limit CPUS tells it; --limit max says that \
                           there is none)";

/// A share of requests, and how long they took at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub share: f64,
    pub ns: f64,
    /// Requests that this stands on; infinite if not known.
    pub requests: f64,
    /// True if no request took longer, so that nothing but this bound is known.
    pub bound: bool,
}

impl FitQuestion {
    /// Rate and CPU time.
    ///
    /// # Errors
    /// When one is not known, or two figures contradict each other.
    pub(super) fn load(&self) -> Result<Load, Failure> {
        let wrong = |what: String| Failure::Usage(what);
        let per_s = self.observed.requests_per_s.filter(|rate| *rate > 0.0);
        let per_s = per_s.ok_or_else(|| {
            wrong("no rate of requests is known: give --rps, or --over for a histogram".into())
        })?;
        let usage_cpus = self.observed.cpu_usage_cpus.ok_or_else(|| {
            wrong("the CPU time is not known: give --cpu-usage, or cpu.stat with --over".into())
        })?;
        self.check_figures(usage_cpus).map_err(wrong)?;
        if self.points().is_empty() {
            return Err(wrong("no latency is known: give --p50 and --p99, or a histogram".into()));
        }
        Ok(Load { per_s, usage_cpus })
    }

    /// The limit in CPUs.
    pub fn limit_cpus(&self) -> Option<f64> {
        cpus(&self.limit?)
    }

    /// Where a sketch of it runs.
    pub(super) fn place(&self) -> Place {
        match self.limit.and_then(|limit| Some((limit.quota_ns?, limit))) {
            None => Place::unlimited(self.cpus),
            Some((quota_ns, Limit { burst_ns, period_ns, .. })) => {
                Place::limited(self.cpus, quota_ns as f64, burst_ns as f64, period_ns as f64)
            }
        }
    }

    /// Threads that follow its limit, if any do.
    pub(super) fn followers(&self) -> Option<Followers> {
        let runtime = self.runtime?;
        Some(Followers { runtime, count: followers(runtime, self.limit_cpus(), self.cpus) })
    }

    /// True if its limit can't be what makes a percent of its requests slow, by its counters.
    pub(super) fn is_hardly_throttled(&self) -> bool {
        let share = self.throttled_share();
        self.limit_cpus().is_none() || share.is_some_and(|share| share <= RATIO_NONE)
    }

    /// Periods with throttling, of all periods, if any were counted.
    pub(super) fn throttled_share(&self) -> Option<f64> {
        let counts = self.observed.nr_throttled.zip(self.observed.nr_periods);
        let counts = counts.filter(|(_, periods)| *periods > 0);
        counts.map(|(throttled, periods)| throttled as f64 / periods as f64)
    }

    /// Why to take a set with caution of which nothing says whether it has a limit. Where the
    /// kernel counts no periods it has none.
    pub(super) fn unknown(&self) -> Option<&'static str> {
        (self.limit.is_none() && self.observed.nr_periods != Some(0)).then_some(UNKNOWN)
    }

    /// Why to take a set with caution of whose limit nobody counted what it did: latencies and CPU
    /// time alone look the same with and without throttling.
    pub(super) fn uncounted(&self) -> Option<&'static str> {
        self.is_uncounted().then_some(UNCOUNTED)
    }

    /// True if it has a limit and nobody counted what that did.
    pub fn is_uncounted(&self) -> bool {
        self.limit_cpus().is_some() && self.throttled_share().is_none()
    }

    /// The limit's period, the kernel's own if none is known, s.
    pub(super) fn period_s(&self) -> f64 {
        self.limit.map_or(0.1, |limit| limit.period_ns as f64 / 1e9)
    }

    /// Points of the distribution of latencies, rising. A bucket's end is one: so many stayed
    /// below it, exactly.
    pub(super) fn points(&self) -> Vec<Point> {
        match &self.observed.latency {
            None => Vec::new(),
            Some(Latencies::Quantiles(quantiles)) => {
                let requests = self.observed.requests_per_s.unwrap_or(0.0)
                    * self.observed.over_s.unwrap_or(f64::INFINITY);
                let point = |&(share, ns): &(f64, Ns)| Point {
                    share,
                    ns: ns as f64,
                    requests,
                    bound: false,
                };
                quantiles.iter().map(point).collect()
            }
            Some(Latencies::Histogram(buckets)) => {
                let all = buckets.iter().map(|bucket| bucket.count as f64).sum::<f64>();
                let mut below = 0.0;
                let mut points = Vec::new();
                for bucket in buckets {
                    below += bucket.count as f64;
                    let Some(ns) = bucket.upto_ns.map(|ns| ns as f64) else { break };
                    let (share, bound) = (below / all, below >= all);
                    points.push(Point { share, ns, requests: all, bound });
                    if bound {
                        break;
                    }
                }
                points
            }
        }
    }

    /// A service of the family as a scenario's common part.
    pub(super) fn head(&self) -> String {
        self.head_of(GROUP)
    }

    /// The same for the search. Where nothing is beside it, what it weighs is nothing to it: the
    /// same figures have the same answer with a manifest and without.
    pub(super) fn searched_head(&self) -> String {
        self.head_of_weight(GROUP, self.weight.filter(|_| !self.beside.is_empty()))
    }

    /// The same with another group. Those above it weigh what it weighs: nothing else is in them.
    pub(super) fn head_of(&self, group: &str) -> String {
        self.head_of_weight(group, self.weight)
    }

    fn head_of_weight(&self, group: &str, weight: Option<u64>) -> String {
        let limit = self.limit.map_or(String::new(), |limit| {
            let (cpu_max, burst_us) = echo(&limit);
            let burst = match burst_us {
                0 => String::new(),
                burst_us => format!("\"cpu.max.burst\" = {burst_us}\n"),
            };
            format!("\"cpu.max\" = \"{cpu_max}\"\n{burst}")
        });
        let weight = weight.map(|weight| format!("\"cpu.weight\" = {weight}\n"));
        let weight = weight.unwrap_or_default();
        let ends = group.match_indices('/').map(|(at, _)| &group[..at]);
        let above = ends.filter(|above| !above.is_empty() && !weight.is_empty());
        let above = above.map(|above| format!("[groups.{}]\n{weight}", quoted(above)));
        format!(
            "machine = {}\nkernel = {}\n\n{}[groups.{}]\n{limit}{weight}\n",
            quoted(&self.machine),
            quoted(&self.kernel),
            above.collect::<String>(),
            quoted(group)
        )
    }
}

/// Latency that `share` of the requests stay within, ns: on a line between two points.
pub(super) fn quantile_ns(points: &[Point], share: f64) -> f64 {
    let (mut below, mut from_ns) = (0.0, 0.0);
    for point in points {
        if point.share >= share && point.share > below {
            let part = (share - below) / (point.share - below);
            return from_ns + part * (point.ns - from_ns);
        }
        (below, from_ns) = (point.share, point.ns);
    }
    from_ns
}

/// The least that a quantile can be by these points, ns: a point is exact.
pub(super) fn lower_ns(points: &[Point], share: f64) -> f64 {
    let below = points.iter().take_while(|point| point.share <= share + 0.002);
    below.last().map_or(0.2 * upper_ns(points, share), |point| point.ns)
}

/// The most that it can be, ns.
pub(super) fn upper_ns(points: &[Point], share: f64) -> f64 {
    let above = points.iter().find(|point| point.share >= share - 0.002);
    above.or(points.last()).map_or(1.0, |point| point.ns)
}

/// The line of a workload's name: the first has its tool's. The other work in the container is not
/// called "beside": that is an option, and of other pods.
pub(super) fn name_line(place: usize) -> &'static str {
    if place == 0 { "" } else { "name = \"other\"\n" }
}

/// A text as TOML has it.
pub(super) fn quoted(text: &str) -> String {
    serde_json::Value::String(text.into()).to_string()
}
