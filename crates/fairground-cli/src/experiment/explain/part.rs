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
//!
//! Every share is a quotient of two times, or what such a quotient leaves of the whole. So its ends
//! are as far out as a quotient may be off, and "without the limit" is the same range here and in
//! the row of that change.

use super::verdict::Much;
use super::world::{World, share_of};
use fairground_statistics::weighted::Range;

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

    /// A range of such shares, per cent, with its ends as far out as a quotient may be off.
    fn coarse(self, percent: Range) -> Range {
        match self {
            // What is left without it is the quotient.
            Part::Neighbours | Part::Throttling | Part::Thread => {
                percent.negated().coarse_change().negated().map(|share| share.max(0.0))
            }
            Part::Cpu | Part::Own => {
                let change = percent.map(|share| share - 100.0).coarse_change();
                change.map(|percent| (100.0 + percent).min(100.0))
            }
        }
    }
}

/// How much of the p99 a part is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// Of which part.
    pub part: Part,
    /// Per cent of the p99, over all explanations.
    pub percent: Range,
    /// What may be said of it. This goes by the explanations' own shares, without what a quotient
    /// may be off: so it was held beside services and kernels.
    pub much: Much,
}

impl Share {
    fn of(part: Part, percent: Range) -> Share {
        Share { part, percent: part.coarse(percent), much: Much::of(percent) }
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
    /// Each part's share of the p99, over all explanations.
    pub fn parts(&self) -> Vec<Share> {
        let shares: Vec<[f64; PARTS.len()]> =
            (0..self.now.all.len()).map(|place| self.shares(place)).collect();
        let range = |at: usize| {
            let pairs = shares.iter().zip(&self.now.all);
            let pairs: Vec<_> =
                pairs.map(|(all, (weight, _))| (100.0 * all[at], *weight)).collect();
            Range::of(&pairs).unwrap_or(Range { low: 0.0, likely: 0.0, high: 100.0 })
        };
        PARTS.into_iter().enumerate().map(|(at, part)| Share::of(part, range(at))).collect()
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

    #[test]
    fn a_share_is_told_no_finer_than_the_quotient_of_two_times() {
        let told = |part: Part, low, high| {
            let Range { low, high, .. } = part.coarse(Range { low, likely: low, high });
            [low, high].map(f64::round)
        };
        assert_eq!(told(Part::Throttling, 47.0, 53.0), [44.0, 56.0]);
        assert_eq!(told(Part::Throttling, 3.0, 90.0), [0.0, 91.0]);
        assert_eq!(told(Part::Throttling, 0.0, 0.0), [0.0, 0.0], "no limit ever made a difference");
        assert_eq!(told(Part::Own, 53.0, 90.0), [50.0, 95.0]);
        assert_eq!(told(Part::Own, 100.0, 100.0), [100.0, 100.0]);
        assert_eq!(told(Part::Cpu, 0.0, 2.0), [0.0, 2.0]);
    }

    #[test]
    fn what_is_said_goes_by_the_shares_themselves() {
        let said = Share::of(Part::Throttling, Range { low: 51.0, likely: 60.0, high: 70.0 });
        assert!(said.much == Much::Main && said.percent.low < 50.0, "{said:?}");
    }
}
