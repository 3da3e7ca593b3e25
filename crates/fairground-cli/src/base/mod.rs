//! What every room needs.
//!
//! [`failure`] says how an answer can come out and which exit code that is; [`number`], [`text`]
//! and [`table`] put things on a page of [`text::WIDTH`] columns; [`output`] writes files that
//! appear whole or not at all, and [`from_folder`] says what they call others; [`varint`] is how
//! files of our own write numbers; [`divisor`] is what two numbers have in common; [`console`] is
//! what stands beside an answer, [`kept`] until it is asked for; [`stop`] ends work that nobody
//! waits for.

pub mod console;
pub mod divisor;
pub mod failure;
pub mod from_folder;
pub mod kept;
pub mod number;
pub mod output;
pub mod shell;
pub mod stop;
pub mod table;
pub mod text;
pub mod used_files;
pub mod varint;
