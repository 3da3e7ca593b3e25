//! What idle CPUs do: their states, their histories, and the timers of the tasks that sleep there.

use crate::model::idle::{IdleHistory, IdleState};
use crate::record::Idle;
use crate::sim::plan::Plan;
use crate::sim::scenario::Machine;
use crate::units::{CpuId, NEVER, Ns, Table, TaskId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What all CPUs do while they are idle.
pub struct Idling {
    /// From shallow to deep; empty where being idle costs nothing.
    pub states: Vec<IdleState>,
    pub qos_ns: Ns,
    pub cpus: Table<CpuId, IdleCpu>,
}

pub struct IdleCpu {
    pub history: IdleHistory,
    pub since_ns: Ns,
    pub state: Idle,
    /// When its last way out ends, ns.
    pub awake_ns: Ns,
    /// Timers of tasks that went to sleep here, those that are over included.
    pub timers: BinaryHeap<Reverse<(Ns, TaskId)>>,
}

impl Idling {
    /// An idle machine.
    pub fn new(machine: &Machine, plan: &Plan) -> Self {
        let states = machine.idle.clone();
        let cpus = if states.is_empty() { 0 } else { machine.topology.len() };
        let deep = Idle::State(states.len().saturating_sub(1) as u8);
        // A task has one timer, so what is not over fits twice.
        let room = 2 * plan.tasks.len() + 1;
        let cpu = |_: CpuId| IdleCpu {
            history: IdleHistory::default(),
            since_ns: 0,
            state: deep,
            awake_ns: 0,
            timers: BinaryHeap::with_capacity(room),
        };
        let qos_ns = plan.workload.pm_qos_ns.unwrap_or(NEVER);
        Idling { states, qos_ns, cpus: Table::from_fn(cpus, cpu) }
    }

    /// A task that goes to sleep on a CPU has armed its timer there.
    #[inline]
    pub fn note_timer(&mut self, cpu: CpuId, now_ns: Ns, at_ns: Ns, task: TaskId) {
        if !self.cpus.is_empty() {
            self.push_timer(cpu, now_ns, at_ns, task);
        }
    }

    fn push_timer(&mut self, cpu: CpuId, now_ns: Ns, at_ns: Ns, task: TaskId) {
        let timers = &mut self.cpus[cpu].timers;
        if timers.len() == timers.capacity() {
            // The CPU was not idle for long, or it would have forgotten those that are over.
            timers.retain(|Reverse((at_ns, _))| *at_ns > now_ns);
        }
        timers.push(Reverse((at_ns, task)));
    }

    /// Forgets timers that are over.
    pub fn expire(&mut self, cpu: CpuId, now_ns: Ns) {
        let timers = &mut self.cpus[cpu].timers;
        while timers.peek().is_some_and(|Reverse((at_ns, _))| *at_ns <= now_ns) {
            timers.pop();
        }
    }

    pub fn exit_ns(&self, state: Idle) -> Ns {
        match state {
            Idle::State(row) => self.states[usize::from(row)].exit_ns,
            Idle::Polls | Idle::Over => 0,
        }
    }
}
