//! What was asked, so that a reader can ask it again.

use crate::read::Asked;

/// What a report is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The verb.
    pub verb: &'static str,
    /// The scenarios.
    pub scenarios: Vec<Asked>,
    /// The whole command line, as a shell takes it.
    pub command: String,
    /// What of it is drawn.
    pub pictures: String,
}
