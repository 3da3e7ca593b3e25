//! What there is to choose, for whoever shows it or draws from it: all of it is read off the one
//! list.

use super::QUESTIONS;

pub use super::info::{AnswerInfo, NumberInfo, QuestionInfo, SwitchInfo};

/// The answer that is now called otherwise: what a former name stands for.
pub fn renamed(key: &str, name: &str) -> Option<&'static AnswerInfo> {
    question(key)?.answers.iter().find(|info| info.was == Some(name))
}

/// The question of this key.
pub fn question(key: &str) -> Option<&'static QuestionInfo> {
    QUESTIONS.iter().copied().find(|question| question.key == key)
}

/// Every feature, in the order of the questions.
pub fn features() -> impl Iterator<Item = &'static SwitchInfo> {
    switches().filter(|switch| switch.since.is_none())
}

/// Every change of the code, in the order of the questions.
pub fn changes() -> impl Iterator<Item = &'static SwitchInfo> {
    switches().filter(|switch| switch.since.is_some())
}

fn switches() -> impl Iterator<Item = &'static SwitchInfo> {
    QUESTIONS.iter().flat_map(|question| question.switches)
}

/// Every number, in the order of the questions.
pub fn numbers() -> impl Iterator<Item = &'static NumberInfo> {
    QUESTIONS.iter().flat_map(|question| question.numbers)
}

/// Every key that a kernel takes: numbers, questions, and the two lists of switches.
pub fn keys() -> impl Iterator<Item = &'static str> {
    let questions = QUESTIONS.iter().map(|question| question.key);
    numbers().map(|number| number.key).chain(questions).chain(["features", "changes"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_takes_numbers_questions_and_two_lists_of_switches() {
        let all: Vec<&str> = keys().collect();
        assert!(["HZ", "base_slice_ns", "pick"].iter().all(|key| all.contains(key)), "{all:?}");
        assert!(all.ends_with(&["features", "changes"]), "{all:?}");
        assert_eq!(all.len(), numbers().count() + QUESTIONS.len() + 2);
    }
}
