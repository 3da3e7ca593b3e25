//! lscpu's tables as text: `lscpu -e`, a table with headings, and `lscpu -p`, values between commas
//! under a comment that names them.

use super::hybrid;
use super::lscpu_caches::{self, Listed};
use super::places::{Fallible, Placed, Row, topology};
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use fairground::model::topology::CPUS_MAX;

/// Headings that a table has to have, in any order.
const NEEDED: [&str; 2] = ["cpu", "core"];

/// True if a text is one of the tables.
pub(super) fn looks_like(text: &str) -> bool {
    table(text).is_some()
}

/// The line of headings, and how it parts its columns.
fn table(text: &str) -> Option<(&str, char)> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let has_all = |line: &str, by: char| {
        let names = names(line, by);
        NEEDED.iter().all(|needed| names.iter().any(|name| name == needed))
    };
    if first.starts_with('#') {
        let comments = text.lines().take_while(|line| line.starts_with('#'));
        return comments.last().filter(|line| has_all(line, ',')).map(|line| (line, ','));
    }
    has_all(first, ' ').then_some((first, ' '))
}

fn names(line: &str, by: char) -> Vec<String> {
    cells(line.trim_start_matches('#'), by).map(str::to_lowercase).collect()
}

/// Cells between commas may be empty; between blanks they may not.
fn cells(line: &str, by: char) -> impl Iterator<Item = &str> {
    line.trim().split(by).map(str::trim).filter(move |cell| by == ',' || !cell.is_empty())
}

/// Reads a table.
pub(super) fn read(sources: &Sources, source: u32) -> Read<Placed> {
    let text = sources.get(source).text.as_str();
    let whole = sources.whole(source);
    let (heading, by) = table(text).unwrap_or(("", ' '));
    let names = names(heading, by);
    let (mut listed, mut max_mhz) = (Vec::new(), Vec::new());
    let clock = names.iter().position(|name| name == "maxmhz");
    for line in text.lines().filter(|line| !line.starts_with('#') && *line != heading) {
        let start = line.as_ptr() as usize - text.as_ptr() as usize;
        let span = Span { start: start as u32, end: (start + line.len()) as u32, ..whole };
        let cells: Vec<&str> = cells(line, by).collect();
        if cells.is_empty() || line.trim().is_empty() {
            continue;
        }
        if listed.len() > 16 * CPUS_MAX {
            return Err(Fault::at(span, format!("more than {CPUS_MAX} CPUs")));
        }
        if cells.len() < names.len() {
            // `-p` has the columns of caches last, behind an empty one.
            let of_cpu = names.iter().position(|name| name.is_empty()).unwrap_or(names.len());
            let short = cut_short(heading, cells.len(), names.len(), span);
            return Err(match cells.len() > of_cpu {
                true => lscpu_caches::or_lacking(short),
                false => short,
            });
        }
        listed.extend(row(&names, &cells, span)?);
        max_mhz.extend(clock.and_then(|at| cells.get(at)?.parse::<f64>().ok()));
    }
    hybrid::tell("lscpu's MAXMHZ", &max_mhz);
    topology(lscpu_caches::rows(listed), Fallible::At(Span { end: whole.end.min(1), ..whole }))
}

/// lscpu writes every cell, `-` or an empty one where it knows nothing: a shorter row was cut.
fn cut_short(heading: &str, found: usize, named: usize, span: Span) -> Box<Fault> {
    let heading = clean(heading.trim_start_matches('#').trim());
    Fault::at(span, format!("a CPU's row has {found} of {named} values"))
        .accepts(format!("a value for each of {heading}"))
        .help("write the file again: it seems to be cut short")
}

/// One CPU; None if it is offline.
fn row(names: &[String], cells: &[&str], span: Span) -> Read<Option<Listed>> {
    let cell = |name: &str| {
        let at = names.iter().position(|known| known == name)?;
        cells.get(at).copied().filter(|cell| !matches!(*cell, "" | "-"))
    };
    match cell("online") {
        Some("no" | "N") => return Ok(None),
        None | Some("yes" | "Y") => {}
        Some(other) => {
            return Err(Fault::at(span, format!("\"online\" is \"{}\"", clean(other)))
                .accepts("yes or no")
                .help("in another language? Run `LC_ALL=C lscpu -e`"));
        }
    }
    let number = |name: &str| -> Read<Option<u64>> {
        let Some(cell) = cell(name) else { return Ok(None) };
        let title = format!("\"{name}\" is \"{}\"", clean(cell));
        cell.parse().map(Some).map_err(|_| Fault::at(span, title).accepts("a number"))
    };
    let need = |name: &str| {
        number(name)?
            .ok_or_else(|| Fault::at(span, format!("a CPU has no \"{name}\"")).accepts("a number"))
    };
    let caches = caches(names, cells, span)?;
    let l1d = caches.iter().find(|(name, _)| *name == "l1d").and_then(|(_, n)| n.parse().ok());
    let row = Row {
        os_index: need("cpu")?,
        package: number("socket")?.unwrap_or(0),
        node: number("node")?.unwrap_or(0),
        llc: last_cache(&caches, span)?,
        core: need("core")?,
        capacity: 1024,
    };
    Ok(Some(Listed { row, l1d }))
}

/// Names and numbers of caches: of a column `L1d:L1i:L2:L3`, or of columns `L1d`, `L1i` and so on.
fn caches<'t>(names: &'t [String], cells: &[&'t str], span: Span) -> Read<Vec<(&'t str, &'t str)>> {
    let mut all = Vec::new();
    for (name, cell) in names.iter().zip(cells).filter(|(name, _)| name.starts_with('l')) {
        all.extend(lscpu_caches::numbers(name, cell, span)?);
    }
    Ok(all)
}

/// The number of the highest cache, made unique by its level.
fn last_cache(caches: &[(&str, &str)], span: Span) -> Read<Option<u64>> {
    let level = |name: &str| name.bytes().find(u8::is_ascii_digit).map(|digit| digit - b'0');
    let known = caches.iter().filter(|(_, number)| !matches!(*number, "" | "-"));
    let highest = known.filter_map(|(name, number)| Some((level(name)?, *number))).max();
    let Some((level, number)) = highest else { return Ok(None) };
    let title = format!("the number of a cache is \"{}\"", clean(number));
    let number: u32 = number.parse().map_err(|_| Fault::at(span, title).accepts("a number"))?;
    Ok(Some(u64::from(level) << 32 | u64::from(number)))
}
