//! Every setting that tune looked at, as a map.

use super::measured::{median, median_and_worst};
use crate::experiment::tune::{Answer, Found, Judged, Outcome, Question};
use crate::experiment::worlds::heaviest;
use crate::tell::report::panel::{
    Axis, Heat, HeatCell, HeatValue, Measure, Sign, VALUES_MAX, levels,
};
use crate::tell::set;
use std::collections::BTreeSet;

/// An axis with more values than this shows those at which something was tried.
const AXIS_MAX: usize = 40;

const SIGNS: [(&str, &str); 5] = [
    ("\u{2605}", "the answer"),
    ("\u{25c6}", "the best with less burst: the frontier"),
    ("\u{25bc}", "next cheaper: not enough"),
    ("\u{25cb}", "missed although a cheaper setting held"),
    ("\u{2205}", "the kernel refuses it"),
];

/// The map.
pub fn heat(question: &Question, answer: &Answer) -> Heat {
    let world = heaviest(&question.grid.worlds);
    let measures_max = 1 + question.targets.len();
    let most = VALUES_MAX / measures_max;
    let looked: Vec<(&Vec<usize>, &Judged)> =
        answer.looked.iter().map(|(at, worlds)| (at, &worlds[world])).take(most).collect();
    let tried: Vec<BTreeSet<usize>> = (0..question.grid.axes.len())
        .map(|axis| looked.iter().map(|(at, _)| at[axis]).collect())
        .collect();
    let shown = |axis: usize| -> Vec<usize> {
        let all = question.grid.axes[axis].values.len();
        match all > AXIS_MAX {
            true => tried[axis].iter().copied().collect(),
            false => (0..all).collect(),
        }
    };
    let shown: Vec<Vec<usize>> = (0..question.grid.axes.len()).map(shown).collect();
    let axis = |(axis, places): (&crate::experiment::axis::Axis, &Vec<usize>)| Axis {
        key: axis.key.clone(),
        values: places.iter().map(|&place| axis.values[place].clone()).collect(),
        left_out: axis.values.len() - places.len(),
    };
    let sign = |(sign, says): (&str, &str)| Sign { sign: sign.into(), says: says.into() };
    Heat {
        title: "Settings that were looked at".into(),
        sentence: sentence(question, answer, looked.len()),
        axes: question.grid.axes.iter().zip(&shown).map(axis).collect(),
        measures: measures(question, &looked),
        signs: SIGNS.map(sign).into(),
        cells: cells(question, answer, &looked, &shown),
        empty: "not tried".into(),
    }
}

fn sentence(question: &Question, answer: &Answer, shown: usize) -> String {
    let of = set::likeliest(&question.grid.worlds).map_or(String::new(), |of| {
        format!(" Numbers are those of {of}; the answer counts all of them.")
    });
    let less = match answer.looked.len() - shown {
        0 => String::new(),
        more => format!(" {more} more had no room here."),
    };
    format!(
        "tune looked at {} of {} settings; of the others nothing is known. It gives a setting up \
         as soon as enough seeds miss: 0/1 is one seed, which missed.{of}{less}",
        answer.looked.len(),
        answer.settings,
    )
}

fn measures(question: &Question, looked: &[(&Vec<usize>, &Judged)]) -> Vec<Measure> {
    let held = Measure {
        name: "seeds in which all targets hold".into(),
        sentence: "Seeds that held / seeds that were tried.".into(),
        palest: "none of them".into(),
        strongest: "all of them".into(),
    };
    let of_target = |at: usize| {
        let unit = question.targets[at].metric.unit();
        let known: Vec<f64> = medians(looked, at).into_iter().flatten().collect();
        let end = |of: fn(f64, f64) -> f64| {
            let value = known.iter().copied().reduce(of);
            value.map_or("-".into(), |value| crate::tell::amount::shown(value, unit))
        };
        Measure {
            name: format!("{}, median of the seeds", question.targets[at].metric.name()),
            sentence: format!("The target is {}.", question.targets[at]),
            palest: end(f64::min),
            strongest: end(f64::max),
        }
    };
    [held].into_iter().chain((0..question.targets.len()).map(of_target)).collect()
}

fn medians(looked: &[(&Vec<usize>, &Judged)], target: usize) -> Vec<Option<f64>> {
    looked.iter().map(|(_, judged)| median(judged, target)).collect()
}

fn cells(
    question: &Question,
    answer: &Answer,
    looked: &[(&Vec<usize>, &Judged)],
    shown: &[Vec<usize>],
) -> Vec<HeatCell> {
    let targets = 0..question.targets.len();
    let of_target = |at: usize| {
        let is_time = question.targets[at].metric.unit().is_time();
        levels(&medians(looked, at), is_time)
    };
    let levels: Vec<Vec<Option<f64>>> = targets.clone().map(of_target).collect();
    let cell = |(row, (at, judged)): (usize, &(&Vec<usize>, &Judged))| {
        let signs = signs(&answer.outcome, at, judged);
        let value = |target: usize| {
            let [median, worst] = median_and_worst(question, judged, target);
            HeatValue {
                text: median,
                spread: format!("worst {worst}, seeds {}", judged.tried()),
                level: levels[target][row],
                signs: signs.clone(),
            }
        };
        let held = HeatValue {
            text: held(judged),
            spread: String::new(),
            level: share(judged),
            signs: signs.clone(),
        };
        let place = |(&at, places): (&usize, &Vec<usize>)| {
            places.iter().position(|place| *place == at).expect("what was tried is shown")
        };
        HeatCell {
            at: at.iter().zip(shown).map(place).collect(),
            shown: [held].into_iter().chain(targets.clone().map(value)).collect(),
        }
    };
    looked.iter().enumerate().map(cell).collect()
}

fn held(judged: &Judged) -> String {
    match (&judged.refused, judged.tried()) {
        (Some(_), _) => "refused".into(),
        (None, 0) => "another explanation missed".into(),
        (None, tried) => format!("{}/{tried}", judged.held()),
    }
}

/// The share of seeds that held; nothing without any.
fn share(judged: &Judged) -> Option<f64> {
    let tried = judged.tried();
    (tried > 0).then(|| judged.held() as f64 / tried as f64)
}

fn signs(outcome: &Outcome, at: &[usize], judged: &Judged) -> Vec<usize> {
    let of_found = |found: &Found| {
        let is = |row: &crate::experiment::tune::Row| row.at == at;
        let front = found.front.iter().any(is) && !is(&found.best);
        let hole = found.holes.iter().any(|hole| hole.at == at);
        [is(&found.best), front, found.cheaper.as_ref().is_some_and(is), hole]
    };
    let of_search = match outcome {
        Outcome::Found(found) => of_found(found),
        Outcome::Infeasible(_) => [false; 4],
    };
    let all = of_search.into_iter().chain([judged.refused.is_some()]).enumerate();
    all.filter_map(|(sign, is)| is.then_some(sign)).collect()
}
