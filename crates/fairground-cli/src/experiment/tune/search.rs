//! The least step of any column from which on everything holds, with as few looks as it takes.
//!
//! A column is one choice of all knobs but the one that costs; its steps are that knob's values,
//! cheapest first. Columns stand in the order in which they are preferred at equal cost. What is
//! looked for is the least step that holds *and above which every step does that was looked at*: a
//! cheaper one may hold by luck (p99 is not quite monotone in a quota, since requests meet period
//! boundaries), and nobody should rest on luck.
//!
//! Not every target wants more: one that protects a neighbour wants less. So a column whose last
//! step misses is looked at from its first step too. Where they miss for different reasons, what
//! holds, if anything, lies between, and bisection by the reason finds it: a step that misses what
//! the first step misses is too little, one that misses what the last misses is too much, and where
//! both miss at once no step holds both. The least step is then that from which on nothing is too
//! little.
//!
//! Bisection looks at log2(n) steps of a column; then at the [`GUARD`] steps above what it found. A
//! step there that does not hold sends it on above that. A column that can't beat what was found
//! in those before it costs one look; one that can is followed down from there in growing strides,
//! since thresholds of columns lie close together.

use super::look::Look;
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

/// Steps of a column between which what misses changes, with none that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The column.
    pub column: usize,
    /// The highest step that was seen to be too little.
    pub below: usize,
    /// The lowest that was seen to be too much; the same if it is both.
    pub above: usize,
    /// What misses where there is too little.
    pub want_more: Look,
    /// What misses where there is too much.
    pub want_less: Look,
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
    /// Columns in which some targets want more and others less than any step has.
    pub gaps: Vec<Gap>,
}

impl Search {
    /// So many columns of so many steps.
    pub fn new(columns: usize, steps: usize) -> Self {
        let (front, holes, gaps) = (Vec::new(), Vec::new(), Vec::new());
        Search { steps, from: vec![0; columns], front, holes, gaps }
    }

    /// The least step of all columns, of equal ones that of the first column; none if not even the
    /// last step of a column holds.
    ///
    /// # Errors
    /// Those of `look`, which is asked for a column and a step.
    pub fn best(
        &mut self,
        look: &mut impl FnMut(usize, usize) -> Result<Look, Failure>,
    ) -> Result<Option<Best>, Failure> {
        self.front.clear();
        let mut bound = self.steps;
        for column in 0..self.from.len() {
            if self.from[column] >= bound {
                continue;
            }
            let Some((top, too_little)) = self.top(column, bound - 1, look)? else {
                self.from[column] = bound;
                continue;
            };
            let mut enough =
                |column, step| Ok::<_, Failure>(!look(column, step)?.shares(too_little));
            let mut step = self.threshold(column, top, &mut enough)?;
            // Near the other end of what holds chance decides; the top itself does hold.
            while step < top && !look(column, step)?.holds() {
                step += 1;
            }
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

    /// A step of a column that holds, the last one or one below it, and what misses if there is too
    /// little: anything, unless some targets want less.
    fn top(
        &mut self,
        column: usize,
        last: usize,
        look: &mut impl FnMut(usize, usize) -> Result<Look, Failure>,
    ) -> Result<Option<(usize, Look)>, Failure> {
        let (mut below, mut above) = (self.from[column], last);
        let too_much = look(column, above)?;
        if too_much.holds() {
            return Ok(Some((above, Look::MISSES)));
        }
        let too_little = look(column, below)?;
        if too_little.holds() {
            self.holes.push(Best { column, step: last });
            return Ok(Some((below, Look::MISSES)));
        }
        if too_little.shares(too_much) {
            return Ok(None);
        }
        while above - below > 1 {
            let middle = below + (above - below) / 2;
            let seen = look(column, middle)?;
            if seen.holds() {
                self.holes.push(Best { column, step: last });
                return Ok(Some((middle, too_little)));
            }
            (below, above) = match (seen.shares(too_little), seen.shares(too_much)) {
                (true, false) => (middle, above),
                (false, true) => (below, middle),
                (true, true) => (middle, middle),
                // Something else misses here alone: neither more nor less is known to help.
                (false, false) => return Ok(None),
            };
        }
        let (want_more, want_less) = (too_little, too_much);
        self.gaps.push(Gap { column, below, above, want_more, want_less });
        Ok(None)
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

    fn looked(holds: bool) -> Look {
        if holds { Look::HOLDS } else { Look::missing([0]) }
    }

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
            Ok(looked(columns[column][step]))
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
        let mut holds = |column: usize, step: usize| Ok(looked(columns[column][step]));
        let mut search = Search::new(4, 50);
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 20 }));
        assert_eq!(search.front.len(), 2);
        search.reject(Best { column: 1, step: 20 });
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 2, step: 20 }));
        search.reject(Best { column: 2, step: 20 });
        assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 21 }));
        let nothing = Search::new(2, 9).best(&mut |_, _| Ok(looked(false))).unwrap();
        assert_eq!(nothing, None);
    }

    /// Target 0 wants at least `more` steps, target 1 at most `less`.
    fn between(more: usize, less: usize, steps: usize) -> (Option<Best>, Vec<Gap>, usize) {
        let (mut search, mut looks) = (Search::new(1, steps), 0);
        let best = search.best(&mut |_, step| {
            looks += 1;
            let misses = [(0, step < more), (1, step > less)];
            Ok(Look::missing(misses.into_iter().filter(|(_, misses)| *misses).map(|(at, _)| at)))
        });
        (best.unwrap(), search.gaps, looks)
    }

    #[test]
    fn targets_that_want_more_and_less_are_met_where_both_hold() {
        let (best, gaps, looks) = between(300, 310, 1000);
        assert_eq!((best, gaps.len()), (Some(Best { column: 0, step: 300 }), 0));
        assert!(looks <= 25, "{looks}");
    }

    #[test]
    fn targets_that_exclude_each_other_are_told_with_their_ends() {
        let (best, gaps, _) = between(300, 299, 1000);
        assert!(best.is_none() && (gaps[0].below, gaps[0].above) == (299, 300), "{gaps:?}");
        assert!(gaps[0].want_more.misses(0) && !gaps[0].want_more.misses(1), "{gaps:?}");
        let (best, gaps, _) = between(600, 299, 1000);
        let Gap { below, above, .. } = gaps[0];
        assert!(best.is_none() && below == above && (300..600).contains(&below), "{gaps:?}");
    }

    proptest! {
        #[test]
        fn a_window_gives_what_exhaustive_search_gives(
            more in 0usize..80, less in 0usize..80,
        ) {
            let (best, gaps, _) = between(more, less, 80);
            let exists = more <= less;
            prop_assert_eq!(best.map(|best| best.step), exists.then_some(more));
            prop_assert_eq!(gaps.is_empty(), exists);
        }

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
