//! Mixes of slices with a feature on and off (batch 6 of `data/oracle/generated`): what the switch
//! changes.

use crate::drawn::{Batch, Changes};
use crate::scores::{Recorded, Shape, Suite};
use std::sync::Arc;

const BATCH: &str = "batch-6";

pub fn suite() -> Suite {
    let batch = Arc::new(Batch::load(BATCH));
    let pairs = batch.pairs().into_iter().map(|(on, off)| {
        let (batch, name) = (Arc::clone(&batch), on.clone());
        Recorded { name, long: false, score: Box::new(move || row(batch.changes(&on, &off))) }
    });
    Suite {
        name: "mixes",
        page: "data/oracle/generated/mixes.md",
        shape: Shape::Rows,
        head,
        recordings: pairs.collect(),
    }
}

const COLUMNS: &str = "changes | right | the kernel moves | same way | and right | today: right | \
                       same way | and right |\n|---|---|---|---|---|---|---|---|---|\n";

fn row([then, today]: [Changes; 2]) -> String {
    let shown = |c: Changes| format!("{} | {}", c.same_way, c.moved_right);
    let (first, second) = (shown(then), shown(today));
    let Changes { all, right, moved, .. } = then;
    format!("| {all} | {right} | {moved} | {first} | {} | {second} |\n", today.right)
}

/// The sums of each kernel, then the head of the table of all.
fn head(entries: &[(String, String)]) -> String {
    let sums = ["6.12", "6.18"].map(|kernel| {
        let own = entries.iter().filter(|(name, _)| name.ends_with(kernel));
        let mut sum = [0; 8];
        for (_, text) in own {
            let counts = text.split('|').filter_map(|cell| cell.trim().parse::<usize>().ok());
            sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        format!("| {kernel} | {} |\n", sum.map(|count| count.to_string()).join(" | "))
    });
    format!(
        "# Mixes of slices: what PREEMPT_SHORT changes\n\n\
         Each mix was recorded as the kernel is and with NO_PREEMPT_SHORT, and was forecast \
         before. Of each task the mean delay and the switches, medians of 8 runs: off as a \
         multiple of on. Right: ours is within 5 points of the kernel's, or 5 % where it grows. \
         The kernel moves: by more than 5 points.\n\n\
         | kernel | {COLUMNS}{}\n\
         | mix | {COLUMNS}",
        sums.concat(),
    )
}
