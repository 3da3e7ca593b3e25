//! All services together.

use super::gained::Gained;
use super::judge::{Answered, Judged};
use super::sentence::Sentence;
use super::world::Change;
use fairground_cli::experiment::explain::verdict::Much;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};

/// What came of all.
#[derive(Default)]
pub struct Tally {
    skipped: usize,
    declined: usize,
    fitted: usize,
    answers: Vec<Answered>,
    gained: Vec<Gained>,
    sentences: Vec<Sentence>,
    by_kind: BTreeMap<&'static str, (usize, usize)>,
}

impl Tally {
    /// Counts one service.
    pub fn add(&mut self, judged: &Judged) {
        match (judged.skipped, &judged.misfit) {
            (Some(_), _) => self.skipped += 1,
            (None, Some(_)) => self.declined += 1,
            (None, None) => {
                self.fitted += 1;
                let kind = self.by_kind.entry(judged.made.kind).or_default();
                kind.0 += judged.answers.iter().filter(|answer| answer.held()).count();
                kind.1 += judged.answers.len();
                self.answers.extend(&judged.answers);
                self.gained.extend(&judged.gained);
                self.sentences.extend(judged.sentence);
            }
        }
    }

    /// Ranges with the truth inside, of all that were stated.
    pub fn held(&self) -> (usize, usize) {
        (self.answers.iter().filter(|answer| answer.held()).count(), self.answers.len())
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (held, stated) = self.held();
        let percent = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        writeln!(
            f,
            "{} services with a forecast, {} without one, {} skipped",
            self.fitted, self.declined, self.skipped
        )?;
        writeln!(f, "truth in the range: {held} of {stated}, {:.1} %", percent(held, stated))?;
        let mut widths: Vec<f64> = self.answers.iter().map(Answered::width).collect();
        widths.sort_by(f64::total_cmp);
        let at = |share: f64| widths.get((share * widths.len() as f64) as usize).copied();
        let (half, most) = (at(0.5).unwrap_or(0.0), at(0.9).unwrap_or(0.0));
        writeln!(f, "width, high / low: half at most {half:.2}, nine of ten at most {most:.2}")?;
        let said = self.answers.iter().filter(|answer| answer.said).count();
        let wrong = self.answers.iter().filter(|answer| answer.said && !answer.is).count();
        writeln!(
            f,
            "\"meets\" said {said} times, wrong {wrong} times: {:.1} % of these, {:.1} % of all",
            percent(wrong, said),
            percent(wrong, stated)
        )?;
        if !self.gained.is_empty() {
            let held = |verb: usize| self.gained.iter().filter(|all| all.held()[verb]).count();
            let [explain, compare] = [0, 1].map(held);
            let all = self.gained.len();
            writeln!(f, "p99 changes by: explain {explain}, compare {compare} of {all}")?;
        }
        for said in [Much::Main, Much::Some, Much::Little, Much::Unknown] {
            let all = self.sentences.iter().filter(|sentence| sentence.said == said);
            let wrong = all.clone().filter(|sentence| sentence.is_right() == Some(false)).count();
            writeln!(f, "  the limit: {said:?} said {} times, wrong {wrong} times", all.count())?;
        }
        let changes: BTreeSet<Change> = self.answers.iter().map(|answer| answer.change).collect();
        for change in changes {
            let of = self.answers.iter().filter(|answer| answer.change == change);
            let (held, all) = of.fold((0, 0), |(held, all), a| (held + a.held() as usize, all + 1));
            writeln!(f, "  {change:?}: {held} of {all}")?;
        }
        for (kind, (held, all)) in &self.by_kind {
            writeln!(f, "  {kind}: {held} of {all}")?;
        }
        Ok(())
    }
}
