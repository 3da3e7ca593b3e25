//! How long turns are: the numbers of a kernel that say it, and what they are on a machine.

use super::uname::profile_of;
use crate::base::number::duration;
use fairground::policy::Kernel;
use fairground::units::Ns;

/// The lengths, each scaled by the number of CPUs unless it is set. A kernel reads its own class's.
const LENGTHS: [&str; 4] =
    ["base_slice_ns", "latency_ns", "min_granularity_ns", "wakeup_granularity_ns"];

/// Those that this kernel reads, with their length in force on a machine of so many CPUs.
pub(crate) fn lengths_ns(
    kernel: &Kernel,
    cpus: usize,
) -> impl Iterator<Item = (&'static str, Ns)> + '_ {
    let read = |key: &str| LENGTHS.contains(&key) && kernel.reads(key);
    let lengths = kernel.numbers(cpus).filter(move |(number, _)| read(number.key));
    lengths.filter_map(|(number, ns)| Some((number.key, ns?)))
}

/// The tick and these lengths, each as one would read it.
pub(crate) fn told(kernel: &Kernel, cpus: usize) -> Vec<String> {
    let tick_ns = kernel.tick_ns();
    let hz = kernel.rules.turn.hz.hz;
    let mut words = vec![format!("tick {} (HZ {hz})", duration(tick_ns))];
    for ((key, ns), (_, one_ns)) in lengths_ns(kernel, cpus).zip(lengths_ns(kernel, 1)) {
        let name = key.trim_end_matches("_ns");
        let scaled = match ns.checked_div(one_ns) {
            Some(factor) if factor > 1 => format!(" ({factor} x {})", duration(one_ns)),
            _ => String::new(),
        };
        words.push(format!("{name} {}{scaled}", duration(ns)));
    }
    words
}

/// Tells that a kernel does not read a number, and of a length what it reads instead.
pub(super) fn unread(kernel: &Kernel, key: &str) -> String {
    let name = profile_of(&kernel.profile);
    let told = format!("{key} has no effect: nothing in this kernel ({name}) reads it");
    if !LENGTHS.contains(&key) {
        return told;
    }
    let class = if kernel.is_cfs() { "CFS" } else { "EEVDF" };
    let own: Vec<&str> = lengths_ns(kernel, 1).map(|(key, _)| key).collect();
    format!("{told}; {class} has {}", own.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(profile: &str, set: &[(&str, &str)], cpus: usize) -> String {
        let mut kernel = Kernel::profile(profile).unwrap();
        set.iter().for_each(|(key, value)| kernel.set(key, value).unwrap());
        told(&kernel, cpus).join(", ")
    }

    #[test]
    fn the_tick_and_the_lengths_of_each_class_are_told_as_in_force() {
        assert_eq!(line("6.12", &[], 1), "tick 4ms (HZ 250), base_slice 700us");
        assert_eq!(line("6.18", &[], 4), "tick 4ms (HZ 250), base_slice 2100us (3 x 700us)");
        assert_eq!(
            line("5.15", &[], 96),
            "tick 4ms (HZ 250), latency 24ms (4 x 6ms), min_granularity 3ms (4 x 750us), \
             wakeup_granularity 4ms (4 x 1ms)"
        );
    }

    #[test]
    fn a_length_of_the_other_class_names_those_of_its_own() {
        let told = |profile: &str, key: &str| unread(&Kernel::profile(profile).unwrap(), key);
        let own = "CFS has latency_ns, min_granularity_ns, wakeup_granularity_ns";
        assert!(told("5.15", "base_slice_ns").ends_with(&format!("(5.15) reads it; {own}")));
        assert!(told("6.12", "latency_ns").ends_with("reads it; EEVDF has base_slice_ns"));
        assert!(told("6.12", "filter_costs").ends_with("reads it"));
    }

    #[test]
    fn what_is_set_is_not_scaled() {
        let set = [("HZ", "1000"), ("base_slice_ns", "3000000")];
        assert_eq!(line("6.12", &set, 8), "tick 1ms (HZ 1000), base_slice 3ms");
    }
}
