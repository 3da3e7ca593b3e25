//! What a sweep runs, as it stands in `plan.json` beside its results.

use super::checksum::{is_sealed, short};
use super::setting::{places, words};
use crate::base::text::shorten;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How much of each side of a difference is told, characters.
const SHOWN: usize = 60;

/// Metrics that say most of a run; what shows few shows these first.
pub const TELLING: [&str; 5] =
    ["p99", "goal_s", "wake_latency_us_p99", "throughput", "delay_ms_max"];

/// More points are not counted.
pub const POINTS_MAX: usize = 100_000_000;

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.sweep/1";

/// The plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Name and version of the schema.
    pub schema: String,
    /// The program's version: another one may tell other numbers.
    pub version: String,
    /// Which histories its engine gives.
    pub histories: String,
    /// What names it: other values, seeds or scenarios give another.
    pub id: String,
    /// The scenario as it was asked for.
    pub scenario: String,
    /// Profiles of the kernels that it runs on, in the order of the settings.
    pub kernels: Vec<String>,
    /// What varies; the last axis fastest.
    pub vary: Vec<Varied>,
    /// Whose histories; they go faster than any axis.
    pub seeds: Vec<u64>,
    /// What is measured.
    pub metrics: Vec<String>,
    /// A hash of each setting's scenario as it was read, wherever its files lie.
    pub settings: Vec<String>,
}

/// An axis of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Varied {
    /// Its key.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
}

/// The beginning of a line: who it is.
#[derive(Deserialize)]
struct Head {
    point: usize,
    scenario: String,
    seed: u64,
}

/// What a line is to a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The line of this point, as it was written.
    Point(usize),
    /// A line that isn't as it was written, or none of ours.
    Damaged,
    /// A line as it was written, of another sweep.
    Foreign,
}

impl Plan {
    /// The plan with the name that its content gives it. Where its scenario lies does not matter.
    pub fn named(self) -> Plan {
        Plan { id: self.content(), ..self }
    }

    fn content(&self) -> String {
        let program = (&self.schema, &self.version, &self.histories);
        let content = (&self.kernels, &self.vary, &self.seeds, &self.metrics, &self.settings);
        let text = serde_json::to_string(&(program, content));
        short(Sha256::digest(text.expect("strings and numbers are JSON")))
    }

    /// What is wrong with a plan that was read: nothing if it is as it was written.
    pub fn fault(&self) -> Option<&'static str> {
        let settings =
            self.vary.iter().try_fold(1usize, |n, axis| n.checked_mul(axis.values.len()));
        let points = self.settings.len().saturating_mul(self.seeds.len());
        match self {
            plan if plan.schema != SCHEMA => Some("it has another schema than this version's"),
            plan if plan.seeds.is_empty() => Some("it has no seeds"),
            plan if plan.settings.is_empty() => Some("it has no settings"),
            plan if settings != Some(plan.settings.len()) => {
                Some("its settings are not those of its values")
            }
            _ if points > POINTS_MAX => Some("it has more points than a sweep can have"),
            plan if plan.content() != plan.id => Some("it is not as it was written"),
            _ => None,
        }
    }

    /// How many points it has.
    pub fn points(&self) -> usize {
        self.settings.len() * self.seeds.len()
    }

    /// Places of a setting's values; the last axis goes fastest.
    pub fn at(&self, setting: usize) -> Vec<usize> {
        places(setting, self.vary.iter().map(|axis| axis.values.len()))
    }

    /// A setting in words.
    pub fn name(&self, setting: usize) -> String {
        let pairs = self.vary.iter().zip(self.at(setting));
        words(pairs.map(|(axis, place)| (axis.key.as_str(), axis.values[place].as_str())))
    }

    /// True if a point's line begins like this.
    fn knows(&self, head: &Head) -> bool {
        let setting = self.settings.get(head.point / self.seeds.len());
        setting.is_some_and(|setting| *setting == head.scenario)
            && self.seeds[head.point % self.seeds.len()] == head.seed
    }

    /// What a line, with its end, is to this plan.
    pub fn find(&self, line: &[u8]) -> Found {
        let sealed = std::str::from_utf8(line).ok().filter(|line| is_sealed(line));
        let head = sealed.and_then(|line| serde_json::from_str::<Head>(line).ok());
        match head {
            None => Found::Damaged,
            Some(head) if self.knows(&head) => Found::Point(head.point),
            Some(_) => Found::Foreign,
        }
    }

    /// The plan as its file has it.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("strings and numbers are JSON");
        format!("{text}\n")
    }

    /// True if it is the same sweep, wherever its scenario lies.
    pub fn is_same(&self, other: &Plan) -> bool {
        self.id == other.id
    }

    /// In what another plan differs: what it says, then what the other says.
    pub fn difference(&self, other: &Plan) -> String {
        let told = |what: &str, ours: &str, theirs: &str| {
            format!("{what} ({} there, {} here)", shorten(ours, SHOWN), shorten(theirs, SHOWN))
        };
        let list = |numbers: &[u64]| match numbers {
            [first, .., last] => format!("{} from {first} to {last}", numbers.len()),
            few => few.iter().map(u64::to_string).collect(),
        };
        let axes = |plan: &Plan| {
            let axis = |axis: &Varied| format!("{}={}", axis.key, axis.values.join(","));
            plan.vary.iter().map(axis).collect::<Vec<_>>().join(" ")
        };
        match other {
            other if self.version != other.version => {
                told("the program's version", &self.version, &other.version)
            }
            other if self.histories != other.histories => {
                told("the engine's histories", &self.histories, &other.histories)
            }
            other if self.vary != other.vary => told("what varies", &axes(self), &axes(other)),
            other if self.kernels != other.kernels => {
                told("the kernel", &self.kernels.join(", "), &other.kernels.join(", "))
            }
            other if self.seeds != other.seeds => {
                told("the seeds", &list(&self.seeds), &list(&other.seeds))
            }
            other if self.metrics != other.metrics => {
                let (ours, theirs) = (self.metrics.join(" "), other.metrics.join(" "));
                told("what is measured", &ours, &theirs)
            }
            _ => "what the scenario says".into(),
        }
    }
}
