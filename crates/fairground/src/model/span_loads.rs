//! Sums of what balancing reads of CPUs, per domain, without a walk over its CPUs.
//!
//! The kernel adds up every CPU of every group whenever it balances. Here a CPU whose row changes
//! only says so to the domains that span it; who asks for a sum adds up what changed since. A
//! domain's groups are the spans of domains below it, or single CPUs, so the sums form a tree. They
//! are whole numbers: in whatever order they are added, they equal what the walk gives.

use super::cpu::CpuLoad;
use super::domain::Domain;
use crate::units::{CpuId, Id, Table};

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
    /// Tasks of the fair class that want to run.
    pub h_nr_running: u32,
    /// Idle CPUs.
    pub idle_cpus: u32,
    /// One of the CPUs has two tasks.
    pub crowded: bool,
}

impl LoadSum {
    /// Adds one CPU.
    #[inline]
    pub fn add_cpu(&mut self, cpu: &CpuLoad) {
        self.load += cpu.load_avg;
        self.util += u64::from(cpu.util);
        self.runnable += u64::from(cpu.runnable_avg);
        self.nr_running += cpu.nr_running;
        self.h_nr_running += cpu.h_nr_runnable;
        self.idle_cpus += u32::from(cpu.idle);
        self.crowded |= cpu.nr_running > 1;
    }

    /// Adds what is a sum already.
    #[inline]
    fn add(&mut self, other: &LoadSum) {
        self.load += other.load;
        self.util += other.util;
        self.runnable += other.runnable;
        self.nr_running += other.nr_running;
        self.h_nr_running += other.h_nr_running;
        self.idle_cpus += other.idle_cpus;
        self.crowded |= other.crowded;
    }
}

/// What one group of a domain is.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The span of another domain: its row.
    Span(usize),
    /// One CPU.
    Cpu(CpuId),
}

/// One domain's sum.
#[derive(Clone, Debug)]
struct Row {
    sum: LoadSum,
    /// A CPU changed since the sum was made. Then the domains above are stale, too.
    stale: bool,
    /// The domain whose group this one's span is.
    above: Option<usize>,
    /// Its groups.
    parts: Box<[Part]>,
}

/// The sums of all domains, in the order of the world's domains.
#[derive(Clone, Debug)]
pub struct SpanLoads {
    rows: Vec<Row>,
    /// Per CPU the smallest domain that spans it.
    smallest: Table<CpuId, Option<usize>>,
}

impl SpanLoads {
    /// Every sum is still to be made. `of_cpu` has each CPU's domains from the smallest up.
    pub fn new(domains: &[Domain], of_cpu: &[Vec<usize>]) -> Self {
        let mut rows: Vec<Row> = domains
            .iter()
            .map(|_| Row { sum: LoadSum::default(), stale: true, above: None, parts: [].into() })
            .collect();
        for (at, domain) in domains.iter().enumerate() {
            let part = |cpu: CpuId| {
                let all = &of_cpu[cpu.index()];
                let level = all.iter().position(|&row| row == at).unwrap_or(0);
                level.checked_sub(1).map_or(Part::Cpu(cpu), |below| Part::Span(all[below]))
            };
            let firsts = domain.groups.iter().filter_map(|group| group.cpus.first());
            rows[at].parts = firsts.map(part).collect();
            for below in 0..rows[at].parts.len() {
                if let Part::Span(below) = rows[at].parts[below] {
                    rows[below].above = Some(at);
                }
            }
        }
        let smallest = of_cpu.iter().map(|domains| domains.first().copied()).collect();
        SpanLoads { rows, smallest }
    }

    /// A CPU's row changed.
    #[inline]
    pub fn changed(&mut self, cpu: CpuId) {
        let mut next = self.smallest[cpu];
        while let Some(row) = next.map(|at| &mut self.rows[at]).filter(|row| !row.stale) {
            row.stale = true;
            next = row.above;
        }
    }

    /// The sum over the CPUs of one group of a domain.
    #[inline]
    pub fn of_group(
        &mut self,
        domain: usize,
        group: usize,
        loads: &Table<CpuId, CpuLoad>,
    ) -> LoadSum {
        let part = self.rows[domain].parts[group];
        self.of_part(part, loads)
    }

    #[inline]
    fn of_part(&mut self, part: Part, loads: &Table<CpuId, CpuLoad>) -> LoadSum {
        match part {
            Part::Span(row) => {
                if self.rows[row].stale {
                    self.renew(row, loads);
                }
                self.rows[row].sum
            }
            Part::Cpu(cpu) => {
                let mut sum = LoadSum::default();
                sum.add_cpu(&loads[cpu]);
                sum
            }
        }
    }

    /// Adds a domain's groups up again.
    fn renew(&mut self, row: usize, loads: &Table<CpuId, CpuLoad>) {
        let mut sum = LoadSum::default();
        for at in 0..self.rows[row].parts.len() {
            match self.rows[row].parts[at] {
                Part::Cpu(cpu) => sum.add_cpu(&loads[cpu]),
                span => sum.add(&self.of_part(span, loads)),
            }
        }
        (self.rows[row].sum, self.rows[row].stale) = (sum, false);
    }
}
