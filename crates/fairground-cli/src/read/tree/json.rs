//! JSON as rt-app and workgen take it: comments, trailing commas, keys in order and repeated,
//! and a key without a value (`"suspend",`). The words come from jsonc-parser's scanner; the tree
//! is built here, since its parser knows no key without a value.

use super::{DEPTH_MAX, Entry, Node, VALUES_MAX, Value};
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use jsonc_parser::tokens::Token;
use jsonc_parser::{Scanner, ScannerOptions};

/// Reads the text of a source.
pub(crate) fn parse(sources: &Sources, source: u32) -> Read<Node> {
    let text = sources.get(source).text.as_str();
    let mut parser =
        Parser { source, scanner: Scanner::new(text, &STRICT), ahead: None, values: 0 };
    parser.advance()?;
    if parser.ahead.is_none() {
        return Err(Fault::at(parser.here(), "the file is empty")
            .accepts("an object with \"tasks\", and \"global\" if you like"));
    }
    let root = parser.value(0)?;
    match parser.ahead {
        None => Ok(root),
        Some(_) => Err(Fault::at(parser.here(), "something follows the end of the JSON value")
            .accepts("one value, and comments")),
    }
}

const STRICT: ScannerOptions = ScannerOptions {
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

struct Parser<'t> {
    source: u32,
    scanner: Scanner<'t>,
    ahead: Option<Token<'t>>,
    values: usize,
}

impl<'t> Parser<'t> {
    fn span(&self, start: usize, end: usize) -> Span {
        Span { source: self.source, start: start as u32, end: end as u32 }
    }

    /// The token ahead.
    fn here(&self) -> Span {
        self.span(self.scanner.token_start(), self.scanner.token_end())
    }

    fn advance(&mut self) -> Read<()> {
        loop {
            let token = self.scanner.scan().map_err(|error| {
                let range = error.range();
                Fault::at(self.span(range.start, range.end), format!("{}", error.kind()))
                    .accepts("JSON, with comments and trailing commas")
            })?;
            if !matches!(token, Some(Token::CommentLine(_) | Token::CommentBlock(_))) {
                self.ahead = token;
                return Ok(());
            }
        }
    }

    fn value(&mut self, depth: usize) -> Read<Node> {
        let span = self.here();
        self.values += 1;
        if depth > DEPTH_MAX || self.values > VALUES_MAX {
            return Err(self.too_much(span, depth));
        }
        let value = match self.ahead.take() {
            Some(Token::OpenBrace) => return self.table(span, depth),
            Some(Token::OpenBracket) => return self.list(span, depth),
            Some(Token::String(text)) => Value::String(text.into_owned()),
            Some(Token::Boolean(value)) => Value::Bool(value),
            Some(Token::Number(text)) => number(span, text)?,
            Some(Token::Null) => Value::Null,
            other => return Err(unexpected(span, other, "a value")),
        };
        self.advance()?;
        Ok(Node { span, value })
    }

    fn too_much(&self, span: Span, depth: usize) -> Box<Fault> {
        if depth > DEPTH_MAX {
            return Fault::at(span, format!("nested more than {DEPTH_MAX} deep"))
                .accepts(format!("at most {DEPTH_MAX} levels"));
        }
        Fault::at(span, format!("more than {VALUES_MAX} values"))
            .accepts(format!("at most {VALUES_MAX} values in a file"))
    }

    fn table(&mut self, open: Span, depth: usize) -> Read<Node> {
        self.advance()?;
        let mut entries = Vec::new();
        loop {
            match self.ahead.take() {
                Some(Token::CloseBrace) => break,
                Some(Token::String(key)) => {
                    entries.push(self.entry(key.into_owned(), depth)?);
                    self.separator(open, Token::CloseBrace)?;
                }
                None => return Err(self.truncated(open, "object")),
                other => return Err(unexpected(self.here(), other, "a key in quotes, or }")),
            }
        }
        let end = self.here().end;
        self.advance()?;
        Ok(Node { span: Span { end, ..open }, value: Value::Table(entries) })
    }

    fn entry(&mut self, key: String, depth: usize) -> Read<Entry> {
        let key_span = self.here();
        self.advance()?;
        let node = match &self.ahead {
            Some(Token::Colon) => {
                self.advance()?;
                self.value(depth + 1)?
            }
            Some(Token::Comma | Token::CloseBrace) => {
                Node { span: key_span, value: Value::Nothing }
            }
            other => return Err(unexpected(self.here(), other.clone(), "a colon after the key")),
        };
        Ok(Entry { key, key_span, node })
    }

    fn list(&mut self, open: Span, depth: usize) -> Read<Node> {
        self.advance()?;
        let mut items = Vec::new();
        loop {
            match self.ahead {
                Some(Token::CloseBracket) => break,
                None => return Err(self.truncated(open, "list")),
                _ => {
                    items.push(self.value(depth + 1)?);
                    self.separator(open, Token::CloseBracket)?;
                }
            }
        }
        let end = self.here().end;
        self.advance()?;
        Ok(Node { span: Span { end, ..open }, value: Value::List(items) })
    }

    /// A comma, or the closing token which stays ahead.
    fn separator(&mut self, open: Span, close: Token<'t>) -> Read<()> {
        match &self.ahead {
            Some(Token::Comma) => self.advance(),
            Some(token) if *token == close => Ok(()),
            None if close == Token::CloseBrace => Err(self.truncated(open, "object")),
            None => Err(self.truncated(open, "list")),
            other => {
                let accepted = format!("a comma or {}", close.as_str());
                Err(unexpected(self.here(), other.clone(), &accepted))
            }
        }
    }

    fn truncated(&self, open: Span, what: &str) -> Box<Fault> {
        let open = Span { end: open.start + 1, ..open };
        Fault::at(open, format!("the file ends inside this {what}: it is cut off"))
            .label("opened here and never closed")
            .accepts(format!("a complete {what}"))
    }
}

fn unexpected(span: Span, token: Option<Token<'_>>, accepted: &str) -> Box<Fault> {
    let found = match token {
        None => "the end of the file".into(),
        Some(Token::String(text)) => format!("the string \"{}\"", clean(&text)),
        Some(token) => format!("`{}`", clean(token.as_str())),
    };
    Fault::at(span, format!("unexpected {found}")).accepts(accepted)
}

fn number(span: Span, text: &str) -> Read<Value> {
    if let Ok(value) = text.parse() {
        return Ok(Value::Integer(value));
    }
    match text.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(Value::Float(value)),
        _ => Err(Fault::at(span, format!("the number {} is too large", clean(text)))),
    }
}
