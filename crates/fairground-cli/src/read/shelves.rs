//! What the shelves of the library hold, each item with what it says of itself.

use super::fault::Sources;
use super::library::{LibraryItem, Shelf};
use super::tree::{Node, Value, parse_toml};

/// What a shelf of the library holds.
pub(crate) fn shelf(shelf: Shelf) -> Vec<LibraryItem> {
    let item = |name: &str| {
        let (what, source) = match shelf.get(name) {
            Some((_, text)) if shelf == Shelf::Workloads => comment(text),
            Some((_, text)) => words(text),
            None => Default::default(),
        };
        LibraryItem { name: name.into(), what, source }
    };
    shelf.names().into_iter().map(item).collect()
}

/// `what` and `source` of a TOML file.
pub(crate) fn words(text: &str) -> (String, String) {
    let mut sources = Sources::default();
    let source = sources.add("", text);
    let Ok(Node { value: Value::Table(entries), .. }) = parse_toml(&sources, source) else {
        return Default::default();
    };
    let word = |key: &str| {
        let entry = entries.iter().find(|entry| entry.key == key);
        entry.and_then(|entry| entry.text().ok()).unwrap_or("").to_owned()
    };
    (word("what"), word("source"))
}

/// The first comment of a JSON file: what it is, then `Source:` and where it comes from.
pub(crate) fn comment(text: &str) -> (String, String) {
    let inner = text.trim_start().strip_prefix("/*").and_then(|text| text.split_once("*/"));
    let inner = inner.map_or("", |(comment, _)| comment);
    let lines: Vec<&str> =
        inner.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    let joined = lines.join(" ");
    let (what, source) = joined.split_once("Source:").unwrap_or((&joined, ""));
    (what.trim().to_owned(), source.trim().to_owned())
}
