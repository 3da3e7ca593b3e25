//! BPF traces tell each task's vruntime and deadline at every switch, so every decision of the
//! real run queue can be taken again by ours, from the same state.
//!
//! A task that waits keeps what it had when it left the CPU. Where a task has slept since, or lies
//! delayed on the queue, its place is not known, and the decision is left out.

use super::config::{self, Kind, Task};
use fairground::model::entity::Entity;
use fairground::model::runqueue::RunQueue;
use fairground::model::tree::Key;
use fairground::model::weight::Weight;
use fairground::policy::Kernel;
use fairground::policy::Rules;
use fairground::policy::queue::pick::pick_eevdf;
use fairground::units::{CpuId, EntityId, GroupId, QueueId, Table};
use serde_json::Value;

/// What is known of a task that is not on the CPU.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It waits with this vruntime, deadline and end of protection.
    Waits([i64; 3]),
    /// It sleeps, or its place is not known.
    Unknown,
}

/// One switch: previous and next task, whether the previous one sleeps (or leaves a throttled
/// queue), tasks on the queue.
struct Switch {
    prev: usize,
    /// None for idle.
    next: Option<usize>,
    sleeps: bool,
    delayed: bool,
    queued: usize,
    state: [i64; 3],
}

/// One trace: how many of the decisions that are known are ours too.
pub fn compare(trace: &Value) -> String {
    let tasks = config::tasks(&trace["tasks"]);
    let rules = Rules::new(&Kernel::profile("6.18").unwrap(), 2);
    let mut places = vec![Place::Unknown; tasks.len()];
    let (mut known, mut same) = (0, 0);
    for row in trace["decisions"].as_array().unwrap() {
        let at = |column: usize| row[column].as_i64().unwrap();
        let switch = Switch {
            prev: at(1) as usize,
            next: usize::try_from(at(2)).ok(),
            sleeps: at(3) == 1,
            delayed: at(4) == 1,
            queued: at(5) as usize,
            state: [at(6), at(7), at(8)],
        };
        if let Some(choice) = choose(&rules, &tasks, &places, &switch) {
            known += 1;
            same += usize::from(Some(choice) == switch.next);
        }
        let stays = !switch.sleeps;
        places[switch.prev] = if stays { Place::Waits(switch.state) } else { Place::Unknown };
        if let Some(next) = switch.next {
            places[next] = Place::Unknown;
        }
    }
    format!("{same} of {known} known decisions are the same.\n")
}

/// Whom our queue chooses; None where the state of the real one is not known.
fn choose(rules: &Rules, tasks: &[Task], places: &[Place], switch: &Switch) -> Option<usize> {
    let on_queue = !switch.sleeps || switch.delayed;
    let waiting = (0..tasks.len()).filter_map(|row| match places[row] {
        Place::Waits(state) if row != switch.prev => Some((row, state)),
        _ => None,
    });
    let waiting: Vec<(usize, [i64; 3])> = waiting.collect();
    if waiting.len() + usize::from(on_queue) != switch.queued {
        return None;
    }
    // What a sleeper brings with it when it wakes is not known.
    if tasks[switch.next?].kind != Kind::Hog {
        return None;
    }
    let mut queue = RunQueue::new(CpuId(1), GroupId(0), Key::Deadline);
    let mut entities: Table<EntityId, Entity> = tasks
        .iter()
        .map(|task| Entity::new(Weight::of_nice(task.nice), QueueId(0), None, 0))
        .collect();
    /// Ours are unsigned; only differences matter.
    const ZERO: i64 = 1 << 40;
    queue.min_vruntime = (switch.state[0] + ZERO) as u64;
    for &(row, state) in waiting.iter().chain(on_queue.then_some(&(switch.prev, switch.state))) {
        let id = EntityId(row as u32);
        let entity = &mut entities[id];
        let [vruntime, deadline, vprot] = state.map(|ns| (ns + ZERO) as u64);
        (entity.vruntime, entity.deadline, entity.vprot) = (vruntime, deadline, vprot);
        entity.on_rq = true;
        queue.weight += entity.weight.stored;
        queue.nr_queued += 1;
        if row == switch.prev {
            queue.curr = Some(id);
        } else {
            queue.insert(&mut entities, id);
        }
    }
    Some(pick_eevdf(rules, &queue, &entities, true)?.0 as usize)
}
