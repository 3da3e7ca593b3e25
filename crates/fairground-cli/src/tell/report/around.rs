//! What the threads of a group did while its slowest request was under way: why it had to wait.

use super::world::World;
use crate::run::schedule::{State, Window, slowest};
use fairground::record::blame::Cause;
use fairground::record::span::Passage;
use fairground::units::{GroupId, Id, Ns};

/// A request that waited less than this share of its time needs no such sentence.
const WAITED_MIN: f64 = 0.5;

/// A sentence on the slowest request, if it waited for threads of a group and all of that is known.
pub fn sentence(world: &World) -> Option<String> {
    let all = slowest(&world.observed.spans).into_iter();
    let (span, slow) = all.max_by_key(|(_, slow)| slow.elapsed_ns)?;
    let waited_ns = slow.blame.of(Cause::Backlog) + slow.blame.of(Cause::Throttled);
    if (waited_ns as f64) < WAITED_MIN * slow.elapsed_ns as f64 {
        return None;
    }
    let group = world.labels[slow.task.index()].group;
    let end_ns = slow.at_ns + slow.elapsed_ns;
    let mut windows = world.schedule.windows.iter();
    let window = windows.find(|window| window.from_ns <= slow.at_ns && end_ns <= window.to_ns)?;
    let members = world.labels.iter().filter(|label| label.group == group && !label.kthread);
    let members = members.count();
    let whole_ns = (slow.elapsed_ns * members as Ns).max(1);
    let share = |state| 100.0 * time_ns(window, slow, group, state) as f64 / whole_ns as f64;
    let threads = match members {
        1 => "the thread".to_owned(),
        members => format!("the {members} threads"),
    };
    Some(format!(
        "While the slowest {} was under way, {:.0} % of the time of {threads} of {} was throttled, \
         {:.0} % running and {:.0} % waiting for a CPU.",
        world.scenario.workload.spans[span].name,
        share(State::Throttled),
        world.scenario.groups[group.index()].path,
        share(State::Running),
        share(State::Queued),
    ))
}

/// Time of all tasks of a group in a state while a request was under way, ns.
fn time_ns(window: &Window, slow: &Passage, group: GroupId, state: State) -> Ns {
    let end_ns = slow.at_ns + slow.elapsed_ns;
    let stretches = window.stretches.iter();
    let of_group = stretches.filter(|of| of.group == group && of.state == state);
    of_group.map(|of| of.to_ns.min(end_ns).saturating_sub(of.from_ns.max(slow.at_ns))).sum()
}
