//! What may be said of a range, and which changes are worth telling.

use super::change::Kind;
use super::changed::Changed;
use super::question::Question;
use super::world::World;
use crate::experiment::worlds::suffices;
use fairground_statistics::weighted::{Range, share};
use std::cmp::Ordering;

/// A cause of at least so many per cent is the main one.
const MAIN_PERCENT: f64 = 50.0;
/// A cause of at least so many per cent is one of several.
const SOME_PERCENT: f64 = 10.0;
/// Changes are told.
const TOLD: usize = 3;
/// A change is told if it helps in explanations of at least this share of the weight.
const HELPS_MIN: f64 = 0.2;
/// Two p99s within this factor are as good as each other.
const ALIKE: f64 = 1.1;

/// How much of the p99 a cause is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Much {
    /// More than half of it, whichever explanation is true.
    Main,
    /// Some of it, whichever is true.
    Some,
    /// Hardly any, whichever is true.
    Little,
    /// The figures don't tell.
    Unknown,
}

impl Much {
    /// Of a cause's share, per cent.
    pub fn of(percent: Range) -> Much {
        match percent {
            Range { low, .. } if low >= MAIN_PERCENT => Much::Main,
            Range { high, .. } if high < SOME_PERCENT => Much::Little,
            Range { low, .. } if low >= SOME_PERCENT => Much::Some,
            _ => Much::Unknown,
        }
    }
}

/// Whether a target is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Met {
    /// In explanations of nearly all the weight.
    Yes,
    /// In explanations of hardly any.
    No,
    /// It depends on which explanation is true.
    Depends,
}

impl Met {
    /// Of the share of the weight for which it holds, 0 to 1.
    pub fn of(share: f64) -> Met {
        match share {
            share if suffices(share) => Met::Yes,
            share if suffices(1.0 - share) => Met::No,
            _ => Met::Depends,
        }
    }

    /// Of what all of them do. A time is no finer than explanations are, so a target that is
    /// nearer to it than that is left open.
    pub fn of_world(world: &World) -> Met {
        match world.holds_at_ends().map(Met::of) {
            [Met::Yes, _] => Met::Yes,
            [_, Met::No] => Met::No,
            _ => Met::Depends,
        }
    }
}

/// Whether a change meets the target, as far as figures over minutes tell. They don't tell spells
/// of throttling that last for seconds (a batch in the container, a peak, a start) from bursts that
/// are over in a period, and the services of a set have the latter. So a burst may save up nothing
/// where they say that it is enough, and a higher limit may be enough where they miss: that is left
/// open, unless the limit is hardly any of the p99 (`is_little`).
pub fn met(changed: &Changed, is_little: bool) -> Met {
    match (kind(changed), Met::of_world(&changed.world)) {
        (Kind::Burst, Met::Yes) => Met::Depends,
        (Kind::Burst | Kind::Limit | Kind::Both | Kind::NoLimit, Met::No) if !is_little => {
            Met::Depends
        }
        (_, met) => met,
    }
}

/// Puts the best first: what meets the target, of these what allows the service least; else what
/// brings the p99 down most, of equals what allows the service least. Two changes at once come
/// behind, where one does as much. Bursts come last: whether they help hangs on how the limit stops
/// the service, which figures don't tell.
pub fn sort(changes: &mut [Changed], question: &Question) {
    let takes_both = takes_both(changes, question);
    let best_ms = changes.iter().map(p99_ms).fold(f64::INFINITY, f64::min);
    let is_met = |changed: &Changed| is_met(changed, question);
    let is_best = |changed: &Changed| p99_ms(changed) <= best_ms * ALIKE;
    let is_open = |changed: &Changed| match kind(changed) {
        Kind::Both => u8::from(!takes_both),
        Kind::Burst => 2,
        _ => 0,
    };
    changes.sort_by(|a, b| {
        let by_cost = cost(a, question).total_cmp(&cost(b, question)).then(kind(a).cmp(&kind(b)));
        let by_p99 = || match (is_met(a), is_met(b)) {
            (true, true) => by_cost,
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) => match (is_best(a), is_best(b)) {
                (true, true) => by_cost,
                (true, false) => Ordering::Less,
                (false, true) => Ordering::Greater,
                (false, false) => p99_ms(a).total_cmp(&p99_ms(b)).then(by_cost),
            },
        };
        is_open(a).cmp(&is_open(b)).then_with(by_p99)
    });
}

/// True if two changes at once do what none does alone: meet the target or, where nothing does,
/// bring the p99 down by a tenth more.
fn takes_both(changes: &[Changed], question: &Question) -> bool {
    let (both, alone): (Vec<&Changed>, Vec<&Changed>) =
        changes.iter().partition(|changed| kind(changed) == Kind::Both);
    let best_ms = alone.iter().map(|one| p99_ms(one)).fold(f64::INFINITY, f64::min);
    let is_more = |both: &&Changed| is_met(both, question) || p99_ms(both) < best_ms / ALIKE;
    both.iter().any(is_more) && !alone.iter().any(|one| is_met(one, question))
}

fn is_met(changed: &Changed, question: &Question) -> bool {
    !question.targets.is_empty() && met(changed, false) == Met::Yes
}

/// Marks the best change of each kind, at most three: of those that help in explanations of some
/// weight, and harm in those of hardly any. Two at once are told if it takes both.
pub fn mark(changes: &mut [Changed], question: &Question, now: &World) {
    let mut kinds: Vec<Kind> = Vec::new();
    let takes_both = takes_both(changes, question);
    let is_worth = |changed: &&mut Changed| {
        (takes_both || kind(changed) != Kind::Both)
            && helps(now, &changed.world) >= HELPS_MIN
            && suffices(1.0 - harms(now, &changed.world))
    };
    for changed in changes.iter_mut().filter(is_worth) {
        changed.is_told = kinds.len() < TOLD && !kinds.contains(&kind(changed));
        if changed.is_told {
            kinds.push(kind(changed));
        }
    }
}

/// The share of all weight for which a change brings the p99 down by a tenth or more, 0 to 1.
pub fn helps(now: &World, changed: &World) -> f64 {
    share_of(now, changed, |before_ms, after_ms| after_ms < before_ms / ALIKE)
}

/// The same of those for which it goes up by a tenth or more.
fn harms(now: &World, changed: &World) -> f64 {
    share_of(now, changed, |before_ms, after_ms| after_ms > before_ms * ALIKE)
}

fn share_of(now: &World, changed: &World, is_so: impl Fn(f64, f64) -> bool) -> f64 {
    let pairs = now.all.iter().zip(&changed.all);
    share(pairs.map(|((weight, before), (_, after))| (is_so(before.p99_ms, after.p99_ms), *weight)))
}

fn p99_ms(changed: &Changed) -> f64 {
    changed.world.time(|measured| measured.p99_ms).likely
}

fn cost(changed: &Changed, question: &Question) -> f64 {
    changed.change.peak_cpus(question.cpus)
}

fn kind(changed: &Changed) -> Kind {
    changed.change.kind
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_needs_both_ends_of_its_range() {
        let range = |low, high| Range { low, likely: (low + high) / 2.0, high };
        assert_eq!(Much::of(range(55.0, 90.0)), Much::Main);
        assert_eq!(Much::of(range(15.0, 90.0)), Much::Some);
        assert_eq!(Much::of(range(0.0, 9.0)), Much::Little);
        assert_eq!(Much::of(range(5.0, 90.0)), Much::Unknown);
        assert_eq!(
            [1.0, 0.95, 0.5, 0.05].map(Met::of),
            [Met::Yes, Met::Yes, Met::Depends, Met::No]
        );
    }
}
