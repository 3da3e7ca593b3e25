//! The command line of fairground: read a scenario, ask the engine, tell the answer.
//!
//! One library behind two doors: the native binary and the Python wheel's console script.
//! No mechanism of the scheduler lives here.

pub mod ask;
pub mod embed;
pub mod experiment;
pub mod failure;
pub mod observe;
pub mod read;
pub mod study;
pub mod tell;

pub use ask::{elsewhere, main};
