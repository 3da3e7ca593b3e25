//! What a sweep runs, as it stands in `plan.json` beside its results.

use serde::{Deserialize, Serialize};

/// The plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Name and version of the schema.
    pub schema: String,
    /// The program's version: another one may tell other numbers.
    pub version: String,
    /// What names it: other values, seeds or scenarios give another.
    pub id: String,
    /// The scenario as it was asked for.
    pub scenario: String,
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

impl Plan {
    /// How many points it has.
    pub fn points(&self) -> usize {
        self.settings.len() * self.seeds.len()
    }

    /// True if a point's line begins like this.
    fn knows(&self, point: usize, scenario: &str, seed: u64) -> bool {
        let setting = self.settings.get(point / self.seeds.len().max(1));
        setting.is_some_and(|setting| setting == scenario)
            && self.seeds[point % self.seeds.len()] == seed
    }

    /// The point that a line is of; nothing if it is none of this plan.
    pub fn point(&self, line: &str) -> Option<usize> {
        let head: Head = serde_json::from_str(line).ok()?;
        let known = line.ends_with('\n') && self.knows(head.point, &head.scenario, head.seed);
        known.then_some(head.point)
    }

    /// The plan as its file has it.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("strings and numbers are JSON");
        format!("{text}\n")
    }

    /// In what another plan differs.
    pub fn difference(&self, other: &Plan) -> &'static str {
        match other {
            other if self.version != other.version => "the program's version",
            other if self.vary != other.vary => "what varies",
            other if self.seeds != other.seeds => "the seeds",
            other if self.metrics != other.metrics => "what is measured",
            _ => "what the scenario says",
        }
    }
}
