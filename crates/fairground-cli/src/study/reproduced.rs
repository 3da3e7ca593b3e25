//! A thread's table beside ours: median and spread over the seeds, hit or miss.

use super::sample::Sample;
use super::shipped::Study;
use super::spec::{Cell, Kind};

/// A cell of the table with our number.
pub struct Compared {
    /// The thread's side.
    pub cell: Cell,
    /// Median, or mean, over the seeds.
    pub ours: f64,
    /// 5th percentile over the seeds.
    pub low: f64,
    /// 95th percentile over the seeds.
    pub high: f64,
    /// Near enough; never of an erratum.
    pub hit: bool,
}

impl Compared {
    /// What `--json` and the page say of it.
    pub fn verdict(&self) -> &'static str {
        match (self.hit, self.cell.kind) {
            (_, Kind::Erratum) => "erratum",
            (true, _) => "hit",
            (false, _) => "miss",
        }
    }
}

/// A study with all its cells compared.
pub struct Reproduced {
    /// The study.
    pub study: Study,
    /// Its cells in the order of the table.
    pub cells: Vec<Compared>,
    /// Digest of all runs.
    pub digest: u64,
    /// What the runs gave.
    pub samples: Vec<Sample>,
}

impl Reproduced {
    /// Number of cells that are near enough.
    pub fn hits(&self) -> usize {
        self.cells.iter().filter(|cell| cell.hit).count()
    }

    /// The cells that are judged: all but the errata.
    pub fn judged(&self) -> impl Iterator<Item = &Compared> {
        self.cells.iter().filter(|cell| cell.cell.kind != Kind::Erratum)
    }

    /// Number of cells that are judged and not near enough.
    pub fn misses(&self) -> usize {
        self.judged().filter(|cell| !cell.hit).count()
    }

    /// Number of cells of one kind that are near enough, and of all of this kind.
    pub fn hits_of(&self, kind: Kind) -> (usize, usize) {
        let of_kind = || self.cells.iter().filter(|cell| cell.cell.kind == kind);
        (of_kind().filter(|cell| cell.hit).count(), of_kind().count())
    }
}
