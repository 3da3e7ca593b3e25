//! Sums of what balancing reads of CPUs, per domain, without a walk over its CPUs.
//!
//! The kernel adds up every CPU of every group whenever it balances. Here a CPU whose row changes
//! changes the sums that it is part of. They are whole numbers, so they equal what the walk gives.

use super::cpu::CpuLoad;
use super::domain::Domain;
use crate::units::{CpuId, Id, Table};

/// Domains of so few CPUs are added up when they are asked for.
const WALKED_MAX: u32 = 4;

/// Sums over some CPUs' rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoadSum {
    /// Load averages.
    pub load: u64,
    /// Utilisations.
    pub util: u64,
    /// Runnable averages.
    pub runnable: u64,
    /// Tasks, delayed ones included.
    pub nr_running: u32,
    /// Fair tasks that balancing counts.
    pub h_nr_running: u32,
    /// Idle CPUs.
    pub idle_cpus: u32,
    /// CPUs with two tasks or more.
    pub crowded_cpus: u32,
}

impl LoadSum {
    /// One CPU's part.
    #[inline]
    fn of_cpu(cpu: &CpuLoad) -> Self {
        LoadSum {
            load: cpu.load_avg,
            util: cpu.util.into(),
            runnable: cpu.runnable_avg.into(),
            nr_running: cpu.nr_running,
            h_nr_running: cpu.h_nr_running,
            idle_cpus: cpu.idle.into(),
            crowded_cpus: (cpu.nr_running > 1).into(),
        }
    }

    /// Adds one CPU.
    #[inline]
    pub fn add_cpu(&mut self, cpu: &CpuLoad) {
        self.add(&LoadSum::of_cpu(cpu));
    }

    /// Adds what may be less than nothing: it wraps, and wraps back.
    #[inline]
    fn add(&mut self, other: &LoadSum) {
        self.load = self.load.wrapping_add(other.load);
        self.util = self.util.wrapping_add(other.util);
        self.runnable = self.runnable.wrapping_add(other.runnable);
        self.nr_running = self.nr_running.wrapping_add(other.nr_running);
        self.h_nr_running = self.h_nr_running.wrapping_add(other.h_nr_running);
        self.idle_cpus = self.idle_cpus.wrapping_add(other.idle_cpus);
        self.crowded_cpus = self.crowded_cpus.wrapping_add(other.crowded_cpus);
    }

    /// How much more it is than another.
    #[inline]
    fn beyond(&self, other: &LoadSum) -> LoadSum {
        LoadSum {
            load: self.load.wrapping_sub(other.load),
            util: self.util.wrapping_sub(other.util),
            runnable: self.runnable.wrapping_sub(other.runnable),
            nr_running: self.nr_running.wrapping_sub(other.nr_running),
            h_nr_running: self.h_nr_running.wrapping_sub(other.h_nr_running),
            idle_cpus: self.idle_cpus.wrapping_sub(other.idle_cpus),
            crowded_cpus: self.crowded_cpus.wrapping_sub(other.crowded_cpus),
        }
    }
}

/// What one group of a domain is.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The span of another domain, which has a sum: its row.
    Sum(u32),
    /// CPUs without a sum: first and end in the list of them.
    Cpus(u32, u32),
}

/// The sums of all domains that are groups of others.
#[derive(Clone, Debug)]
pub struct SpanLoads {
    /// In the order of the world's domains.
    sums: Vec<LoadSum>,
    /// Each CPU's sums, `per_cpu` numbers for each.
    of_cpu: Vec<Option<u32>>,
    per_cpu: usize,
    /// Groups, domain by domain.
    parts: Vec<Part>,
    /// Where each domain's groups begin.
    starts: Vec<usize>,
    /// CPUs of groups without a sum.
    walked: Vec<CpuId>,
}

impl SpanLoads {
    /// Sums over CPUs whose rows are all zero. `of_cpu` has each CPU's domains from the smallest
    /// up.
    pub fn new(domains: &[Domain], of_cpu: &[Vec<usize>]) -> Self {
        let mut loads = SpanLoads {
            sums: vec![LoadSum::default(); domains.len()],
            of_cpu: Vec::new(),
            per_cpu: 0,
            parts: Vec::new(),
            starts: Vec::new(),
            walked: Vec::new(),
        };
        let has_sum = |row: &usize| domains[*row].weight > WALKED_MAX;
        // Nobody asks for a CPU's widest domain.
        let sums = |all: &Vec<usize>| -> Vec<u32> {
            let below = all.split_last().map_or(&[][..], |(_, below)| below);
            below.iter().filter(|row| has_sum(row)).map(|&row| row as u32).collect()
        };
        let of_cpu_sums: Vec<Vec<u32>> = of_cpu.iter().map(sums).collect();
        loads.per_cpu = of_cpu_sums.iter().map(Vec::len).max().unwrap_or(0);
        for rows in of_cpu_sums {
            loads.of_cpu.extend((0..loads.per_cpu).map(|at| rows.get(at).copied()));
        }
        for (at, domain) in domains.iter().enumerate() {
            loads.starts.push(loads.parts.len());
            for group in &domain.groups {
                let all = group.cpus.first().map_or(&[][..], |cpu| &of_cpu[cpu.index()]);
                let level = all.iter().position(|&row| row == at).unwrap_or(0);
                let below = level.checked_sub(1).map(|level| all[level]).filter(has_sum);
                let start = loads.walked.len();
                if below.is_none() {
                    loads.walked.extend(group.cpus.iter());
                }
                let walked = Part::Cpus(start as u32, loads.walked.len() as u32);
                loads.parts.push(below.map_or(walked, |row| Part::Sum(row as u32)));
            }
        }
        loads
    }

    /// A CPU's row changed.
    #[inline]
    pub fn change(&mut self, cpu: CpuId, old: &CpuLoad, new: &CpuLoad) {
        if self.per_cpu == 0 {
            return;
        }
        let more = LoadSum::of_cpu(new).beyond(&LoadSum::of_cpu(old));
        let rows = &self.of_cpu[cpu.index() * self.per_cpu..][..self.per_cpu];
        for &row in rows.iter().map_while(Option::as_ref) {
            self.sums[row as usize].add(&more);
        }
    }

    /// The sum over the CPUs of one group of a domain.
    #[inline]
    pub fn of_group(&self, domain: usize, group: usize, loads: &Table<CpuId, CpuLoad>) -> LoadSum {
        match self.parts[self.starts[domain] + group] {
            Part::Sum(row) => self.sums[row as usize],
            Part::Cpus(start, end) => {
                let mut sum = LoadSum::default();
                let cpus = &self.walked[start as usize..end as usize];
                cpus.iter().for_each(|&cpu| sum.add_cpu(&loads[cpu]));
                sum
            }
        }
    }
}
