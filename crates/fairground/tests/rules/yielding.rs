//! What `sched_yield` gives up.

use crate::{Does, MS, run, scenario, told, watched};
use fairground::model::entity::before;
use fairground::record::Fact;
use fairground::units::EntityId;
use fairground::workload::behavior::Step;

/// Two that yield after each millisecond take turns of a millisecond, in every release; a slice
/// would be 3 ms long.
#[test]
fn a_yield_lets_the_other_one_go_first() {
    for profile in ["5.15", "6.12"] {
        let steps = [run(MS), Step::Yield];
        let tasks = [Does(0, &steps, &[0]), Does(0, &steps, &[0])];
        let mut scenario = scenario(profile, 1, &tasks);
        if profile == "6.12" {
            scenario.kernel.set("base_slice_ns", "3000000").expect("in range");
        }
        let mut runs = Vec::new();
        for (at_ns, fact) in told(&scenario) {
            if let Fact::Switch { next: Some(task), .. } = fact {
                runs.push((task, at_ns / MS));
            }
        }
        for pair in runs.windows(2).take(20) {
            let [(who, from_ms), (other, to_ms)] = [pair[0], pair[1]];
            assert_ne!(who, other, "{profile}: {runs:?}");
            assert_eq!(to_ms - from_ms, 1, "{profile}: {runs:?}");
        }
        assert!(runs.len() > 50, "{profile}: {runs:?}");
    }
}

/// Who is alone has nobody to give way to: its deadline stays within a request, however often it
/// yields.
#[test]
fn a_lone_yield_gives_up_nothing() {
    let scenario = scenario("6.12", 1, &[Does(0, &[run(MS), Step::Yield], &[0])]);
    let facts = watched(&scenario, |world| {
        let entity = &world.entities[EntityId(0)];
        let request = entity.virtual_ns(entity.slice_ns);
        assert!(!before(entity.vruntime.wrapping_add(request), entity.deadline));
    });
    let switches = facts.iter().filter(|(_, fact)| matches!(fact, Fact::Switch { .. }));
    assert_eq!(switches.count(), 1);
}
