//! In which order the columns of a class are gone through.

use std::collections::{HashSet, VecDeque};
use std::ops::Range;

/// The columns of a class: that which was best in the class before, then the last one, the middle,
/// the quarters and so on.
pub(super) fn in_order(class: &Range<usize>, best: Option<usize>) -> Vec<usize> {
    let again = best.map(|best| class.start + best % class.len());
    let mut order: Vec<usize> = again.into_iter().chain([class.end - 1]).collect();
    let mut parts: VecDeque<Range<usize>> = VecDeque::new();
    parts.push_back(class.start..class.end - 1);
    while let Some(part) = parts.pop_front() {
        if !part.is_empty() {
            let middle = part.start + part.len() / 2;
            order.push(middle);
            parts.extend([part.start..middle, middle + 1..part.end]);
        }
    }
    let mut seen = HashSet::new();
    order.retain(|column| seen.insert(*column));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_is_visited_once_good_ones_soon() {
        assert_eq!(in_order(&(8..16), Some(2)), [10, 15, 11, 9, 13, 8, 12, 14]);
        assert_eq!(in_order(&(3..4), None), [3]);
    }
}
