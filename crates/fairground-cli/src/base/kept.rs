//! What stays beside an answer until somebody asks for it: warnings and notes, each once.

use std::cell::RefCell;

/// What stays beside an answer.
#[derive(Debug, Default)]
pub struct Kept {
    /// Warnings that were told, or are kept: each once.
    pub(super) warnings: Vec<String>,
    /// Notes that are kept for who embeds us, and cautions for any answer: each once.
    pub(super) notes: Vec<Note>,
}

/// Something that is good to know, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is.
    pub text: String,
    /// True if the answer would be another one without it.
    pub is_caution: bool,
}

thread_local! {
    /// What a thread of a program that embeds us has found.
    static OWN: RefCell<Kept> = const { RefCell::new(Kept::NONE) };
}

impl Kept {
    /// Nothing yet.
    pub(super) const NONE: Kept = Kept { warnings: Vec::new(), notes: Vec::new() };

    /// Works with what this thread of a program that embeds us has found.
    pub(super) fn of_thread<T>(work: impl FnOnce(&mut Kept) -> T) -> T {
        OWN.with(|own| work(&mut own.borrow_mut()))
    }

    /// Keeps a note, of the command line a caution alone.
    pub(super) fn keep(&mut self, text: &str, is_caution: bool, is_embedded: bool) {
        let is_new = !self.notes.iter().any(|note| note.text == text);
        if (is_caution || is_embedded) && is_new {
            self.notes.push(Note { text: text.to_owned(), is_caution });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_embeds_us_asks_for_notes() {
        let noted = |is_embedded| {
            let mut kept = Kept::default();
            for _ in 0..2 {
                kept.keep("good to know", false, is_embedded);
                kept.keep("weighs", true, is_embedded);
            }
            kept.notes.iter().map(|note| note.is_caution).collect::<Vec<_>>()
        };
        assert_eq!(noted(true), [false, true]);
        assert_eq!(noted(false), [true], "the rest stands beside the page");
    }
}
