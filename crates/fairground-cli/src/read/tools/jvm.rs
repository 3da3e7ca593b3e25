//! `jvm`: a Java server with a stop-the-world parallel collection each period. While the world
//! stands still, all GC threads run at once: with more of them than the limit has CPUs, the pause
//! itself is throttled.
//!
//! * `--threads N` (needed): threads that serve. `--gc-period TIME` and `--gc-work TIME` (both
//!   needed): each period a pause with so much CPU, shared by the GC threads.
//! * `--gc-threads N`: unless given as HotSpot's ParallelGCThreads (vm_version: all CPUs up to 8,
//!   then 5 of 8) of the CPUs that it counts: its group's limit rounded up, at most the machine's.
//!   With less than 1792 MB of memory, as its container's manifest says, one: Serial.
//!   `--active-processors N` is -XX:ActiveProcessorCount: it counts so many instead, which says
//!   nothing beside `--gc-threads`.
//! * The server's `--service` (needed), `--io`, `--fanout`, `--backlog`, `--rate` (needed),
//!   `--arrivals`, `--burst`, `--duration`.
//!
//! `NAME/gc-pause` is from the wish to stop until the world goes on. Threads in `--io` count as
//! stopped. Not modelled: concurrent collectors and the concurrent threads of G1 (ConcGCThreads),
//! the JIT.
//!
//! DEVIATES(safepoint): a running thread stops after at most a millisecond of work; a real one
//! within microseconds, where no long loop or system call holds it.

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever, run};
use super::places::Threads;
use super::tool::Tool;
use crate::base::console;
use crate::read::fault::{Read, clean};
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::{ChannelId, Program, Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;

pub(super) const TOOL: Tool = Tool {
    name: "jvm",
    says: "Java server: all GC threads at once while the world stops, each period",
    from: "HotSpot's ParallelGCThreads; written for fairground",
    flags: |_| {
        const {
            &[
                &[
                    Flag::value("", "threads").says("threads that serve (needed)"),
                    Flag::value("", "gc-threads")
                        .says("threads of a collection (as HotSpot has them)"),
                    Flag::value("", "active-processors")
                        .says("CPUs that it counts (those of its group's limit, rounded up)"),
                    Flag::value("", "gc-period")
                        .says("from one pause to the next, perhaps exp:1s (needed)"),
                    Flag::value("", "gc-work")
                        .says("CPU of a pause, which its threads share (needed)"),
                ],
                SERVICE,
                OPEN,
            ]
        }
    },
    make,
};

/// What stands over what, where a command has both.
const BOTH: &str = "jvm: --gc-threads stands over --active-processors, which changes nothing then";

/// That one thread collects, whatever the limit is.
fn serial(name: &str, memory_mb: u64) -> String {
    format!(
        "{}: one thread collects: with {memory_mb} MB of memory, of 1792 that are needed, HotSpot \
         before Java 27 takes Serial by itself. --gc-threads says another number",
        clean(name)
    )
}

/// Work between two places where a thread can stop.
const SAFEPOINT_NS: Ns = NS_PER_MS;

/// HotSpot's `nof_parallel_worker_threads(5, 8, 8)`.
pub(in crate::read) fn parallel_gc_threads(cpus: u64) -> u64 {
    if cpus <= 8 { cpus } else { 8 + (cpus - 8) * 5 / 8 }
}

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("threads", "--threads 200")?;
    let threads = given.count("threads", 1..=THREADS_MAX, 1)?;
    let counted = given.count("active-processors", 1..=THREADS_MAX, making.cpus_rounded_up())?;
    let usual = making.serial_mb.map_or(parallel_gc_threads(counted), |_| 1);
    let collectors = given.count("gc-threads", 1..=THREADS_MAX, usual)?;
    match (given.has("gc-threads"), given.has("active-processors"), making.serial_mb) {
        (true, true, _) => console::note_once(BOTH),
        (false, _, Some(memory_mb)) => console::note_once(&serial(&making.name, memory_mb)),
        (false, false, None) => making.follows("GC threads", collectors, false),
        _ => {}
    }
    given.need("gc-period", "--gc-period 1s")?;
    given.need("gc-work", "--gc-work 400ms")?;
    stopping(given, making, &Threads { count: threads, left_for: None }, collectors)
}

/// A server whose collectors stop the world.
pub(super) fn stopping(
    given: &Given,
    making: &mut Making<'_>,
    threads: &Threads,
    collectors: u64,
) -> Read<()> {
    let period = given.draw("gc-period")?.expect("it was given");
    let work_ns = given.time("gc-work")?.expect("it was given");
    let service = Service::of(given)?;
    let channel = service.channel(making);
    open(given, making, channel, service.parts)?;
    let count = threads.count;
    let world = World::new(making, count, collectors);
    let (pool, tasks) = threads.pool(given, making, &service, channel)?;
    let program = making.program(world.server(channel, &service, pool));
    making.tasks("thread", program, tasks)?;
    let program = making.program(world.vm_thread(period, count));
    making.task("vm-thread", program)?;
    let mark = run((work_ns / collectors).max(1));
    let steps = vec![Step::Barrier(world.begin), mark, Step::Barrier(world.end)];
    let program = making.program(forever(steps));
    making.tasks("gc", program, collectors)
}

/// What stops the world: each thread holds a permit while it runs; the VM thread shuts the
/// gate, so that no permit is given out, and collects them all.
struct World {
    gate: usize,
    permits: usize,
    begin: usize,
    end: usize,
    pause: usize,
}

impl World {
    fn new(making: &mut Making<'_>, threads: u64, collectors: u64) -> World {
        let users = collectors as u32 + 1;
        World {
            gate: making.mutex("gate"),
            permits: making.semaphore("running", threads as u32),
            begin: making.barrier("gc-begin", users),
            end: making.barrier("gc-end", users),
            pause: making.span("gc-pause"),
        }
    }

    /// A piece of work that the world stops before or after, not within.
    fn run(&self, work: Step) -> [Step; 5] {
        let (gate, permits) = (self.gate, self.permits);
        [Step::Lock(gate), Step::Take(permits), Step::Unlock(gate), work, Step::Post(permits)]
    }

    fn server(&self, channel: ChannelId, service: &Service, pool: Option<usize>) -> Program {
        let mut steps = vec![Step::Receive(channel)];
        steps.extend(pool.map(Step::Take));
        let to = steps.len();
        let piece_ns = SAFEPOINT_NS;
        steps.extend(self.run(Step::RunPiece { work: service.work(), piece_ns }));
        steps.push(Step::RepeatPieces(to));
        steps.extend(pool.map(Step::Post));
        steps.extend(service.io());
        steps.push(Step::Complete);
        forever(steps)
    }

    fn vm_thread(&self, period: Draw, threads: u64) -> Program {
        let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
        let all = Some(threads as u32);
        let mut steps = vec![
            Step::Timer { timer, period, mode },
            Step::Begin(self.pause),
            Step::Lock(self.gate),
            Step::Take(self.permits),
            Step::Repeat { to: 3, times: all, counter: 1 },
            Step::Barrier(self.begin),
            Step::Barrier(self.end),
        ];
        let to = steps.len();
        steps.extend([
            Step::Post(self.permits),
            Step::Repeat { to, times: all, counter: 1 },
            Step::Unlock(self.gate),
            Step::End(self.pause),
        ]);
        let mut program = forever(steps);
        program.counters = 2;
        program
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};
    use super::*;
    use crate::read::{Overrides, load_text};

    const LINE: &str = "jvm --threads 20 --gc-period 1s --gc-work 80ms --rate 10 --service 1ms";

    #[test]
    fn gc_threads_are_as_hotspot_counts_them() {
        assert_eq!([1, 8, 16, 72].map(parallel_gc_threads), [1, 8, 13, 48]);
        assert_eq!(made(LINE).tasks.len(), 20 + 1 + CPUS);
        assert_eq!(in_group(LINE), 20 + 1 + 4, "3.5 CPUs are four");
        assert_eq!(in_group(&format!("{LINE} --active-processors 16")), 20 + 1 + 13);
        assert_eq!(in_group(&format!("{LINE} --gc-threads 2")), 20 + 1 + 2);
    }

    #[test]
    fn one_thread_collects_where_there_is_little_memory() {
        let tasks = |memory: &str, flags: &str| {
            let name = format!("jvm-{}-{}.yaml", std::process::id(), memory.len() + flags.len());
            let path = std::env::temp_dir().join(name);
            let text = format!(
                "kind: Pod\nmetadata: {{name: web}}\nspec:\n  containers:\n  - name: app\n    \
                 resources: {{limits: {{cpu: 3, memory: {memory}}}}}\n"
            );
            std::fs::write(&path, text).expect("written");
            let overrides = Overrides { limits: vec![path.clone()], ..Overrides::default() };
            let work =
                format!("[[workloads]]\ngroup = \"/web/app\"\ncommand = \"{LINE} {flags}\"\n");
            let read = load_text("a.toml", &work, &overrides);
            std::fs::remove_file(&path).expect("removed");
            read.expect("read").workload.tasks.len()
        };
        assert_eq!(tasks("2Gi", ""), 20 + 1 + 3);
        assert_eq!(tasks("512Mi", ""), 20 + 1 + 1);
        assert_eq!(tasks("512Mi", "--gc-threads 2"), 20 + 1 + 2);
    }

    #[test]
    fn a_thread_can_stop_each_millisecond_of_its_work() {
        let line =
            "jvm --threads 1 --gc-period 1s --gc-work 8ms --rate 1 --service uniform:2ms,9ms";
        let steps = &made(line).programs[0].steps;
        let work = Draw::Uniform { lo: 2_000_000, hi: 9_000_000 };
        assert_eq!(steps[4], Step::RunPiece { work, piece_ns: 1_000_000 });
        assert_eq!(steps[6], Step::RepeatPieces(1));
    }

    #[test]
    fn all_come_to_both_barriers_and_share_the_work() {
        let made = made(&format!("{LINE} --gc-threads 4"));
        assert_eq!(made.barriers.iter().map(|barrier| barrier.users).collect::<Vec<_>>(), [5, 5]);
        assert!(made.programs[2].steps.contains(&run(20_000_000)));
        assert_eq!(made.semaphores[0].value, 20);
    }
}
