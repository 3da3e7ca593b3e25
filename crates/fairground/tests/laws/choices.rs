//! Random kernels drawn from the one list: every question, answer, switch and number in its range.
//!
//! A kernel begins as a release. Then some answers, switches and numbers are set, whichever there
//! are: a new answer is drawn from the day on which it is in the list.

use crate::limited::{Limited, limited, without_unknown_bursts};
use crate::limits::keeps_the_laws_on;
use crate::sketch::{Sketch, sketch};
use crate::{broken, hold};
use fairground::model::group_write::GroupWrite;
use fairground::policy::catalogue::{NumberInfo, numbers};
use fairground::policy::{Kernel, QUESTIONS, Rules, presets};
use fairground::sim::scenario::Scenario;
use proptest::prelude::*;
use proptest::sample::Index;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// What is set on a release, by row of the list.
#[derive(Clone, Debug)]
pub struct Choices {
    release: Index,
    answers: Vec<(Index, Index)>,
    switches: Vec<(Index, bool)>,
    numbers: Vec<(Index, u64)>,
}

/// Any kernel; one in four is a release as it is.
pub fn choices() -> impl Strategy<Value = Choices> {
    let some = 0..8usize;
    let answers = prop::collection::vec(any::<(Index, Index)>(), some.clone());
    let switches = prop::collection::vec(any::<(Index, bool)>(), some);
    let numbers = prop::collection::vec(any::<(Index, u64)>(), 0..3);
    let set = prop_oneof![
        1 => Just((Vec::new(), Vec::new(), Vec::new())),
        3 => (answers, switches, numbers),
    ];
    (any::<Index>(), set).prop_map(|(release, (answers, switches, numbers))| Choices {
        release,
        answers,
        switches,
        numbers,
    })
}

/// A number of the range: each order of magnitude is as likely.
fn within(number: &NumberInfo, random: u64) -> u64 {
    let bits = 64 - (number.max - number.min).leading_zeros() as u64;
    let span = 1u64 << (random % (bits + 1)).min(63);
    (number.min + (random >> 8) % span).min(number.max)
}

impl Choices {
    /// The kernel, and what of the list it has taken.
    pub fn kernel(&self, taken: &mut BTreeSet<String>) -> Kernel {
        let profiles = presets::catalogue();
        let mut kernel = Kernel::profile(self.release.get(&profiles).name).expect("catalogued");
        let side = kernel.rules.pick.answer.needs();
        for (question, answer) in &self.answers {
            let question = question.get(QUESTIONS);
            let fitting = question.answers.iter().filter(|answer| answer.needs.fits(side));
            let fitting: Vec<_> = fitting.collect();
            let name = answer.get(&fitting).name;
            kernel.set(question.key, name).expect("one of its answers");
            taken.insert(format!("{}={name}", question.key));
        }
        let all: Vec<_> = kernel.switches().map(|(switch, _)| switch).collect();
        for (switch, on) in &self.switches {
            let switch = switch.get(&all);
            let key = if switch.since.is_none() { "features" } else { "changes" };
            let word = format!("{}{}", if *on { "" } else { "NO_" }, switch.name);
            kernel.set(key, &word).expect("a switch of the list");
            taken.insert(word);
        }
        let all: Vec<_> = numbers().collect();
        for (number, random) in &self.numbers {
            let number = number.get(&all);
            kernel.set(number.key, &within(number, *random).to_string()).expect("in range");
            taken.insert(number.key.into());
        }
        let Rules { hierarchy, throttle, .. } = &kernel.rules;
        if hierarchy.answer.is_flat() && throttle.answer.takes_queue_off() {
            // There is nothing to take off.
            kernel.set("throttle", "task-at-charge").expect("one of its answers");
        }
        kernel.check().expect("answers of one side fit");
        kernel
    }

    /// A world with limits on this kernel, without what the kernel does not know.
    pub fn limited(&self, limited: &Limited, taken: &RefCell<BTreeSet<String>>) -> Scenario {
        let mut scenario = limited.scenario();
        self.give(&mut scenario, taken);
        without_unknown_bursts(&mut scenario);
        if !scenario.kernel.rules.refill.answer.keeps_unused() {
            scenario.writes.retain(|write| !matches!(write.write, GroupWrite::Burst(_)));
        }
        scenario
    }

    /// Gives a world this kernel.
    pub fn give(&self, scenario: &mut Scenario, taken: &RefCell<BTreeSet<String>>) {
        scenario.kernel = self.kernel(&mut taken.borrow_mut());
        // A slice of one's own is refused by older kernels, as the command line says.
        if !scenario.kernel.rules.turn.custom_slice {
            scenario.workload.tasks.iter_mut().for_each(|task| task.slice_ns = 0);
        }
    }
}

/// Everything in the list that can be drawn.
fn all() -> BTreeSet<String> {
    let kernel = Kernel::profile("6.12").expect("a release");
    let switches = kernel.switches().map(|(switch, _)| switch.name);
    let switches = switches.flat_map(|name| [name.to_owned(), format!("NO_{name}")]);
    let answers = QUESTIONS.iter().flat_map(|question| {
        question.answers.iter().map(|answer| format!("{}={}", question.key, answer.name))
    });
    answers.chain(switches).chain(numbers().map(|number| number.key.to_owned())).collect()
}

#[test]
fn every_history_of_any_kernel_keeps_the_laws() {
    let taken = RefCell::new(BTreeSet::new());
    hold(400, (sketch(), choices()), |(sketch, choices): (Sketch, Choices)| {
        let mut scenario = sketch.scenario();
        choices.give(&mut scenario, &taken);
        broken(&scenario)
    });
    if std::env::var_os("PROPTEST_CASES").is_none() {
        let missing: Vec<String> = all().difference(&taken.borrow()).cloned().collect();
        assert!(missing.is_empty(), "never drawn: {missing:?}");
    }
}

#[test]
fn every_limited_history_of_any_kernel_keeps_the_laws() {
    let taken = RefCell::new(BTreeSet::new());
    hold(200, (limited(), choices()), |(limited, choices): (Limited, Choices)| {
        keeps_the_laws_on(&choices.limited(&limited, &taken))
    });
}
