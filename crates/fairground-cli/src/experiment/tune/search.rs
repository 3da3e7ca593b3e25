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
//! And one target may miss at both ends: too few threads queue, too many use up a quota at once.
//! Before a whole column is given up, it is looked at from within (`search/inside.rs`).
//! Bisection looks at log2(n) steps of a column. A column that can't beat what was found in those
//! before it costs one or two looks; one that can is followed down from there in growing strides,
//! since thresholds of columns lie close together. A column's answer is asked for again, harder
//! ([`Ask::sure`]): looks may be quick ones. So are, of the answer of all columns, the [`GUARD`]
//! steps above it: a step there that does not hold sends the search on above that. When an answer
//! turned out not to hold, its column is followed up in growing strides: what does hold is near.
//!
//! Columns are gone through class by class, in the order of preference; within a class in an order
//! that finds a good one soon: that of the class before, then halves, quarters and so on.

use super::look::Look;
use super::visit::in_order;
use crate::base::failure::Failure;
use std::ops::Range;

/// Steps above a found one that are looked at.
pub const GUARD: usize = 3;

/// What was found: a step of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The column.
    pub column: usize,
    /// Its step.
    pub step: usize,
}

/// Steps of a column between which what misses changes; none holds.
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

/// Who knows what the steps of columns are.
pub trait Ask {
    /// What a step of a column misses, as far as a quick look tells.
    ///
    /// # Errors
    /// When it can't be run.
    fn look(&mut self, column: usize, step: usize) -> Result<Look, Failure>;

    /// The same, but of what misses it tells a part only.
    ///
    /// # Errors
    /// When it can't be run.
    fn glance(&mut self, column: usize, step: usize) -> Result<Look, Failure>;

    /// True if a step that looked good holds; a look says the same from then on.
    ///
    /// # Errors
    /// When it can't be run.
    fn sure(&mut self, column: usize, step: usize) -> Result<bool, Failure>;

    /// By how much a step misses, to be held against that of others; 0 if nothing misses.
    ///
    /// # Errors
    /// When it can't be run.
    fn distance(&mut self, column: usize, step: usize) -> Result<f64, Failure>;
}

/// Columns of steps, and what is known of them between two searches.
pub struct Search {
    steps: usize,
    /// Columns that are preferred alike, as ranges; the preferred ones first.
    classes: Vec<Range<usize>>,
    /// The first step of each column that may be the answer.
    from: Vec<usize>,
    /// Columns of which a threshold was found before: the next one is near.
    searched: Vec<bool>,
    /// By column, answers that turned out not to hold.
    rejected: Vec<u32>,
    /// What misses at the first steps of columns: it wants more.
    wants_more: Look,
    /// Columns that were looked at from within in vain.
    vain: usize,
    /// By column, up to which step it was looked for and what misses where there is too little.
    within: Vec<(usize, Look)>,
    /// Answers of classes that beat all classes before them, in their order.
    pub front: Vec<Best>,
    /// Steps that did not hold though a lower one of their column did.
    pub holes: Vec<Best>,
    /// Columns in which some targets want more and others less than any step has.
    pub gaps: Vec<Gap>,
}

impl Search {
    /// Classes of so many columns each, of so many steps.
    pub fn new(sizes: &[usize], steps: usize) -> Self {
        let columns = sizes.iter().sum();
        let classes = sizes.iter().scan(0, |first, size| {
            *first += size;
            Some(*first - size..*first)
        });
        let classes = classes.collect();
        let (front, holes, gaps) = (Vec::new(), Vec::new(), Vec::new());
        let (from, searched) = (vec![0; columns], vec![false; columns]);
        let within = vec![(0, Look::MISSES); columns];
        let (wants_more, vain) = (Look::HOLDS, 0);
        let rejected = vec![0; columns];
        Search {
            steps,
            rejected,
            classes,
            from,
            searched,
            wants_more,
            vain,
            within,
            front,
            holes,
            gaps,
        }
    }

    /// The least step of all columns, of equal ones that of the first column; none if not even the
    /// last step of a column holds.
    ///
    /// # Errors
    /// Those of who is asked.
    pub fn best(&mut self, ask: &mut impl Ask) -> Result<Option<Best>, Failure> {
        loop {
            let Some(best) = self.cheapest(ask)? else { return Ok(None) };
            let (top, too_little) = self.within[best.column];
            let mut hole = None;
            for step in (best.step + 1..=top).take(GUARD) {
                if ask.look(best.column, step)?.holds() {
                    ask.sure(best.column, step)?;
                }
                let is_hole = ask.look(best.column, step)?.shares(too_little);
                hole = is_hole.then_some(step).or(hole);
            }
            let Some(step) = hole else { return Ok(Some(best)) };
            self.missed(best.column, step);
            self.from[best.column] = step + 1;
        }
    }

    /// The answer of the columns as they are known, not guarded.
    fn cheapest(&mut self, ask: &mut impl Ask) -> Result<Option<Best>, Failure> {
        self.front.clear();
        let mut best: Option<Best> = None;
        for class in self.classes.clone() {
            let before = best.map(|best| best.step);
            for column in in_order(&class, best.map(|best| best.column)) {
                let last = match best {
                    None => self.steps.checked_sub(1),
                    // At the same cost the preferred column is the answer.
                    Some(best) if column < best.column => Some(best.step),
                    Some(best) => best.step.checked_sub(1),
                };
                let Some(last) = last.filter(|last| self.from[column] <= *last) else { continue };
                let found = self.column(column, last, ask)?;
                self.from[column] = found.unwrap_or(last + 1);
                best = found.map(|step| Best { column, step }).or(best);
            }
            if best.map(|best| best.step) != before {
                self.front.extend(best);
            }
        }
        Ok(best)
    }

    /// The least step of a column up to `last` that is surely an answer.
    fn column(
        &mut self,
        column: usize,
        last: usize,
        ask: &mut impl Ask,
    ) -> Result<Option<usize>, Failure> {
        loop {
            let Some((top, too_little)) = self.top(column, last, ask)? else { return Ok(None) };
            let mut step = self.threshold(column, top, &mut |column, step| match too_little {
                Look::MISSES => Ok(ask.glance(column, step)?.holds()),
                _ => Ok(!ask.look(column, step)?.shares(too_little)),
            })?;
            // Near the other end of what holds chance decides; the top itself does hold.
            while step < top && !ask.look(column, step)?.holds() {
                step += 1;
            }
            (self.from[column], self.searched[column]) = (step, true);
            self.within[column] = (top, too_little);
            if ask.sure(column, step)? {
                return Ok(Some(step));
            }
            if step == last {
                return Ok(None);
            }
        }
    }

    /// An answer turned out not to hold: nothing up to it is looked for again. After the second of
    /// a column the search leaps, further each time: neighbours of what just fails seldom hold.
    pub fn reject(&mut self, best: Best) {
        let rejected = &mut self.rejected[best.column];
        *rejected += 1;
        let leap = 1 << rejected.saturating_sub(2).min(16);
        self.from[best.column] = best.step + leap;
    }

    /// A step missed although a lower one held.
    fn missed(&mut self, column: usize, step: usize) {
        let hole = Best { column, step };
        if !self.holes.contains(&hole) {
            self.holes.push(hole);
        }
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
        let (mut stride, mut step) = (1, low);
        while self.searched[column] && step < high {
            if holds(column, step)? {
                high = step;
                break;
            }
            low = step + 1;
            step += stride;
            stride *= 2;
        }
        let is_below = top + 1 < self.steps && !self.searched[column];
        while is_below && low + stride <= high {
            if !holds(column, high - stride)? {
                low = high - stride + 1;
                break;
            }
            high -= stride;
            stride *= 2;
        }
        while low < high {
            let middle = low + (high - low) / 2;
            match holds(column, middle)? {
                true => high = middle,
                false => low = middle + 1,
            }
        }
        Ok(high)
    }
}

mod inside;

#[cfg(test)]
mod tests;
