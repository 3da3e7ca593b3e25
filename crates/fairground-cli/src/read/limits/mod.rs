//! CPU limits and weights in the forms that people have at hand: one file for each family of
//! names, one meaning for each name. All of them end as `cpu.max`, `cpu.max.burst` and shares.
//!
//! Symbols: quota Q and period P are `cpu.max` "Q P"; c is a number of CPUs, m is 1000·c.
//!
//! | name | meaning | file |
//! |---|---|---|
//! | `cpu.max`, `cpu.max.burst`, `cpu.weight`, v1's names | the kernel's own | [`cgroup`] |
//! | `limits.cpu`, `requests.cpu` | Q = max(m·P/1000, 1 ms), P = 100 ms | [`kubernetes`] |
//! | `cpus`, `cpu-quota`, `cpu-period`, `cpu-shares` | Q = c·P, P = 100 ms | [`docker`] |
//! | `CPUQuota`, `CPUQuotaPeriodSec`, `CPUWeight` | Q = percent·P/100 | [`systemd`] |

mod cgroup;
mod docker;
pub(super) mod files;
pub(super) mod flags;
mod kubernetes;
mod manifest;
mod services;
mod systemd;
pub(crate) mod uclamp;
mod units;
mod verdict;
mod writes;

pub(crate) use flags::LIMITED;
pub(super) use verdict::judge;
pub(super) use writes::read as read_writes;

use super::fault::{Fault, Read, Span, clean};
use super::tree::{Entry, Fields, Node, Value};
use fairground::model::limit::Limit;
use fairground::units::{NS_PER_US, Ns};

/// A limit in the form of `cpu.max` and `cpu.max.burst` (µs).
pub fn echo(limit: &Limit) -> (String, u64) {
    let period_us = limit.period_ns / NS_PER_US;
    let quota = limit.quota_ns.map_or("max".into(), |quota_ns| (quota_ns / NS_PER_US).to_string());
    (format!("{quota} {period_us}"), limit.burst_ns / NS_PER_US)
}

/// A group's limit, for people: what it is, and in which words it was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenLimit {
    /// The group's path.
    pub path: String,
    /// Its limit at the start.
    pub limit: Limit,
    /// The words, `limits.cpu = "1500m"`.
    pub from: String,
}

impl std::fmt::Display for GivenLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (cpu_max, burst_us) = echo(&self.limit);
        let (path, from) = (clean(&self.path), clean(&self.from));
        write!(f, "{path}  cpu.max \"{cpu_max}\"  cpu.max.burst {burst_us}  (from {from})")
    }
}

/// Who said something; a later one is heard over an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Layer {
    /// The scenario, and files that it names.
    #[default]
    Scenario,
    /// `--limits FILE`.
    Files,
    /// `--limit GROUP=SPEC`.
    Flags,
}

/// Something that was said of a group, and the words it was said in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said<T> {
    pub value: T,
    pub form: String,
    pub span: Span,
    pub layer: Layer,
}

/// A quota as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quota {
    /// `max`, or v1's -1.
    None,
    /// CPU time for each period, ns.
    Ns(Ns),
}

/// What was said of `cpu.max`. What was not said stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Max {
    pub quota: Option<Quota>,
    pub period_ns: Option<Ns>,
    /// True under v1's names: then a child's quota may not exceed its parent's.
    pub v1: bool,
}

impl Max {
    /// A quota in a period, ns.
    fn of(quota_ns: Ns, period_ns: Ns) -> Self {
        Max { quota: Some(Quota::Ns(quota_ns)), period_ns: Some(period_ns), v1: false }
    }

    /// No limit.
    fn none() -> Self {
        Max { quota: Some(Quota::None), ..Max::default() }
    }

    /// The limit after this was said.
    pub fn applied_to(self, limit: Limit) -> Limit {
        let quota_ns = match self.quota {
            None => limit.quota_ns,
            Some(Quota::None) => None,
            Some(Quota::Ns(quota_ns)) => Some(quota_ns),
        };
        Limit { quota_ns, period_ns: self.period_ns.unwrap_or(limit.period_ns), ..limit }
    }
}

/// What was said of a group's weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weight {
    pub shares: u64,
    pub idle: bool,
    /// True if it only follows from a limit: then any weight that is said is heard instead.
    pub implied: bool,
}

impl Weight {
    /// Of `cpu.weight`.
    fn of(weight: u64) -> Self {
        Weight { shares: cgroup::weight_to_shares(weight), idle: false, implied: false }
    }
}

/// All that was said of one group.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    pub max: Option<Said<Max>>,
    pub burst: Option<Said<Ns>>,
    pub weight: Option<Said<Weight>>,
}

impl Settings {
    /// Reads what a table says of a group, under any of the names.
    pub fn read(fields: &mut Fields<'_>) -> Read<Self> {
        for key in ["cpuset.cpus", "cpuset", "AllowedCPUs"] {
            fields.refuse(key, LATER)?;
        }
        for key in uclamp::KEYS {
            fields.refuse(key, "clamps are given in a scenario's [groups]")?;
        }
        let plain = cgroup::read(fields)?;
        let old = cgroup::read_v1(fields)?;
        let pod = kubernetes::read(fields)?;
        let docker = docker::read(fields)?;
        let unit = systemd::read(fields)?;
        let all = [plain, old, pod, docker, unit];
        let mut settings = Settings::default();
        for more in all {
            settings.add(more)?;
        }
        Ok(settings)
    }

    /// True if nothing was said.
    pub fn is_empty(&self) -> bool {
        *self == Settings::default()
    }

    /// The same, said by someone else.
    pub fn of_layer(mut self, layer: Layer) -> Self {
        self.max.iter_mut().for_each(|said| said.layer = layer);
        self.burst.iter_mut().for_each(|said| said.layer = layer);
        self.weight.iter_mut().for_each(|said| said.layer = layer);
        self
    }

    /// Adds what else was said: a later layer is heard over an earlier one, and within a layer
    /// nothing may be said twice in different ways.
    pub fn add(&mut self, more: Settings) -> Read<()> {
        merge(&mut self.max, more.max, "cpu.max")?;
        merge(&mut self.burst, more.burst, "cpu.max.burst")?;
        let implied = |said: &Option<Said<Weight>>| said.as_ref().map(|said| said.value.implied);
        match (implied(&self.weight), implied(&more.weight)) {
            (Some(_), Some(true)) => Ok(()),
            (Some(true), Some(false)) => {
                self.weight = more.weight;
                Ok(())
            }
            _ => merge(&mut self.weight, more.weight, "the weight"),
        }
    }
}

fn merge<T: PartialEq>(held: &mut Option<Said<T>>, more: Option<Said<T>>, what: &str) -> Read<()> {
    let Some(more) = more else { return Ok(()) };
    match held {
        Some(held) if held.layer > more.layer => Ok(()),
        Some(held) if held.layer == more.layer && held.value == more.value => Ok(()),
        Some(held) if held.layer == more.layer => {
            Err(Fault::at(more.span, format!("{} and {} both set {what}", held.form, more.form))
                .accepts("one of them"))
        }
        _ => {
            *held = Some(more);
            Ok(())
        }
    }
}

pub(super) const LATER: &str = "fairground does not model it yet; nothing is accepted and ignored";

/// What some entries say.
fn said<T>(value: T, entries: &[&Entry]) -> Option<Said<T>> {
    let first = entries.first()?;
    let form = entries.iter().map(|entry| form(entry)).collect::<Vec<_>>().join(", ");
    Some(Said { value, form, span: first.node.span, layer: Layer::default() })
}

/// An entry as its writer would write it.
fn form(entry: &Entry) -> String {
    let value = match &entry.node.value {
        Value::String(text) => format!("\"{}\"", clean(text)),
        _ => entry.node.words().unwrap_or_default(),
    };
    format!("{} = {value}", clean(&entry.key))
}

/// A table in which `limits.cpu` is one key, whether it was written as one or as a table in a
/// table; Kubernetes' `resources.` is left out.
pub(crate) fn flat(node: &Node) -> Node {
    let Value::Table(entries) = &node.value else { return node.clone() };
    let mut all = Vec::with_capacity(entries.len());
    entries.iter().for_each(|entry| flatten(entry, "", 0, &mut all));
    Node { span: node.span, value: Value::Table(all) }
}

/// `deploy.resources.limits.cpus` is the deepest name.
const NAMES_DEEP: usize = 4;

fn flatten(entry: &Entry, above: &str, depth: usize, all: &mut Vec<Entry>) {
    let key = format!("{above}{}", entry.key);
    match &entry.node.value {
        Value::Table(inner) if depth < NAMES_DEEP && !inner.is_empty() => {
            let above = format!("{key}.");
            inner.iter().for_each(|entry| flatten(entry, &above, depth + 1, all));
        }
        _ => {
            let key = key.strip_prefix("resources.").map(str::to_owned).unwrap_or(key);
            all.push(Entry { key, ..entry.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::fault::Sources;
    use crate::read::tree::parse_toml;

    /// The settings of a group's table in TOML.
    pub(super) fn settings(text: &str) -> Result<Settings, String> {
        let mut sources = Sources::default();
        let source = sources.add("a.toml", text);
        let read = parse_toml(&sources, source).and_then(|root| {
            let table = flat(&root);
            let mut fields = Fields::of(&table, "group \"/web\"")?;
            let settings = Settings::read(&mut fields)?;
            fields.done()?;
            Ok(settings)
        });
        read.map_err(|fault| fault.seal(&sources).to_string())
    }

    /// `cpu.max` and `cpu.max.burst` of a group's table.
    pub(super) fn limit(text: &str) -> (String, u64) {
        let settings = settings(text).unwrap_or_else(|error| panic!("{error}"));
        let limit =
            settings.max.map_or(Limit::default(), |max| max.value.applied_to(Limit::default()));
        let burst_ns = settings.burst.map_or(0, |burst| burst.value);
        echo(&Limit { burst_ns, ..limit })
    }

    /// Shares of a group's table.
    pub(super) fn shares(text: &str) -> u64 {
        let settings = settings(text).unwrap_or_else(|error| panic!("{error}"));
        settings.weight.map_or(1024, |weight| weight.value.shares)
    }

    /// The message of a group's table that is refused.
    pub(super) fn refusal(text: &str) -> String {
        settings(text).expect_err("it is refused")
    }

    #[test]
    fn names_may_be_written_as_tables() {
        assert_eq!(limit("limits.cpu = \"1500m\"").0, "150000 100000");
        assert_eq!(limit("\"limits.cpu\" = \"1500m\"").0, "150000 100000");
        assert_eq!(limit("[resources.limits]\ncpu = 1.5").0, "150000 100000");
        assert_eq!(limit("cpu.max = \"max\"").0, "max 100000");
    }

    #[test]
    fn two_forms_in_one_group_are_refused_by_both_names() {
        let message = refusal("cpus = 1.5\nlimits.cpu = \"2\"");
        assert!(
            message.contains("limits.cpu = \"2\" and cpus = 1.5 both set cpu.max"),
            "{message}"
        );
        let message = refusal("CPUQuota = \"50%\"\ncpu.max = \"50000\"");
        assert!(message.contains("CPUQuota = \"50%\"") && message.contains("cpu.max = \"50000\""));
        assert!(refusal("CPUWeight = 50\ncpu.shares = 10").contains("both set the weight"));
        assert!(refusal("cpu.cfs_burst_us = 5\n\"cpu.max.burst\" = 6").contains("cpu.max.burst"));
    }

    #[test]
    fn a_later_layer_is_heard_and_an_implied_weight_gives_way() {
        let mut all = settings("limits.cpu = 2").expect("read");
        all.add(settings("cpus = 3").expect("read").of_layer(Layer::Flags)).expect("no conflict");
        assert_eq!(all.max.as_ref().expect("said").form, "cpus = 3");
        assert!(all.weight.as_ref().expect("said").value.implied);
        all.add(settings("cpu.weight = 50").expect("read")).expect("no conflict");
        assert_eq!(all.weight.expect("said").value.shares, 512);
    }
}
