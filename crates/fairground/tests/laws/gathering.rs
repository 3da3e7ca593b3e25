//! What is counted of processes that are gathered near a cache, beside the state that it is of.

use crate::hold;
use crate::sketch::{Sketch, sketch};
use fairground::fair::world::World;
use fairground::model::task::{TaskState, entity_of};
use fairground::record::digest::Digest;
use fairground::sim::simulate_audited;
use fairground::units::{CpuId, Id, TaskId};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// Queued tasks of a CPU.
fn queued(world: &World, cpu: CpuId) -> impl Iterator<Item = TaskId> + '_ {
    let here = move |task: &TaskId| world.tasks[*task].cpu == cpu;
    world.tasks.ids().filter(here).filter(|task| world.entities[entity_of(*task)].on_rq)
}

/// The first count that is wrong.
fn miscounted(world: &World) -> Option<String> {
    let gathering = &world.gathering;
    for cpu in world.cpus.ids() {
        for llc in 0..world.llcs.len() {
            let prefers = |task: &TaskId| world.tasks[*task].preferred_llc == Some(llc);
            let found = queued(world, cpu).filter(prefers).count();
            let counted = gathering.wanted(cpu, llc) as usize;
            if found != counted {
                return Some(format!("{cpu:?}: {found} tasks prefer cache {llc}, not {counted}"));
            }
        }
        let own = world.llc_of[cpu.index()];
        let settled = |task: &TaskId| world.tasks[*task].preferred_llc == Some(own);
        let runnable = |task: &TaskId| !world.entities[entity_of(*task)].delayed;
        let found = queued(world, cpu).filter(settled).filter(runnable).count();
        if found != gathering.settled(cpu) as usize {
            return Some(format!("{cpu:?}: {found} are settled, not {}", gathering.settled(cpu)));
        }
    }
    let lives = |state| !matches!(state, TaskState::New | TaskState::Dead);
    for process in gathering.processes.ids() {
        let own = world.tasks.iter().filter(|task| task.process == Some(process));
        let alive = own.clone().filter(|task| lives(task.state)).count();
        let begun = own.filter(|task| task.state != TaskState::New).count();
        let counted = gathering.processes[process].threads as usize;
        // Who ends counts until its CPU has let go of it.
        if !(alive..=begun).contains(&counted) {
            return Some(format!("{process:?}: {alive} threads live, not {counted}"));
        }
    }
    None
}

#[test]
fn counts_of_gathered_processes_are_those_of_the_state() {
    hold(120, (sketch(), any::<bool>()), |(sketch, newest): (Sketch, bool)| {
        let mut scenario = sketch.scenario();
        scenario.kernel = fairground::policy::Kernel::profile(if newest { "7.3" } else { "7.2" })
            .expect("a release");
        let mut first = None;
        simulate_audited(&scenario, &mut Digest::default(), |world| {
            if world.gathering.is_on() && first.is_none() {
                first = miscounted(world);
            }
        })
        .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(first, None);
        Ok(())
    });
}
