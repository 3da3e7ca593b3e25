//! What is said of a group's limit and weight, by whom, and in which words.

use super::max::Max;
use super::shares::{weight_shown, weight_to_shares};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Value};
use crate::read::values::shown_cpus;
use fairground::model::limit::Limit;
use fairground::units::{CpuId, NS_PER_US, Ns};

/// A limit in the form of `cpu.max` and `cpu.max.burst` (µs).
pub fn echo(limit: &Limit) -> (String, u64) {
    let period_us = limit.period_ns / NS_PER_US;
    let quota = limit.quota_ns.map_or("max".into(), |quota_ns| (quota_ns / NS_PER_US).to_string());
    (format!("{quota} {period_us}"), limit.burst_ns / NS_PER_US)
}

/// CPUs that a limit allows; `None` without one.
pub fn cpus(limit: &Limit) -> Option<f64> {
    limit.quota_ns.map(|quota_ns| quota_ns as f64 / limit.period_ns as f64)
}

/// Words of a pod's limit that was worked out anew; the first one says that it may be again.
pub(super) const OF_CONTAINERS: &str = "limits.cpu of its containers";

/// A group's limit and weight, for people: what it is, and in which words it was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenLimit {
    /// The group's path.
    pub path: String,
    /// Its limit at the start.
    pub limit: Limit,
    /// Its weight, if it was asked for in other words than its file's, or follows from a limit and
    /// another group is weighed against it.
    pub weight: Option<Weight>,
    /// Its CPUs, if it has a set of its own.
    pub cpus: Option<Vec<CpuId>>,
    /// The words, `limits.cpu = "1500m"`.
    pub from: String,
    /// The request beside it, in thousandths of a CPU, where one was given in Kubernetes' words.
    pub request_milli: Option<u64>,
    /// True if a manifest with this limit would request as much as it, and not what is requested
    /// here.
    pub request_follows: bool,
}

impl GivenLimit {
    /// True of a pod whose limit is the sum of its containers', worked out anew.
    pub fn is_of_containers(&self) -> bool {
        self.from.starts_with(OF_CONTAINERS)
    }
}

impl std::fmt::Display for GivenLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (cpu_max, burst_us) = echo(&self.limit);
        let (path, from) = (clean(&self.path), clean(&self.from));
        let cpus = self
            .cpus
            .as_deref()
            .map_or(String::new(), |cpus| format!("  cpuset.cpus {}", shown_cpus(cpus)));
        let weight = self.weight.map_or(String::new(), |weight| match weight.idle {
            true => "  cpu.idle 1".to_owned(),
            false => format!("  cpu.weight {}", weight_shown(weight.shares)),
        });
        write!(f, "{path}  cpu.max \"{cpu_max}\"  cpu.max.burst {burst_us}{weight}{cpus}  ")?;
        write!(f, "(from {from})")
    }
}

/// What to say of two that were said in one scenario, `--set` being as good as its text.
const FLAG_WINS: &str = "--limit GROUP=NAME=VALUE, such as --limit /web=cpu.max=2, wins over both";

/// Who said something; a later one is heard over an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Layer {
    /// The scenario, and files that it names.
    #[default]
    Scenario,
    /// `--limits FILE`.
    Files,
    /// `--beside FILE`.
    Beside,
    /// `--set KEY=VALUE`, over files of the command line.
    Set,
    /// `--limit GROUP=SPEC`, where an experiment has put its own in its place.
    Displaced,
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

/// A burst as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Burst {
    /// CPU time, ns.
    Ns(Ns),
    /// Thousandths of a per cent of the quota, which none can do without.
    OfQuota(u64),
}

impl Burst {
    /// CPU time beside this quota, in whole microseconds as the file has them; None if it is a
    /// share of no quota.
    pub fn beside(self, quota_ns: Option<Ns>) -> Option<Ns> {
        match self {
            Burst::Ns(burst_ns) => Some(burst_ns),
            Burst::OfQuota(0) => Some(0),
            Burst::OfQuota(share) => {
                let ns = u128::from(quota_ns?) * u128::from(share) / 100_000;
                Ns::try_from(ns).ok().map(|ns| ns / NS_PER_US * NS_PER_US)
            }
        }
    }
}

/// What was said of a group's weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// v1's: 1024 for a `cpu.weight` of 100.
    pub shares: u64,
    /// `cpu.idle`.
    pub idle: bool,
    /// True if it only follows from a limit: then any weight that is said is heard instead.
    pub implied: bool,
    /// True if it is the least one, of a container of which neither request nor limit is said: a
    /// limit that is said later implies a request, as the API server has it.
    pub of_nothing: bool,
}

/// All that was said of one group.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    pub max: Option<Said<Max>>,
    pub burst: Option<Said<Burst>>,
    pub weight: Option<Said<Weight>>,
    pub cpus: Option<Said<Vec<CpuId>>>,
}

pub(crate) fn merge<T: PartialEq>(
    held: &mut Option<Said<T>>,
    more: Option<Said<T>>,
    what: &str,
) -> Read<()> {
    let Some(more) = more else { return Ok(()) };
    match held {
        Some(held) if held.layer > more.layer => Ok(()),
        Some(held) if held.layer == more.layer && held.value == more.value => Ok(()),
        Some(held) if held.layer == more.layer => {
            let title = format!("{} and {} both set {what}", held.form, more.form);
            let fault = Fault::at(more.span, title).accepts("one of them");
            Err(match more.layer {
                Layer::Scenario if what.starts_with("cpu.max") => fault.help(FLAG_WINS),
                _ => fault,
            })
        }
        _ => {
            *held = Some(more);
            Ok(())
        }
    }
}

/// What some entries say.
pub(crate) fn said<T>(value: T, entries: &[&Entry]) -> Option<Said<T>> {
    let first = entries.first()?;
    let form = entries.iter().map(|entry| form(entry)).collect::<Vec<_>>().join(", ");
    Some(Said { value, form, span: first.node.span, layer: Layer::default() })
}

/// An entry as its writer would write it.
pub(crate) fn form(entry: &Entry) -> String {
    let value = match &entry.node.value {
        Value::String(text) => format!("\"{}\"", clean(text)),
        _ => entry.node.words().unwrap_or_default(),
    };
    format!("{} = {value}", clean(&entry.key))
}

impl Said<Max> {
    /// What a later layer says, with what stays of an earlier one.
    fn beside(self, held: Option<&Said<Max>>) -> Said<Max> {
        let Some(held) = held.filter(|held| held.layer < self.layer) else { return self };
        let value = self.value.over(held.value);
        match value == self.value {
            true => self,
            false => Said { form: format!("{}, {}", held.form, self.form), value, ..self },
        }
    }
}

impl Weight {
    /// Of `cpu.weight`.
    pub(crate) fn of(weight: u64) -> Self {
        let shares = weight_to_shares(weight);
        Weight { shares, idle: false, implied: false, of_nothing: false }
    }
}

impl Settings {
    /// True if nothing was said.
    pub fn is_empty(&self) -> bool {
        *self == Settings::default()
    }

    /// The same, said by someone else.
    pub fn of_layer(mut self, layer: Layer) -> Self {
        self.max.iter_mut().for_each(|said| said.layer = layer);
        self.burst.iter_mut().for_each(|said| said.layer = layer);
        self.weight.iter_mut().for_each(|said| said.layer = layer);
        self.cpus.iter_mut().for_each(|said| said.layer = layer);
        self
    }

    /// The same without the weight of a limit of 0, which is none: in a manifest's container it
    /// takes back the request that a limit implied, in other groups it says nothing of weights.
    pub fn without_nothing(mut self) -> Self {
        let is_of_nothing = |said: &Said<Weight>| said.value.implied && said.value.of_nothing;
        if self.weight.as_ref().is_some_and(is_of_nothing) {
            self.weight = None;
        }
        self
    }

    /// Adds what else was said: a later layer is heard over an earlier one, and within a layer
    /// nothing may be said twice in different ways.
    pub fn add(&mut self, more: Settings) -> Read<()> {
        let max = more.max.map(|max| max.beside(self.max.as_ref()));
        merge(&mut self.max, max, "cpu.max")?;
        merge(&mut self.burst, more.burst, "cpu.max.burst")?;
        merge(&mut self.cpus, more.cpus, "the CPUs")?;
        let is_later = match (&self.weight, &more.weight) {
            (Some(held), Some(more)) => more.layer > held.layer,
            _ => false,
        };
        let is_of_nothing =
            |said: &Option<Said<Weight>>| said.as_ref().is_some_and(|said| said.value.of_nothing);
        let implied = |said: &Option<Said<Weight>>| said.as_ref().map(|said| said.value.implied);
        match (implied(&self.weight), implied(&more.weight)) {
            (Some(false), Some(true))
                if is_of_nothing(&self.weight) && (is_later || !is_of_nothing(&more.weight)) =>
            {
                self.weight = more.weight;
                Ok(())
            }
            (Some(false), Some(true)) => Ok(()),
            // A later limit, and with it the request that it implies.
            (Some(true), Some(true)) => {
                if is_later {
                    self.weight = more.weight;
                }
                Ok(())
            }
            (Some(true), Some(false)) => {
                self.weight = more.weight;
                Ok(())
            }
            _ => merge(&mut self.weight, more.weight, "the weight"),
        }
    }
}
