//! How much of the slowest requests' time a group stood still: some of its tasks were throttled,
//! and none ran. A request that waits for a free thread then waits for the limit in truth.

use super::world::World;
use crate::run::schedule::{State, Stretch, Window};
use fairground::record::span::{Passage, Span};
use fairground::units::{GroupId, Id, Ns};

/// Of the time of a span's slowest requests, the share in which the group of those who served them
/// stood still, per cent, and that group; None where nothing is known of it.
pub fn standstill(world: &World, span: &Span) -> Option<(GroupId, f64)> {
    let group = world.labels[span.slowest().first()?.task.index()].group;
    let (mut still_ns, mut all_ns) = (0, 0);
    for slow in span.slowest() {
        let (from_ns, to_ns) = (slow.at_ns, slow.at_ns + slow.elapsed_ns);
        let holds = |window: &&Window| window.from_ns <= from_ns && to_ns <= window.to_ns;
        if let Some(window) = world.schedule.windows.iter().find(holds) {
            let of_group = window.stretches.iter().filter(|stretch| stretch.group == group);
            still_ns += still(of_group, slow);
            all_ns += slow.elapsed_ns;
        }
    }
    (all_ns > 0).then(|| (group, 100.0 * still_ns as f64 / all_ns as f64))
}

/// Time of a request in which one of these is throttled and none runs, ns.
fn still<'s>(stretches: impl Iterator<Item = &'s Stretch>, slow: &Passage) -> Ns {
    let (from_ns, to_ns) = (slow.at_ns, slow.at_ns + slow.elapsed_ns);
    let mut changes: Vec<(Ns, i32, i32)> = Vec::new();
    for stretch in stretches {
        let (begins, ends) = (stretch.from_ns.max(from_ns), stretch.to_ns.min(to_ns));
        let (runs, stopped) = match stretch.state {
            State::Running => (1, 0),
            State::Throttled => (0, 1),
            State::Queued | State::Migrating => continue,
        };
        if begins < ends {
            changes.extend([(begins, runs, stopped), (ends, -runs, -stopped)]);
        }
    }
    changes.sort_unstable();
    let (mut still_ns, mut since_ns, mut runs, mut stopped) = (0, from_ns, 0, 0);
    for (at_ns, more_run, more_stop) in changes {
        if runs == 0 && stopped > 0 {
            still_ns += at_ns - since_ns;
        }
        (since_ns, runs, stopped) = (at_ns, runs + more_run, stopped + more_stop);
    }
    still_ns
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::record::blame::Blame;
    use fairground::units::{CpuId, TaskId};

    #[test]
    fn a_group_stands_still_while_one_is_throttled_and_none_runs() {
        let stretch = |state, from_ns, to_ns| Stretch {
            task: TaskId(0),
            group: GroupId(1),
            state,
            cpu: CpuId(0),
            from_ns,
            to_ns,
        };
        let slow = Passage {
            at_ns: 100,
            taken_at_ns: 100,
            elapsed_ns: 100,
            latency_ns: 100,
            task: TaskId(0),
            blame: Blame::default(),
        };
        let told = [
            stretch(State::Throttled, 50, 130),
            stretch(State::Running, 90, 110),
            stretch(State::Queued, 130, 150),
            stretch(State::Throttled, 160, 300),
            stretch(State::Running, 190, 195),
        ];
        // 110 to 130, 160 to 190, 195 to 200.
        assert_eq!(still(told.iter(), &slow), 20 + 30 + 5);
    }
}
