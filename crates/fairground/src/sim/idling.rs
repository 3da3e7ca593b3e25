//! What idle CPUs do: which state they enter, and what it costs to wake them.
//!
//! A core is in the shallowest state of its CPUs, and while one of them executes the others are in the
//! first state at most. PM-QoS is the workload's (`/dev/cpu_dma_latency`). The CPU's next timer is the
//! earliest of the tasks that sleep on it; a device's interrupt is no timer.

use super::engine::Engine;
use super::plan::Plan;
use super::scenario::Machine;
use crate::model::idle::{IdleHistory, IdleState, deepest, patience};
use crate::record::{Fact, Idle, Recorder};
use crate::units::{CpuId, NEVER, Ns, Table, TaskId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What all CPUs do while they are idle.
pub(super) struct Idling {
    /// From shallow to deep; empty where being idle costs nothing.
    states: Vec<IdleState>,
    qos_ns: Ns,
    cpus: Table<CpuId, IdleCpu>,
}

struct IdleCpu {
    history: IdleHistory,
    since_ns: Ns,
    state: Idle,
    /// Timers of tasks that went to sleep here, those that are over included.
    timers: BinaryHeap<Reverse<(Ns, TaskId)>>,
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
    fn expire(&mut self, cpu: CpuId, now_ns: Ns) {
        let timers = &mut self.cpus[cpu].timers;
        while timers.peek().is_some_and(|Reverse((at_ns, _))| *at_ns <= now_ns) {
            timers.pop();
        }
    }

    fn exit_ns(&self, state: Idle) -> Ns {
        match state {
            Idle::State(row) => self.states[usize::from(row)].exit_ns,
            Idle::Polls | Idle::Over => 0,
        }
    }
}

impl<R: Recorder> Engine<'_, R> {
    /// A CPU has nothing to run: it chooses an idle state.
    #[inline]
    pub(super) fn enter_idle_state(&mut self, cpu: CpuId) {
        if !self.idling.cpus.is_empty() {
            self.choose_idle_state(cpu);
        }
    }

    fn choose_idle_state(&mut self, cpu: CpuId) {
        let now_ns = self.world.now_ns;
        self.idling.expire(cpu, now_ns);
        let load = self.menu_load(cpu);
        let Idling { states, qos_ns, cpus } = &mut self.idling;
        let idle = &mut cpus[cpu];
        let timer_ns = idle.timers.peek().map_or(NEVER, |Reverse((at_ns, _))| at_ns - now_ns);
        let predicted_ns = idle.history.predict_ns(timer_ns);
        let bearable_ns = predicted_ns / patience(load);
        let chosen = deepest(states, predicted_ns, bearable_ns.min(*qos_ns));
        idle.state = chosen.map_or(Idle::Polls, |row| Idle::State(row as u8));
        idle.since_ns = now_ns;
        let state = idle.state;
        self.recorder.record(now_ns, Fact::Idle { cpu, state });
    }

    /// The load that the menu governor reads of a CPU, if its release does.
    fn menu_load(&self, cpu: CpuId) -> u64 {
        let blind = self.world.rules.idling.menu_ignores_load;
        let root = self.world.cpus[cpu].queue;
        if blind { 0 } else { self.world.queues[root].avg.load_avg }
    }

    /// An idle CPU is to choose a task: what its way out of its state takes, ns; nothing if it has left it.
    #[inline]
    pub(super) fn leave_idle_state(&mut self, cpu: CpuId) -> Ns {
        let states = &self.idling.cpus;
        if states.is_empty() || states[cpu].state == Idle::Over {
            return 0;
        }
        self.wake_from_idle_state(cpu)
    }

    fn wake_from_idle_state(&mut self, cpu: CpuId) -> Ns {
        let now_ns = self.world.now_ns;
        let own = self.idling.cpus[cpu].state;
        let others = self.world.core_of[cpu.0 as usize].iter().filter(|&other| other != cpu);
        let state_of = |other: CpuId| match self.idling.cpus[other].state {
            // A thread that executes or polls keeps its core out of anything deeper than the first state.
            Idle::Over | Idle::Polls => Idle::State(0),
            state => state,
        };
        let core = others.map(state_of).fold(own, Idle::min);
        let exit_ns = self.idling.exit_ns(core);
        let idle = &mut self.idling.cpus[cpu];
        idle.history.note(now_ns - idle.since_ns, exit_ns);
        idle.state = Idle::Over;
        self.recorder.record(now_ns, Fact::Idle { cpu, state: Idle::Over });
        exit_ns
    }
}
