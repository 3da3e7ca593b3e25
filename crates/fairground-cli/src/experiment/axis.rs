//! What an experiment changes in a scenario: `KEY=VALUE` of a variant (`--with`) and `KEY=VALUES`
//! of a sweep (`--vary`).
//!
//! | key | what it changes |
//! |---|---|
//! | `machine`, `kernel`, `duration`, `until` | what the options of the same name do |
//! | `cpu.max`, `cpu.max.burst`, `limits.cpu`, …, also `/web.cpu.max` | a limit of a group |
//! | `workload.threads`, `hackbench.groups` | a flag of a tool's command |
//! | any other | what `--set` does: a key by its path, a knob or a question of the kernel |
//!
//! Values: `v1,v2,…` (one with a comma stands in double quotes) or `FIRST:LAST[:STEP]`.

use super::quantity::{Quantity, range};
use crate::base::failure::Failure;
use crate::read::limits::LIMITED;
use crate::read::{Loaded, Overrides};
use fairground::model::limit::Limit;
use fairground::units::{GroupId, Id, NS_PER_US};

/// Names of limits and weights that `--limit` takes, longest first where one ends as another does.
const LIMITS: [&str; 18] = [
    "cpu.max.burst",
    "cpu.max",
    "cpu.weight.nice",
    "cpu.weight",
    "cpu.idle",
    "cpu.shares",
    "cpu.cfs_quota_us",
    "cpu.cfs_period_us",
    "cpu.cfs_burst_us",
    "limits.cpu",
    "requests.cpu",
    "cpus",
    "cpu-quota",
    "cpu-period",
    "cpu-shares",
    "CPUQuota",
    "CPUQuotaPeriodSec",
    "CPUWeight",
];
/// What a quota in CPUs stays below: the kernel takes none of less than 1000 us, so the two can't
/// be mistaken for each other.
const CPUS_BELOW: i128 = 1000;
/// Steps of a free `cpu.max` in a CPU.
const FREE_STEPS: u64 = 100;
/// The smallest quota that the kernel takes, us.
const QUOTA_US_MIN: u64 = 1000;

/// What keys mean in one scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    groups: Vec<Known>,
    cpus: usize,
}

/// A group of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    path: String,
    limit: Limit,
    /// Tasks in it.
    own: usize,
    /// Tasks in it and below it.
    tasks: usize,
}

impl Keys {
    /// Of a scenario as it is before anything is changed.
    pub fn of(base: &Loaded) -> Keys {
        let scenario = &base.scenario;
        let known = scenario.groups.iter().map(|group| Known {
            path: group.path.clone(),
            limit: group.limit,
            own: 0,
            tasks: 0,
        });
        let mut groups: Vec<Known> = known.collect();
        for task in &scenario.workload.tasks {
            let mut at = task.group;
            groups[at.index()].own += 1;
            groups[at.index()].tasks += 1;
            while at != GroupId(0) {
                at = scenario.groups[at.index()].parent;
                groups[at.index()].tasks += 1;
            }
        }
        Keys { groups, cpus: scenario.machine.topology.len() }
    }

    /// The group that a limit without one is of: the only one with tasks, or the only one of them
    /// that has a limit; none if no task is in any.
    fn usual(&self, key: &str) -> Result<Option<&Known>, Failure> {
        let with_tasks: Vec<&Known> = self.groups[1..].iter().filter(|g| g.own > 0).collect();
        if with_tasks.is_empty() {
            return Ok(None);
        }
        let limited = self.groups[1..].iter().filter(|g| g.limit.quota_ns.is_some() && g.tasks > 0);
        match (&with_tasks[..], &limited.collect::<Vec<_>>()[..]) {
            ([only], _) | (_, [only]) => Ok(Some(only)),
            _ => {
                let keys = with_tasks.iter().take(8).map(|group| format!("{}.{key}", group.path));
                Err(Failure::Usage(format!(
                    "{key} is of one group, and several have tasks\naccepted: {}",
                    keys.collect::<Vec<_>>().join(", ")
                )))
            }
        }
    }

    /// Tasks in and below the group that a limit's key is of; of all if it is of no group.
    pub fn tasks(&self, key: &str) -> usize {
        match self.kind(key) {
            Ok(Kind::Limit(Some(group), _)) => group.tasks,
            _ => self.groups[0].tasks,
        }
    }

    fn named(&self, path: &str) -> Option<&Known> {
        self.groups.iter().find(|group| group.path == path)
    }
}

/// One change of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    Machine(String),
    Kernel(String),
    Duration(String),
    Until(String),
    /// A limit of a group, or of all tasks together.
    Limit {
        group: Option<String>,
        name: &'static str,
        value: String,
    },
    Set(String, String),
}

impl Change {
    fn apply(&self, overrides: &mut Overrides) {
        match self {
            Change::Machine(name) => overrides.machine = Some(name.clone()),
            Change::Kernel(name) => overrides.kernel = Some(name.clone()),
            Change::Duration(text) => overrides.duration = Some(text.clone()),
            Change::Until(text) => overrides.until = Some(text.clone()),
            Change::Limit { group, name, value } => {
                // The group that a limit without one makes is there only as long as there is one.
                let is_bare = |limit: &String| !limit.starts_with('/');
                let made = |path: &&String| *path == LIMITED && overrides.limit.iter().any(is_bare);
                let group = group.as_ref().filter(|path| !made(path));
                let group = group.map_or(String::new(), |path| format!("{path}="));
                let key = format!("{group}{name}=");
                overrides.limit.retain(|limit| !limit.starts_with(&key));
                overrides.limit.push(format!("{key}{value}"));
            }
            Change::Set(key, value) => overrides.set.push((key.clone(), value.clone())),
        }
    }
}

/// What a key is of: for limits the group and the name.
enum Kind<'k> {
    Machine,
    Kernel,
    Duration,
    Until,
    Limit(Option<&'k Known>, &'static str),
    Set,
}

impl Keys {
    fn kind(&self, key: &str) -> Result<Kind<'_>, Failure> {
        match key {
            "machine" => return Ok(Kind::Machine),
            "kernel" => return Ok(Kind::Kernel),
            "duration" => return Ok(Kind::Duration),
            "until" => return Ok(Kind::Until),
            "seed" | "seeds" => {
                return Err(Failure::Usage("seeds are given by --seeds, as in --seeds 20".into()));
            }
            _ => {}
        }
        let path = key.strip_prefix("groups.").unwrap_or(key);
        let found = LIMITS.iter().find_map(|name| Some((path.strip_suffix(name)?, *name)));
        match found {
            Some(("", name)) => Ok(Kind::Limit(self.usual(key)?, name)),
            Some((before, name)) if before.starts_with('/') && before.ends_with('.') => {
                let path = &before[..before.len() - 1];
                let group = self.named(path).ok_or_else(|| {
                    let known: Vec<&str> =
                        self.groups.iter().take(12).map(|group| group.path.as_str()).collect();
                    Failure::Usage(format!(
                        "{key}: the scenario has no group \"{path}\"\naccepted: {}",
                        known.join(", ")
                    ))
                })?;
                Ok(Kind::Limit(Some(group), name))
            }
            _ => Ok(Kind::Set),
        }
    }

    fn change(&self, key: &str, value: &str) -> Result<Change, Failure> {
        Ok(match self.kind(key)? {
            Kind::Machine => Change::Machine(value.into()),
            Kind::Kernel => Change::Kernel(value.into()),
            Kind::Duration => Change::Duration(value.into()),
            Kind::Until => Change::Until(value.into()),
            Kind::Set => Change::Set(key.into(), value.into()),
            Kind::Limit(group, name) => {
                let period_us =
                    group.map_or(Limit::default(), |group| group.limit).period_ns / NS_PER_US;
                let value = match name {
                    "cpu.max" => cpu_max(key, value, period_us)?,
                    "cpu.max.burst" => burst(key, value)?,
                    _ => value.to_owned(),
                };
                Change::Limit { group: group.map(|group| group.path.clone()), name, value }
            }
        })
    }
}

/// `2`, `2.5` and `2500m` are CPUs; what has a period, and 1000 and more, is as the file has it.
fn cpu_max(key: &str, value: &str, period_us: u64) -> Result<String, Failure> {
    let Some(quantity) = Quantity::parse(value) else { return Ok(value.into()) };
    let wrong = || {
        Failure::Usage(format!(
            "{key} is \"{value}\"\naccepted: CPUs in thousandths at most (2, 2.5, 2500m), \
             \"QUOTA PERIOD\" in us, or max"
        ))
    };
    let Some(milli) = quantity.thousandths() else { return Err(wrong()) };
    if quantity.unit().is_empty() && milli >= CPUS_BELOW * 1000 {
        return Ok(format!("{value} {period_us}"));
    }
    let quota = milli * i128::from(period_us);
    if quota % 1000 != 0 {
        return Err(wrong());
    }
    Ok(format!("{} {period_us}", quota / 1000))
}

/// A time with its unit, or whole microseconds as the file has them.
fn burst(key: &str, value: &str) -> Result<String, Failure> {
    let Some(ns) = crate::read::parse_duration(value) else { return Ok(value.into()) };
    if ns % NS_PER_US != 0 {
        return Err(Failure::Usage(format!("{key} is \"{value}\"\naccepted: whole microseconds")));
    }
    Ok((ns / NS_PER_US).to_string())
}

/// A key and the values that it takes, one after another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// As it was asked for.
    pub key: String,
    /// As they were asked for, or as a range has them.
    pub values: Vec<String>,
    changes: Vec<Change>,
}

impl Axis {
    /// Reads `KEY=v1,v2,…` or `KEY=FIRST:LAST[:STEP]`.
    ///
    /// # Errors
    /// When it is none, or the key is no group's or no limit's of this scenario.
    pub fn parse(text: &str, keys: &Keys) -> Result<Axis, Failure> {
        let (key, values) = split(text)?;
        let values = match range(values) {
            Some(values) => values?,
            None => list(text, values)?,
        };
        Axis::new(key, values, keys)
    }

    /// Reads `KEY=VALUE`, whatever the value holds: a variant.
    ///
    /// # Errors
    /// When the key is no group's or no limit's of this scenario.
    pub fn single(text: &str, keys: &Keys) -> Result<Axis, Failure> {
        let (key, value) = split(text)?;
        Axis::new(key, vec![value.to_owned()], keys)
    }

    /// `cpu.max` in steps of a hundredth of a CPU, up to as many CPUs as the group can use if it
    /// has at most `tasks` tasks.
    ///
    /// # Errors
    /// For any other key: it has no range of its own.
    pub fn free(key: &str, tasks: usize, keys: &Keys) -> Result<Axis, Failure> {
        let Kind::Limit(group, "cpu.max") = keys.kind(key)? else {
            return Err(Failure::Usage(format!(
                "--vary {key} needs values, as in {key}=1,2,4 or {key}=1:16 (cpu.max alone may be \
                 left free)"
            )));
        };
        let period_us = group.map_or(Limit::default(), |group| group.limit).period_ns / NS_PER_US;
        let steps_max = keys.cpus.min(tasks.max(1)) as u64 * FREE_STEPS;
        let first = (QUOTA_US_MIN * FREE_STEPS).div_ceil(period_us);
        let cpus = |step: u64| format!("{}.{:02}", step / FREE_STEPS, step % FREE_STEPS);
        let values = (first..=steps_max).map(cpus).collect();
        Axis::new(key, values, keys)
    }

    fn new(key: &str, values: Vec<String>, keys: &Keys) -> Result<Axis, Failure> {
        let mut seen = std::collections::HashSet::new();
        if let Some(twice) = values.iter().find(|value| !seen.insert(value.as_str())) {
            return Err(Failure::Usage(format!("{key} has the value \"{twice}\" twice")));
        }
        let changes =
            values.iter().map(|value| keys.change(key, value)).collect::<Result<_, _>>()?;
        Ok(Axis { key: key.to_owned(), values, changes })
    }

    /// Lays one of the values over a scenario.
    pub fn apply(&self, value: usize, overrides: &mut Overrides) {
        self.changes[value].apply(overrides);
    }

    /// CPUs that a value of a quota allows; nothing if it varies anything else.
    pub fn cpus(&self, value: usize) -> Option<f64> {
        let Change::Limit { name, value, .. } = &self.changes[value] else { return None };
        let number = |text: &str| text.trim().parse::<f64>().ok();
        match *name {
            "cpu.max" => match value.split_once(' ') {
                Some(("max", _)) => Some(f64::INFINITY),
                Some((quota, period)) => Some(number(quota)? / number(period)?),
                None => (value == "max").then_some(f64::INFINITY),
            },
            "limits.cpu" => Some(Quantity::parse(value)?.thousandths()? as f64 / 1e3),
            "cpus" => number(value),
            "CPUQuota" => number(value.strip_suffix('%')?).map(|percent| percent / 1e2),
            _ => None,
        }
    }

    /// A burst, us; nothing if it varies anything else.
    pub fn burst_us(&self, value: usize) -> Option<f64> {
        match &self.changes[value] {
            Change::Limit { name: "cpu.max.burst" | "cpu.cfs_burst_us", value, .. } => {
                value.parse().ok()
            }
            _ => None,
        }
    }

    /// The group and the name of the limit that it varies, if it does; no group is all tasks
    /// together.
    pub fn limit(&self) -> Option<(Option<&str>, &'static str)> {
        match self.changes.first()? {
            Change::Limit { group, name, .. } => Some((group.as_deref(), name)),
            _ => None,
        }
    }
}

fn split(text: &str) -> Result<(&str, &str), Failure> {
    let parts = text.split_once('=').map(|(key, values)| (key.trim(), values.trim()));
    parts.filter(|(key, values)| !key.is_empty() && !values.is_empty()).ok_or_else(|| {
        Failure::Usage(format!(
            "\"{text}\" changes nothing\naccepted: KEY=VALUE, as in cpu.max=2, \
             base_slice_ns=3000000, workload.threads=16"
        ))
    })
}

/// Values between commas; those in double quotes may hold commas themselves.
fn list(text: &str, values: &str) -> Result<Vec<String>, Failure> {
    let mut items = vec![String::new()];
    let mut quoted = false;
    for c in values.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => items.push(String::new()),
            c => items.last_mut().expect("there is one").push(c),
        }
    }
    let items: Vec<String> = items.into_iter().map(|item| item.trim().to_owned()).collect();
    if quoted || items.iter().any(String::is_empty) {
        let what = if quoted { "a quote is not closed" } else { "there is a value missing" };
        return Err(Failure::Usage(format!("\"{text}\": {what}\naccepted: KEY=v1,v2,...")));
    }
    Ok(items)
}

#[cfg(test)]
mod tests;
