//! TOML 1.1, read by the `toml` crate; keys are put back into the order of the text, since the
//! order of events matters.

use super::{Entry, Node, Value};
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Reads the text of a source.
pub(crate) fn parse(sources: &Sources, source: u32) -> Read<Node> {
    let text = sources.get(source).text.as_str();
    let table = DeTable::parse(text).map_err(|error| {
        if is_trace(text) {
            let title = "this is a trace of the scheduler's events, which is not read";
            return Fault::at(sources.whole(source), title)
                .accepts("a scenario in TOML, rt-app's JSON, or a workload tool's command")
                .help("a service that was traced can be described by its figures: fairground fit");
        }
        let range = error.span().unwrap_or(0..0);
        let span = Span { source, start: range.start as u32, end: range.end as u32 };
        Fault::at(span, format!("this is no TOML: {}", error.message()))
            .accepts("TOML: key = value, [table], # comment")
    })?;
    let value = entries(source, table.get_ref())?;
    Ok(Node { span: sources.whole(source), value })
}

/// True of text as perf, trace-cmd and ftrace print it.
fn is_trace(text: &str) -> bool {
    const SIGNS: [&str; 4] = ["# tracer:", "sched_switch:", "sched_waking:", "sched_wakeup:"];
    let start = text.lines().take(50);
    start.into_iter().any(|line| SIGNS.iter().any(|sign| line.contains(sign)))
}

fn entries(source: u32, table: &DeTable<'_>) -> Read<Value> {
    let mut entries = Vec::with_capacity(table.len());
    for (key, value) in table {
        let key_span = span(source, key.span());
        entries.push(Entry {
            key: key.get_ref().to_string(),
            key_span,
            node: node(source, value, key_span)?,
        });
    }
    entries.sort_by_key(|entry: &Entry| entry.key_span.start);
    Ok(Value::Table(entries))
}

fn node(source: u32, value: &Spanned<DeValue<'_>>, key: Span) -> Read<Node> {
    let mut place = span(source, value.span());
    let value = match value.get_ref() {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Boolean(value) => Value::Bool(*value),
        DeValue::Integer(number) => integer(place, number.as_str(), number.radix())?,
        DeValue::Float(number) => float(place, number.as_str())?,
        DeValue::Datetime(_) => {
            return Err(Fault::at(place, "a date or time of day has no meaning here")
                .accepts("a duration is written in quotes, \"10ms\""));
        }
        DeValue::Array(items) => {
            let items = items.iter().map(|item| node(source, item, key));
            Value::List(items.collect::<Read<_>>()?)
        }
        // A [header] table reaches over many lines: its name is the better place to point at.
        DeValue::Table(table) => {
            place = key;
            entries(source, table)?
        }
    };
    Ok(Node { span: place, value })
}

fn span(source: u32, range: std::ops::Range<usize>) -> Span {
    Span { source, start: range.start as u32, end: range.end as u32 }
}

fn integer(place: Span, text: &str, radix: u32) -> Read<Value> {
    let digits = text.replace('_', "");
    let value = i128::from_str_radix(digits.trim_start_matches('+'), radix);
    value.map(Value::Integer).map_err(|_| too_large(place, text))
}

fn float(place: Span, text: &str) -> Read<Value> {
    match text.replace('_', "").parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(Value::Float(value)),
        Ok(_) => Err(Fault::at(place, format!("{} is no finite number", clean(text)))),
        Err(_) => Err(too_large(place, text)),
    }
}

fn too_large(place: Span, text: &str) -> Box<Fault> {
    Fault::at(place, format!("the number {} is too large", clean(text)))
}
