//! Which signs of overload several runs show together.
//!
//! A busy stretch at the end of one run looks like a queue that grows: of services that keep up,
//! with bursts at 85 % of their limit, one run in seven shows it. So of several runs of one
//! scenario a queue grows if its mean over all of them does.

use super::backlog::QUARTERS;
use super::overload::{Kind, Overload, Queue, Shown};

/// The mean of runs grows if its last quarter has so many times the requests of its second one. If
/// more is asked for than can be done, that becomes 2.3; of what keeps up, a run begins with an
/// empty queue, and that alone makes it 1.5 if the run is short.
const GROWTH_OF_MEAN: f64 = 2.0;
/// Where fewer than one run in so many shows another sign, it may be chance.
const SELDOM: usize = 4;

/// A sign of several runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Sign {
    /// It, as it is in the worst of them, or in their mean.
    pub overload: Overload,
    /// True if it is in their mean.
    pub is_mean: bool,
    /// How many of them show it by themselves.
    pub runs: usize,
    /// True if these may have been busy at the end, and no more.
    pub may_be_chance: bool,
}

/// Signs of several runs of one scenario, each kind of a subject once.
pub fn of_runs<'s>(runs: impl IntoIterator<Item = &'s Shown>) -> Vec<Sign> {
    let runs: Vec<&Shown> = runs.into_iter().collect();
    let mut found = of_several(runs.iter().map(|run| &run.signs), runs.len());
    if runs.len() == 1 {
        return found;
    }
    let queues = |sign: &&mut Sign| sign.overload.kind == Kind::Queue;
    found.iter_mut().filter(queues).for_each(|sign| sign.may_be_chance = true);
    let spans = runs.first().map_or(&[][..], |run| &run.queues).iter().map(|queue| &queue.span);
    for span in spans {
        let of_span = runs.iter().flat_map(|run| &run.queues).filter(|queue| queue.span == *span);
        let Some(overload) = mean(of_span).and_then(|mean| mean.growth(GROWTH_OF_MEAN)) else {
            continue;
        };
        let is_mean = true;
        let is_it = |sign: &&mut Sign| same(&sign.overload, &overload);
        match found.iter_mut().find(is_it) {
            Some(sign) => *sign = Sign { overload, is_mean, runs: sign.runs, may_be_chance: false },
            None => found.push(Sign { overload, is_mean, runs: 0, may_be_chance: false }),
        }
    }
    found
}

/// Signs of several worlds of which each was run several times: those that are no chance.
pub fn of_worlds<'s>(worlds: impl IntoIterator<Item = &'s Vec<Sign>>) -> Vec<Sign> {
    let sure = |signs: &Vec<Sign>| -> Vec<Overload> {
        let sure = signs.iter().filter(|sign| !sign.may_be_chance);
        sure.map(|sign| sign.overload.clone()).collect()
    };
    let worlds: Vec<Vec<Overload>> = worlds.into_iter().map(sure).collect();
    of_several(&worlds, worlds.len())
}

/// Signs of several worlds, each of another scenario.
pub fn of_several<'o>(lists: impl IntoIterator<Item = &'o Vec<Overload>>, of: usize) -> Vec<Sign> {
    let mut found: Vec<Sign> = Vec::new();
    for overload in lists.into_iter().flatten() {
        match found.iter_mut().find(|sign| same(&sign.overload, overload)) {
            Some(sign) => {
                sign.runs += 1;
                if overload.value > sign.overload.value {
                    sign.overload.clone_from(overload);
                }
            }
            None => {
                let (overload, is_mean) = (overload.clone(), false);
                found.push(Sign { overload, is_mean, runs: 1, may_be_chance: false });
            }
        }
    }
    found.iter_mut().for_each(|sign| sign.may_be_chance = of > 1 && sign.runs * SELDOM < of);
    found
}

fn same(one: &Overload, other: &Overload) -> bool {
    (one.kind, &one.subject) == (other.kind, &other.subject)
}

/// The mean of a queue over the runs that went on for their time.
fn mean<'q>(queues: impl Iterator<Item = &'q Queue>) -> Option<Queue> {
    let whole: Vec<&Queue> = queues.filter(|queue| queue.quarters.is_some()).collect();
    let count = whole.len() as f64;
    let mut quarters = [0.0; QUARTERS];
    for one in whole.iter().filter_map(|queue| queue.quarters) {
        quarters.iter_mut().zip(one).for_each(|(sum, more)| *sum += more / count);
    }
    let arrived = whole.iter().map(|queue| queue.arrived).sum::<f64>() / count;
    Some(Queue { quarters: Some(quarters), arrived, ..Queue::clone(whole.first()?) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::backlog::Quarters;

    #[test]
    fn several_worlds_are_told_as_one_with_the_worst() {
        let sign = |value| Overload::new(Kind::Queue, "server/request", [value, 1.0]);
        let worlds = [vec![sign(5.0)], vec![], vec![sign(9.0)]];
        let overload = sign(9.0);
        let worst = Sign { overload, is_mean: false, runs: 2, may_be_chance: false };
        assert_eq!(of_several(&worlds, 3), std::slice::from_ref(&worst));
        assert_eq!(of_several(&worlds, 9), [Sign { may_be_chance: true, ..worst }]);
    }

    #[test]
    fn a_queue_of_several_runs_grows_if_its_mean_does() {
        let run = |quarters: Quarters| {
            let (span, quarters) = ("web".into(), Some(quarters));
            let arrived = 100.0;
            let queue = Queue { span, quarters, arrived, is_overfull: false, short_times: None };
            Shown { signs: queue.growth(1.5).into_iter().collect(), queues: vec![queue] }
        };
        let [grows, falls] = [run([1.0, 4.0, 8.0, 12.0]), run([12.0, 8.0, 4.0, 1.0])];
        let of = |runs: &[&Shown]| -> Vec<(usize, bool)> {
            let signs = of_runs(runs.iter().copied());
            signs.iter().map(|sign| (sign.runs, sign.may_be_chance)).collect()
        };
        assert_eq!(of(&[&grows]), [(1, false)]);
        assert_eq!(of(&[&grows, &falls]), [(1, true)], "busy at the end of one of them");
        assert_eq!(of(&[&falls]), []);
        let uneven = [run([1.0, 6.0, 4.0, 9.0]), run([1.0, 2.0, 9.0, 9.0])];
        let settles = [run([4.0, 6.0, 8.0, 9.0]), run([4.0, 6.0, 8.0, 9.0])];
        assert_eq!(of(&[&settles[0], &settles[1]]), [(2, true)], "it comes to rest");
        assert!(uneven.iter().all(|run| run.signs.is_empty()));
        assert_eq!(of(&[&uneven[0], &uneven[1]]), [(0, false)], "all together");
    }
}
