//! Why a setting that looked good is not proven.

use super::judged::Judged;

/// The world in which its targets held least with fresh seeds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Unproven {
    /// That world, by its place.
    pub world: usize,
    /// Histories in which the targets held there.
    pub held: usize,
    /// Those that were tried.
    pub tried: usize,
    /// The weight of all worlds in which too few held, of those that were looked at, 0 to 1.
    pub weight: f64,
}

impl Unproven {
    /// Of these worlds, of which those with this weight prove too little.
    pub(super) fn of(worlds: &[Judged], weight: f64) -> Option<Unproven> {
        let of = |(world, judged): (usize, &Judged)| {
            let (held, tried) = (judged.held(), judged.tried());
            Unproven { world, held, tried, weight }
        };
        let share = |unproven: &Unproven| unproven.held as f64 / unproven.tried.max(1) as f64;
        worlds.iter().enumerate().map(of).min_by(|a, b| share(a).total_cmp(&share(b)))
    }
}
