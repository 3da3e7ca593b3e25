//! `schbench` (Chris Mason, git.kernel.org/pub/scm/linux/kernel/git/mason/schbench.git): message
//! threads that wake workers. Two forms, told apart by `-c`, which only the form before 2023 has:
//! [`old`] spins by the clock, [`new`] multiplies matrices.
//!
//! `-r SECONDS` ends the run with the tool (30 unless given, 0: never). In both forms `post_ns` is
//! a parameter of the model: the CPU that a thread takes to post a request or a wake-up (the futex
//! call). Its default differs by form; where it comes from is said there.

mod new;
mod old;
mod pins;
mod round;

use super::command::Word;
use super::flags::Flags;
use super::given::Given;
use super::making::Making;
use super::tool::Tool;
use crate::read::fault::Read;

pub(super) const TOOL: Tool = Tool {
    name: "schbench",
    says: "message threads wake workers: -c and -R (before 2023), or matrices (today)",
    from: "schbench abe4f96 (2020-10), 24e32b8 (2025-12)",
    flags,
    make,
};

fn flags(words: &[Word]) -> Flags {
    let is_old = |word: &Word| {
        let text = word.text.as_str();
        (text.starts_with("-c") && !text.starts_with("--")) || text.starts_with("--cputime")
    };
    if words.iter().any(is_old) { old::FLAGS } else { new::FLAGS }
}

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    if given.knows("cputime") { old::make(given, making) } else { new::make(given, making) }
}
