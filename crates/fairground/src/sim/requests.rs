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

use super::actor::WaitQueue;
use super::arrivals::Source;
use super::engine::Engine;
use super::plan::Plan;
use super::slots::Slot;
use super::steps::Then;
use crate::record::requests::Layout;
use crate::record::span::Rule;
use crate::record::{Fact, Recorder, RequestFact};
use crate::sim::scenario::Scenario;
use crate::units::{CpuId, GroupId, Id, RequestId, Speed, Table, TaskId};
use crate::workload::behavior::{Step, Workload};
use std::collections::VecDeque;

/// All requests of a simulation.
#[derive(Clone, Debug)]
pub struct Requests {
    channels: Vec<Channel>,
    rows: Table<RequestId, Request>,
    free: Vec<RequestId>,
    hands: Table<TaskId, Hand>,
    sources: Vec<Source>,
}

#[derive(Clone, Debug)]
struct Channel {
    /// Requests with parts that nobody has taken, oldest first.
    backlog: VecDeque<RequestId>,
    backlog_max: usize,
    takers: WaitQueue,
}

#[derive(Clone, Copy, Debug, Default)]
struct Request {
    not_taken: u32,
    not_done: u32,
    /// The task that sent it, while it may still wait for it.
    sender: Option<TaskId>,
}

/// What a task has to do with requests.
#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    /// It works on a part of this one.
    part: Option<RequestId>,
    /// It sent this one, which is not complete.
    sent: Option<RequestId>,
    /// It sleeps until that is complete.
    awaits: bool,
}

/// Requests that can exist at once: those that wait, and one that each task works on.
fn requests_max(workload: &Workload, tasks: usize) -> usize {
    let waiting =
        workload.channels.iter().map(|channel| channel.backlog_max as usize).sum::<usize>();
    if workload.channels.is_empty() { 0 } else { waiting + tasks }
}

impl Requests {
    /// Empty channels.
    pub fn new(workload: &Workload, tasks: usize, seed: u64) -> Self {
        let count = requests_max(workload, tasks);
        let channel = |backlog_max: usize| Channel {
            backlog: VecDeque::with_capacity(backlog_max),
            backlog_max,
            takers: WaitQueue::default(),
        };
        let sources = workload.sources.iter().enumerate();
        Requests {
            channels: workload.channels.iter().map(|s| channel(s.backlog_max as usize)).collect(),
            rows: Table::from_fn(count, |_: RequestId| Request::default()),
            free: (0..count).rev().map(RequestId::from_index).collect(),
            hands: Table::from_fn(tasks, |_: TaskId| Hand::default()),
            sources: sources.map(|(row, spec)| Source::new(seed, row, spec)).collect(),
        }
    }

    /// Puts a request into a channel; None if it is full.
    fn admit(&mut self, channel: usize, parts: u32, sender: Option<TaskId>) -> Option<RequestId> {
        let Channel { backlog, backlog_max, .. } = &mut self.channels[channel];
        if backlog.len() >= *backlog_max {
            return None;
        }
        let request = self.free.pop().expect("as many rows as can wait or be worked on");
        self.rows[request] = Request { not_taken: parts, not_done: parts, sender };
        backlog.push_back(request);
        Some(request)
    }

    /// Takes a part of the oldest request.
    fn take(&mut self, channel: usize) -> Option<RequestId> {
        let backlog = &mut self.channels[channel].backlog;
        let request = *backlog.front()?;
        let row = &mut self.rows[request];
        row.not_taken -= 1;
        if row.not_taken == 0 {
            backlog.pop_front();
        }
        Some(request)
    }

    /// A task no longer waits for what it sent.
    fn forget_sent(&mut self, task: TaskId) {
        if let Some(request) = self.hands[task].sent.take() {
            self.rows[request].sender = None;
        }
    }
}

impl<R: Recorder> Engine<'_, R> {
    /// Arms every source's first arrival.
    pub(super) fn arm_sources(&mut self) {
        for row in 0..self.workload.sources.len() {
            self.arm_source(row);
        }
    }

    fn arm_source(&mut self, row: usize) {
        let at_ns = self.requests.sources[row].next_ns(&self.workload.sources[row]);
        self.timers.set(self.slots.number(Slot::Arrival(row as u32)), at_ns);
    }

    /// A source's requests come.
    pub(super) fn arrival(&mut self, row: u32) {
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
            self.wake(taker, cpu);
        }
    }

    /// A running task's step that has to do with requests.
    pub(super) fn serve(&mut self, task: TaskId, cpu: CpuId, step: Step) -> Then {
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
    pub(super) fn leave_requests(&mut self, task: TaskId, cpu: CpuId) {
        self.complete(task, cpu);
        self.requests.forget_sent(task);
    }
}

/// What a recorder of requests has to know of a scenario.
pub fn layout(scenario: &Scenario) -> Layout {
    let Plan { tasks, workload, .. } = super::plan::plan(scenario);
    let places = scenario.machine.topology.places();
    let watches = |program: usize| {
        let steps = workload.programs.get(program).map_or(&[][..], |program| &program.steps);
        let mut spans: Vec<usize> = steps.iter().filter_map(begun).collect();
        spans.sort_unstable();
        spans.dedup();
        spans
    };
    Layout {
        spans: workload
            .spans
            .iter()
            .map(|span| Rule { minus_ns: span.minus_ns, floor_ns: span.floor_ns })
            .collect(),
        channels: workload.channels.iter().map(|channel| channel.span).collect(),
        requests_max: requests_max(&workload, tasks.len()),
        groups: tasks.iter().map(|task| task.spec.group).collect(),
        parents: scenario.groups.iter().map(|group| group.parent).collect::<Vec<GroupId>>(),
        speeds: places.iter().map(|place| Speed(place.capacity)).collect(),
        watches: tasks.iter().map(|task| watches(task.spec.program)).collect(),
    }
}

fn begun(step: &Step) -> Option<usize> {
    match step {
        Step::Begin(span) | Step::Due { span, .. } => Some(*span),
        _ => None,
    }
}
