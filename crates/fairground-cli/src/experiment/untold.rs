//! What the services of a set can't tell of another limit.
//!
//! Figures over minutes look alike where a limit stops a service for a few periods now and then and
//! where it stops it for seconds, every minute. In the first a burst may take all of it away, in
//! the second it does nothing; and `fit` seldom finds the second. Nor do figures tell how many CPUs
//! a service wants at once where its limit seldom stops it: a collection, or a job once a minute,
//! goes by unseen until the limit is lower.

use super::worlds::{World, are_fitted};
use crate::base::failure::Failure;
use crate::read::limits::cpus;
use crate::read::{Asked, Overrides};
use fairground::model::limit::Limit;
use fairground::sim::scenario::Scenario;

/// The least part of a limit that changes were held against the truth with.
const PART_MIN: f64 = 0.75;
/// Quotas are whole microseconds.
const ROUNDING: f64 = 1e-6;

/// What is not told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Untold {
    /// Whether a burst helps.
    Burst,
    /// What a much lower limit does: the set's and the new one, CPUs; the machine's if there is
    /// none in the set.
    Less {
        /// What the figures are of.
        from_cpus: f64,
        /// What is asked for.
        to_cpus: f64,
    },
}

impl Untold {
    /// Of what is laid over a scenario; nothing if `fit` did not find its worlds.
    ///
    /// # Errors
    /// When something is wrong with either.
    pub fn of(
        asked: &Asked,
        overrides: &Overrides,
        worlds: &[World],
    ) -> Result<Option<Untold>, Failure> {
        let Some(world) = worlds.first().filter(|_| are_fitted(worlds)) else { return Ok(None) };
        let measured = asked.load(&world.over(&Overrides::default()).tried())?.scenario;
        let changed = asked.load(&world.over(overrides).tried())?.scenario;
        Ok(between(&measured, &changed))
    }

    /// True if nothing may be promised of it.
    pub fn is_open(self) -> bool {
        self == Untold::Burst
    }
}

/// Between the scenario that was measured and another one.
pub fn between(measured: &Scenario, changed: &Scenario) -> Option<Untold> {
    let machine_cpus = measured.machine.topology.len() as f64;
    let most = |limit: &Limit| cpus(limit).unwrap_or(machine_cpus).min(machine_cpus);
    let found = changed.groups.iter().filter_map(|group| {
        let before = measured.groups.iter().find(|before| before.path == group.path)?;
        let (before, after) = (&before.limit, &group.limit);
        if after.quota_ns.is_some() && after.burst_ns > before.burst_ns {
            return Some(Untold::Burst);
        }
        let (from_cpus, to_cpus) = (most(before), most(after));
        (to_cpus < from_cpus * (PART_MIN - ROUNDING)).then_some(Untold::Less { from_cpus, to_cpus })
    });
    // What is open comes first.
    found.reduce(|one, other| if other.is_open() { other } else { one })
}

impl std::fmt::Display for Untold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Untold::Burst => f.write_str(
                "a burst helps where the limit stops a service for a few periods, as in these. If \
                 it stops yours in spells of seconds (a job in the container, a peak), the figures \
                 look the same and a burst does nothing",
            ),
            Untold::Less { from_cpus, to_cpus } => write!(
                f,
                "{to_cpus:.2} CPUs are far below the {from_cpus:.2} that it had when it was \
                 measured. What it seldom wants at once (a collection, a job once a minute) goes \
                 by unseen up to there, and its figures don't tell. Lower the limit in steps of a \
                 quarter, and measure after each"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::load_text;

    fn of(max: &str, burst_us: u64) -> Scenario {
        let text = format!(
            "machine = \"node:1 l3:1 core:8 pu:1\"\n[groups.\"/service\"]\n\"cpu.max\" = \
             \"{max}\"\n\"cpu.max.burst\" = {burst_us}\n[[workloads]]\ngroup = \"/service\"\n\
             command = \"server --threads 2 --rate 9/s --service 1ms\"\n"
        );
        load_text("scenario", &text, &Overrides::default()).unwrap_or_else(|e| panic!("{e}"))
    }

    #[test]
    fn bursts_and_much_lower_limits_are_not_told() {
        let measured = of("400000 100000", 0);
        let told = |max, burst_us| between(&measured, &of(max, burst_us));
        assert_eq!(told("400000 100000", 0), None);
        assert_eq!(told("300000 100000", 0), None, "a quarter less was tried");
        assert_eq!(told("60000 20000", 0), None, "the same, with another period");
        let less = Some(Untold::Less { from_cpus: 4.0, to_cpus: 1.0 });
        assert_eq!(told("100000 100000", 0), less);
        assert_eq!(told("100000 100000", 50_000), Some(Untold::Burst));
        assert_eq!(told("600000 100000", 0), None);
        assert_eq!(told("max", 0), None);
        let free = between(&of("max", 0), &of("100000 100000", 0));
        assert_eq!(free, Some(Untold::Less { from_cpus: 8.0, to_cpus: 1.0 }));
        assert_eq!(between(&of("400000 100000", 9000), &of("400000 100000", 9000)), None);
    }
}
