//! `perf bench sched messaging` and `perf bench sched pipe`.
//!
//! * `messaging` is hackbench with 20 senders and 20 receivers a group and messages of 100 bytes:
//!   `-g N` groups (10), `-l N` rounds (100), `-p` pipes, else socket pairs, `-t` threads of one
//!   process instead of processes.
//! * `pipe`: two tasks hand an int to and fro through two pipes, `-l N` times (1000000). One
//!   operation is there and back: each task is woken once. `-T` threads of one process.
//!   What a change of the address space takes is not told apart: the machine's `context_switch`
//!   stands for both.
//!
//! Refused: what changes how the pipes are waited for (`-n`), and `-G`, which moves the two tasks
//! into groups: `group` of the workload does that for both.

use super::flags::Flag;
use super::given::Given;
use super::hackbench::{GROUPS_MAX, Mesh, ROUNDS_MAX};
use super::making::{Making, run};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::{PipeId, PipeSpec, Program, Step};

pub(super) const MESSAGING: Tool = Tool {
    name: "perf bench sched messaging",
    says: "groups of 20 senders and 20 receivers that exchange short messages (hackbench)",
    from: "perf 6.1, perf-bench(1)",
    flags: |_| {
        const {
            &[&[
                Flag::value("g", "group").says("groups (10)"),
                Flag::value("l", "nr_loops")
                    .says("rounds, each of one message from each sender to each receiver (100)"),
                Flag::switch("p", "pipe").says("pipes, else socket pairs"),
                Flag::switch("t", "thread").says("threads of one process, not processes"),
            ]]
        }
    },
    make: |given, making| {
        if !given.has("thread") {
            making.forks();
        }
        let mesh = Mesh {
            groups: given.count("group", 1..=GROUPS_MAX, 10)?,
            fds: 20,
            rounds: given.count("nr_loops", 1..=ROUNDS_MAX, 100)?,
            bytes: 100,
            pipes: given.has("pipe"),
        };
        mesh.make(given, making)
    },
};

pub(super) const PIPE: Tool = Tool {
    name: "perf bench sched pipe",
    says: "two tasks that wake each other in turn through two pipes",
    from: "perf 6.1, perf-bench(1)",
    flags: |_| {
        const {
            &[&[
                Flag::value("l", "loop").says("round trips (1000000)"),
                Flag::switch("T", "threaded").says("threads of one process, not processes"),
                Flag::refused("n", "nonblocking", "it waits by epoll, which is not modelled"),
                Flag::refused("G", "cgroups", "`group` of the workload says where both live"),
            ]]
        }
    },
    make: pipe,
};

/// An int.
const BYTES: u64 = 4;
/// A stack and the pages of two pipes, bytes (unverified).
const FOOTPRINT_BYTES: u64 = 12 << 10;

fn pipe(given: &Given, making: &mut Making<'_>) -> Read<()> {
    if !given.has("threaded") {
        making.forks();
    }
    let loops = given.count("loop", 1..=ROUNDS_MAX, 1_000_000)?;
    let goal = making.goal("operations", Some(loops));
    let (there, back) = (a_pipe(making, "there"), a_pipe(making, "back"));
    let costs = making.messages.pipe;
    let send = || run(costs.sending_ns(BYTES));
    let receive = || run(costs.receiving_ns(BYTES));
    let ping = vec![
        Step::Start(goal),
        send(),
        Step::Write(there),
        Step::Read(back),
        receive(),
        Step::Count(goal),
    ];
    let answer = run(costs.receiving_ns(BYTES) + costs.sending_ns(BYTES));
    let pong = vec![Step::Read(there), answer, Step::Write(back)];
    for (role, steps, to) in [("ping", ping, 1), ("pong", pong, 0)] {
        let program = making.program(turns(steps, to, loops));
        making.task(role, program)?;
    }
    Ok(())
}

fn a_pipe(making: &mut Making<'_>, what: &str) -> PipeId {
    let costs = making.messages.pipe;
    making.pipe(what, |name| {
        PipeSpec::pipe(name, BYTES as u32).touching(costs.lines).locked(costs.held(BYTES))
    })
}

/// Goes through the steps from `to` on so many times.
fn turns(mut steps: Vec<Step>, to: usize, times: u64) -> Program {
    steps.push(Step::Repeat { to, times: Some(times as u32), counter: 0 });
    Program { steps, counters: 1, footprint_bytes: FOOTPRINT_BYTES, ..Program::default() }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{counted, made};

    #[test]
    fn messaging_is_hackbench_under_another_name() {
        let mut perf = made("perf bench sched messaging -g 2 -l 7 -p");
        let hackbench = made("hackbench -g 2 -l 7 -p");
        assert_eq!(perf.tasks[0].name, "messaging/receiver-1.1");
        assert_eq!(perf.programs, hackbench.programs);
        perf.goals[0].name = "hackbench".into();
        assert_eq!(perf.goals, hackbench.goals);
    }

    #[test]
    fn an_operation_is_there_and_back() {
        let made = made("perf bench sched pipe -l 9");
        assert_eq!((made.tasks.len(), made.pipes.len(), made.goals[0].total), (2, 2, Some(9)));
        assert_eq!(
            counted("perf bench sched pipe -l 900", "core:1 pu:1"),
            [("operations".into(), 900)]
        );
    }
}
