//! `server`: an open-loop request server. Requests come on their own, whether or not the server
//! keeps up; threads of one pool take them first come, first served.
//!
//! * `--threads N` (needed): the pool, threads of one process. `--processes N`: as many processes,
//!   each of `--threads N` (1), as workers are that are forked before requests come (gunicorn sync,
//!   PHP-FPM, Unicorn, PostgreSQL); all take from one queue.
//! * `--service TIME`: the CPU of a part, `3ms`, `exp:3ms`, `uniform:1ms,5ms`,
//!   `lognormal:3ms,cv=1.5`, or two kinds of requests, `mix:2ms,30ms@5%`. `--io TIME`: then it
//!   waits this long without a CPU.
//! * `--rate N/s` with `--arrivals poisson` (usual), `uniform`, or `bursty` and `pulses` (`--burst`
//!   requests at once, 10 unless given, at exponential or at equal times; `--burst` may be random,
//!   `exp:20`, `uniform:1,40`; `--steady 60%`: so many of the requests come one by one beside the
//!   bursts); or `--arrivals FILE`, `--arrivals 100,300`: a rate a second.
//! * `--fanout N`: a request has N parts, the last one completes it. `--backlog N`: more waiting
//!   requests are refused and counted (4096, as `somaxconn`). `--duration TIME`.

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::Step;

pub(super) const TOOL: Tool = Tool {
    name: "server",
    says: "open-loop request server: arrivals by rate or file, a pool of threads, fan-out",
    from: "written for fairground",
    flags: |_| const { &[OWN, SERVICE, OPEN] },
    make,
};

const OWN: &[Flag] = &[
    Flag::value("", "threads").says("threads of the pool (needed); with --processes of each (1)"),
    Flag::value("", "processes").says("processes, as forked workers are (all threads are of one)"),
];

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let processes = match given.has("processes") {
        true => Some(given.count("processes", 1..=THREADS_MAX, 1)?),
        false => None,
    };
    if processes.is_none() {
        given.need("threads", "--threads 8, or --processes 8")?;
    }
    let threads = given.count("threads", 1..=THREADS_MAX, 1)?;
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let mut steps = vec![Step::Receive(channel), service.run()];
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    match processes {
        Some(processes) => making.processes(&vec![program; processes as usize], threads)?,
        None => making.tasks("thread", program, threads)?,
    }
    open(given, making, channel, service.parts)
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use fairground::workload::behavior::Arrivals;
    use fairground::workload::draw::Draw;

    #[test]
    fn a_server_is_a_pool_a_queue_and_a_source() {
        let made =
            made("server --threads 8 --rate 200/s --service exp:3ms --fanout 4 --backlog 64");
        assert_eq!(made.tasks.len(), 8);
        assert_eq!((made.channels[0].backlog_max, made.sources[0].parts), (64, 4));
        let every = Arrivals::Every(Draw::Exponential { mean: 5_000_000 });
        assert_eq!(made.sources[0].arrivals, every);
        assert_eq!(made.spans[0].name, "server/request");
    }

    #[test]
    fn forked_workers_are_processes() {
        let workers = made("server --processes 3 --rate 200/s --service 3ms");
        let names: Vec<&str> = workers.tasks.iter().map(|task| task.name.as_str()).collect();
        assert_eq!(names, ["server/process-1-1", "server/process-2-1", "server/process-3-1"]);
        assert_ne!(workers.tasks[0].process, workers.tasks[1].process);
        assert_eq!(workers.channels.len(), 1);
        let both = made("server --processes 2 --threads 4 --rate 200/s --service 3ms");
        assert_eq!(both.tasks.len(), 8);
        let pool = made("server --threads 2 --rate 200/s --service 3ms");
        assert_eq!(pool.tasks[0].process, pool.tasks[1].process);
    }

    #[test]
    fn bursts_keep_the_rate() {
        let line = "server --threads 1 --service 1ms --rate 100/s --arrivals bursty --burst 20";
        let between = Draw::Exponential { mean: 200_000_000 };
        let bursts = Arrivals::Bursts { between, size: Draw::Fixed(20) };
        assert_eq!(made(line).sources[0].arrivals, bursts);
    }
}
