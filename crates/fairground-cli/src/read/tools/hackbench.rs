//! `hackbench` of rt-tests: groups of senders and receivers, each sender writing to each receiver
//! of its group. `perf bench sched messaging` is the same program with 20 senders and 100 bytes.
//!
//! * `-g N` groups (10), `-f N` senders and as many receivers of each (20), `-l N` rounds (100): in
//!   each a sender writes one message to each receiver; `-s N` bytes of a message (100);
//! * `-p` pipes, else socket pairs; `-P` processes (the default), `-T` threads of one process:
//!   kernels from 7.2 on gather them near a cache.
//!
//! Tasks are forked one after another and wait until all are there. What is counted is messages
//! read, from the moment at which all are let go. A message costs what the machine's `[messages]`
//! says of pipes or Unix sockets: cache lines that another CPU had last, and the lock of a pipe
//! that two tasks use at once.

use super::flags::Flag;
use super::given::Given;
use super::making::{Making, run};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use crate::read::workload::TASKS_MAX;
use fairground::units::{NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{Consumption, PipeSpec, Program, Step};

pub(super) const TOOL: Tool = Tool {
    name: "hackbench",
    says: "groups of senders and receivers that exchange short messages",
    from: "rt-tests 2.4, man page and behaviour",
    flags: |_| {
        const {
            &[&[
                Flag::value("g", "groups").says("groups of senders and receivers (10)"),
                Flag::value("f", "fds").says("senders, and as many receivers, of a group (20)"),
                Flag::value("l", "loops")
                    .says("rounds, each of one message from each sender to each receiver (100)"),
                Flag::value("s", "datasize").says("bytes of a message (100)"),
                Flag::switch("p", "pipe").says("pipes, else socket pairs"),
                Flag::switch("P", "process").says("processes, which is usual"),
                Flag::switch("T", "threads").says("threads of one process"),
            ]]
        }
    },
    make: |given, making| {
        let mesh = Mesh {
            groups: given.count("groups", 1..=GROUPS_MAX, 10)?,
            fds: given.count("fds", 1..=FDS_MAX, 20)?,
            rounds: given.count("loops", 1..=ROUNDS_MAX, 100)?,
            bytes: given.count("datasize", 1..=BYTES_MAX, 100)?,
            pipes: given.has("pipe"),
        };
        let (processes, threads) = (given.has("process"), given.has("threads"));
        if processes && threads {
            let title = "hackbench can't use both processes and threads";
            return Err(Fault::at(given.span, title).accepts("-P or -T"));
        }
        if !threads {
            making.forks();
        }
        mesh.make(given, making)
    },
};

pub(super) const GROUPS_MAX: u64 = 10_000;
pub(super) const ROUNDS_MAX: u64 = 100_000_000;
const FDS_MAX: u64 = 1000;
const BYTES_MAX: u64 = 65_536;
/// Time between the forks of two tasks, ns: shorter than in reality, but it is not counted.
const FORK_NS: Ns = 2 * NS_PER_US;
/// A process's own start, ns: page faults and copies (unverified; it is not counted). That many run
/// at a time while others are forked is what spreads them over the nodes.
const INIT_NS: Ns = 500 * NS_PER_US;
/// Time from the last fork until all are let go, ns.
const SETTLE_NS: Ns = 20 * NS_PER_MS;
/// What a task touches again and again: stacks, its half of the pipes' heads, a page or two of
/// their data, bytes (unverified).
const FOOTPRINT_BYTES: u64 = 16 << 10;

/// Senders and receivers.
pub(super) struct Mesh {
    pub groups: u64,
    /// Senders of a group, and receivers.
    pub fds: u64,
    pub rounds: u64,
    /// Of a message.
    pub bytes: u64,
    pub pipes: bool,
}

impl Mesh {
    pub fn make(&self, given: &Given, making: &mut Making<'_>) -> Read<()> {
        let count = 2 * self.groups * self.fds;
        if count >= TASKS_MAX as u64 {
            let title = format!("this makes {count} tasks");
            return Err(Fault::at(given.span, title).accepts(format!("fewer than {TASKS_MAX}")));
        }
        let messages = self.groups * self.fds * self.fds;
        let goal = making.goal("messages", Some(messages * self.rounds));
        let ready = making.barrier("ready", count as u32 + 1);
        let done = making.semaphore("done", 0);
        let (mut forked, start_ns) = (0, making.common.start_ns);
        let mut fork = |making: &mut Making<'_>, role: String, program| -> Read<()> {
            making.task(&role, program)?.start_ns = start_ns + forked * FORK_NS;
            forked += 1;
            Ok(())
        };
        for group in 1..=self.groups {
            let costs = if self.pipes { making.messages.pipe } else { making.messages.unix };
            let pipes: Vec<_> = (1..=self.fds)
                .map(|fd| {
                    making.pipe(&format!("pipe-{group}.{fd}"), |name| {
                        let held = costs.held(self.bytes);
                        self.pipe(name).touching(costs.lines).locked(held)
                    })
                })
                .collect();
            let send = run(costs.sending_ns(self.bytes));
            let receive_ns = costs.receiving_ns(self.bytes);
            for (fd, &pipe) in pipes.iter().enumerate() {
                let total = self.rounds * self.fds;
                let reads =
                    vec![Step::Consume(Consumption { pipe, total, each_ns: receive_ns, goal })];
                let program = making.program(worker(ready, reads, done));
                fork(making, format!("receiver-{group}.{}", fd + 1), program)?;
            }
            let mut writes: Vec<_> =
                pipes.iter().flat_map(|&pipe| [send.clone(), Step::Write(pipe)]).collect();
            writes.push(Step::Repeat { to: 2, times: Some(self.rounds as u32), counter: 0 });
            let program = making.program(worker(ready, writes, done));
            for fd in 1..=self.fds {
                fork(making, format!("sender-{group}.{fd}"), program)?;
            }
        }
        let span = making.span("time");
        let steps = vec![
            super::making::sleep(forked * FORK_NS + SETTLE_NS),
            Step::Start(goal),
            Step::Begin(span),
            Step::Barrier(ready),
            Step::Take(done),
            Step::Repeat { to: 4, times: Some(count as u32), counter: 0 },
            Step::End(span),
        ];
        let program = making.program(Program { steps, counters: 1, ..Program::default() });
        making.task("main", program)?;
        Ok(())
    }

    fn pipe(&self, name: String) -> PipeSpec {
        let bytes = self.bytes as u32;
        if self.pipes { PipeSpec::pipe(name, bytes) } else { PipeSpec::socket(name, bytes) }
    }
}

/// Waits for all others, does its work and reports.
fn worker(ready: usize, work: Vec<Step>, done: usize) -> Program {
    let mut steps = vec![run(INIT_NS), Step::Barrier(ready)];
    steps.extend(work);
    steps.push(Step::Post(done));
    Program { steps, counters: 1, footprint_bytes: FOOTPRINT_BYTES, ..Program::default() }
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use crate::read::Overrides;
    use crate::read::load::load_text;
    use fairground::workload::behavior::{Step, Workload};
    use fairground::workload::draw::Draw;
    use fairground::workload::pipe::Held;

    #[test]
    fn every_sender_writes_to_every_receiver_of_its_group() {
        let made = made("hackbench -g 2 -f 3 -l 5 -p");
        assert_eq!((made.tasks.len(), made.pipes.len()), (2 * 6 + 1, 6));
        assert_eq!(made.goals[0].total, Some(2 * 3 * 3 * 5));
        assert_eq!((made.pipes[0].slots, made.pipes[0].per_slot), (16, 40));
    }

    #[test]
    fn a_message_takes_the_same_work_with_a_lock_as_without() {
        let made = |held: &str| {
            let text = format!(
                "[machine]\ncores = 2\n[machine.messages.pipe]\nsend = '700ns'\n\
                 receive = '600ns'\nsend_kib = '1024ns'\nreceive_kib = '2048ns'\n{held}\n\
                 [[workloads]]\ncommand = 'hackbench -g 1 -f 1 -l 5 -p -s 50'\n"
            );
            load_text("test", &text, &Overrides::default()).expect("a scenario").workload
        };
        let outside = |workload: &Workload| {
            let steps = |program: usize| &workload.programs[program].steps;
            let Step::Consume(what) = &steps(0)[2] else { panic!("a receiver reads") };
            let Step::Run(send) = &steps(1)[2] else { panic!("a sender works first") };
            (*send, what.each_ns)
        };
        let (plain, locked) = (made(""), made("held = '200ns'"));
        assert_eq!(plain.pipes[0].held, None);
        assert_eq!(outside(&plain), (Draw::Fixed(750), 700));
        assert_eq!(locked.pipes[0].held, Some(Held { write_ns: 250, read_ns: 300 }));
        assert_eq!(outside(&locked), (Draw::Fixed(500), 400));
    }
}
