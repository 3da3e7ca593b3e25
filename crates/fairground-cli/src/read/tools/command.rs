//! A command line as a shell would split it: words, with quotes but without escapes or variables.

use crate::read::fault::{Fault, Read, Sources, Span};
use crate::read::tree::Entry;

/// The longest command, bytes.
const COMMAND_MAX: usize = 4096;

/// One word of a command, without its quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub text: String,
    pub span: Span,
}

/// Splits a command that stands at `span` of its source.
pub(super) fn split(command: &str, span: Span, sources: &Sources) -> Read<Vec<Word>> {
    if command.len() > COMMAND_MAX {
        return Err(Fault::at(span, "the command is too long")
            .accepts(format!("at most {COMMAND_MAX} bytes")));
    }
    let at = place(command, span, sources);
    let mut words: Vec<Word> = Vec::new();
    let mut open: Option<char> = None;
    let mut inside = false;
    for (offset, c) in command.char_indices() {
        if open == Some(c) {
            open = None;
        } else if open.is_none() && (c == '"' || c == '\'') {
            open = Some(c);
            begin(&mut words, &mut inside, at(offset, offset));
        } else if open.is_none() && c.is_whitespace() {
            inside = false;
            continue;
        } else {
            begin(&mut words, &mut inside, at(offset, offset));
            words.last_mut().expect("it was begun").text.push(c);
        }
        if let Some(word) = words.last_mut() {
            word.span.end = at(offset, offset + c.len_utf8()).end;
        }
    }
    if let Some(quote) = open {
        return Err(Fault::at(span, format!("a quote {quote} is not closed")));
    }
    Ok(words)
}

fn begin(words: &mut Vec<Word>, inside: &mut bool, span: Span) {
    if !*inside {
        words.push(Word { text: String::new(), span });
        *inside = true;
    }
}

/// Where a piece of the command stands. A string with escapes is shown as a whole.
fn place(command: &str, span: Span, sources: &Sources) -> impl Fn(usize, usize) -> Span {
    let text = sources.get(span.source).text.as_str();
    let literal = text.get(span.start as usize..span.end as usize).unwrap_or("");
    let start = literal.find(command).map(|offset| span.start + offset as u32);
    move |from, to| match start {
        Some(start) => Span { start: start + from as u32, end: start + to as u32, ..span },
        None => span,
    }
}

/// The words of a test's command.
pub(crate) fn named(entry: &Entry) -> Read<String> {
    let name = entry.text()?;
    let bad = |c: char| c.is_control() || c.is_whitespace() || c == '/';
    if name.is_empty() || name.len() > 64 || name.contains(bad) {
        return Err(entry.node.wrong("name", "1 to 64 bytes without spaces or \"/\""));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
pub(super) fn words(command: &str) -> Vec<Word> {
    let mut sources = Sources::default();
    let source = sources.add("the command", command);
    split(command, sources.whole(source), &sources).expect("a command")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_and_unquoted_as_a_shell_does() {
        let texts = |command| words(command).into_iter().map(|word| word.text).collect::<Vec<_>>();
        assert_eq!(texts("schbench  -m 1 "), ["schbench", "-m", "1"]);
        assert_eq!(
            texts("server --service \"exp:3ms\" ''"),
            ["server", "--service", "exp:3ms", ""]
        );
        assert_eq!(texts("a b'c d'e"), ["a", "bc de"]);
    }

    #[test]
    fn a_word_knows_its_place() {
        let word = &words("burn --busy 5ms")[1];
        assert_eq!((word.span.start, word.span.end), (5, 11));
    }
}
