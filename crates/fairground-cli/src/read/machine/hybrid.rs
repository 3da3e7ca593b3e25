//! Machines whose CPUs are not alike. Lscpu tells their highest clocks; how much each does in a
//! cycle it doesn't, so no capacity follows from it, only that there should be one.

use crate::base::console;

/// By how much the highest clocks of like CPUs may differ: favoured cores boost somewhat higher.
const ALIKE: f64 = 1.1;

/// Warns if these highest clocks, MHz, are of CPUs of different kinds.
pub(super) fn tell(max_mhz: impl Iterator<Item = f64> + Clone) {
    let low = max_mhz.clone().fold(f64::INFINITY, f64::min);
    let high = max_mhz.fold(0.0, f64::max);
    if low > 0.0 && high > low * ALIKE {
        console::warn(&format!(
            "lscpu's MAXMHZ goes from {low:.0} to {high:.0}: these CPUs are not alike, and all are \
             simulated as equally fast. [machine] capacity says how fast each is (1024: the \
             fastest)"
        ));
    }
}
