//! Parts of a service by chance: its work, and what its runtime collects.

use super::chance::Chance;
use super::runtime::Followers;
use super::service::{Beside, Rhythm, Work};
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
pub(super) fn any_work(chance: &mut Chance) -> Work {
    match chance.place(&[0.2, 0.15, 0.3, 0.35]) {
        0 => Work::Even,
        1 => Work::Exponential,
        2 => Work::Lognormal { cv: chance.scale(0.2, 4.0) },
        _ => Work::TwoKinds {
            ratio: chance.scale(2.0, 100.0),
            share: chance.scale(0.002, 0.5),
            random: chance.is(0.4),
        },
    }
}

/// The same kind of work in other numbers.
pub(super) fn move_work(work: &mut Work, width: f64, chance: &mut Chance) {
    match work {
        Work::Even | Work::Exponential => {}
        Work::Lognormal { cv } => *cv = chance.near(*cv, width, 0.1, 6.0),
        Work::TwoKinds { ratio, share, .. } => {
            *ratio = chance.near(*ratio, width, 1.5, 200.0);
            *share = chance.near(*share, width, 0.001, 0.7);
        }
    }
}
