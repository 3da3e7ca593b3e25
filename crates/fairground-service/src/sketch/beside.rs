//! What a sketch does beside requests: collections, batches, requests of another kind.

use super::{Due, Job, Sketch};
use crate::service::{Rhythm, Spread};

/// Pieces of a collection that is less than one thread.
const PIECES: u32 = 8;

impl Sketch<'_> {
    /// A thread of the work beside the requests begins.
    pub(super) fn begin_beside(&mut self) {
        let Some(beside) = &self.service.beside else { return };
        let random = beside.rhythm == Rhythm::Requests;
        let part = if random { self.chance.exponential() } else { 1.0 };
        let since_ns = self.cpus.now_ns as u64;
        let job = Job::Beside { since_ns, left: 0 };
        let work_ns = beside.run_ns(self.load) * part;
        match beside.rhythm {
            // As `jvm` has it: work of a random length ends before.
            Rhythm::Stop => {
                self.cpus.stop(work_ns, job, self.service.work == Spread::Even);
            }
            Rhythm::Even if self.service.collects_as_one_of_them() => {
                self.collect(since_ns, self.pieces() - 1);
            }
            Rhythm::Even | Rhythm::Random | Rhythm::Requests => {
                self.cpus.compute(work_ns, job);
            }
        }
    }

    /// A piece of it is done.
    pub(super) fn end_beside(&mut self, since_ns: u64, left: u32) {
        if left > 0 {
            self.put(self.rest_ns(), Due::Piece { since_ns, left: left - 1 });
            return;
        }
        let Some(beside) = &self.service.beside else { return };
        if beside.rhythm == Rhythm::Stop {
            self.cpus.go_on();
        }
        let even = matches!(beside.rhythm, Rhythm::Even | Rhythm::Stop);
        let part = if even { 1.0 } else { self.chance.exponential() };
        let again_ns = since_ns as f64 + beside.period_ns * part;
        self.put((again_ns - self.cpus.now_ns).max(0.0), Due::Beside);
    }

    /// A piece of a collection, which takes the place of a part.
    pub(super) fn collect(&mut self, since_ns: u64, left: u32) {
        self.collecting.push_back((self.piece_ns(), Job::Beside { since_ns, left }));
        self.compute();
    }

    /// Pieces of a collection: of a GOMAXPROCS below 4, a quarter is less than one thread.
    fn pieces(&self) -> u32 {
        if self.service.at_once() < 4 { PIECES } else { 1 }
    }

    fn piece_ns(&self) -> f64 {
        let beside = self.service.beside.as_ref();
        beside.map_or(0.0, |beside| beside.run_ns(self.load)) / f64::from(self.pieces())
    }

    fn rest_ns(&self) -> f64 {
        let part = f64::from(self.service.at_once()) / 4.0;
        self.piece_ns() * (1.0 - part) / part
    }
}
