//! Servers in which who waits elsewhere (`--io`) holds no place: only so many requests compute at
//! once, and others are served while these wait.

use super::given::Given;
use super::load::{Service, THREADS_MAX};
use super::making::Making;
use crate::read::fault::{Fault, Read};
use fairground::units::Ns;
use fairground::workload::behavior::{ChannelId, SemaphoreId, Step};
use fairground::workload::draw::Draw;

/// Work in a place, of which there are few. Who has had it for a turn gives it to who waits, and
/// queues behind them; `at` is where these steps stand in the program.
pub(super) fn in_turns(at: usize, places: SemaphoreId, work: Draw, turn_ns: Ns) -> [Step; 4] {
    [
        Step::Take(places),
        Step::RunPiece { work, piece_ns: turn_ns },
        Step::Post(places),
        Step::RepeatPieces(at),
    ]
}

/// True if work takes longer than a turn but by rare chance, so that it is done in turns.
pub(super) fn outlasts(work: Draw, turn_ns: Ns) -> bool {
    /// Random work that is longer than so many means is rare.
    const MEANS: u64 = 8;
    match work {
        Draw::Fixed(most) | Draw::Uniform { hi: most, .. } => most > turn_ns,
        Draw::Mixture { usual, rare, exponential: false, .. } => usual.max(rare) > turn_ns,
        Draw::Mixture { usual, rare, .. } => MEANS.saturating_mul(usual.max(rare)) > turn_ns,
        Draw::Exponential { mean } | Draw::Lognormal { mean, .. } => {
            MEANS.saturating_mul(mean) > turn_ns
        }
    }
}

/// Tasks that take requests: one for each place, and with `--io` as many beside as may wait there
/// at once; or as many as a flag says.
pub(super) fn takers(
    given: &Given,
    making: &Making<'_>,
    service: &Service,
    channel: ChannelId,
    (places, flag): (u64, &str),
) -> Read<u64> {
    // With fewer than places some of these stay idle.
    let range = 1..=places.max(THREADS_MAX);
    if given.has(flag) {
        return given.count(flag, range, places);
    }
    let all = places.saturating_add(service.waiting_most(making, channel));
    if all > *range.end() {
        let title = format!("{all} requests may be in hand at once, with those in --io");
        return Err(Fault::at(given.span, title)
            .accepts(format!("at most {THREADS_MAX}: say --{flag} N, or less load")));
    }
    Ok(all)
}

/// Threads that serve.
pub(super) struct Threads {
    pub count: u64,
    /// Who waits elsewhere holds none: the flag that says how many requests are in hand then.
    pub left_for: Option<&'static str>,
}

impl Threads {
    /// What requests take one of and give back before they wait, if they do; and how many tasks
    /// take requests.
    pub fn pool(
        &self,
        given: &Given,
        making: &mut Making<'_>,
        service: &Service,
        channel: ChannelId,
    ) -> Read<(Option<SemaphoreId>, u64)> {
        let Some(flag) = self.left_for else { return Ok((None, self.count)) };
        let tasks = takers(given, making, service, channel, (self.count, flag))?;
        Ok((Some(making.queue_for("pool", self.count as u32)), tasks))
    }
}
