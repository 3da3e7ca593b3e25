//! libFuzzer on the reader that `FUZZ_TARGET` names.
#![no_main]

use fairground_fuzz::targets::{Target, named};
use libfuzzer_sys::fuzz_target;
use std::sync::OnceLock;

static TARGET: OnceLock<&Target> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let target = TARGET.get_or_init(|| {
        let name = std::env::var("FUZZ_TARGET").unwrap_or_default();
        named(&name).unwrap_or_else(|| panic!("FUZZ_TARGET={name} is none of `fuzz-corpus list`"))
    });
    (target.run)(bytes);
});
