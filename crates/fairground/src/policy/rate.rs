//! When may the governor act?
//!
//! Symbols: f a domain's frequency, f_req what is asked for, L the rate limit, c what a switch costs the
//! driver, W = κc the window. The filters of thread 004 are written out in `model/max_window.rs`.

use super::hint::Hook;
use super::question::question;
use crate::model::freq::FreqDomain;
use crate::units::{NEVER, Ns};

question! {
    /// When may the governor act?
    "rate", "When may the governor act?";
    Rate {
        /// When L has passed since the last change.
        Fixed = "fixed", "4.7";
        /// When less has passed, the more f_req differs from f: L up to 5 % of the highest frequency,
        /// nothing from 25 % on, a line between.
        ByError = "by-error", "thread 004, Rasmussen";
        /// At once, to the maximum of what was asked for within the last W; upwards not sooner than c
        /// after a change.
        Sliding = "sliding-maximum", "thread 004, Zijlstra";
        /// At multiples of W, to the maximum of what was asked for since the last one.
        Tumbling = "tumbling-maximum", "thread 004, Kumar's reading";
        /// When L has passed; for real-time and deadline tasks at once, to the highest frequency.
        RealTimeAtOnce = "real-time-at-once", "thread 004, Bellasi";
    }
}

/// The shortest window of a filter, ns.
pub const WINDOW_NS_MIN: Ns = 500_000;

/// ByError: up to this part of the highest frequency an error counts as none, in twentieths.
const SMALL_ERROR_20THS: u64 = 1;
/// From this part on it can't wait.
const LARGE_ERROR_20THS: u64 = 5;

impl Rate {
    /// True if nothing is computed before the limit has passed.
    fn looks_at_time_first(self) -> bool {
        matches!(self, Rate::Fixed | Rate::RealTimeAtOnce)
    }

    /// False if the governor need not even look at what is asked for.
    pub fn evaluates(self, domain: &FreqDomain, hook: Hook, now_ns: Ns) -> bool {
        !self.looks_at_time_first() || self.ignores(hook) || passed(domain, now_ns, domain.limit_ns)
    }

    /// True if the hook goes past the limit, to the highest frequency.
    pub fn ignores(self, hook: Hook) -> bool {
        self == Rate::RealTimeAtOnce && hook.is_real_time()
    }

    /// The frequency to change to after `asked` was asked for, if it may be now.
    pub fn decide(self, domain: &mut FreqDomain, asked: usize, now_ns: Ns) -> Option<usize> {
        match self {
            Rate::Fixed | Rate::RealTimeAtOnce => Some(asked),
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
            Rate::Fixed | Rate::RealTimeAtOnce | Rate::ByError => None,
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
