//! What changed for a workload between kernels, and which change did it?
//!
//! Every kernel is compared with the one before it, in the same histories and by the same test as
//! in [`compare`](super::compare). Where a metric differs, the list of changes between the two is
//! halved until single changes are left.

mod arms;
pub mod blame;
pub mod delta;
mod question;

use super::compare::{Comparison, Question as Compared, compare, is_difference, judged};
use crate::base::failure::Failure;
use crate::experiment::rule::Rule;
use crate::read::Overrides;
use crate::run::metric::Metric;
use arms::Arms;
use blame::{Effect, Role, Seen, single_out};
use delta::{Change, Delta};
use fairground_statistics::splits::Splits;
use fairground_statistics::{LEVEL, holm};
pub use question::Question;

/// The answer.
pub struct Releases {
    /// All kernels beside the first one.
    pub compared: Comparison,
    /// Each kernel beside the one before it.
    pub steps: Vec<Step>,
    /// Histories that the steps were compared in, at most.
    pub seeds: usize,
}

/// From one kernel to the next.
pub struct Step {
    /// The one before.
    pub from: String,
    /// The next one.
    pub to: String,
    /// What differs in the model.
    pub changes: Vec<Change>,
    /// What it does to each metric.
    pub rows: Vec<Told>,
    /// Kernels between the two that were run to find out.
    pub between: usize,
    /// Histories in which they were run.
    pub seeds: usize,
}

impl Step {
    /// The least number of histories with which one of the changes can be told from chance: each
    /// is tested twice.
    pub fn seeds_to_blame(&self) -> usize {
        Splits::seeds_to_mark(2 * self.changes.len())
    }
}

/// One metric in one step.
pub struct Told {
    /// What is measured.
    pub metric: Metric,
    /// Its mean before and after.
    pub means: [f64; 2],
    /// By how many per cent it is better.
    pub gain_percent: f64,
    /// The 95 % interval of that.
    pub interval: Option<(f64, f64)>,
    /// Whether it can be told.
    pub verdict: Verdict,
    /// The changes that take part, the one that does most first.
    pub blamed: Vec<Blamed>,
    /// The effect of all other changes, if some are blamed and others are not.
    pub rest: Option<Effect>,
}

/// What may be said of a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is not told from chance.
    Alike,
    /// What the other changes do together is not told from chance.
    Attributed,
    /// They make a part; what else does can't be told.
    Partly,
    /// There is a difference, and no change shows that it makes a part.
    Open,
}

impl Releases {
    /// The least number of histories with which one of all differences can be told from chance.
    pub fn seeds_to_tell(&self) -> usize {
        Splits::seeds_to_mark(self.steps.iter().map(|step| step.rows.len()).sum())
    }
}

impl Verdict {
    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Alike => "alike",
            Verdict::Attributed => "attributed",
            Verdict::Partly => "partly",
            Verdict::Open => "not-attributable",
        }
    }
}

/// A change that takes part in a difference.
pub struct Blamed {
    /// The effects that it has.
    pub seen: Seen,
    /// Which of them is told from chance: alone, last.
    pub told: [bool; 2],
    /// How it takes part.
    pub role: Role,
}

/// Compares the kernels and finds out what did it.
///
/// # Errors
/// When a kernel, a metric or the scenario is wrong.
pub fn releases(question: &Question) -> Result<Releases, Failure> {
    let question = &question.checked()?;
    let (first, others) = (&question.kernels[0], &question.kernels[1..]);
    let overrides = Overrides { kernel: Some(first.clone()), ..question.overrides.clone() };
    let compared = compare(Compared {
        scenarios: vec![question.asked.clone()],
        overrides,
        variants: others.iter().map(|name| format!("kernel={name}").into()).collect(),
        metrics: question.metrics.clone(),
        machines: Vec::new(),
        load: None,
        seeds: question.seeds,
        rule: Rule::Paired,
    })?;
    let seeds = compared.rows().map(|row| row.seeds()).max().unwrap_or(0);
    let tested = tested(&compared);
    let mut steps = Vec::new();
    for (at, pair) in question.kernels.windows(2).enumerate() {
        steps.push(one_step(question, pair, seeds, &tested[at])?);
    }
    Ok(Releases { compared, steps, seeds })
}

/// A metric beside the kernel before, told from chance or not over all steps.
struct Tested {
    metric: Metric,
    means: [f64; 2],
    gain_percent: f64,
    interval: Option<(f64, f64)>,
    significant: bool,
}

/// By step, every metric.
fn tested(compared: &Comparison) -> Vec<Vec<Tested>> {
    let steps = compared.arms.len() - 1;
    let mut all: Vec<Vec<Tested>> = (0..steps).map(|_| Vec::new()).collect();
    let mut p = Vec::new();
    for (at, told) in all.iter_mut().enumerate() {
        for row in compared.rows() {
            let pair = vec![row.values[at].clone(), row.values[at + 1].clone()];
            let own = judged(None, row.metric.clone(), pair, Rule::Paired);
            p.push(own.cells[0].p);
            told.push(Tested {
                metric: row.metric.clone(),
                means: [own.mean_of(0), own.mean_of(1)],
                gain_percent: own.cells[0].gain_percent,
                interval: own.cells[0].interval,
                significant: false,
            });
        }
    }
    let adjusted = holm::adjusted(&p);
    for (tested, adjusted) in all.iter_mut().flatten().zip(adjusted) {
        tested.significant =
            is_difference(tested.gain_percent) && adjusted.is_some_and(|p| p < LEVEL);
    }
    all
}

fn one_step(
    question: &Question,
    pair: &[String],
    seeds: usize,
    tested: &[Tested],
) -> Result<Step, Failure> {
    let over =
        |name: &String| Overrides { kernel: Some(name.clone()), ..question.overrides.clone() };
    let load = |name: &String| question.asked.load(&over(name)).map(|loaded| loaded.scenario);
    let (from, to) = (load(&pair[0])?, load(&pair[1])?);
    let delta = Delta::of(&from.kernel, &to.kernel, from.machine.topology.len());
    let metrics: Vec<Metric> = tested.iter().map(|tested| tested.metric.clone()).collect();
    // Each change is tested twice: so many histories does it take to mark one of them.
    let count =
        seeds.max(Splits::seeds_to_mark(2 * delta.changes.len()).min(question.seeds.budget));
    let seeds = (0..count as u64).map(|at| question.seeds.first + at).collect();
    let overrides = over(&pair[0]);
    let mut arms = Arms::new((&question.asked, &overrides), &metrics, seeds, &delta);
    let mut rows = Vec::new();
    for (metric, tested) in tested.iter().enumerate() {
        let (verdict, blamed, rest) = match tested.significant {
            true => {
                let gain_percent = tested.gain_percent;
                blame(&mut arms, delta.changes.len(), (metric, gain_percent), &metrics)?
            }
            false => (Verdict::Alike, Vec::new(), None),
        };
        rows.push(Told {
            metric: tested.metric.clone(),
            means: tested.means,
            gain_percent: tested.gain_percent,
            interval: tested.interval,
            verdict,
            blamed,
            rest,
        });
    }
    let between = arms.count().saturating_sub(2);
    let (from, to) = (pair[0].clone(), pair[1].clone());
    Ok(Step { from, to, changes: delta.changes.clone(), rows, between, seeds: count })
}

/// Which changes make the difference of a metric.
fn blame(
    arms: &mut Arms<'_>,
    count: usize,
    (metric, gain_percent): (usize, f64),
    metrics: &[Metric],
) -> Result<(Verdict, Vec<Blamed>, Option<Effect>), Failure> {
    let mut effect = |from: &[usize], to: &[usize]| {
        let pair = vec![arms.values(from, metric)?, arms.values(to, metric)?];
        let row = judged(None, metrics[metric].clone(), pair, Rule::Paired);
        let more = row.mean_of(1) - row.mean_of(0);
        Ok(Effect { gain_percent: row.cells[0].gain_percent, more, p: row.cells[0].p })
    };
    let is_one = |effect: Effect| is_difference(effect.gain_percent);
    let counts = |effect: Effect| is_one(effect) && effect.p.is_some_and(|p| p < LEVEL);
    let seen = single_out(count, &mut effect, &counts)?;
    let mut p: Vec<Option<f64>> =
        seen.iter().flat_map(|seen| [seen.alone.p, seen.last.p]).collect();
    // Which changes are taken out of their halves depends on the same runs: all count as tried.
    p.resize(2 * count, Some(1.0));
    let told: Vec<bool> = holm::adjusted(&p).iter().map(|p| p.is_some_and(|p| p < LEVEL)).collect();
    let all = seen.into_iter().zip(told.chunks(2));
    let all = all.map(|(seen, told)| {
        let told = [told[0] && is_one(seen.alone), told[1] && is_one(seen.last)];
        Blamed { role: Role::of(&seen, told, gain_percent), told, seen }
    });
    let mut blamed: Vec<Blamed> = all.filter(|blamed| blamed.role != Role::None).collect();
    if blamed.is_empty() {
        return Ok((Verdict::Open, blamed, None));
    }
    let theirs: Vec<usize> = blamed.iter().map(|blamed| blamed.seen.change).collect();
    let everything: Vec<usize> = (0..count).collect();
    let rest = match blamed.len() < count {
        true => Some(effect(&theirs, &everything)?),
        false => None,
    };
    let most = |blamed: &Blamed| {
        blamed.seen.alone.gain_percent.abs().max(blamed.seen.last.gain_percent.abs())
    };
    let against = |blamed: &Blamed| blamed.role == Role::Against;
    blamed.sort_by(|a, b| against(a).cmp(&against(b)).then(most(b).total_cmp(&most(a))));
    let verdict = match rest.is_some_and(counts) {
        true => Verdict::Partly,
        false if blamed.iter().all(against) => Verdict::Open,
        false => Verdict::Attributed,
    };
    Ok((verdict, blamed, rest))
}

#[cfg(test)]
mod tests;
