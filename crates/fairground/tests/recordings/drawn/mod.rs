//! Experiments that nobody chose: drawn from a seed, forecast and committed before they were
//! recorded (`data/oracle/generated`).
//!
//! `asked.json` of a batch has what a recording's head says of tasks and groups; a forecast is made
//! from that alone, so phases of the limits' timers and the kernel's own tasks are dice, as they
//! are in the kernel.

mod beside;
mod halves;
mod pair;

use crate::replay::figures::{Side, figures};
use crate::replay::{Recording, Replay, Switch};
use crate::{guest, scores};
pub use beside::Beside;
pub use halves::Halves;
pub use pair::Changes;
use pair::{Figures, Pair};
use serde_json::{Map, Value, json};

/// Switches of a run that are kept, as a recording keeps them.
const KEPT: usize = 160;

/// What was said of an experiment.
pub struct Told {
    pub figures: Figures,
    /// The first switches of each run.
    pub switches: Vec<Vec<Switch>>,
}

impl Told {
    /// What fairground says today.
    pub fn today(asked: &Recording) -> Told {
        let runs = 0..asked.runs().len();
        let replays: Vec<Replay> = runs.map(|run| asked.replay(run, None)).collect();
        let sides = replays.iter().map(|replay| Side::replayed(asked, replay));
        let sides: Vec<Side> = sides.collect();
        let figures = figures(asked, &sides).into_iter();
        let kept = |replay: Replay| replay.switches.into_iter().take(KEPT).collect();
        Told {
            figures: figures.map(|figure| (figure.key(), figure.values)).collect(),
            switches: replays.into_iter().map(kept).collect(),
        }
    }

    fn to_json(&self, with_switches: bool) -> Value {
        let entry = |&(at_ns, task): &Switch| json!([at_ns, task]);
        let run = |run: &Vec<Switch>| run.iter().map(entry).collect::<Value>();
        let mut told = json!({ "figures": self.figures });
        if with_switches {
            told["switches"] = self.switches.iter().map(run).collect();
        }
        told
    }

    fn of_json(told: &Value) -> Told {
        let figures = told["figures"].as_object().expect("figures by name").iter();
        let values = |list: &Value| serde_json::from_value(list.clone()).expect("numbers");
        let switches = told.get("switches").cloned().unwrap_or_else(|| json!([]));
        Told {
            figures: figures.map(|(key, list)| (key.clone(), values(list))).collect(),
            switches: serde_json::from_value(switches).expect("switches of each run"),
        }
    }
}

/// A batch of experiments.
pub struct Batch {
    folder: String,
    asked: Map<String, Value>,
    told: Value,
}

impl Batch {
    /// The batch of a folder of `data/oracle/generated`.
    pub fn load(name: &str) -> Batch {
        let folder = format!("generated/{name}");
        Batch { asked: asked(name), told: guest::load(&folder, "forecast"), folder }
    }

    /// Names of what has been recorded.
    pub fn recorded(&self) -> Vec<String> {
        let names = guest::names(&self.folder).into_iter();
        names.filter(|name| self.asked.contains_key(name)).collect()
    }

    /// How many CPUs an experiment has, and whether there are limits.
    pub fn kind(&self, name: &str) -> String {
        let asked = Recording { json: self.asked[name].clone() };
        let cpus = if asked.is_pinned() { 1 } else { asked.cpus() };
        let limits = if asked.limited_groups().is_empty() { "" } else { ", limits" };
        format!("{cpus} CPU{}{limits}", if cpus == 1 { "" } else { "s" })
    }

    /// An experiment on a kernel beside what was said of it, then and today.
    pub fn beside(&self, name: &str) -> [Beside; 2] {
        let asked = Recording { json: self.asked[name].clone() };
        let kernel = Recording { json: guest::load(&self.folder, name) };
        let (then, today) = (Told::of_json(&self.told[name]), Told::today(&asked));
        [Beside::of(&kernel, &then), Beside::of(&kernel, &today)]
    }
}

impl Batch {
    /// Names of what was recorded with a feature switched off, each behind its twin as the kernel
    /// is.
    pub fn pairs(&self) -> Vec<(String, String)> {
        let recorded = self.recorded().into_iter();
        let switched = recorded.filter(|name| self.asked[name].get("features").is_some());
        let pair = |off: String| {
            let [batch, row, kernel] = [1, 2, 3].map(|at| off.split('-').nth(at).expect("a name"));
            let row: usize = row.parse().expect("a row");
            (format!("drawn-{batch}-{:02}-{kernel}", row - 1), off)
        };
        switched.map(pair).collect()
    }

    /// What switching the feature off changes, beside what was said of it, then and today.
    pub fn changes(&self, on: &str, off: &str) -> [Changes; 2] {
        let pair = |of: &dyn Fn(&str) -> Figures| Pair { on: of(on), off: of(off) };
        let kernel = pair(&|name| {
            let kernel = Recording { json: guest::load(&self.folder, name) };
            let runs = 0..kernel.runs().len();
            let sides: Vec<Side> = runs.map(|run| Side::recorded(&kernel, run)).collect();
            let figures = figures(&kernel, &sides).into_iter();
            figures.map(|figure| (figure.key(), figure.values)).collect()
        });
        let then = pair(&|name| Told::of_json(&self.told[name]).figures);
        let today =
            pair(&|name| Told::today(&Recording { json: self.asked[name].clone() }).figures);
        [then, today].map(|ours| Changes::of(&kernel, &ours))
    }
}

/// What is asked of each experiment of a batch.
fn asked(batch: &str) -> Map<String, Value> {
    match guest::load(&format!("generated/{batch}"), "asked") {
        Value::Object(asked) => asked,
        other => panic!("{batch}: {other}"),
    }
}

/// Writes what fairground says of a batch, unless it has been said before.
pub fn forecast(batch: &str) {
    let folder = scores::root().join("data/oracle/generated").join(batch);
    let path = folder.join("forecast.json");
    assert!(!path.exists(), "{} is there: a forecast is made once", path.display());
    let told = asked(batch).into_iter().map(|(name, json)| {
        let asked = Recording { json };
        let told = Told::today(&asked).to_json(asked.has_turns());
        format!("{name:?}:{told}")
    });
    let text = format!("{{\n{}\n}}\n", told.collect::<Vec<_>>().join(",\n"));
    std::fs::write(path, text).expect("the forecast can be written");
}
