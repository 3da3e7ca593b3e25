//! Is the service asked for more than its limit gives? Then the figures count what was served, not
//! what was wanted, and latencies say how long the queue had grown: nothing in them tells what a
//! higher limit would do.
//!
//! A queue that gets less than the limit leaves some of it unused. With ρ the part of the limit
//! that is used, a service that keeps up has idle time of 1 - ρ, and periods that are not
//! throttled. Simulated with a limit of 2 and bursts of 9, at ρ = 0.98 it had 93 % of periods
//! throttled and kept up; at 0.99 it had 97 %, and its p99 was 2.5 s; from 0.997 on it did not.

use super::percentile::known_within_ns;
use super::question::FitQuestion;

/// Used of the limit, from which on nothing says that it is enough.
const USED: f64 = 0.97;
/// Periods with throttling, from which on the queue is hardly ever empty.
const THROTTLED: f64 = 0.95;

impl FitQuestion {
    /// What to say first, if more than the limit is wanted, as far as these figures show.
    pub fn overloaded(&self) -> Option<String> {
        let (limit, used) = self.limit_cpus().zip(self.observed.cpu_usage_cpus)?;
        let share = self.throttled_share()?;
        if used < USED * limit || share < THROTTLED {
            return None;
        }
        let each = self.observed.requests_per_s.filter(|rate| *rate > 0.0);
        let each = each.map_or(String::new(), |rate| {
            format!(" (each takes about {:.2} ms of CPU)", used / rate * 1e3)
        });
        // Where nobody waits for an answer before the next request, all wait behind a queue that
        // grows without end.
        let p50_ns = known_within_ns(&self.points(), 0.5)[1];
        let queue = match p50_ns.is_some_and(|ns| ns / 1e9 <= self.period_s()) {
            false => ", and latencies say how long the queue had grown",
            true => {
                ". The p50 is short, so its queue does not grow without end: clients wait for \
                 their answers before they ask again, or requests are turned away"
            }
        };
        Some(format!(
            "OVERLOADED: {used:.2} CPUs of a limit of {limit} are used, and {:.1} % of periods are \
             throttled. More than the limit is wanted; how much more can't be told from these \
             figures. They count what was served, not what was asked for{queue}. So there is no \
             forecast of a higher limit. What would tell: the rate of requests that are offered, \
             at the load balancer{each}; or a higher limit for a minute, and the figures of that \
             minute.",
            share * 100.0
        ))
    }
}
