//! Places that a part of a request needs while it computes, of which there are few: the event loop
//! of a Node process, the lock of a Ruby or Python process, the Ps of Go. Those count that go to
//! who waits in order.

use super::amount::Amount;
use fairground::workload::behavior::{ChannelId, Program, SemaphoreId, Step, Workload};

/// Places of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Places {
    /// The first one's name.
    pub name: String,
    /// How many have a name of their own, one in each process.
    pub names: usize,
    /// All of them.
    pub most: f64,
    /// Work of a part in its place.
    pub work: Amount,
}

/// What takers of a channel's requests need, one kind after the other.
pub(super) fn of(workload: &Workload, channel: ChannelId) -> Vec<Places> {
    let takes = |program: &&Program| program.steps.contains(&Step::Receive(channel));
    let all: Vec<_> =
        workload.programs.iter().filter(takes).map(|program| needs(workload, program)).collect();
    let kinds = all.iter().map(Vec::len).min().unwrap_or(0);
    (0..kinds)
        .map(|kind| of_kind(workload, &all.iter().map(|needs| needs[kind]).collect::<Vec<_>>()))
        .collect()
}

/// What a program takes, works in and gives back.
fn needs(workload: &Workload, program: &Program) -> Vec<(SemaphoreId, Amount)> {
    let places = program.steps.windows(3).filter_map(|steps| match steps {
        [Step::Take(place), Step::Run(work) | Step::RunPiece { work, .. }, Step::Post(given)] => {
            (place == given && workload.semaphores[*place].handover)
                .then(|| (*place, Amount::of(*work)))
        }
        _ => None,
    });
    places.collect()
}

fn of_kind(workload: &Workload, needs: &[(SemaphoreId, Amount)]) -> Places {
    let mut places: Vec<SemaphoreId> = needs.iter().map(|(place, _)| *place).collect();
    places.dedup();
    let most = places.iter().map(|place| f64::from(workload.semaphores[*place].value)).sum();
    let name = workload.semaphores[places[0]].name.clone();
    Places {
        name,
        names: places.len(),
        most,
        work: Amount::of_any(needs.iter().map(|(_, work)| *work)),
    }
}
