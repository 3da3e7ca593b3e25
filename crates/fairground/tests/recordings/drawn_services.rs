//! Drawn services: forecasts beside kernels, by the measures that were set before
//! (`data/oracle/drawn-services`).

use crate::jobs::{Beside, FOLDER, History, Services, Side, change_hits, is_near, median};
use crate::scores::{Recorded, Shape, Suite};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// Histories of the kernel, and targets near the predicted p99 and far from it, of each service.
const HISTORIES: usize = 8;
const TARGETS: usize = 2;

pub fn suite() -> Suite {
    let services = Arc::new(Services::load());
    let recorded = |name: String| {
        let (services, of) = (Arc::clone(&services), name.clone());
        // Eight CPUs take seconds each.
        let long = name.starts_with("job-8-");
        Recorded { name, long, score: Box::new(move || row(&services.beside(&of))) }
    };
    Suite {
        name: FOLDER,
        page: "data/oracle/drawn-services/scores.md",
        shape: Shape::Rows,
        head,
        recordings: services.recorded().into_iter().map(recorded).collect(),
    }
}

const COLUMNS: &str = "| service | p99, ms | throttled, % of periods | throttled, ms | near \
                       verdicts right | other verdicts right | histories in the range | or 1 % \
                       beside it |\n|---|---|---|---|---|---|---|---|\n";

fn row(beside: &Beside) -> String {
    let cell = |figure: fn(&History) -> f64, hits: fn(f64, f64) -> bool| {
        let kernel = median(&beside.kernel, figure);
        let show = |side: Option<Side<'_>>| match side.map(|side| side.median(figure)) {
            None => "–".to_owned(),
            Some(ours) if hits(ours, kernel) => format!("{ours:.3}"),
            Some(ours) => format!("**{ours:.3}**"),
        };
        format!("{kernel:.3} / {}", beside.sides().map(show).join(" / "))
    };
    let counts = |count: fn(Side<'_>) -> usize| {
        let show = |side: Option<Side<'_>>| match side {
            None => "–".to_owned(),
            Some(side) => count(side).to_string(),
        };
        beside.sides().map(show)[..3].join(" / ")
    };
    format!(
        "| {} | {} | {} | {} | {} | {} | {} |\n",
        cell(|history| history.p99_ms, |ours, kernel| is_near(ours, kernel, 10.0)),
        cell(|history| history.throttled_pct, |ours, kernel| (ours - kernel).abs() <= 5.0),
        cell(|history| history.throttled_ms, |ours, kernel| is_near(ours, kernel, 10.0)),
        counts(|side| side.verdicts()[0]),
        counts(|side| side.verdicts()[1]),
        counts(|side| side.held()),
        counts(|side| side.nearly_held()),
    )
}

/// The kernel, both forecasts, today, and today with the kernel's timers; not a number if it was
/// not said.
type Sides = [f64; 5];
/// The same of what is counted: both forecasts and today.
type Counts = [f64; 3];

/// A row of the page, as numbers.
struct Scored {
    p99_ms: Sides,
    throttled_pct: Sides,
    throttled_ms: Sides,
    near: Counts,
    far: Counts,
    held: Counts,
    nearly_held: Counts,
}

impl Scored {
    fn read(text: &str) -> Scored {
        let text = text.replace('*', "");
        let cells: Vec<&str> = text.trim().trim_matches('|').split('|').collect();
        Scored {
            p99_ms: numbers(cells[0]),
            throttled_pct: numbers(cells[1]),
            throttled_ms: numbers(cells[2]),
            near: numbers(cells[3]),
            far: numbers(cells[4]),
            held: numbers(cells[5]),
            nearly_held: numbers(cells[6]),
        }
    }
}

fn numbers<const N: usize>(cell: &str) -> [f64; N] {
    let mut words = cell.split('/').map(str::trim);
    [(); N].map(|()| match words.next().expect("a number for each") {
        "–" => f64::NAN,
        word => word.parse().unwrap_or_else(|_| panic!("{cell}")),
    })
}

/// So many of so many: both forecasts, today, and today with the kernel's timers.
struct Count(Vec<[usize; 2]>);

impl Count {
    /// Of those on each side that hit: `hits` has no answer where nothing was said.
    fn of<T>(all: &[T], hits: impl Fn(&T, usize) -> Option<bool>) -> Count {
        let on = |side| {
            let said: Vec<bool> = all.iter().filter_map(|one| hits(one, side)).collect();
            [said.iter().filter(|&&hit| hit).count(), said.len()]
        };
        Count((1..5).map(on).collect())
    }

    fn cells(&self) -> String {
        let cell = |&[hits, all]: &[usize; 2]| {
            let percent = 100.0 * hits as f64 / all.max(1) as f64;
            format!("{hits} of {all} ({percent:.1} %)")
        };
        let mut cells: Vec<String> = self.0.iter().map(cell).collect();
        cells.resize(4, "–".to_owned());
        cells.join(" | ")
    }
}

/// True if ours hits, if something was said.
fn said(sides: &Sides, side: usize, hits: impl Fn(f64, f64) -> bool) -> Option<bool> {
    (!sides[side].is_nan()).then(|| hits(sides[side], sides[0]))
}

/// Each measure of some services, and its goal.
fn measures(scored: &[&Scored]) -> Vec<(&'static str, &'static str, Count)> {
    let sum = |of: fn(&Scored) -> Counts, each: usize| {
        let on = |side: usize| {
            let values = scored.iter().map(|one| of(one)[side]).filter(|value| !value.is_nan());
            let values: Vec<f64> = values.collect();
            [values.iter().sum::<f64>() as usize, each * values.len()]
        };
        Count((0..3).map(on).collect())
    };
    let p99 = |percent: f64| {
        let near = |ours, kernel| is_near(ours, kernel, percent);
        Count::of(scored, move |one, side| said(&one.p99_ms, side, near))
    };
    let points = |ours: f64, kernel: f64| (ours - kernel).abs() <= 5.0;
    let tenth = |ours, kernel| is_near(ours, kernel, 10.0);
    let or_ms = |ours: f64, kernel: f64| tenth(ours, kernel) || (ours - kernel).abs() <= 1.0;
    let ratio = Count::of(scored, |one, side| said(&one.throttled_pct, side, points));
    let time = Count::of(scored, |one, side| said(&one.throttled_ms, side, tenth));
    let time_or_ms = Count::of(scored, |one, side| said(&one.throttled_ms, side, or_ms));
    vec![
        ("throttle ratio within 5 points", "95 %", ratio),
        ("p99 within 10 %", "85 %", p99(10.0)),
        ("p99 within 20 %", "95 %", p99(20.0)),
        ("throttled time within 10 %", "75 %", time),
        ("the same, or within 1 ms", "", time_or_ms),
        ("verdicts on 0.9 and 1.1 of the predicted p99", "90 %", sum(|one| one.near, TARGETS)),
        ("verdicts on 0.7 and 1.5 of it", "", sum(|one| one.far, TARGETS)),
        ("histories with their p99 in our 5 to 95 %", "85–95 %", sum(|one| one.held, HISTORIES)),
        ("the same, or at most 1 % beside it", "", sum(|one| one.nearly_held, HISTORIES)),
    ]
}

/// What a knob does, of all twins: changes of the p99 in percent and of the throttle ratio in
/// points.
fn changes(services: &Services, all: &BTreeMap<&str, Scored>) -> (Count, Count, String) {
    let (mut p99s, mut ratios, mut table) = (Vec::new(), Vec::new(), String::new());
    for (name, twin) in all {
        let (service, kernel) = name.rsplit_once('-').expect("SERVICE-KERNEL");
        let Some((base, knob)) = services.twin_of(service) else { continue };
        let Some(base) = all.get(format!("{base}-{kernel}").as_str()) else { continue };
        let change = |side: usize| 100.0 * (twin.p99_ms[side] / base.p99_ms[side] - 1.0);
        let points = |side: usize| twin.throttled_pct[side] - base.throttled_pct[side];
        let (p99, ratio) = ([0, 1, 2, 3, 4].map(change), [0, 1, 2, 3, 4].map(points));
        writeln!(table, "| {name} | {knob} | {} | {} |", signed(p99), signed(ratio))
            .expect("text takes text");
        p99s.push(p99);
        ratios.push(ratio);
    }
    let count = |all: &[Sides]| Count::of(all, |one, side| said(one, side, change_hits));
    (count(&p99s), count(&ratios), table)
}

fn signed(sides: Sides) -> String {
    let cell = |side: usize| match said(&sides, side, change_hits) {
        None => "–".to_owned(),
        Some(true) => format!("{:+.1}", sides[side]),
        Some(false) => format!("**{:+.1}**", sides[side]),
    };
    [0, 1, 2, 3, 4].map(cell).join(" / ")
}

fn head(entries: &[(String, String)]) -> String {
    let services = Services::load();
    let all: BTreeMap<&str, Scored> =
        entries.iter().map(|(name, text)| (name.as_str(), Scored::read(text))).collect();
    let every: Vec<&Scored> = all.values().collect();
    let (p99, ratio, knobs) = changes(&services, &all);
    let mut sums = measures(&every);
    sums.push(("a knob moves the p99 the same way, within 5 points of its size", "90 %", p99));
    sums.push(("the same of the throttle ratio", "", ratio));
    let mut page = format!(
        "# Services with CPU limits that nobody chose: scores\n\n\
         {} services and kernels, eight phases of the tick each, forecast and committed before \
         they were recorded. Medians over the kernel's 8 histories and our 32; what each figure \
         is: [README](README.md).\n\n\
         | measure | goal | forecast | second forecast | today | today, with the phases of the \
         kernel's timers |\n|---|---|---|---|---|---|\n",
        all.len(),
    );
    for (measure, goal, count) in &sums {
        writeln!(page, "| {measure} | {goal} | {} |", count.cells()).expect("text takes text");
    }
    page += &by_kind(&all);
    write!(
        page,
        "\n## What a knob does\n\nThe kernel / forecast / second forecast / today / today with \
         the kernel's timers; misses in bold.\n\n\
         | twin | knob | p99, % | throttle ratio, points |\n|---|---|---|---|\n\
         {knobs}\n## Each\n\nThe kernel / forecast / second forecast / today / today with the \
         kernel's timers; of what is counted forecast / second / today, of {TARGETS}, {TARGETS} \
         and {HISTORIES}. In bold: a p99 or time off by more than 10 %, a ratio by more than 5 \
         points.\n\n{COLUMNS}",
    )
    .expect("text takes text");
    page
}

/// The second forecast's measures by number of CPUs and kernel.
fn by_kind(all: &BTreeMap<&str, Scored>) -> String {
    let mut kinds: BTreeMap<String, Vec<&Scored>> = BTreeMap::new();
    for (name, scored) in all {
        let (service, kernel) = name.rsplit_once('-').expect("SERVICE-KERNEL");
        let cpus = service.split('-').nth(1).expect("job-CPUS-NUMBER");
        kinds.entry(format!("{cpus} CPUs, {kernel}")).or_default().push(scored);
    }
    let mut text = String::from(
        "\nThe second forecast by kind:\n\n| kind | ratio, 5 points | p99, 10 % | p99, 20 % | \
         time, 10 % | time, or 1 ms | near verdicts | other verdicts | histories in the range | \
         or 1 % beside it |\n|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for (kind, scored) in kinds {
        let cells = measures(&scored).into_iter().map(|(_, _, Count(sides))| {
            let [hits, all] = sides[1];
            format!("{hits} of {all}")
        });
        let cells: Vec<String> = cells.collect();
        writeln!(text, "| {kind} | {} |", cells.join(" | ")).expect("text takes text");
    }
    text
}
