//! Frequencies: operating points, the domains of CPUs that share one, and what a governor keeps.
//!
//! A domain (`cpufreq policy`) runs at one of its operating points. A governor asks for another
//! one; a fast driver switches at once and takes time from the CPU that asked, a slow one switches
//! after its time, and nobody can ask again before. Linux names kept: `rate_limit_us`,
//! `iowait_boost`, `next_freq`.
//!
//! Not modelled: the hardware's own choices within a request (turbo bins, hardware P-states), and
//! the thread that carries out slow switches (DEVIATES(slow-switch): it takes no CPU from others).

use super::max_window::MaxWindow;
use crate::units::{CpuId, FreqDomainId, Ns, Table};

/// One frequency that a domain can run at (`OPP`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opp {
    /// Frequency, kHz.
    pub freq_khz: u32,
    /// Speed in 1024ths of the CPU's capacity: 1024 at the highest frequency.
    pub scale: u32,
    /// What a core with one executing thread draws, µW, if that is not by the frequency alone.
    pub power_uw: Option<u64>,
}

/// How a domain's driver switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Driver {
    /// From the scheduler itself; else by a thread, a while later (`fast_switch_enabled`).
    pub fast: bool,
    /// Fast: time that a switch takes from the CPU that asked. Slow: until the frequency holds. ns.
    pub cost_ns: Ns,
    /// What it tells of a transition (`cpuinfo_transition_latency`), ns; None if unknown.
    pub latency_ns: Option<Ns>,
    /// What it asks for between two switches (`transition_delay_us`), ns; None if it asks nothing.
    pub delay_ns: Option<Ns>,
}

/// CPUs that share a frequency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DomainSpec {
    /// Its CPUs, in rising order.
    pub cpus: Vec<CpuId>,
    /// Its frequencies, rising.
    pub opps: Vec<Opp>,
    /// Row of the lowest that policy allows (`scaling_min_freq`).
    pub min: usize,
    /// Row of the highest (`scaling_max_freq`).
    pub max: usize,
    /// Row that schedutil finds when the run begins: what happened before left it there.
    pub start: usize,
    /// How it switches.
    pub driver: Driver,
}

/// Which CPUs run by one clock, whatever their domains ask for: it runs at the highest request of
/// those of its domains that have an executing CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// Those of a domain.
    #[default]
    Domain,
    /// Those of a core.
    Core,
    /// Those of a package.
    Package,
}

/// A machine's frequencies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frequencies {
    /// Every CPU is in one of these.
    pub domains: Vec<DomainSpec>,
    /// PELT's clock follows the frequency (`arch_scale_freq_invariant`).
    pub invariant: bool,
    /// CPUs of other domains may switch it (`dvfs_possible_from_any_cpu`).
    pub from_any_cpu: bool,
    /// Which CPUs share a clock.
    pub clock: Clock,
}

/// A domain under way.
#[derive(Clone, Debug)]
pub struct FreqDomain {
    /// What it is.
    pub spec: DomainSpec,
    /// Row of the frequency that it runs at.
    pub cur: usize,
    /// Row that was asked for last (`next_freq`).
    pub next: usize,
    /// When another one was asked for last, ns (`last_freq_update_time`); None: long ago.
    pub last_change_ns: Option<Ns>,
    /// A slow switch is under way (`work_in_progress`).
    pub switching: bool,
    /// Least time between two changes, ns (`rate_limit_us`).
    pub limit_ns: Ns,
    /// What was asked for lately, for answers that filter it.
    pub window: MaxWindow,
    /// When the filter wants to be asked again, ns.
    pub recheck_ns: Ns,
}

/// What the governor keeps of a CPU (`struct sugov_cpu`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FreqCpu {
    /// Boost for a task that waited for a device, in 1024ths of the capacity.
    pub iowait_boost: u32,
    /// It was raised since the last evaluation.
    pub iowait_pending: bool,
    /// When the governor last heard of the CPU, ns.
    pub heard_ns: Ns,
    /// Times that the CPU went idle.
    pub idle_calls: u64,
    /// That count at the last evaluation.
    pub saved_idle_calls: u64,
    /// A real-time or deadline task told last (`SCHED_CPUFREQ_RT`).
    pub flagged: bool,
    /// Bandwidth of its deadline tasks when the governor last heard of it, in 2^20ths.
    pub running_bw: u64,
    /// `uclamp.max` of the task that left it last: in force while nobody is queued.
    pub left_clamp_max: Option<u32>,
}

/// All domains and the governor's state; empty on a machine of one frequency.
#[derive(Clone, Debug)]
pub struct Freq {
    /// The governor is to hear of utilization.
    pub listens: bool,
    /// PELT's clock follows the frequency.
    pub invariant: bool,
    /// CPUs of other domains may switch it.
    pub from_any_cpu: bool,
    /// Domains.
    pub domains: Table<FreqDomainId, FreqDomain>,
    /// Domain of each CPU.
    pub domain_of: Table<CpuId, FreqDomainId>,
    /// The governor's state of each CPU.
    pub cpus: Table<CpuId, FreqCpu>,
    /// CPU that executes the kernel now (`smp_processor_id`).
    pub acting: CpuId,
}

impl Freq {
    /// A machine of one frequency.
    pub fn none() -> Self {
        Freq {
            listens: false,
            invariant: false,
            from_any_cpu: false,
            domains: Table::from_fn(0, |_: FreqDomainId| unreachable!()),
            domain_of: Table::from_fn(0, |_: CpuId| FreqDomainId(0)),
            cpus: Table::from_fn(0, |_: CpuId| FreqCpu::default()),
            acting: CpuId(0),
        }
    }
}

impl DomainSpec {
    /// The row of the lowest frequency that is at least `freq_khz`, within the policy's limits.
    pub fn at_least(&self, freq_khz: u64) -> usize {
        let below = self.opps.partition_point(|opp| u64::from(opp.freq_khz) < freq_khz);
        below.clamp(self.min, self.max)
    }

    /// Frequency of a row, kHz.
    pub fn khz(&self, row: usize) -> u64 {
        u64::from(self.opps[row].freq_khz)
    }

    /// The hardware's highest frequency, kHz (`cpuinfo.max_freq`).
    pub fn top_khz(&self) -> u64 {
        self.opps.last().map_or(0, |opp| u64::from(opp.freq_khz))
    }
}

impl Frequencies {
    /// What is wrong with them on a machine of so many CPUs, in words.
    pub fn fault(&self, cpus: usize) -> Option<String> {
        let mut seen = vec![0; cpus];
        for cpu in self.domains.iter().flat_map(|domain| &domain.cpus) {
            match seen.get_mut(cpu.0 as usize) {
                Some(count) => *count += 1,
                None => return Some(format!("a frequency domain has CPU {} of {cpus}", cpu.0)),
            }
        }
        if let Some(cpu) = seen.iter().position(|&count| count != 1) {
            let times = seen[cpu];
            return Some(format!("CPU {cpu} is in {times} frequency domains; accepted: one"));
        }
        self.domains.iter().find_map(DomainSpec::fault)
    }
}

impl DomainSpec {
    fn fault(&self) -> Option<String> {
        let rising = self.opps.windows(2).all(|two| two[0].freq_khz < two[1].freq_khz);
        let scales = self.opps.iter().all(|opp| (1..=1024).contains(&opp.scale));
        let slower = self.opps.windows(2).all(|two| two[0].scale <= two[1].scale);
        let within = self.min <= self.max && self.max < self.opps.len();
        let starts = (self.min..=self.max).contains(&self.start);
        if self.opps.is_empty() || !rising || self.opps[0].freq_khz == 0 {
            return Some("frequencies of a domain must rise, from more than 0".into());
        }
        if !scales || !slower {
            return Some("speeds at a domain's frequencies must rise, from 1 to 1024".into());
        }
        if !within {
            return Some("a domain's lowest allowed frequency is above its highest".into());
        }
        (!starts).then(|| "a domain starts at a frequency that its policy does not allow".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_frequency_that_is_enough_is_taken() {
        let opp = |freq_khz| Opp { freq_khz, scale: 1024, power_uw: None };
        let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
        let opps: Vec<Opp> = [800, 1000, 1200, 1400].map(opp).to_vec();
        let domain = DomainSpec { cpus: vec![CpuId(0)], opps, min: 1, max: 2, start: 1, driver };
        let found = [0, 1000, 1001, 1200, 1201, 9999].map(|khz| domain.at_least(khz));
        assert_eq!(found, [1, 1, 2, 2, 2, 2]);
    }

    #[test]
    fn frequencies_and_their_speeds_rise_and_each_cpu_has_one_domain() {
        let driver = Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None };
        let domain = |cpu, opps: &[(u32, u32)], [min, max, start]: [usize; 3]| DomainSpec {
            cpus: vec![CpuId(cpu)],
            opps: opps
                .iter()
                .map(|&(freq_khz, scale)| Opp { freq_khz, scale, power_uw: None })
                .collect(),
            min,
            max,
            start,
            driver,
        };
        let fault = |domains: Vec<DomainSpec>, cpus| {
            Frequencies { domains, invariant: true, from_any_cpu: false, clock: Clock::Domain }
                .fault(cpus)
        };
        let one = |opps: &[(u32, u32)], rows| fault(vec![domain(0, opps, rows)], 1);
        let two = [(1, 1), (2, 1024)];
        for rows in [[0, 1, 0], [0, 1, 1], [1, 1, 1], [0, 0, 0]] {
            assert_eq!(one(&two, rows), None, "{rows:?}");
        }
        assert_eq!(one(&[(1, 5), (2, 5)], [0, 1, 0]), None);
        let refused = [
            (one(&[], [0, 0, 0]), "must rise, from more than 0"),
            (one(&[(0, 1), (2, 2)], [0, 1, 0]), "must rise, from more than 0"),
            (one(&[(2, 1), (2, 2)], [0, 1, 0]), "must rise, from more than 0"),
            (one(&[(1, 0), (2, 2)], [0, 1, 0]), "from 1 to 1024"),
            (one(&[(1, 1), (2, 1025)], [0, 1, 0]), "from 1 to 1024"),
            (one(&[(1, 2), (2, 1)], [0, 1, 0]), "from 1 to 1024"),
            (one(&two, [1, 0, 0]), "above its highest"),
            (one(&two, [0, 2, 0]), "above its highest"),
            (one(&two, [1, 1, 0]), "does not allow"),
            (one(&two, [0, 0, 1]), "does not allow"),
            (fault(vec![domain(1, &two, [0, 1, 0])], 1), "has CPU 1 of 1"),
            (fault(vec![domain(0, &two, [0, 1, 0])], 2), "CPU 1 is in 0"),
            (fault(vec![domain(0, &two, [0, 1, 0]); 2], 1), "CPU 0 is in 2"),
        ];
        for (found, says) in refused {
            assert!(found.as_ref().expect("refused").contains(says), "{found:?}, not {says}");
        }
    }
}
