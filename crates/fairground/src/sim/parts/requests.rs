//! Requests: those that exist, where they wait, and who has which in hand.

use super::actor::WaitQueue;
use super::arrivals::Source;
use crate::units::{Id, RequestId, Table, TaskId};
use crate::workload::behavior::Workload;
use std::collections::VecDeque;

/// All requests of a simulation.
#[derive(Clone, Debug)]
pub struct Requests {
    pub channels: Vec<Channel>,
    pub rows: Table<RequestId, Request>,
    pub free: Vec<RequestId>,
    pub hands: Table<TaskId, Hand>,
    pub sources: Vec<Source>,
}

#[derive(Clone, Debug)]
pub struct Channel {
    /// Requests with parts that nobody has taken, oldest first.
    pub backlog: VecDeque<RequestId>,
    pub backlog_max: usize,
    pub takers: WaitQueue,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Request {
    pub not_taken: u32,
    pub not_done: u32,
    /// The task that sent it, while it may still wait for it.
    pub sender: Option<TaskId>,
}

/// What a task has to do with requests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    /// It works on a part of this one.
    pub part: Option<RequestId>,
    /// It sent this one, which is not complete.
    pub sent: Option<RequestId>,
    /// It sleeps until that is complete.
    pub awaits: bool,
}

/// Requests that can exist at once: those that wait, and one that each task works on.
pub fn requests_max(workload: &Workload, tasks: usize) -> usize {
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
    pub fn admit(
        &mut self,
        channel: usize,
        parts: u32,
        sender: Option<TaskId>,
    ) -> Option<RequestId> {
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
    pub fn take(&mut self, channel: usize) -> Option<RequestId> {
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
    pub fn forget_sent(&mut self, task: TaskId) {
        if let Some(request) = self.hands[task].sent.take() {
            self.rows[request].sender = None;
        }
    }
}
