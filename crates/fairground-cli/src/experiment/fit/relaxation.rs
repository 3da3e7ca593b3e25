//! How long does a busy queue remember?
//!
//! [`fairground_service::wave`] has the theory. Of a limit that is nearly used up both of its
//! numbers come from the figures: what waits, and the part in use. So many seconds of requests
//! count as one, in the figures as in a simulation of them, and a simulation that is to show the
//! same figures must last for many waves.
//!
//! With ρ = 0.93 and bursts of 9 at 300 requests a second that is 6 s; 4000 requests, 13 s, are two
//! waves, and no service was found to give the figures of five minutes, not even the one that had
//! given them.

use super::question::{FitQuestion, quantile_ns};
use super::search::REQUESTS_MEASURED;
use fairground_service::service::Load;
use fairground_service::wave::{HARDLY_WAIT, wave};

/// Requests of one wave up to which the usual length of a simulation shows enough waves.
const WAVE_USUAL: f64 = 300.0;
/// How many times longer than usual a simulation may be: more would take minutes.
const LONGER_MAX: f64 = 4.0;
/// A latency within this factor of what was measured is near it.
const NEAR: f64 = 1.25;
/// Standard errors that 90 % of a normal distribution lie within.
const ERRORS: f64 = 1.645;
/// Waves that are fewer tell nothing.
const WAVES_MIN: f64 = 4.0;

impl FitQuestion {
    /// Requests that a wave of the queue makes alike; 1 where the limit is far.
    pub(super) fn wave(&self, load: &Load) -> f64 {
        let Some(limit_cpus) = self.limit_cpus() else { return 1.0 };
        let used = load.usage_cpus / limit_cpus;
        let points = self.points();
        let mean_ns = self.observed.latency_mean_ns.map_or_else(
            || {
                (1..100)
                    .map(|percent| quantile_ns(&points, f64::from(percent) / 100.0))
                    .sum::<f64>()
                    / 99.0
            },
            |mean_ns| mean_ns as f64,
        );
        wave(used, mean_ns - quantile_ns(&points, HARDLY_WAIT), load.per_s)
    }

    /// How many times longer than usual its services are simulated, and at how many times the cost.
    pub(super) fn longer(&self, load: &Load) -> f64 {
        (self.wave(load) / WAVE_USUAL).clamp(1.0, LONGER_MAX)
    }

    /// Within which factor of what was measured a simulated latency is near it: a quarter more or
    /// less, or what chance makes of so few waves as both have. (The standard deviation of an
    /// exponential wait is its mean.)
    pub fn near(&self) -> f64 {
        let Ok(load) = self.load() else { return NEAR };
        let waves = |requests: f64| (requests / self.wave(&load)).max(WAVES_MIN);
        let simulated = waves(REQUESTS_MEASURED * self.longer(&load));
        let measured =
            waves(self.observed.over_s.map_or(f64::INFINITY, |over_s| over_s * load.per_s));
        let error = (1.0 / simulated + 1.0 / measured).sqrt();
        (ERRORS * error).exp().max(NEAR)
    }
}
