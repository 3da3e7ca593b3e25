//! The figures of a service, from options and files.

use super::runtime::RuntimeAsked;
use super::values::{cpus, label, limit, percent, range, rate, threads, time};
use crate::base::failure::Failure;
use crate::base::number::duration;
use crate::experiment::fit::{FitQuestion, PARTS_USUAL, StaysBy, ThreadsFound};
use crate::read::hardware_threads;
use crate::read::limits::{echo, shares_to_weight};
use crate::read::nearest_kernel;
use crate::read::observed::{Latencies, Observed, Select, observed};
use crate::read::of_cores;
use clap::Args;
use fairground::model::limit::Limit;
use fairground::policy::error::KnobError;
use fairground::units::{NS_PER_SEC, NS_PER_US, Ns};
use std::path::PathBuf;

/// What the dashboards show.
#[derive(Args, Debug)]
pub struct Figures {
    /// CPUs of the machine, if no --machine says it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    cpus: Option<u32>,

    /// The machine, as `run --machine` takes it, e.g. the node's lscpu -e -J
    #[arg(long, visible_alias = "node", value_name = "MACHINE", conflicts_with = "cpus")]
    machine: Option<String>,

    /// Requests a second
    #[arg(long, value_name = "RATE", value_parser = rate, allow_negative_numbers = true)]
    rps: Option<f64>,

    /// CPUs that the service uses, e.g. 1.3
    #[arg(long, value_name = "CPUS", value_parser = cpus, allow_negative_numbers = true)]
    cpu_usage: Option<f64>,

    /// Median latency, e.g. 9ms
    #[arg(long, value_name = "TIME", value_parser = time, requires = "p99")]
    p50: Option<Ns>,

    /// 99th percentile of latency, e.g. 48ms
    #[arg(long, value_name = "TIME", value_parser = time, requires = "p50")]
    p99: Option<Ns>,

    /// A file of metrics: Prometheus, cpu.stat, cpu.pressure, or what a load tool wrote. May be
    /// given several times; of two that count since some start, the earlier first
    #[arg(long, value_name = "FILE")]
    metrics: Vec<PathBuf>,

    /// A label that series of --metrics must have, e.g. container=web
    #[arg(long, value_name = "LABEL=VALUE", value_parser = label, requires = "metrics")]
    select: Vec<(String, String)>,

    /// The metric of --metrics that has the latencies
    #[arg(long, value_name = "NAME", requires = "metrics")]
    latency_metric: Option<String>,

    /// How long one unit of a latency in --metrics is, where the file does not tell, e.g. 1ms
    #[arg(long, value_name = "TIME", value_parser = time, requires = "metrics")]
    latency_unit: Option<Ns>,

    /// Two copies of its cgroup's cpu.stat, from the start and the end of the time --over
    #[arg(long, value_names = ["BEFORE", "AFTER"], num_args = 2, requires = "over",
          conflicts_with_all = ["cpu_usage", "throttled"])]
    cpu_stat: Option<Vec<PathBuf>>,

    /// Histogram of latencies over the same time. It replaces --rps, --p50 and --p99. One line per
    /// bucket: its upper end and its number of requests, e.g. 10ms 1532
    #[arg(long, value_name = "FILE", requires = "over", conflicts_with_all = ["rps", "p50", "p99"])]
    latency: Option<PathBuf>,

    /// The counts of --latency are of all requests up to a bucket's end, as Prometheus has them
    #[arg(long, requires = "latency")]
    cumulative: bool,

    /// How much time passed for --cpu-stat and --latency, e.g. 600s, 10m or 1h
    #[arg(long, value_name = "TIME", value_parser = range)]
    over: Option<Ns>,

    /// Its CPU limit, e.g. 2 or 1500m; max where it has none
    #[arg(long, value_name = "CPUS", value_parser = limit, allow_negative_numbers = true)]
    limit: Option<f64>,

    /// The period of its limit, 100ms unless given
    #[arg(long, value_name = "TIME", value_parser = time, requires = "limit")]
    period: Option<Ns>,

    /// The burst of its limit (cpu.max.burst), e.g. 50ms
    #[arg(long, value_name = "TIME", value_parser = time, requires = "limit")]
    burst: Option<Ns>,

    /// Share of periods with throttling, e.g. 12%
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    throttled: Option<f64>,

    /// Threads that serve requests, if they are known: how many requests it works on or waits with
    /// at once, at most. Go and async: the bound on requests at once if the code has one, not
    /// GOMAXPROCS or cores; else leave it out. Node: 1 for what computes in the event loop
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<u32>,

    /// What it runs on, if its threads follow its limit: with another limit they are others. By
    /// itself it is taken where --metrics have the runtime's own (go_sched_gomaxprocs_threads,
    /// jvm_gc_pause_seconds) and they show that threads follow
    #[arg(long, value_name = "RUNTIME")]
    runtime: Option<RuntimeAsked>,

    /// Kernel profile (`fairground list kernels`), 6.12 unless given
    #[arg(long, value_name = "VERSION")]
    kernel: Option<String>,
}

/// The kernel profile that is taken where none is given.
const KERNEL_USUAL: &str = "6.12";
/// Two figures are the same within this part of them.
const SAME: f64 = 0.05;

/// Periods that a bare share of throttled ones is taken to stand on: ten minutes of them.
const PERIODS_OF_SHARE: u64 = 6000;

impl Figures {
    /// The question that they make; metrics of several containers are of this one.
    pub fn question(&self, seed: u64, container: Option<&str>) -> Result<FitQuestion, Failure> {
        let wrong = |error: KnobError| {
            Failure::Usage(format!("--kernel: {}\naccepted: {}", error.found, error.accepted))
        };
        let kernel = self.kernel.as_deref().unwrap_or(KERNEL_USUAL);
        nearest_kernel(kernel).map_err(wrong)?;
        let mut observed = self.observed(container)?;
        if self.kernel.is_none() {
            observed.notes.push(format!(
                "The kernel is assumed to be {KERNEL_USUAL}, since no --kernel says which it is."
            ));
        }
        let name = self.machine(&observed)?;
        let machine = crate::read::machine(&name).map_err(|e| Failure::Input(e.to_string()))?;
        observed.notes.extend(hardware_threads::of_unknown_throughput(&machine));
        observed.notes.extend(self.over_limit(&observed));
        Ok(FitQuestion {
            limit: self.limit().or(observed.limit),
            cpus: machine.topology.len() as u32,
            machine: name,
            kernel: kernel.to_owned(),
            threads: self.threads,
            runtime: self.runtime.and_then(RuntimeAsked::followed),
            weight: observed.shares.map(shares_to_weight),
            beside: Vec::new(),
            parts_max: PARTS_USUAL,
            seed,
            observed,
        })
    }

    /// The runtime, where nobody named it and the manifest or the metrics tell it. `is_set` is
    /// whether GOMAXPROCS is known to be set, to what nobody knows. Who says that no thread follows
    /// the limit, if one does.
    pub fn take_runtime(
        &self,
        question: &mut FitQuestion,
        said: Option<ThreadsFound>,
        is_set: bool,
    ) -> Option<StaysBy> {
        if self.runtime.is_none() {
            return question.take_runtime(said, is_set);
        }
        question.doubt_runtime(said);
        (self.runtime == Some(RuntimeAsked::None)).then_some(StaysBy::User)
    }

    fn machine(&self, observed: &Observed) -> Result<String, Failure> {
        if let Some(machine) = &self.machine {
            return Ok(machine.clone());
        }
        let cpus = self.cpus.or(observed.cpus).ok_or_else(|| {
            Failure::Usage("how many CPUs has the machine? give --cpus N or --machine".into())
        })?;
        Ok(of_cores(cpus, 1))
    }

    fn limit(&self) -> Option<Limit> {
        let period_ns = self.period.unwrap_or(NS_PER_SEC / 10);
        // The kernel's files take whole microseconds.
        let whole_us = |ns: Ns| ns / NS_PER_US * NS_PER_US;
        let quota_us = |cpus: f64| (cpus * period_ns as f64 / NS_PER_US as f64).round() as u64;
        let limit = |cpus: f64| Limit {
            quota_ns: cpus.is_finite().then(|| quota_us(cpus) * NS_PER_US),
            period_ns: whole_us(period_ns),
            burst_ns: whole_us(self.burst.unwrap_or(0)),
        };
        self.limit.map(limit)
    }

    /// What to say where `--limit` is another one than that of the files.
    fn over_limit(&self, files: &Observed) -> Option<String> {
        let (given, found) = self.limit().zip(files.limit)?;
        let shown = |limit: &Limit| match echo(limit) {
            (cpu_max, 0) => format!("\"{cpu_max}\""),
            (cpu_max, burst_us) => format!("\"{cpu_max}\" with a burst of {burst_us} us"),
        };
        (given != found).then(|| {
            format!(
                "--limit makes cpu.max {}, the files show {}: --limit is taken. Are they of the \
                 same time and the same container?",
                shown(&given),
                shown(&found)
            )
        })
    }

    /// Files first; an option stands over what a file says.
    fn observed(&self, container: Option<&str>) -> Result<Observed, Failure> {
        let select = Select {
            labels: self.select.clone(),
            container: container.map(str::to_owned),
            latency_metric: self.latency_metric.clone(),
            latency_unit_ns: self.latency_unit,
            cumulative: self.cumulative,
            over_ns: self.over,
        };
        let over_s = self.over.map(|over_ns| over_ns as f64 / 1e9);
        let files: Vec<PathBuf> = self.files().cloned().collect();
        let mut all = match files.is_empty() {
            true => Observed { over_s, ..Observed::default() },
            false => observed(&files, &select)?,
        };
        let notes = self.over_files(&all);
        all.notes.extend(notes);
        all.requests_per_s = self.rps.or(all.requests_per_s);
        all.cpu_usage_cpus = self.cpu_usage.or(all.cpu_usage_cpus);
        if let (Some(p50), Some(p99)) = (self.p50, self.p99) {
            if p99 < p50 {
                let (p99, p50) = (duration(p99), duration(p50));
                return Err(Failure::Usage(format!("--p99 {p99} is below --p50 {p50}")));
            }
            all.latency = Some(Latencies::Quantiles(vec![(0.5, p50), (0.99, p99)]));
        }
        if let Some(percent) = self.throttled {
            all.nr_periods = Some(PERIODS_OF_SHARE);
            let throttled = (percent / 100.0 * PERIODS_OF_SHARE as f64).round() as u64;
            // Hardly ever is not never.
            all.nr_throttled = Some(throttled.max(u64::from(percent > 0.0)));
            // Of how long these periods are nothing is known.
            all.over_s = None;
        }
        Ok(all)
    }

    /// What to say where an option says something else than the files.
    fn over_files(&self, files: &Observed) -> Vec<String> {
        let counts = files.nr_throttled.zip(files.nr_periods).filter(|(_, periods)| *periods > 0);
        let throttled = counts.map(|(throttled, all)| 100.0 * throttled as f64 / all as f64);
        let all = [
            ("--rps", "requests/s", self.rps, files.requests_per_s),
            ("--cpu-usage", "CPUs used", self.cpu_usage, files.cpu_usage_cpus),
            ("--throttled", "% of periods throttled", self.throttled, throttled),
        ];
        let differ = |(option, unit, given, found): (_, _, Option<f64>, Option<f64>)| {
            let (given, found) = given.zip(found)?;
            let is_same = (given - found).abs() <= SAME * given.max(found);
            (!is_same).then(|| {
                format!(
                    "{option} says {given} {unit}, the files say {found:.2}: {given} is taken. Are \
                     they of the same time and the same container?"
                )
            })
        };
        all.into_iter().filter_map(differ).collect()
    }

    /// All files of figures; of two that count since some start, the earlier first.
    fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.metrics.iter().chain(self.cpu_stat.iter().flatten()).chain(&self.latency)
    }
}
