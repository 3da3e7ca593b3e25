//! Lines of a text with their places, for formats that are made of lines.

use crate::read::fault::{Fault, Read, Sources, Span, clean};
use std::str::FromStr;

/// A line without the blanks around it, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Line<'t> {
    pub text: &'t str,
    pub span: Span,
}

/// The lines of a source that are not empty.
pub(super) fn lines(sources: &Sources, source: u32) -> impl Iterator<Item = Line<'_>> {
    let text = sources.get(source).text.as_str();
    let start_of = |line: &str| line.as_ptr() as usize - text.as_ptr() as usize;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(move |line| {
        let start = start_of(line);
        let span = Span { source, start: start as u32, end: (start + line.len()) as u32 };
        Line { text: line, span }
    })
}

impl Line<'_> {
    /// A fault at this line.
    pub fn fault(&self, title: impl Into<String>) -> Box<Fault> {
        Fault::at(self.span, title)
    }

    /// A number of this line, `what` in messages.
    pub fn number<T: FromStr>(&self, what: &str, text: &str, accepted: &str) -> Read<T> {
        let wrong = || self.fault(format!("{what} is \"{}\"", clean(text))).accepts(accepted);
        text.parse().map_err(|_| wrong())
    }
}
