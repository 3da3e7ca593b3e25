//! What each task does, and where: facts go in, stretches of time in one state come out when they
//! end. A task that is in none is blocked, has not begun, or has ended.

use fairground::record::throttles::Throttles;
use fairground::record::{Fact, Leaves};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, GroupId, Id, Ns, TaskId};

/// What a task does that is not blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It has a CPU.
    Running,
    /// It waits for one.
    Queued,
    /// It could not run if there was one: its group, or one above it, is throttled there.
    Throttled,
    /// It is on the way to another CPU's queue.
    Migrating,
}

impl State {
    /// All states with their names, in the order of the document's numbers.
    pub const ALL: [(State, &'static str); 4] = [
        (State::Running, "running"),
        (State::Queued, "queued"),
        (State::Throttled, "throttled"),
        (State::Migrating, "migrating"),
    ];
}

/// A task in one state on one CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// Who.
    pub task: TaskId,
    /// Of which group then.
    pub group: GroupId,
    /// What it does.
    pub state: State,
    /// Where.
    pub cpu: CpuId,
    /// Since when, ns.
    pub from_ns: Ns,
    /// Until when, ns; after `from_ns`.
    pub to_ns: Ns,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    is: Option<(State, CpuId)>,
    since_ns: Ns,
    group: GroupId,
}

/// Everyone's state.
pub struct States {
    places: Vec<Place>,
    throttles: Throttles,
    running: Vec<Option<TaskId>>,
}

impl States {
    /// Everyone blocked.
    pub fn new(scenario: &Scenario, labels: &[TaskLabel]) -> Self {
        let parents: Vec<GroupId> = scenario.groups.iter().map(|group| group.parent).collect();
        let cpus = scenario.machine.topology.len();
        let place = |label: &TaskLabel| Place { is: None, since_ns: 0, group: label.group };
        States {
            places: labels.iter().map(place).collect(),
            throttles: Throttles::new(&parents, cpus),
            running: vec![None; cpus],
        }
    }

    /// Who runs on a CPU.
    pub fn runs_on(&self, cpu: CpuId) -> Option<TaskId> {
        self.running[cpu.index()]
    }

    /// Takes a fact; tells what it ends.
    #[inline]
    pub fn record(&mut self, at_ns: Ns, fact: &Fact, told: &mut impl FnMut(Stretch)) {
        match *fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                if let Some(prev) = prev {
                    let waits = prev_leaves == Leaves::Runnable;
                    self.set(prev, waits.then(|| self.waiting(prev, cpu)), at_ns, told);
                }
                if let Some(next) = next {
                    self.set(next, Some((State::Running, cpu)), at_ns, told);
                }
                self.running[cpu.index()] = next;
            }
            // One that was about to sleep may still have its CPU.
            Fact::Waking { task, target, .. } | Fact::WakeupNew { task, target, .. }
                if !self.runs(task) =>
            {
                self.set(task, Some(self.waiting(task, target)), at_ns, told);
            }
            Fact::Migrate { task, to, .. } if self.waits(task) => {
                self.set(task, Some(self.waiting(task, to)), at_ns, told);
            }
            Fact::Sent { task, cpu } => {
                self.set(task, Some((State::Migrating, cpu)), at_ns, told);
            }
            Fact::Queued { task, cpu } => {
                self.set(task, Some(self.waiting(task, cpu)), at_ns, told);
            }
            Fact::Regroup { task, group } => {
                self.set(task, self.places[task.index()].is, at_ns, told);
                self.places[task.index()].group = group;
                self.look_again(task, at_ns, told);
            }
            Fact::Throttle { group, cpu } => self.throttle(group, cpu, true, at_ns, told),
            Fact::Unthrottle { group, cpu } => self.throttle(group, cpu, false, at_ns, told),
            _ => {}
        }
    }

    /// Tells what lasts, as if it ended, and lets it go on: so a part of the run stands alone.
    pub fn cut(&mut self, at_ns: Ns, told: &mut impl FnMut(Stretch)) {
        for task in 0..self.places.len() {
            self.set(TaskId::from_index(task), self.places[task].is, at_ns, told);
        }
    }

    /// Tells what still lasts at the end.
    pub fn finish(&mut self, ended_ns: Ns, told: &mut impl FnMut(Stretch)) {
        for task in 0..self.places.len() {
            self.set(TaskId::from_index(task), None, ended_ns, told);
        }
    }

    fn runs(&self, task: TaskId) -> bool {
        matches!(self.places[task.index()].is, Some((State::Running, _)))
    }

    fn waits(&self, task: TaskId) -> bool {
        matches!(self.places[task.index()].is, Some((State::Queued | State::Throttled, _)))
    }

    fn waiting(&self, task: TaskId, cpu: CpuId) -> (State, CpuId) {
        let throttled = self.throttles.is_throttled(self.places[task.index()].group, cpu);
        (if throttled { State::Throttled } else { State::Queued }, cpu)
    }

    fn throttle(
        &mut self,
        group: GroupId,
        cpu: CpuId,
        throttled: bool,
        at_ns: Ns,
        told: &mut impl FnMut(Stretch),
    ) {
        self.throttles.set(group, cpu, throttled, at_ns);
        for task in 0..self.places.len() {
            if self.places[task].is.is_some_and(|(_, on)| on == cpu) {
                self.look_again(TaskId::from_index(task), at_ns, told);
            }
        }
    }

    /// A wait may be one of another kind from now on.
    fn look_again(&mut self, task: TaskId, at_ns: Ns, told: &mut impl FnMut(Stretch)) {
        let is = self.places[task.index()].is;
        if let Some((state @ (State::Queued | State::Throttled), cpu)) = is
            && self.waiting(task, cpu).0 != state
        {
            self.set(task, Some(self.waiting(task, cpu)), at_ns, told);
        }
    }

    fn set(
        &mut self,
        task: TaskId,
        is: Option<(State, CpuId)>,
        at_ns: Ns,
        told: &mut impl FnMut(Stretch),
    ) {
        let place = &mut self.places[task.index()];
        let (was, from_ns) = (place.is, place.since_ns);
        (place.is, place.since_ns) = (is, at_ns);
        if let Some((state, cpu)) = was
            && from_ns < at_ns
        {
            told(Stretch { task, group: place.group, state, cpu, from_ns, to_ns: at_ns });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    fn stretches(more: &[(Ns, Fact)]) -> Vec<(u32, State, u32, Ns, Ns)> {
        let mut states = States::new(&fixture::scenario(), &fixture::labels());
        let mut found = Vec::new();
        let mut facts = fixture::facts();
        facts.extend_from_slice(more);
        facts.sort_by_key(|(at_ns, _)| *at_ns);
        let us = 1000;
        let mut told = |s: Stretch| {
            found.push((s.task.0, s.state, s.cpu.0, s.from_ns / us, s.to_ns / us));
        };
        facts.iter().for_each(|(at_ns, fact)| states.record(*at_ns, fact, &mut told));
        states.finish(10_000_000, &mut told);
        found
    }

    #[test]
    fn a_task_runs_waits_moves_and_runs_on() {
        use State::{Queued, Running};
        let hog: Vec<_> = stretches(&[]).into_iter().filter(|s| s.0 == 0).collect();
        let expected = [
            (0, Running, 0, 0, 4_000),
            (0, Queued, 0, 4_000, 5_000),
            (0, Queued, 1, 5_000, 6_000),
            (0, Running, 1, 6_000, 10_000),
        ];
        assert_eq!(hog, expected);
    }

    #[test]
    fn what_is_cut_goes_on() {
        let mut states = States::new(&fixture::scenario(), &fixture::labels());
        let mut found = Vec::new();
        let mut told = |s: Stretch| found.push((s.task.0, s.from_ns, s.to_ns));
        states.record(10, &fixture::switch(0, None, Leaves::Asleep, Some(0)), &mut told);
        states.cut(30, &mut told);
        states.cut(30, &mut told);
        states.finish(50, &mut told);
        assert_eq!(found, [(0, 10, 30), (0, 30, 50)]);
    }

    #[test]
    fn a_wait_is_parted_where_its_group_is_throttled() {
        use State::{Queued, Running, Throttled};
        let at = |at_ns, fact| (at_ns, fact);
        let (group, cpu) = (GroupId(1), CpuId(1));
        let more = [
            at(2_200_000, Fact::Throttle { group, cpu }),
            at(2_700_000, Fact::Unthrottle { group, cpu }),
        ];
        let api: Vec<_> = stretches(&more).into_iter().filter(|s| s.0 == 1).collect();
        let expected = [
            (1, Queued, 1, 1, 5_000 / 1000),
            (1, Running, 1, 5, 2_000),
            (1, Queued, 1, 2_000, 2_200),
            (1, Throttled, 1, 2_200, 2_700),
            (1, Queued, 1, 2_700, 3_000),
            (1, Running, 1, 3_000, 6_000),
        ];
        assert_eq!(api, expected);
    }
}
