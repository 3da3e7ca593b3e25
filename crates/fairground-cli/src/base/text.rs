//! What all tables share: how wide a line and how long a table may be, and text that fits.

use std::io::{self, Write};

/// Widest line, in columns.
pub const WIDTH: usize = 100;
/// Most rows of a section unless all are asked for.
pub const ROWS_MAX: usize = 40;

/// ASCII text of at most `width` columns; `~` stands for what is left out.
pub fn shorten(text: &str, width: usize) -> String {
    let ascii = |c: char| if c.is_ascii() && !c.is_ascii_control() { c } else { '?' };
    let text: String = text.chars().map(ascii).collect();
    if text.len() <= width {
        return text;
    }
    let tail = width / 3;
    let head = width.saturating_sub(tail + 1);
    format!("{}~{}", &text[..head], &text[text.len() - tail..])
}

/// Writes words in lines of at most [`WIDTH`], later lines indented by two.
///
/// # Errors
/// When `out` does not take it.
pub fn write_text(out: &mut dyn Write, head: &str, text: &str) -> io::Result<()> {
    let mut line = head.to_owned();
    for word in text.split_whitespace() {
        if line.len() + word.len() > WIDTH && line.trim() != head.trim() {
            writeln!(out, "{}", shorten(line.trim_end(), WIDTH))?;
            line = "  ".into();
        }
        line.push_str(word);
        line.push(' ');
    }
    writeln!(out, "{}", shorten(line.trim_end(), WIDTH))
}

/// A number of things: `1 run`, `2 runs`, `0.5 CPUs`, `2 losses`.
pub fn counted(count: impl std::fmt::Display, one: &str) -> String {
    let count = count.to_string();
    let ending = match (count.as_str(), one.ends_with('s')) {
        ("1", _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{count} {one}{ending}")
}

/// Text in lines of at most `width`, broken between words: what a thing comes from is not cut.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if !line.is_empty() && line.len() + 1 + word.len() > width {
            lines.push(shorten(word, width));
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(&shorten(word, width));
        }
    }
    lines
}

/// A terminal must not be steered, nor a line turned around, by what a file holds: such characters
/// become U+FFFD. Ends of lines stay.
pub fn safe(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { c } else { visible(c) }).collect()
}

/// The character as it may be shown.
pub fn visible(c: char) -> char {
    let steers = matches!(
        c,
        // What turns a line around, ends one, or can't be seen.
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}'
    );
    if c.is_control() || steers { '\u{fffd}' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_no_plural() {
        let told = [counted(1, "run"), counted(0, "run"), counted(1.0, "CPU"), counted(0.5, "CPU")];
        assert_eq!(told, ["1 run", "0 runs", "1 CPU", "0.5 CPUs"]);
        assert_eq!([counted(1, "loss"), counted(2, "loss")], ["1 loss", "2 losses"]);
    }
}
