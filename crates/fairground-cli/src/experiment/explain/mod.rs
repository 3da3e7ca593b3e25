//! Why a service is slow, and what would help: over every explanation that its figures allow.
//!
//! `fit` says which services would give these figures. Each of them is run as it is, with causes of
//! delay taken away one by one (what the p99 is made of), and with changes that its owner can make
//! (what would help). Every number is a range over the explanations, so it is as sure as the
//! figures allow, and a sentence is only said if it holds at both ends of its range.

pub mod change;
mod changed;
pub mod part;
pub mod question;
pub mod subject;
pub mod verdict;
pub mod world;

use crate::base::failure::Failure;
use crate::read::{Explanation, Overrides};
pub use changed::Changed;
use part::{Part, Without};
use question::Question;
use world::World;

use crate::experiment::statistics::weighted::Range;

/// Threads enough for each request to have its own.
const THREADS_ENOUGH: u32 = 512;

/// What came out.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The explanations.
    pub explanations: Vec<Explanation>,
    /// What they do today.
    pub now: World,
    /// What the p99 is made of, per cent.
    pub parts_percent: Vec<(Part, Range)>,
    /// Every change that was tried, the best first.
    pub changes: Vec<Changed>,
}

impl Question {
    /// Runs all explanations in all worlds.
    ///
    /// # Errors
    /// When the set is none, or makes no scenario.
    pub fn answer(&self, step: impl Fn() + Sync) -> Result<Explained, Failure> {
        let explanations = self.asked.explanations(&Overrides::default())?;
        let explanations = explanations.ok_or_else(|| {
            Failure::Input(format!("error: {} is no set of explanations", self.asked.name()))
        })?;
        let changes = change::all(self);
        let mut worlds = vec![Overrides::default()];
        worlds.extend(self.without());
        worlds.extend(changes.iter().map(|change| change.overrides(&self.group)));
        let mut worlds = world::run(self, &explanations, &worlds, step)?.into_iter();
        let mut next = || worlds.next().expect("a world for each");
        let [now, limit, threads] = [next(), next(), next()];
        let without = Without { now: &now, limit: &limit, threads: &threads };
        let parts_percent = without.parts_percent();
        let changed = |(change, world)| Changed { change, world };
        let mut changes: Vec<Changed> = changes.into_iter().zip(worlds).map(changed).collect();
        verdict::sort(&mut changes, self);
        Ok(Explained { explanations, now, parts_percent, changes })
    }

    /// The worlds without causes of delay: without the limit; with threads enough too.
    fn without(&self) -> [Overrides; 2] {
        let limit = Overrides {
            limit: vec![format!("{}=cpu.max=max", self.group)],
            ..Overrides::default()
        };
        let threads = ("workloads.0.threads".to_owned(), THREADS_ENOUGH.to_string());
        [limit.clone(), Overrides { set: vec![threads], ..limit }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::target::Target;
    use crate::read::Asked;

    /// Two services that may be the one: both are throttled, one waits for its threads too.
    const SET: &str = r#"
        machine = "node:1 l3:1 core:4 pu:1"
        [groups."/web"]
        "cpu.max" = "100000 100000"
        [[explanations]]
        weight = 3
        [[explanations.workloads]]
        command = """server --threads 8 --rate 100/s --service 8ms \
                     --arrivals bursty --burst 16 --duration 4s"""
        group = "/web"
        [[explanations]]
        weight = 1
        [[explanations.workloads]]
        command = """server --threads 2 --rate 100/s --service 8ms \
                     --arrivals bursty --burst 16 --duration 4s"""
        group = "/web"
    "#;

    fn explained() -> (Question, Explained) {
        let target = Target::parse("p99 < 200ms").expect("a target");
        let question =
            Question::of_set(Asked::Text(SET.into()), Some(target)).expect("it is a set");
        let explained = question.answer(|| {}).expect("it runs");
        (question, explained)
    }

    #[test]
    fn parts_add_up_and_changes_are_ranges_over_all_explanations() {
        let (question, explained) = explained();
        assert_eq!((question.group.as_str(), question.cpus, question.threads), ("/web", 4, None));
        assert_eq!(explained.explanations.len(), 2);
        let low: f64 = explained.parts_percent.iter().map(|(_, percent)| percent.low).sum();
        let high: f64 = explained.parts_percent.iter().map(|(_, percent)| percent.high).sum();
        assert!(low <= 100.0 + 1e-6 && high >= 100.0 - 1e-6, "{low} {high}");
        let (part, throttling) = explained.parts_percent[0];
        assert!(part == Part::Throttling && throttling.low > 10.0, "{throttling:?}");
        let no_limit = explained.changes.iter().find(|c| c.change.kind == change::Kind::NoLimit);
        let p99_ms = |world: &World| world.time(|measured| measured.p99_ms);
        assert!(p99_ms(&no_limit.expect("tried").world).high < p99_ms(&explained.now).low);
    }

    #[test]
    fn the_best_change_is_the_cheapest_that_meets_the_target() {
        let (question, explained) = explained();
        let met = |changed: &Changed| verdict::Met::of(changed.world.holds()) == verdict::Met::Yes;
        let first = explained.changes.first().expect("some");
        assert!(met(first), "{:?}", first.change);
        let cheaper = |changed: &&Changed| {
            changed.change.peak_cpus(question.cpus) < first.change.peak_cpus(question.cpus)
        };
        assert!(explained.changes.iter().filter(cheaper).all(|changed| !met(changed)));
    }

    #[test]
    fn a_scenario_that_is_no_set_is_refused() {
        let plain = Question::of_set(Asked::Path("request-server".into()), None);
        assert!(matches!(plain, Err(Failure::Input(text)) if text.contains("[[explanations]]")));
    }
}
