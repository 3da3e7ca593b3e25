//! A kernel: what is decided about each question, written by the names that people use.

use super::catalogue::{AnswerInfo, NumberInfo, QuestionInfo, SwitchInfo, changes, features, keys};
use super::error::KnobError;
use super::limits::throttle;
use super::question::{Decided, Write};
use super::{QUESTIONS, Rules, catalogue};
use crate::units::Ns;

/// One kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    /// Profile that it was made from, `6.12`.
    pub profile: String,
    /// What is decided about each question; lengths that Linux scales are those of one CPU.
    pub rules: Rules,
}

impl Rules {
    /// The rules of `kernel` on a machine of `cpus` CPUs: what the run-time code reads.
    pub fn new(kernel: &Kernel, cpus: usize) -> Self {
        let mut rules = kernel.rules;
        rules.resolve(cpus);
        rules
    }
}

impl Kernel {
    /// The tick's length, ns (`TICK_NSEC`).
    pub fn tick_ns(&self) -> Ns {
        self.rules.tick_ns()
    }

    /// True for the queue of 4.12 to 6.5, ordered by virtual run time.
    pub fn is_cfs(&self) -> bool {
        self.rules.is_cfs()
    }

    /// Sets one number, answer or list of switches from text.
    ///
    /// `key` is a number's or a question's key, `features` with a value such as
    /// `"NO_RUN_TO_PARITY,HRTICK"`, or `changes`.
    ///
    /// # Errors
    /// When the key or the value is unknown or out of range.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), KnobError> {
        match key {
            "features" => self.turn("feature", value, |switch| switch.since.is_none()),
            "changes" => self.turn("change", value, |switch| switch.since.is_some()),
            _ => match catalogue::question(key) {
                Some(question) => self.give(question, value),
                None => self.set_number(key, value),
            },
        }
    }

    /// Checks, after the last [`Kernel::set`], that the answers belong together: CFS and EEVDF
    /// answers do not mix, since each reads state that only its own side keeps.
    ///
    /// # Errors
    /// Names the answer that does not fit.
    pub fn check(&self) -> Result<(), KnobError> {
        self.misfit().map_or(Ok(()), |(_, error)| Err(error))
    }

    /// The key of a question whose answer does not fit the others, and why, if there is one.
    pub fn misfit(&self) -> Option<(&'static str, KnobError)> {
        let side = self.rules.pick.answer.needs();
        let decided = self.rules.decided();
        let of = |decided: &Decided| &decided.question.answers[decided.answer];
        let misfit = decided.iter().find(|decided| !of(decided).needs.fits(side));
        let Some(misfit) = misfit else { return self.misfit_of_hierarchy() };
        let (key, info) = (misfit.question.key, of(misfit));
        let fitting = misfit.question.answers.iter().filter(|info| info.needs.fits(side));
        let error = KnobError {
            found: format!(
                "{key} = \"{}\" needs {} and does not fit a kernel that picks by {}",
                info.name,
                info.needs.says(),
                self.rules.pick.answer.info().name
            ),
            accepted: names(fitting.map(|info| info.name)),
        };
        Some((key, error))
    }

    /// A flat hierarchy has no entity of a group in the queue that throttling could take off.
    fn misfit_of_hierarchy(&self) -> Option<(&'static str, KnobError)> {
        let Rules { hierarchy, throttle, .. } = &self.rules;
        if !hierarchy.answer.is_flat() || !throttle.answer.takes_queue_off() {
            return None;
        }
        let fitting = throttle::Throttle::ALL.iter().filter(|answer| !answer.takes_queue_off());
        let error = KnobError {
            found: format!(
                "throttle = \"{}\" takes a group's entity off its queue, and hierarchy = \"{}\" \
                 has none there",
                throttle.answer.info().name,
                hierarchy.answer.info().name
            ),
            accepted: names(fitting.map(|answer| answer.info().name)),
        };
        Some((throttle::QUESTION.key, error))
    }

    /// The answer to the question `key`, if there is such a question.
    pub fn answer(&self, key: &str) -> Option<&'static AnswerInfo> {
        self.answers().find(|(question, _)| question.key == key).map(|(_, answer)| answer)
    }

    /// The answer to every question.
    pub fn answers(&self) -> impl Iterator<Item = (&'static QuestionInfo, &'static AnswerInfo)> {
        let answer =
            |decided: Decided| (decided.question, &decided.question.answers[decided.answer]);
        self.rules.decided().into_iter().map(answer)
    }

    /// Every switch, and whether it is on.
    pub fn switches(&self) -> impl Iterator<Item = (&'static SwitchInfo, bool)> {
        let decided = self.rules.decided().into_iter();
        decided.flat_map(|decided| decided.question.switches.iter().zip(decided.switches))
    }

    /// Every number as in force on a machine of `cpus` CPUs; None where it is not the kernel's.
    pub fn numbers(&self, cpus: usize) -> impl Iterator<Item = (&'static NumberInfo, Option<u64>)> {
        let decided = Rules::new(self, cpus).decided().into_iter();
        decided.flat_map(|decided| decided.question.numbers.iter().zip(decided.numbers))
    }

    /// False of a number that the answer to its question does not read: CFS's on EEVDF.
    pub fn reads(&self, key: &str) -> bool {
        let is_unread = |decided: &Decided| {
            let mut numbers = decided.question.numbers.iter();
            numbers.any(|number| {
                let by = number.read_by;
                number.key == key && !by.is_empty() && !by.contains(&decided.answer)
            })
        };
        !self.rules.decided().iter().any(is_unread)
    }

    fn give(&mut self, question: &QuestionInfo, name: &str) -> Result<(), KnobError> {
        let row = question.answer(name).ok_or_else(|| KnobError {
            found: format!("{} = \"{name}\"", question.key),
            accepted: names(question.names()),
        })?;
        self.rules.write(question.key, Write::Answer(row));
        Ok(())
    }

    /// Turns switches of one kind on and off.
    fn turn(
        &mut self,
        kind: &str,
        list: &str,
        of_kind: fn(&SwitchInfo) -> bool,
    ) -> Result<(), KnobError> {
        for (name, on) in words(list) {
            let is_it = |switch: &SwitchInfo| switch.name == name && of_kind(switch);
            let row = |question: &&'static QuestionInfo| question.switches.iter().position(is_it);
            let found = QUESTIONS.iter().find_map(|question| Some((question.key, row(question)?)));
            let (key, row) = found.ok_or_else(|| KnobError {
                found: format!("unknown {kind} \"{name}\""),
                accepted: match kind {
                    "feature" => names(features().map(|feature| feature.name)),
                    _ => names(changes().map(|change| change.name)),
                },
            })?;
            self.rules.write(key, Write::Switch(row, on));
        }
        Ok(())
    }

    fn set_number(&mut self, key: &str, value: &str) -> Result<(), KnobError> {
        let (question, row) = number(key).ok_or_else(|| KnobError {
            found: format!("unknown kernel knob \"{key}\""),
            accepted: names(keys()),
        })?;
        let NumberInfo { min, max, .. } = question.numbers[row];
        let number = value.parse::<u64>().ok().filter(|number| (min..=max).contains(number));
        let number = number.ok_or_else(|| KnobError {
            found: format!("{key} = {value}"),
            accepted: format!("a whole number from {min} to {max}"),
        })?;
        self.rules.write(question.key, Write::Number(row, number));
        Ok(())
    }

    /// Changes what a number is when nobody writes it, as a release does.
    pub(super) fn set_normal(&mut self, key: &str, value: u64) {
        let (question, row) = number(key).expect("a release names a number");
        self.rules.write(question.key, Write::Normal(row, value));
    }
}

/// The question that has a number of this key, and the number's row.
fn number(key: &str) -> Option<(&'static QuestionInfo, usize)> {
    let row = |question: &QuestionInfo| question.numbers.iter().position(|n| n.key == key);
    QUESTIONS.iter().find_map(|question| Some((*question, row(question)?)))
}

/// Splits `"A,NO_B"` into names and whether each is to be on.
fn words(list: &str) -> impl Iterator<Item = (&str, bool)> {
    let words = list.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(|word| word.strip_prefix("NO_").map_or((word, true), |name| (name, false)))
}

fn names<'a>(all: impl Iterator<Item = &'a str>) -> String {
    all.collect::<Vec<_>>().join(", ")
}
