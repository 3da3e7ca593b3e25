//! Kernels between two releases, each run once in every history.

use super::delta::Delta;
use crate::base::failure::Failure;
use crate::base::stop::Stop;
use crate::experiment::points::{mix, run_one};
use crate::read::{Asked, Overrides};
use crate::run::metric::{Metric, Missing};
use crate::run::progress::PatientBar;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// By seed and metric.
type Values = Vec<Vec<f64>>;

/// What is run, and what was: a kernel that is asked for twice runs once.
pub struct Arms<'q> {
    asked: &'q Asked,
    overrides: &'q Overrides,
    metrics: &'q [Metric],
    seeds: Vec<u64>,
    delta: &'q Delta,
    known: BTreeMap<Vec<usize>, Values>,
    /// Digest of all runs.
    pub digest: u64,
}

impl<'q> Arms<'q> {
    /// Nothing was run yet.
    pub fn new(
        (asked, overrides): (&'q Asked, &'q Overrides),
        metrics: &'q [Metric],
        seeds: Vec<u64>,
        delta: &'q Delta,
    ) -> Arms<'q> {
        Arms { asked, overrides, metrics, seeds, delta, known: BTreeMap::new(), digest: 0 }
    }

    /// What a metric is with some of the changes, by seed; NaN where a run gave no number.
    ///
    /// # Errors
    /// When a run fails.
    pub fn values(&mut self, chosen: &[usize], metric: usize) -> Result<Vec<f64>, Failure> {
        if !self.known.contains_key(chosen) {
            let values = self.run(chosen)?;
            self.known.insert(chosen.to_vec(), values);
        }
        Ok(self.known[chosen].iter().map(|run| run[metric]).collect())
    }

    /// How many kernels were run.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    fn run(&mut self, chosen: &[usize]) -> Result<Values, Failure> {
        let kernel = self.delta.kernel(chosen);
        kernel.check().map_err(|error| {
            Failure::Usage(format!(
                "the changes between these kernels can't be made one by one: {error}\naccepted: \
                 kernels that are nearer to each other"
            ))
        })?;
        let bar = PatientBar::new(self.seeds.len() as u64);
        let stop = Stop::here();
        let one = |seed: &u64| {
            stop.check()?;
            let overrides = Overrides { seed: Some(*seed), ..self.overrides.clone() };
            let mut scenario = self.asked.load(&overrides)?.scenario;
            scenario.kernel.rules = kernel.rules;
            let measured = run_one(self.asked, &scenario, |report| {
                let values = self.metrics.iter().map(|metric| metric.measure(report));
                Ok((values.collect::<Result<Vec<f64>, _>>()?, report.digest))
            })?;
            bar.step();
            measured.map_err(|missing: Missing| {
                Failure::Input(format!("error: {}: {missing}", self.asked.name()))
            })
        };
        let runs: Vec<Result<(Vec<f64>, u64), Failure>> =
            self.seeds.par_iter().with_max_len(1).map(one).collect();
        bar.finish();
        let runs = runs.into_iter().collect::<Result<Vec<_>, Failure>>()?;
        self.digest = runs.iter().fold(self.digest, |digest, (_, next)| mix(digest, *next));
        Ok(runs.into_iter().map(|(values, _)| values).collect())
    }
}
