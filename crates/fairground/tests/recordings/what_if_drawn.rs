//! Services that nobody chose under two changes each: what `explain` and its set said from their
//! dashboards' figures before the changes were recorded, and what the kernel then did
//! (`data/oracle/what-if-drawn`).

use crate::guest;
use crate::scores::{Recorded, Shape, Suite, sum};
use crate::what_if::p99_ms;

const FOLDER: &str = "what-if-drawn";
/// What the first sentence goes by, per cent of the p99: most of it, and some of it.
const MAIN_PERCENT: f64 = 50.0;
const SOME_PERCENT: f64 = 10.0;

pub fn suite() -> Suite {
    let recorded = |name: String| Recorded {
        long: false,
        score: {
            let name = name.clone();
            Box::new(move || row(&name))
        },
        name,
    };
    let services = guest::names(FOLDER).into_iter().filter(|name| !name.contains('.'));
    Suite {
        name: FOLDER,
        page: "data/oracle/what-if-drawn/scores.md",
        shape: Shape::Rows,
        head,
        recordings: services.map(recorded).collect(),
    }
}

/// A range that was forecast.
#[derive(Clone, Copy)]
struct Forecast {
    low: f64,
    likely: f64,
    high: f64,
}

impl Forecast {
    fn of(words: &[&str]) -> Forecast {
        let number = |at: usize| words[at].parse().expect("a number");
        Forecast { low: number(2), likely: number(3), high: number(4) }
    }

    fn holds(&self, truth: f64) -> bool {
        (self.low..=self.high).contains(&truth)
    }

    fn cell(&self, truth: f64) -> String {
        let bold = if self.holds(truth) { "" } else { "**" };
        let Forecast { low, likely, high } = self;
        format!("{bold}{truth:.1}{bold} / {low:.1}–{likely:.1}–{high:.1}")
    }
}

/// What was said of a service, and what its changes did.
struct Answer {
    /// `main`, `part`, `little`, `unknown`, or `misfit`.
    said: String,
    part_percent: Forecast,
    truth_percent: f64,
    /// The change, the forecast of its p99, the kernel's p99, ms.
    changes: Vec<(String, Forecast, f64)>,
}

impl Answer {
    /// None if there was no answer.
    fn of(name: &str) -> Option<Answer> {
        let text = include_str!("../../../../data/oracle/what-if-drawn/forecast.txt");
        let lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
        let lines: Vec<Vec<&str>> = lines.filter(|words| words[0] == name).collect();
        let [part, _as_it_is, changes @ ..] = &lines[..] else { return None };
        let change = |(place, words): (usize, &Vec<&str>)| {
            let recorded = guest::load(FOLDER, &format!("{name}.{}", place + 1));
            let what = recorded["what_if"].as_str().expect("a change").replace(' ', "_");
            assert_eq!(words[1], what, "{name}");
            (what.replace('_', " "), Forecast::of(words), p99_ms(&recorded))
        };
        let changes: Vec<_> = changes.iter().enumerate().map(change).collect();
        let (_, _, free_ms) = changes.iter().find(|(what, ..)| what == "no limit")?;
        let now_ms = p99_ms(&guest::load(FOLDER, name));
        Some(Answer {
            said: part[5].to_owned(),
            part_percent: Forecast::of(part),
            truth_percent: 100.0 * (1.0 - (free_ms / now_ms).min(1.0)),
            changes,
        })
    }

    /// True if the page's ranges may be decided by.
    fn is_forecast(&self) -> bool {
        self.said != "misfit"
    }

    /// Whether the first sentence is right; none if it says nothing.
    fn is_right(&self) -> Option<bool> {
        match self.said.as_str() {
            "main" => Some(self.truth_percent >= MAIN_PERCENT),
            "part" => Some(self.truth_percent >= SOME_PERCENT),
            "little" => Some(self.truth_percent < SOME_PERCENT),
            _ => None,
        }
    }
}

fn row(name: &str) -> String {
    let now_ms = p99_ms(&guest::load(FOLDER, name));
    let Some(answer) = Answer::of(name) else {
        return format!("| 0 of 0 | no answer | | {now_ms:.1} | | |\n");
    };
    let held = answer.changes.iter().filter(|(_, range, truth_ms)| range.holds(*truth_ms)).count();
    let (held, of) = if answer.is_forecast() { (held, answer.changes.len()) } else { (0, 0) };
    let said = match answer.is_right() {
        Some(false) => format!("**{}**", answer.said),
        _ => answer.said.clone(),
    };
    let part = answer.part_percent.cell(answer.truth_percent);
    let cell = |(what, range, truth_ms): &(String, Forecast, f64)| {
        format!("{what}: {}", range.cell(*truth_ms))
    };
    let cells: Vec<String> = answer.changes.iter().map(cell).collect();
    format!("| {held} of {of} | {said} | {part} | {now_ms:.1} | {} |\n", cells.join(" | "))
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, checks) = sum(entries);
    let all: Vec<Answer> = entries.iter().filter_map(|(name, _)| Answer::of(name)).collect();
    let told: Vec<&Answer> = all.iter().filter(|answer| answer.is_forecast()).collect();
    let ranges = told.iter().flat_map(|answer| &answer.changes);
    let mut widths: Vec<f64> = ranges.map(|(_, range, _)| range.high / range.low).collect();
    widths.sort_by(f64::total_cmp);
    let median = widths.get(widths.len() / 2).copied().unwrap_or(f64::NAN);
    let said = told.iter().filter_map(|answer| answer.is_right()).count();
    let wrong = told.iter().filter(|answer| answer.is_right() == Some(false)).count();
    format!(
        "# Drawn services under two changes: scores\n\n\
         {} services, {} with a forecast. **{hits} of {checks} p99s lie in the range that was \
         forecast** before they were recorded; half of the ranges are at most {median:.2} times \
         wide (upper end by lower end). The first sentence of the page said in {said} how much the \
         limit is, and was wrong in {wrong}.\n\n\
         The limit's part of the p99 is in per cent, times in ms: the kernel's / \
         low–likely–high; misses in bold. `misfit`: the page says not to decide by it, so it does \
         not count.\n\n\
         | service | hit | said of the limit | its part | p99 as it is | first change | second \
         change |\n|---|---|---|---|---|---|---|\n",
        entries.len(),
        told.len(),
    )
}
