//! Laws of requests: none is lost, they are taken in order, and blame adds up to the nanosecond.

use super::hold;
use super::sketch::{Sketch, sketch};
use fairground::record::blame::Cause;
use fairground::record::requests::{Layout, Requests};
use fairground::record::span::{Rule, Span};
use fairground::record::{Fact, Leaves, Recorder, RequestFact};
use fairground::sim::scenario::Scenario;
use fairground::sim::{layout, simulate};
use fairground::units::{CpuId, GroupId, NEVER, NS_PER_US, Ns, Speed, TaskId};
use fairground::workload::behavior::{
    Arrivals, ChannelSpec, Program, SourceSpec, SpanSpec, Step, Workload,
};
use fairground::workload::draw::{Draw, Stream};
use proptest::prelude::*;
use std::collections::{BTreeMap, VecDeque};

/// What a drawn scenario's tasks do with requests, by their number.
#[derive(Clone, Debug)]
struct Traffic {
    roles: Vec<u8>,
    service_us: u64,
    between_us: u64,
    burst: u64,
    parts: u32,
    backlog_max: u32,
    /// One in so many facts is followed by an invented throttle or change of speed.
    invented: u64,
}

fn traffic() -> impl Strategy<Value = Traffic> {
    let roles = prop::collection::vec(0..5u8, 1..8);
    let times = (1..5_000u64, 50..20_000u64);
    (roles, times, 1..6u64, 1..5u32, 1..40u32, 2..40u64).prop_map(
        |(roles, times, burst, parts, backlog_max, invented)| Traffic {
            roles,
            service_us: times.0,
            between_us: times.1,
            burst,
            parts,
            backlog_max,
            invented,
        },
    )
}

const REQUEST: usize = 0;
const ERRAND: usize = 1;
const TURN: usize = 2;

/// A scenario's tasks turned into workers, clients and tasks with stopwatches.
fn with_requests(mut scenario: Scenario, traffic: &Traffic) -> Scenario {
    let span = |name: &str| SpanSpec { name: name.into(), minus_ns: 0, floor_ns: 0 };
    let workload = &mut scenario.workload;
    workload.spans = ["request", "errand", "turn"].map(span).into();
    let channel = |span| ChannelSpec {
        name: format!("queue-{span}"),
        span,
        backlog_max: traffic.backlog_max,
    };
    workload.channels = vec![channel(REQUEST), channel(ERRAND)];
    let between = Draw::Exponential { mean: traffic.between_us * NS_PER_US };
    let size = Draw::Uniform { lo: 0, hi: traffic.burst };
    let source = |name: &str, arrivals, parts| SourceSpec {
        name: name.into(),
        channel: REQUEST,
        arrivals,
        parts,
        start_ns: 0,
    };
    workload.sources = vec![
        source("bursts", Arrivals::Bursts { between, size }, traffic.parts),
        source("rates", Arrivals::PerSecond(vec![(1_000_000 / traffic.between_us) as u32]), 1),
    ];
    give_roles(workload, traffic);
    scenario
}

fn give_roles(workload: &mut Workload, traffic: &Traffic) {
    let run = |us: u64| Step::Run(Draw::Exponential { mean: us * NS_PER_US });
    let work = || run(traffic.service_us);
    let send = Step::Send { channel: ERRAND, parts: traffic.parts };
    for (row, task) in workload.tasks.iter().enumerate() {
        let program = &mut workload.programs[task.program];
        let own = std::mem::take(&mut program.steps);
        let mut steps = match traffic.roles[row % traffic.roles.len()] {
            0 => vec![Step::Receive(REQUEST), work(), Step::Complete],
            // It sends on what it got, and waits for it with the part in hand.
            1 => vec![Step::Receive(REQUEST), send.clone(), work(), Step::Await],
            2 => vec![Step::Receive(ERRAND), work(), Step::Sleep(Draw::Fixed(100_000))],
            3 => vec![send.clone(), Step::Begin(TURN), work(), Step::Await, Step::End(TURN)],
            _ => {
                *program = watched(own, program);
                continue;
            }
        };
        steps.push(Step::Repeat { to: 0, times: None, counter: 0 });
        program.steps = steps;
    }
}

/// The task's own program, with a stopwatch over each turn.
fn watched(mut steps: Vec<Step>, program: &Program) -> Program {
    steps.splice(0..0, [Step::End(TURN), Step::Begin(TURN)]);
    Program { steps, ..program.clone() }
}

/// Tells on what it is told, and in between throttles and speeds that nobody set.
struct Inventing<'r, R> {
    told: &'r mut R,
    dice: Stream,
    one_in: u64,
    groups: u64,
    cpus: u64,
}

impl<R: Recorder> Recorder for Inventing<'_, R> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.told.record(at_ns, fact);
        if !self.dice.next_u64().is_multiple_of(self.one_in) {
            return;
        }
        let mut below = |limit: u64| (self.dice.next_u64() % limit) as u32;
        let (group, cpu) = (GroupId(below(self.groups)), CpuId(below(self.cpus)));
        let alone = Speed(1 + below(1_024));
        let invented = match below(3) {
            0 => Fact::Throttle { group, cpu },
            1 => Fact::Unthrottle { group, cpu },
            _ => Fact::Pace { cpu, alone, speed: Speed(alone.0.div_ceil(1 + below(4))) },
        };
        self.told.record(at_ns, invented);
    }
}

/// Follows requests and stopwatches in the plainest way.
#[derive(Default)]
struct Clerk {
    /// By request number: channel, arrival, parts not taken, parts not done.
    open: BTreeMap<u32, (u32, Ns, u32, u32)>,
    queues: [VecDeque<u32>; 2],
    in_hand: BTreeMap<TaskId, u32>,
    elapsed_ns: [Ns; 3],
    counts: [u64; 3],
    watches: BTreeMap<TaskId, (Ns, Ns)>,
    /// Time on a CPU so far, by task, and since when.
    on_cpu: BTreeMap<TaskId, (Ns, Ns)>,
    turns_on_cpu_ns: Ns,
}

impl Clerk {
    fn on_cpu_ns(&self, task: TaskId, now_ns: Ns) -> Ns {
        let (sum_ns, since_ns) = self.on_cpu.get(&task).copied().unwrap_or((0, NEVER));
        sum_ns + now_ns.saturating_sub(since_ns)
    }

    fn note(&mut self, span: usize, elapsed_ns: Ns) {
        self.elapsed_ns[span] += elapsed_ns;
        self.counts[span] += 1;
    }

    fn request(&mut self, at_ns: Ns, fact: RequestFact) {
        match fact {
            RequestFact::Arrives { request, channel, parts } => {
                let before = self.open.insert(request.0, (channel, at_ns, parts, parts));
                assert_eq!(before, None, "a number is given to one request at a time");
                self.queues[channel as usize].push_back(request.0);
            }
            RequestFact::Taken { request, task } => {
                let (channel, _, not_taken, _) = self.open.get_mut(&request.0).expect("open");
                let queue = &mut self.queues[*channel as usize];
                assert_eq!(queue.front(), Some(&request.0), "first come, first served");
                *not_taken -= 1;
                if *not_taken == 0 {
                    queue.pop_front();
                }
                assert_eq!(self.in_hand.insert(task, request.0), None, "one part at a time");
            }
            RequestFact::Done { request, task, left } => {
                assert_eq!(self.in_hand.remove(&task), Some(request.0), "who took it does it");
                let row = self.open.get_mut(&request.0).expect("open");
                row.3 -= 1;
                assert_eq!(row.3, left);
                let (channel, came_ns, ..) = *row;
                if left == 0 {
                    self.open.remove(&request.0);
                    self.note(channel as usize, at_ns - came_ns);
                }
            }
            RequestFact::Begins { task, .. } => {
                let on_cpu_ns = self.on_cpu_ns(task, at_ns);
                self.watches.insert(task, (at_ns, on_cpu_ns));
            }
            RequestFact::Ends { task, .. } => {
                let Some((began_ns, before_ns)) = self.watches.remove(&task) else { return };
                self.turns_on_cpu_ns += self.on_cpu_ns(task, at_ns) - before_ns;
                self.note(TURN, at_ns - began_ns);
            }
            RequestFact::Refused { .. } | RequestFact::Waits { .. } | RequestFact::Due { .. } => {}
        }
    }

    fn agrees(&self, spans: &[Span]) -> Result<(), TestCaseError> {
        for (row, span) in spans.iter().enumerate() {
            prop_assert_eq!(span.count(), self.counts[row]);
            prop_assert_eq!(span.all().blame.total_ns(), self.elapsed_ns[row], "span {}", row);
            for slow in span.slowest() {
                prop_assert_eq!(slow.blame.total_ns(), slow.elapsed_ns);
            }
            if row != TURN {
                let open = self.open.values().filter(|(channel, ..)| *channel as usize == row);
                prop_assert_eq!(span.in_flight(), open.count() as u64);
            }
        }
        let turns = &spans[TURN].all().blame;
        let on_cpu = [Cause::Running, Cause::Sibling, Cause::Clock].map(|cause| turns.of(cause));
        prop_assert_eq!(on_cpu.iter().sum::<Ns>(), self.turns_on_cpu_ns);
        prop_assert_eq!(turns.of(Cause::Backlog), 0);
        Ok(())
    }
}

impl Recorder for Clerk {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Request(fact) => self.request(at_ns, fact),
            Fact::Switch { prev, next, .. } => {
                if let Some(prev) = prev {
                    self.on_cpu.insert(prev, (self.on_cpu_ns(prev, at_ns), NEVER));
                }
                if let Some(next) = next {
                    self.on_cpu.insert(next, (self.on_cpu_ns(next, at_ns), at_ns));
                }
            }
            _ => {}
        }
    }
}

fn lawful((sketch, traffic): (Sketch, Traffic)) -> Result<(), TestCaseError> {
    let scenario = with_requests(sketch.scenario(), &traffic);
    let mut told = (Requests::new(&layout(&scenario)), Clerk::default());
    let mut inventing = Inventing {
        told: &mut told,
        dice: Stream::new(scenario.seed, 77),
        one_in: traffic.invented,
        groups: scenario.groups.len() as u64,
        cpus: scenario.machine.topology.len() as u64,
    };
    simulate(&scenario, &mut inventing)
        .map_err(|error| TestCaseError::fail(format!("not built: {error}")))?;
    let (requests, clerk) = told;
    clerk.agrees(requests.spans())
}

#[test]
fn blame_adds_up_to_the_latency_to_the_nanosecond() {
    hold(300, (sketch(), traffic()), lawful);
}

#[test]
fn histories_with_requests_keep_every_law() {
    hold(100, (sketch(), traffic()), |(sketch, traffic)| {
        super::broken(&with_requests(sketch.scenario(), &traffic))
    });
}

#[test]
fn a_clerk_who_misses_a_switch_disagrees() {
    let task = TaskId(0);
    let (prev, next) = (None, Some(task));
    let comes = Fact::Switch { cpu: CpuId(0), prev, prev_leaves: Leaves::Runnable, next };
    let begins = Fact::Request(RequestFact::Begins { task, span: TURN as u32 });
    let ends = Fact::Request(RequestFact::Ends { task, span: TURN as u32 });
    let layout = Layout {
        spans: vec![Rule { minus_ns: 0, floor_ns: 0 }; 3],
        channels: vec![],
        requests_max: 0,
        groups: vec![GroupId(0)],
        parents: vec![GroupId(0)],
        speeds: vec![Speed::FULL],
        watches: vec![vec![TURN]],
    };
    for missed in [false, true] {
        let (mut requests, mut clerk) = (Requests::new(&layout), Clerk::default());
        for (at_ns, fact) in [(0, begins), (5, comes), (9, ends)] {
            requests.record(at_ns, fact);
            if !missed || fact != comes {
                clerk.record(at_ns, fact);
            }
        }
        assert_eq!(clerk.agrees(requests.spans()).is_err(), missed, "the law can fail");
    }
}
