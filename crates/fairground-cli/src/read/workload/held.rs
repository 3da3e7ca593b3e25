//! Locks and stopwatches that can't be meant so: taken twice, never freed, freed by who doesn't
//! hold them, stopped by who never starts them. A simulation would go on: with tasks that spin for
//! ever and look like work, that sleep for ever, or that measure nothing.

use super::builder::Builder;
use crate::read::fault::{Fault, Read, clean};
use fairground::workload::behavior::{MutexId, SpanId, SpinLockId, Step};
use std::collections::BTreeSet;

/// What a task does that can't be meant.
enum Odd {
    Spin(&'static str, SpinLockId),
    Mutex(&'static str, MutexId),
    Stopwatch(SpanId),
}

/// Looks at each task's steps in their order; what a loop does again is looked at once.
pub(super) fn check(builder: &Builder<'_>) -> Read<()> {
    for task in &builder.order {
        let program = builder.templates[task].spec.program;
        let Err(odd) = walk(&builder.out.programs[program].steps) else { continue };
        let (does, accepted) = match odd {
            Odd::Spin(does, lock) => (
                format!("{does} the spin lock \"{}\"", clean(&builder.out.spin_locks[lock])),
                "spin_lock and, later in the same task, one spin_unlock",
            ),
            Odd::Mutex(does, mutex) => (
                format!("{does} the mutex \"{}\"", clean(&builder.out.mutexes[mutex])),
                "lock and, later in the same task, unlock",
            ),
            Odd::Stopwatch(span) => (
                format!("stops, and never starts, \"{}\"", clean(&builder.out.spans[span].name)),
                "begin and end in the same task",
            ),
        };
        let title = format!("the task \"{}\" {does}", clean(task));
        return Err(Fault::at(builder.span_of(task), title).accepts(accepted));
    }
    Ok(())
}

const TAKES_AGAIN: &str = "holds and takes again";
const DOES_NOT_HOLD: &str = "frees, but does not hold,";

fn walk(steps: &[Step]) -> Result<(), Odd> {
    let (mut spins, mut mutexes) = (BTreeSet::new(), BTreeSet::new());
    for step in steps {
        match *step {
            Step::SpinLock { lock, .. } if !spins.insert(lock) => {
                return Err(Odd::Spin(TAKES_AGAIN, lock));
            }
            Step::SpinUnlock(lock) if !spins.remove(&lock) => {
                return Err(Odd::Spin(DOES_NOT_HOLD, lock));
            }
            Step::Lock(mutex) if !mutexes.insert(mutex) => {
                return Err(Odd::Mutex(TAKES_AGAIN, mutex));
            }
            Step::Unlock(mutex) if !mutexes.remove(&mutex) => {
                return Err(Odd::Mutex(DOES_NOT_HOLD, mutex));
            }
            Step::End(span) if !steps.iter().any(|step| starts(step, span)) => {
                return Err(Odd::Stopwatch(span));
            }
            _ => {}
        }
    }
    spins.first().map_or(Ok(()), |&lock| Err(Odd::Spin("never frees", lock)))
}

/// In a loop a stopwatch may be stopped before it is started again.
fn starts(step: &Step, span: SpanId) -> bool {
    match *step {
        Step::Begin(begun) | Step::Due { span: begun, .. } => begun == span,
        _ => false,
    }
}
