//! A file of points, line by line, whatever happened to it.

use super::plan::{Found, Plan};
use crate::base::output::Output;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

/// The longest line that is read whole: a point has a few kilobytes for each group and span. What
/// is longer counts as several damaged ones.
const LINE_MAX: u64 = 1 << 26;

/// How a point's line begins.
const BEGINNING: &[u8] = b"{\"point\":";

/// Where a line lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub at: u64,
    pub bytes: u64,
}

/// What a file of points has.
#[derive(PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines {
    /// Lines as they were written, and whose they are; in the file's order.
    pub intact: Vec<(usize, Line)>,
    /// Numbers of lines that aren't as they were written.
    pub damaged: Vec<usize>,
    /// Number of the first whole line of another sweep.
    pub foreign: Option<usize>,
    /// Bytes up to the end of the last line.
    pub end: u64,
    /// Number of a line behind it that has no end.
    pub cut: Option<usize>,
    /// It may be the beginning of a point's line, that a kill cut short.
    pub cut_is_ours: bool,
}

impl Lines {
    /// Reads a file of points.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn read(file: impl Read, plan: &Plan) -> io::Result<Lines> {
        let mut reader = BufReader::new(file);
        let (mut lines, mut text) = (Lines::default(), Vec::new());
        for number in 1.. {
            text.clear();
            let bytes = (&mut reader).take(LINE_MAX).read_until(b'\n', &mut text)? as u64;
            if bytes < LINE_MAX && text.last() != Some(&b'\n') {
                lines.cut = (bytes > 0).then_some(number);
                lines.cut_is_ours = text.iter().zip(BEGINNING).all(|(a, b)| a == b);
                break;
            }
            match plan.find(&text) {
                Found::Point(point) => {
                    lines.intact.push((point, Line { at: lines.end, bytes }));
                }
                Found::Damaged => lines.damaged.push(number),
                Found::Foreign => {
                    lines.foreign.get_or_insert(number);
                }
            }
            lines.end += bytes;
        }
        Ok(lines)
    }

    /// True if there is text, and none of it is a point of this sweep.
    pub fn has_nothing_of_it(&self) -> bool {
        let cut_is_foreign = self.cut.is_some() && !self.cut_is_ours;
        self.intact.is_empty() && (!self.damaged.is_empty() || cut_is_foreign)
    }

    /// Which lines are damaged, in words.
    pub fn damage(&self) -> String {
        let shown: Vec<String> = self.damaged.iter().take(5).map(usize::to_string).collect();
        let more = self.damaged.len() - shown.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let noun = if self.damaged.len() == 1 { "line" } else { "lines" };
        format!("{noun} {}{more}", shown.join(", "))
    }
}

/// Copies lines in the given order to a file that appears whole.
pub(crate) fn write_sorted(
    from: &mut File,
    lines: impl Iterator<Item = Line>,
    to: &Path,
) -> io::Result<()> {
    let mut out = Output::create(to)?;
    for Line { at, bytes } in lines {
        from.seek(SeekFrom::Start(at))?;
        let copied = io::copy(&mut Read::by_ref(from).take(bytes), &mut out)?;
        if copied != bytes {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the journal is too short"));
        }
    }
    out.commit_synced()
}
