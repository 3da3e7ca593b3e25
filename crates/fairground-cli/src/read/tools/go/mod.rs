//! `go`: a Go server under a CPU limit. GOMAXPROCS is how many threads run Go code at once; a
//! garbage collection takes a quarter of them, and all that are idle.
//!
//! * `--gomaxprocs N`, `ceil` (usual), `floor` or `cpus`. `ceil` is Go 1.25's own rule (runtime,
//!   adjustCgroupGOMAXPROCS): the limit of the group rounded up, at least 2, at most the CPUs.
//!   `floor` is go.uber.org/automaxprocs: rounded down, at least 1. `cpus` is Go before 1.25.
//!   Without a limit all are the CPUs. `--limit 8500m` (or `8.5`) stands for another limit than the
//!   group's. Go 1.25 follows a limit that changes while it runs; here it is that of the start.
//! * `--gc-period TIME` and `--gc-work TIME` (both or none): each period a collection marks with so
//!   much CPU. Go's startCycle: the nearest whole number to 25 % of GOMAXPROCS are dedicated
//!   workers; where that is more than 30 % off, a fractional one (here: a thread that runs for a
//!   millisecond and sleeps) makes up for the rest. All other Ps mark too while they are idle
//!   (setMaxIdleMarkWorkers), so a collection of an idle service takes all of GOMAXPROCS: under a
//!   limit it is throttled although the service is hardly used.
//! * The server's `--service` (needed), `--io`, `--fanout`, `--backlog`, `--rate` (needed),
//!   `--arrivals`, `--burst`, `--duration`. Who waits in `--io` holds no P, as a goroutine that the
//!   netpoller parked: others are served. There are goroutines enough for all who wait, or
//!   `--goroutines N`.
//!
//! GOMAXPROCS threads serve; a semaphore of GOMAXPROCS stands for the Ps, so that a dedicated
//! worker takes one from a thread that serves. Whoever waits for a P gets the next that is free, in
//! order: a worker does not starve (findRunnableGCWorker comes before goroutines), and a request
//! waits for one other, not for a collection. A goroutine that has run for 10 ms goes to the end of
//! those who wait (sysmon's preemption, Go 1.14). Idle workers take what nobody else wants, and
//! give way to requests each 100 us. `NAME/gc-mark` is a collection, until all of its work is done.
//! Each goroutine is a thread of its own here, so with `--io` a P that goes from one to the next
//! costs a switch. Not modelled: assists by those who allocate, the two short stops of the world.

mod marking;

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever};
use super::places::{in_turns, outlasts, takers};
use super::tool::Tool;
use crate::base::console;
use crate::read::fault::{Fault, Read};
use crate::read::limits::Quota;
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::Step;
use marking::Markers;

pub(super) const TOOL: Tool = Tool {
    name: "go",
    says: "Go server: GOMAXPROCS from its group's limit, and background collections",
    from: "Go 1.25 runtime, go.uber.org/automaxprocs",
    flags: |_| {
        const {
            &[
                &[
                    Flag::value("", "gomaxprocs").says(PROCS),
                    Flag::value("", "limit").says(LIMIT),
                    Flag::value("", "goroutines").says("at once, with --io (enough for all)"),
                    Flag::value("", "gc-period")
                        .says("from one collection to the next, perhaps exp:1s (none)"),
                    Flag::value("", "gc-work").says("CPU of a collection"),
                ],
                SERVICE,
                OPEN,
            ]
        }
    },
    make,
};

/// A goroutine that has run for so long is preempted (`forcePreemptNS`).
const TURN_NS: Ns = 10 * NS_PER_MS;
/// Goroutines beside those that have a P or wait elsewhere, where some outlast a turn: they wait
/// for a turn while others have theirs.
const WAIT_FOR_TURNS: u64 = 64;

const PROCS: &str =
    "threads that run Go at once: a number, cpus, ceil (Go 1.25) or floor (automaxprocs)";
const LIMIT: &str = "the group's limit in CPUs, for ceil and floor: 8500m or 8.5";

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let procs = gomaxprocs(given, making)?;
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let ps = making.queue_for("p", procs as u32);
    let mut steps = vec![Step::Receive(channel)];
    steps.extend(in_turns(steps.len(), ps, service.work(), TURN_NS));
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    open(given, making, channel, service.parts)?;
    let mut goroutines = takers(given, making, &service, channel, (procs, "goroutines"))?;
    if !given.has("goroutines") && outlasts(service.work(), TURN_NS) {
        goroutines += WAIT_FOR_TURNS;
    }
    making.tasks("m", program, goroutines)?;
    match (given.draw("gc-period")?, given.time("gc-work")?) {
        (None, None) => {}
        (Some(period), Some(work_ns)) => {
            Markers::of(procs).make(making, ps, period, work_ns)?;
        }
        _ => {
            return Err(Fault::at(given.span, "go needs --gc-period and --gc-work together")
                .accepts("both, or none"));
        }
    }
    Ok(())
}

fn gomaxprocs(given: &Given, making: &mut Making<'_>) -> Read<u64> {
    let rule = given.word("gomaxprocs").map_or("ceil", |word| word.text.as_str());
    // Another rule leaves it nothing to do, which is told.
    if matches!(rule, "ceil" | "floor") && given.has("limit") {
        let milli = limit(given)?;
        vast(milli, making.cpus as u64);
        making.limit = Some(Quota { quota_ns: milli, period_ns: 1000 });
        making.limited_by = None;
    }
    let cpus = making.cpus_seen();
    match rule {
        "cpus" => Ok(cpus),
        "ceil" => {
            let procs = procs(making.cpus_rounded_up(), cpus);
            making.follows("GOMAXPROCS", procs, true);
            Ok(procs)
        }
        "floor" => {
            let procs = making.cpus_rounded_down();
            making.follows("GOMAXPROCS", procs, false);
            Ok(procs)
        }
        number => number.parse().ok().filter(|n| (1..=THREADS_MAX).contains(n)).ok_or_else(|| {
            given.wrong("gomaxprocs", format!("1 to {THREADS_MAX}, cpus, ceil or floor"))
        }),
    }
}

/// Go 1.25's own rule, of a limit that is rounded up.
pub(in crate::read) fn procs(rounded_up: u64, cpus: u64) -> u64 {
    rounded_up.max(2).min(cpus)
}

/// `8500m`, `8.5`, `8`: thousandths of a CPU.
fn limit(given: &Given) -> Read<u64> {
    let text = given.word("limit").map_or("", |word| word.text.as_str());
    milli(text).ok_or_else(|| given.wrong("limit", "CPUs as Kubernetes has them: 8500m, 8.5 or 8"))
}

/// Tells of a limit above the machine, which says nothing: as of a group's.
fn vast(milli: u64, machine_cpus: u64) {
    if milli > machine_cpus * 1000 {
        let cpus = milli as f64 / 1000.0;
        console::warn(&format!(
            "--limit of go is {cpus} CPUs, and the machine has {machine_cpus}: GOMAXPROCS follows \
             the machine (for thousandths of a CPU write an m: {cpus}m)"
        ));
    }
}

fn milli(text: &str) -> Option<u64> {
    let milli = match text.strip_suffix('m') {
        Some(milli) => milli.parse().ok()?,
        None => {
            let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
            let digits = part.len() <= 3 && part.bytes().all(|b| b.is_ascii_digit());
            let part = format!("{part:0<3}").parse::<u64>().ok().filter(|_| digits)?;
            whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(part)?
        }
    };
    (1..=10_000_000).contains(&milli).then_some(milli)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};
    use super::*;

    #[test]
    fn limits_are_read_as_kubernetes_writes_them() {
        assert_eq!(["8500m", "8.5", "8", "0.25"].map(milli), [8500, 8500, 8000, 250].map(Some));
        for bad in ["", "0", "8.5m", "1.2345", "8,5", "-1", "1.+5"] {
            assert_eq!(milli(bad), None, "{bad}");
        }
    }

    #[test]
    fn gomaxprocs_is_rounded_as_each_rule_says() {
        let threads = |rule: &str, limit: &str| {
            let line = format!("go --gomaxprocs {rule} --limit {limit} --rate 1 --service 1ms");
            made(&line).tasks.len()
        };
        assert_eq!((threads("ceil", "5500m"), threads("floor", "5500m")), (6, 5));
        assert_eq!((threads("ceil", "500m"), threads("floor", "500m")), (2, 1));
        assert_eq!((threads("ceil", "64"), threads("floor", "64")), (CPUS, CPUS));
        assert_eq!(made("go --rate 1 --service 1ms").tasks.len(), CPUS);
    }

    #[test]
    fn gomaxprocs_follows_the_tightest_limit_above_it() {
        let threads = |flags: &str| in_group(&format!("go --rate 1 --service 1ms {flags}"));
        assert_eq!(["", "--gomaxprocs floor", "--gomaxprocs cpus"].map(threads), [4, 3, CPUS]);
        assert_eq!(["--gomaxprocs 5", "--limit 1500m"].map(threads), [5, 2]);
    }

    #[test]
    fn who_waits_elsewhere_holds_no_p() {
        let goroutines = |flags: &str| {
            made(&format!("go --gomaxprocs 2 --rate 1000/s --service 1ms {flags}")).tasks.len()
        };
        // 20 wait at a time.
        assert_eq!(goroutines("--io 20ms"), 2 + 2 * 20 + 8 + 32);
        assert_eq!(goroutines("--io 20ms --fanout 3"), 2 + 3 * (2 * 20 + 8 + 32));
        assert_eq!(goroutines("--io 20ms --goroutines 7"), 7);
        assert_eq!(goroutines("--io 20ms --arrivals bursty --burst 5"), 2 + 2 * 20 + 8 * 5 + 32);
        let long = "go --gomaxprocs 2 --rate 10/s --service";
        assert_eq!(
            ["10ms", "11ms", "exp:1ms", "exp:2ms", "mix:2ms,500ms@0.5%"]
                .map(|service| { made(&format!("{long} {service}")).tasks.len() }),
            [2, 66, 2, 66, 66]
        );
    }
}
