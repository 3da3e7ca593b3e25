//! What differs between two kernels, as a list of changes that can be made one by one.
//!
//! A kernel is an answer to each question, with switches and numbers ([`fairground::policy`]). So a
//! release is a list too: each answer and each switch that differs is a change, and so are the
//! numbers of a question together. Some answers fit only each other, as those of CFS and of EEVDF
//! do, which read different state: they are one change. So are an answer and the switches of its
//! question that came with it.

use fairground::policy::QUESTIONS;
use fairground::policy::info::QuestionInfo;
use fairground::policy::kernel::Kernel;
use fairground::policy::presets::{ProfileInfo, catalogue};
use fairground::policy::question::{Decided, Write};

/// One change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// How `--with` makes it, `preempt=shorter-slice`; several parted by `; `.
    pub setting: String,
    /// What it was before, in the same form.
    pub was: String,
    /// What it says.
    pub says: String,
    /// The first release after the older kernel that has it, if one does; of several parts of
    /// different age all of these, `6.6, 6.12`.
    pub since: Option<String>,
    parts: Vec<Part>,
}

/// A part of a question that differs, by the question's row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Answer(usize),
    Switch(usize, usize),
    Numbers(usize),
}

/// The changes from one kernel to another.
#[derive(Clone, Debug)]
pub struct Delta {
    from: Kernel,
    to: Kernel,
    /// All of them, in the order of the questions.
    pub changes: Vec<Change>,
}

impl Delta {
    /// What differs between two kernels on a machine of `cpus` CPUs.
    pub fn of(from: &Kernel, to: &Kernel, cpus: usize) -> Delta {
        let mut delta = Delta { from: from.clone(), to: to.clone(), changes: Vec::new() };
        for (row, question) in QUESTIONS.iter().enumerate() {
            let (before, after) = (decided(from, question), decided(to, question));
            let switches = switches(row, question, &before, &after);
            delta.changes.extend(match before.answer != after.answer {
                true => {
                    let answer = answer(row, question, &before, &after);
                    with_its_switches(answer, switches, question, [&before, &after])
                }
                false => switches,
            });
            delta.changes.extend(delta.numbers(row, question, cpus));
        }
        delta.bind();
        delta.date(cpus);
        delta
    }

    /// Says of each change which release made it, on the way from an older kernel to a newer one.
    /// None did where the older one has left it by a stable update, which the newer one lacks.
    fn date(&mut self, cpus: usize) {
        let place = |kernel: &Kernel| {
            let release = kernel.profile.split(' ').next().unwrap_or_default();
            let is_it = |info: &&ProfileInfo| {
                release
                    .strip_prefix(info.name)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            };
            catalogue().iter().position(|info| is_it(&info))
        };
        let (Some(from), Some(to)) = (place(&self.from), place(&self.to)) else { return };
        let releases = catalogue();
        let between = releases.iter().skip(from + 1).take(to.saturating_sub(from));
        let between =
            between.filter_map(|info| Some((info.name, Kernel::profile(info.name).ok()?)));
        let between: Vec<(&'static str, Kernel)> = between.collect();
        let first = Kernel::profile(&format!("{}.0", releases[from].name));
        for at in 0..self.changes.len() {
            let is_new = |kernel: &Kernel| {
                let parts = self.changes[at].parts.iter();
                parts.map(|part| self.has(kernel, *part, cpus)).collect::<Vec<bool>>()
            };
            let mut before =
                first.as_ref().map_or_else(|_| vec![false; self.changes[at].parts.len()], &is_new);
            let mut since: Vec<&str> = Vec::new();
            for (name, kernel) in &between {
                let now = is_new(kernel);
                if now.iter().zip(&before).any(|(now, before)| *now && !before) {
                    since.push(*name);
                }
                before.iter_mut().zip(now).for_each(|(before, now)| *before |= now);
            }
            self.changes[at].since = (!since.is_empty()).then(|| since.join(", "));
        }
    }

    /// True if a kernel has a part as the newer one has it.
    fn has(&self, kernel: &Kernel, part: Part, cpus: usize) -> bool {
        let row = match part {
            Part::Answer(row) | Part::Switch(row, _) | Part::Numbers(row) => row,
        };
        let question = QUESTIONS[row];
        let (theirs, ours) = (decided(kernel, question), decided(&self.to, question));
        match part {
            Part::Answer(_) => theirs.answer == ours.answer,
            Part::Switch(_, at) => theirs.switches[at] == ours.switches[at],
            Part::Numbers(_) => {
                numbers(kernel, question, cpus) == numbers(&self.to, question, cpus)
            }
        }
    }

    /// Makes one change of those that can't be made alone, or can't be left out alone.
    fn bind(&mut self) {
        let count = self.changes.len();
        let is_bound = |at: usize| {
            let others: Vec<usize> = (0..count).filter(|other| *other != at).collect();
            [vec![at], others].iter().any(|chosen| self.kernel(chosen).check().is_err())
        };
        let bound: Vec<bool> = (0..count).map(is_bound).collect();
        let mut bound = bound.into_iter();
        let (tied, free): (Vec<Change>, Vec<Change>) = std::mem::take(&mut self.changes)
            .into_iter()
            .partition(|_| bound.next().unwrap_or_default());
        let why = "These answers fit only each other, so they are one change.";
        self.changes.extend((!tied.is_empty()).then(|| together(tied, why)));
        self.changes.extend(free);
    }

    /// The first kernel with some of the changes, by their places.
    pub fn kernel(&self, chosen: &[usize]) -> Kernel {
        let parts: Vec<Part> =
            chosen.iter().flat_map(|at| self.changes[*at].parts.iter().copied()).collect();
        let mut kernel = self.from.clone();
        for part in &parts {
            if let Part::Numbers(row) = *part {
                self.take_numbers(&mut kernel, row);
            }
        }
        for part in &parts {
            let (row, of): (usize, fn(&Decided, usize) -> Write) = match *part {
                Part::Answer(row) => (row, |decided, _| Write::Answer(decided.answer)),
                Part::Switch(row, _) => {
                    (row, |decided, at| Write::Switch(at, decided.switches[at]))
                }
                Part::Numbers(_) => continue,
            };
            let at = if let Part::Switch(_, at) = *part { at } else { 0 };
            let question = QUESTIONS[row];
            kernel.rules.write(question.key, of(&decided(&self.to, question), at));
        }
        kernel
    }

    /// The other kernel's numbers of a question, with the first one's answer and switches.
    fn take_numbers(&self, kernel: &mut Kernel, row: usize) {
        let question = QUESTIONS[row];
        let before = decided(&self.from, question);
        kernel.rules.take(question.key, &self.to.rules);
        kernel.rules.write(question.key, Write::Answer(before.answer));
        for (at, on) in before.switches.iter().enumerate() {
            kernel.rules.write(question.key, Write::Switch(at, *on));
        }
    }

    fn numbers(&self, row: usize, question: &QuestionInfo, cpus: usize) -> Option<Change> {
        let mut taken = self.from.clone();
        self.take_numbers(&mut taken, row);
        if taken.rules == self.from.rules {
            return None;
        }
        let (before, after) =
            (numbers(&self.from, question, cpus), numbers(&self.to, question, cpus));
        let differ = (0..question.numbers.len()).filter(|at| before[*at] != after[*at]);
        let differ: Vec<usize> = differ.collect();
        let said = |values: &[Option<u64>]| {
            let one = |at: &usize| {
                let value = values[*at].map_or("unset".into(), |value| value.to_string());
                format!("{}={value}", question.numbers[*at].key)
            };
            differ.iter().map(one).collect::<Vec<_>>().join("; ")
        };
        let says = differ.iter().map(|at| question.numbers[*at].says).collect::<Vec<_>>().join(" ");
        let (was, setting) = (said(&before), said(&after));
        Some(Change { setting, was, says, since: None, parts: vec![Part::Numbers(row)] })
    }
}

/// What a question's numbers are.
fn numbers(kernel: &Kernel, question: &QuestionInfo, cpus: usize) -> Vec<Option<u64>> {
    let mine = kernel.numbers(cpus).filter(|(info, _)| question.numbers.contains(info));
    mine.map(|(_, value)| value).collect()
}

fn decided(kernel: &Kernel, question: &QuestionInfo) -> Decided {
    let all = kernel.rules.decided().into_iter();
    let mut mine = all.filter(|decided| decided.question.key == question.key);
    mine.next().expect("every question is decided")
}

fn answer(row: usize, question: &QuestionInfo, before: &Decided, after: &Decided) -> Change {
    let said =
        |decided: &Decided| format!("{}={}", question.key, question.answers[decided.answer].name);
    Change {
        setting: said(after),
        was: said(before),
        says: question.answers[after.answer].says.into(),
        since: None,
        parts: vec![Part::Answer(row)],
    }
}

fn switches(
    row: usize,
    question: &'static QuestionInfo,
    before: &Decided,
    after: &Decided,
) -> Vec<Change> {
    let differ =
        (0..question.switches.len()).filter(|at| before.switches[*at] != after.switches[*at]);
    let change = |at: usize| {
        let switch = &question.switches[at];
        let kind = if switch.since.is_some() { "changes" } else { "features" };
        let said = |on: bool| format!("{kind}={}{}", if on { "" } else { "NO_" }, switch.name);
        Change {
            setting: said(after.switches[at]),
            was: said(before.switches[at]),
            says: switch.says.into(),
            since: None,
            parts: vec![Part::Switch(row, at)],
        }
    };
    differ.map(change).collect()
}

/// An answer that differs, as one change with the switches of its question that came in the same
/// release as it or as the one before it, and the other switches. No kernel ever had one without
/// the others: the flat queue works weights out anew at picks and ticks, and without that they
/// would be as old as the last wake-up.
fn with_its_switches(
    answer: Change,
    switches: Vec<Change>,
    question: &QuestionInfo,
    [before, after]: [&Decided; 2],
) -> Vec<Change> {
    let since = [before, after].map(|decided| Some(question.answers[decided.answer].since));
    let came_with_it = |change: &Change| {
        let of = |part: &Part| match *part {
            Part::Switch(_, at) => since.contains(&question.switches[at].since),
            Part::Answer(_) | Part::Numbers(_) => false,
        };
        change.parts.iter().any(of)
    };
    let (its, others): (Vec<Change>, Vec<Change>) = switches.into_iter().partition(came_with_it);
    let first = match its.is_empty() {
        true => answer,
        false => {
            let all = std::iter::once(answer).chain(its).collect();
            together(all, "They came together, so they are one change.")
        }
    };
    std::iter::once(first).chain(others).collect()
}

/// Several changes as one.
fn together(all: Vec<Change>, why: &str) -> Change {
    let join = |of: fn(&Change) -> &str| all.iter().map(of).collect::<Vec<_>>().join("; ");
    Change {
        setting: join(|change| &change.setting),
        was: join(|change| &change.was),
        says: why.into(),
        since: None,
        parts: all.iter().flat_map(|change| change.parts.iter().copied()).collect(),
    }
}

#[cfg(test)]
mod tests;
