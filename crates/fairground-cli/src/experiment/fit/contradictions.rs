//! Figures that no service can show together: two of them are of different times, or of different
//! services. To fit them would be an answer to a question that nobody asked.

use super::question::FitQuestion;

/// Counters are read at somewhat different moments: so much more is still the same.
const ROUNDING: f64 = 1.02;
/// Periods that may be counted beyond the time that all was counted in: both ends are cut.
const PERIODS_CUT: f64 = 2.0;
/// How much longer than told the time may be, relative to it: scrapes are not made to the second.
const TIME_OFF: f64 = 1.1;

impl FitQuestion {
    /// What contradicts this use of CPUs, or each other.
    pub(super) fn check_figures(&self, usage_cpus: f64) -> Result<(), String> {
        self.check_usage(usage_cpus)?;
        self.check_threads(usage_cpus)?;
        self.check_throttling()
    }

    fn check_usage(&self, usage_cpus: f64) -> Result<(), String> {
        if usage_cpus <= 0.0 {
            return Err("the service used no CPU time: there is nothing to fit".into());
        }
        if usage_cpus >= f64::from(self.cpus) {
            return Err(format!("a CPU usage of {usage_cpus:.3} is all of the {} CPUs", self.cpus));
        }
        let limit = self.limit_cpus();
        if limit.is_some_and(|limit| usage_cpus > limit * ROUNDING) {
            let limit = limit.unwrap_or_default();
            return Err(format!(
                "a CPU usage of {usage_cpus:.3} is above the limit of {limit}: no service uses \
                 more than its limit"
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
        if self.limit.is_none() && observed.nr_throttled.unwrap_or(0) > 0 {
            return Err("the figures have throttled periods, which need the --limit".into());
        }
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
