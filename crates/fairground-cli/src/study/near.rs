//! Whether a number is near enough to the thread's.

use super::spec::Cell;
use super::tolerance::Tolerance;

/// Is a cell's number near enough? `spreads` are those of all `cells`, for a direction.
pub(crate) fn near(
    cell: &Cell,
    [low, ours, high]: [f64; 3],
    cells: &[Cell],
    spreads: &[[f64; 3]],
) -> bool {
    let off = (ours - cell.target).abs();
    match &cell.tolerance {
        Tolerance::Percent(percent) => off <= cell.target.abs() * percent / 100.0,
        Tolerance::Absolute(units) => off <= *units,
        Tolerance::AtLeast(units) => ours >= *units,
        Tolerance::AtMost(units) => ours <= *units,
        Tolerance::Between(from, to) => (*from..=*to).contains(&ours),
        Tolerance::InRange => (low..=high).contains(&cell.target),
        Tolerance::Within(units) => ours.abs() <= *units,
        Tolerance::SameSign => ours * cell.target > 0.0,
        Tolerance::SideOf(arm) => {
            let same = |other: &&Cell| {
                let alike = other.relation.is_some() == cell.relation.is_some();
                let whole = other.near.is_none() == cell.near.is_none();
                other.arm == *arm
                    && other.metric == cell.metric
                    && other.task == cell.task
                    && alike
                    && whole
            };
            let place = cells.iter().position(|other| same(&other));
            place.is_some_and(|place| {
                let (theirs, base) = (cells[place].target, spreads[place][1]);
                (cell.target - theirs) * (ours - base) > 0.0
            })
        }
    }
}
