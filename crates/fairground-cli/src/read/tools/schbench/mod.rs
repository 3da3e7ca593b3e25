//! `schbench` (Chris Mason, git.kernel.org/pub/scm/linux/kernel/git/mason/schbench.git): message
//! threads that wake workers. Two forms, told apart by `-c`, which only the form before 2023 has:
//! [`old`] spins by the clock, [`new`] multiplies matrices.
//!
//! `-r SECONDS` ends the run with the tool (30 unless given, 0: never). In both forms `post_ns` is a
//! parameter of the model: the CPU that a thread takes to post a request or a wake-up (the futex
//! call). Its default differs by form; where it comes from is said there.

mod new;
mod old;

use super::Tool;
use super::command::Word;
use super::flags::{Flags, Given};
use super::making::{Making, STEPS_MAX, run};
use crate::read::fault::{Fault, Read};
use fairground::units::Ns;
use fairground::workload::behavior::{ChannelId, Step};

pub(super) const TOOL: Tool = Tool {
    name: "schbench",
    says: "message threads wake workers: -c and -R (before 2023), or matrices (today)",
    from: "schbench abe4f96 (2020-10), 24e32b8 (2025-12)",
    flags,
    make,
};

fn flags(words: &[Word]) -> Flags {
    let is_old = |word: &Word| {
        let text = word.text.as_str();
        (text.starts_with("-c") && !text.starts_with("--")) || text.starts_with("--cputime")
    };
    if words.iter().any(is_old) { old::FLAGS } else { new::FLAGS }
}

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    if given.knows("cputime") { old::make(given, making) } else { new::make(given, making) }
}

/// The most workers of one message thread, and message threads.
const THREADS_MAX: u64 = 10_000;
const PRINTS: &str = "reports come once, of the whole run";

/// A message thread's workers, and how it goes round them: the next request goes to the worker
/// after the last one, over batches and seconds.
struct Round {
    /// Channel of the first worker; the others follow.
    first: ChannelId,
    workers: u64,
    /// Requests in a batch.
    batch: u64,
    post_ns: Ns,
}

impl Round {
    /// All batches until the first one starts with the first worker again, `before` and `after`
    /// each of them.
    fn steps(&self, given: &Given, before: &[Step], after: &[Step]) -> Read<Vec<Step>> {
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

    fn post(&self, steps: &mut Vec<Step>, worker: u64) {
        let channel = self.first + (worker % self.workers) as usize;
        steps.extend([Step::Send { channel, parts: 1 }, run(self.post_ns)]);
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
