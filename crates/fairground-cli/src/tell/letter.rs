//! A cover letter's tables as mmtests prints them, ours beside the thread's, and under them a page
//! that says what all gains say together.

use super::compare::gain;
use crate::base::table::{Table, left, right};
use crate::base::text::write_text;
use crate::study::gains::{self, Page, Row, Summary};
use crate::study::{Kind, Reproduced, Tolerance};
use std::io::{self, Write};

/// Writes all tables of a study's letters and what they say together; nothing if it has none.
pub fn write_pages(out: &mut dyn Write, done: &Reproduced) -> io::Result<()> {
    let pages = gains::pages(&done.study, &done.samples);
    for page in &pages {
        write_page(out, page, done)?;
    }
    for name in &done.study.spec.summaries {
        let named = pages.iter().filter(|page| page.letter.name.starts_with(name.as_str()));
        write_summary(out, name, &gains::summary(named))?;
    }
    if !pages.is_empty() {
        let text = "the thread's significance is as printed there; ours is mmtests' of 2022: \
                    Student's t on the difference of the means over the seeds, two-sided at 10 %. \
                    A positive gain is better. +: fitted; !: further from the thread's baseline \
                    than allowed.";
        write_text(out, "*: ", text)?;
    }
    Ok(())
}

/// Width of a row's name.
const LABEL: usize = 19;

fn write_page(out: &mut dyn Write, page: &Page<'_>, done: &Reproduced) -> io::Result<()> {
    let letter = page.letter;
    let [baseline, patch] = &letter.columns;
    let sense = letter.better.says();
    writeln!(out, "\n{} on {}, {}, {sense}", letter.name, letter.machine, letter.unit)?;
    let sides = Table::new([left(LABEL), right(34).gap(0), right(35).gap(2)]);
    writeln!(out, "{}", sides.line(["", "thread", "fairground"]))?;
    let side = |gap: usize, first: usize| [right(first).gap(gap), right(22).gap(0)];
    let columns = [left(LABEL)].into_iter().chain(side(0, 12)).chain(side(2, 13));
    writeln!(out, "{}", Table::new(columns).line(["", baseline, patch, baseline, patch]))?;
    for row in &page.rows {
        let place = format!("{}, {baseline}", letter.name);
        let cell = done.cells.iter().find(|c| c.cell.column == place && c.cell.row == row.point);
        let mark = match cell {
            Some(cell) if cell.cell.kind == Kind::Calibrated => '+',
            Some(cell) if !cell.hit => '!',
            _ => ' ',
        };
        write_row(out, &letter.statistic, row, mark)?;
    }
    let own = || done.cells.iter().filter(|c| letter.has_column(&c.cell.column));
    let (cells, hits) = own().fold((0, 0), |(n, hit), c| (n + 1, hit + usize::from(c.hit)));
    let within = own().find_map(|c| match c.cell.tolerance {
        Tolerance::Percent(percent) => Some(percent),
        _ => None,
    });
    let by_sign = match own().any(|c| matches!(c.cell.tolerance, Tolerance::SameSign)) {
        true => ", patched cells by the sign of their gain alone",
        false => "",
    };
    let near =
        within.map_or(String::new(), |percent| format!(" (baselines within {percent} %{by_sign})"));
    writeln!(out, "cells hit {hits} of {cells}{near}")
}

fn write_row(out: &mut dyn Write, statistic: &str, row: &Row, mark: char) -> io::Result<()> {
    let number = |x: f64| if x < 1000.0 { format!("{x:.4}") } else { format!("{x:.1}") };
    let gain = |side: usize| gain(row.gain[side], row.starred[side]);
    let [theirs, ours] = [row.theirs, row.ours].map(|pair| pair.map(number));
    let label = format!("{statistic} {}", row.point);
    let number = |gap: usize| right(12).gap(gap);
    let text = left(0).gap(0);
    let columns = [left(LABEL), number(0), number(0), text, number(2), text, number(0), text];
    let ([base, patch], [our_base, our_patch]) = (theirs, ours);
    let mark = mark.to_string();
    let cells = [label, base, patch, gain(0), our_base, mark, our_patch, gain(1)];
    writeln!(out, "{}", Table::new(columns).padded(cells))
}

fn write_summary(out: &mut dyn Write, name: &str, sums: &Summary) -> io::Result<()> {
    let Summary { positive, negative, rank_correlation, error_points, constant_error_points } =
        sums;
    let all = positive[0] + negative[0];
    writeln!(out, "\n{name}, the {all} cells that the thread calls significant:")?;
    writeln!(
        out,
        "  signs: {} of {} gains and {} of {} losses; a constant \"it helps\" has {} of {all}",
        positive[1], positive[0], negative[1], negative[0], positive[0]
    )?;
    writeln!(
        out,
        "  gains: rank correlation {rank_correlation:.2}; mean error {error_points:.1} points, a \
         constant's {constant_error_points:.1}"
    )
}
