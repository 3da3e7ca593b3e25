//! How long does a busy queue remember?
//!
//! What waits in a queue that is nearly full says little of the next minute: the queue fills and
//! empties slowly, and all requests of such a wave have one fate. By the theory of heavy traffic
//! (reflected Brownian motion; Abate and Whitt 1987) waiting is about exponential with a mean W,
//! and its correlations last 2 · W / (1 − ρ), with ρ the part in use of what makes them wait: a
//! limit, or a pool of threads. So many seconds of requests count as one.

/// The share of requests that hardly wait: what they take is not the queue's doing.
pub const HARDLY_WAIT: f64 = 0.02;
/// The part in use below which queues empty soon.
pub const BUSY: f64 = 0.8;
/// The closest that ρ is to 1: what is nearer is called overloaded.
const ROOM_MIN: f64 = 0.02;

/// Requests that one wave makes alike, at so many a second that wait so long on average; 1 where
/// the part in use is small.
pub fn wave(used: f64, waiting_ns: f64, per_s: f64) -> f64 {
    match used < BUSY {
        true => 1.0,
        false => (2.0 * waiting_ns.max(0.0) / 1e9 / (1.0 - used).max(ROOM_MIN) * per_s).max(1.0),
    }
}
