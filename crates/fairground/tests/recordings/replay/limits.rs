//! The limits of a recording: groups, writes, counters, and when queues were throttled.

use super::Recording;
use fairground::model::group_write::GroupWrite;
use fairground::model::limit::Limit;
use fairground::record::{Fact, Recorder};
use fairground::sim::Outcome;
use fairground::sim::scenario::{GroupSpec, Scenario, TimedWrite};
use fairground::units::{CpuId, GroupId, NS_PER_US, Ns};
use serde_json::Value;

/// From a throttling to its end, ns since T0.
#[derive(Clone, Copy, Debug)]
pub struct Interval {
    pub from_ns: Ns,
    pub to_ns: Ns,
    pub cpu: u64,
}

/// What became of a group in one run.
#[derive(Clone, Debug, Default)]
pub struct GroupSeen {
    pub nr_periods: f64,
    pub nr_throttled: f64,
    pub nr_bursts: f64,
    pub throttled_ns: f64,
    pub burst_ns: f64,
    pub throttled: Vec<Interval>,
}

/// `cpu.max` and `cpu.max.burst` of a group.
pub fn limit(spec: &Value) -> Limit {
    let mut limit = Limit::default();
    if let Some(text) = spec["cpu.max"].as_str() {
        limit = max(text).applied_to(limit);
    }
    limit.burst_ns = spec["cpu.max.burst"].as_u64().unwrap_or(0) * NS_PER_US;
    limit
}

/// Shares of a `cpu.weight`.
pub fn shares(weight: u64) -> u64 {
    (weight * 1024 + 50) / 100
}

/// What a change writes, which may be a number or its words.
fn number(value: &Value) -> u64 {
    value.as_u64().or_else(|| value.as_str()?.parse().ok()).unwrap()
}

fn max(text: &str) -> GroupWrite {
    let mut words = text.split(' ');
    let quota_ns = words.next().unwrap().parse::<u64>().ok().map(|us| us * NS_PER_US);
    let period_us: u64 = words.next().map_or(100_000, |word| word.parse().unwrap());
    GroupWrite::Max { quota_ns, period_ns: period_us * NS_PER_US }
}

impl Recording {
    fn group_specs(&self) -> &[Value] {
        self.json["groups"].as_array().unwrap()
    }

    /// Rows and paths of the groups with limits.
    pub fn limited_groups(&self) -> Vec<(usize, String)> {
        let all = self.group_specs().iter().enumerate();
        let limited = all.filter(|(_, spec)| {
            spec["cpu.max"].as_str().is_some_and(|text| !text.starts_with("max"))
        });
        limited.map(|(row, spec)| (row, spec["path"].as_str().unwrap().to_string())).collect()
    }

    fn recorded_groups(&self, run: usize) -> &[Value] {
        self.runs()[run]["groups"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The kernel's counters of a group in a run.
    pub fn recorded_group(&self, run: usize, row: usize) -> GroupSeen {
        let path = &self.group_specs()[row]["path"];
        let seen = self.recorded_groups(run).iter().find(|seen| seen["path"] == *path).unwrap();
        let number = |key: &str| seen["stat"][key].as_f64().unwrap_or(0.0);
        let intervals = seen["throttle"].as_array().map_or(&[][..], Vec::as_slice).iter();
        GroupSeen {
            nr_periods: number("nr_periods"),
            nr_throttled: number("nr_throttled"),
            nr_bursts: number("nr_bursts"),
            throttled_ns: number("throttled_usec") * 1e3,
            burst_ns: number("burst_usec") * 1e3,
            throttled: intervals.filter_map(interval).collect(),
        }
    }

    /// When a group's period timer expires for the first time after T0, modulo nothing: as early
    /// as it can.
    pub(super) fn timer_phase_ns(&self, run: usize, t0_ns: Ns, path: &str) -> Option<Ns> {
        let seen = self.recorded_groups(run).iter().find(|seen| seen["path"] == path)?;
        let spec = self.group_specs().iter().find(|spec| spec["path"] == path)?;
        let period_ns = limit(spec).period_ns;
        Some((t0_ns + seen["timer_phase_ns"].as_u64()?) % period_ns)
    }

    pub(super) fn writes(&self, t0_ns: Ns, groups: &[GroupSpec]) -> Vec<TimedWrite> {
        let changes = self.json["changes"].as_array().map_or(&[][..], Vec::as_slice);
        let write = |change: &Value| TimedWrite {
            at_ns: t0_ns + change[0].as_u64().unwrap(),
            group: GroupId(
                groups.iter().position(|group| group.path == change[1].as_str().unwrap()).unwrap()
                    as u32,
            ),
            write: match (change[2].as_str().unwrap(), &change[3]) {
                ("cpu.max", value) => max(value.as_str().unwrap()),
                ("cpu.weight", value) => GroupWrite::Shares(shares(number(value))),
                (_, value) => GroupWrite::Burst(number(value) * NS_PER_US),
            },
        };
        changes.iter().map(write).collect()
    }

    pub(super) fn groups_seen(
        &self,
        scenario: &Scenario,
        outcome: &Outcome,
        throttles: &Throttles,
    ) -> Vec<GroupSeen> {
        if outcome.limits.is_empty() {
            return Vec::new();
        }
        let seen = |spec: &Value| {
            let path = spec["path"].as_str().unwrap();
            let row = scenario.groups.iter().position(|group| group.path == path).unwrap();
            let stat = &outcome.limits[row].stat;
            let of = |(group, _): &&(u32, Interval)| *group == row as u32;
            GroupSeen {
                nr_periods: stat.nr_periods as f64,
                nr_throttled: stat.nr_throttled as f64,
                nr_bursts: stat.nr_bursts as f64,
                throttled_ns: stat.throttled_ns as f64,
                burst_ns: stat.burst_ns as f64,
                throttled: throttles.done.iter().filter(of).map(|(_, seen)| *seen).collect(),
            }
        };
        self.group_specs().iter().map(seen).collect()
    }
}

/// A throttling that ended within the recording.
fn interval(entry: &Value) -> Option<Interval> {
    Some(Interval {
        from_ns: entry[0].as_u64()?,
        to_ns: entry[1].as_u64()?,
        cpu: entry[2].as_u64()?,
    })
}

/// Notes when queues are throttled.
pub struct Throttles {
    t0_ns: Ns,
    open: Vec<(u32, CpuId, Ns)>,
    done: Vec<(u32, Interval)>,
}

impl Throttles {
    pub fn new(t0_ns: Ns) -> Self {
        Throttles { t0_ns, open: Vec::new(), done: Vec::new() }
    }
}

impl Recorder for Throttles {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        let at_ns = at_ns.saturating_sub(self.t0_ns);
        match fact {
            Fact::Throttle { group, cpu } => self.open.push((group.0, cpu, at_ns)),
            Fact::Unthrottle { group, cpu } => {
                let same = |open: &(u32, CpuId, Ns)| (open.0, open.1) == (group.0, cpu);
                let Some(at) = self.open.iter().position(same) else { return };
                let (group, cpu, from_ns) = self.open.swap_remove(at);
                let seen = Interval { from_ns, to_ns: at_ns, cpu: u64::from(cpu.0) };
                self.done.push((group, seen));
            }
            _ => {}
        }
    }
}
