//! Where a variant changes how many threads a runtime makes of its limit: it is another service
//! then, and not the same one under another limit.

use crate::base::text::write_text;
use crate::experiment::compare::{Comparison, Section};
use std::io::{self, Write};

/// What stands above the lines.
pub const TITLE: &str = "What runtimes make of their limits is not the same in these variants:";

/// Writes it above the tables; nothing if all variants have the same threads.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    let told = told(done);
    if told.is_empty() {
        return Ok(());
    }
    writeln!(out, "{TITLE}")?;
    told.iter().try_for_each(|line| write_text(out, "  ", line))?;
    writeln!(out)
}

/// A line for each arm, of the first section in which they differ.
pub fn told(done: &Comparison) -> Vec<String> {
    let differ = |section: &&Section| section.threads.iter().any(|of| *of != section.threads[0]);
    let Some(section) = done.sections.iter().find(differ) else { return Vec::new() };
    let arms = done.arms.iter().zip(&section.threads);
    arms.map(|(arm, threads)| match threads.as_slice() {
        [] => format!("{arm}: no number of threads follows a limit"),
        all => format!("{arm}: {}", all.join("; ")),
    })
    .collect()
}
