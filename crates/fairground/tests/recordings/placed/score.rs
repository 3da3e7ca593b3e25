//! How close a replay is to its recording.

use super::Recording;
use super::count::{CLASSES, Counts};

/// By how many points of all wake-ups a share may be off.
const SHARE_POINTS_MAX: f64 = 5.0;
/// By how many percent of the kernel's the migrations may be off.
const MIGRATIONS_PCT_MAX: f64 = 15.0;

/// One figure beside the kernel's.
pub struct Line {
    pub figure: &'static str,
    kernel: f64,
    ours: f64,
    pub hit: bool,
}

impl Line {
    fn show(&self) -> String {
        let digits = if self.figure == "migrations" { 0 } else { 1 };
        let text = format!("{:.digits$} / {:.digits$}", self.kernel, self.ours);
        if self.hit { text } else { format!("**{text}**") }
    }
}

/// Every figure of one recording.
pub struct Score {
    pub lines: Vec<Line>,
    kernel: Counts,
    ours: Counts,
}

impl Score {
    pub fn of(recording: &Recording) -> Score {
        let (kernel, ours) = (recording.recorded(), recording.replayed());
        let share = |figure, of: &dyn Fn(&Counts) -> f64| {
            let (kernel, ours) = (kernel.pct(of(&kernel)), ours.pct(of(&ours)));
            let hit = (ours - kernel).abs() <= SHARE_POINTS_MAX;
            Line { figure, kernel, ours, hit }
        };
        let mut lines: Vec<Line> = (0..CLASSES.len())
            .map(|class| share(CLASSES[class], &|counts| counts.classes[class]))
            .collect();
        lines.push(share("other_llc", &|counts| counts.other_llc));
        // Eight cores in one cache: no other cache, no siblings, so nothing to compare.
        if !recording.name.contains("-smt-") {
            lines.retain(|line| !matches!(line.figure, "idle_sibling" | "other_llc"));
        }
        let hit = (ours.migrations - kernel.migrations).abs()
            <= kernel.migrations * MIGRATIONS_PCT_MAX / 100.0;
        lines.push(Line {
            figure: "migrations",
            kernel: kernel.migrations,
            ours: ours.migrations,
            hit,
        });
        Score { lines, kernel, ours }
    }

    /// The head of the table of rows.
    pub fn head() -> String {
        format!(
            "| recording | hit | wake-ups | {} | other_llc | migrations | by balancing |\n|{}\n",
            CLASSES.join(" | "),
            "---|".repeat(CLASSES.len() + 6)
        )
    }

    /// A row of the table after its name: kernel's and ours, misses in bold.
    pub fn row(&self) -> String {
        let cell = |figure: &str| {
            let line = self.lines.iter().find(|line| line.figure == figure);
            line.map_or(String::new(), Line::show)
        };
        let figures = CLASSES.iter().copied().chain(["other_llc", "migrations"]).map(cell);
        let cells: Vec<String> = figures.collect();
        let pair =
            |of: fn(&Counts) -> f64| format!("{:.0} / {:.0}", of(&self.kernel), of(&self.ours));
        let (wakeups, balancing) = (pair(Counts::wakeups), pair(|counts| counts.by_balancing));
        let hits = self.lines.iter().filter(|line| line.hit).count();
        let all = self.lines.len();
        format!("| {hits} of {all} | {wakeups} | {} | {balancing} |\n", cells.join(" | "))
    }
}
