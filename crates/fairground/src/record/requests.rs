//! Requests and stopwatches: how long each took and what it waited for. Memory does not grow with
//! time: a row per request that can wait or be worked on, a row per task, a table per span.
//!
//! A request is blamed by its critical part, the one that is done last. Before a task takes that
//! part, its time is what this task waited for meanwhile, and backlog while it worked or slept;
//! from the moment at which it was woken to take one, it is what its account says, and so after.

use super::blame::{Accounts, Blame, Cause};
use super::span::{Rule, Span};
use super::{Fact, Recorder, RequestFact};
use crate::units::{GroupId, Ns, RequestId, Speed, Table, TaskId};

/// What the recorder needs to know of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// What is noted, by span.
    pub spans: Vec<Rule>,
    /// Each channel's span.
    pub channels: Vec<usize>,
    /// Requests that can wait or be worked on.
    pub requests_max: usize,
    /// Each task's group at its start.
    pub groups: Vec<GroupId>,
    /// Each group's parent.
    pub parents: Vec<GroupId>,
    /// Each CPU's speed with idle siblings.
    pub speeds: Vec<Speed>,
    /// The spans that each task has stopwatches of.
    pub watches: Vec<Vec<usize>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Request {
    at_ns: Ns,
    span: usize,
}

/// A reading of a task's account.
#[derive(Clone, Copy, Debug, Default)]
struct Reading {
    at_ns: Ns,
    blame: Blame,
}

/// A part that a task has in hand.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    taken: Reading,
    /// Where the time before went.
    before: Blame,
}

#[derive(Clone, Debug, Default)]
struct Worker {
    /// It sleeps until there is a part.
    waits: bool,
    /// It was woken to take one, and has not yet.
    woken: Option<Reading>,
    part: Part,
    /// Its stopwatches, by span.
    watches: Vec<(usize, Watch)>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Watch {
    #[default]
    Stands,
    Runs {
        since: Reading,
    },
    /// It starts, or started, by itself at that time.
    Set {
        to: Reading,
    },
}

/// The recorder.
#[derive(Clone, Debug)]
pub struct Requests {
    accounts: Accounts,
    channels: Vec<usize>,
    requests: Table<RequestId, Request>,
    workers: Table<TaskId, Worker>,
    spans: Vec<Span>,
}

impl Requests {
    /// Nothing measured yet.
    pub fn new(layout: &Layout) -> Self {
        let worker = |watches: &Vec<usize>| Worker {
            watches: watches.iter().map(|&span| (span, Watch::Stands)).collect(),
            ..Worker::default()
        };
        Requests {
            accounts: Accounts::new(&layout.groups, &layout.parents, &layout.speeds),
            channels: layout.channels.clone(),
            requests: Table::from_fn(layout.requests_max, |_: RequestId| Request::default()),
            workers: layout.watches.iter().map(worker).collect(),
            spans: layout.spans.iter().map(|&rule| Span::new(rule)).collect(),
        }
    }

    /// What was measured, by span.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// What was measured, by span, when no more is to come.
    pub fn into_spans(self) -> Vec<Span> {
        self.spans
    }

    fn read(&mut self, task: TaskId, at_ns: Ns) -> Reading {
        Reading { at_ns, blame: self.accounts.read(task, at_ns) }
    }

    fn request(&mut self, at_ns: Ns, fact: RequestFact) {
        match fact {
            RequestFact::Arrives { request, channel, .. } => {
                let span = self.channels[channel as usize];
                self.requests[request] = Request { at_ns, span };
                self.spans[span].arrived += 1;
            }
            RequestFact::Refused { channel } => {
                self.spans[self.channels[channel as usize]].refused += 1;
            }
            RequestFact::Waits { task, .. } => {
                self.workers[task].waits = true;
                self.workers[task].woken = None;
            }
            RequestFact::Taken { request, task } => self.taken(at_ns, request, task),
            RequestFact::Done { request, task, left } => {
                if left == 0 {
                    self.complete(at_ns, request, task);
                }
            }
            RequestFact::Begins { task, span } => self.begins(at_ns, task, span as usize),
            RequestFact::Due { task, span, due_ns } => {
                self.due(at_ns, task, span as usize, due_ns);
            }
            RequestFact::Ends { task, span } => self.ends(at_ns, task, span as usize),
        }
    }

    fn wakes(&mut self, at_ns: Ns, task: TaskId) {
        if std::mem::take(&mut self.workers[task].waits) {
            self.workers[task].woken = Some(self.read(task, at_ns));
        }
    }

    fn taken(&mut self, at_ns: Ns, request: RequestId, task: TaskId) {
        let taken = self.read(task, at_ns);
        let came_ns = self.requests[request].at_ns;
        let worker = &mut self.workers[task];
        let before = match worker.woken.take() {
            Some(woken) => {
                let mut before = taken.blame.since(&woken.blame);
                // Woken for a part that another took, it may take one that came later.
                before.skip(came_ns.saturating_sub(woken.at_ns));
                before.add(Cause::Backlog, woken.at_ns.saturating_sub(came_ns));
                before
            }
            None => self.accounts.wait_for(task, came_ns, at_ns, Cause::Backlog),
        };
        worker.part = Part { taken, before };
    }

    fn complete(&mut self, at_ns: Ns, request: RequestId, task: TaskId) {
        let now = self.read(task, at_ns);
        let Request { at_ns: came_ns, span } = self.requests[request];
        let Part { taken, before } = self.workers[task].part;
        let mut blame = now.blame.since(&taken.blame);
        blame.merge(&before);
        self.spans[span].note(came_ns, taken.at_ns, at_ns, task, blame);
    }

    fn watch(&mut self, task: TaskId, span: usize) -> Option<&mut Watch> {
        let mut watches = self.workers[task].watches.iter_mut();
        watches.find(|(of, _)| *of == span).map(|(_, watch)| watch)
    }

    fn begins(&mut self, at_ns: Ns, task: TaskId, span: usize) {
        let since = self.read(task, at_ns);
        let Some(watch) = self.watch(task, span) else { return };
        if let Watch::Stands = std::mem::replace(watch, Watch::Runs { since }) {
            self.spans[span].arrived += 1;
        }
    }

    /// Until it is due the task does nothing but sleep, so that its account of then is known.
    fn due(&mut self, at_ns: Ns, task: TaskId, span: usize, due_ns: Ns) {
        let mut to = self.read(task, at_ns);
        to.blame.add(Cause::Blocked, due_ns - at_ns);
        to.at_ns = due_ns;
        if let Some(watch) = self.watch(task, span) {
            *watch = Watch::Set { to };
        }
    }

    fn ends(&mut self, at_ns: Ns, task: TaskId, span: usize) {
        let began = match self.watch(task, span).map(std::mem::take) {
            None | Some(Watch::Stands) => return,
            Some(Watch::Runs { since }) => since,
            Some(Watch::Set { to }) => {
                self.spans[span].arrived += 1;
                to
            }
        };
        let blame = self.read(task, at_ns).blame.since(&began.blame);
        self.spans[span].note(began.at_ns, began.at_ns, at_ns, task, blame);
    }
}

impl Recorder for Requests {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Request(fact) => self.request(at_ns, fact),
            _ => {
                self.accounts.record(at_ns, fact);
                if let Fact::Waking { task, .. } = fact {
                    self.wakes(at_ns, task);
                }
            }
        }
    }
}
