//! The setting of the least cost if the cost is not one knob: a coarse grid first, then downhill
//! from its best settings by halves.
//!
//! Nothing says that such a cost has one valley, so the answer is the least that was found. It is
//! proven like any other: with seeds that chose nothing.

use super::cost::Cost;
use super::judge::Judge;
use super::order::changes;
use super::proof::{ATTEMPTS, Proof, Proven};
use super::question::Question;
use crate::base::failure::Failure;
use std::collections::BTreeMap;

/// Settings of the coarse grid at most.
const COARSE_MAX: usize = 150;
/// Settings of it from which the way leads down.
const STARTS: usize = 3;
/// Settings that are looked at at most.
const SETTINGS_MAX: usize = 600;

/// What a setting costs: the first number that differs decides.
type Costs = [f64; 4];
/// How far a setting is from meeting the targets, then what it costs.
type Rank = (f64, Costs);

/// Looks for it.
pub(super) struct Descent<'a, 'q> {
    pub question: &'q Question,
    pub cost: &'a Cost,
    pub judge: &'a mut Judge<'q>,
    pub ranks: BTreeMap<Vec<usize>, Rank>,
}

impl Descent<'_, '_> {
    /// The setting of the least cost that is proven, with its proof.
    ///
    /// # Errors
    /// When there are too many knobs, or the targets make no sense.
    pub fn least(
        &mut self,
        proof: &mut Proof<'_>,
    ) -> Result<Option<(Vec<usize>, Proven)>, Failure> {
        let (coarse, gaps) = coarse(&self.sizes())?;
        for at in &coarse {
            self.rank(at)?;
        }
        for start in self.best().into_iter().take(STARTS) {
            self.down(start, &gaps)?;
        }
        let mut attempts = 0;
        for at in self.candidates()? {
            if attempts == ATTEMPTS {
                break;
            }
            if !self.judge.confirm(&at)? {
                continue;
            }
            attempts += 1;
            if let Some(proven) = proof.of(&at, self.judge)? {
                return Ok(Some((at, proven)));
            }
            self.judge.join(proof.seeds());
            proof.next();
        }
        Ok(None)
    }

    fn sizes(&self) -> Vec<usize> {
        self.question.grid.axes.iter().map(|axis| axis.values.len()).collect()
    }

    fn rank(&mut self, at: &[usize]) -> Result<Rank, Failure> {
        if let Some(rank) = self.ranks.get(at) {
            return Ok(*rank);
        }
        let holds = self.judge.look(at)?.holds();
        let distance = self.judge.distance(at)?;
        let rank = match holds {
            true => (0.0, self.cost_of(at, false)),
            false => (distance.max(f64::MIN_POSITIVE), [f64::INFINITY; 4]),
        };
        self.ranks.insert(at.to_vec(), rank);
        Ok(rank)
    }

    /// What a setting costs by itself, and of equal ones how many of today's values it changes;
    /// else what it costs in the first few seeds, or in all that it was run with.
    fn cost_of(&self, at: &[usize], all: bool) -> Costs {
        match self.cost.of_setting(self.question, at) {
            Some([cpus, within, burst]) => {
                [cpus, within, burst, changes(at, &self.judge.todays) as f64]
            }
            None => [rounded(self.judge.mean_cost(at, all)), 0.0, 0.0, 0.0],
        }
    }

    /// Settings that were looked at, best first.
    fn best(&self) -> Vec<Vec<usize>> {
        let mut ranked: Vec<(&Vec<usize>, &Rank)> = self.ranks.iter().collect();
        ranked.sort_by(|(_, a), (_, b)| by_rank(a, b));
        ranked.into_iter().map(|(at, _)| at.clone()).collect()
    }

    /// Steps to better neighbours, in strides that halve, until there is none.
    fn down(&mut self, mut at: Vec<usize>, gaps: &[usize]) -> Result<(), Failure> {
        let mut strides: Vec<usize> = gaps.iter().map(|gap| gap.div_ceil(2)).collect();
        let sizes = self.sizes();
        loop {
            let before = self.rank(&at)?;
            let mut best = (at.clone(), before);
            for (axis, stride) in strides.iter().enumerate() {
                let up = (at[axis] + stride).min(sizes[axis] - 1);
                for value in [at[axis].saturating_sub(*stride), up] {
                    let mut next = at.clone();
                    next[axis] = value;
                    let rank = self.rank(&next)?;
                    if by_rank(&rank, &best.1).is_lt() {
                        best = (next, rank);
                    }
                }
            }
            if self.ranks.len() >= SETTINGS_MAX {
                return Ok(());
            }
            if best.0 != at {
                at = best.0;
            } else if strides.iter().all(|stride| *stride == 1) {
                return Ok(());
            } else {
                strides.iter_mut().for_each(|stride| *stride = stride.div_ceil(2));
            }
        }
    }

    /// Settings that look good, by their cost in all common seeds; those far from the least are
    /// left out.
    fn candidates(&mut self) -> Result<Vec<Vec<usize>>, Failure> {
        let good = self.best().into_iter().filter(|at| self.ranks[at].0 == 0.0);
        let good: Vec<Vec<usize>> = good.take(4 * ATTEMPTS).collect();
        let mut sure = Vec::new();
        for at in good {
            if sure.len() < ATTEMPTS && self.judge.confirm(&at)? {
                sure.push((self.cost_of(&at, true), at));
            }
        }
        sure.sort_by(|a, b| by_costs(&a.0, &b.0));
        Ok(sure.into_iter().map(|(_, at)| at).collect())
    }
}

/// To a thousandth: less is chance, and of equal settings the one with the smaller values stands
/// first.
fn rounded(cost: f64) -> f64 {
    if cost > 0.0 {
        let digits = 10f64.powi(3 - cost.log10().ceil() as i32);
        return (cost * digits).round() / digits;
    }
    cost
}

fn by_rank(a: &Rank, b: &Rank) -> std::cmp::Ordering {
    a.0.total_cmp(&b.0).then_with(|| by_costs(&a.1, &b.1))
}

fn by_costs(a: &Costs, b: &Costs) -> std::cmp::Ordering {
    let mut pairs = a.iter().zip(b).map(|(one, other)| one.total_cmp(other));
    pairs.find(|order| order.is_ne()).unwrap_or(std::cmp::Ordering::Equal)
}

/// A coarse grid over axes of these sizes, and how far its values are apart.
fn coarse(sizes: &[usize]) -> Result<(Vec<Vec<usize>>, Vec<usize>), Failure> {
    let count = |most: usize| sizes.iter().map(|size| most.min(*size)).product::<usize>();
    let most = (2..=COARSE_MAX).rev().find(|most| count(*most) <= COARSE_MAX).ok_or_else(|| {
        Failure::Usage(format!(
            "{} knobs are too many to look for what runs measure\naccepted: up to 7, or \
             --minimise one of them",
            sizes.len()
        ))
    })?;
    let values = |size: &usize| -> Vec<usize> {
        let count = most.min(*size);
        (0..count).map(|n| n * (size - 1) / (count - 1).max(1)).collect()
    };
    let mut grid = vec![Vec::new()];
    for size in sizes {
        let with = |at: &Vec<usize>| {
            let at = at.clone();
            values(size).into_iter().map(move |value| [at.clone(), vec![value]].concat())
        };
        grid = grid.iter().flat_map(with).collect();
    }
    let gap = |size: &usize| (size - 1).div_ceil((most.min(*size) - 1).max(1)).max(1);
    Ok((grid, sizes.iter().map(gap).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coarse_grid_has_both_ends_of_each_axis() {
        let (grid, gaps) = coarse(&[41, 3]).expect("few knobs");
        assert_eq!((grid.len(), gaps), (41 * 3, vec![1, 1]));
        let (grid, gaps) = coarse(&[100, 100]).expect("few knobs");
        assert_eq!((grid.len(), gaps), (144, vec![9, 9]));
        assert!(grid.contains(&vec![0, 99]) && grid.contains(&vec![99, 0]));
        assert!(coarse(&[2; 8]).is_err());
        assert_eq!(coarse(&[1, 1]).expect("few knobs").0, [[0, 0]]);
    }
}
