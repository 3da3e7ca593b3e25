//! The engine for a browser. A page writes its question as JSON into the memory that [`question`]
//! gives, calls [`ask`], and reads the answer's JSON where [`answer`] and [`answer_length`] say.
//!
//! Four functions with numbers need no generated binding. If the engine stops in the middle, which
//! it never should, the answer says why; the page must then take a new instance.
// What Rust calls unsafe here is the names of functions for outside; there is no unsafe block.
#![allow(unsafe_code)]

use fairground_cli::embed::browser_json;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn held(buffer: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Room for a question of so many bytes: where the page writes it.
#[unsafe(no_mangle)]
pub extern "C" fn question(length: usize) -> *mut u8 {
    let mut question = held(&QUESTION);
    question.clear();
    question.resize(length, 0);
    question.as_mut_ptr()
}

/// Answers the question.
#[unsafe(no_mangle)]
pub extern "C" fn ask() {
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        std::panic::set_hook(Box::new(|stop| *held(&ANSWER) = stop.to_string().into_bytes()));
    });
    answer_with(browser_json);
}

fn answer_with(by: impl FnOnce(&str) -> String) {
    // If the engine stops in the middle, nobody must take an old answer for this one.
    held(&ANSWER).clear();
    let question = std::mem::take(&mut *held(&QUESTION));
    let answer = by(&String::from_utf8_lossy(&question));
    *held(&ANSWER) = answer.into_bytes();
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    held(&ANSWER).as_ptr()
}

/// How many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    held(&ANSWER).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_answer_is_gone_before_the_next_question_is_looked_at() {
        answer_with(|_| "old".into());
        assert_eq!(answer_length(), 3);
        answer_with(|_| {
            assert_eq!(answer_length(), 0);
            "new one".into()
        });
        assert_eq!(answer_length(), 7);
    }
}
