//! Spin locks that can't be meant so: taken twice, never freed, or freed by who doesn't hold them.
//! A simulation would go on, with tasks that spin for ever and look like work.

use super::builder::Builder;
use crate::read::fault::{Fault, Read, clean};
use fairground::workload::behavior::{SpinLockId, Step};
use std::collections::BTreeSet;

/// Looks at each task's steps in their order; what a loop does again is looked at once.
pub(super) fn check(builder: &Builder<'_>) -> Read<()> {
    for task in &builder.order {
        let program = builder.templates[task].spec.program;
        if let Err((does, lock)) = walk(&builder.out.programs[program].steps) {
            let name = clean(&builder.out.spin_locks[lock]);
            let title = format!("the task \"{}\" {does} the spin lock \"{name}\"", clean(task));
            let fault = Fault::at(builder.span_of(task), title);
            return Err(fault.accepts("spin_lock and, later in the same task, one spin_unlock"));
        }
    }
    Ok(())
}

fn walk(steps: &[Step]) -> Result<(), (&'static str, SpinLockId)> {
    let mut held = BTreeSet::new();
    for step in steps {
        match *step {
            Step::SpinLock { lock, .. } if !held.insert(lock) => {
                return Err(("holds and takes again", lock));
            }
            Step::SpinUnlock(lock) if !held.remove(&lock) => {
                return Err(("frees, but does not hold,", lock));
            }
            _ => {}
        }
    }
    held.first().map_or(Ok(()), |&lock| Err(("never frees", lock)))
}
