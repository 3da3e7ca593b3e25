//! What a kernel tells of itself.

use fairground::policy::{Kernel, catalogue};

/// `latency_ns` and `min_granularity_ns` are CFS's, the base slice is EEVDF's; what belongs to no
/// answer is read by every kernel.
#[test]
fn a_kernel_reads_the_numbers_of_its_own_queue() {
    let reads = |profile| {
        let kernel = Kernel::profile(profile).expect("a release");
        ["latency_ns", "min_granularity_ns", "base_slice_ns", "HZ", "nr_migrate"]
            .map(|key| kernel.reads(key))
    };
    assert_eq!(reads("5.15"), [true, true, false, true, true]);
    assert_eq!(reads("6.12"), [false, false, true, true, true]);
}

/// Any number that is accepted is in force from then on, on a machine of any size: what scales with
/// the CPUs does so until it is written.
#[test]
fn a_number_that_is_set_is_in_force() {
    for number in catalogue::numbers() {
        for value in [number.min, number.max] {
            let mut kernel = Kernel::profile("6.12").expect("a release");
            kernel.set(number.key, &value.to_string()).expect("within its range");
            for cpus in [1, 8] {
                let found = kernel.numbers(cpus).find(|(info, _)| info.key == number.key);
                assert_eq!(found.expect("it is told").1, Some(value), "{}", number.key);
            }
            let beyond = [number.min.checked_sub(1), number.max.checked_add(1)];
            for value in beyond.into_iter().flatten() {
                let refused = kernel.set(number.key, &value.to_string()).expect_err("refused");
                assert!(refused.accepted.contains(&number.max.to_string()), "{refused:?}");
            }
        }
    }
}

/// A refusal lists what there is; a former name stands for the new one.
#[test]
fn answers_and_switches_are_known_by_their_names() {
    let mut kernel = Kernel::profile("6.12").expect("a release");
    let mut accepted = |key, value| kernel.set(key, value).expect_err("unknown").accepted;
    assert_eq!(accepted("search", "everywhere"), "linear, sis-prop, sis-util, sis-core");
    assert!(accepted("features", "BEST").contains("RUN_TO_PARITY"));
    assert!(accepted("changes", "best").contains("custom-slice"));
    assert!(!accepted("changes", "best").contains("RUN_TO_PARITY"));
    assert!(accepted("best", "1").contains("nr_migrate"));
    let name = |answer: Option<&catalogue::AnswerInfo>| answer.map(|answer| answer.name);
    assert_eq!(name(catalogue::renamed("hint", "today")), Some("once-per-update"));
    assert_eq!(name(catalogue::renamed("hint", "tick")), None);
    kernel.set("hint", "today").expect("its former name");
    assert_eq!(name(kernel.answer("hint")), Some("once-per-update"));
    let is_on = |kernel: &Kernel, wanted: &str| {
        kernel.switches().find(|(switch, _)| switch.name == wanted).map(|(_, on)| on)
    };
    assert_eq!(is_on(&kernel, "RUN_TO_PARITY"), Some(true));
    kernel.set("features", "NO_RUN_TO_PARITY,WA_BIAS").expect("features");
    assert_eq!(is_on(&kernel, "RUN_TO_PARITY"), Some(false));
    assert_eq!(is_on(&kernel, "WA_BIAS"), Some(true));
    assert_eq!([250, 1000].map(|hz: u32| tick_ns(&mut kernel, hz)), [4_000_000, 1_000_000]);
}

/// A release that is newer than all is not modelled yet; what never was is unknown.
#[test]
fn a_release_to_come_is_told_from_one_that_never_was() {
    let found = |profile| Kernel::profile(profile).expect_err("refused").found;
    for profile in ["7.99", "99.0", "99.0.1"] {
        assert_eq!(found(profile), format!("kernel {profile} is not modelled yet"));
    }
    for profile in ["4.1", "6.99", "7", "7.x", "best", ""] {
        assert!(!found(profile).contains("yet"), "{profile}: {}", found(profile));
    }
    for profile in ["6.12", "6.12.0", "6.12.95", "7.3", "tip-fb04563d1cae"] {
        assert_eq!(Kernel::profile(profile).expect("a release").profile, profile);
    }
}

fn tick_ns(kernel: &mut Kernel, hz: u32) -> u64 {
    kernel.set("HZ", &hz.to_string()).expect("in range");
    kernel.tick_ns()
}
