//! A metric by its name: `p99`, `api.latency_us_p99`, `/web.nr_throttled`, `goal_s`.
//!
//! Names are those of `run --json` and of `cpu.stat`; a unit of time in a name may be any other.
//! What stands before the name is a task, a group, a span or a goal; `groups./web.runtime_ns` as in
//! the JSON is the same as `/web.runtime_ns`.

mod lines;
mod list;
mod subject;
mod whose;

use crate::base::text::shorten;
use crate::read::{closest, parse_duration};
use crate::run::report::Report;
use crate::run::unit::{TIMES, Unit};
use fairground::sim::scenario::{GroupSpec, Machine};
use fairground::units::Ns;
use fairground_statistics::better::Better;
use list::{ALIASES, QUANTITIES, Quantity};
use serde::{Deserialize, Deserializer, de};

pub use lines::{Line, lines};
pub use subject::Missing;
use subject::{Subject, place_of_span};
pub use whose::groups_of_span;

/// A number that every run gives.
#[derive(Clone)]
pub struct Metric {
    text: String,
    quantity: &'static Quantity,
    unit: Unit,
    subject: Option<String>,
    beyond_ns: Ns,
}

/// The list's own word for any time.
const BEYOND: &str = "beyond_";

impl Metric {
    /// The metric of this name.
    ///
    /// # Errors
    /// When there is none; the message names what comes near and what is accepted.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let found = spellings().find_map(|(name, quantity, unit)| {
            let head = text.strip_suffix(name.as_str())?;
            Some((before(head)?, quantity, unit, 0))
        });
        let Some((subject, quantity, unit, beyond_ns)) = found.or_else(|| beyond(text)) else {
            return Err(unknown(text));
        };
        let subject = subject.and_then(without_shelf);
        if let (Subject::Machine(_), Some(subject)) = (&quantity.subject, &subject) {
            let (text, subject) = (shorten(text, 64), shorten(subject, 64));
            return Err(format!(
                "\"{text}\": this metric is of the whole machine; found \"{subject}.\" before it"
            ));
        }
        Ok(Metric { text: text.to_owned(), quantity, unit, subject, beyond_ns })
    }

    /// Its name as it was given.
    pub fn name(&self) -> &str {
        &self.text
    }

    /// Unit of what it measures.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The same number in the other's unit; nothing if the two measure different things.
    pub fn convert(&self, value: f64, to: &Metric) -> Option<f64> {
        let is_same = Metric { unit: self.unit, ..to.clone() } == *self;
        is_same.then(|| value * self.unit.ns() / to.unit.ns())
    }

    /// True if it is this quantity.
    pub fn is_of(&self, quantity: &str) -> bool {
        self.quantity.name == quantity
    }

    /// Which direction is better.
    pub fn better(&self) -> Better {
        self.quantity.better
    }

    /// True if it is of the whole machine.
    pub fn is_of_machine(&self) -> bool {
        self.quantity.subject.is_of_machine() && self.subject.is_none()
    }

    /// True if it is of requests: it hangs on when they came and ended, and on nothing else.
    pub fn is_of_requests(&self) -> bool {
        matches!(self.quantity.subject, Subject::Requests(_) | Subject::Beyond)
    }

    /// Refused requests that it can bear, per cent, if each counts as one that takes for ever: of a
    /// percentile those above it. None if it is of no requests, or counts just these.
    pub fn bears_refused_percent(&self) -> Option<f64> {
        if !self.is_of_requests() || self.is_of("refused") {
            return None;
        }
        let above = self.digits().and_then(|digits| {
            let percent: f64 = format!("{}.{}", &digits[..2], &digits[2..]).parse().ok()?;
            Some(100.0 - percent)
        });
        Some(above.unwrap_or(0.0))
    }

    /// The share of all that are at most so large, if it is a percentile. Read as it is written:
    /// 99.9 / 100 is more than 0.999.
    pub fn share(&self) -> Option<f64> {
        format!("0.{}", self.digits()?).parse().ok()
    }

    /// The digits of a percentile: two or more.
    fn digits(&self) -> Option<&'static str> {
        let (_, digits) = self.quantity.name.rsplit_once("_p")?;
        (digits.len() >= 2 && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(digits)
    }

    /// True if it is of the shortest of all: a longer run shows none that is longer.
    pub fn is_of_shortest(&self) -> bool {
        self.quantity.name.ends_with("_min")
    }

    /// True if it does not say whose: it is of the first of its kind.
    pub fn is_unnamed(&self) -> bool {
        self.subject.is_none()
    }

    /// Which of the spans has the requests that it measures, if it is of requests.
    pub fn span<'s>(&self, spans: &[&'s str]) -> Option<&'s str> {
        let place = place_of_span(self.subject.as_deref(), spans).filter(|_| self.is_of_requests());
        place.map(|at| spans[at])
    }

    /// True if it counts what a limit holds up: without a limit it is nothing in any run.
    pub fn is_of_throttling(&self) -> bool {
        let name = self.quantity.name;
        ["nr_throttled", "throttled_", "slowest_throttled_", "queue_throttles"]
            .iter()
            .any(|start| name.starts_with(start))
    }

    /// True if it adds up what limited groups did, so that beside so many others it is another
    /// number: of one group what its limit did is nothing without it, and what it used is not.
    pub fn adds_up_limited(&self, groups: usize) -> bool {
        let is_setting = self.is_of("reservation") || self.quantity.name.starts_with("cpu_max_");
        let is_usage = matches!(self.quantity.subject, Subject::Usage(_));
        let is_other = is_usage || groups > 1;
        self.is_unnamed() && self.quantity.subject.is_of_limit() && !is_setting && is_other
    }

    /// The place of the group that it is of, if it is of one; nothing if there is none of the name.
    pub fn group(&self, groups: &[GroupSpec]) -> Option<usize> {
        let name = self.subject.as_deref().filter(|_| self.quantity.subject.is_of_limit())?;
        subject::place_of_group(name, groups)
    }

    /// What the machine would have to have for it to be a number in any run, if it has it not.
    pub fn lacks(&self, machine: &Machine) -> Option<&'static str> {
        match self.quantity.name {
            "energy_j" | "power_w_mean" => machine.power.is_none().then_some("[power]"),
            "governor_hints"
            | "freq_changes"
            | "freq_ghz_mean"
            | "under_provisioned_percent"
            | "over_provisioned_percent" => {
                (machine.freq.is_none() && machine.idle.is_empty()).then_some("[freq]")
            }
            _ => None,
        }
    }

    /// The same of another task, group, span or goal.
    pub fn of(&self, subject: &str) -> Self {
        Metric { subject: Some(subject.to_owned()), ..self.clone() }
    }

    /// Measures it in a run, in its unit; NaN where the run gives no number: a latency when there
    /// was no request, a completion of what has not ended, energy when the machine's power is not
    /// known.
    ///
    /// # Errors
    /// When the run has no such task, group, span or goal.
    pub fn measure(&self, report: &Report<'_>) -> Result<f64, Missing> {
        let name = self.subject.as_deref();
        let value = self.quantity.subject.measure(name, self.beyond_ns, report)?;
        Ok(value / self.unit.ns())
    }
}

impl PartialEq for Metric {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.quantity, other.quantity)
            && (self.unit, &self.subject, self.beyond_ns)
                == (other.unit, &other.subject, other.beyond_ns)
    }
}

impl std::fmt::Debug for Metric {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::fmt::Display for Metric {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Metric {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Metric::parse(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// Every name that is accepted, with what it means; the longer ones of two that end alike first.
fn spellings() -> impl Iterator<Item = (String, &'static Quantity, Unit)> {
    let mut all: Vec<(String, &'static Quantity, Unit)> = Vec::new();
    for quantity in QUANTITIES.iter().filter(|quantity| !quantity.name.starts_with(BEYOND)) {
        match quantity.name.contains("{}") {
            true => all.extend(
                TIMES
                    .iter()
                    .map(|(word, unit)| (quantity.name.replace("{}", word), quantity, *unit)),
            ),
            false => all.push((quantity.name.to_owned(), quantity, quantity.unit)),
        }
    }
    let aliases = ALIASES.iter().filter_map(|(short, name)| {
        let (_, quantity, unit) = all.iter().find(|(known, ..)| known == name)?;
        Some(((*short).to_owned(), *quantity, *unit))
    });
    let aliases: Vec<_> = aliases.collect();
    all.extend(aliases);
    all.into_iter()
}

/// `beyond_30ms`, `api.beyond_30ms`.
fn beyond(text: &str) -> Option<(Option<&str>, &'static Quantity, Unit, Ns)> {
    let quantity = QUANTITIES.iter().find(|quantity| quantity.name.starts_with(BEYOND))?;
    let at = text.rfind(BEYOND)?;
    let beyond_ns = parse_duration(&text[at + BEYOND.len()..])?;
    Some((before(&text[..at])?, quantity, quantity.unit, beyond_ns))
}

/// The subject that stands before a name, without its dot; nothing if what is there is none.
fn before(head: &str) -> Option<Option<&str>> {
    match head.strip_suffix('.') {
        None if head.is_empty() => Some(None),
        Some(subject) if !subject.is_empty() => Some(Some(subject)),
        _ => None,
    }
}

/// A subject without the words that lead to it in the JSON.
fn without_shelf(subject: &str) -> Option<String> {
    let shelves = ["tasks.", "groups.", "requests.", "goals."];
    let bare = shelves.iter().find_map(|shelf| subject.strip_prefix(shelf)).unwrap_or(subject);
    let bare = bare.strip_suffix(".cpu.stat").unwrap_or(bare);
    let bare = bare.strip_suffix(".limit").unwrap_or(bare);
    (!matches!(bare, "total" | "placement.machine")).then(|| bare.to_owned())
}

fn unknown(text: &str) -> String {
    let names: Vec<String> = spellings().map(|(name, ..)| name).collect();
    let (subject, bare) = match text.rsplit_once('.') {
        Some((subject, bare)) => (format!("{subject}."), bare),
        None => (String::new(), text),
    };
    let near = closest(bare, names.iter().map(String::as_str));
    let subject = shorten(&subject, 64);
    let near = near.map(|name| format!("; did you mean \"{subject}{name}\"?")).unwrap_or_default();
    let text = shorten(text, 64);
    format!(
        "there is no metric \"{text}\"{near}; accepted: those of `fairground list metrics`, such \
         as p99, throughput, throttle_ratio, web.nr_throttled, reservation, goal_s, \
         wake_latency_us_p99"
    )
}

#[cfg(test)]
mod tests;
