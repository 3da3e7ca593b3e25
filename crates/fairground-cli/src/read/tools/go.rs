//! `go`: a Go server under a CPU limit. GOMAXPROCS is how many threads run Go code at once; a
//! garbage collection takes a quarter of them.
//!
//! * `--gomaxprocs N`, `ceil` (usual), `floor` or `cpus`. `ceil` is Go 1.25's own rule (runtime,
//!   adjustCgroupGOMAXPROCS): the limit of the group rounded up, at least 2, at most the CPUs.
//!   `floor` is go.uber.org/automaxprocs: rounded down, at least 1. `cpus` is Go before 1.25.
//!   Without a limit all are the CPUs. `--limit 8500m` (or `8.5`) stands for another limit than the
//!   group's. Go 1.25 follows a limit that changes while it runs; here it is that of the start.
//! * `--gc-period TIME` and `--gc-work TIME` (both or none): each period a collection marks with so
//!   much CPU. Go's startCycle: the nearest whole number to 25 % of GOMAXPROCS are dedicated
//!   workers; where that is more than 30 % off, a fractional one (here: a thread that runs for a
//!   millisecond and sleeps) makes up for the rest.
//! * The server's `--service` (needed), `--io`, `--fanout`, `--backlog`, `--rate` (needed),
//!   `--arrivals`, `--burst`, `--duration`. Who waits in `--io` holds no P, as a goroutine that the
//!   netpoller parked: others are served. There are goroutines enough for all who wait, or
//!   `--goroutines N`.
//!
//! GOMAXPROCS threads serve; a semaphore of GOMAXPROCS stands for the Ps, so that a dedicated
//! worker takes one from a thread that serves. Whoever waits for a P gets the next that is free, in
//! order: a worker does not starve (findRunnableGCWorker comes before goroutines), and a request
//! waits for one other, not for a collection. `NAME/gc-mark` is a collection, until the last of its
//! workers is done. Each goroutine is a thread of its own here, so with `--io` a P that goes from
//! one to the next costs a switch. Not modelled: idle Ps that help to mark, assists by those who
//! allocate, the two short stops of the world, preemption of a goroutine after 10 ms, sysmon.

use super::flags::Flag;
use super::given::Given;
use super::load::{OPEN, SERVICE, Service, THREADS_MAX, open};
use super::making::{Making, forever, run, sleep};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use crate::read::limits::Quota;
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::{ChannelId, Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;

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
                    Flag::value("", "gc-period").says("from one collection to the next (none)"),
                    Flag::value("", "gc-work").says("CPU of a collection"),
                ],
                SERVICE,
                OPEN,
            ]
        }
    },
    make,
};

const PROCS: &str =
    "threads that run Go at once: a number, cpus, ceil (Go 1.25) or floor (automaxprocs)";
const LIMIT: &str = "the group's limit in CPUs, for ceil and floor: 8500m or 8.5";

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let procs = gomaxprocs(given, making)?;
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let ps = making.queue_for("p", procs as u32);
    let mut steps = vec![Step::Receive(channel), Step::Take(ps), service.run(), Step::Post(ps)];
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    open(given, making, channel, service.parts)?;
    making.tasks("m", program, goroutines(given, making, procs, &service, channel)?)?;
    match (given.time("gc-period")?, given.time("gc-work")?) {
        (None, None) => {}
        (Some(period_ns), Some(work_ns)) => {
            Markers::of(procs).make(making, ps, period_ns, work_ns)?;
        }
        _ => {
            return Err(Fault::at(given.span, "go needs --gc-period and --gc-work together")
                .accepts("both, or none"));
        }
    }
    Ok(())
}

/// Who serves: one for each P, and with `--io` as many beside as may wait there at once.
fn goroutines(
    given: &Given,
    making: &Making<'_>,
    procs: u64,
    service: &Service,
    channel: ChannelId,
) -> Read<u64> {
    // With fewer than Ps some of these stay idle.
    let range = 1..=procs.max(THREADS_MAX);
    if given.has("goroutines") {
        return given.count("goroutines", range, procs);
    }
    let all = procs.saturating_add(service.waiting_most(making, channel));
    if all > *range.end() {
        let title = format!("{all} goroutines may wait in --io at once");
        return Err(Fault::at(given.span, title)
            .accepts(format!("at most {THREADS_MAX} threads: say --goroutines N, or less load")));
    }
    Ok(all)
}

fn gomaxprocs(given: &Given, making: &mut Making<'_>) -> Read<u64> {
    if given.has("limit") {
        making.limit = Some(Quota { quota_ns: limit(given)?, period_ns: 1000 });
    }
    let cpus = making.cpus_seen();
    match given.word("gomaxprocs").map_or("ceil", |word| word.text.as_str()) {
        "cpus" => Ok(cpus),
        "ceil" => Ok(procs(making.cpus_rounded_up(), cpus)),
        "floor" => Ok(making.cpus_rounded_down()),
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

/// Who marks: Go's startCycle, in thousandths of a CPU.
#[derive(PartialEq, Eq, Debug)]
struct Markers {
    dedicated: u64,
    fractional_milli: u64,
}

impl Markers {
    fn of(procs: u64) -> Markers {
        let goal_milli = procs * 250;
        let mut dedicated = (goal_milli + 500) / 1000;
        let off_milli = (dedicated * 1000).abs_diff(goal_milli);
        if off_milli * 10 <= goal_milli * 3 {
            return Markers { dedicated, fractional_milli: 0 };
        }
        if dedicated * 1000 > goal_milli {
            dedicated -= 1;
        }
        Markers { dedicated, fractional_milli: goal_milli - dedicated * 1000 }
    }

    fn make(&self, making: &mut Making<'_>, ps: usize, period_ns: Ns, work_ns: Ns) -> Read<()> {
        let all_milli = self.dedicated * 1000 + self.fractional_milli;
        let share =
            |milli: u64| (u128::from(work_ns) * u128::from(milli) / u128::from(all_milli)) as Ns;
        let workers = self.dedicated + u64::from(self.fractional_milli > 0);
        let cycle = Cycle {
            span: making.span("gc-mark"),
            end: making.barrier("gc-end", workers as u32),
            period_ns,
        };
        let mark = vec![Step::Take(ps), run(share(1000).max(1)), Step::Post(ps)];
        for worker in 0..self.dedicated {
            let program = making.program(forever(cycle.around(mark.clone(), worker == 0)));
            making.task(&format!("gc-dedicated-{}", worker + 1), program)?;
        }
        if self.fractional_milli > 0 {
            let pieces = (share(self.fractional_milli) / NS_PER_MS).max(1) as u32;
            // Of a CPU, the fraction is run / (run + sleep).
            let rest_ns = NS_PER_MS * (1000 - self.fractional_milli) / self.fractional_milli;
            let is_first = self.dedicated == 0;
            // Behind the timer, and behind the begin of the collection if it is the first worker.
            let to = 1 + usize::from(is_first);
            let mark = vec![
                Step::Take(ps),
                run(NS_PER_MS),
                Step::Post(ps),
                sleep(rest_ns),
                Step::Repeat { to, times: Some(pieces), counter: 1 },
            ];
            let mut program = forever(cycle.around(mark, is_first));
            program.counters = 2;
            let program = making.program(program);
            making.tasks("gc-fractional", program, 1)?;
        }
        Ok(())
    }
}

/// What all workers of a collection go through.
struct Cycle {
    span: usize,
    end: usize,
    period_ns: Ns,
}

impl Cycle {
    /// What one worker does in each cycle; the first one times it.
    fn around(&self, mark: Vec<Step>, is_first: bool) -> Vec<Step> {
        let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
        let mut steps = vec![Step::Timer { timer, period: Draw::Fixed(self.period_ns), mode }];
        steps.extend(is_first.then_some(Step::Begin(self.span)));
        steps.extend(mark);
        steps.push(Step::Barrier(self.end));
        steps.extend(is_first.then_some(Step::End(self.span)));
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, in_group, made};
    use super::*;
    use fairground::workload::behavior::Program;

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
    }

    #[test]
    fn a_quarter_marks_as_go_rounds_it() {
        let markers = |procs| {
            let Markers { dedicated, fractional_milli } = Markers::of(procs);
            (dedicated, fractional_milli)
        };
        assert_eq!([4, 8, 9, 10].map(markers), [(1, 0), (2, 0), (2, 0), (3, 0)]);
        // mgcpacer.go: fractional workers for GOMAXPROCS <= 3 and 6.
        assert_eq!([1, 2, 3, 6].map(markers), [(0, 250), (0, 500), (0, 750), (1, 500)]);
    }

    #[test]
    fn the_work_of_a_collection_is_shared_out() {
        let line = "go --gomaxprocs 8 --rate 1 --service 1ms --gc-period 1s --gc-work 100ms";
        let made = made(line);
        assert_eq!(made.tasks.len(), 10);
        assert!(made.programs[1..3].iter().all(|one| one.steps.contains(&run(50_000_000))));
        let timed = |program: &&Program| program.steps.contains(&Step::Begin(1));
        assert_eq!(made.programs.iter().filter(timed).count(), 1, "a collection counts once");
        assert!(made.semaphores[0].handover && made.barriers[0].users == 2);
        assert_eq!(made.semaphores[0].value, 8);
    }
}
