//! Are a service's waits elsewhere seldom long, as those for a slow disk or database?
//!
//! Such waits can be the whole of a long tail, as rare requests with much work or a limit can. So a
//! search that has them from the start finds them where they are not: of 50 services without, two
//! searches held 88 % of the truths with them in the family and 93 % without. They are tried where
//! nothing else fits and a limit can't be the reason. Without that second condition a JVM that its
//! limit stopped in 7 % of the periods was told to wait for a database: 90 to 154 ms without the
//! limit, where 11 ms are true.

use super::drawn::{Kinds, any_spread, move_spread};
use fairground_service::chance::Chance;
use fairground_service::service::{Service, Spread};

/// Of waits that are seldom long.
const SELDOM_LONG: Kinds =
    Kinds { weights: [0.55, 0.2, 0.1, 0.15], ratio_max: 200.0, share_max: 0.3, random: 0.3 };

/// What waits elsewhere a search has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waits {
    /// All the same, or exponential.
    Alike,
    /// Some are many times as long as the usual one, too.
    SeldomLong,
}

/// What a set is cautioned with that needs them.
const CAUTION: &str = "services like yours were found only with waits elsewhere (a database, a \
                       disk, a lock) of which some are far longer than the others; a histogram of \
                       such calls would show whether it is so. How sure ranges are of a service \
                       that does not wait so is not known (docs/explanation/fit.md)";

impl Waits {
    /// Why to take a set with such waits with caution, if so.
    pub(super) fn caution(self) -> Option<&'static str> {
        (self == Waits::SeldomLong).then_some(CAUTION)
    }

    /// How waits vary.
    pub(super) fn any(self, chance: &mut Chance) -> Spread {
        match self {
            Waits::Alike if chance.is(0.3) => Spread::Exponential,
            Waits::Alike => Spread::Even,
            Waits::SeldomLong => any_spread(&SELDOM_LONG, chance),
        }
    }

    /// Another way in which they vary.
    pub(super) fn other(self, io: Spread, chance: &mut Chance) -> Spread {
        match (self, io) {
            (Waits::Alike, Spread::Even) => Spread::Exponential,
            (Waits::Alike, _) => Spread::Even,
            (Waits::SeldomLong, _) => self.any(chance),
        }
    }

    /// The usual wait, relative to the mean: where some are far longer the two differ.
    pub(super) fn usual(self, io: Spread) -> f64 {
        match self {
            Waits::Alike => 1.0,
            Waits::SeldomLong => io.median(),
        }
    }

    /// A service's waits vary a bit otherwise, and the usual one stays: the median tells it.
    pub(super) fn vary(self, service: &mut Service, width: f64, chance: &mut Chance) {
        if self == Waits::SeldomLong {
            let usual_ns = service.io_ns * service.io.median();
            move_spread(&mut service.io, width, chance);
            service.io_ns = usual_ns / service.io.median();
        }
    }
}
