//! Columns whose last step misses: what holds, if anything, lies below it.
//!
//! If the first step misses something else, bisection by the reason finds it. If both miss the
//! same, [`PROBES`] steps between are looked at, and some near the first, each twice as far from it
//! as the one before: ranges often begin near what is wanted and end far beyond. If none of them
//! holds but one of them misses by less than both ends do, the way leads down from there, by
//! halves, to the step that misses least.

use super::{Ask, Gap, Search};
use crate::base::failure::Failure;
use crate::experiment::tune::look::Look;
use std::collections::BTreeSet;

/// Steps within a column that misses at both ends for the same reason.
const PROBES: usize = 7;
/// Columns in which nothing within misses by less than the ends do, before it is no longer tried.
const VAIN_MAX: usize = 3;

impl Search {
    /// A step of a column that holds, the last one or one below it, and what misses if there is too
    /// little: anything, unless some targets want less.
    pub(super) fn top(
        &mut self,
        column: usize,
        last: usize,
        ask: &mut impl Ask,
    ) -> Result<Option<(usize, Look)>, Failure> {
        let (mut below, mut above) = (self.from[column], last);
        if !self.is_whole(last) {
            let glance = ask.glance(column, above)?;
            if !glance.holds() && glance.is_within(self.wants_more) {
                return Ok(None);
            }
        }
        let too_much = ask.look(column, above)?;
        if too_much.holds() {
            return Ok(Some((above, Look::MISSES)));
        }
        let too_little = ask.look(column, below)?;
        if too_little.holds() {
            self.missed(column, last);
            return Ok(Some((below, Look::MISSES)));
        }
        self.wants_more = self.wants_more.with(too_little);
        if too_little.shares(too_much) {
            return self.within(column, last, ask);
        }
        while above - below > 1 {
            let middle = below + (above - below) / 2;
            let seen = ask.look(column, middle)?;
            if seen.holds() {
                self.missed(column, last);
                return Ok(Some((middle, too_little)));
            }
            (below, above) = match (seen.shares(too_little), seen.shares(too_much)) {
                (true, false) => (middle, above),
                (false, true) => (below, middle),
                (true, true) => (middle, middle),
                // Something else misses here alone: neither more nor less is known to help.
                (false, false) => return self.within(column, last, ask),
            };
        }
        let within = self.within(column, last, ask)?;
        if within.is_none() {
            let (want_more, want_less) = (too_little, too_much);
            self.gaps.push(Gap { column, below, above, want_more, want_less });
        }
        Ok(within)
    }

    /// True if nothing is found elsewhere: columns are looked at in full.
    fn is_whole(&self, last: usize) -> bool {
        last + 1 == self.steps
    }

    /// A step within a column that holds although both ends miss; looked for only as long as
    /// nothing is found elsewhere.
    fn within(
        &mut self,
        column: usize,
        last: usize,
        ask: &mut impl Ask,
    ) -> Result<Option<(usize, Look)>, Failure> {
        if !self.is_whole(last) {
            return Ok(None);
        }
        let first = self.from[column];
        let even = (0..=PROBES + 1).map(|probe| first + (last - first) * probe / (PROBES + 1));
        let near = (0..usize::BITS).map_while(|power| first.checked_add(1 << power));
        let steps: BTreeSet<usize> = even.chain(near.take_while(|step| *step < last)).collect();
        let steps: Vec<usize> = steps.into_iter().collect();
        let mut found = None;
        for step in &steps {
            if ask.glance(column, *step)?.holds() {
                found = Some(*step);
                break;
            }
        }
        if found.is_none() && self.vain < VAIN_MAX {
            found = self.descend(column, &steps, ask)?;
        }
        if found.is_some() {
            self.missed(column, last);
        }
        Ok(found.map(|step| (step, Look::MISSES)))
    }

    /// From the least of steps that all miss, none of them an end, down to one that holds.
    fn descend(
        &mut self,
        column: usize,
        steps: &[usize],
        ask: &mut impl Ask,
    ) -> Result<Option<usize>, Failure> {
        let distances = steps.iter().map(|step| ask.distance(column, *step));
        let distances = distances.collect::<Result<Vec<f64>, Failure>>()?;
        let least = (0..steps.len()).min_by(|a, b| distances[*a].total_cmp(&distances[*b]));
        let least = least.unwrap_or(0);
        if least == 0 || least + 1 == steps.len() {
            self.vain += 1;
            return Ok(None);
        }
        let (mut below, mut at, mut above) = (steps[least - 1], steps[least], steps[least + 1]);
        let mut least = distances[least];
        while above - below > 2 {
            let is_low = at - below > above - at;
            let step = if is_low { below + (at - below) / 2 } else { at + (above - at) / 2 };
            if ask.look(column, step)?.holds() {
                return Ok(Some(step));
            }
            let distance = ask.distance(column, step)?;
            (below, at, above) = match (distance < least, is_low) {
                (true, true) => (below, step, at),
                (true, false) => (at, step, above),
                (false, true) => (step, at, above),
                (false, false) => (below, at, step),
            };
            least = least.min(distance);
        }
        Ok(None)
    }
}
