//! Near which cache processes are gathered, beside recordings of kernels 7.2 and 7.3 on 8 CPUs with
//! two last-level caches (`data/oracle/gather`), and beside what was forecast.

use crate::guest;
use crate::placed::Recording;
use crate::placed::count::Counts;
use crate::scores::{Recorded, Shape, Suite, of, root, sum};
use serde_json::{Map, Value, json};

/// The folder of `data/oracle`, and its name as a forecast.
pub const FOLDER: &str = "gather";
/// By how many points a share may be off, and by how many percent a count, as of placement.
const SHARE_POINTS_MAX: f64 = 5.0;
const COUNT_PCT_MAX: f64 = 15.0;
/// Wake-ups of all runs from which on their shares say something.
const WAKEUPS_MIN: f64 = 100.0;

/// Figures of one side.
fn figures(counts: &Counts) -> Map<String, Value> {
    let together = 100.0 * counts.together_ns / counts.runtime_ns;
    let rounded = |value: f64| json!((value * 100.0).round() / 100.0);
    let mut figures = Map::from_iter([
        ("together".to_owned(), rounded(together)),
        ("across".to_owned(), rounded(counts.across)),
        ("migrations".to_owned(), rounded(counts.migrations)),
    ]);
    if counts.wakeups() >= WAKEUPS_MIN {
        figures.insert("other_llc".to_owned(), rounded(counts.pct(counts.other_llc)));
    }
    figures
}

fn is_share(figure: &str) -> bool {
    matches!(figure, "together" | "other_llc")
}

fn hits(figure: &str, kernel: f64, ours: f64) -> bool {
    let off = (ours - kernel).abs();
    match is_share(figure) {
        true => off <= SHARE_POINTS_MAX,
        false => off <= kernel * COUNT_PCT_MAX / 100.0,
    }
}

/// Writes what fairground says of the experiments that `asked.json` has.
pub fn forecast() {
    let Value::Object(asked) = guest::load(FOLDER, "asked") else { panic!("asked.json") };
    let told = asked.into_iter().map(|(name, json)| {
        let recording = Recording::of(name.clone(), json);
        (name, Value::Object(figures(&recording.replayed())))
    });
    let text = serde_json::to_string_pretty(&Value::Object(told.collect())).expect("JSON");
    let path = root().join("data/oracle").join(FOLDER).join("forecast.json");
    std::fs::write(path, text + "\n").expect("the forecast can be written");
}

pub fn suite() -> Suite {
    let names = guest::names(FOLDER).into_iter();
    let names = names.filter(|name| !matches!(name.as_str(), "asked" | "forecast"));
    let recorded = |name: String| Recorded {
        long: !name.starts_with("two-"),
        score: {
            let name = name.clone();
            Box::new(move || row(&name))
        },
        name,
    };
    Suite {
        name: "gather",
        page: "data/oracle/gather/scores.md",
        shape: Shape::Rows,
        head,
        recordings: names.map(recorded).collect(),
    }
}

/// A row: hits of the forecast and of today, then each figure: the kernel's, the forecast's,
/// today's; misses of today in bold.
fn row(name: &str) -> String {
    let recording = Recording::load(FOLDER, name);
    let (kernel, today) = (figures(&recording.recorded()), figures(&recording.replayed()));
    let told = &guest::load(FOLDER, "forecast")[name];
    let number = |value: &Value| value.as_f64().expect("a number");
    let (mut then_hits, mut today_hits) = (0, 0);
    let mut cells = Vec::new();
    for figure in ["together", "other_llc", "across", "migrations"] {
        let Some(kernel) = kernel.get(figure).map(number) else {
            cells.push(String::new());
            continue;
        };
        let (then, now) = (number(&told[figure]), today.get(figure).map_or(0.0, number));
        then_hits += usize::from(hits(figure, kernel, then));
        let hit = hits(figure, kernel, now);
        today_hits += usize::from(hit);
        let digits = usize::from(is_share(figure));
        let text = format!("{kernel:.digits$} / {then:.digits$} / {now:.digits$}");
        cells.push(if hit { text } else { format!("**{text}**") });
    }
    let all = kernel.len();
    format!("| {today_hits} of {all} | {then_hits} | {} |\n", cells.join(" | "))
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, figures) = sum(entries);
    let then = |(_, text): &(String, String)| -> usize {
        text.split('|').nth(2).and_then(|cell| cell.trim().parse().ok()).unwrap_or(0)
    };
    let forecast: usize = entries.iter().map(then).sum();
    let whole = entries.iter().filter(|(_, text)| of(text).0 == of(text).1).count();
    format!(
        "# Recordings of gathering: scores\n\n\
         {} recordings, eight phases of the tick each: **the forecast hit {forecast} of {figures} \
         figures**, today {hits} hit, {whole} recordings in all of theirs. Each cell: the \
         kernel's, the forecast's, today's; misses of today in bold. together: of the run time \
         of all processes, what each had in the cache where it had most, % (hit: within 5 \
         points); other_llc: wake-ups to another cache, % (5 points); across: times that a thread \
         went on in another cache (15 %); migrations (15 %).\n\n\
         | recording | hit | forecast hit | together | other_llc | across | migrations |\n\
         |---|---|---|---|---|---|---|\n",
        entries.len(),
    )
}
