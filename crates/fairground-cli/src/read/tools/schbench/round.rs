//! What both versions of schbench share.

use crate::base::divisor::gcd;
use crate::read::fault::{Fault, Read};
use crate::read::tools::given::Given;
use crate::read::tools::making::{STEPS_MAX, run};
use fairground::units::Ns;
use fairground::workload::behavior::{ChannelId, Step};

/// The most workers of one message thread, and message threads.
pub(crate) const THREADS_MAX: u64 = 10_000;

pub(crate) const PRINTS: &str = "reports come once, of the whole run";

/// A message thread's workers, and how it goes round them: the next request goes to the worker
/// after the last one, over batches and seconds.
pub(crate) struct Round {
    /// Channel of the first worker; the others follow.
    pub first: ChannelId,
    pub workers: u64,
    /// Requests in a batch.
    pub batch: u64,
    pub post_ns: Ns,
}

impl Round {
    /// All batches until the first one starts with the first worker again, `before` and `after`
    /// each of them.
    pub fn steps(&self, given: &Given, before: &[Step], after: &[Step]) -> Read<Vec<Step>> {
        let batches = self.workers / gcd(self.workers, self.batch);
        let rounds = self.batch / self.workers;
        // One round that is repeated, then what is left of the batch.
        let unrolled = self.workers.min(self.batch) + self.batch % self.workers;
        if batches * (2 * unrolled + 3) > STEPS_MAX {
            return Err(Fault::at(given.span, "schbench goes round its workers in too long a way")
                .because(format!(
                    "{} requests at once over {} workers repeat after {batches} batches",
                    self.batch, self.workers
                ))
                .accepts("fewer workers, or numbers with a common divisor"));
        }
        let mut steps = Vec::new();
        for start in (0..batches).map(|batch| batch * self.batch % self.workers) {
            steps.extend_from_slice(before);
            let to = steps.len();
            let body = self.workers.min(self.batch);
            (0..body).for_each(|at| self.post(&mut steps, start + at));
            if rounds > 1 {
                steps.push(Step::Repeat { to, times: Some(rounds as u32), counter: 1 });
            }
            if rounds > 0 {
                (0..self.batch % self.workers).for_each(|at| self.post(&mut steps, start + at));
            }
            steps.extend_from_slice(after);
        }
        Ok(steps)
    }

    pub fn post(&self, steps: &mut Vec<Step>, worker: u64) {
        let channel = self.first + (worker % self.workers) as usize;
        steps.extend([Step::Send { channel, parts: 1 }, run(self.post_ns)]);
    }
}
