//! Servers in which who waits elsewhere (`--io`) holds no place: only so many requests compute at
//! once, and others are served while these wait.

use super::given::Given;
use super::load::{Service, THREADS_MAX};
use super::making::Making;
use crate::read::fault::{Fault, Read};
use fairground::workload::behavior::{ChannelId, SemaphoreId};

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
