//! A patch of the kernel as a unified diff: in which functions do its changed lines stand?
//!
//! A hunk's header names the function that begins before it; a line of the hunk that begins in
//! the first column and has a name before a parenthesis begins another one. `}` in the first
//! column ends it, and any other word there but a label or a statement: the function of the
//! header may have ended before the hunk begins. A header that names a label or nothing leaves the
//! function open. Lines of comments change nothing. Mails are decoded, also those that quote a
//! patch with `> `. No parser of C: what macros hide is not seen.

mod code;
mod comments;
mod mail;

use super::fault::{Fault, InputError, Read, Sources};
use super::file::read_text;
use crate::base::console;
use crate::base::text::shorten;
use code::{Within, function_of, is_outside, within};
use comments::Comments;
use std::collections::BTreeMap;
use std::path::Path;

/// What stands for the name of a function where there is none.
const OUTSIDE: &str = "(outside functions)";
/// The same where a hunk does not say which one it is.
const UNKNOWN: &str = "(function not known)";
/// So many lines at a hunk's end that do not change are no loss: mailers take empty ones away.
const CONTEXT: usize = 3;
/// The largest patch, bytes.
const PATCH_MAX: u64 = 8 << 20;

/// What a changed line stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A function.
    Function,
    /// `SCHED_FEAT(NAME, …)`.
    Feature,
    /// Neither: a variable, a structure, a macro.
    Outside,
    /// A function or not: the hunk does not say.
    Unknown,
}

/// A function that a patch touches, or one of Linux's `sched_features`, or what is outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touched {
    /// Its name.
    pub name: String,
    /// The file that it is in.
    pub file: String,
    /// Changed lines in it.
    pub lines: usize,
    /// What it is.
    pub kind: Kind,
}

/// The functions that a patch touches, in its order.
///
/// # Errors
/// When the file can't be read or has no hunk.
pub fn touched_by(path: &Path) -> Result<Vec<Touched>, InputError> {
    let sources = Sources::default();
    read(path).map_err(|fault| fault.seal(&sources))
}

fn read(path: &Path) -> Read<Vec<Touched>> {
    let text = read_text(path, PATCH_MAX)?;
    let name = path.display().to_string();
    let text = mail::decoded(&text).map_err(|why| {
        Fault::of(name.as_str(), why)
            .accepts("a mail as text, in quoted-printable or in base64; or the patch alone")
    })?;
    let reader = reader_of(&text);
    if reader.hunks == 0 {
        let of_merge = ["diff --cc ", "diff --combined "];
        if text.lines().any(|line| of_merge.iter().any(|head| line.starts_with(head))) {
            return Err(Fault::of(name, "it is the diff of a merge beside all its parents")
                .accepts("a diff of two versions: git diff OLD NEW"));
        }
        return Err(Fault::of(name, "there is no hunk of a patch in it")
            .accepts("a unified diff: git diff, git format-patch, diff -u, or a mail with one"));
    }
    for cut in &reader.cut {
        console::warn(&format!("{name}: {cut}"));
    }
    Ok(reader.touched)
}

/// Where the reader of a patch is.
#[derive(Default)]
struct Reader {
    file: String,
    function: Within,
    /// The head of the hunk that is read.
    head: String,
    /// Lines that the hunk still has of the old file and of the new one.
    left: [usize; 2],
    hunks: usize,
    comments: Comments,
    touched: Vec<Touched>,
    /// Where a name of a file stands there.
    places: BTreeMap<(String, String), usize>,
    /// True just behind a hunk's last line.
    behind: bool,
    /// What is wrong with hunks: those that end before their lines do, or after them.
    cut: Vec<String>,
}

fn reader_of(text: &str) -> Reader {
    let is_quoted = text.lines().any(|line| line.starts_with("> @@ "));
    let unquoted = |line| match str::strip_prefix(line, ">") {
        Some(rest) if is_quoted => rest.strip_prefix(' ').unwrap_or(rest),
        _ => line,
    };
    let mut reader = Reader::default();
    let mut lines = text.lines().map(unquoted).peekable();
    while let Some(line) = lines.next() {
        // A hunk may announce more lines than it has: the names of the next file end it.
        let is_of_names = |next: &&str| line.starts_with("--- ") && next.starts_with("+++ ");
        if lines.peek().is_some_and(is_of_names) {
            reader.end_hunk();
        }
        reader.hear(line);
    }
    reader.end_hunk();
    reader
}

impl Reader {
    fn hear(&mut self, line: &str) {
        // A patch that was cut by hand announces more lines than it has.
        if ["@@ -", "diff --git "].iter().any(|head| line.starts_with(head)) {
            self.end_hunk();
        }
        if self.left != [0, 0] || self.is_left_over(line) {
            return self.in_hunk(line);
        }
        if let Some(name) = line.strip_prefix("+++ ").or_else(|| line.strip_prefix("--- ")) {
            let name = name.split_whitespace().next().unwrap_or_default();
            let name = name.strip_prefix("a/").or(name.strip_prefix("b/")).unwrap_or(name);
            if name != "/dev/null" {
                self.file = name.into();
            }
        } else if let Some((left, rest)) = line.strip_prefix("@@ ").and_then(header) {
            (self.left, self.function) = (left, within(rest));
            line.clone_into(&mut self.head);
            self.comments = Comments::default();
            self.hunks += 1;
        }
    }

    /// A changed line where the hunk should be over: its header counts too few, as after an edit by
    /// hand. The line of a mail's signature is none.
    fn is_left_over(&mut self, line: &str) -> bool {
        let is_signature = line.trim_end() == "--";
        let is_changed = line.starts_with(['+', '-']) && !is_signature && !is_name(line);
        let is_part = is_changed || line.starts_with(' ');
        if self.behind && is_changed {
            let told = format!(
                "the hunk \"{} @@\" of {} has more lines than its header says; they count too",
                self.short_head(),
                self.file
            );
            if self.cut.last() != Some(&told) {
                self.cut.push(told);
            }
        }
        self.behind &= is_part;
        self.behind && is_part
    }

    fn short_head(&self) -> String {
        shorten(self.head.split(" @@").next().unwrap_or_default(), 60)
    }

    /// Lines that are still to come do not come.
    fn end_hunk(&mut self) {
        let [old, new] = std::mem::take(&mut self.left);
        if old != new || old > CONTEXT {
            let head = self.short_head();
            self.cut.push(format!(
                "the hunk \"{head} @@\" of {} is cut: {old} lines of the old file and {new} of the \
                 new one are missing",
                self.file
            ));
        }
    }

    fn in_hunk(&mut self, line: &str) {
        // Mailers take blanks away: a line without a sign is one that does not change.
        let has_sign = line.starts_with([' ', '+', '-', '\\']);
        let (sign, code) = line.split_at(usize::from(has_sign));
        let of = match sign {
            "-" => [1, 0],
            "+" => [0, 1],
            "\\" => return,
            _ => [1, 1],
        };
        for (left, of) in self.left.iter_mut().zip(of) {
            *left = left.saturating_sub(of);
        }
        self.behind = self.left == [0, 0];
        let is_comment = self.comments.are_all_of(code);
        match function_of(code) {
            Some(name) => self.function = Within::Function(name),
            None if !is_comment && is_outside(code) => self.function = Within::Outside,
            None => {}
        }
        if matches!(sign, "+" | "-") && !is_comment && !code.trim().is_empty() {
            self.count(code);
        }
        if code.starts_with('}') {
            self.function = Within::Outside;
        }
    }

    fn count(&mut self, code: &str) {
        if !self.file.ends_with(".c") && !self.file.ends_with(".h") {
            return;
        }
        let feature =
            code.trim().strip_prefix("SCHED_FEAT(").and_then(|rest| rest.split(',').next());
        let (name, kind) = match (feature, &self.function) {
            (Some(name), _) => (name.trim().to_owned(), Kind::Feature),
            (None, Within::Function(name)) => (name.clone(), Kind::Function),
            (None, Within::Outside) => (OUTSIDE.to_owned(), Kind::Outside),
            (None, Within::Unknown) => (UNKNOWN.to_owned(), Kind::Unknown),
        };
        let key = (self.file.clone(), name.clone());
        let place = *self.places.entry(key).or_insert(self.touched.len());
        match self.touched.get_mut(place) {
            Some(known) => known.lines += 1,
            None => self.touched.push(Touched { name, file: self.file.clone(), lines: 1, kind }),
        }
    }
}

/// True of the lines that name a patch's files.
fn is_name(line: &str) -> bool {
    ["--- ", "+++ "].iter().any(|head| line.starts_with(head))
}

/// `-12,7 +12,9 @@ static int f(void)`: how many lines of each file, and what stands behind.
fn header(rest: &str) -> Option<([usize; 2], &str)> {
    let (numbers, behind) = rest.split_once(" @@")?;
    let (old, new) = numbers.split_once(' ')?;
    let count = |text: &str, sign: char| {
        let range = text.strip_prefix(sign)?;
        range.split_once(',').map_or(Some(1), |(_, count)| count.parse().ok())
    };
    Some(([count(old, '-')?, count(new, '+')?], behind.trim_start()))
}

#[cfg(test)]
mod tests;
