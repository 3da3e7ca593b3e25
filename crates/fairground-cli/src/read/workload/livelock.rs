//! Work that takes no time can't be simulated: a task that loops for ever over such steps, or
//! tasks that wake each other for ever without computing, would stop the clock.
//!
//! A loop is *paced* if its body computes, sleeps or uses a timer; or if it waits for something
//! that only paced loops (or steps outside endless loops) provide. What is left is an error.

use super::Builder;
use crate::read::fault::{Fault, Read, clean};
use fairground::workload::behavior::{Program, Step};
use fairground::workload::draw::Draw;

/// The most steps in a row that may take no time.
const STEPS_MAX: u64 = 10_000_000;

/// An endless loop: the steps of a task that repeat.
struct Loop<'p> {
    program: usize,
    body: &'p [Step],
    several: bool,
}

pub(super) fn check(builder: &Builder<'_>) -> Read<()> {
    for (program, task) in builder.order.iter().map(|name| program_of(builder, name)) {
        if let Some(steps) = timeless_steps(program).filter(|steps| *steps > STEPS_MAX) {
            return Err(fault(builder, task, format!("takes no time for {steps} steps in a row"))
                .accepts(format!("at most {STEPS_MAX} steps between run, sleep or timer")));
        }
    }
    let mut open: Vec<Loop<'_>> = endless_loops(builder);
    while let Some(paced) = open.iter().position(|one| is_paced(builder, one, &open)) {
        open.swap_remove(paced);
    }
    if let Some(task) = timeless_fork_cycle(builder) {
        return Err(fault(builder, task, "forks itself for ever without taking any time".into())
            .accepts("a run, sleep or timer before the fork"));
    }
    match open.iter().min_by_key(|one| one.program) {
        None => Ok(()),
        Some(stuck) => Err(fault(
            builder,
            task_of(builder, stuck.program),
            "loops for ever without taking any time".into(),
        )
        .because("neither it nor those who wake it run, sleep or use a timer")
        .accepts("a run, runtime, sleep or timer above 0 in the loop, or a loop that ends")),
    }
}

fn fault(builder: &Builder<'_>, task: &str, what: String) -> Box<Fault> {
    Fault::at(builder.span_of(task), format!("the task \"{}\" {what}", clean(task)))
}

fn program_of<'b>(builder: &'b Builder<'_>, task: &'b str) -> (&'b Program, &'b str) {
    (&builder.out.programs[builder.templates[task].spec.program], task)
}

fn task_of<'b>(builder: &'b Builder<'_>, program: usize) -> &'b str {
    let task = builder.order.iter().find(|name| builder.templates[*name].spec.program == program);
    task.map_or("", String::as_str)
}

fn endless_loops<'b>(builder: &'b Builder<'_>) -> Vec<Loop<'b>> {
    let mut loops = Vec::new();
    for name in &builder.order {
        let template = &builder.templates[name];
        let forked = builder.forks.iter().any(|(target, _)| target == name);
        if template.instances == 0 && !forked {
            continue;
        }
        let program = template.spec.program;
        let steps = &builder.out.programs[program].steps;
        for (end, step) in steps.iter().enumerate() {
            if let Step::Repeat { to, times: None, .. } = step {
                let body = &steps[*to..end];
                // An endless loop inside is a loop of its own; this one never comes round.
                let inner = body.iter().any(|s| matches!(s, Step::Repeat { times: None, .. }));
                if !inner {
                    loops.push(Loop { program, body, several: forked || template.instances > 1 });
                }
            }
        }
    }
    loops
}

fn takes_time(step: &Step) -> bool {
    let some = |draw: &Draw| match draw {
        Draw::Fixed(ns) | Draw::Uniform { hi: ns, .. } | Draw::Exponential { mean: ns } => *ns > 0,
    };
    match step {
        Step::Run(draw) | Step::RunWall(draw) | Step::Sleep(draw) => some(draw),
        Step::Timer { period, .. } => some(period),
        _ => false,
    }
}

/// True if time passes in each turn of the loop, given that the loops in `open` may spin.
fn is_paced(builder: &Builder<'_>, one: &Loop<'_>, open: &[Loop<'_>]) -> bool {
    let provided = |gives: &dyn Fn(&Step) -> bool, alone_is_fine: bool| {
        open.iter().any(|other| {
            let own = other.program == one.program && alone_is_fine && !one.several;
            !own && other.body.iter().any(gives)
        })
    };
    one.body.iter().any(|step| match step {
        Step::Wait(wanted) => {
            let gives = |step: &Step| {
                matches!(step, Step::Signal(given) | Step::Broadcast(given) if given == wanted)
            };
            !provided(&gives, true)
        }
        Step::Take(wanted) => {
            let gives = |step: &Step| matches!(step, Step::Post(given) if given == wanted);
            !provided(&gives, false)
        }
        Step::Barrier(number) => {
            let users = builder.out.barriers[*number].users as usize;
            let comes = |step: &&Step| **step == Step::Barrier(*number);
            let mut instances = 0;
            for other in open {
                if other.body.iter().any(|step| comes(&step)) {
                    instances += instances_of(builder, other.program);
                }
            }
            instances < users
        }
        step => takes_time(step),
    })
}

fn instances_of(builder: &Builder<'_>, program: usize) -> usize {
    builder.out.tasks.iter().filter(|spec| spec.program == program).count()
}

/// The longest row of steps without time or waiting, where it can be told from loops that end.
fn timeless_steps(program: &Program) -> Option<u64> {
    let mut before: Vec<u64> = Vec::with_capacity(program.steps.len());
    let mut paced: Vec<u32> = Vec::with_capacity(program.steps.len());
    let (mut row, mut stops, mut longest) = (0u64, 0u32, 0u64);
    for step in &program.steps {
        before.push(row);
        paced.push(stops);
        match step {
            Step::Repeat { to, times: Some(times), .. } if paced[*to] == stops => {
                let body = (row - before[*to]).saturating_add(1);
                row = before[*to].saturating_add(body.saturating_mul(u64::from(*times)));
            }
            Step::Wait(_) | Step::Take(_) | Step::Barrier(_) => (row, stops) = (0, stops + 1),
            step if takes_time(step) => (row, stops) = (0, stops + 1),
            _ => row = row.saturating_add(1),
        }
        longest = longest.max(row);
    }
    (longest > 0).then_some(longest)
}

/// A task that reaches itself through forks of tasks that take no time at all.
fn timeless_fork_cycle<'b>(builder: &'b Builder<'_>) -> Option<&'b str> {
    let targets = |name: &'b str| -> Vec<&'b str> {
        let (program, _) = program_of(builder, name);
        if program.steps.iter().any(takes_time) {
            return Vec::new();
        }
        let forks = program.steps.iter().filter_map(|step| match step {
            Step::Fork(fork) => Some(builder.forks[*fork].0.as_str()),
            _ => None,
        });
        forks.collect()
    };
    builder.forks.iter().map(|(name, _)| name.as_str()).find(|start| {
        let mut seen: Vec<&'b str> = Vec::new();
        let mut next = targets(start);
        while let Some(name) = next.pop() {
            if name == *start {
                return true;
            }
            if !seen.contains(&name) {
                seen.push(name);
                next.extend(targets(name));
            }
        }
        false
    })
}
