//! Which CPUs count as idle, for who balances and how many caches are busy, beside what runs there.

use crate::hold;
use crate::sketch::{Sketch, sketch};
use fairground::fair::world::World;
use fairground::record::digest::Digest;
use fairground::sim::simulate_audited;
use fairground::units::Id;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// The first count that is wrong. A CPU that its stopper took from a task is busy until it chooses.
fn miscounted(world: &World) -> Option<String> {
    let runs = |cpu| world.cpus[cpu].curr.is_some() || world.cpus[cpu].stopped;
    let idle = |cpu| world.nohz_idle.contains(cpu);
    if let Some(cpu) = world.cpus.ids().find(|&cpu| runs(cpu) == idle(cpu)) {
        return Some(format!("{cpu:?}: counts as idle: {}", idle(cpu)));
    }
    for (row, llc) in world.llcs.iter().enumerate() {
        let here = world.cpus.ids().filter(|cpu| world.llc_of[cpu.index()] == row);
        let busy = here.filter(|&cpu| runs(cpu)).count();
        if busy != llc.nr_busy_cpus as usize {
            return Some(format!("cache {row}: {busy} CPUs are busy, not {}", llc.nr_busy_cpus));
        }
    }
    None
}

#[test]
fn who_counts_as_idle_runs_nothing() {
    hold(200, sketch(), |sketch: Sketch| {
        let mut first = None;
        simulate_audited(&sketch.scenario(), &mut Digest::default(), |world| {
            if first.is_none() {
                first = miscounted(world);
            }
        })
        .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(first, None);
        Ok(())
    });
}
