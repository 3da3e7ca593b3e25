//! What a sweep measured, and the signs of its settings.

use crate::run::metric::Metric;

/// Places in the list of signs.
pub(super) const BEST: usize = 0;
pub(super) const ALIKE: usize = 1;
pub(super) const REFUSED: usize = 2;

/// One metric of all settings: by setting, what each seed gave.
pub(super) struct Measured {
    pub metric: Metric,
    pub by_setting: Vec<Vec<(u64, f64)>>,
}
