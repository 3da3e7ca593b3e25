//! One task while its steps are listed, and how it is scheduled at this point.

use crate::read::fault::{Read, Span};
use crate::read::tree::{Entry, Value};
use fairground::units::Ns;
use fairground::workload::behavior::{Program, SchedPolicy, Step};
use std::collections::{HashMap, HashSet};

/// One task while its steps are listed.
pub(crate) struct Work {
    pub name: String,
    pub instances: u32,
    pub program: Program,
    /// Policy and nice as they stand here in the first pass.
    pub sched: Sched,
    /// The task's own CPUs, to which a phase without CPUs returns.
    pub cpus: Option<usize>,
    /// True if some phase has CPUs of its own.
    pub phase_cpus: bool,
    /// Mutexes held at this point, for `sync`.
    pub held: Vec<String>,
    pub own_timers: HashMap<String, usize>,
    pub own_absolute: HashSet<usize>,
    pub barrier: Option<Span>,
    pub span: Span,
}

impl Work {
    pub fn push(&mut self, step: Step) {
        self.program.steps.push(step);
    }

    /// Goes back to step `to` until it was run `times` times in all; None for ever.
    pub fn repeat(&mut self, to: usize, times: Option<u32>) {
        if times != Some(1) {
            let counter = self.program.counters;
            self.program.counters += 1;
            self.push(Step::Repeat { to, times, counter });
        }
    }
}

/// A loop count: -1 for ever.
pub(crate) fn times(entry: &Entry) -> Read<Option<u32>> {
    match entry.node.value {
        Value::Integer(-1) => Ok(None),
        Value::Integer(times) if (1..=i128::from(i32::MAX)).contains(&times) => {
            Ok(Some(times as u32))
        }
        _ => {
            Err(entry.node.wrong(&entry.key, format!("-1 (for ever), or 1 to {} times", i32::MAX)))
        }
    }
}

/// Policy, nice value and slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sched {
    pub policy: SchedPolicy,
    pub nice: i8,
    pub slice_ns: Ns,
}

/// What a task or a phase says of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub policy: Option<SchedPolicy>,
    pub nice: Option<i8>,
    pub slice_ns: Option<Ns>,
}

impl Change {
    /// What is not given stays, but a policy without a priority means priority 0, as in rt-app.
    pub fn over(self, before: Sched) -> Sched {
        let kept = if self.policy.is_some() { 0 } else { before.nice };
        Sched {
            policy: self.policy.unwrap_or(before.policy),
            nice: self.nice.unwrap_or(kept),
            slice_ns: self.slice_ns.unwrap_or(before.slice_ns),
        }
    }
}
