//! Requests and stopwatches in steps of time: the slowest of those that began in each.

use fairground::record::requests::Layout;
use fairground::record::span::Rule;
use fairground::record::{Fact, RequestFact};
use fairground::units::{Id, Ns, TaskId};
use std::collections::BTreeMap;

/// Steps of a run.
const STEPS: u64 = 400;

/// One span's steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Length of a step, ns.
    pub step_ns: Ns,
    /// How many began in each step and have ended.
    pub count: Vec<u64>,
    /// The longest latency of those, ns; 0 where there is none.
    pub slowest_ns: Vec<Ns>,
}

/// All spans' steps.
pub struct Waits {
    rules: Vec<Rule>,
    channels: Vec<usize>,
    /// By request: its span and when it came.
    requests: Vec<(usize, Ns)>,
    /// When a task's stopwatch of a span was started, or starts by itself.
    watches: BTreeMap<(TaskId, u32), Ns>,
    spans: Vec<Wait>,
}

impl Waits {
    /// Nothing yet of a run that lasts so long.
    pub fn new(layout: &Layout, ended_ns: Ns) -> Self {
        let step_ns = ended_ns.div_ceil(STEPS).max(1);
        let steps = ended_ns.div_ceil(step_ns) as usize;
        let wait = Wait { step_ns, count: vec![0; steps], slowest_ns: vec![0; steps] };
        Waits {
            rules: layout.spans.clone(),
            channels: layout.channels.clone(),
            requests: vec![(0, 0); layout.requests_max],
            watches: BTreeMap::new(),
            spans: vec![wait; layout.spans.len()],
        }
    }

    /// Takes a fact.
    #[inline]
    pub fn record(&mut self, at_ns: Ns, fact: &Fact) {
        let Fact::Request(fact) = fact else { return };
        match *fact {
            RequestFact::Arrives { request, channel, .. } => {
                self.requests[request.index()] = (self.channels[channel as usize], at_ns);
            }
            RequestFact::Done { request, left: 0, .. } => {
                let (span, came_ns) = self.requests[request.index()];
                self.note(span, came_ns, at_ns);
            }
            RequestFact::Begins { task, span } => {
                self.watches.insert((task, span), at_ns);
            }
            RequestFact::Due { task, span, due_ns } => {
                self.watches.insert((task, span), due_ns);
            }
            RequestFact::Ends { task, span } => {
                if let Some(began_ns) = self.watches.remove(&(task, span)) {
                    self.note(span as usize, began_ns, at_ns);
                }
            }
            _ => {}
        }
    }

    fn note(&mut self, span: usize, began_ns: Ns, ended_ns: Ns) {
        let Rule { minus_ns, floor_ns } = self.rules[span];
        let latency_ns = ended_ns.saturating_sub(began_ns).saturating_sub(minus_ns).max(floor_ns);
        let wait = &mut self.spans[span];
        let last = wait.count.len().saturating_sub(1);
        let step = ((began_ns / wait.step_ns) as usize).min(last);
        wait.count[step] += 1;
        wait.slowest_ns[step] = wait.slowest_ns[step].max(latency_ns);
    }

    /// By span, what was noted.
    pub fn finish(self) -> Vec<Wait> {
        self.spans
    }
}
