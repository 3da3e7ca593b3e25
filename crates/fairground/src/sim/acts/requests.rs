//! Requests: where they wait, who takes them, who waits for them.
//!
//! A request waits in its channel until its last part is taken; parts are taken in order of
//! arrival. A taker that is woken takes its part when it runs, as from a queue behind a mutex and
//! a condition variable: one that was awake may have been faster, and then it sleeps again.
//!
//! A request from outside comes by an interrupt on the CPU where its first taker slept, as if
//! steered to its consumer; that CPU wakes all takers of the request. It costs what the expiry of
//! a sleeper's timer costs: nothing unless it asks for a reschedule. If nobody waits for requests,
//! nobody is interrupted. Not modelled: the network and the softirq before the wake-up.

use crate::record::{Fact, Recorder, RequestFact};
use crate::sim::engine::{Engine, Then};
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, TaskId};
use crate::workload::behavior::Step;

impl<R: Recorder> Engine<'_, R> {
    /// Arms every source's first arrival.
    pub fn arm_sources(&mut self) {
        for row in 0..self.workload.sources.len() {
            self.arm_source(row);
        }
    }

    fn arm_source(&mut self, row: usize) {
        let at_ns = self.requests.sources[row].next_ns(&self.workload.sources[row]);
        self.timers.set(self.slots.number(Slot::Arrival(row as u32)), at_ns);
    }

    /// A source's requests come.
    pub fn arrival(&mut self, row: u32) {
        let spec = &self.workload.sources[row as usize];
        let size = self.requests.sources[row as usize].size(spec);
        for _ in 0..size {
            self.send(spec.channel, spec.parts, None, None);
        }
        self.arm_source(row as usize);
    }

    /// A request comes into a channel: by a task on some CPU, or from outside.
    fn send(
        &mut self,
        channel: usize,
        parts: u32,
        sender: Option<TaskId>,
        sender_cpu: Option<CpuId>,
    ) {
        if let Some(task) = sender {
            self.requests.forget_sent(task);
        }
        let number = channel as u32;
        let Some(request) = self.requests.admit(channel, parts, sender) else {
            self.tell(Fact::Request(RequestFact::Refused { channel: number }));
            return;
        };
        if let Some(task) = sender {
            self.requests.hands[task].sent = Some(request);
        }
        self.tell(Fact::Request(RequestFact::Arrives { request, channel: number, parts }));
        let mut waker_cpu = sender_cpu;
        for _ in 0..parts {
            let takers = &mut self.requests.channels[channel].takers;
            let Some(taker) = takers.pop(&mut self.actors) else { break };
            let cpu = *waker_cpu.get_or_insert(self.world.cpu_of(taker));
            self.world.serving = Some(cpu);
            match sender {
                Some(_) => self.wake(taker, cpu),
                None => self.wake_by_interrupt(taker, cpu),
            }
        }
    }

    /// A running task's step that has to do with requests.
    pub fn serve(&mut self, task: TaskId, cpu: CpuId, step: Step) -> Then {
        match step {
            Step::Send { channel, parts } => self.send(channel, parts, Some(task), Some(cpu)),
            Step::Receive(channel) => return self.receive(task, cpu, channel),
            Step::Complete => self.complete(task, cpu),
            Step::Await => {
                self.actors[task].step += 1;
                if self.requests.hands[task].sent.is_none() {
                    return Then::Next;
                }
                self.requests.hands[task].awaits = true;
                return self.block(task, cpu);
            }
            Step::Begin(span) => {
                self.tell(Fact::Request(RequestFact::Begins { task, span: span as u32 }));
            }
            Step::End(span) => {
                self.tell(Fact::Request(RequestFact::Ends { task, span: span as u32 }));
            }
            _ => unreachable!("every other step is served by the caller"),
        }
        self.actors[task].step += 1;
        Then::Next
    }

    fn receive(&mut self, task: TaskId, cpu: CpuId, channel: usize) -> Then {
        self.complete(task, cpu);
        let Some(request) = self.requests.take(channel) else {
            // It tries again when it is woken.
            self.tell(Fact::Request(RequestFact::Waits { task, channel: channel as u32 }));
            self.requests.channels[channel].takers.push(&mut self.actors, task);
            return self.block(task, cpu);
        };
        self.requests.hands[task].part = Some(request);
        self.tell(Fact::Request(RequestFact::Taken { request, task }));
        self.actors[task].step += 1;
        Then::Next
    }

    /// The part that a task has in hand, if any, is done.
    fn complete(&mut self, task: TaskId, cpu: CpuId) {
        let Some(request) = self.requests.hands[task].part.take() else { return };
        let row = &mut self.requests.rows[request];
        row.not_done -= 1;
        let (left, sender) = (row.not_done, row.sender);
        self.tell(Fact::Request(RequestFact::Done { request, task, left }));
        if left > 0 {
            return;
        }
        self.requests.free.push(request);
        let Some(sender) = sender else { return };
        let hand = &mut self.requests.hands[sender];
        hand.sent = None;
        if std::mem::take(&mut hand.awaits) {
            self.wake(sender, cpu);
        }
    }

    /// A task ends: no request is left in its hands.
    pub fn leave_requests(&mut self, task: TaskId, cpu: CpuId) {
        self.complete(task, cpu);
        self.requests.forget_sent(task);
    }
}
