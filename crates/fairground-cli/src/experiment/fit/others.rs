//! Work beside the requests, by chance: what a runtime collects, a batch, requests of another kind.

use crate::read::Runtime;
use crate::read::observed::Collections;
use fairground_service::chance::Chance;
use fairground_service::runtime::Followers;
use fairground_service::service::{Beside, Rhythm};

/// The least share of the CPU time that other work has.
const SHARE_LEAST: f64 = 0.02;
/// Shares of the CPU time that collections may have.
const COLLECTED: (f64, f64) = (0.01, 0.6);

/// What metrics tell of a runtime's collections.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Known {
    /// There were none.
    Never,
    /// They come so often, and have a share of the CPU time between these.
    Every { period_ns: f64, share: (f64, f64) },
}

impl Known {
    /// A pause computes with all threads at most, and may wait as well: throttled, mostly.
    pub fn of(seen: Collections, followers: Followers, usage_cpus: f64) -> Known {
        const WAITS_MAX: f64 = 30.0;
        if seen.per_s <= 0.0 {
            return Known::Never;
        }
        let most = seen.paused.map_or(COLLECTED.1, |paused| {
            (paused * f64::from(followers.collectors()) / usage_cpus).min(COLLECTED.1)
        });
        let least = seen.paused.map_or(COLLECTED.0, |_| most / WAITS_MAX);
        Known::Every { period_ns: 1e9 / seen.per_s, share: (least, most) }
    }
}

/// What is known of work beside the requests.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Others {
    /// Threads that follow the limit, if any do.
    pub followers: Option<Followers>,
    /// What is known of the runtime's collections.
    pub collections: Option<Known>,
    /// CPUs of the machine.
    pub cpus: f64,
}

impl Others {
    /// Any of it, or none.
    pub fn any(&self, chance: &mut Chance) -> Option<Beside> {
        if let Some(followers) = self.followers {
            return collections(followers, self.collections.as_ref(), chance);
        }
        chance.is(0.35).then(|| Beside {
            share: chance.scale(0.04, 0.7),
            threads: chance.seldom_many(1.0, self.cpus),
            period_ns: chance.scale(1e7, 1e10),
            rhythm: [Rhythm::Even, Rhythm::Random, Rhythm::Requests]
                [chance.place(&[0.4, 0.2, 0.4])],
        })
    }

    /// The same in other numbers.
    pub fn vary(&self, beside: &mut Beside, width: f64, chance: &mut Chance) {
        if let Some(Known::Every { share, .. }) = self.collections {
            beside.share = chance.near(beside.share, width, share.0, share.1);
            return;
        }
        beside.share = chance.near(beside.share, width, SHARE_LEAST.min(beside.share), 0.8);
        if self.followers.is_none() {
            beside.threads = chance.near_whole(beside.threads, width, 1.0, self.cpus);
        }
        beside.period_ns = chance.near(beside.period_ns, width, 1e7, 2e10);
    }
}

/// What a runtime collects: Java always does, Go may, unless it is known how often.
fn collections(followers: Followers, known: Option<&Known>, chance: &mut Chance) -> Option<Beside> {
    let (often, rhythm) = match followers.runtime {
        Runtime::Go => (0.5, Rhythm::Even),
        Runtime::Jvm => (1.0, Rhythm::Stop),
    };
    let (often, share) = match known {
        None => (often, COLLECTED),
        Some(Known::Never) => (0.0, COLLECTED),
        Some(Known::Every { share, .. }) => (1.0, *share),
    };
    chance.is(often).then(|| Beside {
        share: chance.scale(share.0, share.1),
        threads: followers.collectors(),
        period_ns: match known {
            Some(Known::Every { period_ns, .. }) => *period_ns,
            Some(Known::Never) | None => chance.scale(3e7, 1e10),
        },
        rhythm,
    })
}
