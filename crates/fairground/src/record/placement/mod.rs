//! Where waking tasks are placed, how that is found, and how far tasks move: counters per CPU.
//!
//! The words are those of Mel Gorman's schedstats patch ("sched/fair: Track efficiency of
//! select_idle_sibling", 2020 and 2021-07-26) and of mmtests, in which SIS_UTIL was measured too:
//!
//! | paper | kernel patch | here |
//! |---|---|---|
//! | S, searches | `sis_search` | [`Counts::searches`]: calls of `select_idle_sibling` |
//! | D, domain searches | `sis_domain_search` | target, previous and recent CPU were busy |
//! | T, scanned | `sis_scanned` | S + siblings and CPUs of the cache domain that were tested |
//! | F, failures | `sis_failed` | [`PlacedBy::Nowhere`](super::PlacedBy::Nowhere) |
//!
//! In T the target, the previous and the recent CPU count as one.
//!
//! | derived | formula |
//! |---|---|
//! | fast success rate | (S − D) / S |
//! | success rate | (S − F) / S |
//! | search efficiency (`se_eff`) | S / T |
//! | domain search efficiency (`dom_eff`, `dse_eff`) | D / (T − (S − D)) |
//! | yield: Chen Yu's script has it for `se_eff`, the same without failures | (S − F) / T |
//! | scan depth | CPUs tested in cache domains / times that one was walked |
//!
//! A domain search walks no domain if its budget is 0 or a sibling is idle; so a failure may be
//! cheap, and the efficiency of a machine that gives up at once is high: read it beside the rate.
//!
//! What counts where: a search with the CPU that wake-affine chose (the target), a look for work
//! with the CPU that looks, a migration with the CPU that the task comes to. A migration is a
//! wake-up's if it follows the task's `Waking` directly and goes to its target: one that leaves the
//! target is a pull.

mod counts;

use super::{Fact, Recorder};
use crate::units::{CpuId, Distance, Id, Ns, Seat, Table, TaskId};
pub use counts::Counts;

/// Number of distances.
pub const DISTANCES: usize = 4;

/// What [`Distance`]s are called, in order: people say cache.
pub const DISTANCE_NAMES: [&str; DISTANCES] = ["core", "cache", "node", "machine"];

/// What the scheduling domains of a CPU span, from the smallest; the machine behind the last.
pub type Spans = [Distance; DISTANCES];

/// A last-level cache and what was counted on its CPUs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LlcCounts {
    /// Its id.
    pub llc: u32,
    /// Its CPUs, ascending.
    pub cpus: Vec<CpuId>,
    /// What they counted.
    pub counts: Counts,
}

/// Counts placements, migrations and looks for work.
#[derive(Clone, Debug)]
pub struct Placements {
    seats: Table<CpuId, Seat>,
    spans: Table<CpuId, Spans>,
    cpus: Table<CpuId, Counts>,
    /// Who was woken by the last fact, and where to.
    woken: Option<(TaskId, CpuId)>,
}

impl Placements {
    /// Nothing counted yet on CPUs that sit there, with domains of these spans.
    pub fn new(seats: Table<CpuId, Seat>, spans: Table<CpuId, Spans>) -> Self {
        let cpus = Table::from_fn(seats.len(), |_: CpuId| Counts::default());
        Placements { seats, spans, cpus, woken: None }
    }

    /// By CPU.
    pub fn cpus(&self) -> &Table<CpuId, Counts> {
        &self.cpus
    }

    /// Where CPUs sit.
    pub fn seats(&self) -> &Table<CpuId, Seat> {
        &self.seats
    }

    /// By last-level cache, in the order of their first CPUs.
    pub fn llcs(&self) -> Vec<LlcCounts> {
        let mut llcs: Vec<LlcCounts> = Vec::new();
        for (row, (seat, counts)) in self.seats.iter().zip(self.cpus.iter()).enumerate() {
            let known = llcs.iter().position(|known| known.llc == seat.llc);
            let place = known.unwrap_or(llcs.len());
            if place == llcs.len() {
                let counts = Counts::default();
                llcs.push(LlcCounts { llc: seat.llc, cpus: Vec::new(), counts });
            }
            llcs[place].cpus.push(CpuId::from_index(row));
            llcs[place].counts.add(counts);
        }
        llcs
    }

    /// Of the machine.
    pub fn machine(&self) -> Counts {
        self.cpus.iter().fold(Counts::default(), |mut sum, counts| {
            sum.add(counts);
            sum
        })
    }

    fn migrate(&mut self, from: CpuId, to: CpuId, by_wakeup: bool) {
        let distance = self.seats[from].distance(self.seats[to]) as usize;
        let counts = &mut self.cpus[to];
        let migrations = match by_wakeup {
            true => &mut counts.wakeup_migrations,
            false => &mut counts.balance_migrations,
        };
        migrations[distance] += 1;
    }
}

impl Recorder for Placements {
    #[inline]
    fn record(&mut self, _at_ns: Ns, fact: Fact) {
        let woken = self.woken.take();
        match fact {
            Fact::Waking { task, target, .. } => self.woken = Some((task, target)),
            Fact::Placed(placement) => self.cpus[placement.target].count(&placement),
            Fact::Migrate { task, from, to } => {
                self.migrate(from, to, woken == Some((task, to)));
            }
            Fact::Newidle { cpu, level, pulled } => {
                let span = self.spans[cpu][level as usize] as usize;
                self.cpus[cpu].newidle_attempts[span] += 1;
                self.cpus[cpu].newidle_pulls[span] += u64::from(pulled);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PlacedBy, Placement, Scan};
    use super::*;

    /// Two nodes of two caches of two cores of two threads, neighbours being siblings.
    fn placements() -> Placements {
        let spans = [Distance::Core, Distance::Llc, Distance::Node, Distance::Machine];
        let seat = |cpu: u32| Seat { core: cpu / 2, llc: cpu / 4, node: cpu / 8 };
        Placements::new((0..16).map(seat).collect(), Table::from_fn(16, |_: CpuId| spans))
    }

    fn placed(target: u32, by: PlacedBy, siblings: u16, scan: Option<Scan>) -> Fact {
        let (task, cpu) = (TaskId(1), CpuId(target));
        let tested = 3 + siblings;
        let [waker_cpu, prev, target, chosen] = [cpu; 4];
        Fact::Placed(Placement {
            task,
            waker_cpu,
            prev,
            target,
            chosen,
            by,
            tested,
            siblings,
            scan,
        })
    }

    #[test]
    fn rates_are_those_of_schedstats() {
        let mut placements = placements();
        let found = Scan { tested: 5, found: true, ..Scan::default() };
        let failed = Scan { tested: 4, ..Scan::default() };
        for (by, siblings, scan) in [
            (PlacedBy::Target, 0, None),
            (PlacedBy::Prev, 0, None),
            (PlacedBy::Recent, 0, None),
            (PlacedBy::Sibling, 1, None),
            (PlacedBy::IdleCpu, 1, Some(found)),
            (PlacedBy::Nowhere, 1, Some(failed)),
            (PlacedBy::Nowhere, 1, None),
            (PlacedBy::IdleCore, 0, Some(found)),
        ] {
            placements.record(0, placed(5, by, siblings, scan));
        }
        let counts = placements.machine();
        assert_eq!(placements.cpus()[CpuId(5)], counts);
        assert_eq!((counts.searches, counts.domain_searches(), counts.failures()), (8, 5, 2));
        assert_eq!((counts.tested, counts.domain_tested()), (8 + 4 + 14, 5 + 4 + 14));
        assert_eq!((counts.scans, counts.scan_tested), (3, 14));
        assert_eq!(counts.fast_percent(), Some(37.5));
        assert_eq!(counts.success_percent(), Some(75.0));
        assert_eq!(counts.efficiency_percent(), Some(800.0 / 26.0));
        assert_eq!(counts.domain_efficiency_percent(), Some(500.0 / 23.0));
        assert_eq!(counts.yield_percent(), Some(600.0 / 26.0));
        assert_eq!(counts.scan_depth_mean(), Some(14.0 / 3.0));
    }

    #[test]
    fn wake_affine_is_asked_where_the_waker_is_elsewhere() {
        let mut placements = placements();
        for (prev, target) in [(3, 7), (3, 3), (3, 3), (7, 7)] {
            let Fact::Placed(placement) = placed(target, PlacedBy::Target, 0, None) else { return };
            let (waker_cpu, prev) = (CpuId(7), CpuId(prev));
            placements.record(0, Fact::Placed(Placement { waker_cpu, prev, ..placement }));
        }
        let counts = placements.machine();
        assert_eq!((counts.remote_wakers, counts.affine_targets), (3, 1));
        assert_eq!(counts.wake_affine_percent(), Some(100.0 / 3.0));
    }

    #[test]
    fn nothing_counted_has_no_rates() {
        let counts = placements().machine();
        assert_eq!(counts.success_percent(), None);
        assert_eq!(counts.efficiency_percent(), None);
        assert_eq!(counts.scan_depth_mean(), None);
    }

    #[test]
    fn the_mask_is_counted_with_its_cache() {
        let mut placements = placements();
        let scan = Scan { tested: 3, stale: 2, hidden: 4, shrunk: 1, ..Scan::default() };
        let scan = Scan { fail_prone: true, ..scan };
        placements.record(0, placed(6, PlacedBy::Nowhere, 0, Some(scan)));
        placements.record(0, placed(4, PlacedBy::Nowhere, 0, Some(scan)));
        let llcs = placements.llcs();
        assert_eq!(llcs.len(), 4);
        assert_eq!((llcs[1].llc, llcs[1].cpus[0], llcs[1].cpus.len()), (1, CpuId(4), 4));
        let counts = llcs[1].counts;
        assert_eq!((counts.false_positives, counts.true_negatives), (4, 8));
        assert_eq!((counts.mask_shrinks, counts.fail_prone_scans), (2, 2));
        assert_eq!(llcs[0].counts, Counts::default());
        assert_eq!(placements.machine(), counts);
    }

    #[test]
    fn migrations_are_a_wakeups_only_directly_behind_it() {
        let mut placements = placements();
        let waking = |task, target| {
            let (task, target) = (TaskId(task), CpuId(target));
            Fact::Waking { task, waker: None, waker_cpu: CpuId(0), target }
        };
        let migrate = |task, from, to| {
            let (task, from, to) = (TaskId(task), CpuId(from), CpuId(to));
            Fact::Migrate { task, from, to }
        };
        for fact in [
            waking(1, 1),
            migrate(1, 0, 1),
            waking(1, 2),
            migrate(1, 0, 2),
            waking(1, 4),
            Fact::Tick { cpu: CpuId(4) },
            migrate(1, 0, 4),
            waking(1, 8),
            migrate(2, 0, 8),
            migrate(1, 0, 8),
            waking(1, 8),
            migrate(1, 8, 9),
        ] {
            placements.record(0, fact);
        }
        let counts = placements.machine();
        assert_eq!(counts.wakeup_migrations, [1, 1, 0, 0]);
        assert_eq!(counts.balance_migrations, [1, 0, 1, 2]);
        assert_eq!(placements.cpus()[CpuId(8)].balance_migrations, [0, 0, 0, 2]);
    }
}
