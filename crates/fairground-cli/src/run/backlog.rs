//! How many requests are under way, by quarter of the run: a queue that grows from each to the next
//! has not come to rest.

use fairground::record::requests::Layout;
use fairground::record::{Fact, Recorder, RequestFact};
use fairground::units::{Id, Ns};

/// Parts of a run.
pub const QUARTERS: usize = 4;

/// Means over the quarters of a run.
pub type Quarters = [f64; QUARTERS];

#[derive(Clone, Debug, Default)]
struct Queue {
    under_way: u64,
    since_ns: Ns,
    areas: [u128; QUARTERS],
}

/// Counts requests that came and are not complete, by span.
#[derive(Clone, Debug)]
pub struct Backlog {
    channels: Vec<usize>,
    /// Each request's span.
    spans: Vec<usize>,
    queues: Vec<Queue>,
    quarter_ns: Ns,
}

impl Backlog {
    /// Of a run that is to last so long.
    pub fn new(layout: &Layout, duration_ns: Ns) -> Self {
        Backlog {
            channels: layout.channels.clone(),
            spans: vec![0; layout.requests_max],
            queues: vec![Queue::default(); layout.spans.len()],
            quarter_ns: (duration_ns / QUARTERS as Ns).max(1),
        }
    }

    /// Means by span; nothing if the run ended before its time: then quarters are of unequal
    /// lengths.
    pub fn finish(mut self, ended_ns: Ns) -> Vec<Quarters> {
        if ended_ns < self.quarter_ns * QUARTERS as Ns {
            return Vec::new();
        }
        let quarter_ns = self.quarter_ns;
        let mean = |queue: &mut Queue| {
            queue.pass(ended_ns, quarter_ns);
            queue.areas.map(|area| area as f64 / quarter_ns as f64)
        };
        self.queues.iter_mut().map(mean).collect()
    }
}

impl Queue {
    /// Time goes on.
    fn pass(&mut self, now_ns: Ns, quarter_ns: Ns) {
        while self.since_ns < now_ns {
            let quarter = (self.since_ns / quarter_ns) as usize;
            let end_ns = if quarter + 1 < QUARTERS {
                now_ns.min((quarter as Ns + 1) * quarter_ns)
            } else {
                now_ns
            };
            let passed_ns = u128::from(end_ns - self.since_ns);
            self.areas[quarter.min(QUARTERS - 1)] += passed_ns * u128::from(self.under_way);
            self.since_ns = end_ns;
        }
    }
}

impl Recorder for Backlog {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        let Fact::Request(fact) = fact else { return };
        match fact {
            RequestFact::Arrives { request, channel, .. } => {
                let span = self.channels[channel as usize];
                self.spans[request.index()] = span;
                self.queues[span].pass(at_ns, self.quarter_ns);
                self.queues[span].under_way += 1;
            }
            RequestFact::Done { request, left: 0, .. } => {
                let queue = &mut self.queues[self.spans[request.index()]];
                queue.pass(at_ns, self.quarter_ns);
                queue.under_way -= 1;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_parted_at_the_quarters() {
        let mut queue = Queue { under_way: 2, ..Queue::default() };
        queue.pass(15, 10);
        queue.under_way = 4;
        queue.pass(41, 10);
        assert_eq!(queue.areas, [20, 10 + 20, 40, 44]);
    }
}
