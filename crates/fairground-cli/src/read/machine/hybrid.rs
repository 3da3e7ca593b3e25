//! Machines whose CPUs are not alike. Descriptions tell their highest clocks; how much each does in
//! a cycle they don't, so no capacity follows from it, only that there should be one.

use crate::base::console;
use crate::read::fault::clean;

/// By how much the highest clocks of like CPUs may differ: favoured cores boost somewhat higher.
const ALIKE: f64 = 1.1;

/// What follows for a simulation.
const NOT_ALIKE: &str = "these CPUs are not alike. Without [machine] capacity, which says how fast \
                         each is (1024: the fastest), all are simulated as equally fast; with it \
                         tasks go where they fit, but x86's preference for its fast CPUs \
                         (asymmetric packing) is not modelled";

/// Warns if these highest clocks, MHz, are of CPUs of different kinds; `whose` says who tells them.
pub(super) fn tell(whose: &str, max_mhz: &[f64]) {
    if let Some(text) = unlike(whose, max_mhz) {
        console::warn(&text);
    }
}

/// The same where nothing but the names of the kinds is told.
pub(super) fn tell_kinds(whose: &str, kinds: &[&str]) {
    let Some(other) = kinds.iter().find(|kind| **kind != kinds[0]) else { return };
    let (one, other) = (clean(kinds[0]), clean(other));
    console::warn(&format!("{whose} is {one} and {other}: {NOT_ALIKE}"));
}

fn unlike(whose: &str, max_mhz: &[f64]) -> Option<String> {
    let low = max_mhz.iter().copied().fold(f64::INFINITY, f64::min);
    let high = max_mhz.iter().copied().fold(0.0, f64::max);
    (low > 0.0 && high > low * ALIKE)
        .then(|| format!("{whose} goes from {low:.0} to {high:.0} MHz: {NOT_ALIKE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn favoured_cores_are_alike_and_kinds_are_not() {
        assert_eq!(unlike("lscpu's MAXMHZ", &[5000.0, 5400.0]), None);
        assert_eq!(unlike("lscpu's MAXMHZ", &[]), None);
        let said = unlike("sysfs' cpuinfo_max_freq", &[5000.0, 3800.0]).unwrap();
        assert!(said.starts_with("sysfs' cpuinfo_max_freq goes from 3800 to 5000 MHz"), "{said}");
    }
}
