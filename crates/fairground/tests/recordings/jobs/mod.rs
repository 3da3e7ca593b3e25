//! Services with CPU limits that nobody chose: forecast and committed before they were recorded
//! (`data/oracle/drawn-services`).
//!
//! `asked.json` has their groups and jobs; a forecast is made from that alone.

mod beside;
mod history;
mod scenario;

use crate::{guest, scores};
pub use beside::{Beside, Side, change_hits, is_near, median};
use fairground::units::{NS_PER_MS, NS_PER_US};
pub use history::History;
use scenario::{Asked, Start};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

/// The folder of `data/oracle`, and its name as a forecast.
pub const FOLDER: &str = "drawn-services";
const KERNELS: [&str; 4] = ["6.1", "6.12", "6.18", "7.3"];
/// Phases of the tick, and histories at each of them in a forecast.
const PHASES: u64 = 8;
const SEEDS: u64 = 4;

/// Ours begins so many ticks after boot, so that timers at multiples of a period since boot are
/// met at any phase.
fn start(history: u64) -> Start {
    let (phase, seed) = (history % PHASES, history / PHASES);
    let ticks = 100 + (7 * history) % 25;
    let t0_ns = ticks * 4 * NS_PER_MS + phase * 500 * NS_PER_US;
    Start { t0_ns, seed: seed * PHASES + phase, timers_ns: Vec::new() }
}

/// What fairground says of a service on a kernel.
fn told(asked: &Asked<'_>) -> Vec<History> {
    (0..PHASES * SEEDS).map(|history| History::simulated(asked, &start(history))).collect()
}

/// The recorded runs once more, with the timers' phases that the kernel drew in them.
fn replayed(asked: &Asked<'_>, runs: &[Value]) -> Vec<History> {
    let replay = |(history, run): (u64, &Value)| {
        let groups = run["groups"].as_array().expect("groups").iter();
        let timers = groups.map(|group| group["timer_phase_ns"].as_u64().expect("a phase"));
        let start = Start { timers_ns: timers.collect(), ..start(history) };
        History::simulated(asked, &start)
    };
    (0..).zip(runs).map(replay).collect()
}

fn asked() -> Map<String, Value> {
    match guest::load(FOLDER, "asked") {
        Value::Object(asked) => asked,
        other => panic!("asked.json: {other}"),
    }
}

/// Forecasts, which no test writes: each was made of what was not recorded by then.
const FORECASTS: [&str; 2] = ["forecast", "forecast-2"];

fn path_of(name: &str) -> PathBuf {
    scores::root().join("data/oracle").join(FOLDER).join(format!("{name}.json"))
}

/// Writes what fairground says of all services that are not recorded, unless that was said before.
pub fn forecast() {
    let next = FORECASTS.iter().map(|name| path_of(name)).find(|path| !path.exists());
    let path = next.expect("a forecast is made once, and all are there");
    let asked = asked();
    let each = asked.iter().flat_map(|(name, json)| KERNELS.map(|kernel| (name, json, kernel)));
    let open = each.filter(|(name, _, kernel)| !path_of(&format!("{name}-{kernel}")).exists());
    let told = open.map(|(name, json, kernel)| {
        let told = told(&Asked::new(json, kernel));
        let list = |figure: fn(&History) -> f64| -> Vec<f64> {
            told.iter().map(|history| (figure(history) * 1e3).round() / 1e3).collect()
        };
        let told = json!({
            "p99_ms": list(|history| history.p99_ms),
            "throttled_pct": list(|history| history.throttled_pct),
            "throttled_ms": list(|history| history.throttled_ms),
        });
        format!("\"{name}-{kernel}\":{told}")
    });
    let text = format!("{{\n{}\n}}\n", told.collect::<Vec<_>>().join(",\n"));
    std::fs::write(path, text).expect("the forecast can be written");
}

/// A history of each list's place.
fn histories(json: &Value) -> Vec<History> {
    let list = |key: &str| -> Vec<f64> {
        serde_json::from_value(json[key].clone()).expect("a list of numbers")
    };
    let [p99_ms, pct, ms] = ["p99_ms", "throttled_pct", "throttled_ms"].map(list);
    let one =
        |at: usize| History { p99_ms: p99_ms[at], throttled_pct: pct[at], throttled_ms: ms[at] };
    (0..p99_ms.len()).map(one).collect()
}

/// All services: what is asked and what was said.
pub struct Services {
    asked: Map<String, Value>,
    forecasts: [Value; 2],
}

impl Services {
    /// Reads them.
    pub fn load() -> Services {
        Services { asked: asked(), forecasts: FORECASTS.map(|name| guest::load(FOLDER, name)) }
    }

    /// Names of what has been recorded, each with its kernel.
    pub fn recorded(&self) -> Vec<String> {
        let names = guest::names(FOLDER).into_iter();
        names.filter(|name| name.starts_with("job-")).collect()
    }

    /// The service that it is a twin of, and what was done to it.
    pub fn twin_of(&self, service: &str) -> Option<(&str, &str)> {
        let json = &self.asked[service];
        Some((json["twin_of"].as_str()?, json["knob"].as_str()?))
    }

    /// A recorded service beside what was said of it: in both forecasts, today, and today with the
    /// timers' phases that the kernel drew.
    pub fn beside(&self, name: &str) -> Beside {
        let (service, kernel) = name.rsplit_once('-').expect("SERVICE-KERNEL");
        let asked = Asked::new(&self.asked[service], kernel);
        let json = guest::load(FOLDER, name);
        let runs = json["runs"].as_array().expect("runs");
        Beside {
            kernel: runs.iter().map(History::recorded).collect(),
            forecasts: self.forecasts.each_ref().map(|told| told.get(name).map(histories)),
            today: told(&asked),
            replayed: replayed(&asked, runs),
        }
    }
}
