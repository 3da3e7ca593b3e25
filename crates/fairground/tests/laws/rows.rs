//! What balancing reads of each CPU is kept up to date, not worked out anew: it must be what it
//! would be worked out to.

use crate::hold;
use crate::sketch::{Sketch, sketch};
use fairground::policy::Kernel;
use fairground::record::digest::Digest;
use fairground::sim::simulate_audited;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

#[test]
fn rows_of_cpus_are_those_of_the_state() {
    hold(120, (sketch(), 0..5usize), |(sketch, kernel): (Sketch, usize)| {
        let mut scenario = sketch.scenario();
        let release = ["6.1", "6.12.0", "6.12", "6.18", "7.3"][kernel];
        scenario.kernel = Kernel::profile(release).expect("a release");
        let mut first = None;
        simulate_audited(&scenario, &mut Digest::default(), |world| {
            let stale = |cpu| world.loads[cpu] != world.load_of(cpu);
            first = first.or_else(|| world.cpus.ids().find(|cpu| stale(*cpu)));
        })
        .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(first, None);
        Ok(())
    });
}
