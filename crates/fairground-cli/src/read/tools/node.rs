//! `node`: a Node.js server. All JavaScript of a process runs on one thread, its event loop; while
//! a request waits for something else (`--io`) the loop serves others. What libuv does for it
//! (files, names, compression, cryptography) is done by a pool of threads, whose number follows no
//! limit.
//!
//! * `--processes N` (1), or `parallelism`: a cluster of `os.availableParallelism()`, which is the
//!   limit of the group rounded down, at least 1, at most the CPUs (libuv 1.49 and later).
//! * `--pool-work TIME`: CPU of a request in the pool, after the loop's. `--pool-threads N`:
//!   UV_THREADPOOL_SIZE (4) of each process.
//! * `--in-flight N`: requests that a process has in hand at once; enough for all who wait in
//!   `--io`, unless given.
//! * The server's `--service` (needed: JavaScript), `--io`, `--fanout`, `--backlog`, `--rate`
//!   (needed), `--arrivals`, `--burst`, `--duration`.
//!
//! Not modelled: V8's own threads, garbage collection.
//!
//! DEVIATES(event-loop): each request in hand is a task that takes the loop, or a place of the
//! pool, in turn, so what the loop owes the scheduler does not pass from one request to the next.

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::places::takers;
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::Step;

const OWN: &[Flag] = &[
    Flag::value("", "processes")
        .says("processes (1), or parallelism: as many as the limit has CPUs"),
    Flag::value("", "pool-work").says("CPU of a request in libuv's pool"),
    Flag::value("", "pool-threads").says("threads of the pool (4)"),
    Flag::value("", "in-flight")
        .says("requests that a process has in hand at once (enough for all)"),
];

pub(super) const TOOL: Tool = Tool {
    name: "node",
    says: "Node.js server: an event loop a process, and libuv's pool of four threads",
    from: "Node's and libuv's documentation",
    flags: |_| const { &[OWN, SERVICE, OPEN] },
    make,
};

/// Requests that a process has in hand beside those who wait in `--io`: for its loop and its pool.
const IN_HAND: u64 = 64;
/// UV_THREADPOOL_SIZE unless it is set, and at most.
const POOL: u64 = 4;
const POOL_MAX: u64 = 1024;

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let is_cluster = given.word("processes").is_some_and(|word| word.text == "parallelism");
    let processes = match is_cluster {
        true => {
            let processes = making.cpus_rounded_down();
            making.follows("processes", processes, false);
            processes
        }
        false => given.count("processes", 1..=THREADS_MAX, 1)?,
    };
    let pool = match given.draw("pool-work")? {
        Some(work) => Some((work, given.count("pool-threads", 1..=POOL_MAX, POOL)?)),
        None => None,
    };
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let mut programs = Vec::new();
    for process in 1..=processes {
        let event_loop = making.queue_for(&format!("loop-{process}"), 1);
        let mut steps = vec![Step::Receive(channel), Step::Take(event_loop), service.run()];
        steps.push(Step::Post(event_loop));
        if let Some((work, threads)) = pool {
            let pool = making.semaphore(&format!("pool-{process}"), threads as u32);
            steps.extend([Step::Take(pool), Step::Run(work), Step::Post(pool)]);
        }
        steps.extend(service.io());
        steps.push(Step::Complete);
        programs.push(making.program(forever(steps)));
    }
    open(given, making, channel, service.parts)?;
    let in_hand = takers(given, making, &service, channel, (IN_HAND * processes, "in-flight"))?;
    let of_each = if given.has("in-flight") { in_hand } else { in_hand.div_ceil(processes) };
    making.processes(&programs, of_each)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};

    #[test]
    fn a_cluster_follows_the_limit_and_the_pool_does_not() {
        let line = "node --in-flight 1 --rate 9 --service 1ms";
        assert_eq!(in_group(line), 1);
        let cluster = format!("{line} --processes parallelism");
        assert_eq!((made(&cluster).tasks.len(), in_group(&cluster)), (CPUS, 3));
        let pool = made("node --rate 9 --service 1ms --pool-work 2ms");
        assert_eq!((pool.tasks.len(), pool.semaphores[1].value), (64, 4));
        let waiting = "node --processes 4 --rate 800/s --service 300us --io 500ms";
        assert!((500..=4000).contains(&made(waiting).tasks.len()), "400 wait at a time");
        assert_eq!(made(&format!("{waiting} --in-flight 7")).tasks.len(), 4 * 7);
    }
}
