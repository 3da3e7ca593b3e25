//! What should be known of figures that are not refused: what their arithmetic says, and what they
//! are too coarse or too short for.

use super::near::KNOWN;
use super::percentile::known_within_ns;
use super::question::FitQuestion;

/// Of the CPU time, what throttled periods use up at least where that is worth telling.
const NEARLY_ALL: f64 = 0.95;
/// Scrapes that are nearer to each other miss what comes every few seconds, s.
const SHORT_S: f64 = 30.0;
/// CPU time of a request over its latency from which on that is worth telling.
const LAVISH: f64 = 1.1;
/// The slowest hundredth needs so many requests.
const SLOWEST_MIN: f64 = 30.0;

impl FitQuestion {
    /// Notes on the figures, a sentence or two each.
    pub fn hints(&self) -> Vec<String> {
        let all = [self.tight(), self.short(), self.coarse_median(), self.lavish()];
        all.into_iter().flatten().collect()
    }

    /// A throttled period has used up its quota. That may be all of the work, or more: periods are
    /// only counted while the service does something, so a bare share of them proves nothing.
    fn tight(&self) -> Option<String> {
        let observed = &self.observed;
        let (limit, used) = self.limit_cpus().zip(observed.cpu_usage_cpus)?;
        let (throttled, periods) = observed.nr_throttled.zip(observed.nr_periods)?;
        let share = throttled as f64 / periods.max(1) as f64;
        let counted_s = periods as f64 * self.period_s();
        let counted = observed.over_s.map_or(1.0, |over_s| counted_s / over_s);
        let quotas = share * counted * limit;
        if throttled == 0 || quotas < NEARLY_ALL * used || self.overloaded().is_some() {
            return None;
        }
        let taken = match observed.over_s {
            Some(_) => "",
            None => " if periods were counted all the time",
        };
        Some(format!(
            "Throttled in {:.1} % of periods under a limit of {limit}: a throttled period uses up \
             its quota, which is {quotas:.2} CPUs in all{taken}, and {used:.3} are used. So hardly \
             any work lies in other periods: the service rests between bursts (while it rests, \
             periods are not counted), or the figures are of different times. Counts of periods \
             over a known time would tell (nr_periods of cpu.stat, read twice).",
            share * 100.0
        ))
    }

    fn short(&self) -> Option<String> {
        let over_s = self.observed.over_s?;
        let slowest = self.observed.requests_per_s? * over_s / 100.0;
        if over_s >= SHORT_S && slowest >= SLOWEST_MIN {
            return None;
        }
        Some(format!(
            "These are figures of {over_s:.0} s with {slowest:.0} requests in the slowest \
             hundredth. What comes every few seconds (a collection, a wave of requests) is in them \
             once or not at all. Two readings that are some minutes apart say more."
        ))
    }

    /// More CPU time than latency: requests have parts, or the CPU time is not theirs.
    fn lavish(&self) -> Option<String> {
        let observed = &self.observed;
        let work_ms = observed.cpu_usage_cpus? / observed.requests_per_s? * 1e3;
        let ms = |ns: f64| ns / 1e6;
        let mean_ms = observed.latency_mean_ns.map(|mean_ns| ms(mean_ns as f64));
        let p99_ms = known_within_ns(&self.points(), 0.99)[1].map(ms);
        let (what, takes_ms) = match (mean_ms, p99_ms) {
            (Some(mean_ms), _) => ("takes", mean_ms),
            (None, Some(p99_ms)) => ("takes at most", p99_ms),
            (None, None) => return None,
        };
        (work_ms > LAVISH * takes_ms).then(|| {
            format!(
                "By these figures a mean request has {work_ms:.3} ms of CPU time and {what} \
                 {takes_ms:.3} ms. So it works in several threads at once, or most of the CPU time \
                 is of something else: requests that are not among the latencies (those of other \
                 endpoints), work in the background. Latencies of all requests of the container \
                 would tell."
            )
        })
    }

    /// Where the median may be as long as the p99, requests may be all alike or hardly at all.
    fn coarse_median(&self) -> Option<String> {
        let points = self.points();
        let [low_ns, high_ns] = known_within_ns(&points, 0.5).map(|end| end.map(|ns| ns / 1e6));
        let (low_ms, high_ms) = (low_ns.unwrap_or(0.0), high_ns?);
        let p99_ms = known_within_ns(&points, 0.99)[0].unwrap_or(0.0) / 1e6;
        if high_ms <= KNOWN * low_ms || high_ms * KNOWN <= p99_ms {
            return None;
        }
        Some(format!(
            "The p50 is only known to lie between {low_ms} and {high_ms} ms. Finer buckets there \
             would narrow the ranges."
        ))
    }
}
