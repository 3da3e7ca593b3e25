//! Are a service's threads nearly all busy?
//!
//! A request that waits for a thread has none, so a pool of four threads may have twenty requests
//! in hand. By latencies and CPU time alone it looks like one with a slow database and threads
//! enough. A pool as large as what is in hand is easily drawn; one that is hardly large enough is
//! not, so some of the services are given one. (Queues of one and of four threads that were busy
//! for 90 % of the time, exponential work, no limit: without these pools 91 to 100 % of the p99 was
//! told to be work or waits elsewhere, and 60 to 90 % of it were waits for a thread.)
//!
//! Not where the limit stops the service: that is what makes its requests slow, and a full pool
//! beside it was told to be the reason of a tail that is gone with half as much CPU more.

use fairground_service::chance::Chance;
use fairground_service::service::{Load, Service};

/// The share of services that get one.
const SHARE: f64 = 0.15;
/// Threads of such a pool, of those that are busy on average.
const ROOM: (f64, f64) = (1.02, 1.6);

/// With a pool that is hardly large enough, now and then.
pub(super) fn at_times(service: &mut Service, load: &Load, chance: &mut Chance) -> bool {
    let is_full = chance.is(SHARE);
    if is_full {
        // The more it waits elsewhere, the less is left for its wait for a thread.
        service.io_ns *= chance.between(0.0, 1.0);
        let busy = service.busy_threads(load);
        service.threads = (busy * chance.scale(ROOM.0, ROOM.1)).ceil().max(1.0) as u32;
    }
    is_full
}
