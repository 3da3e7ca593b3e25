//! Laws of placement: where a waking task may go, what a search may miss, how SIS_CORE's mask
//! changes.
//!
//! A search leaves no trace but its facts, so an idle CPU counts as missed only if it was idle
//! before the event and after it.

use crate::hold;
use crate::sketch::{Sketch, sketch};
use fairground::fair::world::World;
use fairground::policy::placement::search::Search;
use fairground::record::{Fact, PlacedBy, Placement, Recorder};
use fairground::sim::simulate_audited;
use fairground::units::{CpuId, CpuSet, Id, Ns};
use proptest::test_runner::TestCaseError;
use std::cell::{Cell, RefCell};

/// What one event told.
#[derive(Default)]
struct Told {
    placed: Vec<Placement>,
    idled: Vec<CpuId>,
}

struct Listener<'t>(&'t RefCell<Told>);

impl Recorder for Listener<'_> {
    fn record(&mut self, _at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Placed(placement) => self.0.borrow_mut().placed.push(placement),
            Fact::Switch { cpu, next: None, .. } => self.0.borrow_mut().idled.push(cpu),
            _ => {}
        }
    }
}

/// The state after the event before.
struct Before {
    idle: CpuSet,
    masks: Vec<CpuSet>,
}

fn before(world: &World) -> Before {
    let idle = world.cpus.ids().filter(|&cpu| world.is_idle(cpu));
    Before {
        idle: CpuSet::of(idle),
        masks: world.llcs.iter().map(|llc| llc.icpus.clone()).collect(),
    }
}

/// The first law that an event broke.
fn broken(last: &Before, told: &Told, world: &World) -> Option<String> {
    let stale = |&cpu: &CpuId| world.available.contains(cpu) != world.is_available(cpu);
    if let Some(cpu) = world.cpus.ids().find(stale) {
        return Some(format!("{cpu:?} is wrong in the set of available CPUs"));
    }
    for placement in &told.placed {
        let Placement { target, chosen, by, .. } = *placement;
        if !world.shares_cache(target, chosen) {
            return Some(format!("{chosen:?} is out of the domain of {target:?}"));
        }
        if by == PlacedBy::Nowhere && chosen != target {
            return Some(format!("nothing was found, yet {chosen:?} is not {target:?}"));
        }
    }
    changed_mask(last, told, world)
}

/// SIS_CORE's mask gains only CPUs that went idle without a sibling in it, and loses only what
/// searches struck out.
fn changed_mask(last: &Before, told: &Told, world: &World) -> Option<String> {
    let shrunk: u32 = told.placed.iter().filter_map(|p| p.scan).map(|s| u32::from(s.shrunk)).sum();
    let mut lost = 0;
    for (was, llc) in last.masks.iter().zip(&world.llcs) {
        for cpu in llc.icpus.iter().filter(|&cpu| !was.contains(cpu)) {
            let siblings = world.core_of[cpu.index()].iter();
            let twins = siblings.filter(|&sibling| llc.icpus.contains(sibling)).count();
            if !told.idled.contains(&cpu) || twins != 1 {
                return Some(format!("{cpu:?} came into the mask beside {twins} of its core"));
            }
        }
        lost += was.iter().filter(|&cpu| !llc.icpus.contains(cpu)).count() as u32;
    }
    (lost > shrunk).then(|| format!("the mask lost {lost} CPUs, searches struck out {shrunk}"))
}

/// A search without bounds that found nothing though a CPU was idle all the time.
fn missed(last: &Before, told: &Told, world: &World) -> Option<String> {
    let in_vain = told.placed.iter().filter(|p| p.by == PlacedBy::Nowhere);
    for &Placement { task, target, .. } in in_vain {
        let idle = |cpu: &CpuId| {
            last.idle.contains(*cpu)
                && world.is_idle(*cpu)
                && world.shares_cache(*cpu, target)
                && world.allowed(task).contains(*cpu)
        };
        if let Some(cpu) = world.cpus.ids().find(idle) {
            return Some(format!("the search for {task:?} from {target:?} missed {cpu:?}"));
        }
    }
    None
}

type Law = fn(&Before, &Told, &World) -> Option<String>;

/// Runs a sketch with one answer about searching under a law.
fn run(sketch: &Sketch, search: Search, law: Law) -> Option<String> {
    let mut scenario = sketch.scenario();
    let knobs = [("search", search.info().name), ("changes", "smt-scan-once,wake-idle")];
    knobs.into_iter().for_each(|(key, value)| scenario.kernel.set(key, value).expect("known"));
    let told = RefCell::new(Told::default());
    let mut last: Option<Before> = None;
    let mut first = None;
    simulate_audited(&scenario, &mut Listener(&told), |world| {
        if let Some(last) = last.as_ref().filter(|_| first.is_none()) {
            first = law(last, &told.borrow(), world);
        }
        last = Some(before(world));
        *told.borrow_mut() = Told::default();
    })
    .expect("sketches are right");
    first
}

fn keeps(search: Search, law: Law) -> impl Fn(Sketch) -> Result<(), TestCaseError> {
    move |sketch| match run(&sketch, search, law) {
        None => Ok(()),
        Some(how) => Err(TestCaseError::fail(how)),
    }
}

#[test]
fn placements_stay_in_their_domain_and_the_mask_follows_its_rules() {
    for &search in Search::ALL {
        hold(40, sketch(), keeps(search, broken));
    }
}

#[test]
fn an_unlimited_search_misses_no_idle_cpu() {
    hold(100, sketch(), keeps(Search::Linear, missed));
}

#[test]
fn canary_a_bounded_search_misses_some() {
    let misses = Cell::new(0);
    hold(100, sketch(), |sketch| {
        misses.set(misses.get() + u32::from(run(&sketch, Search::SisCore, missed).is_some()));
        Ok(())
    });
    assert!(misses.get() > 0, "the law about missed CPUs can't fail");
}
