//! One history of a drawn service, ours or the kernel's: what it shows of it.

use super::scenario::{Asked, Row, Start};
use fairground::record::{Fact, Recorder, RequestFact};
use fairground::sim::simulate;
use fairground::units::{NS_PER_MS, Ns, TaskId};
use serde_json::Value;
use std::collections::BTreeMap;

/// Place of the p99 among the quantiles of a recording.
const P99: usize = 4;
/// The kernel's counters are read so long before T0.
const READ_NS: Ns = 10 * NS_PER_MS;

/// Over all limited groups together.
#[derive(Clone, Copy, Debug, Default)]
pub struct History {
    pub p99_ms: f64,
    /// Periods at whose end some queue was throttled, in percent.
    pub throttled_pct: f64,
    pub throttled_ms: f64,
}

impl History {
    /// What fairground says.
    pub fn simulated(asked: &Asked<'_>, start: &Start) -> History {
        let ended_ns = start.t0_ns + asked.window_ns();
        let counters = |until_ns| {
            let (scenario, rows) = asked.scenario(start, until_ns);
            let mut jobs = Jobs::new(rows, start.t0_ns);
            let outcome = simulate(&scenario, &mut jobs).expect("a service can be run");
            let limits = outcome.limits.iter();
            let stats = limits.filter(|limited| limited.limit.quota_ns.is_some());
            let sum = |(a, b, c), stat: &fairground::model::bandwidth::CpuStat| {
                (a + stat.nr_periods, b + stat.nr_throttled, c + stat.throttled_ns)
            };
            (stats.map(|limited| &limited.stat).fold((0, 0, 0), sum), jobs)
        };
        let (before, _) = counters(start.t0_ns - READ_NS);
        let (after, jobs) = counters(ended_ns);
        History {
            p99_ms: jobs.p99_ms(asked.window_ns()),
            throttled_pct: percent(after.1 - before.1, after.0 - before.0),
            throttled_ms: (after.2 - before.2) as f64 / NS_PER_MS as f64,
        }
    }

    /// What a run of the kernel did.
    pub fn recorded(run: &Value) -> History {
        let groups = run["groups"].as_array().expect("groups").iter();
        let sum = |key: &str| -> u64 {
            groups.clone().map(|group| group["stat"][key].as_u64().expect("a counter")).sum()
        };
        History {
            p99_ms: run["quantiles_us"][P99].as_f64().expect("a quantile") / 1e3,
            throttled_pct: percent(sum("nr_throttled"), sum("nr_periods")),
            throttled_ms: sum("throttled_usec") as f64 / 1e3,
        }
    }
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// When each job was done.
struct Jobs {
    rows: Vec<Row>,
    t0_ns: Ns,
    /// By row: how many have begun.
    begun: Vec<usize>,
    /// The job that a task is at.
    at: BTreeMap<u32, usize>,
    /// By row and job, ns since T0.
    done_ns: Vec<Vec<Option<Ns>>>,
}

impl Jobs {
    fn new(rows: Vec<Row>, t0_ns: Ns) -> Self {
        let begun = vec![0; rows.len()];
        let done_ns = rows.iter().map(|row| vec![None; row.came_ns.len()]).collect();
        Jobs { rows, t0_ns, begun, at: BTreeMap::new(), done_ns }
    }

    fn row_of(&self, task: TaskId) -> Option<usize> {
        self.rows.iter().position(|row| row.tasks.contains(&task.0))
    }

    /// By nearest rank; a job that is not done has what it has waited until the end.
    fn p99_ms(&self, window_ns: Ns) -> f64 {
        let counted = self.rows.iter().zip(&self.done_ns).filter(|(row, _)| row.counts);
        let each = counted.flat_map(|(row, done)| row.came_ns.iter().zip(done));
        let response = |(&came_ns, done): (&Ns, &Option<Ns>)| done.unwrap_or(window_ns) - came_ns;
        let mut all: Vec<Ns> = each.map(response).collect();
        all.sort_unstable();
        all[(all.len() * 99 / 100).min(all.len() - 1)] as f64 / NS_PER_MS as f64
    }
}

impl Recorder for Jobs {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            // Jobs of a pool are taken in the order in which they came.
            Fact::Request(RequestFact::Begins { task, .. }) => {
                let Some(row) = self.row_of(task) else { return };
                self.at.insert(task.0, self.begun[row]);
                self.begun[row] += 1;
            }
            Fact::Request(RequestFact::Ends { task, .. }) => {
                let (Some(row), Some(&job)) = (self.row_of(task), self.at.get(&task.0)) else {
                    return;
                };
                self.done_ns[row][job] = Some(at_ns - self.t0_ns);
            }
            _ => {}
        }
    }
}
