//! YAML, as manifests and compose files are written: the events come from saphyr-parser, with
//! anchors, aliases and merge keys (`<<`) put in their places.

use super::{DEPTH_MAX, Entry, Node, VALUES_MAX, Value};
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use saphyr_parser::{Event, Marker, Parser, ScalarStyle};
use std::collections::{HashMap, HashSet};

/// Reads the documents of a source.
pub(crate) fn parse(sources: &Sources, source: u32) -> Read<Vec<Node>> {
    let text = sources.get(source).text.as_str();
    let offsets = Offsets::of(text);
    let place = |start: Marker, end: Marker| Span {
        source,
        start: offsets.byte(start.index()),
        end: offsets.byte(end.index()),
    };
    let mut builder = Builder::default();
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|error| {
            let at = place(*error.marker(), *error.marker());
            Fault::at(at, format!("this is no YAML: {}", clean(error.info())))
                .accepts("YAML: `key: value`, indented by spaces")
        })?;
        builder.event(event, place(span.start, span.end))?;
    }
    Ok(builder.documents)
}

/// Places in bytes: the parser counts characters.
struct Offsets(Option<Vec<u32>>);

impl Offsets {
    fn of(text: &str) -> Self {
        let starts = || text.char_indices().map(|(at, _)| at as u32);
        Offsets((!text.is_ascii()).then(|| starts().chain([text.len() as u32]).collect()))
    }

    fn byte(&self, index: usize) -> u32 {
        match &self.0 {
            None => index as u32,
            Some(starts) => starts.get(index).or(starts.last()).copied().unwrap_or(0),
        }
    }
}

/// The tree while it grows. A stack and not a recursion: its depth is the input's choice.
#[derive(Default)]
struct Builder {
    documents: Vec<Node>,
    open: Vec<Open>,
    anchors: HashMap<usize, Node>,
    values: usize,
    /// Those that are copies of others.
    copied: usize,
}

/// Values that aliases may make, and anchors keep: about 15 MB.
const COPIED_MAX: usize = 100_000;

/// A list or table that is not closed yet.
struct Open {
    span: Span,
    anchor: usize,
    value: Held,
}

enum Held {
    List(Vec<Node>),
    /// Entries, and the key that waits for its value.
    Table(Vec<Entry>, Option<(String, Span)>),
}

impl Builder {
    fn event(&mut self, event: Event<'_>, span: Span) -> Read<()> {
        match event {
            Event::Scalar(text, style, anchor, _) => self.scalar(&text, style, anchor, span),
            Event::SequenceStart(anchor, _) => self.begin(Held::List(vec![]), anchor, span),
            Event::MappingStart(anchor, _) => self.begin(Held::Table(vec![], None), anchor, span),
            Event::SequenceEnd | Event::MappingEnd => self.end(),
            Event::Alias(anchor) => self.alias(anchor, span),
            _ => Ok(()),
        }
    }

    fn scalar(&mut self, text: &str, style: ScalarStyle, anchor: usize, span: Span) -> Read<()> {
        if let Some(Open { value: Held::Table(_, key @ None), .. }) = self.open.last_mut() {
            *key = Some((text.to_owned(), span));
            return Ok(());
        }
        let value = match style {
            ScalarStyle::Plain => plain(text),
            _ => Value::String(text.to_owned()),
        };
        self.add(Node { span, value }, anchor)
    }

    fn begin(&mut self, value: Held, anchor: usize, span: Span) -> Read<()> {
        if self.open.len() >= DEPTH_MAX {
            return Err(Fault::at(span, format!("nested more than {DEPTH_MAX} deep"))
                .accepts(format!("at most {DEPTH_MAX} levels")));
        }
        if let Some(Open { value: Held::Table(_, None), .. }) = self.open.last() {
            return Err(Fault::at(span, "a list or table as a key has no meaning here")
                .accepts("a word as key")
                .help("of a Helm template: `helm template` writes the manifest without {{ }}"));
        }
        self.open.push(Open { span, anchor, value });
        Ok(())
    }

    fn end(&mut self) -> Read<()> {
        let Some(Open { span, anchor, value }) = self.open.pop() else { return Ok(()) };
        let value = match value {
            Held::List(items) => Value::List(items),
            Held::Table(entries, _) => Value::Table(merged(entries)?),
        };
        self.add(Node { span, value }, anchor)
    }

    fn alias(&mut self, anchor: usize, span: Span) -> Read<()> {
        let node = self.anchors.get(&anchor).cloned();
        let mut node = node.ok_or_else(|| Fault::at(span, "this alias names no anchor"))?;
        self.copy(&node, span)?;
        // Where it is used is where a fault is looked for.
        if !matches!(node.value, Value::List(_) | Value::Table(_)) {
            node.span = span;
        }
        self.add(node, 0)
    }

    fn add(&mut self, node: Node, anchor: usize) -> Read<()> {
        self.count(1, node.span)?;
        if anchor > 0 {
            self.copy(&node, node.span)?;
            self.anchors.insert(anchor, node.clone());
        }
        match self.open.last_mut().map(|open| &mut open.value) {
            None => self.documents.push(node),
            Some(Held::List(items)) => items.push(node),
            Some(Held::Table(entries, key)) => {
                let (key, key_span) = key.take().ok_or_else(|| {
                    Fault::at(node.span, "this key has no meaning here").accepts("a word as key")
                })?;
                entries.push(Entry { key, key_span, node });
            }
        }
        Ok(())
    }

    /// Aliases of aliases grow without end: what is bounded is what they grow to.
    fn copy(&mut self, node: &Node, span: Span) -> Read<()> {
        let values = size(node);
        self.copied += values;
        if self.copied > COPIED_MAX {
            return Err(Fault::at(span, format!("aliases make more than {COPIED_MAX} values"))
                .because("an alias stands for all that its anchor holds")
                .accepts("the values written out"));
        }
        self.count(values, span)
    }

    fn count(&mut self, values: usize, span: Span) -> Read<()> {
        self.values += values;
        if self.values > VALUES_MAX {
            return Err(Fault::at(span, format!("more than {VALUES_MAX} values"))
                .accepts(format!("at most {VALUES_MAX} values in a file")));
        }
        Ok(())
    }
}

fn size(node: &Node) -> usize {
    1 + match &node.value {
        Value::List(items) => items.iter().map(size).sum(),
        Value::Table(entries) => entries.iter().map(|entry| size(&entry.node)).sum(),
        _ => 0,
    }
}

/// The entries with those of `<<` behind them; a key of one's own wins.
fn merged(entries: Vec<Entry>) -> Read<Vec<Entry>> {
    let mut seen = HashSet::new();
    let twice = entries.iter().find(|entry| !seen.insert(entry.key.as_str()));
    if let Some(twice) = twice {
        return Err(twice.fault(format!("\"{}\" is given twice", clean(&twice.key))));
    }
    let (others, mut own): (Vec<Entry>, Vec<Entry>) =
        entries.into_iter().partition(|entry| entry.key == "<<");
    for entry in others {
        let tables = match entry.node.value {
            Value::List(items) => items,
            _ => vec![entry.node],
        };
        let mut known: HashSet<String> = own.iter().map(|entry| entry.key.clone()).collect();
        for table in tables {
            let Value::Table(more) = table.value else {
                return Err(Fault::at(table.span, "\"<<\" merges a table into this one")
                    .accepts("an alias of a table, *NAME"));
            };
            own.extend(more.into_iter().filter(|entry| known.insert(entry.key.clone())));
        }
    }
    Ok(own)
}

/// A scalar without quotes, by YAML's core schema.
fn plain(text: &str) -> Value {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Value::Null,
        "true" | "True" | "TRUE" => return Value::Bool(true),
        "false" | "False" | "FALSE" => return Value::Bool(false),
        _ => {}
    }
    if let Ok(number) = text.parse() {
        return Value::Integer(number);
    }
    let is_number = text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
    match text.parse::<f64>() {
        Ok(number) if is_number && number.is_finite() => Value::Float(number),
        _ => Value::String(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Read<Vec<Node>> {
        let mut sources = Sources::default();
        let source = sources.add("a.yaml", text);
        parse(&sources, source)
    }

    #[test]
    fn values_have_their_types_and_places() {
        let documents = read("a: 1.5\nb: [\"2\", 3, x y]\n---\né: ~\nc: {d: true}\n").unwrap();
        let [one, two] = &documents[..] else { panic!("{documents:?}") };
        assert_eq!(one.at(&["a"]).unwrap().value, Value::Float(1.5));
        let list = one.at(&["b"]).unwrap().list("b").unwrap();
        assert_eq!(list[0].value, Value::String("2".into()));
        assert_eq!(list[1].value, Value::Integer(3));
        assert_eq!(two.at(&["é"]).unwrap().value, Value::Null);
        let inner = two.at(&["c", "d"]).unwrap();
        assert_eq!((inner.value.clone(), inner.span.start), (Value::Bool(true), 41));
    }

    #[test]
    fn anchors_are_merged_and_own_keys_win() {
        let text = "x: &x {cpus: 1, mem: 2}\nweb:\n  <<: *x\n  cpus: 3\n";
        let documents = read(text).unwrap();
        assert_eq!(documents[0].at(&["web", "cpus"]).unwrap().value, Value::Integer(3));
        assert_eq!(documents[0].at(&["web", "mem"]).unwrap().value, Value::Integer(2));
    }

    #[test]
    fn aliases_of_aliases_are_bounded() {
        let mut text = String::from("a0: &a0 [x]\n");
        for n in 1..60 {
            let one = format!("*a{},", n - 1);
            text += &format!("a{n}: &a{n} [{}]\n", one.repeat(9));
        }
        assert!(read(&text).is_err());
        assert!(read("a: 1\na: 2\n").is_err());
        assert!(read("a: *b\n").is_err());
        assert!(read(&"[".repeat(100)).is_err());
        assert!(read("? [a]\n: b\n").is_err());
    }
}
