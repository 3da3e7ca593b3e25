//! What a task asks for itself.

use crate::{Does, MS, run, scenario, watched};
use fairground::units::EntityId;
use fairground::workload::behavior::Step;

/// A slice of 5 ms is asked for, then one that is longer than the kernel gives (100 ms), then the
/// base slice again. Before 6.12 a task cannot ask.
#[test]
fn a_slice_that_is_asked_for_is_given() {
    let steps = [5 * MS, 200 * MS, 0].map(|ns| [Step::SetSlice(ns), run(10 * MS)]).concat();
    let slices_ms = |profile| {
        let mut scenario = scenario(profile, 1, &[Does(0, &steps, &[0])]);
        scenario.kernel.set("base_slice_ns", "3000000").expect("in range");
        let mut seen = vec![];
        watched(&scenario, |world| {
            let slice_ms = world.entities[EntityId(0)].slice_ns / MS;
            if world.now_ns > MS && seen.last() != Some(&slice_ms) {
                seen.push(slice_ms);
            }
        });
        seen.truncate(4);
        seen
    };
    assert_eq!(slices_ms("6.12"), [5, 100, 3, 5]);
    assert_eq!(slices_ms("6.6"), [3]);
}
