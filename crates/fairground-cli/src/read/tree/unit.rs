//! systemd's unit files: `[Section]`, `Key=value`, comments, and lines that go on after `\`.

use super::{Entry, Node, Value};
use crate::read::fault::{Fault, Read, Sources, Span, clean};

/// Reads the text of a source: a table of sections, each a table of strings. A key may be given
/// more than once, and so may a section.
pub(crate) fn parse(sources: &Sources, source: u32) -> Read<Node> {
    let text = sources.get(source).text.as_str();
    let mut sections: Vec<Entry> = Vec::new();
    let mut lines = Lines { source, text, at: 0 };
    while let Some((line, span)) = lines.next() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with(['#', ';']) {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let node = Node { span, value: Value::Table(Vec::new()) };
            sections.push(Entry { key: name.into(), key_span: span, node });
            continue;
        }
        let entry = entry(line, span, &mut lines)?;
        let Some(section) = sections.last_mut() else {
            return Err(entry
                .fault(format!("\"{}\" stands before any section", clean(&entry.key)))
                .accepts("[Service] or [Slice], then Key=value"));
        };
        if let Value::Table(entries) = &mut section.node.value {
            entries.push(entry);
        }
    }
    Ok(Node { span: sources.whole(source), value: Value::Table(sections) })
}

/// Lines without the space before them.
struct Lines<'t> {
    source: u32,
    text: &'t str,
    at: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self) -> Option<(&'t str, Span)> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let line = rest.split('\n').next().unwrap_or(rest);
        let inner = line.trim_start();
        let start = self.at + line.len() - inner.len();
        let end = start + inner.trim_end().len();
        self.at += line.len() + 1;
        Some((inner, Span { source: self.source, start: start as u32, end: end as u32 }))
    }
}

fn entry(line: &str, span: Span, lines: &mut Lines<'_>) -> Read<Entry> {
    let Some((key, value)) = line.split_once('=') else {
        return Err(Fault::at(span, "this is no line of a unit file")
            .accepts("[Section], Key=value, # comment"));
    };
    let mut text = value.trim().to_owned();
    while text.ends_with('\\') {
        let (more, _) = lines.next().unwrap_or(("", span));
        text.pop();
        text.truncate(text.trim_end().len());
        text.push(' ');
        text.push_str(more.trim());
    }
    let start = span.start + (line.len() - value.trim_start().len()) as u32;
    let value_span = Span { start: start.min(span.end), ..span };
    let key = key.trim_end();
    let key_span = Span { end: span.start + key.len() as u32, ..span };
    let node = Node { span: value_span, value: Value::String(text.trim().to_owned()) };
    Ok(Entry { key: key.into(), key_span, node })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_keys_and_long_lines_are_read() {
        let mut sources = Sources::default();
        let text = "# c\n[Service]\n CPUQuota = 20%\nExecStart=/bin/a \\\n  b\n\n[Install]\nA=";
        let source = sources.add("a.service", text);
        let root = parse(&sources, source).unwrap();
        let quota = root.at(&["Service", "CPUQuota"]).unwrap();
        assert_eq!(quota.value, Value::String("20%".into()));
        assert_eq!(&text[quota.span.start as usize..quota.span.end as usize], "20%");
        let exec = root.at(&["Service", "ExecStart"]).unwrap();
        assert_eq!(exec.value, Value::String("/bin/a b".into()));
        assert_eq!(root.at(&["Install", "A"]).unwrap().value, Value::String(String::new()));
        let source = sources.add("b.service", "A=1");
        assert!(parse(&sources, source).is_err());
        let source = sources.add("c.service", "[Service]\nwhat\n");
        assert!(parse(&sources, source).is_err());
    }
}
