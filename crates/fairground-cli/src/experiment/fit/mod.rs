//! A service that is known from its dashboards alone, as a scenario: the request server whose rate,
//! CPU time, latencies and throttle ratio come nearest to the figures.
//!
//! Given are R requests a second, U CPUs of use, the median and the 99th percentile of latency, and
//! for a limited service the limit and the share of periods with throttling. A request's work U/R
//! follows. What does not follow is tried: in how many parts a request is served at once, whether
//! work is the same each time or exponential, whether requests come alone or in bursts, how many
//! threads there are. What a request waits for elsewhere (`io`) is what its median lacks. Several
//! services fit about as well: they are what the figures leave open.

mod figures;

pub use figures::{Candidate, Figures, GROUP};

use super::points::run_one;
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::report::Report;
use crate::run::throttling::throttled_percent;
use fairground::units::{NS_PER_MS, Ns};
use rayon::prelude::*;

/// Histories of each candidate; latencies are means over them.
const SEEDS: [u64; 3] = [1, 2, 3];
/// A throttle ratio that is so many points off counts as a latency that is off by a factor of e.
const RATIO_POINTS: f64 = 15.0;
/// Candidates within this distance of the figures fit about as well: a factor of 1.2.
const NEAR: f64 = 0.18;
/// Their number that is told.
const OPEN_MAX: usize = 6;

/// A candidate and what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// It.
    pub candidate: Candidate,
    /// Median latency, ns.
    pub p50_ns: f64,
    /// 99th percentile, ns.
    pub p99_ns: f64,
    /// Periods with throttling, per cent.
    pub throttled_percent: f64,
    /// CPUs used.
    pub cpu_usage: f64,
    /// How far it is from the figures: the worst of the logarithms of their ratios.
    pub distance: f64,
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The nearest, simplest one.
    pub best: Fitted,
    /// Others that are about as near.
    pub open: Vec<Fitted>,
    /// How many there are of these.
    pub open_count: usize,
    /// How many were tried.
    pub tried: usize,
}

impl Figures {
    /// The candidate nearest to the figures, and those that are about as near.
    ///
    /// # Errors
    /// When the figures make no scenario.
    pub fn fit(&self, step: impl Fn() + Sync) -> Result<Fit, Failure> {
        let first = self.candidates();
        let tried = first.len();
        let run = |candidate: Candidate| {
            let fitted = self.run(candidate);
            step();
            fitted
        };
        let fitted: Result<Vec<Fitted>, Failure> = first.into_par_iter().map(run).collect();
        let again = |fitted: Fitted| match self.waiting(&fitted) {
            Some(candidate) => self.run(candidate),
            None => Ok(fitted),
        };
        let fitted: Result<Vec<Fitted>, Failure> = fitted?.into_par_iter().map(again).collect();
        let mut fitted = fitted?;
        // The sort keeps the order of equals: the simpler first.
        fitted.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let best = fitted.remove(0);
        let far = (best.distance * 1.5).max(NEAR);
        let open: Vec<Fitted> = fitted.into_iter().filter(|other| other.distance <= far).collect();
        let open_count = open.len();
        Ok(Fit { best, open: open.into_iter().take(OPEN_MAX).collect(), open_count, tried })
    }

    /// What is tried, the simpler first.
    fn candidates(&self) -> Vec<Candidate> {
        let pools = match self.threads {
            Some(threads) => vec![threads],
            None => vec![self.cpus, 4 * self.cpus, 16 * self.cpus],
        };
        let mut all = Vec::new();
        for burst in [1, 2, 4, 8, 16, 32] {
            for fanout in [1, 2, 4, 8] {
                for exponential in [false, true] {
                    for &threads in pools.iter().filter(|threads| fanout <= **threads) {
                        all.push(Candidate { threads, fanout, burst, exponential, io_ns: 0 });
                    }
                }
            }
        }
        all
    }

    /// The same with what its median lacks as a wait elsewhere; nothing if it lacks nothing.
    fn waiting(&self, fitted: &Fitted) -> Option<Candidate> {
        let lacks_ns = self.p50_ns as f64 - fitted.p50_ns;
        let io_ns = (lacks_ns / 1e5) as Ns * (NS_PER_MS / 10);
        (io_ns > 0).then(|| Candidate { io_ns, ..fitted.candidate.clone() })
    }

    fn run(&self, candidate: Candidate) -> Result<Fitted, Failure> {
        let asked = Asked::Text(self.scenario(&candidate, ""));
        let mut sums = [0.0; 4];
        for seed in SEEDS {
            let overrides = Overrides { seed: Some(seed), ..Overrides::default() };
            let scenario = asked.load(&overrides)?.scenario;
            let told = run_one(&asked, &scenario, measured)?;
            sums.iter_mut().zip(told).for_each(|(sum, value)| *sum += value / SEEDS.len() as f64);
        }
        let [p50_ns, p99_ns, throttled_percent, cpu_usage] = sums;
        let off = |ns: f64, figure_ns: Ns| (ns.max(1.0) / figure_ns.max(1) as f64).ln().abs();
        let ratio = self
            .throttled_percent
            .map_or(0.0, |percent| (percent - throttled_percent).abs() / RATIO_POINTS);
        let distance = off(p50_ns, self.p50_ns).max(off(p99_ns, self.p99_ns)).max(ratio);
        Ok(Fitted { candidate, p50_ns, p99_ns, throttled_percent, cpu_usage, distance })
    }
}

/// p50 and p99 (ns), throttled periods (per cent), CPUs used.
fn measured(report: &Report<'_>) -> [f64; 4] {
    let span = report.spans.first();
    let percentile = |percent| span.map_or(0.0, |span| span.percentile_ns(percent) as f64);
    let group = report.scenario.groups.iter().position(|group| group.path == GROUP);
    let stat = group.and_then(|group| report.outcome.limits.get(group)).map(|limit| &limit.stat);
    let ratio = stat.map_or(0.0, |stat| throttled_percent(stat.nr_throttled, stat.nr_periods));
    let used_ns: Ns = report.rows(false).iter().map(|row| row.stats.runtime_ns).sum();
    let used = used_ns as f64 / report.outcome.ended_ns.max(1) as f64;
    [percentile(50.0), percentile(99.0), ratio, used]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Figures {
        Figures {
            cpus: 4,
            rps: 100.0,
            cpu_usage: 0.4,
            p50_ns: 9 * NS_PER_MS,
            p99_ns: 15 * NS_PER_MS,
            limit: Some(1.0),
            throttled_percent: Some(5.0),
            threads: Some(16),
            kernel: "6.12".into(),
        }
    }

    #[test]
    fn figures_that_contradict_each_other_are_refused() {
        assert!(figures().check().is_ok());
        for wrong in [
            Figures { cpu_usage: 4.0, ..figures() },
            Figures { cpu_usage: 1.1, ..figures() },
            Figures { p99_ns: NS_PER_MS, ..figures() },
            Figures { limit: None, ..figures() },
        ] {
            assert!(matches!(wrong.check(), Err(Failure::Usage(_))), "{wrong:?}");
        }
    }

    #[test]
    fn a_candidate_is_a_scenario_that_uses_what_was_measured() {
        let figures = figures();
        let candidate =
            Candidate { threads: 16, fanout: 2, burst: 4, exponential: true, io_ns: 3_000_000 };
        let fitted = figures.run(candidate).expect("it runs");
        assert!((fitted.cpu_usage / 0.4 - 1.0).abs() < 0.1, "{fitted:?}");
        let whole = figures.waiting(&Fitted { p50_ns: 4e6, ..fitted.clone() }).expect("5 ms lack");
        assert_eq!(whole.io_ns, 5_000_000);
        assert_eq!(figures.waiting(&Fitted { p50_ns: 1e7, ..fitted }), None);
    }

    #[test]
    fn a_service_is_found_again_by_its_figures() {
        let truth =
            Candidate { threads: 16, fanout: 1, burst: 8, exponential: false, io_ns: 2_000_000 };
        let plain = figures();
        let told = plain.run(truth).expect("it runs");
        let figures = Figures {
            p50_ns: told.p50_ns as Ns,
            p99_ns: told.p99_ns as Ns,
            throttled_percent: Some(told.throttled_percent),
            ..plain
        };
        let fit = figures.fit(|| {}).expect("it runs");
        assert!(fit.best.distance < 0.1, "{:?}", fit.best);
        let near = |fitted: &Fitted| fitted.candidate.burst == 8 && fitted.candidate.fanout == 1;
        assert!(near(&fit.best) || fit.open.iter().any(near), "{fit:?}");
        assert_eq!(fit.tried, 48);
    }
}
