//! Points run, and of each the same metrics.

use super::points::{self, Point, mix};
use crate::base::failure::Failure;
use crate::read::Asked;
use crate::run::metric::{Metric, Missing};
use crate::run::overload::{self, Shown};
use crate::run::progress::PatientBar;
use crate::run::report::Report;

/// What came out, by point.
pub struct Measured {
    /// What each metric gave; NaN where a run gave no number.
    pub values: Vec<Vec<f64>>,
    /// What it shows of overload.
    pub shown: Vec<Shown>,
    /// Digest of all runs.
    pub digest: u64,
    /// True if all of several runs are the same to the bit.
    pub is_one_history: bool,
}

/// Runs points on all cores.
///
/// # Errors
/// When something is wrong with a point, or it has not what is measured.
pub fn measure(asked: &Asked, points: &[Point], metrics: &[&Metric]) -> Result<Measured, Failure> {
    let tell = |report: &Report<'_>| {
        let values = metrics.iter().map(|metric| metric.measure(report));
        let values = values.collect::<Result<Vec<f64>, Missing>>()?;
        Ok((values, overload::of_run(report), report.digest))
    };
    let bar = PatientBar::new(points.len() as u64);
    let told = points::collect(asked, points, None, tell, || bar.step())?;
    bar.finish();
    let mut all =
        Measured { values: Vec::new(), shown: Vec::new(), digest: 0, is_one_history: true };
    let mut first = None;
    for told in told {
        let (values, shown, digest) = told.map_err(|missing: Missing| {
            Failure::Input(format!("error: {}: {missing}", asked.name()))
        })?;
        all.values.push(values);
        all.shown.push(shown);
        all.digest = mix(all.digest, digest);
        all.is_one_history &= *first.get_or_insert(digest) == digest;
    }
    all.is_one_history &= all.values.len() > 1;
    Ok(all)
}
