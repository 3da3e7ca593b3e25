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
//!   `--arrivals`, `--burst`, `--duration`.
//!
//! `NAME/gc-pause` is as of `jvm`. Not modelled: threads that the pool adds or takes away (hill
//! climbing), background collections, the JIT.

use super::flags::Flag;
use super::given::Given;
use super::jvm;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use fairground::workload::behavior::Step;

const OWN: &[Flag] = &[
    Flag::value("", "processors")
        .says("CPUs that it counts (those of its group's limit, rounded up)"),
    Flag::value("", "threads").says("threads of the pool (as many as processors)"),
    Flag::value("", "gc-threads").says("threads of a collection (as many as processors)"),
    Flag::value("", "gc-period").says("from one pause to the next"),
    Flag::value("", "gc-work").says("CPU of a pause, which its threads share"),
];

pub(super) const TOOL: Tool = Tool {
    name: "dotnet",
    says: ".NET server: pool and collector as large as its group's limit, rounded up",
    from: ".NET's documentation of DOTNET_PROCESSOR_COUNT; written for fairground",
    flags: |_| const { &[OWN, SERVICE, OPEN] },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let counted = making.cpus_rounded_up();
    let processors = given.count("processors", 1..=THREADS_MAX, counted)?;
    let threads = given.count("threads", 1..=THREADS_MAX, processors)?;
    let collectors = given.count("gc-threads", 1..=THREADS_MAX, processors)?;
    match (given.has("gc-period"), given.has("gc-work")) {
        (true, true) => return jvm::stopping(given, making, threads, collectors),
        (false, false) => {}
        _ => {
            return Err(Fault::at(given.span, "dotnet needs --gc-period and --gc-work together")
                .accepts("both, or none"));
        }
    }
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let mut steps = vec![Step::Receive(channel), service.run()];
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    making.tasks("thread", program, threads)?;
    open(given, making, channel, service.parts)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};

    #[test]
    fn pool_and_collector_follow_the_limit() {
        let line = "dotnet --rate 9 --service 1ms --gc-period 1s --gc-work 60ms";
        assert_eq!(made(line).tasks.len(), CPUS + 1 + CPUS);
        assert_eq!(in_group(line), 4 + 1 + 4);
        assert_eq!(in_group(&format!("{line} --processors 2")), 2 + 1 + 2);
        assert_eq!(in_group(&format!("{line} --threads 50 --gc-threads 1")), 50 + 1 + 1);
        assert_eq!(in_group("dotnet --rate 9 --service 1ms"), 4);
    }
}
