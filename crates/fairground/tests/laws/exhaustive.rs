//! Small worlds, all of them: one or two CPUs, two or three tasks of every habit, every order of
//! start on a grid, in groups with and without a limit. Random worlds rarely have two tasks that
//! start at one instant, or just at a tick; here every tie occurs.

use crate::limits::watch;
use fairground::model::limit::Limit;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::{Kernel, presets};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::units::{GroupId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

/// What a task does, again and again.
#[derive(Clone, Copy, Debug)]
enum Habit {
    Hog,
    Sleeper,
    Yielder,
}

const HABITS: [Habit; 3] = [Habit::Hog, Habit::Sleeper, Habit::Yielder];
/// Together, half a tick later, or at a tick.
const STARTS_NS: &[Ns] = &[0, 2 * NS_PER_MS, 4 * NS_PER_MS];
/// A finer grid, just before and after a tick too.
const FINE_STARTS_NS: &[Ns] = &[0, 2 * NS_PER_MS, 4 * NS_PER_MS - 1, 4 * NS_PER_MS, 5 * NS_PER_MS];
/// Five ticks, or two periods of the limit.
const DURATION_NS: Ns = 20 * NS_PER_MS;

/// Where the tasks are: on the root queue, in a group each, or the first two in one with a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Groups {
    None,
    OneEach,
    Limited,
}

const GROUPS: [Groups; 3] = [Groups::None, Groups::OneEach, Groups::Limited];

/// One small world.
#[derive(Clone, Copy, Debug)]
struct Small<'w> {
    profile: &'w str,
    cores: u32,
    groups: Groups,
    tasks: &'w [(Habit, Ns)],
}

/// All rows of so many tasks, each with any habit and start.
fn rows(tasks: usize, starts_ns: &[Ns]) -> Vec<Vec<(Habit, Ns)>> {
    let starts = |habit| starts_ns.iter().map(move |&start_ns| (habit, start_ns));
    let choices: Vec<(Habit, Ns)> = HABITS.into_iter().flat_map(starts).collect();
    let mut rows = vec![Vec::new()];
    for _ in 0..tasks {
        let longer = |row: &Vec<(Habit, Ns)>| {
            let row = row.clone();
            choices.iter().map(move |&task| [&row[..], &[task]].concat())
        };
        rows = rows.iter().flat_map(longer).collect();
    }
    rows
}

fn program(habit: Habit) -> Program {
    let run = Step::Run(Draw::Fixed(1_500 * NS_PER_US));
    let mut steps = match habit {
        Habit::Hog => vec![run],
        Habit::Sleeper => vec![run, Step::Sleep(Draw::Fixed(2_500 * NS_PER_US))],
        Habit::Yielder => vec![run, Step::Yield],
    };
    steps.push(Step::Repeat { to: 0, times: None, counter: 0 });
    Program { steps, counters: 1, ..Program::default() }
}

impl Small<'_> {
    fn groups(&self) -> Vec<GroupSpec> {
        let group = |row: usize| {
            let limit = match self.groups {
                Groups::Limited => {
                    let (quota_ns, period_ns) = (Some(3 * NS_PER_MS), 10 * NS_PER_MS);
                    Limit { quota_ns, period_ns, burst_ns: 0 }
                }
                _ => Limit::default(),
            };
            GroupSpec { path: format!("/g{row}"), limit, ..GroupSpec::root() }
        };
        let count = match self.groups {
            Groups::None => 0,
            Groups::OneEach => self.tasks.len(),
            Groups::Limited => 1,
        };
        std::iter::once(GroupSpec::root()).chain((0..count).map(group)).collect()
    }

    fn group_of(&self, task: usize) -> GroupId {
        GroupId(match self.groups {
            Groups::OneEach => task as u32 + 1,
            Groups::Limited if task < 2 => 1,
            _ => 0,
        })
    }

    fn scenario(&self) -> Scenario {
        let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: self.cores, threads: 1 };
        let topology = Topology::regular(shape, false).expect("a machine");
        let task = |(row, &(_, start_ns)): (usize, &(Habit, Ns))| TaskSpec {
            start_ns,
            group: self.group_of(row),
            ..TaskSpec::new(format!("t{row}"), row)
        };
        let programs = self.tasks.iter().map(|(habit, _)| program(*habit));
        Scenario {
            machine: Machine::bare("small", topology),
            kernel: Kernel::profile(self.profile).expect("a release"),
            groups: self.groups(),
            writes: vec![],
            workload: Workload {
                programs: programs.collect(),
                tasks: self.tasks.iter().enumerate().map(task).collect(),
                ..Workload::default()
            },
            seed: 1,
            duration_ns: DURATION_NS,
            until: Until::End,
        }
    }

    /// Holds the world to the laws of every history; one with a limit, where a CPU may idle over a
    /// throttled queue, to those of limits.
    fn keeps_the_laws(&self) {
        let scenario = self.scenario();
        if self.groups != Groups::Limited {
            if let Err(error) = crate::broken(&scenario) {
                panic!("{self:?}: {error}");
            }
            return;
        }
        let (broken, _) = watch(&scenario, |_, _| {}).expect("it is built");
        assert!(broken.is_empty(), "{self:?}: {broken:?}");
    }
}

/// All worlds of these rows of tasks, on one CPU and on two, in all kinds of groups.
fn all_keep_the_laws(profile: &str, rows: &[Vec<(Habit, Ns)>]) {
    for cores in [1, 2] {
        for groups in GROUPS {
            rows.iter().for_each(|tasks| Small { profile, cores, groups, tasks }.keeps_the_laws());
        }
    }
}

#[test]
fn every_pair_of_tasks_keeps_the_laws_in_every_release() {
    let rows = rows(2, FINE_STARTS_NS);
    presets::catalogue().iter().for_each(|profile| all_keep_the_laws(profile.name, &rows));
}

/// One kernel of each kind of queue, and of each way to throttle.
#[test]
fn every_three_tasks_keep_the_laws() {
    let rows = rows(3, STARTS_NS);
    ["4.12", "6.6", "6.12", "6.18", "7.3"]
        .iter()
        .for_each(|profile| all_keep_the_laws(profile, &rows));
}

#[test]
#[ignore = "long"]
fn every_three_tasks_keep_the_laws_in_every_release() {
    let rows = rows(3, FINE_STARTS_NS);
    presets::catalogue().iter().for_each(|profile| all_keep_the_laws(profile.name, &rows));
}
