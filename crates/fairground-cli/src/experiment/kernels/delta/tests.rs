//! Changes between releases, and what is one of them.

use super::*;

#[test]
fn all_changes_together_make_the_other_kernel_of_every_pair_of_releases() {
    let names: Vec<&str> =
        fairground::policy::presets::catalogue().iter().map(|info| info.name).collect();
    for pair in names.windows(2).chain([["4.12", "6.18"].as_slice(), &["6.18", "4.12"]]) {
        let [from, to] = [0, 1].map(|at| Kernel::profile(pair[at]).expect("a profile"));
        let delta = Delta::of(&from, &to, 8);
        let all: Vec<usize> = (0..delta.changes.len()).collect();
        assert_eq!(delta.kernel(&all).rules, to.rules, "{pair:?}");
        assert_eq!(delta.kernel(&[]).rules, from.rules, "{pair:?}");
        for at in all {
            let alone = delta.kernel(&[at]);
            alone.check().unwrap_or_else(|error| panic!("{pair:?}: {error}"));
            assert_ne!(alone.rules, from.rules, "{pair:?}: {:?}", delta.changes[at]);
        }
    }
}

#[test]
fn a_change_is_named_as_one_would_make_it() {
    let [from, to] = ["6.11", "6.12.0"].map(|name| Kernel::profile(name).expect("a profile"));
    let settings: Vec<String> =
        Delta::of(&from, &to, 8).changes.into_iter().map(|change| change.setting).collect();
    assert!(settings.contains(&"preempt=shorter-slice".to_owned()), "{settings:?}");
    assert!(settings.contains(&"features=DELAY_DEQUEUE".to_owned()), "{settings:?}");
}

#[test]
fn what_came_together_is_one_change() {
    let between = |from: &str, to: &str| -> Vec<String> {
        let [from, to] = [from, to].map(|name| Kernel::profile(name).expect("a profile"));
        Delta::of(&from, &to, 8).changes.into_iter().map(|change| change.setting).collect()
    };
    let flat = "hierarchy=flat; changes=refresh-at-pick; changes=refresh-at-tick".to_owned();
    assert!(between("7.0", "7.3").contains(&flat));
    let back = "hierarchy=nested; changes=NO_refresh-at-pick; changes=NO_refresh-at-tick";
    assert!(between("7.3", "7.2").contains(&back.to_owned()));
}

#[test]
fn a_change_is_of_the_first_release_that_has_it() {
    let since = |from: &str, to: &str, setting: &str| {
        let [from, to] = [from, to].map(|name| Kernel::profile(name).expect("a profile"));
        let changes = Delta::of(&from, &to, 8).changes;
        let change = changes.into_iter().find(|one| one.setting.contains(setting));
        change.expect(setting).since.unwrap_or_default()
    };
    assert_eq!(since("6.5", "6.18", "features=DELAY_DEQUEUE"), "6.12");
    assert_eq!(since("6.5", "6.6.0", "pick=eligible-deadline"), "6.6");
    let parts = since("6.5", "6.18.44", "pick=eligible-deadline");
    assert!(parts.starts_with("6.6, 6."), "its parts are of several: {parts}");
    assert_eq!(since("4.12", "4.13", "search=sis-prop"), "4.13");
    assert_eq!(since("6.18", "6.5", "pick=leftmost"), "", "taken back");
}
