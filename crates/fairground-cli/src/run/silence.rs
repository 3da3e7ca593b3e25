//! How far work is, where there is no terminal to show it on and no clock: in a browser. What asks
//! for progress elsewhere is the same here, and nothing is told.

use fairground::record::{Fact, Recorder};
use fairground::units::Ns;

/// How far one run is: nobody looks.
pub enum Progress {}

impl Progress {
    /// Told to nobody.
    pub fn of_run(_duration_ns: Ns) -> Option<Self> {
        None
    }

    /// The run is over.
    pub fn finish(self) {}
}

impl Recorder for Progress {
    fn record(&mut self, _at_ns: Ns, _fact: Fact) {}
}

/// How far many runs are: nobody looks.
pub struct PatientBar;

impl PatientBar {
    /// Of so many runs.
    pub fn new(_length: u64) -> Self {
        PatientBar
    }

    /// Does work, and counts nothing.
    ///
    /// # Errors
    /// Those of the work.
    pub fn counting<T, E>(work: impl FnOnce(&(dyn Fn() + Sync)) -> Result<T, E>) -> Result<T, E> {
        work(&|| {})
    }

    /// So many runs more have to be done.
    pub fn expect(&self, _more: u64) {}

    /// One run is over.
    pub fn step(&self) {}

    /// All runs are over.
    pub fn finish(&self) {}
}
