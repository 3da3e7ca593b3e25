//! What is wrong with an input, where, and what would be accepted: one message.

use crate::base::text::{safe, visible};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

/// A piece of one source, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Span {
    pub source: u32,
    pub start: u32,
    pub end: u32,
}

/// A text that was read: a file, or an argument of the command line.
#[derive(Debug)]
pub(crate) struct Source {
    pub name: String,
    pub text: String,
}

/// Every text that a scenario was read from, so that a span can be shown.
#[derive(Debug, Default)]
pub(crate) struct Sources(Vec<Source>);

impl Sources {
    /// Keeps a text and returns its number.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> u32 {
        self.0.push(Source { name: name.into(), text: text.into() });
        (self.0.len() - 1) as u32
    }

    /// One source.
    pub fn get(&self, source: u32) -> &Source {
        &self.0[source as usize]
    }

    /// The span of a whole source.
    pub fn whole(&self, source: u32) -> Span {
        let end = self.get(source).text.len() as u32;
        Span { source, start: 0, end }
    }
}

/// What went wrong, before its place is looked up in the sources.
#[derive(Debug)]
pub(crate) struct Fault {
    place: Where,
    title: String,
    label: String,
    notes: Vec<(&'static str, String)>,
}

#[derive(Debug)]
enum Where {
    At(Span),
    In(String),
}

/// The result of reading something. A fault is boxed: it is the rare case.
pub(crate) type Read<T> = Result<T, Box<Fault>>;

impl Fault {
    /// A fault at a place in a text.
    pub fn at(span: Span, title: impl Into<String>) -> Box<Self> {
        Self::new(Where::At(span), title.into())
    }

    /// A fault of a whole file.
    pub fn of(file: impl Into<String>, title: impl Into<String>) -> Box<Self> {
        Self::new(Where::In(file.into()), title.into())
    }

    fn new(place: Where, title: String) -> Box<Self> {
        Box::new(Fault { place, title, label: String::new(), notes: Vec::new() })
    }

    /// Text under the marked place.
    pub fn label(mut self: Box<Self>, label: impl Into<String>) -> Box<Self> {
        self.label = label.into();
        self
    }

    /// What would be accepted.
    pub fn accepts(mut self: Box<Self>, accepted: impl Into<String>) -> Box<Self> {
        self.notes.push(("accepted", accepted.into()));
        self
    }

    /// What it says would be accepted.
    pub fn accepted(&self) -> Option<&str> {
        let notes = self.notes.iter();
        notes.rev().find(|(kind, _)| *kind == "accepted").map(|(_, text)| text.as_str())
    }

    /// Why it is so.
    pub fn because(mut self: Box<Self>, why: impl Into<String>) -> Box<Self> {
        self.notes.push(("because", why.into()));
        self
    }

    /// What to do next.
    pub fn help(mut self: Box<Self>, help: impl Into<String>) -> Box<Self> {
        self.notes.push(("help", help.into()));
        self
    }

    /// "did you mean", when a known name is close to what was found.
    pub fn suggest<'a>(
        self: Box<Self>,
        found: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Box<Self> {
        match closest(found, known) {
            Some(name) => self.help(format!("did you mean \"{}\"?", clean(name))),
            None => self,
        }
    }

    /// The message for people.
    pub fn seal(self, sources: &Sources) -> InputError {
        let place = match self.place {
            Where::In(file) => Place { name: clean(&file), excerpt: None },
            Where::At(span) => place(sources, span),
        };
        let notes = self.notes.into_iter().map(|(kind, text)| (kind, wrap(&safe(&text)))).collect();
        InputError(Box::new(Message { title: self.title, place, label: clean(&self.label), notes }))
    }
}

/// The known name that `found` was meant to be: one slip of the fingers away, or two, or in other
/// case. Formats that others extend are full of keys that we don't know: only these are refused.
pub(crate) fn misspelt<'k>(found: &str, known: &[&'k str]) -> Option<&'k str> {
    let small = found.to_lowercase();
    let slips = |name: &str| strsim::damerau_levenshtein(&small, &name.to_lowercase());
    let other = known.iter().filter(|name| **name != found && found.len() <= NAME_SHOWN);
    other.copied().find(|name| slips(name) <= if name.len() > 4 { 2 } else { 1 })
}

/// The known name that is nearest to `found`, if it is near at all.
pub(crate) fn closest<'a>(
    found: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if found.len() > NAME_SHOWN {
        return None;
    }
    let far = found.chars().count() / 3 + 1;
    known
        .into_iter()
        .filter(|name| name.len() <= NAME_SHOWN)
        .map(|name| {
            (strsim::damerau_levenshtein(&found.to_lowercase(), &name.to_lowercase()), name)
        })
        .filter(|(distance, _)| *distance <= far)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

const NAME_SHOWN: usize = 64;

/// Text of an input as it may be printed: short, and without control characters.
pub(crate) fn clean(text: &str) -> String {
    let mut shown: String = text.chars().take(NAME_SHOWN * 3).map(visible).collect();
    if text.chars().nth(NAME_SHOWN * 3).is_some() {
        shown.push('…');
    }
    shown
}

/// Lines of at most 76 columns, as a mail takes them.
fn wrap(text: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > 76 {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}

#[derive(Clone, Debug)]
struct Place {
    name: String,
    excerpt: Option<Excerpt>,
}

#[derive(Clone, Debug)]
struct Excerpt {
    line: usize,
    column: usize,
    text: Option<String>,
    start: usize,
    end: usize,
}

/// A longer line is named by its numbers only: nobody reads it.
const LINE_SHOWN: usize = 2000;

fn place(sources: &Sources, span: Span) -> Place {
    let source = sources.get(span.source);
    let text = source.text.as_str();
    let start = floor(text, span.start as usize);
    let end = floor(text, span.end as usize).max(start);
    let line_start = text[..start].rfind('\n').map_or(0, |i| i + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |i| start + i);
    let line_text = text[line_start..line_end].trim_end_matches('\r');
    let shown = line_text.len() <= LINE_SHOWN;
    let line_len = line_text.len();
    Place {
        name: clean(&source.name),
        excerpt: Some(Excerpt {
            line: text[..start].bytes().filter(|&b| b == b'\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            text: shown.then(|| line_text.to_owned()),
            start: (start - line_start).min(line_len),
            end: (end - line_start).min(line_len),
        }),
    }
}

fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// An input that can't be used: file, line, column and excerpt where there is one, what was
/// found, what is accepted.
#[derive(Clone, Debug)]
pub struct InputError(Box<Message>);

#[derive(Clone, Debug)]
struct Message {
    title: String,
    place: Place,
    label: String,
    notes: Vec<(&'static str, String)>,
}

impl InputError {
    /// The message, with colours if `colour` (give false off a terminal).
    pub fn render(&self, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut group = Group::with_title(Level::ERROR.primary_title(clean(&self.0.title)));
        group = match &self.0.place.excerpt {
            None => group.element(Origin::path(self.0.place.name.as_str())),
            Some(Excerpt { line, column, text: None, .. }) => group
                .element(Origin::path(self.0.place.name.as_str()).line(*line).char_column(*column)),
            Some(Excerpt { line, text: Some(text), start, end, .. }) => group.element(
                Snippet::source(text.as_str())
                    .path(self.0.place.name.as_str())
                    .line_start(*line)
                    .annotation(
                        AnnotationKind::Primary.span(*start..*end).label(self.0.label.as_str()),
                    ),
            ),
        };
        for (kind, text) in &self.0.notes {
            let level = if *kind == "help" { Level::HELP } else { Level::NOTE.with_name(*kind) };
            group = group.element(level.message(text.as_str()));
        }
        renderer.render(&[group])
    }

    /// What is wrong, in one line, without its place.
    pub fn title(&self) -> &str {
        &self.0.title
    }

    /// The file's name, and line and column where there are any.
    pub fn place(&self) -> (&str, Option<(usize, usize)>) {
        let at = self.0.place.excerpt.as_ref().map(|excerpt| (excerpt.line, excerpt.column));
        (&self.0.place.name, at)
    }
}

impl std::fmt::Display for InputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for InputError {}
