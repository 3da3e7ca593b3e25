//! Which settings of a sweep are overloaded, as the lines of its data set tell: one judgement over
//! all seeds of a setting, whoever ran them.

use super::overload::{SHORT_RUN, mark, sentence, value as signs_value};
use crate::experiment::plan::Plan;
use crate::run::backlog::Quarters;
use crate::run::overload::{Overload, Queue, Shown};
use crate::run::signs::{Sign, of_runs};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead};

/// The part of a line that is judged.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Line {
    point: usize,
    overloads: Vec<Overload>,
    requests: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    span: String,
    count: u64,
    in_flight: u64,
    in_flight_quarters: Option<Quarters>,
}

impl From<Line> for Shown {
    fn from(line: Line) -> Shown {
        let queue = |span: Span| Queue {
            span: span.span,
            quarters: span.in_flight_quarters,
            arrived: (span.count + span.in_flight) as f64 / 4.0,
            is_overfull: false,
            short_times: None,
        };
        Shown { signs: line.overloads, queues: line.requests.into_iter().map(queue).collect() }
    }
}

/// A setting that shows any sign.
pub struct Overloaded {
    setting: usize,
    signs: Vec<Sign>,
    runs: usize,
}

/// Reads which there are.
///
/// # Errors
/// When the data set can't be read.
pub fn read(plan: &Plan, lines: impl BufRead) -> io::Result<Vec<Overloaded>> {
    let mut found = Vec::new();
    let (mut at, mut runs) = (0, Vec::new());
    // Lines stand in the order of their points, in which seeds go fastest.
    for line in lines.lines() {
        let line: Line = serde_json::from_str(&line?).map_err(io::Error::from)?;
        let setting = line.point / plan.seeds.len();
        if setting != at {
            found.extend(judged(at, &runs));
            runs.clear();
            at = setting;
        }
        runs.push(Shown::from(line));
    }
    found.extend(judged(at, &runs));
    Ok(found)
}

fn judged(setting: usize, runs: &[Shown]) -> Option<Overloaded> {
    let signs = of_runs(runs);
    (!signs.is_empty()).then_some(Overloaded { setting, signs, runs: runs.len() })
}

/// A sentence for each kind of sign: in how many settings it is, and what the first of them shows.
/// What may be chance is seen in some setting of every large sweep and is not told.
pub fn sentences(plan: &Plan, found: &[Overloaded]) -> Vec<String> {
    let mut marks: Vec<&str> = Vec::new();
    let sure = |sign: &&Sign| !sign.may_be_chance;
    for sign in found.iter().flat_map(|over| over.signs.iter().filter(sure)) {
        if !marks.contains(&mark(sign)) {
            marks.push(mark(sign));
        }
    }
    marks.sort_by_key(|mark| *mark == SHORT_RUN);
    let of = plan.settings.len();
    let told = |this: &str| {
        let is_it = |sign: &&Sign| sure(sign) && mark(sign) == this;
        let mut over = found.iter().filter_map(|over| Some((over, over.signs.iter().find(is_it)?)));
        let (first, sign) = over.next()?;
        let (count, name) = (1 + over.count(), plan.name(first.setting));
        let place = format!(" in {count} of {of} settings, the first of them {name}");
        Some(sentence(sign, first.runs, &place))
    };
    marks.into_iter().filter_map(told).collect()
}

/// The same as data.
pub fn value(plan: &Plan, found: &[Overloaded]) -> Value {
    let one = |over: &Overloaded| {
        let axes = plan.vary.iter().zip(plan.at(over.setting));
        let pairs = axes.map(|(axis, at)| (axis.key.clone(), json!(axis.values[at])));
        json!({
            "setting": Value::Object(pairs.collect()),
            "runs": over.runs,
            "signs": signs_value(&over.signs),
        })
    };
    Value::Array(found.iter().map(one).collect())
}
