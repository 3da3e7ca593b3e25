//! What a tool is: a program that people know, and how its command becomes tasks.

use super::command::Word;
use super::flags::Flags;
use super::given::Given;
use super::making::Making;
use crate::read::fault::Read;

/// A program that people know, and how its command becomes tasks.
pub(crate) struct Tool {
    /// Its name, of several words if people type several before the first flag.
    pub(crate) name: &'static str,
    /// What it does, in one line.
    pub(crate) says: &'static str,
    /// Where the model comes from.
    pub(crate) from: &'static str,
    /// Its flags; a tool whose form depends on them looks at the words first.
    pub(crate) flags: fn(&[Word]) -> Flags,
    pub(crate) make: fn(&Given, &mut Making<'_>) -> Read<()>,
}

impl Tool {
    /// What its tasks' names begin with.
    pub(crate) fn last_word(&self) -> &'static str {
        self.name.rsplit(' ').next().unwrap_or(self.name)
    }
}
