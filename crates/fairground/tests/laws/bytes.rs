//! Worlds from bytes, for a fuzzer that keeps what made the engine do something new: eight bytes
//! are the seed of a kernel, eight that of a world, so it tries kernels on worlds that were worth
//! keeping. `make fuzz FUZZ=worlds` feeds them.
//!
//! Bytes are no stream of draws (proptest's `PassThrough`): it halves them with every choice, and
//! draws for ever when they have run out.

use crate::broken;
use crate::choices::choices;
use crate::limited::limited;
use crate::limits::keeps_the_laws_on;
use crate::sketch::sketch;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The bytes of a seed.
const SEED_BYTES: usize = 8;

/// What a strategy draws with these bytes as its seed.
fn drawn<S: Strategy>(strategy: &S, bytes: &[u8]) -> S::Value {
    let mut seed = [0; 32];
    seed[..bytes.len()].copy_from_slice(bytes);
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    strategy.new_tree(&mut runner).expect("nothing is filtered for long").current()
}

/// The world that these bytes are, on the kernel that they are; panics if it breaks a law. The
/// first byte says whether it has limits; bytes that are not there are 0.
pub fn keep_the_laws(bytes: &[u8]) {
    let mut all = [0; 1 + 2 * SEED_BYTES];
    let given = bytes.len().min(all.len());
    all[..given].copy_from_slice(&bytes[..given]);
    let (kernel, world) = all[1..].split_at(SEED_BYTES);
    let (kernel, taken) = (drawn(&choices(), kernel), RefCell::new(BTreeSet::new()));
    let kept = match all[0] % 2 {
        0 => {
            let mut scenario = drawn(&sketch(), world).scenario();
            kernel.give(&mut scenario, &taken);
            broken(&scenario)
        }
        _ => keeps_the_laws_on(&kernel.limited(&drawn(&limited(), world), &taken)),
    };
    if let Err(error) = kept {
        panic!("{error}");
    }
}

#[path = "../../../fairground-fuzz/src/corpus.rs"]
#[allow(dead_code, reason = "who fuzzes writes them too")]
#[cfg(test)]
mod corpus;

#[test]
fn worlds_that_a_fuzzer_kept_keep_the_laws() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../fairground-fuzz/corpus/worlds.corpus");
    let worlds = corpus::read(file.as_ref()).expect("a corpus");
    assert!(worlds.len() > 20, "{} worlds", worlds.len());
    worlds.iter().for_each(|bytes| keep_the_laws(bytes));
}

/// A fuzzer's find: who is chosen between its queue's payment and release, and uses up the payment
/// before the release comes, runs in a throttled queue without work on its way out.
#[test]
fn a_payment_that_is_used_up_before_the_release_keeps_the_laws() {
    keep_the_laws(&[0x29, 0x19, 0, 0, 0x20, 0, 0, 0, 0, 0x6f, 0x3b, 0x32]);
}
