//! Services with a CPU limit: what is forecast before a recording, and what the kernel then did.

use crate::guest;
use crate::replay::Recording;
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::simulate;
use fairground::units::{NS_PER_MS, NS_PER_US, Ns};
use serde_json::{Value, json};

/// Phases of the tick in a recording, and the step from one to the next.
const PHASES: u64 = 8;
const STEP_NS: Ns = 500 * NS_PER_US;
/// Forecasts of each phase; every one has other phases of the limits' timers.
const SEEDS: u64 = 4;
/// Ten ticks, as in the replays.
const BEFORE_NS: Ns = 40 * NS_PER_MS;

/// What is asked of a service.
#[derive(Clone, Copy)]
pub struct Figures {
    pub p99_ms: f64,
    /// Periods of all limited groups in which some queue was throttled, in percent.
    pub throttled_pct: f64,
}

pub struct Service {
    pub name: String,
    pub target_ms: f64,
    /// What fairground says, from the head of the recording alone.
    pub forecast: Figures,
    /// What the kernel did; none before it has been recorded.
    pub recorded: Option<Figures>,
    /// What fairground says when it knows the phases of the kernel's timers.
    replayed: Option<Figures>,
}

impl Service {
    /// The service of that name.
    pub fn load(name: &str) -> Service {
        let json = &guest::load("services", name);
        Service {
            name: name.to_owned(),
            target_ms: ms(json["p99_target_ns"].as_u64().expect("a target")),
            forecast: forecast(json),
            recorded: recorded(json),
            replayed: replayed(json),
        }
    }

    pub fn meets(&self, figures: Figures) -> bool {
        figures.p99_ms <= self.target_ms
    }

    /// What was said of it beside what the kernel did.
    pub fn beside(&self) -> Option<Beside<'_>> {
        Some(Beside {
            service: self,
            predicted: predicted(&self.name),
            forecast: self.forecast,
            replayed: self.replayed?,
            kernel: self.recorded?,
        })
    }
}

/// A recorded service.
pub struct Beside<'a> {
    pub service: &'a Service,
    /// What was committed before it was recorded.
    pub predicted: Figures,
    /// What fairground says today.
    pub forecast: Figures,
    /// The same, knowing the phases of the timers.
    pub replayed: Figures,
    pub kernel: Figures,
}

impl Beside<'_> {
    pub fn agrees(&self, ours: Figures) -> bool {
        self.service.meets(ours) == self.service.meets(self.kernel)
    }

    /// True if the throttle ratio is within 5 points.
    pub fn is_near(&self, ours: Figures) -> bool {
        (ours.throttled_pct - self.kernel.throttled_pct).abs() <= 5.0
    }

    /// True if the p99 itself is within 10 %; no target of ours, but it says how sharp a verdict
    /// is.
    pub fn is_sharp(&self, ours: Figures) -> bool {
        (ours.p99_ms - self.kernel.p99_ms).abs() <= self.kernel.p99_ms / 10.0
    }

    /// Names what does not hold of `ours`, a line each.
    pub fn misses(&self, ours: Figures) -> Vec<String> {
        let checks = [("verdict", self.agrees(ours)), ("throttle ratio", self.is_near(ours))];
        let missed = checks.iter().filter(|(_, hit)| !hit);
        missed.map(|(what, _)| format!("{} / {what}\n", self.service.name)).collect()
    }
}

/// A service's line of `predicted.txt`, which no test writes.
fn predicted(name: &str) -> Figures {
    let text = include_str!("../../../../../data/oracle/services/predicted.txt");
    let line = text.lines().find(|line| line.split(' ').next() == Some(name));
    let words: Vec<&str> = line.expect("it was predicted").split(' ').collect();
    let number = |at: usize| words[at].parse().expect("a number");
    Figures { p99_ms: number(2), throttled_pct: number(3) }
}

pub fn verdict(meets: bool) -> &'static str {
    if meets { "meets" } else { "misses" }
}

fn ms(ns: Ns) -> f64 {
    ns as f64 / NS_PER_MS as f64
}

/// Responses and periods of some runs together.
#[derive(Default)]
struct Tally {
    responses_ns: Vec<Ns>,
    periods: u64,
    throttled: u64,
}

impl Tally {
    /// A run of ours, at a phase of the tick.
    fn add(&mut self, recording: &Recording, phase: u64, seed: u64) {
        let t0_ns = BEFORE_NS + phase * STEP_NS;
        let mut scenario = recording.scenario(phase as usize, t0_ns, None);
        scenario.seed = seed;
        let mut responses = Responses::new(scenario.workload.tasks.len());
        let outcome = simulate(&scenario, &mut responses).expect("a service can be run");
        self.responses_ns.append(&mut responses.done_ns);
        for (group, limited) in scenario.groups.iter().zip(outcome.limits.iter()) {
            if group.limit.quota_ns.is_some() {
                self.periods += limited.stat.nr_periods;
                self.throttled += limited.stat.nr_throttled;
            }
        }
    }

    fn figures(mut self) -> Figures {
        self.responses_ns.sort_unstable();
        // Nearest rank, as in the recordings' own percentiles.
        let rank = self.responses_ns.len() * 99 / 100;
        Figures {
            p99_ms: self.responses_ns.get(rank).map_or(f64::INFINITY, |&ns| ms(ns)),
            throttled_pct: 100.0 * self.throttled as f64 / self.periods.max(1) as f64,
        }
    }
}

fn recorded(json: &Value) -> Option<Figures> {
    let runs = json["runs"].as_array().filter(|runs| !runs.is_empty())?;
    let mut tally = Tally::default();
    let each = |run: &'_ Value, key: &str| run[key].as_array().unwrap().clone();
    for run in runs {
        for task in each(run, "tasks") {
            tally.responses_ns.extend(each(&task, "responses_ns").iter().filter_map(Value::as_u64));
        }
        for group in each(run, "groups") {
            tally.periods += group["stat"]["nr_periods"].as_u64().unwrap_or(0);
            tally.throttled += group["stat"]["nr_throttled"].as_u64().unwrap_or(0);
        }
    }
    Some(tally.figures())
}

fn forecast(json: &Value) -> Figures {
    // Kernel threads as the recordings of other experiments on these guests have them.
    let (count, time_ns) = if json["cpus"] == 2 { (14, 83_000) } else { (10, 170_000) };
    let mut json = json.clone();
    let foreign = json!({ "count": count, "time_ns": time_ns });
    let run = |phase| json!({ "offset_ns": phase * STEP_NS, "foreign": foreign });
    json["runs"] = (0..PHASES).map(run).collect();
    let recording = Recording { json };
    let mut tally = Tally::default();
    for (phase, seed) in (0..PHASES).flat_map(|phase| (0..SEEDS).map(move |seed| (phase, seed))) {
        tally.add(&recording, phase, seed * PHASES + phase);
    }
    tally.figures()
}

/// The recorded runs once more, with the timers' phases that the kernel drew in them.
fn replayed(json: &Value) -> Option<Figures> {
    let recording = Recording { json: json.clone() };
    let mut tally = Tally::default();
    (0..recording.runs().len() as u64).for_each(|phase| tally.add(&recording, phase, phase));
    (!recording.runs().is_empty()).then(|| tally.figures())
}

/// From a task's wake-up to its sleep, as the recordings have it.
struct Responses {
    /// By task: when it woke, while it is awake.
    woken_ns: Vec<Option<Ns>>,
    done_ns: Vec<Ns>,
}

impl Responses {
    fn new(tasks: usize) -> Self {
        Responses { woken_ns: vec![None; tasks], done_ns: Vec::new() }
    }
}

impl Recorder for Responses {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Waking { task, .. } | Fact::WakeupNew { task, .. } => {
                // Tasks of the noise come after those of the service.
                if let Some(woken_ns) = self.woken_ns.get_mut(task.0 as usize) {
                    woken_ns.get_or_insert(at_ns);
                }
            }
            Fact::Switch { prev: Some(task), prev_leaves: Leaves::Asleep, .. } => {
                let woken_ns = self.woken_ns.get_mut(task.0 as usize).and_then(Option::take);
                self.done_ns.extend(woken_ns.map(|woken_ns| at_ns - woken_ns));
            }
            _ => {}
        }
    }
}
