//! What the 99th percentile is made of: causes are taken away one by one, in the same history.
//!
//! Neighbours go first, where they are known. With P the p99 as it is, A without them, B without
//! the limit and C with a thread for each request too: the limit's part is (A - B)/P, that of
//! waiting for a thread (B - C)/P. Blame of single requests would call too much of a throttled
//! service's delay "waiting for a thread": a queue that grew while its threads were stopped is
//! there for some time after that. What is left, C/P, is shared out by the blame of the slowest
//! hundredth there: to waiting for a CPU, and to work and waits elsewhere as one. A histogram and
//! CPU time can't tell a request that works for long from one that waits for a database now and
//! then, so no explanation of them can.

use super::world::{World, share_of};
use crate::experiment::statistics::weighted::Range;

/// A cause of delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Other pods keep the CPUs busy; only told where they are known.
    Neighbours,
    /// The CPU limit.
    Throttling,
    /// All threads are busy.
    Thread,
    /// All CPUs that it may use are busy.
    Cpu,
    /// The requests' own work, and what they wait for elsewhere: a lock, a disk, another service.
    Own,
}

/// All parts, in the order in which they are told.
pub const PARTS: [Part; 5] =
    [Part::Neighbours, Part::Throttling, Part::Thread, Part::Cpu, Part::Own];

/// How a part is told.
pub struct Words {
    /// For programs.
    pub word: &'static str,
    /// For people.
    pub name: &'static str,
    /// What takes it away.
    pub gone_with: &'static str,
}

impl Part {
    /// Its words.
    pub fn words(self) -> Words {
        let (word, name, gone_with) = match self {
            Part::Neighbours => ("neighbours", "neighbours", "a node to itself"),
            Part::Throttling => ("throttling", "throttling", "no limit"),
            Part::Thread => ("thread", "waiting for a thread", "a thread for each request"),
            Part::Cpu => ("cpu", "waiting for a CPU", "more CPUs, fewer neighbours"),
            Part::Own => (
                "work-or-elsewhere",
                "own work or elsewhere",
                "less work in a request, faster databases, locks, disks",
            ),
        };
        Words { word, name, gone_with }
    }
}

/// The worlds with causes taken away.
pub struct Without<'w> {
    /// As it is.
    pub now: &'w World,
    /// Without the neighbours that are known; as it is if there are none.
    pub neighbours: &'w World,
    /// Without them and the limit.
    pub limit: &'w World,
    /// Without all of these, with a thread for each request.
    pub threads: &'w World,
}

impl Without<'_> {
    /// Each part's share of the p99, per cent, over all explanations.
    pub fn parts_percent(&self) -> Vec<(Part, Range)> {
        let shares: Vec<[f64; PARTS.len()]> =
            (0..self.now.all.len()).map(|place| self.shares(place)).collect();
        let range = |at: usize| {
            let pairs = shares.iter().zip(&self.now.all);
            let pairs: Vec<_> =
                pairs.map(|(all, (weight, _))| (100.0 * all[at], *weight)).collect();
            Range::of(&pairs).unwrap_or(Range { low: 0.0, likely: 0.0, high: 100.0 })
        };
        PARTS.into_iter().enumerate().map(|(at, part)| (part, range(at))).collect()
    }

    /// The shares of one explanation, 0 to 1; they add up to 1.
    fn shares(&self, place: usize) -> [f64; PARTS.len()] {
        let p99_ms = |world: &World| world.all[place].1.p99_ms;
        let now_ms = p99_ms(self.now).max(f64::MIN_POSITIVE);
        // A cause that happens to shorten the tail has no part in it.
        let alone_ms = p99_ms(self.neighbours).min(now_ms);
        let limit_ms = p99_ms(self.limit).min(alone_ms);
        let threads_ms = p99_ms(self.threads).min(limit_ms);
        let tail = &self.threads.all[place].1.tail;
        let rest = threads_ms / now_ms;
        let of = |causes: &[&str]| rest * share_of(tail, causes);
        [
            (now_ms - alone_ms) / now_ms,
            (alone_ms - limit_ms) / now_ms,
            (limit_ms - threads_ms) / now_ms + of(&["backlog"]),
            of(&["queued", "migrating", "throttled"]),
            of(&["running", "sibling", "clock", "spinning", "blocked"]),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_and_waits_elsewhere_are_one_part_since_the_figures_cannot_tell_them_apart() {
        let words: Vec<&str> = PARTS.iter().map(|part| part.words().word).collect();
        assert_eq!(words, ["neighbours", "throttling", "thread", "cpu", "work-or-elsewhere"]);
    }
}
