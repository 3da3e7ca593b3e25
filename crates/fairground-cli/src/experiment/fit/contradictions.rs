//! Figures that no service can show together: two of them are of different times, or of different
//! services. To fit them would be an answer to a question that nobody asked.

use super::question::FitQuestion;

/// Counters are read at somewhat different moments: so much more is still the same.
const ROUNDING: f64 = 1.02;
/// Periods that may be counted beyond the time that all was counted in: both ends are cut.
const PERIODS_CUT: f64 = 2.0;
/// How much longer than told the time may be, relative to it: scrapes are not made to the second.
const TIME_OFF: f64 = 1.1;
/// Quota that a CPU may hold and not use while others are throttled, s: what it takes at once
/// (`sched_cfs_bandwidth_slice_us`).
const SLICE_S: f64 = 0.005;
/// What a usage is.
const USAGE: &str =
    "accepted: the mean of CPUs used, not per cent: 1 is one whole CPU all the time";
/// Of what throttled periods use at least, the part that counters of about one time show.
const SHOWN: f64 = 0.8;

impl FitQuestion {
    /// What contradicts this use of CPUs, or each other.
    pub(super) fn check_figures(&self, usage_cpus: f64) -> Result<(), String> {
        self.check_usage(usage_cpus)?;
        self.check_limit()?;
        self.check_threads(usage_cpus)?;
        self.check_throttling()
    }

    /// Whether the limit may have been in force, as far as the figures show.
    ///
    /// # Errors
    /// When they can't be of a service under this limit: what contradicts it.
    pub fn check_limit(&self) -> Result<(), String> {
        let observed = &self.observed;
        let (limit, usage_cpus) = (self.limit_cpus(), observed.cpu_usage_cpus);
        if let Some((limit, usage_cpus)) = limit.zip(usage_cpus)
            && usage_cpus > limit * ROUNDING
        {
            return Err(format!(
                "a CPU usage of {usage_cpus:.3} is above the limit of {limit}: no service uses \
                 more than its limit\n{USAGE}"
            ));
        }
        let counts = observed.nr_throttled.zip(observed.nr_periods);
        let Some((throttled @ 1.., periods)) = counts else { return Ok(()) };
        let share = throttled as f64 / periods.max(1) as f64;
        let told = format!("throttled in {:.1} % of periods", share * 100.0);
        let Some(limit) = limit else {
            return Err(format!(
                "{told}, but there is no CPU limit: only a limit throttles\naccepted: the --limit \
                 that was in force"
            ));
        };
        if limit >= f64::from(self.cpus) * ROUNDING {
            let cpus = self.cpus;
            return Err(format!(
                "{told}, but a limit of {limit} CPUs is more than all {cpus} of the machine: it \
                 never throttles"
            ));
        }
        let Some((usage_cpus, over_s)) = usage_cpus.zip(observed.over_s) else { return Ok(()) };
        let least_cpus = throttled as f64 * self.throttled_uses_s(limit) / over_s;
        if usage_cpus < least_cpus {
            return Err(format!(
                "{told}, but a CPU usage of {usage_cpus:.3} is too little for a limit of {limit}: \
                 a throttled period has used up its quota, so that takes {least_cpus:.2} CPUs or \
                 more"
            ));
        }
        Ok(())
    }

    /// CPU time that a throttled period uses at least, under a limit of so many CPUs, s: the others
    /// may hold some of its quota. So it is in 2025 recorded groups of 2029, on Linux 6.1 to 7.3;
    /// the rest had another limit for a part of the time.
    fn throttled_uses_s(&self, limit: f64) -> f64 {
        SHOWN * (limit * self.period_s() - f64::from(self.cpus - 1) * SLICE_S)
    }

    fn check_usage(&self, usage_cpus: f64) -> Result<(), String> {
        if usage_cpus <= 0.0 {
            return Err("the service used no CPU time: there is nothing to fit".into());
        }
        if usage_cpus >= f64::from(self.cpus) {
            let cpus = self.cpus;
            return Err(format!(
                "a CPU usage of {usage_cpus:.3} is all of the machine's {cpus} CPUs, or \
                 more\n{USAGE}"
            ));
        }
        Ok(())
    }

    fn check_threads(&self, usage_cpus: f64) -> Result<(), String> {
        let few = |threads: &u32| usage_cpus > f64::from(*threads) * ROUNDING;
        let Some(threads) = self.threads.filter(few) else { return Ok(()) };
        let s = if threads == 1 { "" } else { "s" };
        Err(format!(
            "{usage_cpus:.2} CPUs used can't come from {threads} thread{s}: a thread uses one CPU \
             at most\naccepted: --threads with all threads that serve, in all processes of the \
             container: {:.0} at least; without --threads their number is left open",
            usage_cpus.ceil()
        ))
    }

    fn check_throttling(&self) -> Result<(), String> {
        let observed = &self.observed;
        if observed.nr_throttled > observed.nr_periods {
            return Err("the figures have more throttled periods than periods".into());
        }
        let Some((limit, over_s)) = self.limit.zip(observed.over_s) else { return Ok(()) };
        let period_s = limit.period_ns as f64 / 1e9;
        let periods = observed.nr_periods.unwrap_or(0) as f64;
        if periods > over_s / period_s * TIME_OFF + PERIODS_CUT {
            return Err(format!(
                "{periods} periods of {:.0} ms take {:.0} s, but the figures are of {over_s:.0} \
                 s\naccepted: counters of one time, and the --period of the limit",
                period_s * 1e3,
                periods * period_s
            ));
        }
        let most_s = over_s * f64::from(self.cpus);
        let throttled_s = observed.throttled_ns.unwrap_or(0) as f64 / 1e9;
        if throttled_s > most_s * TIME_OFF {
            return Err(format!(
                "{throttled_s:.0} s of throttled time don't fit into {over_s:.0} s on {} \
                 CPUs\naccepted: counters of one time, and all CPUs of the machine",
                self.cpus
            ));
        }
        Ok(())
    }
}
