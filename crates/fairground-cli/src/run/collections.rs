//! The CPUs that collections of garbage ask for. Tools make them of a task that a timer wakes each
//! period and that lets others work: it posts parts, which markers take (`go`), or meets them at a
//! barrier (`jvm`, `dotnet`).
//!
//! Where the world stops, each period costs what it costs. Collections beside requests (`go`) just
//! end later, and the next ones come later, if there are not enough CPUs: requests don't wait for
//! them without end.

use fairground::units::{GroupId, Ns};
use fairground::workload::behavior::{Program, Step, Workload};

/// By task that starts collections its group, and the CPUs that they keep busy.
pub fn cpus(work: &Workload) -> impl Iterator<Item = (GroupId, f64)> {
    started(work).map(|(group, [posted, met])| (group, posted + met))
}

/// The same of those for which the world stops.
pub fn stopping_cpus(work: &Workload) -> impl Iterator<Item = (GroupId, f64)> {
    started(work).map(|(group, [_, met])| (group, met))
}

/// CPUs by posted parts, and by those at a barrier.
fn started(work: &Workload) -> impl Iterator<Item = (GroupId, [f64; 2])> {
    work.tasks.iter().filter_map(|task| {
        let program = work.programs.get(task.program)?;
        let [Step::Timer { period, .. }, Step::Begin(_), rest @ ..] = program.steps.as_slice()
        else {
            return None;
        };
        let cpus = |work_ns: Ns| work_ns as f64 / (period.mean() as f64).max(1.0);
        Some((task.group, [posted_ns(work, rest), met_ns(work, rest)].map(cpus)))
    })
}

/// Work of the parts that are posted.
fn posted_ns(work: &Workload, steps: &[Step]) -> Ns {
    let posted = steps.windows(2).filter_map(|steps| match steps {
        [Step::Post(semaphore), Step::Repeat { times: Some(parts), .. }] => {
            Some((*semaphore, Ns::from(*parts)))
        }
        _ => None,
    });
    let part_ns = |of| {
        let steps = work.programs.iter().flat_map(|program| program.steps.windows(2));
        let mut runs = steps.filter_map(move |steps| match steps {
            [Step::TakeOr { semaphore, .. }, Step::Run(run)] if *semaphore == of => {
                Some(run.mean())
            }
            _ => None,
        });
        runs.next().unwrap_or(0)
    };
    posted.map(|(semaphore, parts)| parts * part_ns(semaphore)).sum()
}

/// Work of those who wait at the barrier that comes first.
fn met_ns(work: &Workload, steps: &[Step]) -> Ns {
    let first = steps.iter().find_map(|step| match step {
        Step::Barrier(barrier) => Some(*barrier),
        _ => None,
    });
    let of = |program: &Program| match program.steps.as_slice() {
        [Step::Barrier(barrier), Step::Run(run), ..] if Some(*barrier) == first => run.mean(),
        _ => 0,
    };
    work.tasks.iter().map(|task| of(&work.programs[task.program])).sum()
}
