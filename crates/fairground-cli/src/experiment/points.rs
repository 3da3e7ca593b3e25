//! Many worlds of one scenario, run on all cores. What comes out does not depend on how many
//! there are: results have the place of their point.

use crate::base::failure::Failure;
use crate::base::stop::Stop;
use crate::read::Asked;
use crate::read::Overrides;
use crate::run::observe::{Observed, observe, observe_requests};
use crate::run::report::Report;
use fairground::sim::scenario::Scenario;
use fairground::sim::{self, BuildError, TaskLabel};
use rayon::prelude::*;

/// One world: what is changed in the scenario, and the seed of everything random in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// What is laid over the scenario.
    pub overrides: Overrides,
    /// Whose history.
    pub seed: u64,
}

impl Point {
    /// One world with each of these seeds.
    pub fn each(overrides: &Overrides, seeds: impl IntoIterator<Item = u64>) -> Vec<Point> {
        let point = |seed| Point { overrides: overrides.clone(), seed };
        seeds.into_iter().map(point).collect()
    }

    /// The scenario of this world.
    ///
    /// # Errors
    /// When something is wrong with it, or with what is laid over it.
    pub fn load(&self, asked: &Asked) -> Result<Scenario, Failure> {
        let mut scenario = asked.load(&self.overrides)?.scenario;
        scenario.seed = self.seed;
        Ok(scenario)
    }
}

/// Runs a scenario that was read, and hands what was observed to `tell`.
///
/// # Errors
/// When it can't be built.
pub fn run_one<R>(
    asked: &Asked,
    scenario: &Scenario,
    tell: impl FnOnce(&Report<'_>) -> R,
) -> Result<R, Failure> {
    run_by(observe, asked, scenario, tell)
}

/// How a scenario is run: under all recorders, or under those that an answer needs.
pub type Observe = fn(&Scenario, &[TaskLabel]) -> Result<Observed, BuildError>;

/// The cheapest way to run for an answer that is of requests only, or of anything.
pub fn recorders(of_requests: bool) -> Observe {
    if of_requests { observe_requests } else { observe }
}

/// The same, under these recorders.
///
/// # Errors
/// When it can't be built.
pub fn run_by<R>(
    observe: Observe,
    asked: &Asked,
    scenario: &Scenario,
    tell: impl FnOnce(&Report<'_>) -> R,
) -> Result<R, Failure> {
    let labels = sim::labels(scenario);
    let observed = observe(scenario, &labels);
    let observed = observed.map_err(|error| asked.build_failure(&error))?;
    Ok(tell(&observed.report(scenario, &labels)))
}

/// Runs every point, on `jobs` threads or all cores. `tell` takes from a report what is wanted of
/// it; `done` gets that with the point's place as soon as the point is done, on the thread that ran
/// it, in any order. Memory does not grow with the number of points.
///
/// # Errors
/// The first failure stops what has not begun.
pub fn run<R: Send>(
    asked: &Asked,
    points: &[Point],
    jobs: Option<usize>,
    tell: impl Fn(&Report<'_>) -> R + Sync,
    done: impl Fn(usize, R) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    let stop = Stop::here();
    let one = |(place, point): (usize, &Point)| {
        stop.check()?;
        let told = run_one(asked, &point.load(asked)?, &tell)?;
        done(place, told)
    };
    // Points differ in length: none is tied to another one's thread.
    on_threads(jobs, || points.par_iter().with_max_len(1).enumerate().try_for_each(one))?
}

/// Runs every point as [`run`] does and keeps what `tell` takes, in the order of the points; `step`
/// is called once for each.
///
/// # Errors
/// Of several failures that of the first point.
pub fn collect<R: Send>(
    asked: &Asked,
    points: &[Point],
    jobs: Option<usize>,
    tell: impl Fn(&Report<'_>) -> R + Sync,
    step: impl Fn() + Sync,
) -> Result<Vec<R>, Failure> {
    collect_by(observe, asked, points, jobs, tell, step)
}

/// The same, under these recorders.
///
/// # Errors
/// Of several failures that of the first point.
pub fn collect_by<R: Send>(
    observe: Observe,
    asked: &Asked,
    points: &[Point],
    jobs: Option<usize>,
    tell: impl Fn(&Report<'_>) -> R + Sync,
    step: impl Fn() + Sync,
) -> Result<Vec<R>, Failure> {
    let stop = Stop::here();
    let one = |point: &Point| {
        stop.check()?;
        let told = run_by(observe, asked, &point.load(asked)?, &tell);
        step();
        told
    };
    let all: Vec<Result<R, Failure>> =
        on_threads(jobs, || points.par_iter().with_max_len(1).map(one).collect())?;
    all.into_iter().collect()
}

/// One digest of several runs. Order matters: two runs that change places change the digest.
pub fn mix(digest: u64, next: u64) -> u64 {
    (digest.rotate_left(5) ^ next).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Works on so many threads, or on one for each core.
pub(super) fn on_threads<R: Send>(
    jobs: Option<usize>,
    work: impl FnOnce() -> R + Send,
) -> Result<R, Failure> {
    let Some(jobs) = jobs else { return Ok(work()) };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    let pool = pool.map_err(|error| Failure::Machine(format!("cannot start threads: {error}")))?;
    Ok(pool.install(work))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn points() -> Vec<Point> {
        let overrides = Overrides { duration: Some("50ms".into()), ..Overrides::default() };
        Point::each(&overrides, 1..=6)
    }

    fn asked() -> Asked {
        Asked::Path("desktop".into())
    }

    #[test]
    fn results_have_the_place_of_their_point_on_any_number_of_threads() {
        let digests =
            |jobs| collect(&asked(), &points(), Some(jobs), |report| report.digest, || {}).unwrap();
        let one = digests(1);
        assert_eq!(one, digests(3));
        let seen = Mutex::new(vec![0; 6]);
        let done = |place: usize, digest| {
            seen.lock().unwrap()[place] = digest;
            Ok(())
        };
        run(&asked(), &points(), Some(3), |report| report.digest, done).unwrap();
        assert_eq!(seen.into_inner().unwrap(), one);
        assert_ne!(one[0], one[1], "seeds make different histories");
    }

    #[test]
    fn the_first_failure_is_told() {
        let mut points = points();
        points[2].overrides.kernel = Some("3.9".into());
        points[4].overrides.machine = Some("nowhere".into());
        let told = collect(&asked(), &points, Some(2), |_| (), || {});
        assert!(matches!(told, Err(Failure::Input(text)) if text.contains("3.9")));
    }
    #[test]
    fn the_digest_depends_on_the_order_of_runs() {
        assert_ne!(mix(mix(0, 1), 2), mix(mix(0, 2), 1));
    }
}
