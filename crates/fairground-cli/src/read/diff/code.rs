//! Lines of C: where a function begins, and what is in none.

/// What the next line stands in.
#[derive(Default)]
pub(super) enum Within {
    Function(String),
    Outside,
    #[default]
    Unknown,
}

/// Words of statements: where a mailer took the blanks away they stand in the first column.
const STATEMENTS: [&str; 11] =
    ["if", "for", "while", "switch", "return", "else", "do", "sizeof", "case", "default", "goto"];

/// What looks like a function's head and is none.
const NO_FUNCTIONS: [&str; 4] = ["SCHED_FEAT", "defined", "DEFINE_PER_CPU", "EXPORT_SYMBOL_GPL"];

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn begins_with_name(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// True of a line that no function has in its body: a word in the first column that is no statement
/// and no label, or a macro.
pub(super) fn is_outside(line: &str) -> bool {
    let is_macro = ["#define", "#include"].iter().any(|head| line.starts_with(head));
    is_macro || begins_with_name(line) && !is_statement(line)
}

/// A statement or a label.
fn is_statement(line: &str) -> bool {
    let word = line.split(|c| !is_of_name(c)).next().unwrap_or_default();
    STATEMENTS.contains(&word) || line.trim_end().ends_with(':')
}

/// Where a hunk begins by what its head names. A label is in a function, and nobody says in which.
pub(super) fn within(head: &str) -> Within {
    match function_of(head) {
        Some(name) => Within::Function(name),
        None if head.trim().is_empty() || is_statement(head) => Within::Unknown,
        None => Within::Outside,
    }
}

/// The function whose definition begins with this line.
pub(super) fn function_of(line: &str) -> Option<String> {
    if !begins_with_name(line) || line.trim_end().ends_with(';') || line.contains('=') {
        return None;
    }
    let before = line.split_once('(')?.0.trim_end();
    let name = before.rsplit(|c| !is_of_name(c)).next().unwrap_or_default();
    let is_none = name.is_empty() || NO_FUNCTIONS.contains(&name) || STATEMENTS.contains(&name);
    (!is_none).then(|| name.to_owned())
}
