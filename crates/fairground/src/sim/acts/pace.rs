//! CPUs begin and cease to execute, and with them their siblings' pace changes
//! ([`crate::sim::parts::pace`]).

use crate::record::{Fact, Recorder};
use crate::sim::engine::Engine;
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, NEVER};

impl<R: Recorder> Engine<'_, R> {
    /// A CPU executes a task from now on, or none.
    pub fn set_active(&mut self, cpu: CpuId, active: bool) {
        let pace = &mut self.pace;
        if !pace.varies() || std::mem::replace(&mut pace.cpus[cpu].active, active) == active {
            return;
        }
        let core = pace.cpus[cpu].core;
        let count = &mut pace.cores[core].active;
        *count = if active { *count + 1 } else { *count - 1 };
        let wants = *count > 0;
        if let Some(hypervisor) = &mut pace.hypervisor {
            hypervisor.set_wants(core, wants);
            self.follow_hypervisor();
        } else if !pace.throughput.is_unknown() {
            self.retime_core(core);
        } else if active && pace.is_out_of_date(cpu) {
            // It has not begun yet, and whoever says that it begins arms its end.
            self.take_speed(cpu);
        }
    }

    /// The hypervisor's dispatch window begins.
    pub fn window(&mut self) {
        if let Some(hypervisor) = &mut self.pace.hypervisor {
            hypervisor.rotate();
            self.follow_hypervisor();
        }
    }

    /// Any core may have been stopped or let go.
    fn follow_hypervisor(&mut self) {
        for core in 0..self.pace.cores.len() {
            self.retime_core(core);
        }
        let now_ns = self.world.now_ns;
        let hypervisor = self.pace.hypervisor.as_ref();
        let at_ns = hypervisor.and_then(|hypervisor| hypervisor.window_after(now_ns));
        self.timers.set(self.slots.number(Slot::Window), at_ns.unwrap_or(NEVER));
    }

    /// The executing threads of a core go on at the speed that they have now.
    fn retime_core(&mut self, core: usize) {
        for row in 0..self.pace.cores[core].threads.len() {
            self.retime(self.pace.cores[core].threads[row]);
        }
    }

    /// A CPU goes on at the speed that it has now, if it executes.
    pub fn retime(&mut self, cpu: CpuId) {
        if self.pace.cpus[cpu].active && self.pace.is_out_of_date(cpu) {
            self.make_progress(cpu);
            self.take_speed(cpu);
            self.arm_done(cpu);
        }
    }

    /// A CPU executes at the speed that it has now from now on.
    fn take_speed(&mut self, cpu: CpuId) {
        let speed = self.pace.speed_of(cpu);
        let alone = self.pace.cpus[cpu].alone;
        self.pace.cpus[cpu].speed = speed;
        self.recorder.record(self.world.now_ns, Fact::Pace { cpu, alone, speed });
    }
}
