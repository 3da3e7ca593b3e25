//! What a key of `--with` and `--vary` means in one scenario, and what it changes there.

use crate::base::failure::Failure;
use crate::experiment::quantity::Quantity;
use crate::read::limits::{LIMITED, NAMES, group_and_name, implies_weight, milli_cpus};
use crate::read::{Loaded, Overrides};
use fairground::model::limit::Limit;
use fairground::sim::scenario::group_and_above;
use fairground::units::{Id, NS_PER_US};

/// What keys mean in one scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    groups: Vec<Known>,
    pub(super) cpus: usize,
}

/// A group of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub path: String,
    pub limit: Limit,
    /// Tasks in it.
    pub own: usize,
    /// Tasks in it and below it.
    pub tasks: usize,
    /// True of replicas and of what else runs on the node.
    pub is_beside: bool,
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
            is_beside: base.beside.contains(&group.path),
        });
        let mut groups: Vec<Known> = known.collect();
        for task in &scenario.workload.tasks {
            groups[task.group.index()].own += 1;
            let line = group_and_above(&scenario.groups, task.group);
            line.for_each(|at| groups[at.index()].tasks += 1);
        }
        Keys { groups, cpus: scenario.machine.topology.len() }
    }

    /// The group that a limit without one is of: the only one with tasks, or the only one of them
    /// that has a limit; none if no task is in any. Of replicas it is the first one's, and they
    /// follow it.
    pub(crate) fn usual(&self, key: &str) -> Result<Option<&Known>, Failure> {
        let own = || self.groups[1..].iter().filter(|group| !group.is_beside);
        let with_tasks: Vec<&Known> = own().filter(|group| group.own > 0).collect();
        if with_tasks.is_empty() {
            return Ok(None);
        }
        let limited = own().filter(|group| group.limit.quota_ns.is_some() && group.tasks > 0);
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

    /// CPUs of the machine.
    pub fn cpus(&self) -> usize {
        self.cpus
    }

    /// Tasks in and below the group that a limit's key is of; of all if it is of no group.
    pub fn tasks(&self, key: &str) -> usize {
        match self.kind(key) {
            Ok(Kind::Limit(Some(group), _)) => group.tasks,
            _ => self.groups[0].tasks,
        }
    }

    pub(crate) fn named(&self, path: &str) -> Option<&Known> {
        self.groups.iter().find(|group| group.path == path)
    }
}

/// One change of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
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
    pub fn apply(&self, option: &'static str, overrides: &mut Overrides) {
        match self {
            Change::Machine(name) => {
                overrides.machine = Some(name.clone());
                overrides.note("machine", option);
            }
            Change::Kernel(name) => {
                overrides.kernel = Some(name.clone());
                overrides.note("kernel", option);
            }
            Change::Duration(text) => {
                overrides.duration = Some(text.clone());
                overrides.note("duration", option);
            }
            Change::Until(text) => {
                overrides.until = Some(text.clone());
                overrides.note("until", option);
            }
            Change::Limit { group, name, value } => {
                // The group that a limit without one makes is there only as long as there is one.
                let is_bare = |limit: &String| !limit.starts_with('/');
                let made = |path: &&String| *path == LIMITED && overrides.limit.iter().any(is_bare);
                let group = group.as_ref().filter(|path| !made(path));
                let is_same = |limit: &str| {
                    let (of, said) = group_and_name(limit);
                    of == group.map(String::as_str) && same_as(name).contains(&said)
                };
                let displaced = overrides.displaced.extract_if(.., |limit| is_same(limit));
                let replaced = overrides.limit.extract_if(.., |limit| is_same(limit));
                let weighing =
                    displaced.chain(replaced).filter(|limit| implies_weight(limit)).last();
                let group = group.map_or(String::new(), |path| format!("{path}="));
                let limit = format!("{group}{name}={value}");
                // The last weight that followed from a limit stays, unless another one follows now.
                overrides.displaced.extend(weighing.filter(|_| !implies_weight(&limit)));
                overrides.note(&limit, option);
                overrides.limit.push(limit);
            }
            Change::Set(key, value) => overrides.set_by(option, key, value),
        }
    }
}

/// Names of a quota, each in one with its period.
pub(super) const QUOTA: [&str; 5] =
    ["cpu.max", "limits.cpu", "cpus", "deploy.resources.limits.cpus", "CPUQuota"];
/// Names of a burst.
pub(super) const BURST: [&str; 2] = ["cpu.max.burst", "cpu.cfs_burst_us"];

/// Names that set the same as this one: what an experiment varies is heard instead of `--limit`.
fn same_as(name: &'static str) -> &'static [&'static str] {
    match NAMES.iter().find(|known| **known == name) {
        Some(known) if QUOTA.contains(known) => &QUOTA,
        Some(known) if BURST.contains(known) => &BURST,
        Some(known) => std::slice::from_ref(known),
        None => &[],
    }
}

/// What a key is of: for limits the group and the name.
pub(crate) enum Kind<'k> {
    Machine,
    Kernel,
    Duration,
    Until,
    Limit(Option<&'k Known>, &'static str),
    Set,
}

impl Keys {
    pub(crate) fn kind(&self, key: &str) -> Result<Kind<'_>, Failure> {
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
        let found = NAMES.iter().find_map(|name| Some((path.strip_suffix(name)?, *name)));
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

    pub(crate) fn change(&self, key: &str, value: &str) -> Result<Change, Failure> {
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
pub(crate) fn cpu_max(key: &str, value: &str, period_us: u64) -> Result<String, Failure> {
    let Some(quantity) = Quantity::parse(value) else { return Ok(value.into()) };
    let wrong = || {
        Failure::Usage(format!(
            "{key} is \"{value}\"\naccepted: CPUs in thousandths at most (2, 2.5, 2500m), \
             \"QUOTA PERIOD\" in us, or max"
        ))
    };
    let Some(milli) = quantity.thousandths() else { return Err(wrong()) };
    if milli_cpus(value).is_none() && quantity.unit().is_empty() && milli > 0 {
        return Ok(format!("{value} {period_us}"));
    }
    let quota = milli * i128::from(period_us);
    if quota % 1000 != 0 {
        return Err(wrong());
    }
    Ok(format!("{} {period_us}", quota / 1000))
}

/// Refuses values of `cpu.max` of which some are CPUs and others, alone too, microseconds: a list
/// as `1,500,1000` would change its unit on the way.
pub(crate) fn refuse_mixed(key: &str, values: &[String]) -> Result<(), Failure> {
    // Fractions of a microsecond are none: such a number is a limit that is too fine.
    let is_us = |text: &&String| {
        let number = Quantity::parse(text).filter(|quantity| quantity.unit().is_empty());
        number.is_some_and(|us| us.thousandths().is_some_and(|thousandths| thousandths % 1000 == 0))
            && milli_cpus(text).is_none()
    };
    let cpus = values.iter().rfind(|text| milli_cpus(text).is_some());
    match (cpus, values.iter().find(is_us)) {
        (Some(cpus), Some(us)) => Err(Failure::Usage(format!(
            "{key} mixes units: {cpus} is CPUs, {us} is microseconds\naccepted: CPUs, up to 256 \
             (0.5, 2, 2500m); or each quota with its period (\"150000 100000\")"
        ))),
        _ => Ok(()),
    }
}

/// Refuses bursts of which some are times and others shares of the quota: which of two is the
/// smaller one would hang on the quota.
pub(crate) fn refuse_mixed_bursts(key: &str, values: &[String]) -> Result<(), Failure> {
    let share = values.iter().find(|text| text.ends_with('%'));
    let is_time =
        |text: &&String| !text.ends_with('%') && !burst(key, text).is_ok_and(|us| us == "0");
    match (share, values.iter().find(is_time)) {
        (Some(share), Some(time)) => Err(Failure::Usage(format!(
            "{key} mixes units: {share} is of the quota, {time} is not\naccepted: times (0,50ms), \
             or shares of the quota (0,50%,100%)"
        ))),
        _ => Ok(()),
    }
}

/// A time with its unit, or whole microseconds as the file has them.
pub(crate) fn burst(key: &str, value: &str) -> Result<String, Failure> {
    let Some(ns) = crate::read::parse_duration(value) else { return Ok(value.into()) };
    if ns % NS_PER_US != 0 {
        return Err(Failure::Usage(format!("{key} is \"{value}\"\naccepted: whole microseconds")));
    }
    Ok((ns / NS_PER_US).to_string())
}
