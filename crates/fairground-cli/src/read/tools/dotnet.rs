//! `dotnet`: a .NET server. Everything in it counts processors once, at its start: the limit of its
//! group rounded up, at most the machine's CPUs. The thread pool begins with that many threads, and
//! a collection of the server's kind has a thread for each.
//!
//! * `--processors N` (DOTNET_PROCESSOR_COUNT): it counts so many instead.
//! * `--threads N`: threads of the pool; as many as processors unless given.
//! * `--gc-period TIME` and `--gc-work TIME` (both or none): each period the world stops for so
//!   much CPU, shared by `--gc-threads N` threads (DOTNET_GCHeapCount; the processors unless given,
//!   1 for a workstation's collector).
//! * The server's `--service` (needed), `--io`, `--fanout`, `--backlog`, `--rate` (needed),
//!   `--arrivals`, `--burst`, `--duration`. `--io` is an `await`: who waits holds no thread of the
//!   pool, so others are served. Requests enough are in hand for all who wait, or `--in-flight N`.
//!
//! `NAME/gc-pause` is as of `jvm`. Not modelled: threads that the pool adds or takes away (hill
//! climbing; one or two a second where blocking calls hold all of them), background collections,
//! the JIT. A pool that blocking calls hold is `server --threads N --io TIME`, with collections
//! `jvm --threads N`.

use super::flags::Flag;
use super::given::Given;
use super::jvm;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::places::Threads;
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use fairground::workload::behavior::Step;

const OWN: &[Flag] = &[
    Flag::value("", "processors")
        .says("CPUs that it counts (those of its group's limit, rounded up)"),
    Flag::value("", "threads").says(THREADS),
    Flag::value("", "in-flight").says("requests in hand at once, with --io (enough for all)"),
    Flag::value("", "gc-threads").says("threads of a collection (as many as processors)"),
    Flag::value("", "gc-period").says("from one pause to the next, perhaps exp:1s"),
    Flag::value("", "gc-work").says("CPU of a pause, which its threads share"),
];

const THREADS: &str = "threads of the pool (as many as processors); --io is an await and holds \
                       none: for blocking calls see the server or jvm tool";

pub(super) const TOOL: Tool = Tool {
    name: "dotnet",
    says: ".NET server: pool and collector as large as its group's limit, rounded up",
    from: ".NET's documentation of DOTNET_PROCESSOR_COUNT; written for fairground",
    flags: |_| const { &[OWN, SERVICE, OPEN] },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let count = given_or_processors(given, making, ("threads", "threads of the pool"))?;
    let service = Service::of(given)?;
    let left_for = service.waits().then_some("in-flight");
    let threads = Threads { count, left_for };
    match (given.has("gc-period"), given.has("gc-work")) {
        (true, true) => {
            let collectors = given_or_processors(given, making, ("gc-threads", "GC threads"))?;
            jvm::stopping(given, making, &threads, collectors)
        }
        (false, false) => serving(given, making, &service, &threads),
        _ => Err(Fault::at(given.span, "dotnet needs --gc-period and --gc-work together")
            .accepts("both, or none")),
    }
}

/// So many threads as a flag says, else one for each processor. Who gives all of these flags leaves
/// `--processors` nothing to do, which is told.
fn given_or_processors(
    given: &Given,
    making: &mut Making<'_>,
    (flag, what): (&str, &'static str),
) -> Read<u64> {
    let flag = if given.has(flag) { flag } else { "processors" };
    let count = given.count(flag, 1..=THREADS_MAX, making.cpus_rounded_up())?;
    if !given.has(flag) {
        making.follows(what, count, false);
    }
    Ok(count)
}

/// A server without collections.
fn serving(
    given: &Given,
    making: &mut Making<'_>,
    service: &Service,
    threads: &Threads,
) -> Read<()> {
    let channel = service.channel(making);
    open(given, making, channel, service.parts)?;
    let (pool, tasks) = threads.pool(given, making, service, channel)?;
    let mut steps = vec![Step::Receive(channel)];
    steps.extend(pool.map(Step::Take));
    steps.push(service.run());
    steps.extend(pool.map(Step::Post));
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    making.tasks("thread", program, tasks)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};
    use super::*;

    #[test]
    fn pool_and_collector_follow_the_limit() {
        let line = "dotnet --rate 9 --service 1ms --gc-period 1s --gc-work 60ms";
        assert_eq!(made(line).tasks.len(), CPUS + 1 + CPUS);
        assert_eq!(in_group(line), 4 + 1 + 4);
        assert_eq!(in_group(&format!("{line} --processors 2")), 2 + 1 + 2);
        assert_eq!(in_group(&format!("{line} --threads 50 --gc-threads 1")), 50 + 1 + 1);
        assert_eq!(in_group("dotnet --rate 9 --service 1ms"), 4);
    }

    #[test]
    fn who_awaits_holds_no_thread_of_the_pool() {
        for gc in ["", "--gc-period 1s --gc-work 60ms --gc-threads 1"] {
            let line = "dotnet --threads 2 --rate 1000/s --service 1ms";
            let awaiting = made(&format!("{line} --io 20ms {gc}"));
            // 20 wait at a time; with collections their thread and the one that starts them.
            let collectors = if gc.is_empty() { 0 } else { 2 };
            assert_eq!(awaiting.tasks.len(), 2 + 2 * 20 + 8 + 32 + collectors);
            let pool = awaiting.semaphores.iter().position(|one| one.handover).expect("a pool");
            assert_eq!(awaiting.semaphores[pool].value, 2);
            let steps = &awaiting.programs[0].steps;
            let at = |step: &Step| steps.iter().position(|one| one == step).expect("it is there");
            let waits = steps.iter().position(|step| matches!(step, Step::Sleep(_)));
            assert!(at(&Step::Take(pool)) < at(&Step::Post(pool)));
            assert!(Some(at(&Step::Post(pool))) < waits);
            let few = made(&format!("{line} --io 20ms --in-flight 7 {gc}"));
            assert_eq!(few.tasks.len(), 7 + collectors);
        }
    }
}
