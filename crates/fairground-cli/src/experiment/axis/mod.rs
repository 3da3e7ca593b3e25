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

mod keys;

pub use keys::Keys;

use super::quantity::{Quantity, range};
use crate::base::failure::Failure;
use crate::read::Overrides;
use crate::read::limits::makes_weight;
use fairground::model::limit::Limit;
use fairground::units::NS_PER_US;
use keys::{BURST, Change, Kind, QUOTA, refuse_mixed, refuse_mixed_bursts};

/// Steps of a free `cpu.max` in a CPU.
const FREE_STEPS: u64 = 100;
/// Values of a free `cpu.max.burst`: of the quota beside it, whatever that is. The kernel takes no
/// burst above it.
const FREE_BURSTS: [&str; 5] = ["0", "25%", "50%", "75%", "100%"];
/// The smallest quota that the kernel takes, us.
const QUOTA_US_MIN: u64 = 1000;

/// A key and the values that it takes, one after another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// As it was asked for.
    pub key: String,
    /// As they were asked for, or as a range has them.
    pub values: Vec<String>,
    changes: Vec<Change>,
    /// What messages call the option that it comes from.
    option: &'static str,
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
        Axis::new(key, values, keys, "--vary")
    }

    /// The same, given by another option than `--vary`.
    pub fn given_by(self, option: &'static str) -> Axis {
        Axis { option, ..self }
    }

    /// Reads `KEY=VALUE`, whatever the value holds: a variant.
    ///
    /// # Errors
    /// When the key is no group's or no limit's of this scenario.
    pub fn single(text: &str, keys: &Keys) -> Result<Axis, Failure> {
        let (key, value) = split(text)?;
        Axis::new(key, vec![value.to_owned()], keys, "--with")
    }

    /// `cpu.max` in steps of a hundredth of a CPU, up to as many CPUs as the group can use if it
    /// has at most `tasks` tasks; or `cpu.max.burst` from none to the whole
    /// quota, which is what the kernel takes.
    ///
    /// # Errors
    /// For any other key: it has no range of its own.
    pub fn free(key: &str, tasks: usize, keys: &Keys) -> Result<Axis, Failure> {
        let kind = keys.kind(key)?;
        let period_us = |group: Option<&keys::Known>| {
            group.map_or(Limit::default(), |group| group.limit).period_ns / NS_PER_US
        };
        let values = match kind {
            Kind::Limit(group, "cpu.max") => {
                free_cpus(period_us(group), keys.cpus.min(tasks.max(1)))
            }
            Kind::Limit(_, "cpu.max.burst") => FREE_BURSTS.map(str::to_owned).to_vec(),
            _ => {
                return Err(Failure::Usage(format!(
                    "--vary {key} needs values, as in {key}=1,2,4 or {key}=1:16 (cpu.max and \
                     cpu.max.burst may be left free)"
                )));
            }
        };
        Axis::new(key, values, keys, "--vary")
    }

    fn new(
        key: &str,
        values: Vec<String>,
        keys: &Keys,
        option: &'static str,
    ) -> Result<Axis, Failure> {
        let mut seen = std::collections::HashSet::new();
        if let Some(twice) = values.iter().find(|value| !seen.insert(value.as_str())) {
            return Err(Failure::Usage(format!("{key} has the value \"{twice}\" twice")));
        }
        match keys.kind(key)? {
            Kind::Limit(_, "cpu.max") => refuse_mixed(key, &values)?,
            Kind::Limit(_, "cpu.max.burst") => refuse_mixed_bursts(key, &values)?,
            _ => {}
        }
        let changes =
            values.iter().map(|value| keys.change(key, value)).collect::<Result<_, _>>()?;
        Ok(Axis { key: key.to_owned(), values, changes, option })
    }

    /// Lays one of the values over a scenario.
    pub fn apply(&self, value: usize, overrides: &mut Overrides) {
        self.changes[value].apply(self.option, overrides);
    }

    /// True if both change the same: two names of one key, or one limit of one group.
    pub fn changes_the_same(&self, other: &Axis) -> bool {
        match (self.limit(), other.limit()) {
            (None, None) => self.key == other.key,
            (one, two) => one == two,
        }
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

    /// What a value asks for, if it is a request or a weight; nothing if it varies anything else.
    pub fn request(&self, value: usize) -> Option<f64> {
        match &self.changes[value] {
            Change::Limit { name: "requests.cpu", value, .. } => {
                Some(Quantity::parse(value)?.thousandths()? as f64 / 1e3)
            }
            Change::Limit { name: "cpu.weight" | "cpu.shares" | "CPUWeight", value, .. } => {
                value.parse().ok()
            }
            _ => None,
        }
    }

    /// A burst, to be held against others of the axis: us, or per cent of the quota; nothing if it
    /// varies anything else.
    pub fn burst(&self, value: usize) -> Option<f64> {
        match &self.changes[value] {
            Change::Limit { name: "cpu.max.burst" | "cpu.cfs_burst_us", value, .. } => {
                value.strip_suffix('%').unwrap_or(value).parse().ok()
            }
            _ => None,
        }
    }

    /// The group whose burst a value makes a share of its quota, if it does; no group is all tasks
    /// together.
    pub fn burst_of_quota(&self, value: usize) -> Option<Option<&str>> {
        match &self.changes[value] {
            Change::Limit { group, name: "cpu.max.burst", value } if value.ends_with('%') => {
                Some(group.as_deref())
            }
            _ => None,
        }
    }

    /// True if it varies a quota, its period with it or alone.
    pub fn is_quota(&self) -> bool {
        const PARTS: [&str; 3] = ["cpu.cfs_quota_us", "cpu-quota", "cpu_quota"];
        let is_named = |(_, name)| QUOTA.contains(&name) || PARTS.contains(&name);
        self.is_period() || self.limit().is_some_and(is_named)
    }

    /// True if it varies a period alone, in which a quota is given elsewhere.
    pub fn is_period(&self) -> bool {
        const PERIODS: [&str; 4] =
            ["cpu.cfs_period_us", "cpu-period", "cpu_period", "CPUQuotaPeriodSec"];
        self.limit().is_some_and(|(_, name)| PERIODS.contains(&name))
    }

    /// True if it varies a burst.
    pub fn is_burst(&self) -> bool {
        self.limit().is_some_and(|(_, name)| BURST.contains(&name))
    }

    /// True if it varies a weight, or a request that makes one.
    pub fn is_weight(&self) -> bool {
        self.limit().is_some_and(|(_, name)| makes_weight(name))
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

fn free_cpus(period_us: u64, cpus: usize) -> Vec<String> {
    let first = (QUOTA_US_MIN * FREE_STEPS).div_ceil(period_us);
    let written = |step: u64| format!("{}.{:02}", step / FREE_STEPS, step % FREE_STEPS);
    (first..=cpus as u64 * FREE_STEPS).map(written).collect()
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
