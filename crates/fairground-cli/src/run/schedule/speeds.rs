//! At which frequency CPUs ran, in steps of the whole run.

use super::clocks::Clocked;
use super::shares::{Shares, by_step};
use fairground::sim::scenario::Scenario;
use fairground::units::{Id, Ns};

/// What is known of a step of a row of CPUs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Speed {
    /// Time at a known frequency, ns, of all its CPUs.
    pub clocked_ns: Ns,
    /// Sum of kHz by ns.
    pub freq_khz_ns: u128,
}

/// All CPUs, in the rows and steps of the shares.
#[derive(Clone, Debug)]
pub struct Speeds {
    /// The highest frequency that a CPU may run at, kHz.
    pub freq_khz_max: u32,
    /// By row of CPUs and step.
    pub rows: Vec<Vec<Speed>>,
    step_ns: Ns,
    cpus_per_row: usize,
}

impl Speeds {
    /// Nothing known yet; nothing to know on a machine whose CPUs have one frequency each.
    pub fn new(scenario: &Scenario, shares: &Shares) -> Option<Self> {
        let domains = &scenario.machine.freq.as_ref()?.domains;
        let highest = domains.iter().map(|domain| domain.opps[domain.max].freq_khz).max()?;
        let rows = shares.busy_ns.iter().map(|steps| vec![Speed::default(); steps.len()]);
        domains.iter().any(|domain| domain.min < domain.max).then(|| Speeds {
            freq_khz_max: highest,
            rows: rows.collect(),
            step_ns: shares.step_ns,
            cpus_per_row: shares.cpus_per_row,
        })
    }

    /// Adds a time at one frequency.
    pub fn clocked(&mut self, clocked: &Clocked) {
        let row = &mut self.rows[clocked.cpu.index() / self.cpus_per_row];
        let to_ns = clocked.to_ns.min(self.step_ns * row.len() as Ns);
        by_step(self.step_ns, (clocked.from_ns, to_ns), |step, time_ns| {
            row[step].clocked_ns += time_ns;
            row[step].freq_khz_ns += u128::from(clocked.freq_khz) * u128::from(time_ns);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
    use fairground::record::stats::TaskStats;
    use fairground::units::{CpuId, Table, TaskId};

    fn speeds(max: usize) -> Option<Speeds> {
        let mut scenario = fixture::scenario();
        let opp = |freq_khz| Opp { freq_khz, scale: 1024, power_uw: None };
        let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
        let cpus = vec![CpuId(0), CpuId(1)];
        let opps = vec![opp(1_000), opp(2_000), opp(3_000)];
        let domains = vec![DomainSpec { cpus, opps, min: 0, max, start: 0, driver }];
        let clock = Clock::Domain;
        scenario.machine.freq =
            Some(Frequencies { domains, invariant: false, from_any_cpu: false, clock });
        let done = Table::from_fn(4, |_: TaskId| TaskStats::new());
        Speeds::new(&scenario, &Shares::new(800, 2, &fixture::labels(), &done))
    }

    #[test]
    fn time_and_frequency_of_a_step_are_what_was_told_of_it() {
        let mut speeds = speeds(1).expect("its CPUs have two frequencies");
        assert_eq!((speeds.freq_khz_max, speeds.rows.len(), speeds.rows[1].len()), (2_000, 2, 400));
        for (from_ns, to_ns, freq_khz) in [(1, 3, 1_000), (3, 4, 2_000), (798, 900, 1_000)] {
            speeds.clocked(&Clocked { cpu: CpuId(1), from_ns, to_ns, freq_khz });
        }
        let of = |clocked_ns, freq_khz_ns| Speed { clocked_ns, freq_khz_ns };
        assert_eq!(speeds.rows[1][..3], [of(1, 1_000), of(2, 3_000), of(0, 0)]);
        assert_eq!(speeds.rows[1][399], of(2, 2_000));
        assert!(speeds.rows[0].iter().all(|step| *step == Speed::default()));
    }

    #[test]
    fn there_is_nothing_to_tell_of_a_machine_of_one_frequency() {
        assert!(speeds(0).is_none());
        let shares = Shares::new(
            800,
            2,
            &fixture::labels(),
            &Table::from_fn(4, |_: TaskId| TaskStats::new()),
        );
        assert!(Speeds::new(&fixture::scenario(), &shares).is_none());
    }
}
