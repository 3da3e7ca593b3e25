//! Request services under two changes each: the range of the p99 that was forecast from their
//! dashboards' figures before the changes were recorded, and what the kernel then did
//! (`data/oracle/what-if`).

use crate::guest;
use crate::scores::{Recorded, Shape, Suite, sum};
use serde_json::Value;

const FOLDER: &str = "what-if";
/// Place of the p99 among the quantiles of a recording.
const P99: usize = 4;

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
        name: "what-if",
        page: "data/oracle/what-if/scores.md",
        shape: Shape::Rows,
        head,
        recordings: services.map(recorded).collect(),
    }
}

/// A line of `forecast.txt`, which no test writes.
#[derive(Clone)]
struct Forecast {
    change: String,
    low_ms: f64,
    likely_ms: f64,
    high_ms: f64,
    /// Some explanation fits the figures.
    fits: bool,
}

impl Forecast {
    fn of(line: &str) -> Forecast {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words[at].parse().expect("a number");
        Forecast {
            change: words[1].to_owned(),
            low_ms: number(2),
            likely_ms: number(3),
            high_ms: number(4),
            fits: words[6] == "fits",
        }
    }

    fn holds(&self, truth_ms: f64) -> bool {
        (self.low_ms..=self.high_ms).contains(&truth_ms)
    }
}

/// What was said of a service: as it is, then of both changes.
fn forecasts(name: &str) -> Vec<Forecast> {
    let text = include_str!("../../../../data/oracle/what-if/forecast.txt");
    let is_mine = |line: &&str| line.split(' ').next() == Some(name);
    text.lines().filter(is_mine).map(Forecast::of).collect()
}

pub fn p99_ms(json: &Value) -> f64 {
    json["figures"]["quantiles_us"][P99].as_f64().expect("a quantile") / 1e3
}

/// A forecast beside what was recorded of the change.
fn pairs(name: &str) -> Vec<(Forecast, f64)> {
    let all = guest::names(FOLDER);
    let beside = |(number, forecast): (usize, Forecast)| {
        let file = format!("{name}.{number}");
        let json = all.contains(&file).then(|| guest::load(FOLDER, &file))?;
        let change = json["what_if"].as_str().expect("a change").replace(' ', "_");
        assert_eq!(forecast.change, change, "{file}");
        Some((forecast, p99_ms(&json)))
    };
    forecasts(name).into_iter().enumerate().skip(1).filter_map(beside).collect()
}

fn row(name: &str) -> String {
    let as_is = p99_ms(&guest::load(FOLDER, name));
    let pairs = pairs(name);
    let hits = pairs.iter().filter(|(forecast, truth_ms)| forecast.holds(*truth_ms)).count();
    let cell = |(forecast, truth_ms): &(Forecast, f64)| {
        let bold = if forecast.holds(*truth_ms) { "" } else { "**" };
        let Forecast { low_ms, likely_ms, high_ms, .. } = forecast;
        let change = forecast.change.replace('_', " ");
        format!("{change}: {bold}{truth_ms:.1}{bold} / {low_ms:.1}–{likely_ms:.1}–{high_ms:.1}")
    };
    let fits = forecasts(name).first().is_some_and(|forecast| forecast.fits);
    let fits = if fits { "yes" } else { "no" };
    let cells: Vec<String> = pairs.iter().map(cell).collect();
    let (cells, of) = (cells.join(" | "), pairs.len());
    format!("| {hits} of {of} | {fits} | {as_is:.1} | {cells} |\n")
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, checks) = sum(entries);
    let every: Vec<(Forecast, f64)> = entries.iter().flat_map(|(name, _)| pairs(name)).collect();
    let mut widths: Vec<f64> =
        every.iter().map(|(forecast, _)| forecast.high_ms / forecast.low_ms).collect();
    widths.sort_by(f64::total_cmp);
    let median = widths.get(widths.len() / 2).copied().unwrap_or(f64::NAN);
    let of_fitting = |(forecast, _): &&(Forecast, f64)| forecast.fits;
    let fitting = every.iter().filter(of_fitting).count();
    let held = every.iter().filter(of_fitting).filter(|(f, truth_ms)| f.holds(*truth_ms)).count();
    format!(
        "# Request services under two changes: scores\n\n\
         {} services. **{hits} of {checks} p99 lie in the range that was forecast** before they \
         were recorded; of those services that some explanation fits, {held} of {fitting}. Half \
         of the ranges are at most {median:.2} times wide (upper end by lower end). Times in ms: \
         the kernel's p99 / low–likely–high; misses in bold.\n\n\
         | service | hit | fits | p99 as it is | first change | second change |\n\
         |---|---|---|---|---|---|\n",
        entries.len(),
    )
}
