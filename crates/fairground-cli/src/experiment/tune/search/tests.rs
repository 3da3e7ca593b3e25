//! Columns of steps are searched as they should be: by halves, past lucky steps.

use super::*;
use proptest::prelude::*;
use std::collections::HashSet;

/// Who needs no second look.
struct Known<F>(F);

impl<F: FnMut(usize, usize) -> Look> Ask for Known<F> {
    fn look(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        Ok(self.0(column, step))
    }

    fn glance(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.look(column, step)
    }

    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure> {
        Ok(self.0(column, step).holds())
    }

    fn distance(&mut self, _: usize, _: usize) -> Result<f64, Failure> {
        Ok(1.0)
    }
}

/// Who looks quickly: what does not hold looks good the first time if the step is even.
struct Hasty {
    columns: Vec<Vec<bool>>,
    asked: HashSet<(usize, usize)>,
}

impl Ask for Hasty {
    fn look(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        let seems = step % 2 == 0 && !self.asked.contains(&(column, step));
        Ok(looked(seems || self.columns[column][step]))
    }

    fn glance(&mut self, column: usize, step: usize) -> Result<Look, Failure> {
        self.look(column, step)
    }

    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure> {
        self.asked.insert((column, step));
        Ok(self.columns[column][step])
    }

    fn distance(&mut self, _: usize, _: usize) -> Result<f64, Failure> {
        Ok(1.0)
    }
}

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
    let mut search = Search::new(&[columns.len()], columns[0].len());
    let best = search.best(&mut Known(|column: usize, step: usize| {
        looks.insert((column, step));
        looked(columns[column][step])
    }));
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
    let mut holds = Known(|column: usize, step: usize| looked(columns[column][step]));
    let mut search = Search::new(&[1, 3], 50);
    assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 20 }));
    assert_eq!(search.front.len(), 2);
    search.reject(Best { column: 1, step: 20 });
    assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 2, step: 20 }));
    search.reject(Best { column: 2, step: 20 });
    assert_eq!(search.best(&mut holds).unwrap(), Some(Best { column: 1, step: 21 }));
    let nothing = Search::new(&[2], 9).best(&mut Known(|_, _| looked(false))).unwrap();
    assert_eq!(nothing, None);
}

/// Target 0 wants at least `more` steps, target 1 at most `less`.
fn between(more: usize, less: usize, steps: usize) -> (Option<Best>, Vec<Gap>, usize) {
    let (mut search, mut looks) = (Search::new(&[1], steps), 0);
    let best = search.best(&mut Known(|_, step: usize| {
        looks += 1;
        let misses = [(0, step < more), (1, step > less)];
        Look::missing(misses.into_iter().filter(|(_, misses)| *misses).map(|(at, _)| at))
    }));
    (best.unwrap(), search.gaps, looks)
}

#[test]
fn targets_that_want_more_and_less_are_met_where_both_hold() {
    let (best, gaps, looks) = between(300, 310, 1000);
    assert_eq!((best, gaps.len()), (Some(Best { column: 0, step: 300 }), 0));
    assert!(looks <= 25, "{looks}");
}

#[test]
fn a_target_that_misses_at_both_ends_is_met_within() {
    let column: Vec<bool> = (0..100).map(|step| (20..=70).contains(&step)).collect();
    let (best, looks) = searched(&[column]);
    assert_eq!(best, Some(Best { column: 0, step: 20 }));
    assert!(looks <= 20, "{looks}");
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
        let asked = HashSet::new();
        let best = Search::new(&[columns.len()], 80).best(&mut Hasty { columns, asked }).unwrap();
        let columns: Vec<Vec<bool>> = thresholds.iter().map(column).collect();
        prop_assert_eq!(best, exhaustive(&columns), "hasty looks");
    }
}
