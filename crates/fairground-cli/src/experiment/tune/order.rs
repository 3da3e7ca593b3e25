//! The settings in the order of their cost.

use super::cost::{CPUS_USED, NEIGHBOURS};
use super::question::{Question, REQUESTS, RESERVATION};
use super::search::{Best, Search};
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::axis::Axis;
use crate::read::{closest, parse_duration};

/// More choices of the knobs that don't cost are not gone through.
pub(crate) const COLUMNS_MAX: usize = 10_000;

/// The settings in the order of their cost.
pub(crate) struct Order {
    /// The axis that costs.
    pub axis: usize,
    /// Its values, cheapest first.
    pub steps: Vec<usize>,
    /// What each step costs.
    pub costs: Vec<f64>,
    /// Burst and places of the other axes' values, preferred first.
    pub columns: Vec<(f64, Vec<usize>)>,
}

impl Order {
    /// In the order of a question, of equal settings those first that change less of today's
    /// values.
    pub fn new(
        question: &Question,
        whose: &Whose,
        todays: &[Option<usize>],
    ) -> Result<Order, Failure> {
        let axes = &question.grid.axes;
        let axis = match &question.minimise {
            None => {
                let limit = axes.iter().position(|axis| axis.cpus(0).is_some());
                let burst = || axes.iter().position(Axis::is_burst);
                limit.or_else(|| position(axes, REQUESTS)).or_else(burst).unwrap_or(0)
            }
            Some(key) => position(axes, key).ok_or_else(|| {
                let keys: Vec<&str> = axes.iter().map(|axis| axis.key.as_str()).collect();
                Failure::Usage(format!(
                    "--minimise {key} does not vary{}\naccepted: reservation, requests (if a knob \
                     is a request or a weight), cpus-used, neighbours, or one of --vary: {}",
                    meant(key, &keys),
                    keys.join(", ")
                ))
            })?,
        };
        let mut steps: Vec<usize> = (0..axes[axis].values.len()).collect();
        let cost = |step: &usize| {
            let of = axes[axis].cpus(*step).or_else(|| axes[axis].request(*step));
            let cost = of.or_else(|| size(&axes[axis].values[*step])).unwrap_or(0.0);
            sign(question, whose, &axes[axis]) * cost
        };
        steps.sort_by(|a, b| cost(a).total_cmp(&cost(b)));
        let costs = steps.iter().map(cost).collect();
        let mut others = question.grid.clone();
        others.axes.remove(axis);
        let count = others.settings().filter(|count| *count <= COLUMNS_MAX).ok_or_else(|| {
            Failure::Usage(format!(
                "the knobs beside {} have more than {COLUMNS_MAX} combinations\naccepted: fewer \
                 values: start coarse, then go fine around the answer",
                axes[axis].key
            ))
        })?;
        let burst = |at: &[usize]| -> f64 {
            let of = |(axis, value): (&Axis, &usize)| {
                sign(question, whose, axis) * axis.burst(*value).unwrap_or(0.0)
            };
            others.axes.iter().zip(at).map(of).sum()
        };
        let column = |setting: usize| {
            let at = others.at(setting);
            (burst(&at), at)
        };
        let mut columns: Vec<(f64, Vec<usize>)> = (0..count).map(column).collect();
        // Of equal bursts the most for others.
        let taken = |at: &[usize]| -> f64 {
            let others = others.axes.iter().zip(at);
            let others = others.filter(|(axis, _)| sign(question, whose, axis) < 0.0);
            others.map(|(axis, value)| -axis.request(*value).unwrap_or(0.0)).sum()
        };
        let todays = [&todays[..axis], &todays[axis + 1..]].concat();
        columns.sort_by(|(a, at), (b, other)| {
            let by_taken = || taken(at).total_cmp(&taken(other));
            let by_changes = || changes(at, &todays).cmp(&changes(other, &todays));
            a.total_cmp(b).then_with(by_taken).then_with(by_changes)
        });
        Ok(Order { axis, steps, costs, columns })
    }

    /// A search of them that has not begun: columns of equal bursts are preferred alike.
    pub fn search(&self) -> Search {
        let same = |a: &(f64, Vec<usize>), b: &(f64, Vec<usize>)| a.0 == b.0;
        let sizes: Vec<usize> = self.columns.chunk_by(same).map(<[_]>::len).collect();
        Search::new(&sizes, self.steps.len())
    }

    /// Where a setting stands, if its values are of the order.
    pub fn place(&self, at: &[usize]) -> Option<Best> {
        let mut others = at.to_vec();
        let value = others.remove(self.axis);
        let step = self.steps.iter().position(|step| *step == value)?;
        let column = self.columns.iter().position(|(_, column)| *column == others)?;
        Some(Best { column, step })
    }

    /// The setting of a step of a column.
    pub fn at(&self, column: usize, step: usize) -> Vec<usize> {
        let mut at = self.columns[column].1.clone();
        at.insert(self.axis, self.steps[step]);
        at
    }
}

/// In how many knobs a setting differs from today's values.
pub(super) fn changes(at: &[usize], todays: &[Option<usize>]) -> usize {
    at.iter().zip(todays).filter(|(value, today)| Some(**value) != **today).count()
}

/// A limit of a group that no target is of takes from it: unless something else is to be small, the
/// most for it costs least.
fn sign(question: &Question, whose: &Whose, axis: &Axis) -> f64 {
    match question.minimise.is_none() && whose.theirs(axis).is_some() {
        true => -1.0,
        false => 1.0,
    }
}

/// What a cost that nobody knows was meant to be, as the end of a sentence.
fn meant(key: &str, varied: &[&str]) -> String {
    let costs = [RESERVATION, REQUESTS, CPUS_USED, NEIGHBOURS];
    let others = costs.into_iter().chain(varied.iter().copied()).filter(|name| *name != key);
    let name = closest(key, others);
    name.map_or(String::new(), |name| format!("; did you mean {name}?"))
}

/// A plain number or a time; other values are taken in the order in which they were given.
fn size(value: &str) -> Option<f64> {
    let number = value.parse().ok().filter(|number: &f64| number.is_finite());
    number.or_else(|| parse_duration(value).map(|time_ns| time_ns as f64))
}

/// The axis that is to be small: by its key, or the first that is a request or a weight.
fn position(axes: &[Axis], key: &str) -> Option<usize> {
    let named = axes.iter().position(|axis| axis.key == key);
    let is_request = |axis: &Axis| axis.request(0).is_some();
    named.or_else(|| axes.iter().position(is_request).filter(|_| key == REQUESTS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_today_has_not_is_a_change() {
        assert_eq!(changes(&[0, 2, 1], &[Some(0), Some(1), None]), 2);
        assert_eq!(changes(&[0, 1], &[Some(0), Some(1)]), 0);
    }
}
