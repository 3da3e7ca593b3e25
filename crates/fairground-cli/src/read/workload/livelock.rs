//! Work that takes no time can't be simulated: a task that loops for ever over such steps, or
//! tasks that wake each other for ever without computing, would stop the clock.
//!
//! A loop is *paced* if its body computes, sleeps or uses a timer; or if it waits for something
//! that only paced loops (or steps outside endless loops) provide. What is left is an error.

use super::builder::Builder;
use crate::read::fault::{Fault, Read, clean};
use fairground::workload::behavior::{Program, Step};
use fairground::workload::draw::Draw;
use std::collections::{HashMap, HashSet};

/// The most steps in a row that may take no time.
const STEPS_MAX: u64 = 10_000_000;

pub(super) fn check(builder: &Builder<'_>) -> Read<()> {
    for name in &builder.order {
        let steps = timeless_steps(program_of(builder, name));
        if steps > STEPS_MAX {
            return Err(fault(builder, name, format!("takes no time for {steps} steps in a row"))
                .accepts(format!("at most {STEPS_MAX} steps between run, sleep or timer")));
        }
    }
    if let Some(task) = timeless_fork_cycle(builder) {
        return Err(fault(builder, task, "forks itself for ever without taking any time".into())
            .accepts("a run, sleep or timer before the fork"));
    }
    match Loops::of(builder).first_unpaced() {
        None => Ok(()),
        Some(task) => Err(fault(builder, task, "loops for ever without taking any time".into())
            .because("neither it nor those who wake it run, sleep or use a timer")
            .accepts("a run, runtime, sleep or timer above 0 in the loop, or a loop that ends")),
    }
}

fn fault(builder: &Builder<'_>, task: &str, what: String) -> Box<Fault> {
    Fault::at(builder.span_of(task), format!("the task \"{}\" {what}", clean(task)))
}

fn program_of<'b>(builder: &'b Builder<'_>, task: &str) -> &'b Program {
    &builder.out.programs[builder.templates[task].spec.program]
}

fn takes_time(step: &Step) -> bool {
    let some = |draw: &Draw| match *draw {
        Draw::Uniform { hi, .. } => hi > 0,
        Draw::Mixture { usual, rare, .. } => usual > 0 || rare > 0,
        draw => draw.mean() > 0,
    };
    match step {
        Step::Run(draw) | Step::RunWall(draw) | Step::Sleep(draw) => some(draw),
        Step::Kernel { work, .. } | Step::RunPiece { work, .. } => some(work),
        Step::Timer { period, .. } => some(period),
        Step::Due { .. } => true,
        _ => false,
    }
}

/// Something that a task can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Thing {
    Condition(usize),
    Semaphore(usize),
    Barrier(usize),
}

fn wanted(step: &Step) -> Option<Thing> {
    match step {
        Step::Wait(condition) => Some(Thing::Condition(*condition)),
        Step::Take(semaphore) => Some(Thing::Semaphore(*semaphore)),
        Step::Barrier(barrier) => Some(Thing::Barrier(*barrier)),
        _ => None,
    }
}

fn given(step: &Step) -> Option<Thing> {
    match step {
        Step::Signal(condition) | Step::Broadcast(condition) => Some(Thing::Condition(*condition)),
        Step::Post(semaphore) => Some(Thing::Semaphore(*semaphore)),
        Step::Barrier(barrier) => Some(Thing::Barrier(*barrier)),
        _ => None,
    }
}

/// An endless loop that takes no time by itself.
struct Loop<'b> {
    task: &'b str,
    /// How many tasks run it (a forked task counts as several).
    tasks: usize,
    wants: HashSet<Thing>,
    gives: HashSet<Thing>,
}

struct Loops<'b> {
    all: Vec<Loop<'b>>,
    /// Tasks that run an unpaced loop which gives the thing.
    givers: HashMap<Thing, usize>,
    wanters: HashMap<Thing, Vec<usize>>,
    users: Vec<usize>,
}

impl<'b> Loops<'b> {
    fn of(builder: &'b Builder<'_>) -> Self {
        let forked: HashSet<&str> = builder.forks.iter().map(|(name, _)| name.as_str()).collect();
        let users = builder.out.barriers.iter().map(|barrier| barrier.users as usize).collect();
        let (givers, wanters) = (HashMap::new(), HashMap::new());
        let mut loops = Loops { all: Vec::new(), givers, wanters, users };
        for name in &builder.order {
            let instances = builder.templates[name].instances as usize;
            let tasks = instances + if forked.contains(name.as_str()) { 2 } else { 0 };
            if tasks > 0 {
                loops.add_all(name, tasks, &program_of(builder, name).steps);
            }
        }
        loops
    }

    fn add_all(&mut self, task: &'b str, tasks: usize, steps: &[Step]) {
        for (end, step) in steps.iter().enumerate() {
            let Step::Repeat { to, times: None, .. } = step else { continue };
            let body = &steps[*to..end];
            // An endless loop inside is a loop of its own; this one never comes round.
            let inner = body.iter().any(|step| matches!(step, Step::Repeat { times: None, .. }));
            if inner || body.iter().any(takes_time) {
                continue;
            }
            let wants = body.iter().filter_map(wanted).collect();
            let gives = body.iter().filter_map(given).collect();
            self.add(Loop { task, tasks, wants, gives });
        }
    }

    fn add(&mut self, one: Loop<'b>) {
        for thing in &one.gives {
            *self.givers.entry(*thing).or_default() += one.tasks;
        }
        for thing in &one.wants {
            self.wanters.entry(*thing).or_default().push(self.all.len());
        }
        self.all.push(one);
    }

    /// True if each turn of the loop waits for something that no unpaced loop gives. A signal to
    /// oneself is lost, so that the only one who gives is no giver.
    fn is_paced(&self, one: &Loop<'_>) -> bool {
        one.wants.iter().any(|thing| {
            let givers = self.givers.get(thing).copied().unwrap_or(0);
            match thing {
                Thing::Condition(_) if one.tasks == 1 && one.gives.contains(thing) => givers == 1,
                Thing::Condition(_) | Thing::Semaphore(_) => givers == 0,
                Thing::Barrier(barrier) => givers < self.users[*barrier],
            }
        })
    }

    /// Takes paced loops away, and those that wait for them, until none is left or all spin.
    fn first_unpaced(mut self) -> Option<&'b str> {
        let mut open = vec![true; self.all.len()];
        let mut next: Vec<usize> = (0..self.all.len()).collect();
        while let Some(at) = next.pop() {
            if !open[at] || !self.is_paced(&self.all[at]) {
                continue;
            }
            open[at] = false;
            let Loop { tasks, gives, .. } = &self.all[at];
            for thing in gives {
                if let Some(givers) = self.givers.get_mut(thing) {
                    *givers -= tasks;
                }
                next.extend(self.wanters.get(thing).into_iter().flatten());
            }
        }
        open.iter().position(|open| *open).map(|at| self.all[at].task)
    }
}

/// The longest row of steps without time or waiting, as far as loops that end tell.
fn timeless_steps(program: &Program) -> u64 {
    let mut before: Vec<(u64, u32)> = Vec::with_capacity(program.steps.len());
    let (mut row, mut stops, mut longest) = (0u64, 0u32, 0u64);
    for step in &program.steps {
        before.push((row, stops));
        match step {
            Step::Repeat { to, times: Some(times), .. } if before[*to].1 == stops => {
                let body = (row - before[*to].0).saturating_add(1);
                row = before[*to].0.saturating_add(body.saturating_mul(u64::from(*times)));
            }
            step if takes_time(step) || wanted(step).is_some() => (row, stops) = (0, stops + 1),
            _ => row = row.saturating_add(1),
        }
        longest = longest.max(row);
    }
    longest
}

/// A task that reaches itself through forks of tasks that take no time at all.
fn timeless_fork_cycle<'b>(builder: &'b Builder<'_>) -> Option<&'b str> {
    let mut targets: HashMap<&'b str, Vec<&'b str>> = HashMap::new();
    let mut forked_by: HashMap<&'b str, usize> = HashMap::new();
    for name in &builder.order {
        let steps = &program_of(builder, name).steps;
        if steps.iter().any(takes_time) {
            continue;
        }
        for step in steps {
            if let Step::Fork(fork) = step {
                let target = builder.forks[*fork].0.as_str();
                targets.entry(name).or_default().push(target);
                *forked_by.entry(target).or_default() += 1;
            }
        }
    }
    // Take away who is forked by nobody that is left; a cycle stays.
    let free = |name: &&&'b str| !forked_by.contains_key(**name);
    let mut next: Vec<&'b str> = targets.keys().filter(free).copied().collect();
    while let Some(name) = next.pop() {
        for target in targets.remove(name).unwrap_or_default() {
            if let Some(count) = forked_by.get_mut(target) {
                *count -= 1;
                if *count == 0 {
                    next.push(target);
                }
            }
        }
    }
    targets.keys().min().copied()
}
