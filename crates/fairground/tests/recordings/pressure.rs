//! `cpu.pressure` of groups with CPU limits: what was predicted before the recording, what is said
//! today, and the kernel's (`data/oracle/pressure`).

use crate::guest;
use crate::replay::Recording;
use crate::scores::{Recorded, Shape, Suite, sum};
use fairground::sim::{pressure, simulate};
use fairground::units::{NS_PER_MS, NS_PER_US, Ns};
use serde_json::{Value, json};

/// Phases of the tick in a recording, and the step from one to the next.
const PHASES: u64 = 8;
const STEP_NS: Ns = 500 * NS_PER_US;
/// Ten ticks, as in the replays.
const BEFORE_NS: Ns = 40 * NS_PER_MS;

/// Per cent of the window: some waited, and some waited while none ran.
type Shares = [f64; 2];

pub fn suite() -> Suite {
    let recorded = |name: String| Recorded {
        long: false,
        score: {
            let name = name.clone();
            Box::new(move || row(&name))
        },
        name,
    };
    Suite {
        name: "pressure",
        page: "data/oracle/pressure/scores.md",
        shape: Shape::Rows,
        head,
        recordings: guest::names("pressure").into_iter().map(recorded).collect(),
    }
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, checks) = sum(entries);
    // The second column: "2 of 4".
    let first = |(_, text): &(String, String)| {
        let word = text.split(" | ").nth(1).and_then(|cell| cell.split(' ').next());
        word.and_then(|word| word.parse::<usize>().ok()).unwrap_or(0)
    };
    let predicted: usize = entries.iter().map(first).sum();
    format!(
        "# Pressure of CPUs on groups with a limit: scores\n\n\
         {} recordings, eight phases of the tick each. A figure hits if it is within 1 point or \
         5 % of the kernel's. **{predicted} of {checks} figures hit as predicted** before the \
         recording, which could not know the phases of the period timers that the kernel drew; \
         **{hits} of {checks} as of today with these phases**. Per cent of the window, by group: \
         the kernel's / predicted / today / today with the kernel's phases; misses in bold.\n\n\
         | recording | hit | predicted | some | full |\n|---|---|---|---|---|\n",
        entries.len(),
    )
}

fn row(name: &str) -> String {
    let json = guest::load("pressure", name);
    let paths: Vec<String> = groups(&json).iter().map(|spec| text(&spec["path"])).collect();
    let today = today(&json);
    if std::env::var_os("FAIRGROUND_PREDICT").is_some() {
        for (path, [some, full]) in paths.iter().zip(&today) {
            println!("{name} {path} {some:.2} {full:.2}");
        }
    }
    let Some(kernel) = recorded(&json) else { return "| not recorded |\n".to_owned() };
    let replayed = replayed(&json);
    let mut hits = [0; 2];
    let mut cells = [String::new(), String::new()];
    for (at, path) in paths.iter().enumerate() {
        for (which, cell) in cells.iter_mut().enumerate() {
            let theirs = kernel[at][which];
            let ours = [predicted(name, path)[which], today[at][which], replayed[at][which]];
            hits[0] += usize::from(is_near(ours[0], theirs));
            hits[1] += usize::from(is_near(ours[2], theirs));
            let ours = ours.map(|ours| {
                let bold = if is_near(ours, theirs) { "" } else { "**" };
                format!("{bold}{ours:.1}{bold}")
            });
            let gap = if at > 0 { "; " } else { "" };
            *cell += &format!("{gap}`{path}` {theirs:.1} / {}", ours.join(" / "));
        }
    }
    let ([some, full], checks) = (cells, 2 * paths.len());
    let [first, phased] = hits;
    format!("| {phased} of {checks} | {first} of {checks} | {some} | {full} |\n")
}

fn is_near(ours: f64, theirs: f64) -> bool {
    (ours - theirs).abs() <= f64::max(1.0, theirs / 20.0)
}

fn groups(json: &Value) -> &[Value] {
    json["groups"].as_array().expect("groups")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A line of `predicted.txt`, which no test writes.
fn predicted(name: &str, path: &str) -> Shares {
    let text = include_str!("../../../../data/oracle/pressure/predicted.txt");
    let is_wanted = |line: &&str| line.starts_with(&format!("{name} {path} "));
    let line = text.lines().find(is_wanted).expect("it was predicted");
    let mut words = line.split(' ').skip(2).map(|word| word.parse().expect("a number"));
    [words.next().expect("some"), words.next().expect("full")]
}

/// What the kernel's file said of each group, over all runs.
fn recorded(json: &Value) -> Option<Vec<Shares>> {
    let runs = json["runs"].as_array().filter(|runs| !runs.is_empty())?;
    let window_us = runs.len() as f64 * json["duration_ns"].as_f64()? / 1e3;
    let share = |row: usize, which: usize| {
        let us = |run: &Value| run["groups"][row]["pressure_us"][which].as_f64();
        100.0 * runs.iter().map(|run| us(run).expect("pressure")).sum::<f64>() / window_us
    };
    Some((0..groups(json).len()).map(|row| [share(row, 0), share(row, 1)]).collect())
}

/// What fairground says, from the head of the recording alone.
fn today(json: &Value) -> Vec<Shares> {
    // Kernel threads as the recordings of other experiments on these guests have them.
    let (count, time_ns) = if json["cpus"] == 2 { (14, 83_000) } else { (10, 170_000) };
    let mut json = json.clone();
    let foreign = json!({ "count": count, "time_ns": time_ns });
    let run = |phase| json!({ "offset_ns": phase * STEP_NS, "foreign": foreign });
    json["runs"] = (0..PHASES).map(run).collect();
    shares(json)
}

/// The recorded runs once more, with the phases that the kernel's timers had in them.
fn replayed(json: &Value) -> Vec<Shares> {
    shares(json.clone())
}

/// Means over the runs.
fn shares(json: Value) -> Vec<Shares> {
    let paths: Vec<String> = groups(&json).iter().map(|spec| text(&spec["path"])).collect();
    let recording = Recording { json };
    let mut sums = vec![[0.0; 2]; paths.len()];
    for phase in 0..PHASES {
        let t0_ns = BEFORE_NS + phase * STEP_NS;
        let mut scenario = recording.scenario(phase as usize, t0_ns, None);
        scenario.seed = phase;
        let mut recorder = pressure(&scenario);
        let outcome = simulate(&scenario, &mut recorder).expect("a recording can be run");
        recorder.finish(outcome.ended_ns);
        for (sum, path) in sums.iter_mut().zip(&paths) {
            let at = scenario.groups.iter().position(|group| group.path == *path).expect("a group");
            let seen = &recorder.groups()[at];
            sum[0] += seen.some_ns as f64;
            sum[1] += seen.full_ns as f64;
        }
    }
    let window_ns = PHASES as f64 * recording.duration_ns() as f64;
    sums.into_iter().map(|sum| sum.map(|ns| 100.0 * ns / window_ns)).collect()
}
