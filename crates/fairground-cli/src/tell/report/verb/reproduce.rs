//! The page of `reproduce`: a thread's numbers beside ours. What was fitted stands apart from what
//! came out by itself; a miss is never left out.

use super::captured;
use crate::study::{Compared, Kind, Reproduced};
use crate::tell::report::Content;
use crate::tell::report::panel::{Cell, Line, Panel, RangeRow, Ranges, Table, Tone};
use crate::tell::study as tell;
use crate::tell::{letter, shown};
use std::collections::BTreeSet;

/// A picture with more rows is one for each column of the thread's table.
const ROWS_MAX: usize = 40;

const KINDS: [(Kind, &str); 3] = [
    (Kind::Predicted, "came out by itself"),
    (Kind::Calibrated, "was fitted to these numbers, so it proves nothing"),
    (Kind::Erratum, "the author corrected later, so it is not judged"),
];

/// What the page holds.
pub fn content(done: &[Reproduced]) -> Content {
    let mut answer: Vec<String> = Vec::new();
    let cells: usize = done.iter().map(|study| study.judged().count()).sum();
    let hits: usize = done.iter().map(Reproduced::hits).sum();
    if done.len() > 1 {
        answer.push(format!("{hits} of {cells} cells of {} studies hit.", done.len()));
    }
    answer.extend(done.iter().map(sentence));
    answer.push(
        "Simulated, not measured again: ours is what the simulator gives, the thread's is what \
         its mail says."
            .into(),
    );
    let panels = done.iter().flat_map(of_study).collect();
    Content { answer, panels, ..Content::default() }
}

fn sentence(done: &Reproduced) -> String {
    let spec = &done.study.spec;
    let of = |kind| {
        let (hits, cells) = done.hits_of(kind);
        format!("{hits} of {cells}")
    };
    let misses = match done.misses() {
        0 => "none misses".to_owned(),
        1 => "1 misses".into(),
        more => format!("{more} miss"),
    };
    format!(
        "Study {}, {}: {} predicted cells hit, and {} that were fitted; {misses}.",
        spec.study,
        spec.title,
        of(Kind::Predicted),
        of(Kind::Calibrated)
    )
}

fn of_study(done: &Reproduced) -> Vec<Panel> {
    let spec = &done.study.spec;
    let title = format!("Study {}: {}", spec.study, spec.title);
    let mut panels = vec![Panel::Heading { title }];
    let head = format!("About study {}", spec.study);
    panels.extend(Panel::text(&head, vec![spec.thread.clone(), spec.source.clone()]));
    for (kind, says) in KINDS {
        let cells: Vec<&Compared> =
            done.cells.iter().filter(|compared| compared.cell.kind == kind).collect();
        if !cells.is_empty() {
            panels.extend(pictures(done, kind, &cells));
            panels.push(Panel::Table(table(done, kind, says, &cells)));
        }
    }
    let misses = tell::misses(done);
    let misses = misses.into_iter().map(|(head, note)| format!("{head}: {note}")).collect();
    panels.extend(Panel::text(&format!("Why cells of study {} miss", spec.study), misses));
    let errata = tell::errata(done);
    let errata = errata.into_iter().map(|(head, note)| format!("{head}: {note}")).collect();
    panels.extend(Panel::text(&format!("Errata of study {}", spec.study), errata));
    let letters = captured(|out| letter::write_pages(out, done));
    let name = format!("Tables of the letter, study {}", spec.study);
    panels.extend(Panel::lines(&name, letters.as_bytes()));
    for table in &spec.shown {
        let text = captured(|out| shown::write(out, table, &done.samples));
        panels.extend(Panel::lines(
            &format!("{}, study {}", table.title, spec.study),
            text.as_bytes(),
        ));
    }
    panels
}

/// Ours over the thread's, with its spread.
fn pictures(done: &Reproduced, kind: Kind, cells: &[&Compared]) -> Vec<Panel> {
    let name = format!("study {}, {}", done.study.spec.study, kind.word());
    if cells.len() <= ROWS_MAX {
        return vec![Panel::Ranges(picture(&name, cells, true))];
    }
    let columns: BTreeSet<&String> = cells.iter().map(|compared| &compared.cell.column).collect();
    let of_column = |column: &String| {
        let same: Vec<&Compared> =
            cells.iter().copied().filter(|compared| compared.cell.column == *column).collect();
        Panel::Ranges(picture(&format!("{name}, {column}"), &same, false))
    };
    columns.into_iter().map(of_column).collect()
}

fn picture(name: &str, cells: &[&Compared], with_column: bool) -> Ranges {
    Ranges {
        title: format!("Ours over the thread's: {name}"),
        sentence: "1 is the thread's own number, twice as much is 2. A bar goes from the 5th to \
                   the 95th percentile of our seeds; how near is near enough differs from cell to \
                   cell, and stands in the table."
            .into(),
        unit: "times".into(),
        is_log: true,
        ends: ["5 % of our seeds lie below", "ours", "95 %"].map(String::from),
        rows: cells.iter().map(|compared| row(compared, with_column)).collect(),
        lines: vec![Line { name: "the thread's number".into(), at: 1.0 }],
    }
}

/// A number that has another sign than the thread's, or none, has no place on a scale of factors.
fn row(compared: &Compared, with_column: bool) -> RangeRow {
    let Compared { cell, ours, low, high, .. } = compared;
    let times = |number: f64| Some(number / cell.target).filter(|x| x.is_finite() && *x > 0.0);
    let ends = [times(*low), times(*high)];
    let [low, high] = if cell.target < 0.0 { [ends[1], ends[0]] } else { ends };
    let likely = times(*ours);
    let is_whole = likely.is_some() && low.is_some() && high.is_some();
    let name = match with_column {
        true => format!("{}, {}", cell.row, cell.column),
        false => cell.row.clone(),
    };
    let verdict = if compared.verdict() == "miss" { "MISS" } else { compared.verdict() };
    let note = match is_whole {
        true => verdict.to_owned(),
        false => format!(
            "{verdict}; no factor: ours {}, the thread's {} {}",
            tell::number(*ours, &cell.unit),
            tell::number(cell.target, &cell.unit),
            cell.unit
        ),
    };
    let known = |value: Option<f64>| value.filter(|_| is_whole);
    let tone = if verdict == "MISS" { Tone::Bad } else { Tone::Plain };
    RangeRow { name, low: known(low), likely: known(likely), high: known(high), note, tone }
}

fn table(done: &Reproduced, kind: Kind, says: &str, cells: &[&Compared]) -> Table {
    let row = |compared: &&Compared| -> Vec<Cell> {
        let Compared { cell, ours, low, high, .. } = compared;
        let number = |value: f64| tell::number(value, &cell.unit);
        let percent = 100.0 * (ours - cell.target) / cell.target;
        let off = Some(percent).filter(|percent| percent.is_finite());
        let off = off.map_or("-".into(), |percent| format!("{percent:+.1} %"));
        let verdict = match compared.verdict() {
            "hit" => Cell::Toned { text: "hit".into(), tone: Tone::Good },
            "miss" => Cell::Toned { text: "MISS".into(), tone: Tone::Bad },
            other => Cell::from(other.to_owned()),
        };
        let words = [cell.row.clone(), cell.column.clone(), cell.unit.clone()];
        let numbers = [number(cell.target), number(*ours), number(*low), number(*high)];
        let cells = words.into_iter().chain(numbers).chain([off, cell.tolerance.to_string()]);
        cells.map(Cell::from).chain([verdict]).collect()
    };
    let columns =
        ["row", "column", "unit", "thread", "ours", "p5", "p95", "off by", "allowed", "verdict"];
    let spec = &done.study.spec;
    let fitted = match kind {
        Kind::Calibrated => format!(" {}", spec.calibration),
        Kind::Predicted | Kind::Erratum => String::new(),
    };
    Table {
        title: format!("Study {}, {}", spec.study, kind.word()),
        sentence: format!("What {says}.{fitted}"),
        columns: columns.map(String::from).into(),
        rows: cells.iter().map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(target: f64, ours: f64, low: f64, high: f64) -> RangeRow {
        let text = format!(
            "row = 'r'\ncolumn = 'c'\nunit = 'ms'\ntarget = {target:?}\narm = 'a'\n\
             tolerance = {{ percent = 10.0 }}\nkind = 'predicted'\nmetric = 'p99'"
        );
        let cell = toml::from_str(&text).unwrap();
        row(&Compared { cell, ours, low, high, hit: false }, true)
    }

    #[test]
    fn a_number_of_another_sign_has_no_place_among_factors() {
        let ends = |row: RangeRow| [row.low, row.likely, row.high];
        assert_eq!(ends(cell(2.0, 3.0, 1.0, 4.0)), [Some(0.5), Some(1.5), Some(2.0)]);
        assert_eq!(ends(cell(-2.0, -3.0, -4.0, -1.0)), [Some(0.5), Some(1.5), Some(2.0)]);
        for (target, ours) in [(0.0, 3.0), (2.0, -3.0), (2.0, 0.0)] {
            let row = cell(target, ours, ours - 1.0, ours + 1.0);
            assert!(row.note.starts_with("MISS; no factor: ours"), "{}", row.note);
            assert_eq!(ends(row), [None; 3]);
        }
    }
}
