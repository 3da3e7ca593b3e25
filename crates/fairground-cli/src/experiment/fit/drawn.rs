//! How times vary, by chance: the work of parts, and their waits elsewhere.

use fairground_service::chance::Chance;
use fairground_service::service::Spread;

/// How likely each kind of spread is, and how far apart two kinds of requests may be.
pub(super) struct Kinds {
    /// Even, exponential, lognormal, two kinds.
    pub weights: [f64; 4],
    /// The longest / the usual one, and the share of the longest, at most.
    pub ratio_max: f64,
    pub share_max: f64,
    /// How often each of two kinds is exponential.
    pub random: f64,
}

/// Of work.
const OF_WORK: Kinds =
    Kinds { weights: [0.2, 0.15, 0.3, 0.35], ratio_max: 100.0, share_max: 0.5, random: 0.4 };

/// How much work a part is.
pub(super) fn any_work(chance: &mut Chance) -> Spread {
    any_spread(&OF_WORK, chance)
}

/// How a time varies.
pub(super) fn any_spread(kinds: &Kinds, chance: &mut Chance) -> Spread {
    match chance.place(&kinds.weights) {
        0 => Spread::Even,
        1 => Spread::Exponential,
        2 => Spread::Lognormal { cv: chance.scale(0.2, 4.0) },
        _ => Spread::TwoKinds {
            ratio: chance.scale(2.0, kinds.ratio_max),
            share: chance.scale(0.002, kinds.share_max),
            random: chance.is(kinds.random),
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
