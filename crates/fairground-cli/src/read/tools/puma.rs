//! `puma`: a Ruby server. Each process has threads, but one lock (the GVL): of a process's threads
//! only one runs Ruby at a time; waiting for a database (`--io`) gives the lock away.
//!
//! * `--processes N` (needed), `--threads N` (5, as Puma's own) of each.
//! * `--switch TIME` (100ms, Ruby's): who has had the lock for so long gives it to who waits, and
//!   queues behind them. Python's GIL has 5ms (`sys.getswitchinterval()`).
//! * The server's `--service` (needed: Ruby, with the lock), `--io` (then, without it), `--fanout`,
//!   `--backlog`, `--rate` (needed), `--arrivals`, `--burst`, `--duration`.
//!
//! The lock goes to those who wait in their order. All processes take from one socket. Not
//! modelled: a busy process that waits a moment before it accepts; garbage collection.

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::places::in_turns;
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::Step;

/// Ruby's time slice (`TIME_QUANTUM_MSEC`).
const TURN_NS: Ns = 100 * NS_PER_MS;

const OWN: &[Flag] = &[
    Flag::value("", "processes").says("processes, each with a lock of its own (needed)"),
    Flag::value("", "threads").says("threads of each process (5)"),
    Flag::value("", "switch").says("longest turn with the lock (100ms; Python's GIL: 5ms)"),
];

pub(super) const TOOL: Tool = Tool {
    name: "puma",
    says: "Ruby server: processes of threads that share one lock each",
    from: "Puma's and Ruby's documentation",
    flags: |_| const { &[OWN, SERVICE, OPEN] },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("processes", "--processes 4")?;
    let processes = given.count("processes", 1..=THREADS_MAX, 1)?;
    let threads = given.count("threads", 1..=THREADS_MAX, 5)?;
    let turn_ns = given.time("switch")?.unwrap_or(TURN_NS);
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let mut programs = Vec::new();
    for process in 1..=processes {
        let lock = making.queue_for(&format!("gvl-{process}"), 1);
        let mut steps = vec![Step::Receive(channel)];
        steps.extend(in_turns(steps.len(), lock, service.work(), turn_ns));
        steps.extend(service.io());
        steps.push(Step::Complete);
        programs.push(making.program(forever(steps)));
    }
    making.processes(&programs, threads)?;
    open(given, making, channel, service.parts)
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;

    #[test]
    fn each_process_has_its_lock() {
        let made = made("puma --processes 4 --threads 5 --rate 100/s --service 5ms --io 10ms");
        assert_eq!((made.tasks.len(), made.semaphores.len(), made.channels.len()), (20, 4, 1));
        let first: Vec<&str> = made.tasks[..5].iter().map(|task| task.name.as_str()).collect();
        assert_eq!(first[..2], ["puma/process-1-1", "puma/process-2-1"]);
        assert_eq!(first[3..], ["puma/process-4-1", "puma/process-1-2"]);
        assert_ne!(made.tasks[0].process, made.tasks[1].process);
    }
}
