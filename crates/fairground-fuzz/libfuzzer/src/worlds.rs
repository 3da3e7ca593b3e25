//! libFuzzer on the engine: the tests' laws, with worlds that bytes are.
#![no_main]
#![allow(dead_code, unused_imports, reason = "of these modules the tests use more")]

#[path = "../../../fairground/tests/laws/bounds.rs"]
mod bounds;
#[path = "../../../fairground/tests/laws/bytes.rs"]
mod bytes;
#[path = "../../../fairground/tests/laws/checker.rs"]
mod checker;
#[path = "../../../fairground/tests/laws/choices.rs"]
mod choices;
#[path = "../../../fairground/tests/laws/heads.rs"]
mod heads;
#[path = "../../../fairground/tests/laws/holding.rs"]
mod holding;
#[path = "../../../fairground/tests/laws/limited.rs"]
mod limited;
#[path = "../../../fairground/tests/laws/limits.rs"]
mod limits;
#[path = "../../../fairground/tests/laws/sketch.rs"]
mod sketch;
#[path = "../../../fairground/tests/laws/throttling.rs"]
mod throttling;
#[path = "../../../fairground/tests/laws/view.rs"]
mod view;

use holding::{broken, hold};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| bytes::keep_the_laws(bytes));
