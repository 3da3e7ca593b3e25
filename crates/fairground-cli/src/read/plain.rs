//! Values of the command line: as TOML has them, else the bare text.

use super::fault::{Sources, Span};
use super::tree::{Node, Value, parse_toml};

/// A value of the command line, its places meaningless.
pub(crate) fn plain_value(text: &str) -> Value {
    let mut scratch = Sources::default();
    let line = scratch.add("", format!("v = {text}"));
    let parsed = parse_toml(&scratch, line).ok().and_then(|node| match node.value {
        Value::Table(mut entries) if entries.len() == 1 => entries.pop(),
        _ => None,
    });
    parsed.map_or_else(|| Value::String(text.into()), |entry| entry.node.value)
}

/// Gives a value and all in it one place.
pub(crate) fn place_all(node: &mut Node, span: Span) {
    node.span = span;
    match &mut node.value {
        Value::List(items) => items.iter_mut().for_each(|item| place_all(item, span)),
        Value::Table(entries) => entries.iter_mut().for_each(|entry| {
            entry.key_span = span;
            place_all(&mut entry.node, span);
        }),
        _ => {}
    }
}
