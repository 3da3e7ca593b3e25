//! What idle CPUs do: which state they enter, and what it costs to wake them.
//!
//! A core is in the shallowest state of its CPUs, and while one of them executes the others are in
//! the first state at most. PM-QoS is the workload's (`/dev/cpu_dma_latency`). The CPU's next timer
//! is the earliest of the tasks that sleep on it; a device's interrupt is no timer.

use crate::model::idle::{deepest, patience};
use crate::record::{Fact, Idle, Recorder};
use crate::sim::engine::Engine;
use crate::sim::parts::idling::Idling;
use crate::units::{CpuId, NEVER, Ns};
use std::cmp::Reverse;

impl<R: Recorder> Engine<'_, R> {
    /// A CPU has nothing to run: it chooses an idle state.
    #[inline]
    pub fn enter_idle_state(&mut self, cpu: CpuId) {
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
        self.world.cpus[cpu].dozes = state != Idle::Polls;
        self.recorder.record(now_ns, Fact::Idle { cpu, state });
    }

    /// The load that the menu governor reads of a CPU, if its release does.
    fn menu_load(&self, cpu: CpuId) -> u64 {
        let blind = self.world.rules.idling.menu_ignores_load;
        let root = self.world.cpus[cpu].queue;
        if blind { 0 } else { self.world.queues[root].avg.load_avg }
    }

    /// An idle CPU is to choose a task, or to serve an interrupt: what its way out of its state
    /// takes from now on, ns; nothing if it is out.
    #[inline]
    pub fn leave_idle_state(&mut self, cpu: CpuId) -> Ns {
        let states = &self.idling.cpus;
        if states.is_empty() {
            return 0;
        }
        match states[cpu].state {
            Idle::Over => states[cpu].awake_ns.saturating_sub(self.world.now_ns),
            _ => self.wake_from_idle_state(cpu),
        }
    }

    fn wake_from_idle_state(&mut self, cpu: CpuId) -> Ns {
        let now_ns = self.world.now_ns;
        let own = self.idling.cpus[cpu].state;
        let others = self.world.core_of[cpu.0 as usize].iter().filter(|&other| other != cpu);
        let state_of = |other: CpuId| match self.idling.cpus[other].state {
            // A thread that executes or polls keeps its core out of anything deeper than the first
            // state.
            Idle::Over | Idle::Polls => Idle::State(0),
            state => state,
        };
        let core = others.map(state_of).fold(own, Idle::min);
        let exit_ns = self.idling.exit_ns(core);
        let idle = &mut self.idling.cpus[cpu];
        idle.history.note(now_ns - idle.since_ns, exit_ns);
        (idle.state, idle.awake_ns) = (Idle::Over, now_ns + exit_ns);
        self.world.cpus[cpu].dozes = false;
        self.recorder.record(now_ns, Fact::Idle { cpu, state: Idle::Over });
        exit_ns
    }
}
