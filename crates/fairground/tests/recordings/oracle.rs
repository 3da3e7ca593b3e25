//! Recordings of real kernels 6.1 to 7.3 (`data/oracle`): run times, switches, delays,
//! limits.

use crate::guest;
use crate::replay::Recording;
use crate::replay::score::{Line, Score};
use crate::scores::{Recorded, Shape, Suite, is_of, sum};
use std::fmt::Write as _;

/// Many wake-ups, or eight CPUs: seconds each.
const LONG: &[&str] = &[
    "limit-never",
    "limit-smp2-slack-room",
    "limit-smp8-requests-room",
    "rt-fifo-yield",
    "rt-smp2-deadline",
    "rt-smp2-deadline-fifo",
    "rt-smp2-three-fifo",
    "rt-smp2-three-rr",
    "rt-smp8-fifo",
    "smp2-sleepers-hog",
    "smp8-idle-cpus",
    "smp8-mixed",
    "two-sleepers-hog",
];

/// Kernels that were recorded at fewer phases.
const LATER: &[&str] = &["-7.2", "-7.3"];

pub fn suite() -> Suite {
    let recorded = |name: String| Recorded {
        long: is_of(&name, LONG),
        score: {
            let name = name.clone();
            Box::new(move || section(&Recording::load(&name)))
        },
        name,
    };
    Suite {
        name: "oracle",
        page: "data/oracle/scores.md",
        shape: Shape::Sections,
        head,
        recordings: guest::names(".").into_iter().map(recorded).collect(),
    }
}

fn head(entries: &[(String, String)]) -> String {
    let of_kernel = |kernel: &str| {
        let end = format!("-{kernel}");
        entries.iter().filter(move |(name, _)| name.ends_with(&end))
    };
    let later = |kernel: &str| {
        let (hits, figures) = sum(of_kernel(kernel));
        let count = of_kernel(kernel).count();
        let hit = format!("**{hits} of {figures} figures hit**");
        format!("{count} recordings of {kernel}, 8 phases each: {hit}")
    };
    let is_early = |(name, _): &&(String, String)| !LATER.iter().any(|end| name.ends_with(end));
    let early = entries.iter().filter(is_early);
    let (count, (hits, figures)) = (early.clone().count(), sum(early));
    let urgent = entries.iter().filter(|(name, _)| name.starts_with("rt-"));
    let (urgent_hits, urgent_figures) = sum(urgent);
    format!(
        "# Recordings of real kernels: scores\n\n\
         {count} recordings, 20 phases of the tick each: **{hits} of {figures} figures hit**, of \
         those of real-time and deadline tasks (`rt-*`) {urgent_hits} of {urgent_figures}.\n\n\
         {}. {}.\n\n\
         A figure hits, on one CPU, if our median is inside the kernel's 10–90 % range; on \
         several, if the run time of each task is within 2 % of the median, switches and \
         migrations of all within 10 %. Misses are listed: median [10 % 90 %]. Those marked \
         (small) are less than 10 µs or 0.1 % off. The order of turns, on one CPU, is the same \
         task within an eighth of a tick, of the first 160 switches of each run.\n",
        later("7.2"),
        later("7.3"),
    )
}

/// What is written of a recording: hits, the order of turns, misses.
fn section(recording: &Recording) -> String {
    let Score { lines, agreeing } = Score::of(recording);
    let misses: Vec<&Line> = lines.iter().filter(|line| !line.hit()).collect();
    let mut text = format!("{} of {} figures hit.", lines.len() - misses.len(), lines.len());
    if !agreeing.is_empty() {
        let whole = agreeing.iter().filter(|(same, all)| same == all).count();
        let mut turns: Vec<usize> = agreeing.iter().map(|(same, _)| *same).collect();
        turns.sort_unstable();
        let _ = write!(
            text,
            " In {whole} of {} runs the turns agree to the end; \
             the median run agrees for {} turns.",
            turns.len(),
            turns[turns.len() / 2]
        );
    }
    text += "\n";
    if !misses.is_empty() {
        text += "\n| task | figure | kernel | ours | deviation |\n|---|---|---|---|---|\n";
        misses.iter().for_each(|line| text += &(line.row() + "\n"));
    }
    text
}
