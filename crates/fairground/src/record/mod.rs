//! Facts come out of the engine one by one; recorders make statistics, traces and digests of them.
//!
//! A recorder takes what it wants and passes over the rest, and reads nothing of the engine.

pub mod blame;
mod cause;
pub mod digest;
pub mod energy;
mod fact;
mod latencies;
mod pick;
mod placed;
pub mod placement;
pub mod pressure;
mod pressure_average;
mod request;
pub mod requests;
pub mod residency;
pub mod span;
pub mod stats;
pub mod stays;
mod task_stats;
pub mod throttles;
mod waits;

use crate::units::Ns;

pub use fact::{Fact, Idle, Leaves};
pub use pick::{Pick, Picked, Request};
pub use placed::{PlacedBy, Placement, Scan};
pub use request::RequestFact;

/// Something that takes facts in order of time.
pub trait Recorder {
    /// Takes one fact.
    fn record(&mut self, at_ns: Ns, fact: Fact);

    /// True if it wants to hear of every choice of the fair class.
    fn hears_picks(&self) -> bool {
        false
    }

    /// Takes one choice.
    fn pick(&mut self, _at_ns: Ns, _pick: Pick) {}
}

/// Records nothing, at no cost.
impl Recorder for () {
    #[inline]
    fn record(&mut self, _at_ns: Ns, _fact: Fact) {}
}

/// Two recorders side by side.
impl<A: Recorder, B: Recorder> Recorder for (A, B) {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.0.record(at_ns, fact);
        self.1.record(at_ns, fact);
    }

    fn hears_picks(&self) -> bool {
        self.0.hears_picks() || self.1.hears_picks()
    }

    fn pick(&mut self, at_ns: Ns, pick: Pick) {
        self.0.pick(at_ns, pick);
        self.1.pick(at_ns, pick);
    }
}

/// A recorder that may be absent.
impl<A: Recorder> Recorder for Option<A> {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Some(recorder) = self {
            recorder.record(at_ns, fact);
        }
    }

    fn hears_picks(&self) -> bool {
        self.as_ref().is_some_and(Recorder::hears_picks)
    }

    fn pick(&mut self, at_ns: Ns, pick: Pick) {
        if let Some(recorder) = self {
            recorder.pick(at_ns, pick);
        }
    }
}

/// A recorder that someone else keeps.
impl<A: Recorder + ?Sized> Recorder for &mut A {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        (**self).record(at_ns, fact);
    }

    fn hears_picks(&self) -> bool {
        (**self).hears_picks()
    }

    fn pick(&mut self, at_ns: Ns, pick: Pick) {
        (**self).pick(at_ns, pick);
    }
}
