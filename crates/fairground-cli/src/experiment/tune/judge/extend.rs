//! Runs a setting with more seeds, as many as are wanted to be known of it; and what is not run.

use super::{Effort, GROWN, Judge, SCREEN, to_front};
use crate::base::failure::Failure;
use crate::experiment::tune::candidates::above_limit;
use crate::experiment::tune::judged::Judged;
use crate::read::Loaded;
use crate::read::limits::REFUSED;

impl Judge<'_> {
    /// Runs a setting in a world with more seeds, as long as they are wanted.
    pub(super) fn extend(
        &mut self,
        at: &[usize],
        world: usize,
        effort: Effort,
    ) -> Result<(), Failure> {
        let worlds = self.worlds.len();
        let unknown = || vec![Judged::default(); worlds];
        let mut known = self.known.remove(at).unwrap_or_else(unknown);
        let done = self.extend_one(at, world, effort, &mut known[world]);
        self.known.insert(at.to_vec(), known);
        done
    }

    fn extend_one(
        &mut self,
        at: &[usize],
        world: usize,
        effort: Effort,
        judged: &mut Judged,
    ) -> Result<(), Failure> {
        let misses_max = self.may_miss_at(at);
        loop {
            let more = self.wanted(world, effort, misses_max, judged);
            if more.is_empty() {
                return Ok(());
            }
            let grid = &self.question.grid;
            let overrides = grid.worlds[world].over(&grid.overrides(at));
            if judged.tried() == 0 {
                judged.refused = self.refused(at, grid.load_tried(at, &overrides))?;
                if judged.refused.is_some() {
                    return Ok(());
                }
            }
            let seeds: Vec<u64> = more.iter().map(|&place| self.seeds[place]).collect();
            let values = self.run(&overrides, &seeds)?;
            for (place, values) in more.into_iter().zip(values) {
                let question = self.question;
                if !judged.note(place, values, &question.targets, question.among()) {
                    to_front(&mut self.order[world], place);
                }
            }
        }
    }

    /// Why a setting is not run: the kernel refuses it, or it is no candidate.
    fn refused(
        &mut self,
        at: &[usize],
        loaded: Result<Loaded, Failure>,
    ) -> Result<Option<String>, Failure> {
        match loaded {
            Err(Failure::Input(message)) => {
                if message.contains(REFUSED) {
                    self.left_out.insert(at.to_vec(), above_limit());
                }
                Ok(Some(message))
            }
            Err(failure) => Err(failure),
            Ok(loaded) => {
                let because = self.candidates.refusal(&loaded);
                if let Some(because) = &because {
                    self.left_out.insert(at.to_vec(), because.clone());
                }
                Ok(because.map(|because| format!("error: left out: {because}")))
            }
        }
    }

    /// Places of the seeds that come next; as many as were tried, so that they are run at once.
    fn wanted(
        &self,
        world: usize,
        effort: Effort,
        misses_max: usize,
        judged: &Judged,
    ) -> Vec<usize> {
        let (tried, missed) = (judged.tried(), judged.off());
        // Several targets pull in several directions: one seed alone seldom shows them all.
        let first = match effort {
            Effort::Look if self.question.targets.len() > 1 => SCREEN,
            _ => 1,
        };
        let is_whole = matches!(effort, Effort::First | Effort::Whole);
        let is_off = missed > misses_max && tried >= first.min(self.seeds.len());
        let is_clear = is_off || judged.is_overloaded() && tried >= GROWN.min(self.seeds.len());
        if judged.refused.is_some() || !is_whole && is_clear {
            return Vec::new();
        }
        let enough = match (effort, missed) {
            (Effort::Glance | Effort::Look, 0) if judged.is_overloaded() => GROWN,
            (Effort::Glance | Effort::Look, 0) => SCREEN,
            (Effort::Glance | Effort::Look, _) => self.question.seeds.max(SCREEN),
            _ => usize::MAX,
        };
        let count = match effort {
            Effort::Whole => usize::MAX,
            Effort::Look if tried < first => first - tried,
            _ => tried.max(first).min(enough.saturating_sub(tried)),
        };
        let untried = self.order[world].iter().filter(|place| !judged.runs.contains_key(place));
        match effort {
            Effort::First => untried.copied().filter(|place| *place < SCREEN).collect(),
            _ => untried.copied().take(count).collect(),
        }
    }
}
