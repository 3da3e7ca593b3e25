//! How an answer can come out: fine, missed, or not at all. Each has its exit code.

use std::io;

/// How an answer came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As it should.
    Fine,
    /// A goal or a check was missed.
    Missed,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// The command line makes no sense.
    Usage(String),
    /// The input is wrong.
    Input(String),
    /// The machine that runs us failed: disk full, no permission.
    Machine(String),
    /// The reader of our output has gone, which is no fault.
    ReaderGone,
}

/// What a verb gives back.
pub type Answer = Result<Verdict, Failure>;

impl Failure {
    /// A failure to write `what`.
    pub fn writing(what: &str, error: &io::Error) -> Self {
        Failure::Machine(format!("cannot write {what}: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::writing("the answer", &error),
        }
    }
}
