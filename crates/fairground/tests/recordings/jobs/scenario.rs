//! A drawn service as a scenario: what the guest's program (`joblab.c`) does, on the guest.

use crate::guest;
use crate::replay::{limit, shares};
use fairground::policy::Kernel;
use fairground::sim::scenario::{GroupSpec, Scenario, Until};
use fairground::units::{CpuId, GroupId, NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    PipeSpec, Program, SchedPolicy, SpanSpec, Step, TaskSpec, TimerMode, TimerRef, UNCLAMPED,
    Workload,
};
use fairground::workload::draw::Draw;
use serde_json::Value;

/// Processes are made so long before T0, one by one, and do this much work until they sleep.
const LEAD_NS: Ns = 300 * NS_PER_MS;
const STAGGER_NS: Ns = NS_PER_MS;
const SET_UP_NS: Ns = 150 * NS_PER_US;
/// From the dispatcher's wake-up to the write of a message, and from one write to the next.
const DISPATCH_NS: Ns = 4 * NS_PER_US;
/// The only stopwatch: each job's.
const JOB: usize = 0;

/// When a history begins and what the dice are.
#[derive(Clone, Debug)]
pub struct Start {
    /// T0, ns.
    pub t0_ns: Ns,
    pub seed: u64,
    /// First expiries of the limited groups' timers after T0, ns; empty if the dice say.
    pub timers_ns: Vec<Ns>,
}

/// A server or a pool: its jobs, and its processes among the workload's tasks.
pub struct Row {
    pub tasks: std::ops::Range<u32>,
    /// When each job comes, ns since T0.
    pub came_ns: Vec<Ns>,
    /// Its responses count: it is no neighbour.
    pub counts: bool,
}

pub struct Asked<'a> {
    json: &'a Value,
    profile: &'a str,
}

impl<'a> Asked<'a> {
    /// A service of `asked.json` on a kernel.
    pub fn new(json: &'a Value, profile: &'a str) -> Self {
        Asked { json, profile }
    }

    pub fn window_ns(&self) -> Ns {
        number(&self.json["window_ns"])
    }

    fn cpus(&self) -> u64 {
        number(&self.json["cpus"])
    }

    fn rows(&self) -> &[Value] {
        self.json["rows"].as_array().expect("rows")
    }

    /// The scenario up to `until_ns`, and what its tasks are.
    pub fn scenario(&self, start: &Start, until_ns: Ns) -> (Scenario, Vec<Row>) {
        let shape = match (self.cpus(), self.profile) {
            (2, _) => "pack:1 l3:1 core:2 pu:1",
            (_, "6.1") => "pack:2 l3:1 core:4 pu:1",
            _ => "pack:2 l3:1 core:2 pu:2",
        };
        let groups = self.groups(start);
        let mut made = Made { asked: self, start, groups, workload: Workload::default() };
        let rows = made.all();
        let Made { groups, workload, .. } = made;
        let scenario = Scenario {
            machine: guest::machine(shape, self.profile, vec![guest::usual_kworkers()]),
            kernel: Kernel::profile(guest::profile(self.profile)).expect("a profile"),
            groups,
            workload,
            writes: Vec::new(),
            seed: start.seed,
            duration_ns: until_ns,
            until: Until::End,
        };
        (scenario, rows)
    }

    fn groups(&self, start: &Start) -> Vec<GroupSpec> {
        let mut groups = vec![GroupSpec::root()];
        let mut timers_ns = start.timers_ns.iter();
        for spec in self.json["groups"].as_array().expect("groups") {
            let path = spec["path"].as_str().expect("a path").to_owned();
            let above = &path[..path.rfind('/').expect("a path from the root")];
            let parent = groups.iter().position(|group| group.path == above).unwrap_or(0);
            let limit = limit(spec);
            let limited = limit.quota_ns.is_some();
            let timer_ns = if limited { timers_ns.next() } else { None };
            groups.push(GroupSpec {
                parent: GroupId(parent as u32),
                shares: shares(number(&spec["cpu.weight"])),
                idle: false,
                uclamp: UNCLAMPED,
                timer_phase_ns: timer_ns.map(|&ns| (start.t0_ns + ns) % limit.period_ns),
                limit,
                cpus: None,
                path,
            });
        }
        groups
    }

    /// Work of a job, ns, as the guest's program does it: it reads its CPU clock when so much of
    /// what is left is done (its text says when), and stops this late (as in the other replays).
    fn burn(&self, work_us: Ns, depth: Ns) -> Vec<Step> {
        let left_percent = if self.cpus() == 8 { 70 } else { 50 };
        let mut left_ns = work_us * NS_PER_US + guest::late_ns(self.cpus(), self.profile, depth);
        let mut steps = Vec::new();
        while left_ns > 30_000 {
            let rest_ns = left_ns * left_percent / 100;
            let stretch_ns = left_ns - rest_ns;
            let work = Draw::Fixed(stretch_ns);
            // A read at the very end of a step would charge nothing.
            steps.push(Step::RunOnClock { work, every_ns: stretch_ns - 1 });
            left_ns = rest_ns;
        }
        steps.push(Step::Run(Draw::Fixed(left_ns)));
        steps
    }
}

/// A workload in the making.
struct Made<'a> {
    asked: &'a Asked<'a>,
    start: &'a Start,
    groups: Vec<GroupSpec>,
    workload: Workload,
}

impl Made<'_> {
    fn all(&mut self) -> Vec<Row> {
        let span = SpanSpec { name: "job".into(), minus_ns: 0, floor_ns: 0 };
        self.workload.spans.push(span);
        let asked = self.asked;
        let mut handed: Vec<(Ns, usize)> = Vec::new();
        let mut rows = Vec::new();
        for row in asked.rows() {
            let first = self.workload.tasks.len() as u32;
            let came_ns = arrivals(row);
            match row["kind"].as_str().expect("a kind") {
                "server" => self.server(row, &came_ns),
                "pool" => {
                    let pipe = self.pool(row);
                    handed.extend(came_ns.iter().map(|&ns| (ns, pipe)));
                }
                _ => self.hog(row),
            }
            let tasks = first..self.workload.tasks.len() as u32;
            rows.push(Row { tasks, came_ns, counts: row["group"] != "/n" });
        }
        handed.sort_by_key(|&(ns, _)| ns);
        self.dispatcher(&handed);
        rows
    }

    /// Does its own jobs, each when it has come.
    fn server(&mut self, row: &Value, came_ns: &[Ns]) {
        let works = row["works"].as_array().expect("works").iter().map(number);
        let depth = depth(row);
        let mut steps = vec![Step::Run(Draw::Fixed(SET_UP_NS))];
        let (mut last_ns, lead_ns) = (0, self.lead_ns());
        for (&at_ns, work_us) in came_ns.iter().zip(works) {
            let at_ns = at_ns + lead_ns;
            steps.extend([until(at_ns - last_ns), Step::Begin(JOB)]);
            steps.extend(self.asked.burn(work_us, depth));
            steps.push(Step::End(JOB));
            last_ns = at_ns;
        }
        // It sleeps then.
        steps.push(until(1 << 50));
        self.add(row, steps);
    }

    /// Takes its jobs from a pipe: the pipe's row.
    fn pool(&mut self, row: &Value) -> usize {
        let pipe = self.workload.pipes.len();
        self.workload.pipes.push(PipeSpec::pipe(format!("pool{pipe}"), 4));
        let mut steps = vec![Step::Run(Draw::Fixed(SET_UP_NS)), Step::Read(pipe), Step::Begin(JOB)];
        steps.extend(self.asked.burn(number(&row["work"]), depth(row)));
        steps.extend([Step::End(JOB), Step::Repeat { to: 1, times: None, counter: 0 }]);
        (0..number(&row["threads"])).for_each(|_| self.add(row, steps.clone()));
        pipe
    }

    fn hog(&mut self, row: &Value) {
        let hog = Step::Run(Draw::Fixed(1 << 50));
        self.add(row, vec![Step::Run(Draw::Fixed(SET_UP_NS)), until(self.lead_ns()), hog]);
    }

    /// Hands out the jobs of pools.
    fn dispatcher(&mut self, handed: &[(Ns, usize)]) {
        if handed.is_empty() {
            return;
        }
        let (mut steps, mut last_ns) = (Vec::new(), 0);
        for &(at_ns, pipe) in handed {
            let at_ns = at_ns + LEAD_NS;
            let work = Step::Run(Draw::Fixed(DISPATCH_NS));
            steps.extend([until(at_ns - last_ns), work, Step::Write(pipe)]);
            last_ns = at_ns;
        }
        let workload = &mut self.workload;
        workload.programs.push(Program { steps, own_timers: 1, ..Program::default() });
        workload.affinities.push(vec![CpuId(0)]);
        workload.tasks.push(TaskSpec {
            policy: SchedPolicy::Fifo(1),
            affinity: Some(workload.affinities.len() - 1),
            start_ns: self.start.t0_ns - LEAD_NS,
            born_on: Some(CpuId(0)),
            ..TaskSpec::new("dispatcher", workload.programs.len() - 1)
        });
    }

    /// From the start of the next process to T0, ns.
    fn lead_ns(&self) -> Ns {
        LEAD_NS - STAGGER_NS * self.workload.tasks.len() as Ns
    }

    fn add(&mut self, row: &Value, steps: Vec<Step>) {
        let start_ns = self.start.t0_ns - self.lead_ns();
        let place = self.workload.tasks.len();
        let path = row["group"].as_str().expect("a group");
        let group = self.groups.iter().position(|group| group.path == path).expect("its group");
        let program = Program { steps, counters: 1, own_timers: 1, ..Program::default() };
        self.workload.programs.push(program);
        self.workload.tasks.push(TaskSpec {
            nice: row["nice"].as_i64().expect("a nice value") as i8,
            group: GroupId(group as u32),
            start_ns,
            born_on: Some(CpuId(place as u32 % self.asked.cpus() as u32)),
            ..TaskSpec::new(format!("process{place}"), self.workload.programs.len() - 1)
        });
    }
}

fn number(value: &Value) -> Ns {
    value.as_u64().expect("a whole number")
}

/// Levels of groups above its processes.
fn depth(row: &Value) -> Ns {
    row["group"].as_str().expect("a group").matches('/').count() as Ns
}

/// When a row's jobs come, ns since T0.
fn arrivals(row: &Value) -> Vec<Ns> {
    let gaps = row["gaps"].as_array().map_or(&[][..], Vec::as_slice).iter().map(number);
    let sum = |at_ns: &mut Ns, gap_us| {
        *at_ns += gap_us * NS_PER_US;
        Some(*at_ns)
    };
    gaps.scan(0, sum).collect()
}

/// Sleep until so long after the timer's last use.
fn until(period_ns: Ns) -> Step {
    let (timer, period) = (TimerRef::Own(0), Draw::Fixed(period_ns));
    Step::Timer { timer, period, mode: TimerMode::Absolute }
}
