//! Parts of a service by chance: its work, and what its runtime collects.

use super::chance::Chance;
use super::runtime::Followers;
use super::service::{Beside, Rhythm, Spread};
use crate::read::Runtime;

/// What a runtime collects: Java always does, Go may.
pub(super) fn collections(followers: Followers, chance: &mut Chance) -> Option<Beside> {
    let (often, rhythm) = match followers.runtime {
        Runtime::Go => (0.5, Rhythm::Even),
        Runtime::Jvm => (1.0, Rhythm::Stop),
    };
    chance.is(often).then(|| Beside {
        share: chance.scale(0.01, 0.6),
        threads: followers.collectors(),
        period_ns: chance.scale(3e7, 1e10),
        rhythm,
    })
}

/// How much work a part is.
pub(super) fn any_work(chance: &mut Chance) -> Spread {
    match chance.place(&[0.2, 0.15, 0.3, 0.35]) {
        0 => Spread::Even,
        1 => Spread::Exponential,
        2 => Spread::Lognormal { cv: chance.scale(0.2, 4.0) },
        _ => Spread::TwoKinds {
            ratio: chance.scale(2.0, 100.0),
            share: chance.scale(0.002, 0.5),
            random: chance.is(0.4),
        },
    }
}

/// The same kind in other numbers.
pub(super) fn move_spread(spread: &mut Spread, width: f64, chance: &mut Chance) {
    match spread {
        Spread::Even | Spread::Exponential => {}
        Spread::Lognormal { cv } => *cv = chance.near(*cv, width, 0.1, 6.0),
        Spread::TwoKinds { ratio, share, .. } => {
            *ratio = chance.near(*ratio, width, 1.5, 200.0);
            *share = chance.near(*share, width, 0.001, 0.7);
        }
    }
}
