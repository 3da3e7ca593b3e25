//! What is counted of placement, and the rates that follow; the words stand in the folder's head.

use super::DISTANCES;
use crate::record::{PlacedBy, Placement, Scan};

/// What is counted of a CPU, a cache or the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Searches (S).
    pub searches: u64,
    /// Searches by what they found, in the order of [`PlacedBy`].
    pub by: [u64; 7],
    /// CPUs tested (T): target, previous and recent one as one.
    pub tested: u64,
    /// Walks of a cache domain.
    pub scans: u64,
    /// CPUs tested in them.
    pub scan_tested: u64,
    /// SIS_CORE: tested CPUs of the mask that were busy.
    pub false_positives: u64,
    /// SIS_CORE: idle CPUs that the mask did not show when a walk began.
    pub true_negatives: u64,
    /// SIS_CORE: CPUs that walks took out of the mask.
    pub mask_shrinks: u64,
    /// SIS_CORE: walks for a fail-prone target.
    pub fail_prone_scans: u64,
    /// Searches for a task whose previous CPU was not the waker's.
    pub remote_wakers: u64,
    /// Of them, those that wake-affine aimed at the waker's CPU.
    pub affine_targets: u64,
    /// Wake-ups on another CPU, by distance.
    pub wakeup_migrations: [u64; DISTANCES],
    /// Other migrations, by distance.
    pub balance_migrations: [u64; DISTANCES],
    /// Looks of a CPU that was about to go idle into a domain, by its span.
    pub newidle_attempts: [u64; DISTANCES],
    /// Tasks that it got.
    pub newidle_pulls: [u64; DISTANCES],
}

/// `part` of `whole` in percent; none of nothing.
fn percent(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 * 100.0 / whole as f64)
}

impl Counts {
    /// Searches that ended in one way.
    pub fn by(&self, by: PlacedBy) -> u64 {
        self.by[by as usize]
    }

    /// Searches that found no idle CPU (F).
    pub fn failures(&self) -> u64 {
        self.by(PlacedBy::Nowhere)
    }

    /// Searches that went beyond target, previous and recent CPU (D).
    pub fn domain_searches(&self) -> u64 {
        let fast = [PlacedBy::Target, PlacedBy::Prev, PlacedBy::Recent];
        self.searches - fast.into_iter().map(|by| self.by(by)).sum::<u64>()
    }

    /// CPUs that domain searches tested: T − (S − D).
    pub fn domain_tested(&self) -> u64 {
        self.tested - (self.searches - self.domain_searches())
    }

    /// Searches that ended with target, previous or recent CPU, percent.
    pub fn fast_percent(&self) -> Option<f64> {
        percent(self.searches - self.domain_searches(), self.searches)
    }

    /// Searches that found an idle CPU, percent.
    pub fn success_percent(&self) -> Option<f64> {
        percent(self.searches - self.failures(), self.searches)
    }

    /// Searches per CPU tested, percent.
    pub fn efficiency_percent(&self) -> Option<f64> {
        percent(self.searches, self.tested)
    }

    /// Domain searches per CPU that they tested, percent.
    pub fn domain_efficiency_percent(&self) -> Option<f64> {
        percent(self.domain_searches(), self.domain_tested())
    }

    /// Idle CPUs found per CPU tested, percent.
    pub fn yield_percent(&self) -> Option<f64> {
        percent(self.searches - self.failures(), self.tested)
    }

    /// CPUs tested per walk of a cache domain.
    pub fn scan_depth_mean(&self) -> Option<f64> {
        (self.scans > 0).then(|| self.scan_tested as f64 / self.scans as f64)
    }

    /// Of searches whose previous CPU was not the waker's, those at the waker's, percent.
    pub fn wake_affine_percent(&self) -> Option<f64> {
        percent(self.affine_targets, self.remote_wakers)
    }

    /// Adds what another one counted.
    pub fn add(&mut self, other: &Counts) {
        fn all<const N: usize>(to: &mut [u64; N], from: &[u64; N]) {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        }
        self.searches += other.searches;
        all(&mut self.by, &other.by);
        self.tested += other.tested;
        self.scans += other.scans;
        self.scan_tested += other.scan_tested;
        self.false_positives += other.false_positives;
        self.true_negatives += other.true_negatives;
        self.mask_shrinks += other.mask_shrinks;
        self.fail_prone_scans += other.fail_prone_scans;
        self.remote_wakers += other.remote_wakers;
        self.affine_targets += other.affine_targets;
        all(&mut self.wakeup_migrations, &other.wakeup_migrations);
        all(&mut self.balance_migrations, &other.balance_migrations);
        all(&mut self.newidle_attempts, &other.newidle_attempts);
        all(&mut self.newidle_pulls, &other.newidle_pulls);
    }

    /// Counts one search.
    pub fn count(&mut self, placement: &Placement) {
        self.searches += 1;
        self.by[placement.by as usize] += 1;
        self.tested += 1 + u64::from(placement.siblings);
        if placement.waker_cpu != placement.prev {
            self.remote_wakers += 1;
            self.affine_targets += u64::from(placement.target == placement.waker_cpu);
        }
        if let Some(scan) = &placement.scan {
            self.count_scan(scan);
        }
    }

    fn count_scan(&mut self, scan: &Scan) {
        self.tested += u64::from(scan.tested);
        self.scans += 1;
        self.scan_tested += u64::from(scan.tested);
        self.false_positives += u64::from(scan.stale);
        self.true_negatives += u64::from(scan.hidden);
        self.mask_shrinks += u64::from(scan.shrunk);
        self.fail_prone_scans += u64::from(scan.fail_prone);
    }
}
