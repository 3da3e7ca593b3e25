//! The event loop: the earliest timer, one match on its kind, a verb, then everyone settles.

use super::engine::{Engine, stuck};
use super::outcome::{BuildError, Outcome};
use super::parts::slots::Slot;
use crate::fair::world::World;
use crate::record::Recorder;
use crate::units::{NEVER, Ns};

/// Events at one instant before the run is given up as going nowhere.
const EVENTS_AT_ONCE_MAX: u64 = 50_000_000;

impl<R: Recorder> Engine<'_, R> {
    /// Runs to `end_ns`, or until every task has ended.
    pub fn run(
        mut self,
        end_ns: Ns,
        mut audit: impl FnMut(&mut World),
    ) -> Result<Outcome, BuildError> {
        let mut at_once = 0;
        while self.alive > 0 && self.failure.is_none() {
            let (number, at_ns) = self.timers.first();
            if at_ns > self.world.now_ns {
                let asked = self.world.outbox.wants_resched();
                self.settle();
                if asked {
                    audit(&mut self.world);
                }
                let (_, first_ns) = self.timers.first();
                if first_ns < at_ns || first_ns == self.world.now_ns {
                    continue;
                }
                if at_ns > end_ns || at_ns == NEVER {
                    break;
                }
                if at_ns >= self.progress.due_ns && self.progress.pass(at_ns) {
                    break;
                }
                self.world.advance_to(at_ns);
                at_once = 0;
                continue;
            }
            at_once += 1;
            if at_once > EVENTS_AT_ONCE_MAX {
                return Err(stuck(at_ns));
            }
            self.fire(number);
            audit(&mut self.world);
        }
        self.settle();
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        let early = self.alive == 0 || self.progress.is_steady();
        Ok(Outcome {
            ended_ns: if early { self.world.now_ns } else { end_ns },
            events: self.events,
            goals: self.progress.outcomes(),
            limits: self.limits_at_end(),
            locked: self.locked_until(end_ns),
        })
    }

    /// Serves one due timer.
    fn fire(&mut self, number: usize) {
        let slot = self.slots.slot(number);
        self.enter_kernel(slot);
        if let Slot::Done(cpu) = slot {
            // Interrupts of this instant come first, and may take the task off its CPU.
            if self.world.outbox.wants_resched() {
                self.settle();
                return;
            }
            self.timers.lift(number);
            self.events += 1;
            self.done(cpu);
            self.drain();
            if std::mem::take(&mut self.gives_up) {
                self.reschedule(cpu);
            }
            self.settle();
            self.timers.mend(number);
            return;
        }
        self.timers.set(number, NEVER);
        self.events += 1;
        match slot {
            Slot::Write => self.write_group(),
            Slot::Period(group) => self.world.period_timer(group),
            Slot::Slack(group) => self.world.slack_timer(group),
            Slot::Switched(domain) => self.frequency_switched(domain),
            Slot::Recheck(domain) => self.world.recheck_frequency(domain),
            Slot::Release(cpu) => self.world.release_throttled(cpu),
            Slot::Tick(cpu) => self.tick(cpu),
            Slot::Hrtick(cpu) => self.hrtick(cpu),
            Slot::Ipi(cpu) => self.ipi(cpu),
            Slot::Wake(task) => self.timer_wakes(task),
            Slot::Arrival(source) => self.arrival(source),
            Slot::Resched(cpu) => self.reschedule(cpu),
            Slot::Window => self.window(),
            Slot::Done(_) => {}
        }
        self.leave_kernel();
        self.drain();
    }
}
