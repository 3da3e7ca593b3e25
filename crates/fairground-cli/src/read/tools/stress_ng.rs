//! `stress-ng --cpu N`: N hogs (github.com/ColinIanKing/stress-ng, stress-cpu.c).
//!
//! * `-c N`, `--cpu N`: hogs; 0 is one for each CPU. `--cpu-ops N`: shared by the hogs, each does
//!   ceil(N / hogs), as 0.15.06 does. `-t TIME`, `--timeout TIME`: seconds, or with s, m, h.
//! * `-l P`, `--cpu-load P` (100): after `--cpu-load-slice S` (-64: that many operations; above 0:
//!   so many ms) a hog sleeps (100 − P) / P of the slice.
//! * Of the model: `op_us` (1000), the work of one operation at full speed. It differs by method,
//!   machine and version: 1000 is a round number, set it for yours. `syscall_us`: after so much
//!   work a hog makes a system call of 1 us (none), as real work does; at full load alone.
//!
//! Not modelled: with a load below 100 the real hog sleeps in proportion to the time that its slice
//! took by the clock, ours to its work. With `--cpu-ops` and `--timeout` the run ends at the
//! timeout. Refused: `--cpu-method` (an operation is `op_us` of work), metrics, other stressors.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever, repeated, run, sleep};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use crate::read::values::DURATION_MAX_NS;
use fairground::units::{NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};
use fairground::workload::behavior::{Program, Step};
use fairground::workload::draw::Draw;

const PRINTS: &str = "it only prints more";

pub(super) const TOOL: Tool = Tool {
    name: "stress-ng",
    says: "CPU hogs that share a number of operations, or run for a time, at full or part load",
    from: "stress-ng 0.15.06, --cpu",
    flags: |_| {
        const {
            &[&[
                Flag::value("c", "cpu").says("hogs (needed; 0: one for each CPU)"),
                Flag::value("", "cpu-ops").says("operations, which the hogs share (no end)"),
                Flag::value("l", "cpu-load").says("per cent of the time that a hog works (100)"),
                Flag::value("", "cpu-load-slice")
                    .says("how long it works at once: below 0 operations, above 0 ms (-64)"),
                Flag::value("t", "timeout").says("how long: 60, 60s, 1m (no end)"),
                Flag::refused("", "cpu-method", "every operation is op_us of work"),
                Flag::refused("", "metrics", PRINTS),
                Flag::refused("", "metrics-brief", PRINTS),
                Flag::refused("", "times", PRINTS),
                Flag::own("op-us", "op_us").says("CPU of one operation, us (1000)"),
                Flag::own("syscall-us", "syscall_us")
                    .says("work between two system calls of 1 us, us (it makes none)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("cpu", "--cpu 4")?;
    let hogs = match given.count("cpu", 0..=THREADS_MAX, 0)? {
        0 => making.cpus_seen(),
        hogs => hogs,
    };
    let timeout_ns = timeout(given)?;
    let load = given.count("cpu-load", 1..=100, 100)?;
    let ops = match given.has("cpu-ops") {
        true => Some(given.count("cpu-ops", 1..=u64::from(u32::MAX), 1)?.div_ceil(hogs)),
        false => None,
    };
    let every_ns = if load == 100 { calls_every_ns(given)? } else { None };
    let program = match (load, ops, every_ns) {
        (100, _, Some(every_ns)) => with_calls(given, ops, every_ns)?,
        (100, Some(ops), None) => repeated(vec![run(all_ns(given, ops)?)], Some(1)),
        // They end on their own, so the run may go on without them.
        (100, None, None) => match timeout_ns {
            Some(length_ns) => repeated(vec![Step::RunWall(Draw::Fixed(length_ns))], Some(1)),
            None => forever(vec![run(NS_PER_SEC)]),
        },
        _ => part_load(given, load, ops)?,
    };
    if let Some(length_ns) =
        timeout_ns.filter(|_| load < 100 || ops.is_some() || every_ns.is_some())
    {
        making.ends_after(length_ns);
    }
    let program = making.program(program);
    making.forks();
    making.tasks("hog", program, hogs)
}

fn op_ns(given: &Given) -> Read<Ns> {
    Ok(given.count("op-us", 1..=10_000_000, 1000)? * NS_PER_US)
}

/// The work of so many operations in one piece.
fn all_ns(given: &Given, ops: u64) -> Read<Ns> {
    let all_ns = ops.checked_mul(op_ns(given)?).filter(|ns| *ns <= DURATION_MAX_NS);
    all_ns.ok_or_else(|| {
        let title = "the operations of one hog take more than 1000000 s of CPU";
        Fault::at(given.span, title).accepts("fewer operations, or a smaller op_us")
    })
}

/// Work between two system calls, if the hogs make any.
fn calls_every_ns(given: &Given) -> Read<Option<Ns>> {
    let given = given.has("syscall-us").then(|| given.count("syscall-us", 1..=10_000_000, 1));
    Ok(given.transpose()?.map(|us| us * NS_PER_US))
}

/// Hogs that make system calls; with operations, as many pieces as these have, rounded up.
fn with_calls(given: &Given, ops: Option<u64>, every_ns: Ns) -> Read<Program> {
    let work = Draw::Fixed(NS_PER_US);
    let call = Step::Kernel { work, cond_resched_ns: 0, might_sleep_ns: 0 };
    let steps = vec![run(every_ns), call];
    let Some(ops) = ops else { return Ok(forever(steps)) };
    let pieces = all_ns(given, ops)?.div_ceil(every_ns);
    Ok(repeated(steps, Some(u32::try_from(pieces).unwrap_or(u32::MAX))))
}

fn part_load(given: &Given, load: u64, ops: Option<u64>) -> Read<Program> {
    let slice = given.word("cpu-load-slice").map_or("-64", |word| word.text.as_str());
    let slice: i64 =
        slice.parse().ok().filter(|n| (-10_000..=10_000).contains(n) && *n != 0).ok_or_else(
            || {
                given.wrong(
                    "cpu-load-slice",
                    "-10000 to -1 (operations) or 1 to 10000 (ms); 0, random, is not modelled",
                )
            },
        )?;
    let op_ns = op_ns(given)?;
    let (work_ns, slice_ops) = match slice {
        ..0 => (slice.unsigned_abs() * op_ns, slice.unsigned_abs()),
        ms => {
            let slice_ns = ms as u64 * NS_PER_MS;
            (slice_ns, (slice_ns / op_ns).max(1))
        }
    };
    let steps = vec![run(work_ns), sleep(work_ns * (100 - load) / load)];
    Ok(match ops {
        Some(ops) => repeated(steps, Some(ops.div_ceil(slice_ops) as u32)),
        None => forever(steps),
    })
}

/// stress-ng's own times: `60`, `60s`, `1m`, `2h`.
fn timeout(given: &Given) -> Read<Option<Ns>> {
    let Some(word) = given.word("timeout") else { return Ok(None) };
    let units = [("s", 1), ("m", 60), ("h", 3600), ("", 1)];
    let read = units.iter().find_map(|(unit, seconds)| {
        let number = word.text.strip_suffix(unit)?.parse::<u64>().ok()?;
        number.checked_mul(*seconds).filter(|seconds| (1..=1_000_000).contains(seconds))
    });
    let seconds =
        read.ok_or_else(|| given.wrong("timeout", "60, 60s, 1m or 2h: 1 to 1000000 s"))?;
    Ok(Some(seconds * NS_PER_SEC))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, made};
    use super::*;

    fn first(command: &str) -> (usize, Step) {
        let made = made(command);
        (made.tasks.len(), made.programs[0].steps[0].clone())
    }

    #[test]
    fn operations_are_shared_and_rounded_up() {
        let ms = |ms| run(ms * NS_PER_MS);
        assert_eq!(first("stress-ng --cpu 4 --cpu-ops 50000"), (4, ms(12_500)));
        assert_eq!(first("stress-ng -c 3 --cpu-ops 10"), (3, ms(4)));
        assert_eq!(first("stress-ng -c 1 --cpu-ops 10 --op-us 8700"), (1, ms(87)));
        assert_eq!(first("stress-ng --cpu 0 --cpu-ops 1").0, CPUS);
    }

    #[test]
    fn without_operations_they_run_for_the_time() {
        let wall = |s| Step::RunWall(Draw::Fixed(s * NS_PER_SEC));
        assert_eq!(first("stress-ng -c 1 -t 2m"), (1, wall(120)));
        assert_eq!(first("stress-ng -c 1"), (1, run(NS_PER_SEC)));
    }

    #[test]
    fn system_calls_stand_between_pieces_of_work() {
        let call = |made: &[Step]| matches!(made[1], Step::Kernel { work: Draw::Fixed(1000), .. });
        let forever = made("stress-ng --cpu 1 --syscall-us 200");
        let steps = &forever.programs[0].steps;
        assert!(steps[0] == run(200_000) && call(steps), "{steps:?}");
        assert_eq!(steps[2], Step::Repeat { to: 0, times: None, counter: 0 });
        let some = made("stress-ng --cpu 1 --cpu-ops 3 --syscall-us 2000");
        assert_eq!(some.programs[0].steps[2], Step::Repeat { to: 0, times: Some(2), counter: 0 });
        assert_eq!(made("stress-ng -c 1 -t 2 --syscall-us 9").tasks.len(), 1);
    }

    #[test]
    fn part_load_sleeps_its_share_of_the_slice() {
        let made = made("stress-ng -c 1 -l 25 --cpu-ops 640 --op-us 100");
        assert_eq!(made.programs[0].steps[..2], [run(6_400_000), sleep(19_200_000)]);
        assert_eq!(made.programs[0].steps[2], Step::Repeat { to: 0, times: Some(10), counter: 0 });
    }
}
