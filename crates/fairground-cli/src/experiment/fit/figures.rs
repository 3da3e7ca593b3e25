//! What is known of a service, and the scenario of a service that may be the one.

use crate::base::failure::Failure;
use fairground::units::{NS_PER_SEC, Ns};

/// Simulated time of each.
pub(crate) const DURATION_S: u64 = 20;

/// The group of the service.
pub const GROUP: &str = "/service";

/// Period of its limit, us.
pub(crate) const PERIOD_US: u64 = 100_000;

/// What is known of a service.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// CPUs of the machine.
    pub cpus: u32,
    /// Requests a second.
    pub rps: f64,
    /// CPUs that the service uses, mean.
    pub cpu_usage: f64,
    /// Median latency, ns.
    pub p50_ns: Ns,
    /// 99th percentile, ns.
    pub p99_ns: Ns,
    /// Its limit, CPUs.
    pub limit: Option<f64>,
    /// Periods with throttling, per cent.
    pub throttled_percent: Option<f64>,
    /// Threads that serve, if known.
    pub threads: Option<u32>,
    /// Kernel release.
    pub kernel: String,
}

/// A service that may be the one.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// Threads.
    pub threads: u32,
    /// Parts of a request that are served at once.
    pub fanout: u32,
    /// Requests that come at once; 1 for Poisson arrivals.
    pub burst: u32,
    /// True if work is exponential.
    pub exponential: bool,
    /// What a part waits for elsewhere, ns.
    pub io_ns: Ns,
}

impl Figures {
    /// Checks that there can be such a service.
    ///
    /// # Errors
    /// When two figures contradict each other.
    pub fn check(&self) -> Result<(), Failure> {
        let wrong = |what: String| Err(Failure::Usage(what));
        if self.cpu_usage <= 0.0 {
            return wrong("the service used no CPU time: there is nothing to fit".into());
        }
        if self.cpu_usage >= f64::from(self.cpus) {
            return wrong(format!("--cpu-usage {} is all of --cpus {}", self.cpu_usage, self.cpus));
        }
        if self.p99_ns < self.p50_ns {
            return wrong("--p99 is below --p50".into());
        }
        match (self.limit, self.throttled_percent) {
            (Some(limit), _) if self.cpu_usage > limit => wrong(format!(
                "--cpu-usage {} is above --limit {limit}: no service uses more than its limit",
                self.cpu_usage
            )),
            (None, Some(_)) => wrong("--throttled needs the --limit that throttles".into()),
            _ => Ok(()),
        }
    }

    /// CPU time of a request, ns.
    pub fn work_ns(&self) -> f64 {
        self.cpu_usage / self.rps * NS_PER_SEC as f64
    }

    /// The candidate as a scenario, with a comment before it.
    pub fn scenario(&self, candidate: &Candidate, comment: &str) -> String {
        let limit = self.limit.map_or(String::new(), |cpus| {
            let quota_us = (cpus * PERIOD_US as f64).round() as u64;
            format!("\"cpu.max\" = \"{quota_us} {PERIOD_US}\"\n")
        });
        let source = format!(
            "fitted to {} requests/s, {} CPUs used, p50 {} ms, p99 {} ms",
            self.rps,
            self.cpu_usage,
            self.p50_ns as f64 / 1e6,
            self.p99_ns as f64 / 1e6
        );
        format!(
            "{comment}what = \"a service as its dashboards show it\"\nsource = \
             \"{source}\"\nmachine = \"node:1 l3:1 core:{} pu:1\"\nkernel = \
             \"{}\"\n\n[groups.\"{GROUP}\"]\n{limit}\n\
             [[workloads]]\ncommand = \"{}\"\ngroup = \"{GROUP}\"\n",
            self.cpus,
            self.kernel,
            self.command(candidate)
        )
    }

    pub(crate) fn command(&self, candidate: &Candidate) -> String {
        let Candidate { threads, fanout, burst, exponential, io_ns } = candidate;
        let per_min = (self.rps * 60.0).round().max(1.0) as u64;
        let work_ns = (self.work_ns() / f64::from(*fanout)).round().max(1.0) as Ns;
        let kind = if *exponential { "exp:" } else { "" };
        let mut command =
            format!("server --threads {threads} --rate {per_min}/min --service {kind}{work_ns}ns");
        if *io_ns > 0 {
            command.push_str(&format!(" --io {io_ns}ns"));
        }
        if *fanout > 1 {
            command.push_str(&format!(" --fanout {fanout}"));
        }
        if *burst > 1 {
            command.push_str(&format!(" --arrivals bursty --burst {burst}"));
        }
        format!("{command} --duration {DURATION_S}s")
    }
}
