//! A tool's help, for people.

use crate::base::table::{Table, left};
use crate::base::text::{WIDTH, wrapped, write_text};
use crate::read::{FlagHelp, ToolHelp};
use std::io::{self, Write};

/// Writes what a tool's command takes.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, tool: &ToolHelp) -> io::Result<()> {
    write_text(out, &format!("{}: ", tool.name), tool.says)?;
    write_text(out, "  ", &format!("[{}]", tool.from))?;
    let taken = |flag: &&FlagHelp| !flag.refused;
    section(out, "Flags:", tool.flags.iter().filter(taken).filter(|flag| flag.key.is_none()))?;
    let own = "Of the model (a flag, or a key beside `command`):";
    section(out, own, tool.flags.iter().filter(|flag| flag.key.is_some()))?;
    section(out, "Not taken:", tool.flags.iter().filter(|flag| flag.refused))?;
    writeln!(out, "\nFor a scenario of its own: fairground run \"{} ...\"", tool.name)
}

fn section<'f>(
    out: &mut dyn Write,
    title: &str,
    flags: impl Iterator<Item = &'f FlagHelp>,
) -> io::Result<()> {
    let flags: Vec<&FlagHelp> = flags.collect();
    if flags.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{title}")?;
    let indent = 4 + flags.iter().map(|flag| flag.usage.len()).max().unwrap_or(0);
    let table = Table::new([left(indent), left(0).gap(0)]);
    for flag in flags {
        let key = flag.key.map_or(String::new(), |key| format!(" [{key}]"));
        let says = format!("{}{key}", flag.says);
        for (place, line) in wrapped(&says, WIDTH - indent).iter().enumerate() {
            let name = if place == 0 { format!("  {}", flag.usage) } else { String::new() };
            writeln!(out, "{}", table.line([&name, line]))?;
        }
    }
    Ok(())
}
