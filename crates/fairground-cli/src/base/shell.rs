//! Words that a reader pastes into a shell.

use super::text::safe;

/// A word as a shell takes it. What must not reach a terminal is gone from it.
pub fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,%+@^".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", safe(word).replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_pasted_does_nothing_but_stand_there() {
        let words = ["a=b", "", "it's", "$(reboot)", "/a;b", "x\u{1b}[2J"];
        let told = ["a=b", "''", r"'it'\''s'", "'$(reboot)'", "'/a;b'", "'x\u{fffd}[2J'"];
        assert_eq!(words.map(quoted), told);
    }
}
