//! schbench as it is today (24e32b8, 2025-12).
//!
//! Without `-R`: a worker lists itself, wakes its message thread and sleeps on its futex; the
//! message thread wakes all that are listed. The worker then sleeps `-s` µs and multiplies matrices
//! `-n` times: N = √(F · 1024 / 24), N³ multiply-adds each. `NAME/wakeup` is from the message
//! thread's wake-up to the worker; `NAME/request` is sleep and work; `NAME/message` (ours) is
//! how long a listed worker waits for the message thread.
//! With `-R`: the message thread posts R / m requests at once, round-robin over its workers, at the
//! start of each second; a worker with more than 128 waiting gets no more.
//!
//! Flags: `-m` (1), `-t` (the CPUs over m, rounded up), `-r` (30), `-n` (5), `-F` KB (256), `-s` µs
//! (100), `-R`, `-p` bytes (no work, but both sides write so many bytes), `-L`, `-M` and `-W` CPUs
//! or `auto`: message thread i on the i-th CPU of its list, workers on all of theirs. `auto` keeps
//! workers off no CPU, whatever its help says: the program sets all bits after clearing some.
//! Refused: `-A` (reads /proc/stat), `-C` (use `-L -s 0`), `-w`, `-i`, `-z`, `-j`, `-J`, `--split`.
//!
//! A worker multiplies under the spin lock of the CPU that it was on when it began, unless `-L`:
//! one that is preempted in it makes all others spin that come to multiply on that CPU. With `-p`
//! there is no work, and the lock is taken for nothing: it is left out. With `-R` the wake-ups
//! count from the post also if the worker was at work.
//!
//! Of the model: `muladd_ps` (3000), one multiply-add: its README's `-F 256 -n 5 --calibrate` has
//! 16.9 ms for 5 · 104³. `byte_ps` (160), one byte of `-p`: the README's 21 925 transfers of 64 KiB
//! a second by each of 4 workers, if their message thread is what limits them. `post_ns` (700): 4
//! message threads that make 5.4 million wake-ups a second (LKML 2025-06-24, Meta on 6.9).

use super::pins::Pins;
use super::round::{PRINTS, Round, THREADS_MAX};
use crate::read::fault::Read;
use crate::read::tools::flags::{Flag, Flags};
use crate::read::tools::given::Given;
use crate::read::tools::making::{Making, forever, run, sleep};
use fairground::units::{NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{SpinLockId, Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;

pub(super) const FLAGS: Flags = &[&[
    Flag::value("m", "message-threads").says("message threads (1)"),
    Flag::value("t", "threads")
        .says("workers of each message thread (the CPUs over the message threads)"),
    Flag::value("r", "runtime").says("how long, s (30; 0: for ever)"),
    Flag::value("n", "operations").says("matrix multiplications of a request (5)"),
    Flag::value("F", "cache_footprint").says("KiB of a worker's matrices (256)"),
    Flag::value("s", "sleep_usec").says("sleep before each request, us (100)"),
    Flag::value("R", "rps").says("requests a second, of all (as fast as they can)"),
    Flag::value("p", "pipe")
        .says("bytes that a worker exchanges with its message thread, in place of work"),
    Flag::switch("L", "no-locking").says("without the lock of each CPU"),
    Flag::value("M", "message-cpus").says("CPUs of the message threads, or auto"),
    Flag::value("W", "worker-cpus").says("CPUs of the workers, or auto"),
    Flag::refused("A", "auto-rps", "it reads /proc/stat; sweep -R instead"),
    Flag::refused("C", "calibrate", "-L -s 0 measures the same"),
    Flag::refused("w", "warmuptime", PRINTS),
    Flag::refused("i", "intervaltime", PRINTS),
    Flag::refused("z", "zerotime", PRINTS),
    Flag::refused("j", "json", "fairground run --json"),
    Flag::refused("J", "jobname", "it only names the report"),
    Flag::refused("", "split", "caches are not modelled"),
    Flag::own("muladd-ps", "muladd_ps").says("one multiply-add, ps (3000)"),
    Flag::own("byte-ps", "byte_ps").says("one byte of -p, ps (160)"),
    Flag::own("post-ns", "post_ns").says("CPU to wake one worker, ns (700)"),
]];

/// Requests that may wait for one worker with `-R`.
const PENDING: u32 = 129;
const PIPE_MAX: u64 = 1 << 20;

/// What a worker does for a request, and what each side copies.
struct Request {
    sleep_ns: Ns,
    work_ns: Ns,
    copy_ns: Ns,
    /// The lock of the first CPU, if there are locks.
    locks: Option<SpinLockId>,
}

impl Request {
    fn of(given: &Given, making: &mut Making<'_>) -> Read<Request> {
        let locked = !given.has("no-locking");
        if given.has("pipe") {
            let bytes = given.count("pipe", 1..=PIPE_MAX, 0)?;
            let copy_ns = bytes * given.count("byte-ps", 1..=100_000, 160)? / 1000;
            return Ok(Request { sleep_ns: 0, work_ns: 0, copy_ns, locks: None });
        }
        let footprint_kb = given.count("cache_footprint", 1..=1_048_576, 256)?;
        let operations = given.count("operations", 0..=1_000_000, 5)?;
        let muladd_ps = given.count("muladd-ps", 1..=1_000_000, 3000)?;
        let work_ps = u128::from(operations * muladd_ps) * u128::from(muladds(footprint_kb));
        let work_ns = (work_ps / 1000).min(u128::from(1_000_000 * NS_PER_SEC)) as Ns;
        let sleep_ns = given.count("sleep_usec", 0..=1_000_000_000, 100)? * NS_PER_US;
        let locks = (locked && work_ns > 0).then(|| making.spin_lock_of_each_cpu());
        Ok(Request { sleep_ns, work_ns, copy_ns: 0, locks })
    }

    fn steps(&self) -> Vec<Step> {
        let sleeps = (self.sleep_ns > 0).then(|| sleep(self.sleep_ns));
        let works = (self.work_ns > 0).then(|| run(self.work_ns));
        let takes = self.locks.map(Step::SpinLockOfCpu);
        let frees = self.locks.map(|_| Step::SpinUnlockOfCpu);
        sleeps.into_iter().chain(takes).chain(works).chain(frees).collect()
    }

    fn copy(&self) -> Option<Step> {
        (self.copy_ns > 0).then(|| run(self.copy_ns))
    }
}

/// Multiply-adds of one operation: two matrices of three that fill the footprint.
fn muladds(footprint_kb: u64) -> u64 {
    (footprint_kb * 1024 / 24).isqrt().pow(3)
}

pub(super) fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let messengers = given.count("message-threads", 1..=THREADS_MAX, 1)?;
    let usual = making.cpus_seen().div_ceil(messengers);
    let workers = given.count("threads", 1..=THREADS_MAX, usual)?;
    let rps = match given.has("rps") {
        true => Some(given.count("rps", messengers..=100_000_000, 0)? / messengers),
        false => None,
    };
    let post_ns = given.count("post-ns", 1..=1_000_000, 700)?;
    let request = Request::of(given, making)?;
    let pins = Pins::of(given, making, messengers)?;
    making.ends_after_seconds(given.count("runtime", 0..=1_000_000, 30)?);
    let wakeup = making.span("wakeup");
    let served = making.span("request");
    let begin = making.out.tasks.len();
    let message = if rps.is_none() { making.span("message") } else { wakeup };
    let kit = Kit { request, post_ns, wakeup, served, message, workers };
    for messenger in 1..=messengers {
        let first = making.out.tasks.len();
        match rps {
            Some(rps) => kit.with_rate(given, making, messenger, rps)?,
            None => kit.closed(making, messenger)?,
        }
        if let Some(cpus) = &pins.message {
            let cpu = cpus[(messenger - 1) as usize % cpus.len()];
            making.out.tasks[first].affinity = Some(making.pin(vec![cpu]));
        }
    }
    if let Some(cpus) = pins.workers {
        let affinity = Some(making.pin(cpus));
        let workers = making.out.tasks[begin..].iter_mut();
        workers.filter(|task| task.name.contains("/worker-")).for_each(|w| w.affinity = affinity);
    }
    Ok(())
}

/// What all message threads and workers have in common.
struct Kit {
    request: Request,
    post_ns: Ns,
    wakeup: usize,
    served: usize,
    /// Only without a rate.
    message: usize,
    workers: u64,
}

impl Kit {
    /// What a worker does once it is woken.
    fn serve(&self) -> Vec<Step> {
        let mut steps = vec![Step::Complete, Step::Begin(self.served)];
        steps.extend(self.request.steps());
        steps.push(Step::End(self.served));
        steps
    }

    fn closed(&self, making: &mut Making<'_>, messenger: u64) -> Read<()> {
        let backlog = self.workers as u32;
        let listed = making.channel(&format!("listed-{messenger}"), self.message, backlog);
        let woken = making.channel(&format!("woken-{messenger}"), self.wakeup, backlog);
        let mut steps = vec![Step::Receive(listed), Step::Complete];
        steps.extend(self.request.copy());
        steps.extend([Step::Send { channel: woken, parts: 1 }, run(self.post_ns)]);
        let program = making.program(forever(steps));
        making.task(&format!("message-{messenger}"), program)?;
        let mut steps: Vec<Step> = self.request.copy().into_iter().collect();
        // Listed first, then the message thread's futex is posted, then it waits.
        steps.extend([Step::Send { channel: listed, parts: 1 }, run(self.post_ns)]);
        steps.push(Step::Receive(woken));
        steps.extend(self.serve());
        let program = making.program(forever(steps));
        making.tasks(&format!("worker-{messenger}"), program, self.workers)
    }

    fn with_rate(
        &self,
        given: &Given,
        making: &mut Making<'_>,
        messenger: u64,
        rps: u64,
    ) -> Read<()> {
        let first = making.out.channels.len();
        for worker in 1..=self.workers {
            making.channel(&format!("requests-{messenger}-{worker}"), self.wakeup, PENDING);
        }
        let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
        let second = Step::Timer { timer, period: Draw::Fixed(NS_PER_SEC), mode };
        let (workers, post_ns) = (self.workers, self.post_ns);
        let round = Round { first, workers, batch: rps, post_ns };
        let mut program = forever(round.steps(given, &[], &[second])?);
        program.counters = 2;
        let program = making.program(program);
        making.task(&format!("message-{messenger}"), program)?;
        for worker in 0..self.workers {
            let mut steps: Vec<Step> = vec![Step::Receive(first + worker as usize)];
            steps.extend(self.request.copy());
            steps.extend(self.serve());
            let program = making.program(forever(steps));
            making.task(&format!("worker-{messenger}-{}", worker + 1), program)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::tools::tests::{CPUS, made};
    use fairground::units::CpuId;

    #[test]
    fn a_request_is_n_cubed_multiply_adds() {
        assert_eq!(muladds(256), 104 * 104 * 104);
        assert_eq!(muladds(128), 73 * 73 * 73);
        let made = made("schbench -F 256 -n 5 -L");
        let steps = &made.programs[1].steps;
        assert!(steps.contains(&run(5 * 104 * 104 * 104 * 3)) && steps.contains(&sleep(100_000)));
    }

    #[test]
    fn work_is_under_the_lock_of_the_cpu_unless_there_is_none() {
        let made_with = made("schbench -t 2");
        let steps = &made_with.programs[1].steps;
        let at = steps.iter().position(|step| *step == Step::SpinLockOfCpu(0)).expect("a lock");
        assert!(matches!(steps[at + 1..], [Step::Run(_), Step::SpinUnlockOfCpu, Step::End(_), ..]));
        assert_eq!(made_with.spin_locks.len(), CPUS);
        for without in ["schbench -L", "schbench -n 0", "schbench -p 64"] {
            assert_eq!(made(without).spin_locks.len(), 0, "{without}");
        }
    }

    #[test]
    fn workers_are_as_many_as_cpus_unless_given() {
        assert_eq!(made("schbench").tasks.len(), 1 + CPUS);
        assert_eq!(made("schbench -m 3").tasks.len(), 3 + 3 * CPUS.div_ceil(3));
        let made = made("schbench -m2 -t4 -F128 -n10");
        let names: Vec<&str> = made.spans.iter().map(|span| span.name.as_str()).collect();
        assert_eq!(names, ["schbench/wakeup", "schbench/request", "schbench/message"]);
        assert!(made.channels.iter().all(|channel| channel.span < 3));
        assert_eq!((made.tasks.len(), made.channels.len()), (10, 4));
    }

    #[test]
    fn a_rate_is_posted_at_once_each_second() {
        let made = made("schbench -t 3 -R 7");
        let steps = &made.programs[0].steps;
        let sends = steps.iter().filter(|step| matches!(step, Step::Send { .. })).count();
        let seconds = steps.iter().filter(|step| matches!(step, Step::Timer { .. })).count();
        // Three seconds until the first worker comes first again: a round twice, and one more.
        assert_eq!((sends, seconds), (3 * (3 + 1), 3));
        assert!(steps.contains(&Step::Repeat { to: 0, times: Some(2), counter: 1 }));
    }

    #[test]
    fn a_rate_of_few_requests_goes_on_where_it_stopped() {
        let made = made("schbench -t 3 -R 2");
        let sends = made.programs[0].steps.iter().filter_map(|step| match step {
            Step::Send { channel, .. } => Some(*channel),
            _ => None,
        });
        assert_eq!(sends.collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2]);
    }

    #[test]
    fn message_threads_are_pinned_one_by_one() {
        let made = made("schbench -m 2 -t 2 -M auto -n 0 -r 0 -s 0 -L");
        let pinned: Vec<_> =
            made.tasks.iter().filter_map(|task| Some(&made.affinities[task.affinity?])).collect();
        assert_eq!(pinned, [&[CpuId(0)], &[CpuId(1)]]);
    }

    #[test]
    fn a_pipe_copies_instead_of_working() {
        let made = made("schbench -p 65536 -t 4");
        assert!(made.programs.iter().all(|program| program.steps.contains(&run(10_485))));
    }
}
