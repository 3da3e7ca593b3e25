//! A whole study: all its runs, and its table from them.

use super::{Reproduced, Sample, Study};
use crate::base::failure::Failure;
use crate::run::progress::PatientBar;
use rayon::prelude::*;

/// Runs every arm with every seed, in parallel; the result does not depend on the threads.
///
/// # Errors
/// When a scenario of the study is wrong.
pub fn reproduce(study: Study) -> Result<Reproduced, Failure> {
    let runs = study.runs();
    let bar = PatientBar::new(runs.len() as u64);
    let run = |(arm, seed): &(&str, u64)| {
        let sample = study.run(arm, *seed);
        bar.step();
        sample
    };
    let samples: Vec<Sample> = runs.par_iter().map(run).collect::<Result<_, _>>()?;
    bar.finish();
    Ok(super::reproduced(study, samples))
}
