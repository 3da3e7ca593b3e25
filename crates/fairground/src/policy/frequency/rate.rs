//! When may the governor act?
//!
//! Symbols: f a domain's frequency, f_req what is asked for, L the rate limit, c what a switch
//! costs the driver, W = κc the window. The filters of thread 004 are written out in
//! `model/max_window.rs`.

use crate::model::freq::{Driver, FreqDomain};
use crate::policy::number::Micros;
use crate::policy::question::question;
use crate::units::{NEVER, NS_PER_MS, Ns};

question! {
    /// When may the governor act?
    "rate" Rate {
        /// When L has passed since the last change.
        Fixed = "fixed", since "4.7";
        /// When less has passed, the more f_req differs from f: L up to 5 % of the highest
        /// frequency, nothing from 25 % on, a line between.
        ByError = "by-error", since "thread 004, Rasmussen";
        /// At once, to the maximum of what was asked for within the last W; upwards not sooner than
        /// c after a change.
        Sliding = "sliding-maximum", since "thread 004, Zijlstra";
        /// At multiples of W, to the maximum of what was asked for since the last one.
        Tumbling = "tumbling-maximum", since "thread 004, Kumar's reading";
        /// At once for a hook of a real-time or deadline task, else when L has passed.
        UrgentAtOnce = "urgent-at-once", since "thread 004, Bellasi";
    }
    changes {
        /// Schedutil's rate limit is at most 10 ms unless set.
        limit_capped = "limit-capped", since "4.14";
        /// Schedutil's rate limit does not hold when the bandwidth of deadline tasks rises.
        deadline_limit = "deadline-limit", since "4.17";
        /// Schedutil's rate limit is at most 2 ms unless set, or the driver's latency if longer.
        limit_2ms = "limit-2ms", since "6.9";
        /// Schedutil's rate limit is 1.5 times the driver's latency unless set.
        limit_short = "limit-short", since "6.12";
    }
    numbers {
        /// Schedutil: least time between two changes; what driver and release say unless set.
        rate_limit: Option<Micros> = "rate_limit_us",
            us from 0 to 10_000_000, read by Fixed, ByError, UrgentAtOnce;
        /// Thread 004: window of a maximum filter, in costs of a frequency switch.
        filter_costs: u64 = "filter_costs",
            switches from 1 to 1_000_000, normally 1_000, read by Sliding, Tumbling;
    }
    functions {
        sugov_should_update_freq sugov_update_next_freq ignore_dl_rate_limit sugov_iowait_boost
        sugov_hold_freq
    }
}

impl Rule {
    /// L for a driver, ns: what was written, else what the driver asks for, else by its latency, in
    /// a way that changed with releases; a millisecond if it is unknown.
    pub fn limit_ns(&self, driver: &Driver) -> Ns {
        self.limit(driver).0
    }

    /// The same, with who says so.
    pub fn limit(&self, driver: &Driver) -> (Ns, LimitBy) {
        /// `LATENCY_MULTIPLIER`.
        const LATENCIES: u64 = 1_000;
        /// From 4.14 on no default is longer.
        const MAX_NS: Ns = 10 * NS_PER_MS;
        /// From 6.9 on.
        const LESS_NS: Ns = 2 * NS_PER_MS;
        if let Some(limit) = self.rate_limit {
            return (limit.ns, LimitBy::Knob);
        }
        match (driver.delay_ns, driver.latency_ns) {
            (Some(delay_ns), _) => (delay_ns, LimitBy::Delay),
            (None, None | Some(0)) => (NS_PER_MS, LimitBy::Nothing),
            (None, Some(latency_ns)) if self.limit_short => {
                (latency_ns * 3 / 2, LimitBy::ShortLatency)
            }
            (None, Some(latency_ns)) if self.limit_2ms => {
                let most_ns = LESS_NS.max(latency_ns);
                ((LATENCIES * latency_ns).min(most_ns), LimitBy::Capped2MsLatency)
            }
            (None, Some(latency_ns)) if self.limit_capped => {
                ((LATENCIES * latency_ns).min(MAX_NS), LimitBy::CappedLatency)
            }
            (None, Some(latency_ns)) => (LATENCIES * latency_ns, LimitBy::Latency),
        }
    }

    /// The window of a filter for a driver, ns.
    pub fn window_ns(&self, driver: &Driver) -> Ns {
        (self.filter_costs * driver.cost_ns).max(WINDOW_NS_MIN)
    }
}

/// Who says how long the rate limit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitBy {
    /// `rate_limit_us` was written.
    Knob,
    /// The driver asks for a delay.
    Delay,
    /// 1.5 times the driver's latency.
    ShortLatency,
    /// A thousand times the driver's latency, but no more than 2 ms or the latency itself.
    Capped2MsLatency,
    /// A thousand times the driver's latency, but no more than 10 ms.
    CappedLatency,
    /// A thousand times the driver's latency.
    Latency,
    /// No latency is known.
    Nothing,
}

/// What is special about a hook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Urgent {
    /// It is for a real-time or deadline task that wants to run.
    pub flagged: bool,
    /// Deadline tasks want more bandwidth than when the governor last heard
    /// (`ignore_dl_rate_limit`).
    pub more_bandwidth: bool,
}

/// The shortest window of a filter, ns.
const WINDOW_NS_MIN: Ns = 500_000;

/// ByError: up to this part of the highest frequency an error counts as none, in twentieths.
const SMALL_ERROR_20THS: u64 = 1;
/// From this part on it can't wait.
const LARGE_ERROR_20THS: u64 = 5;

impl Rate {
    /// False if the governor need not even look at what is asked for.
    pub fn evaluates(self, domain: &FreqDomain, now_ns: Ns, urgent: Urgent) -> bool {
        match self {
            Rate::Fixed => urgent.more_bandwidth || passed(domain, now_ns, domain.limit_ns),
            Rate::UrgentAtOnce => urgent.flagged || passed(domain, now_ns, domain.limit_ns),
            Rate::ByError | Rate::Sliding | Rate::Tumbling => true,
        }
    }

    /// The frequency to change to after `asked` was asked for, if it may be now.
    pub fn decide(self, domain: &mut FreqDomain, asked: usize, now_ns: Ns) -> Option<usize> {
        match self {
            Rate::Fixed | Rate::UrgentAtOnce => Some(asked),
            Rate::ByError => {
                let limit_ns = by_error_ns(domain, asked);
                passed(domain, now_ns, limit_ns).then_some(asked)
            }
            Rate::Sliding => {
                domain.window.ask(asked, now_ns);
                self.recheck(domain, now_ns)
            }
            Rate::Tumbling => {
                domain.window.ask(asked, now_ns);
                if domain.recheck_ns == NEVER {
                    domain.recheck_ns = domain.window.boundary_after_ns(now_ns);
                }
                None
            }
        }
    }

    /// The same when nothing new was asked for, at the time that the filter wanted.
    pub fn recheck(self, domain: &mut FreqDomain, now_ns: Ns) -> Option<usize> {
        match self {
            Rate::Fixed | Rate::ByError | Rate::UrgentAtOnce => None,
            Rate::Sliding => Some(slide(domain, now_ns)),
            Rate::Tumbling => {
                let greatest = domain.window.tumble();
                // What holds now is below it: the next boundary lets go.
                let again = greatest != domain.window.holds();
                domain.recheck_ns =
                    if again { domain.window.boundary_after_ns(now_ns) } else { NEVER };
                Some(greatest)
            }
        }
    }
}

/// The maximum of the sliding window, or what holds while a rise has to wait for the driver.
fn slide(domain: &mut FreqDomain, now_ns: Ns) -> usize {
    let (greatest, leaves_ns) = domain.window.sliding(now_ns);
    domain.recheck_ns = leaves_ns;
    let cost_ns = domain.spec.driver.cost_ns;
    if greatest > domain.next && !passed(domain, now_ns, cost_ns) {
        let free_ns = domain.last_change_ns.map_or(now_ns, |last_ns| last_ns + cost_ns);
        domain.recheck_ns = leaves_ns.min(free_ns);
        return domain.next;
    }
    greatest
}

fn passed(domain: &FreqDomain, now_ns: Ns, limit_ns: Ns) -> bool {
    domain.last_change_ns.is_none_or(|last_ns| now_ns - last_ns >= limit_ns)
}

/// L(e): the whole limit for a small error, none for a large one, linear between.
fn by_error_ns(domain: &FreqDomain, asked: usize) -> Ns {
    let (spec, top_khz) = (&domain.spec, domain.spec.top_khz());
    let error_khz = spec.khz(asked).abs_diff(spec.khz(domain.next));
    let twentieths = 20 * error_khz;
    let from_khz = twentieths.clamp(SMALL_ERROR_20THS * top_khz, LARGE_ERROR_20THS * top_khz);
    let part = u128::from(LARGE_ERROR_20THS * top_khz - from_khz);
    let whole = u128::from((LARGE_ERROR_20THS - SMALL_ERROR_20THS) * top_khz);
    (u128::from(domain.limit_ns) * part / whole) as Ns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::freq::{DomainSpec, Driver, Opp};
    use crate::model::max_window::MaxWindow;
    use crate::units::{CpuId, NS_PER_MS};

    const MS: Ns = NS_PER_MS;

    /// 100 to 1000 MHz at rows 0 to 9, window 10 ms, limit 10 ms.
    fn domain() -> FreqDomain {
        let opp = |row: u32| Opp { freq_khz: 100_000 * row, scale: 1024, power_uw: None };
        let driver = Driver { fast: true, cost_ns: 10_000, latency_ns: None, delay_ns: None };
        let (cpus, opps) = (vec![CpuId(0)], (1..=10).map(opp).collect());
        FreqDomain {
            spec: DomainSpec { cpus, opps, min: 0, max: 9, start: 0, driver },
            cur: 0,
            next: 0,
            last_change_ns: None,
            switching: false,
            limit_ns: 10 * MS,
            window: MaxWindow::new(10 * MS, 0, 10),
            recheck_ns: NEVER,
        }
    }

    /// Follows requests (ms, row), as the governor and its timer do; changes (ms, row).
    fn changes(rate: Rate, requests: &[(Ns, usize)], until_ms: Ns) -> Vec<(Ns, usize)> {
        let (mut domain, mut changes) = (domain(), Vec::new());
        for ms in 0..=until_ms {
            let now_ns = ms * MS;
            let due = domain.recheck_ns <= now_ns;
            let mut chosen = due.then(|| rate.recheck(&mut domain, now_ns)).flatten();
            let mut apply = |domain: &mut FreqDomain, chosen: &mut Option<usize>| {
                if let Some(row) = chosen.take().filter(|&row| row != domain.next) {
                    (domain.next, domain.last_change_ns) = (row, Some(now_ns));
                    changes.push((ms, row));
                }
            };
            apply(&mut domain, &mut chosen);
            for &(_, row) in requests.iter().filter(|(at_ms, _)| *at_ms == ms) {
                if rate.evaluates(
                    &domain,
                    now_ns,
                    Urgent { flagged: row == 9, ..Urgent::default() },
                ) {
                    chosen = rate.decide(&mut domain, row, now_ns);
                }
                apply(&mut domain, &mut chosen);
            }
        }
        changes
    }

    /// Kumar's case 2: bursts inside windows 1–2 and 3–4 (10 to 20 and 30 to 40 ms).
    const BURSTS: [(Ns, usize); 4] = [(12, 9), (16, 0), (32, 9), (36, 0)];

    #[test]
    fn a_tumbling_maximum_is_high_between_the_bursts_only() {
        let told = changes(Rate::Tumbling, &BURSTS, 60);
        assert_eq!(told, [(20, 9), (30, 0), (40, 9), (50, 0)]);
    }

    #[test]
    fn a_sliding_maximum_is_high_during_the_bursts_and_a_window_after() {
        let told = changes(Rate::Sliding, &BURSTS, 60);
        assert_eq!(told, [(12, 9), (26, 0), (32, 9), (46, 0)]);
    }

    #[test]
    fn a_fixed_limit_takes_the_first_that_comes() {
        // Both requests of a burst that comes too soon after a small change are lost.
        let requests = [(10, 1), (12, 9), (16, 0), (20, 0)];
        assert_eq!(changes(Rate::Fixed, &requests, 40), [(10, 1), (20, 0)]);
    }

    #[test]
    fn an_urgent_hook_does_not_wait() {
        // Row 9 is asked for by a real-time task.
        let requests = [(10, 1), (12, 9), (16, 0), (22, 0)];
        assert_eq!(changes(Rate::UrgentAtOnce, &requests, 40), [(10, 1), (12, 9), (22, 0)]);
        let urgent = Urgent { flagged: false, more_bandwidth: true };
        let mut domain = domain();
        domain.last_change_ns = Some(0);
        assert!(Rate::Fixed.evaluates(&domain, 1, urgent));
        assert!(!Rate::Fixed.evaluates(
            &domain,
            1,
            Urgent { flagged: true, more_bandwidth: false }
        ));
    }

    #[test]
    fn a_large_error_does_not_wait_and_a_small_one_does() {
        // From 200 MHz to 1 GHz, 80 % of the top, at once; 1 GHz to 0.9, 10 %, after 3/4 of the
        // limit.
        let requests = [(10, 1), (12, 9), (16, 8), (19, 8), (20, 8)];
        assert_eq!(changes(Rate::ByError, &requests, 40), [(10, 1), (12, 9), (20, 8)]);
    }
}
