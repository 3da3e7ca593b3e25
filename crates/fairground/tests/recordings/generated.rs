//! Drawn experiments: forecasts beside recordings (`data/oracle/generated`).

use crate::drawn::{Batch, Beside};
use crate::scores::{Recorded, Shape, Suite};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Batches that have been recorded.
const BATCHES: [&str; 9] = [
    "batch-1", "batch-2", "batch-3", "batch-4", "batch-5", "batch-6", "batch-7", "batch-8",
    "batch-9",
];

pub fn suite() -> Suite {
    let mut recordings = Vec::new();
    for batch in BATCHES {
        let batch = Arc::new(Batch::load(batch));
        for name in batch.recorded() {
            let (batch, of) = (Arc::clone(&batch), name.clone());
            // Eight CPUs take seconds each.
            let long = batch.kind(&name).starts_with('8');
            let score = Box::new(move || row(&batch.kind(&of), batch.beside(&of)));
            recordings.push(Recorded { name, long, score });
        }
    }
    Suite {
        name: "generated",
        page: "data/oracle/generated/scores.md",
        shape: Shape::Rows,
        head,
        recordings,
    }
}

const COLUMNS: &str = "figures | hit | within 0.5 % | ranges overlap | turns to the end \
                       | today: hit | within 0.5 % | ranges overlap | turns to the end \
                       | by halves: the kernel | ours |\n\
                       |---|---|---|---|---|---|---|---|---|---|---|---|---|\n";

fn row(kind: &str, [then, today]: [Beside; 2]) -> String {
    let cells = |b: Beside| {
        let turns = format!("{} of {}", b.same_turns, b.runs);
        format!("{} | {} | {} | {turns}", b.hits, b.near, b.overlaps)
    };
    let halves = format!("{:.0} | {:.0}", today.halves.kernel, today.halves.ours);
    format!("| {kind} | {} | {} | {} | {halves} |\n", then.figures, cells(then), cells(today))
}

/// The sums of each batch and kind, then the head of the table of all.
fn head(entries: &[(String, String)]) -> String {
    let mut sums: BTreeMap<(String, String), Vec<Cell>> = BTreeMap::new();
    for (name, text) in entries {
        let batch = name.split('-').nth(1).expect("drawn-BATCH-ROW-KERNEL").to_owned();
        let mut cells = text.trim().trim_matches('|').split('|').map(str::trim);
        let kind = cells.next().expect("a kind").to_owned();
        let cells = cells.map(Cell::read);
        let sum = sums.entry((batch, kind)).or_default();
        match sum.is_empty() {
            true => *sum = cells.collect(),
            false => sum.iter_mut().zip(cells).for_each(|(sum, cell)| sum.add(&cell)),
        }
    }
    let row = |((batch, kind), cells): (&(String, String), &Vec<Cell>)| {
        let figures = cells[0].count;
        let shown: Vec<String> = cells.iter().map(|cell| cell.show(figures)).collect();
        format!("| {batch} | {kind} | {} |\n", shown.join(" | "))
    };
    format!(
        "# Drawn experiments: scores\n\n\
         Nobody chose them, and each batch was forecast and committed before it was recorded. \
         Figures that are 0 in all runs of both sides are left out. A figure hits by the \
         tolerances of the other recordings; within 0.5 %: medians over the 8 runs of each side; \
         ranges overlap: from the lowest to the highest of 8 runs. Turns to the end: runs on \
         one CPU without limits where the first 160 switches agree. By halves: what hits if half \
         of the kernel's runs are judged by its other half, on average over all halves, and if \
         as many of ours are. The kernel's own share is what no simulator can stay above.\n\n\
         | batch | kind | {COLUMNS}{}\n\
         | experiment | kind | {COLUMNS}",
        sums.iter().map(row).collect::<String>(),
    )
}

/// A count of a table, and of how many where that stands with it.
struct Cell {
    count: usize,
    of: Option<usize>,
}

impl Cell {
    fn read(text: &str) -> Cell {
        let (count, of) = text.split_once(" of ").map_or((text, None), |(a, b)| (a, Some(b)));
        let number = |text: &str| text.parse().expect("a count");
        Cell { count: number(count), of: of.map(number) }
    }

    fn add(&mut self, other: &Cell) {
        self.count += other.count;
        self.of = self.of.zip(other.of).map(|(a, b)| a + b);
    }

    /// With its share of all figures, or of what stands with it.
    fn show(&self, figures: usize) -> String {
        match self.of {
            Some(0) => "–".to_owned(),
            Some(all) => format!("{} of {all}", self.count),
            None if self.count == figures => self.count.to_string(),
            None => format!("{} ({:.0} %)", self.count, 100.0 * self.count as f64 / figures as f64),
        }
    }
}
