//! schbench with `-c` and `-R`, as of abe4f96 (2020-10-22): what thread 002 (2021) ran.
//!
//! Each message thread serves R / m requests a second: it sleeps, then posts to the next
//! floor(2t/3) workers, round-robin, one request each, stamped then; ceil(R / batch) batches a
//! second, and the sleep between is 10^6 over that, in whole µs. A worker spins `-c` µs by the
//! clock for each of its requests. A sample is completion − stamp − c, at least 1 µs.
//!
//! Flags: `-m` (2), `-t` (16), `-r` (30), `-c` µs (needed), `-R` (needed).
//! Refused: without `-R` (its message thread wakes everybody after 60 ms: not modelled), `-s` and
//! `-C` (used without `-R` only; `-C` is read and never used at all), `-a`, `-p`, `-w`, `-i`, `-z`.
//!
//! `post_ns` (4000): thread 002 has 498.3 requests a second, a batch of 20 each 40.137 ms: less
//! 40 ms of sleep and 50 µs of timer slack that is 4.3 µs a request for allocating and posting.

use super::round::{PRINTS, Round, THREADS_MAX};
use crate::read::fault::Read;
use crate::read::tools::flags::{Flag, Flags};
use crate::read::tools::given::Given;
use crate::read::tools::making::{Making, forever, sleep};
use fairground::units::{NS_PER_US, Ns};
use fairground::workload::behavior::Step;
use fairground::workload::draw::Draw;

const WITHOUT_R: &str = "only the form without -R uses it, which is not modelled";

pub(super) const FLAGS: Flags = &[&[
    Flag::value("m", "message-threads").says("message threads (2)"),
    Flag::value("t", "threads").says("workers of each message thread (16)"),
    Flag::value("r", "runtime").says("how long, s (30; 0: for ever)"),
    Flag::value("c", "cputime").says("how long a worker spins for a request, us (needed)"),
    Flag::value("R", "rps").says("requests a second, of all (needed)"),
    Flag::refused("s", "sleeptime", WITHOUT_R),
    Flag::refused("C", "message_cputime", "the program reads it and never uses it"),
    Flag::refused("a", "auto", "it searches for a rate; sweep -R instead"),
    Flag::refused("p", "pipe", "it zeroes -c; today's form has it"),
    Flag::refused("w", "warmuptime", WITHOUT_R),
    Flag::refused("i", "intervaltime", PRINTS),
    Flag::refused("z", "zerotime", PRINTS),
    Flag::own("post-ns", "post_ns").says("CPU to post one request, ns (4000)"),
]];

/// Requests that may wait for one worker; the real list has no end.
const BACKLOG: u32 = 4096;
const USEC_PER_SEC: u64 = 1_000_000;

/// How a message thread wakes its workers.
#[derive(PartialEq, Eq, Debug)]
struct Batches {
    /// Workers woken at once.
    size: u64,
    /// Sleep before each, ns.
    sleep_ns: Ns,
}

impl Batches {
    fn of(workers: u64, requests_per_s: u64) -> Batches {
        let size = workers * 2 / 3;
        let per_s = requests_per_s.div_ceil(size);
        Batches { size, sleep_ns: USEC_PER_SEC / per_s * NS_PER_US }
    }
}

pub(super) fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let messengers = given.count("message-threads", 1..=THREADS_MAX, 2)?;
    // One worker makes a batch of none, and the program divides by that.
    let workers = given.count("threads", 2..=THREADS_MAX, 16)?;
    let cputime_ns = given.count("cputime", 1..=10_000_000, 0)? * NS_PER_US;
    given.need("rps", "-R 500; without -R the old form is not modelled")?;
    let rps = given.count("rps", messengers..=100_000_000, 0)?;
    let post_ns = given.count("post-ns", 1..=1_000_000, 4000)?;
    let batches = Batches::of(workers, rps / messengers);
    making.ends_after_seconds(given.count("runtime", 0..=1_000_000, 30)?);
    let span = making.span_less("request", cputime_ns, NS_PER_US);
    for messenger in 1..=messengers {
        let first = making.out.channels.len();
        for worker in 1..=workers {
            making.channel(&format!("requests-{messenger}-{worker}"), span, BACKLOG);
        }
        let round = Round { first, workers, batch: batches.size, post_ns };
        let steps = round.steps(given, &[sleep(batches.sleep_ns)], &[])?;
        let mut program = forever(steps);
        program.counters = 2;
        let program = making.program(program);
        making.task(&format!("message-{messenger}"), program)?;
        for worker in 1..=workers {
            let channel = first + worker as usize - 1;
            let spin = Step::RunWall(Draw::Fixed(cputime_ns));
            let steps = vec![Step::Receive(channel), spin, Step::Complete];
            let program = making.program(forever(steps));
            making.task(&format!("worker-{messenger}-{worker}"), program)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::tools::tests::{made, made_with_end};
    use fairground::units::NS_PER_MS;

    #[test]
    fn thread_002_wakes_20_workers_each_40_ms() {
        let expected = Batches { size: 20, sleep_ns: 40 * NS_PER_MS };
        assert_eq!(Batches::of(30, 500), expected);
        // ceil(10 / 2) = 5 batches a second.
        assert_eq!(Batches::of(3, 10), Batches { size: 2, sleep_ns: 200 * NS_PER_MS });
    }

    #[test]
    fn workers_have_queues_of_their_own_and_take_turns() {
        let (made, ends_ns) = made_with_end("schbench -m 1 -t 30 -r 60 -c 10000 -R 500");
        assert_eq!((made.tasks.len(), made.channels.len(), made.spans.len()), (31, 30, 1));
        assert_eq!((made.spans[0].minus_ns, made.spans[0].floor_ns), (10_000_000, 1000));
        assert_eq!(ends_ns, Some(60_000_000_000));
        let steps = &made.programs[made.tasks[0].program].steps;
        let sleeps = steps.iter().filter(|step| matches!(step, Step::Sleep(_))).count();
        let sends = steps.iter().filter_map(|step| match step {
            Step::Send { channel, .. } => Some(*channel),
            _ => None,
        });
        let expected: Vec<usize> = (0..60).map(|request| request % 30).collect();
        assert_eq!((sleeps, sends.collect::<Vec<_>>()), (3, expected));
    }

    #[test]
    fn the_rate_is_shared_by_the_message_threads() {
        let made = made("schbench -m 2 -t 3 -c 100 -R 21");
        assert_eq!((made.tasks.len(), made.channels.len()), (8, 6));
        // 10 requests a second each, 2 at once.
        assert_eq!(made.programs[0].steps[0], sleep(200 * NS_PER_MS));
    }
}
