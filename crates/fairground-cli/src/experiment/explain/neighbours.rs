//! Does other work keep the node's CPUs busy? The explanations are simulated with nothing beside
//! them, so figures that neighbours spoil are blamed on something else: fewer threads, more work.
//!
//! `cpu.pressure` tells. With P the share of the time in which something of the container waited
//! for a CPU, and A what the explanations wait by themselves (for their limit, and for each other):
//! where P is far above all of A, someone else had the CPU. Where the limit itself makes the
//! container wait for long, P can't show more: neighbours hide behind it, until it is lifted.

use super::world::World;
use fairground_statistics::weighted::Range;

/// Waiting is far above the explanations' own from this multiple of it on.
const FAR: f64 = 1.5;
/// And by so many per cent of the time: the tasks of every node's kernel take some.
const OF_KERNEL_PERCENT: f64 = 5.0;

/// More than the explanations' own by so many per cent of the time may be neighbours that are busy
/// now and then, or the kernel's tasks: one request in a hundred is all that a p99 is.
const OF_P99_PERCENT: f64 = 1.0;

/// Neighbours only add to the wait. Where the explanations wait more than so many times as long as
/// the container did, two figures disagree; but not where a dashboard may have rounded it to 0.
const LESS: f64 = 2.0;
const TOLD_PERCENT: f64 = 1.0;

/// Explanations that wait by themselves in more of the time leave neighbours room to hide.
const HIDES_PERCENT: f64 = 20.0;

/// Whether there are neighbours that matter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Neighbours {
    /// No `cpu.pressure` is among the figures.
    Unknown,
    /// The container waits no longer than such services do by themselves, and that is not long.
    None(Waiting),
    /// It waits no longer than they do, but they wait so long that it says nothing.
    Hidden(Waiting),
    /// It waits somewhat longer than they do: neighbours that are seldom busy, or the kernel's
    /// tasks.
    Seldom(Waiting),
    /// It waits much longer.
    Some(Waiting),
    /// Neighbours are simulated as busy as they may be, and it waits much less than beside those.
    Less(Waiting),
    /// It waits much less than they do by themselves: the figures contradict each other.
    Disagree(Waiting),
}

/// How much of the time something waited for a CPU, per cent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Waiting {
    /// In the container, as measured.
    pub measured_percent: f64,
    /// In the explanations.
    pub alone_percent: Range,
}

impl Neighbours {
    /// Of what was measured, if it was, and of the explanations as they are today.
    /// In these there may be neighbours already.
    pub fn of(measured_percent: Option<f64>, now: &World, with_neighbours: bool) -> Neighbours {
        let Some(measured_percent) = measured_percent else { return Neighbours::Unknown };
        let alone_percent = now.range(|measured| measured.pressure_some_percent);
        let waiting = Waiting { measured_percent, alone_percent };
        let more_percent = measured_percent - alone_percent.high * FAR;
        if with_neighbours && measured_percent * FAR + OF_KERNEL_PERCENT < alone_percent.low {
            return Neighbours::Less(waiting);
        }
        let low_percent = alone_percent.low;
        if !with_neighbours && low_percent >= TOLD_PERCENT && measured_percent * LESS < low_percent
        {
            return Neighbours::Disagree(waiting);
        }
        match more_percent {
            OF_KERNEL_PERCENT.. => Neighbours::Some(waiting),
            _ if alone_percent.high > HIDES_PERCENT => Neighbours::Hidden(waiting),
            OF_P99_PERCENT.. => Neighbours::Seldom(waiting),
            _ => Neighbours::None(waiting),
        }
    }

    /// What was compared, if it was.
    pub fn waiting(self) -> Option<Waiting> {
        match self {
            Neighbours::Unknown => None,
            Neighbours::None(waiting)
            | Neighbours::Hidden(waiting)
            | Neighbours::Less(waiting)
            | Neighbours::Disagree(waiting)
            | Neighbours::Seldom(waiting)
            | Neighbours::Some(waiting) => Some(waiting),
        }
    }

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Neighbours::Unknown => "unknown",
            Neighbours::None(_) => "none",
            Neighbours::Hidden(_) => "hidden",
            Neighbours::Less(_) => "less",
            Neighbours::Disagree(_) => "disagree",
            Neighbours::Seldom(_) => "seldom",
            Neighbours::Some(_) => "some",
        }
    }
}
