//! What could be changed about a limited service, and what each change costs.
//!
//! What a change costs others is bounded without a run: in one period a group may use its quota and
//! what it has saved (burst), and never more than the machine has.

use super::question::Question;
use crate::base::text::counted;
use crate::read::limits::{cpus, echo};
use crate::read::{Overrides, Runtime};
use fairground::model::limit::Limit;
use fairground::units::{NS_PER_MS, Ns};

/// Changes of one kind: of each only the best is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A number of threads, at the same limit.
    Threads,
    /// Another GOMAXPROCS than the limit makes.
    Procs,
    /// Other threads of a collection than the limit makes.
    Collectors,
    /// A shorter period, at the same share of the CPUs.
    Period,
    /// Unused quota may be saved, `cpu.max.burst`.
    Burst,
    /// A higher limit.
    Limit,
    /// A higher limit and more threads.
    Both,
    /// No limit.
    NoLimit,
}

/// A change: what the limit and the number of threads are after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its kind.
    pub kind: Kind,
    /// The limit, changed or not.
    pub limit: Limit,
    /// The number of threads (GOMAXPROCS, threads of a collection), if it is changed.
    pub threads: Option<u32>,
}

/// Higher limits that are tried, in per cent of today's.
const LIMITS_PERCENT: [Ns; 3] = [125, 150, 200];
/// The one that is tried with more threads.
const BOTH_PERCENT: Ns = 150;
/// Parts of the quota that may be saved, in per cent.
const BURSTS_PERCENT: [Ns; 2] = [50, 100];
/// Shorter periods that are tried.
const PERIODS_NS: [Ns; 2] = [20 * NS_PER_MS, 10 * NS_PER_MS];

/// What is tried for a service.
pub fn all(question: &Question) -> Vec<Change> {
    let now = question.limit;
    let mut all = threads(question);
    all.extend(followers(question));
    if let Some(quota_ns) = now.quota_ns {
        let change = |kind, limit| Change { kind, limit, threads: None };
        all.extend(PERIODS_NS.into_iter().filter(|ns| *ns < now.period_ns).map(|period_ns| {
            let quota_ns = Some(quota_ns * period_ns / now.period_ns);
            change(Kind::Period, Limit { quota_ns, period_ns, burst_ns: 0 })
        }));
        let bursts = BURSTS_PERCENT.map(|percent| quota_ns * percent / 100);
        all.extend(
            bursts
                .into_iter()
                .filter(|burst_ns| question.has_burst && *burst_ns > now.burst_ns)
                .map(|burst_ns| change(Kind::Burst, Limit { burst_ns, ..now })),
        );
        let most_ns = Ns::from(question.cpus) * now.period_ns;
        let higher = LIMITS_PERCENT.map(|percent| quota_ns * percent / 100);
        all.extend(
            higher
                .into_iter()
                .filter(|quota_ns| *quota_ns < most_ns)
                .map(|quota_ns| change(Kind::Limit, Limit { quota_ns: Some(quota_ns), ..now })),
        );
        all.extend(both(question, most_ns));
        all.push(change(Kind::NoLimit, Limit { quota_ns: None, burst_ns: 0, ..now }));
    }
    // What the kernel would refuse can't be advised.
    all.retain(|change| change.limit.verdict().is_ok());
    all
}

/// As many threads as the limit has CPUs, so that they can't use it up at once, and twice as many.
fn threads(question: &Question) -> Vec<Change> {
    let Some(threads) = question.threads else { return Vec::new() };
    let whole = question.limit_cpus().map(|cpus| (cpus.ceil() as u32).max(1));
    let counts = whole.into_iter().filter(|whole| *whole < threads).chain([2 * threads]);
    let change =
        |threads| Change { kind: Kind::Threads, limit: question.limit, threads: Some(threads) };
    counts.map(change).collect()
}

/// A limit of half as much again, and twice as many threads: each may be in the way of the other.
fn both(question: &Question, most_ns: Ns) -> Option<Change> {
    let quota_ns = question.limit.quota_ns? * BOTH_PERCENT / 100;
    let limit = Limit { quota_ns: Some(quota_ns), ..question.limit };
    let threads = Some(2 * question.threads?);
    (quota_ns < most_ns).then_some(Change { kind: Kind::Both, limit, threads })
}

/// Another number of those threads that follow the limit: of Go twice as many, and as many as the
/// machine has CPUs; of a collection half of them, and one.
fn followers(question: &Question) -> Vec<Change> {
    let Some((runtime, count)) = question.runtime.zip(question.followers()) else {
        return Vec::new();
    };
    let (kind, mut counts) = match runtime {
        Runtime::Go => (Kind::Procs, vec![2 * count, question.cpus]),
        Runtime::Jvm => (Kind::Collectors, vec![count.div_ceil(2), 1]),
    };
    counts.retain(|other| *other != count && *other <= question.cpus);
    counts.dedup();
    let change = |threads| Change { kind, limit: question.limit, threads: Some(threads) };
    counts.into_iter().map(change).collect()
}

impl Change {
    /// What it is called.
    pub fn name(&self) -> String {
        let ms = |time_ns: Ns| time_ns as f64 / NS_PER_MS as f64;
        let Limit { period_ns, burst_ns, .. } = self.limit;
        let threads = || counted(self.threads.unwrap_or_default(), "thread");
        let limit = || counted(cpus(&self.limit).unwrap_or_default(), "CPU");
        match self.kind {
            Kind::Threads => threads(),
            Kind::Procs => format!("GOMAXPROCS {}", self.threads.unwrap_or_default()),
            Kind::Collectors => format!("{} for GC", threads()),
            Kind::Period => format!("period {} ms", ms(period_ns)),
            Kind::Burst => format!("burst {} ms", ms(burst_ns)),
            Kind::Limit => format!("limit {}", limit()),
            Kind::Both => format!("{}, {}", limit(), threads()),
            Kind::NoLimit => "no limit".into(),
        }
    }

    /// The options that try it on the service, each with its value.
    pub fn options(&self, group: &str) -> Vec<(&'static str, String)> {
        let (cpu_max, burst_us) = echo(&self.limit);
        let limit = || ("--limit", format!("{group}=cpu.max={cpu_max}"));
        let threads = |flag: &str| {
            vec![("--set", format!("workloads.0.{flag}={}", self.threads.unwrap_or_default()))]
        };
        match self.kind {
            Kind::Threads => threads("threads"),
            Kind::Procs => threads("gomaxprocs"),
            Kind::Collectors => threads("gc-threads"),
            Kind::Burst => vec![("--limit", format!("{group}=cpu.max.burst={burst_us}"))],
            Kind::Limit => vec![limit()],
            Kind::Both => [vec![limit()], threads("threads")].concat(),
            Kind::Period | Kind::NoLimit => vec![
                limit(),
                // What was saved would be more than the new quota.
                ("--limit", format!("{group}=cpu.max.burst={burst_us}")),
            ],
        }
    }

    /// The same, for the reader of scenarios.
    pub fn overrides(&self, group: &str) -> Overrides {
        let mut overrides = Overrides::default();
        for (option, value) in self.options(group) {
            match value.split_once('=').filter(|_| option == "--set") {
                Some((key, value)) => overrides.set.push((key.to_owned(), value.to_owned())),
                None => overrides.limit.push(value),
            }
        }
        overrides
    }

    /// The most CPUs that the service may use over one period.
    pub fn peak_cpus(&self, machine_cpus: u32) -> f64 {
        peak_cpus(&self.limit, machine_cpus)
    }
}

/// The most CPUs that a limit allows over one period of a machine.
pub fn peak_cpus(limit: &Limit, machine_cpus: u32) -> f64 {
    let saved = limit.burst_ns as f64 / limit.period_ns as f64;
    let machine_cpus = f64::from(machine_cpus);
    cpus(limit).map_or(machine_cpus, |cpus| (cpus + saved).min(machine_cpus))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Asked;

    fn question(quota_ns: Option<Ns>, threads: Option<u32>) -> Question {
        let limit = Limit { quota_ns, period_ns: 100 * NS_PER_MS, burst_ns: 0 };
        let asked = Asked::Text(String::new());
        let (explanations, group) = (Vec::new(), "/web".into());
        Question {
            asked,
            beside: Vec::new(),
            explanations,
            seed: 1,
            group,
            limit,
            has_burst: true,
            runtime: None,
            threads,
            cpus: 4,
            pressure_some_percent: None,
            targets: Vec::new(),
            misfit: None,
            caution: None,
            overloaded: None,
        }
    }

    fn names(question: &Question) -> Vec<String> {
        all(question).iter().map(Change::name).collect()
    }

    #[test]
    fn what_is_tried_fits_the_machine_and_what_is_known() {
        let expected = [
            "2 threads",
            "16 threads",
            "period 20 ms",
            "period 10 ms",
            "burst 100 ms",
            "burst 200 ms",
            "limit 2.5 CPUs",
            "limit 3 CPUs",
            "3 CPUs, 16 threads",
            "no limit",
        ];
        assert_eq!(names(&question(Some(200 * NS_PER_MS), Some(8))), expected);
        // Half of 1 ms in 10 ms is less than the kernel takes as a quota.
        let small = names(&question(Some(5 * NS_PER_MS), None));
        assert!(!small.iter().any(|name| name == "period 10 ms"), "{small:?}");
        assert_eq!(names(&question(None, Some(8))), ["16 threads"]);
        assert!(names(&question(None, None)).is_empty());
        let before_5_14 = Question { has_burst: false, ..question(Some(200 * NS_PER_MS), None) };
        assert!(!names(&before_5_14).iter().any(|name| name.starts_with("burst")));
    }

    #[test]
    fn a_change_is_options_of_run_and_overrides_alike() {
        let question = question(Some(200 * NS_PER_MS), Some(8));
        let all = all(&question);
        let of = |name: &str| all.iter().find(|change| change.name() == name).expect("it is tried");
        let limit = of("limit 3 CPUs");
        assert_eq!(limit.options("/web"), [("--limit", "/web=cpu.max=300000 100000".to_owned())]);
        assert_eq!(limit.overrides("/web").limit, ["/web=cpu.max=300000 100000"]);
        let threads = of("2 threads").overrides("/web");
        assert_eq!(threads.set, [("workloads.0.threads".to_owned(), "2".to_owned())]);
        let both = of("3 CPUs, 16 threads").overrides("/web");
        assert_eq!(both.limit, limit.overrides("/web").limit);
        assert_eq!(both.set, [("workloads.0.threads".to_owned(), "16".to_owned())]);
        let peaks = ["2 threads", "burst 100 ms", "burst 200 ms", "no limit"]
            .map(|name| of(name).peak_cpus(4));
        assert_eq!(peaks, [2.0, 3.0, 4.0, 4.0]);
    }
}
