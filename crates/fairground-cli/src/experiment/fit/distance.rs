//! How far a simulated service is from the figures: in units of what chance and the family's own
//! coarseness make of them.
//!
//! D² = L + P + M + T + U + A + R + S. L is the latencies' part: for each point (share F, latency
//! b) of the figures the logarithm of b over what the service has at a share between F − δ and F +
//! δ, over its floor, or the error of F over the floor of shares if that is less; δ is what
//! chance makes of F in both samples. Points near each other say the same, so L is their mean
//! times at most [`POINTS_MAX`]. P is the p50 and the p99, where they were measured as such
//! ([`Percentile`]). M is the mean latency, where it was measured: where buckets are coarse it says
//! more than they do. T is the throttle ratio, U the throttled time a second, A the share of time
//! that periods were counted in, R the rate (of clients that wait), S what a service's own scatter
//! makes it fit by chance.

use super::figure::Figure;
use super::percentile::Percentile;
use super::question::{FitQuestion, Point, RATIO_NONE};
use crate::read::observed::Collections;
use fairground_service::seen::Seen;
use fairground_service::service::Load;
use fairground_statistics::weighted::COARSE;

/// Points of the distribution that count as independent.
const POINTS_MAX: f64 = 5.0;
/// Relative errors of a latency that the family may have, at its middle and at its ends. Ranges of
/// times are as coarse as the middle.
const FLOOR: f64 = COARSE;
const FLOOR_LOW: f64 = 0.25;
/// Errors of a share, relative to the smaller side, and that of a side with next to nothing.
const SHARE_FLOOR: f64 = 0.15;
const SHARE_NONE: f64 = 0.003;
/// Error of the logarithm of the smaller side. A tail of one in a hundred is not missing by chance,
/// though the share below it is off by 1 % only.
const SIDE_FLOOR: f64 = 0.5;
/// Relative error of the mean latency.
const MEAN_FLOOR: f64 = 0.06;
/// How much more requests scatter than if each were alone, at least: they come and wait together.
/// Those of a burst do so all the more (`Service::together`).
const TOGETHER: f64 = 3.0;
/// Fewer requests tell nothing, nor do those of so few bursts: a run in which hardly one came shows
/// another service, and by chance any figures may be those of the next few.
const REQUESTS_MIN: f64 = 20.0;
const BURSTS_TELLING: f64 = 6.0;
/// What scatters more fits more figures by chance, so it counts as further away: by so much times
/// the logarithm of how much more it scatters.
const SCATTERS: f64 = 0.4;
/// Where little is throttled, services with less than this part of it say nothing of a limit.
pub(super) const RATIO_OF_LITTLE: f64 = 0.5;
/// Errors of a throttle ratio, of the logarithm of throttled time, and of the counted periods.
const RATIO_FLOOR: f64 = 0.02;
const TIME_FLOOR: f64 = 0.3;
const ACTIVE_FLOOR: f64 = 0.08;
/// Throttled time that is as good as none, s in a second.
const TIME_NONE: f64 = 0.003;
/// Error of the logarithm of the time in which the world is stopped, and such time that is as good
/// as none, s in a second. Pauses of a real collector are of several kinds.
const PAUSED_FLOOR: f64 = 0.3;
const PAUSED_NONE: f64 = 0.001;
const RATE_FLOOR: f64 = 0.04;
/// Relative error of the CPUs that are used.
const USAGE_FLOOR: f64 = 0.1;

/// The figures, ready to be compared with.
#[derive(Clone, Debug)]
pub(super) struct Target {
    points: Vec<Point>,
    mean_ns: Option<f64>,
    load: Load,
    throttled: Option<Throttled>,
    paused: Option<Collections>,
    /// Requests that one wave of the queue makes alike.
    wave: f64,
    /// Those that were measured as such.
    percentiles: Vec<Percentile>,
}

#[derive(Clone, Copy, Debug)]
struct Throttled {
    share: f64,
    nr_periods: f64,
    /// Throttled seconds in a second.
    time: Option<f64>,
    /// Periods counted of all that there was time for.
    active: Option<f64>,
    /// Work of a request, in quotas.
    work: f64,
}

impl Target {
    pub fn of(question: &FitQuestion, load: Load) -> Target {
        let observed = &question.observed;
        let counts = observed.nr_throttled.zip(observed.nr_periods);
        let throttled = counts.filter(|(_, periods)| *periods > 0).map(|(throttled, periods)| {
            let period_s = question.period_s();
            let active = |over_s: f64| periods as f64 * period_s / over_s;
            let quota_ns = question.limit.and_then(|limit| limit.quota_ns);
            let work_ns = load.usage_cpus / load.per_s * 1e9;
            Throttled {
                share: throttled as f64 / periods as f64,
                nr_periods: periods as f64,
                time: observed.throttled_ns.zip(observed.over_s).map(|(ns, s)| ns as f64 / 1e9 / s),
                active: observed.over_s.map(active),
                work: quota_ns.map_or(0.0, |quota_ns| work_ns / quota_ns as f64),
            }
        });
        let mean_ns = observed.latency_mean_ns.map(|mean_ns| mean_ns as f64);
        let (points, wave) = (question.points(), question.wave(&load));
        let percentiles = Percentile::measured(question);
        let paused = question.collections().filter(|all| all.paused.is_some());
        Target { points, mean_ns, load, throttled, paused, wave, percentiles }
    }

    /// D².
    pub fn distance(&self, seen: &Seen) -> f64 {
        if seen.requests < REQUESTS_MIN.max(BURSTS_TELLING * seen.apart) {
            return f64::INFINITY;
        }
        let square = |x: f64| x * x;
        let rate = seen.requests / seen.over_s / self.load.per_s;
        self.latencies(seen)
            + self.mean(seen)
            + self.throttles(seen)
            + self.pauses(seen)
            + square(self.off(rate.ln(), seen) / RATE_FLOOR)
            + self.percentiles.iter().map(|percentile| percentile.square(seen)).sum::<f64>()
            + SCATTERS * (seen.together / TOGETHER).max(1.0).ln()
    }

    /// The figures that are shares: of periods, of throttled time, of CPUs; each with its unit.
    pub fn shares(&self) -> Vec<Figure> {
        let used = self.load.usage_cpus;
        let mut all = vec![Figure {
            name: "CPU usage, of one CPU, is",
            measured: used,
            of: |seen| seen.used_s / seen.over_s,
            unit: USAGE_FLOOR * used,
        }];
        let Some(figures) = &self.throttled else { return all };
        all.push(Figure {
            name: "throttled periods are",
            measured: figures.share,
            of: Seen::throttled_share,
            unit: RATIO_FLOOR.min((RATIO_OF_LITTLE * figures.share).max(RATIO_NONE)),
        });
        all.extend(figures.time.map(|time| Figure {
            name: "throttled time, of the time, is",
            measured: time,
            of: |seen| seen.throttled_s / seen.over_s,
            unit: TIME_FLOOR * time + TIME_NONE,
        }));
        all
    }

    fn mean(&self, seen: &Seen) -> f64 {
        let Some(mean_ns) = self.mean_ns.filter(|mean_ns| *mean_ns > 0.0) else { return 0.0 };
        (self.off((seen.mean_ns() / mean_ns).ln(), seen) / MEAN_FLOOR).powi(2)
    }

    fn latencies(&self, seen: &Seen) -> f64 {
        let count = self.points.len() as f64;
        let sum: f64 =
            self.points.iter().map(|point| square(point, seen, self.together(seen))).sum();
        sum / count * count.min(POINTS_MAX)
    }

    fn throttles(&self, seen: &Seen) -> f64 {
        let Some(figures) = self.throttled else { return 0.0 };
        let share = seen.throttled_share();
        let middle = f64::midpoint(share, figures.share).clamp(0.01, 0.99);
        // A burst that needs several quotas has so many throttled periods in a row.
        let together = (self.together(seen) * figures.work).max(TOGETHER);
        let spread = |periods: f64| together * middle * (1.0 - middle) / periods.max(1.0);
        let floor = RATIO_FLOOR + 0.06 * middle;
        let scale2 = spread(seen.nr_periods) + spread(figures.nr_periods) + floor * floor;
        let mut sum = (share - figures.share).powi(2) / scale2;
        if let Some(time) = figures.time {
            let ratio = (seen.throttled_s / seen.over_s + TIME_NONE) / (time + TIME_NONE);
            let noise = together / (1.0 + seen.nr_throttled);
            sum += ratio.ln().powi(2) / (TIME_FLOOR.powi(2) + noise);
        }
        if let Some(active) = figures.active {
            let found = seen.nr_periods * seen.period_s / seen.over_s;
            sum += ((found - active) / ACTIVE_FLOOR).powi(2);
        }
        sum
    }

    fn pauses(&self, seen: &Seen) -> f64 {
        let Some(Collections { per_s, paused: Some(paused) }) = self.paused else { return 0.0 };
        let ratio = (seen.paused_s / seen.over_s + PAUSED_NONE) / (paused + PAUSED_NONE);
        // One that is throttled lasts many times as long as one that is not.
        let noise = TOGETHER / (1.0 + per_s * seen.over_s);
        ratio.ln().powi(2) / (PAUSED_FLOOR.powi(2) + noise)
    }

    /// How much more a service's requests scatter than if each were alone.
    fn together(&self, seen: &Seen) -> f64 {
        seen.together.max(self.wave).max(TOGETHER)
    }

    /// What is off by more than chance makes of so many requests.
    fn off(&self, log: f64, seen: &Seen) -> f64 {
        let chance = 2.0 * self.together(seen).sqrt() / seen.requests.sqrt();
        (log.abs() - chance).max(0.0)
    }
}

/// One point's part of L.
fn square(point: &Point, seen: &Seen, together: f64) -> f64 {
    let Point { share, ns, requests, bound } = *point;
    let spread = |count: f64| together * share * (1.0 - share) / count;
    let delta = (spread(seen.requests) + spread(requests)).sqrt() + 1.0 / seen.requests + 0.002;
    // Where no request was below a bucket's end, or none above it, one side is all that is known.
    let (above_ns, below_ns) = match bound {
        true => (seen.quantile_ns(1.0 - 3.0 / requests.min(seen.requests)), f64::INFINITY),
        false if share <= 0.0 => (0.0, seen.quantile_ns(delta)),
        false if share + delta >= 1.0 => (seen.quantile_ns(share - delta), f64::INFINITY),
        false => (seen.quantile_ns(share - delta), seen.quantile_ns(share + delta)),
    };
    let log = (above_ns / ns).max(ns / below_ns.max(1.0)).ln().max(0.0);
    let floor = FLOOR + (FLOOR_LOW - FLOOR) * (1.0 - 3.0 * share).max(0.0);
    // Between two kinds of requests no latency lies: there a small error of the share is a large
    // one of the latency, and the share says how far they are apart.
    let found = seen.below(ns) as f64 / seen.requests;
    let shares = ((found - share).abs() - delta).max(0.0);
    let shares_floor = SHARE_FLOOR * share.min(1.0 - share) + SHARE_NONE;
    let side = |below: f64| if share > 0.5 { 1.0 - below } else { below };
    let sides = ((side(found) + delta) / (side(share) + delta)).ln().abs();
    (log / floor).min((shares / shares_floor).max(sides / SIDE_FLOOR)).powi(2)
}
