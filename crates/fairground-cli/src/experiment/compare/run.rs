//! Runs the worlds: a first stage for all rows, then for each as many seeds as its scatter asks
//! for.

use super::plan::{Plan, Table, World};
use super::question::Seeds;
use crate::base::failure::Failure;
use crate::experiment::points::{self, Point, mix};
use crate::read::Asked;
use crate::run::metric::{Metric, Missing};
use crate::run::overload::{self, Shown};
use crate::run::progress::PatientBar;
use fairground::units::Ns;
use fairground_statistics::moments::Mean;
use fairground_statistics::pairs::{PILOT, Pairs};

/// By arm and seed, what each metric gave.
type Values = Vec<Vec<Vec<f64>>>;

/// What was measured.
pub struct Measured {
    /// By table and load point.
    pub values: Vec<Vec<Values>>,
    /// By table and load point, for each arm what its runs show of overload.
    pub shown: Vec<Vec<Vec<Vec<Shown>>>>,
    /// By table, load point and arm, the digest of each run.
    pub digests: Vec<Vec<Vec<Vec<u64>>>>,
    /// By table, load point and arm, how long each run was, ns.
    pub lengths_ns: Vec<Vec<Vec<Vec<Ns>>>>,
    /// Digest of all runs.
    pub digest: u64,
}

/// One run: table, load point, arm.
type Place = (usize, usize, usize);

/// Runs the whole plan.
pub fn run(plan: &Plan, seeds: Seeds) -> Result<Measured, Failure> {
    let pilot = seeds.precision.map(|_| PILOT).filter(|&pilot| pilot < seeds.budget);
    let first = pilot.unwrap_or(seeds.budget);
    let arms = plan.arms.len();
    let points = plan.tables.iter().map(|table| table.points.len());
    let bar = PatientBar::new((points.clone().sum::<usize>() * arms * first) as u64);
    let mut measured = Measured {
        values: points.clone().map(|count| vec![vec![Vec::new(); arms]; count]).collect(),
        shown: points.clone().map(|count| vec![vec![Vec::new(); arms]; count]).collect(),
        lengths_ns: points.clone().map(|count| vec![vec![Vec::new(); arms]; count]).collect(),
        digests: points.map(|count| vec![vec![Vec::new(); arms]; count]).collect(),
        digest: 0,
    };
    extend(plan, &mut measured, &bar, seeds.first, |_, _| first)?;
    if let (Some(pilot), Some(precision)) = (pilot, seeds.precision) {
        let needed = |table: &Table, values: &Values| {
            let count = needed_seeds(&table.metrics, values, precision).min(seeds.budget);
            bar.expect(((count - pilot) * arms) as u64);
            count
        };
        let by_table = plan.tables.iter().zip(&measured.values);
        let needed: Vec<Vec<usize>> = by_table
            .map(|(table, points)| points.iter().map(|values| needed(table, values)).collect())
            .collect();
        extend(plan, &mut measured, &bar, seeds.first, |t, p| needed[t][p])?;
    }
    bar.finish();
    Ok(measured)
}

/// Seeds that the widest interval of a row asks for.
fn needed_seeds(metrics: &[Metric], values: &Values, precision: f64) -> usize {
    let of = |arm: usize, metric: usize| -> Vec<f64> {
        values[arm].iter().map(|run| run[metric]).collect()
    };
    let mut needed = values[0].len();
    for (at, metric) in metrics.iter().enumerate() {
        let baseline = of(0, at);
        for arm in 1..values.len() {
            let variant = of(arm, at);
            let mean = Mean::of(metric.better(), &[&baseline, &variant]);
            let pairs = Pairs::new(&baseline, &variant, mean, metric.better());
            needed = needed.max(pairs.seeds_for(precision));
        }
    }
    needed
}

/// Runs of one scenario that measure the same.
struct Batch<'p> {
    asked: &'p Asked,
    metrics: &'p [Metric],
    runs: Vec<(Place, Point)>,
}

/// Runs what is missing until every row has as many seeds as it shall have.
fn extend(
    plan: &Plan,
    measured: &mut Measured,
    bar: &PatientBar,
    first: u64,
    wanted: impl Fn(usize, usize) -> usize,
) -> Result<(), Failure> {
    let mut batches: Vec<Batch<'_>> = Vec::new();
    for (t, table) in plan.tables.iter().enumerate() {
        for (p, point) in table.points.iter().enumerate() {
            for (a, World { asked, overrides, .. }) in point.arms.iter().enumerate() {
                let done = measured.values[t][p][a].len();
                let runs = (done..wanted(t, p)).map(|at| {
                    let seed = first + at as u64;
                    ((t, p, a), Point { overrides: overrides.clone(), seed })
                });
                let metrics = table.metrics.as_slice();
                let same =
                    |batch: &&mut Batch<'_>| batch.asked == asked && batch.metrics == metrics;
                match batches.iter_mut().find(same) {
                    Some(batch) => batch.runs.extend(runs),
                    None => batches.push(Batch { asked, metrics, runs: runs.collect() }),
                }
            }
        }
    }
    for Batch { asked, metrics, runs } in batches {
        let (places, points): (Vec<Place>, Vec<Point>) = runs.into_iter().unzip();
        let numbers = measure(asked, metrics, &points, bar)?;
        for ((t, p, a), run) in places.into_iter().zip(numbers) {
            measured.digest = mix(measured.digest, run.digest);
            measured.values[t][p][a].push(run.numbers);
            measured.shown[t][p][a].push(run.shown);
            measured.digests[t][p][a].push(run.digest);
            measured.lengths_ns[t][p][a].push(run.length_ns);
        }
    }
    Ok(())
}

/// What one run gave.
struct Run {
    numbers: Vec<f64>,
    digest: u64,
    length_ns: Ns,
    shown: Shown,
}

/// Measures some worlds of one scenario, in their order, each with its digest.
fn measure(
    asked: &Asked,
    metrics: &[Metric],
    points: &[Point],
    bar: &PatientBar,
) -> Result<Vec<Run>, Failure> {
    let tell = |report: &crate::run::report::Report<'_>| {
        let numbers = metrics.iter().map(|metric| metric.measure(report));
        let numbers = numbers.collect::<Result<Vec<f64>, _>>()?;
        let (digest, length_ns) = (report.digest, report.outcome.ended_ns);
        Ok(Run { numbers, digest, length_ns, shown: overload::of_run(report) })
    };
    let told = points::collect(asked, points, None, tell, || bar.step())?;
    let numbers: Result<Vec<Run>, Missing> = told.into_iter().collect();
    numbers.map_err(|missing| Failure::Input(format!("error: {}: {missing}", asked.name())))
}
