//! Kernels whose builder changes the fair class, by their name.

/// Names of other schedulers in a kernel's: BORE within the fair class, the others in its place.
const SCHEDULERS: [&str; 5] = ["bore", "bmq", "pds", "prjc", "muqss"];
/// Builders of kernels for desktops, who change numbers of the fair class, such as the base slice.
const DESKTOPS: [&str; 5] = ["zen", "lqx", "liquorix", "xanmod", "cachyos"];

const OTHER_SCHEDULER: &str = ". BEWARE: by its name it has another scheduler (BORE, BMQ, PDS), \
                               and that is not modelled";
const OTHER_NUMBERS: &str = ". BEWARE: builders of desktop kernels change numbers of the fair \
                             class, such as the base slice, and more; what this one did is not in \
                             these numbers (as root: grep . /sys/kernel/debug/sched/*_ns tells; \
                             then --set base_slice_ns=VALUE)";

/// What is missing of a kernel of such a name; nothing of others.
pub(super) fn missing(vendor: &str) -> &'static str {
    let mut words = vendor.split(['-', '+', '.', '_', '~']);
    let is_one_of = |word: &str, names: &[&str]| {
        let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
        names.contains(&name)
    };
    match words.clone().any(|word| is_one_of(word, &SCHEDULERS)) {
        true => OTHER_SCHEDULER,
        false if words.any(|word| is_one_of(word, &DESKTOPS)) => OTHER_NUMBERS,
        false => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn builders_who_change_the_scheduler_are_known_by_name() {
        for name in ["-2-cachyos-bore", "-bmq", "-pds1-1"] {
            assert_eq!(missing(name), OTHER_SCHEDULER, "{name}");
        }
        for name in ["-zen1-1-zen", "-x64v3-xanmod1", "-2-cachyos", "-1-liquorix-amd64"] {
            assert_eq!(missing(name), OTHER_NUMBERS, "{name}");
        }
        for name in ["-45-generic", "-amd64", "-200.fc43.x86_64", "-arch1-1", "+rpt-rpi-v8"] {
            assert_eq!(missing(name), "", "{name}");
        }
    }
}
