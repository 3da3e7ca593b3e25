//! The steps of an order's columns, as the search sees them.

use super::judge::Judge;
use super::judged::Judged;
use super::look::Look;
use super::order::Order;
use super::search::{Ask, Best};
use crate::base::failure::Failure;

/// Of a step of this column, and of the others that were looked at there, the one that misses least
/// in the first few seeds, then the one that held in most before it was given up: it may hold after
/// all.
pub(super) fn nearest(next: Best, order: &Order, judge: &mut Judge<'_>) -> Result<Best, Failure> {
    let at = |column: usize| order.at(column, next.step);
    let others = (0..order.columns.len()).filter(|column| *column != next.column);
    let known: Vec<usize> = others.filter(|column| judge.of(&at(*column)).is_some()).collect();
    let mut ranked = Vec::new();
    for column in std::iter::once(next.column).chain(known) {
        let distance = judge.distance(&at(column))?;
        ranked.push((distance, judge.of(&at(column)).map_or(0, Judged::held), column));
    }
    let nearest = ranked.into_iter().min_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
    Ok(nearest.map_or(next, |(_, _, column)| Best { column, ..next }))
}

/// Asks a judge for the settings of an order.
pub(super) struct Settings<'a, 'q> {
    pub order: &'a Order,
    pub judge: &'a mut Judge<'q>,
}

impl Ask for Settings<'_, '_> {
    fn look(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.judge.look(&self.order.at(column, step))
    }

    fn glance(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.judge.glance(&self.order.at(column, step))
    }

    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure> {
        self.judge.confirm(&self.order.at(column, step))
    }

    fn distance(&mut self, column: usize, step: usize) -> Result<f64, Failure> {
        self.judge.distance(&self.order.at(column, step))
    }
}
