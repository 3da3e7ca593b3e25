//! The command line of fairground: read a scenario, run the engine, print the results.
//!
//! One library with two entries: the native binary and the Python wheel's console script.
//! No mechanism of the scheduler lives here.
//!
//! The modules (comments call them rooms) form layers. Each uses only the ones before it, and a
//! test checks that: [`base`], [`read`], [`run`], [`experiment`], [`study`], [`tell`] (it prints
//! the results). On top stand two that do not know each other: [`ask`] for people, [`embed`] for
//! programs.

// A page has no command line.
#[cfg(not(target_family = "wasm"))]
pub mod ask;
pub mod base;
pub mod embed;
pub mod experiment;
pub mod read;
pub mod run;
pub mod study;
pub mod tell;

#[cfg(not(target_family = "wasm"))]
pub use ask::{elsewhere, main};
