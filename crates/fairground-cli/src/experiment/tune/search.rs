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
//! Before a whole column is given up, [`PROBES`] steps within it are looked at.
//!
//! Bisection looks at log2(n) steps of a column; then at the [`GUARD`] steps above what it found. A
//! step there that does not hold sends it on above that. A column that can't beat what was found
//! in those before it costs one look; one that can is followed down from there in growing strides,
//! since thresholds of columns lie close together.

use super::look::Look;
use crate::base::failure::Failure;

/// Steps above a found one that are looked at.
pub const GUARD: usize = 3;

/// Steps within a column that misses at both ends for the same reason.
pub const PROBES: usize = 7;

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
            self.missed(column, last);
            return Ok(Some((below, Look::MISSES)));
        }
        if too_little.shares(too_much) {
            let within = self.within(column, last, look)?;
            return Ok(within.map(|step| (step, Look::MISSES)));
        }
        while above - below > 1 {
            let middle = below + (above - below) / 2;
            let seen = look(column, middle)?;
            if seen.holds() {
                self.missed(column, last);
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

    /// A step within a column that holds although both ends miss; looked for only as long as
    /// nothing is found elsewhere.
    fn within(
        &mut self,
        column: usize,
        last: usize,
        look: &mut impl FnMut(usize, usize) -> Result<Look, Failure>,
    ) -> Result<Option<usize>, Failure> {
        let (first, is_whole) = (self.from[column], last + 1 == self.steps);
        for probe in 1..=PROBES {
            let step = first + (last - first) * probe / (PROBES + 1);
            if is_whole && step > first && look(column, step)?.holds() {
                self.missed(column, last);
                return Ok(Some(step));
            }
        }
        Ok(None)
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
            self.missed(column, step);
            (low, high) = (step + 1, top);
        }
    }
}

#[cfg(test)]
mod tests;
