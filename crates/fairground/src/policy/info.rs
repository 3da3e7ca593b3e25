//! What is known of a question beside its answer: its words, as people see them.

use super::need::Need;

/// A question with all that is decided about it, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionInfo {
    /// Key in `[kernel]`.
    pub key: &'static str,
    /// The question.
    pub asks: &'static str,
    /// Its answers, in the order of age.
    pub answers: &'static [AnswerInfo],
    /// What is on or off: features, then code changes.
    pub switches: &'static [SwitchInfo],
    /// Its numbers.
    pub numbers: &'static [NumberInfo],
    /// Functions of the kernel that it models, under all names that they had.
    pub functions: &'static [&'static str],
}

/// One answer, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnswerInfo {
    /// Name on the command line and in a scenario.
    pub name: &'static str,
    /// The name that it had before, which is accepted for one release more.
    pub was: Option<&'static str>,
    /// The first release or the message that has it.
    pub since: &'static str,
    /// What it says.
    pub says: &'static str,
    /// The run queue that it needs.
    pub needs: Need,
}

/// One of Linux's `sched_features`, or a small change of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchInfo {
    /// Name on the command line and in a scenario.
    pub name: &'static str,
    /// The release that brought a change of the code; None for a feature.
    pub since: Option<&'static str>,
    /// The release that brought a feature, if it is not as old as its run queue.
    pub from: Option<&'static str>,
    /// What it does.
    pub says: &'static str,
    /// The run queue that reads it.
    pub needs: Need,
}

/// A number that can be set, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberInfo {
    /// Key in `[kernel]`: the kernel's own name.
    pub key: &'static str,
    /// Its unit.
    pub unit: &'static str,
    /// What it means.
    pub says: &'static str,
    /// Smallest accepted value.
    pub min: u64,
    /// Largest accepted value.
    pub max: u64,
    /// What it is unless set, on one CPU; None where someone else says.
    pub normal: Option<u64>,
    /// Rows of the answers that read it; empty for all.
    pub read_by: &'static [usize],
}

impl QuestionInfo {
    /// The answer of this name, by row; its former name counts too.
    pub fn answer(&self, name: &str) -> Option<usize> {
        let named = |info: &AnswerInfo| info.name == name || info.was == Some(name);
        self.answers.iter().position(named)
    }

    /// The answers' names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.answers.iter().map(|info| info.name)
    }
}
