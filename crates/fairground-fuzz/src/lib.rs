//! Fuzzers of the readers: each takes bytes, and whatever they are, the answer is a value or a
//! message, soon. What is wrong panics, and the fuzzer keeps the bytes.
//!
//! `make fuzz` runs them under libFuzzer; `tests/replay.rs` runs what is in `corpus/`.

pub mod corpus;
mod results;
mod sysfs;
pub mod targets;
