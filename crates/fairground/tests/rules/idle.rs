//! How deep a CPU goes to sleep.

use fairground::model::idle::patience;

/// `performance_multiplier` is one and twice the tenths of two nice-0 tasks, whole ones.
#[test]
fn a_loaded_cpu_wants_more_time_for_the_same_exit() {
    let loads = [0, 204, 205, 1024, 2047, 2048, 4096];
    assert_eq!(loads.map(patience), [1, 1, 3, 11, 19, 21, 41]);
}
