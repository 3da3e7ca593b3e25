//! `cyclictest` of rt-tests: threads that sleep to a point of time, and measure how much later they
//! run.
//!
//! * `-t N` threads (1; `-t` alone: one for each CPU), `-i USEC` interval of the first (1000), `-d
//!   USEC` by which each further one's is longer (500), `-a`: thread k on CPU k, `-S`: as `-t -a`
//!   with `-d 0`;
//! * `-l LOOPS` of each thread (0: for ever), `-D TIME`: `10`, `10s`, `5m`, `1h`, `1d`.
//! * `--latency=USEC`: the longest exit latency that an idle state may have (0: CPUs poll), as the
//!   real one writes it to `/dev/cpu_dma_latency`, where the machine has idle states.
//! * `-m`, `-n`, `-q` are taken and change nothing here.
//! * Of the model: `slack_us` (0), the timer slack of its sleeps. The kernel gives an ordinary
//!   thread 50 us; thread 004's latencies of 3 to 16 us leave no room for that. `loop_us` (2,
//!   unverified): what a thread computes each time.
//!
//! `NAME/latency` is from the point of time to when the thread runs. Points that it missed are left
//! out, as the real one does.
//! * `-p PRIO` makes the threads real-time ones, `SCHED_FIFO` or, with `--policy=rr`, `SCHED_RR`;
//!   `--priospread`: each further one has one less.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, run};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use fairground::units::{CpuId, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{Program, SchedPolicy, Step};

pub(super) const TOOL: Tool = Tool {
    name: "cyclictest",
    says: "threads that sleep to a point of time and measure how much later they run",
    from: "rt-tests, cyclictest(8)",
    flags: |_| {
        const {
            &[&[
                Flag::may_value("t", "threads")
                    .says("threads (1); without a number one for each CPU"),
                Flag::value("i", "interval").says("interval of the first thread, us (1000)"),
                Flag::value("d", "distance")
                    .says("by how much each further interval is longer, us (500)"),
                Flag::value("l", "loops").says("turns of each thread (0: for ever)"),
                Flag::value("D", "duration").says("how long it measures: 10, 10s, 5m, 1h"),
                Flag::switch("a", "affinity").says("thread k runs on CPU k alone"),
                Flag::switch("S", "smp").says("a thread on each CPU, all with one interval"),
                Flag::switch("m", "mlockall").says("changes nothing here"),
                Flag::switch("n", "nanosleep").says("changes nothing here"),
                Flag::switch("q", "quiet").says("changes nothing here"),
                Flag::own("slack-us", "slack_us").says("timer slack of its sleeps, us (0)"),
                Flag::own("loop-us", "loop_us").says("CPU of one turn, us (2)"),
                Flag::value("p", "priority").says("real-time priority, 1 to 99 (0: none)"),
                Flag::value("", "policy")
                    .says("fifo, rr, other or normal; with -p fifo unless given"),
                Flag::switch("", "priospread").says("each further thread has one priority less"),
                Flag::value("", "latency").says("longest exit latency of idle states, us (0)"),
            ]]
        }
    },
    make,
};

/// Longest interval and distance, us.
const INTERVAL_MAX_US: u64 = 1_000_000_000;
/// What the file takes, us.
const LATENCY_MAX_US: u64 = i32::MAX as u64;
/// A stack and the statistics of a thread, bytes (unverified).
const FOOTPRINT_BYTES: u64 = 4 << 10;

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    for of_no_consequence in ["mlockall", "nanosleep", "quiet"] {
        given.has(of_no_consequence);
    }
    let cpus = making.cpus as u64;
    let smp = given.has("smp");
    let threads = given.count_or("threads", 1..=THREADS_MAX, if smp { cpus } else { 1 }, cpus)?;
    let interval_us = given.count("interval", 1..=INTERVAL_MAX_US, 1000)?;
    let distance_us = given.count("distance", 0..=INTERVAL_MAX_US, if smp { 0 } else { 500 })?;
    let loops = given.count("loops", 0..=u64::from(u32::MAX), 0)?;
    let slack_us = given.count("slack-us", 0..=1_000_000, 0)?;
    let work = run(given.count("loop-us", 1..=1_000_000, 2)? * NS_PER_US);
    // The real one writes 0 unless it is told otherwise.
    making.allows_exit_ns(given.count("latency", 0..=LATENCY_MAX_US, 0)? * NS_PER_US);
    let pinned = given.has("affinity") || smp;
    if pinned && making.cpus_given {
        let title = "cyclictest -a and -S take no \"cpus\"";
        return Err(Fault::at(making.span, title).because("thread k is pinned to CPU k"));
    }
    let span = making.span("latency");
    let (priority, policy) = (given.count("priority", 0..=99, 0)? as u8, policy(given)?);
    let spread = given.has("priospread");
    for thread in 0..threads {
        let period_ns = (interval_us + thread * distance_us) * NS_PER_US;
        let due = Step::Due { timer: 0, period_ns, span };
        let times = Some(loops as u32).filter(|&loops| loops > 0);
        let again = Step::Repeat { to: 0, times, counter: 0 };
        let program = making.program(Program {
            steps: vec![due, Step::End(span), work.clone(), again],
            counters: 1,
            own_timers: 1,
            footprint_bytes: FOOTPRINT_BYTES,
            timer_slack_ns: Some(slack_us * NS_PER_US),
        });
        let cpu = CpuId((thread % cpus) as u32);
        let affinity = pinned.then(|| making.pin(vec![cpu]));
        let task = making.task(&format!("thread-{thread}"), program)?;
        task.affinity = affinity.or(task.affinity);
        let lower = if spread { thread.min(99) as u8 } else { 0 };
        if let Some(policy) = policy(priority.saturating_sub(lower)) {
            task.policy = policy;
        }
    }
    if let Some(length_ns) = duration(given)? {
        making.ends_after(length_ns);
    }
    Ok(())
}

/// `--policy`: what a priority means; without one, or for a policy of the fair class, it means
/// nothing.
fn policy(given: &Given) -> Read<fn(u8) -> Option<SchedPolicy>> {
    match given.word("policy").map_or("fifo", |word| word.text.as_str()) {
        "fifo" => Ok(|priority| (priority > 0).then_some(SchedPolicy::Fifo(priority))),
        "rr" => Ok(|priority| (priority > 0).then_some(SchedPolicy::RoundRobin(priority))),
        "other" | "normal" => Ok(|_| Some(SchedPolicy::Normal)),
        _ => Err(given.wrong("policy", "fifo, rr, other, normal")),
    }
}

/// `-D`: seconds, or with a letter.
fn duration(given: &Given) -> Read<Option<Ns>> {
    let Some(word) = given.word("duration") else { return Ok(None) };
    let (number, unit_s) = match word.text.split_at_checked(word.text.len().saturating_sub(1)) {
        Some((number, "s")) => (number, 1),
        Some((number, "m")) => (number, 60),
        Some((number, "h")) => (number, 3600),
        Some((number, "d")) => (number, 86_400),
        _ => (word.text.as_str(), 1),
    };
    let seconds = number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit_s));
    let seconds = seconds.filter(|seconds| (1..=1_000_000).contains(seconds));
    let wrong =
        || given.wrong("duration", "seconds, or with s, m, h or d, up to 1000000 s: 10, 5m");
    seconds.map(|seconds| Some(seconds * NS_PER_SEC)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, made, made_with_end};
    use fairground::units::NS_PER_MS;
    use fairground::workload::behavior::{Step, Workload};

    fn periods_us(made: &Workload) -> Vec<u64> {
        let period = |step: &Step| match step {
            Step::Due { period_ns, .. } => Some(period_ns / 1000),
            _ => None,
        };
        made.programs.iter().filter_map(|program| program.steps.iter().find_map(period)).collect()
    }

    #[test]
    fn each_thread_has_a_longer_interval() {
        assert_eq!(periods_us(&made("cyclictest -t 3 -i 10000")), [10_000, 10_500, 11_000]);
        assert_eq!(periods_us(&made("cyclictest -t -d 1 -l 5")).len(), CPUS);
        let smp = made("cyclictest -S -m -q");
        assert_eq!((periods_us(&smp), smp.affinities.len()), (vec![1000; CPUS], CPUS));
    }

    #[test]
    fn a_duration_may_have_a_unit() {
        let end = |command| made_with_end(command).1;
        assert_eq!(end("cyclictest -D 2"), Some(2000 * NS_PER_MS));
        assert_eq!(end("cyclictest -D 2m"), Some(120_000 * NS_PER_MS));
    }
}
