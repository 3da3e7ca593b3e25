//! What a tool is: a program that people know, and how its command becomes tasks.

use super::command::Word;
use super::flags::Flags;
use super::given::Given;
use super::making::Making;
use crate::read::fault::Read;

/// A program that people know, and how its command becomes tasks.
pub(crate) struct Tool {
    /// Its name, of several words if people type several before the first flag.
    pub name: &'static str,
    /// What it does, in one line.
    pub says: &'static str,
    /// Where the model comes from.
    pub from: &'static str,
    /// Its flags; a tool whose form depends on them looks at the words first.
    pub flags: fn(&[Word]) -> Flags,
    pub make: fn(&Given, &mut Making<'_>) -> Read<()>,
}

impl Tool {
    /// What its tasks' names begin with.
    pub fn last_word(&self) -> &'static str {
        self.name.rsplit(' ').next().unwrap_or(self.name)
    }
}
