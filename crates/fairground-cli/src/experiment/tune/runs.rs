//! Runs of a judge: of settings with seeds of their own, and of worlds beside the grid.

use super::judge::{Judge, SCREEN};
use super::judged::{Judged, Measured};
use crate::base::failure::Failure;
use crate::experiment::points::{self, Point};
use crate::experiment::target::Target;
use crate::experiment::worlds::suffices;
use crate::read::Overrides;
use crate::run::overload;

impl Judge<'_> {
    /// A setting with seeds of its own in one world, from the first that was not tried yet on, not
    /// remembered. It is given up as soon as more miss than may.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn fresh(
        &mut self,
        at: &[usize],
        world: usize,
        seeds: &[u64],
        misses_max: usize,
        judged: &mut Judged,
    ) -> Result<(), Failure> {
        let grid = &self.question.grid;
        let overrides = grid.worlds[world].over(&grid.overrides(at));
        self.fresh_over(&overrides, seeds, misses_max, judged)
    }

    fn fresh_over(
        &mut self,
        overrides: &Overrides,
        seeds: &[u64],
        misses_max: usize,
        judged: &mut Judged,
    ) -> Result<(), Failure> {
        let mut place = judged.tried();
        while place < seeds.len() && judged.off() <= misses_max {
            let count = judged.tried().max(SCREEN).min(seeds.len() - place);
            let values = self.run(overrides, &seeds[place..place + count])?;
            for values in values {
                judged.note(place, values, &self.question.targets, self.question.among());
                place += 1;
            }
        }
        Ok(())
    }

    /// A world beside the grid with the common seeds, not remembered; nothing if there can't be
    /// one.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub fn world(&mut self, overrides: &Overrides) -> Result<Option<Judged>, Failure> {
        if self.question.grid.asked.load(&overrides.tried()).is_err() {
            return Ok(None);
        }
        let mut judged = Judged::default();
        let seeds = self.seeds.clone();
        for (place, values) in self.run(overrides, &seeds)?.into_iter().enumerate() {
            judged.note(place, values, &self.question.targets, self.question.among());
        }
        Ok(Some(judged))
    }

    /// The same in every world of a set.
    ///
    /// # Errors
    /// When the scenario does not have what a target measures.
    pub(super) fn in_worlds(
        &mut self,
        overrides: &Overrides,
    ) -> Result<Option<Vec<Judged>>, Failure> {
        let worlds = self.question.grid.worlds.iter();
        worlds.map(|world| self.world(&world.over(overrides))).collect()
    }

    /// A world beside the grid in every world of a set, with the common seeds; nothing if less than
    /// the wanted share of them holds, which is seen early, or it has not what a target measures.
    ///
    /// # Errors
    /// When it can't be run.
    pub(super) fn met_in_worlds(
        &mut self,
        overrides: &Overrides,
    ) -> Result<Option<Vec<Judged>>, Failure> {
        let (mut worlds, mut missed, seeds) = (Vec::new(), 0.0, self.seeds.clone());
        let misses_max = self.may_miss_today();
        for world in &self.question.grid.worlds {
            let overrides = world.over(overrides);
            if self.question.grid.asked.load(&overrides.tried()).is_err() {
                return Ok(None);
            }
            let mut judged = Judged::default();
            match self.fresh_over(&overrides, &seeds, misses_max, &mut judged) {
                Err(Failure::Usage(_)) => return Ok(None),
                done => done?,
            }
            missed += if judged.holds(misses_max) { 0.0 } else { world.weight };
            worlds.push(judged);
            if !suffices(1.0 - missed) {
                return Ok(None);
            }
        }
        Ok(Some(worlds))
    }

    pub(super) fn run(
        &mut self,
        overrides: &Overrides,
        seeds: &[u64],
    ) -> Result<Vec<Measured>, Failure> {
        let points = Point::each(&overrides.tried(), seeds.iter().copied());
        self.bar.expect(points.len() as u64);
        let (targets, cost) = (&self.question.targets, self.cost.as_ref());
        let of_requests = |target: &Target| target.metric.is_of_requests();
        let measured = points::collect_by(
            points::recorders(cost.is_none() && targets.iter().all(of_requests)),
            &self.question.grid.asked,
            &points,
            self.question.jobs,
            |report| {
                let measure = |target: &Target| match target.metric.measure(report) {
                    Ok(value) => Ok(value),
                    Err(missing) => Err(format!("--meet '{target}': {missing}")),
                };
                let values = targets.iter().map(measure).collect::<Result<Vec<f64>, String>>()?;
                let cost = cost.map_or(f64::NAN, |cost| cost.of_run(report));
                Ok(Measured { values, shown: overload::of_run(report), cost })
            },
            || self.bar.step(),
        )?;
        self.runs += points.len();
        measured.into_iter().collect::<Result<_, String>>().map_err(Failure::Usage)
    }
}
