//! The least step of any column from which on everything holds, with as few looks as it takes.
//!
//! A column is one choice of all knobs but the one that costs; its steps are that knob's values,
//! cheapest first. Columns stand in the order in which they are preferred at equal cost. What is
//! looked for is the least step that holds *and above which every step does that was looked at*: a
//! cheaper one may hold by luck (p99 is not quite monotone in a quota, since requests meet period
//! boundaries), and nobody should rest on luck.
//!
//! Bisection looks at log2(n) steps of a column; then at the [`GUARD`] steps above what it found. A
//! step there that does not hold sends it on above that. A column that can't beat what was found
//! in those before it costs one look; one that can is followed down from there in growing strides,
//! since thresholds of columns lie close together.

use crate::base::failure::Failure;

/// Steps above a found one that are looked at.
pub const GUARD: usize = 3;

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The column.
    pub column: usize,
    /// Its step.
    pub step: usize,
}

/// Columns of steps, and what is known of them between two searches.
pub struct Search {
    steps: usize,
    /// The first step of each column that may be the answer.
    from: Vec<usize>,
    /// Answers of columns that beat all before them, in the order of the columns.
    pub front: Vec<Best>,
    /// Steps that did not hold though a lower one of their column did.
    pub holes: Vec<Best>,
}

impl Search {
    /// So many columns of so many steps.
    pub fn new(columns: usize, steps: usize) -> Self {
        Search { steps, from: vec![0; columns], front: Vec::new(), holes: Vec::new() }
    }

    /// The least step of all columns, of equal ones that of the first column; none if not even the
    /// last step of a column holds.
    ///
    /// # Errors
    /// Those of `holds`, which is asked for a column and a step.
    pub fn best(
        &mut self,
        holds: &mut impl FnMut(usize, usize) -> Result<bool, Failure>,
    ) -> Result<Option<Best>, Failure> {
        self.front.clear();
        let mut bound = self.steps;
        for column in 0..self.from.len() {
            if self.from[column] >= bound {
                continue;
            }
            if !holds(column, bound - 1)? {
                self.from[column] = bound;
                continue;
            }
            let step = self.threshold(column, bound - 1, holds)?;
            self.from[column] = step;
            if step < bound {
                bound = step;
                self.front.push(Best { column, step });
            }
        }
        Ok(self.front.last().copied())
    }

    /// An answer turned out not to hold: nothing up to it is looked for again.
    pub fn reject(&mut self, best: Best) {
        self.from[best.column] = best.step + 1;
    }

    /// The threshold of a column below a step that holds.
    fn threshold(
        &mut self,
        column: usize,
        mut high: usize,
        holds: &mut impl FnMut(usize, usize) -> Result<bool, Failure>,
    ) -> Result<usize, Failure> {
        let mut low = self.from[column];
        let top = high;
        let mut stride = 1;
        while top + 1 < self.steps && low + stride <= high {
            if !holds(column, high - stride)? {
                low = high - stride + 1;
                break;
            }
            high -= stride;
            stride *= 2;
        }
        loop {
            while low < high {
                let middle = low + (high - low) / 2;
                match holds(column, middle)? {
                    true => high = middle,
                    false => low = middle + 1,
                }
            }
            let mut hole = None;
            for step in (high + 1..=top).take(GUARD) {
                if !holds(column, step)? {
                    hole = Some(step);
                }
            }
            let Some(step) = hole else { return Ok(high) };
            self.holes.push(Best { column, step });
            (low, high) = (step + 1, top);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Exhaustive search by the same rule, if nothing hides above what bisection sees.
    fn exhaustive(columns: &[Vec<bool>]) -> Option<Best> {
        let threshold = |column: &Vec<bool>| {
            let last = column.iter().rposition(|holds| !holds);
            last.map_or(0, |last| last + 1)
        };
        let all = columns.iter().map(threshold).enumerate();
        let all = all.filter(|(column, step)| *step < columns[*column].len());
        let best = all.min_by_key(|(column, step)| (*step, *column));
        best.map(|(column, step)| Best { column, step })
    }

    fn searched(columns: &[Vec<bool>]) -> (Option<Best>, usize) {
        let mut looks = std::collections::HashSet::new();
        let mut search = Search::new(columns.len(), columns[0].len());
        let best = search.best(&mut |column, step| {
            looks.insert((column, step));
            Ok(columns[column][step])
        });
        (best.unwrap(), looks.len())
    }

    #[test]
    fn a_thousand_steps_take_a_dozen_looks() {
        let column: Vec<bool> = (0..1000).map(|step| step >= 267).collect();
        let (best, looks) = searched(&[column]);
        assert_eq!(best, Some(Best { column: 0, step: 267 }));
        assert!(looks <= 14, "{looks}");
    }

    #[test]
    fn a_lucky_step_is_not_rested_on() {
        let mut column: Vec<bool> = (0..100).map(|step| step >= 60).collect();
        column[50] = true;
        column[49] = true;
        assert_eq!(searched(&[column]).0, Some(Best { column: 0, step: 60 }));
    }

    #[test]
    fn equal_columns_go_by_preference_and_a_rejected_answer_is_not_given_again() {
        let column = |from: usize| (0..50).map(|step| step >= from).collect::<Vec<bool>>();
        let columns = [column(30), column(20), column(20), column(21)];
        let mut holds = |column: usize, step: usize| Ok(columns[column][step]);
        let mut search = Search::new(4, 50);
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 20 }));
        assert_eq!(search.front.len(), 2);
        search.reject(Best { column: 1, step: 20 });
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 2, step: 20 }));
        search.reject(Best { column: 2, step: 20 });
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 21 }));
        let nothing = Search::new(2, 9).best(&mut |_, _| Ok(false)).unwrap();
        assert_eq!(nothing, None);
    }

    proptest! {
        #[test]
        fn monotone_columns_give_what_exhaustive_search_gives(
            thresholds in prop::collection::vec(0usize..=80, 1..12),
        ) {
            let column = |from: &usize| (0..80).map(|step| step >= *from).collect::<Vec<bool>>();
            let columns: Vec<Vec<bool>> = thresholds.iter().map(column).collect();
            prop_assert_eq!(searched(&columns).0, exhaustive(&columns));
        }
    }
}
