//! `features` and `changes` of a kernel: lists of switches, to which the command line adds.

use super::tree::{Node, Value};
use super::uname::profile_of;
use crate::base::console;
use fairground::policy::QUESTIONS;
use fairground::policy::catalogue::{self, SwitchInfo};
use fairground::policy::kernel::Kernel;
use fairground::policy::presets::{lacks, never_built};

/// Keys of `[kernel]` whose values are switches.
pub(super) const KEYS: [&str; 2] = ["features", "changes"];

/// True for a key whose values add up: one that is set twice is set to both.
pub(crate) fn add_up(key: &str) -> bool {
    KEYS.contains(&key)
}

/// What a list of switches is with more of them: of one that is there twice the later one wins.
pub(super) fn added(before: Option<&Node>, more: Node) -> Node {
    let Some(mut switches) = before.and_then(listed) else { return more };
    match listed(&more) {
        Some(new) => {
            switches.extend(new);
            Node { span: more.span, value: Value::List(switches) }
        }
        None => more,
    }
}

fn listed(node: &Node) -> Option<Vec<Node>> {
    match &node.value {
        Value::List(items) => Some(items.clone()),
        Value::String(_) => Some(vec![node.clone()]),
        _ => None,
    }
}

/// Tells which switches of a list a kernel has already as the list wants them.
pub(super) fn tell_idle(kernel: &Kernel, key: &str, list: &str) {
    let name = profile_of(&kernel.profile);
    let lacks = |word: &&str| info(key, word).is_some_and(|info| lacks(name, info));
    for switch in idle(kernel, key, list).into_iter().filter(|word| !lacks(word)) {
        console::note_once(&format!("{key}={switch} changes nothing: {name} has it so"));
    }
}

fn idle<'t>(kernel: &Kernel, key: &str, list: &'t str) -> Vec<&'t str> {
    let mut kernel = kernel.clone();
    let mut changes_nothing = |switch: &&str| {
        let before = kernel.rules;
        kernel.set(key, switch).is_ok() && kernel.rules == before
    };
    words(list).filter(|word| changes_nothing(word)).collect()
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ' ']).filter(|word| !word.is_empty())
}

/// What is known of a switch that a list turns on or off.
fn info(key: &str, word: &str) -> Option<&'static SwitchInfo> {
    let name = word.strip_prefix("NO_").unwrap_or(word);
    let of_key = |switch: &&SwitchInfo| switch.since.is_some() == (key == "changes");
    let mut all = catalogue::features().chain(catalogue::changes()).filter(of_key);
    all.find(|switch| switch.name == name)
}

/// What the user of a list should know who takes its switches for what Linux does with them: those
/// that this kernel has not, or that its run queue does not read.
pub(super) fn warnings(kernel: &Kernel, key: &str, list: &str) -> Vec<String> {
    let told = words(list).filter_map(|word| warning(kernel, key, word, info(key, word)?));
    told.chain(both(key, list)).collect()
}

/// A switch that one list turns on and off.
fn both(key: &str, list: &str) -> Option<String> {
    let off = words(list).filter_map(|word| word.strip_prefix("NO_"));
    let name = off.into_iter().find(|name| words(list).any(|word| word == *name))?;
    let ours = words(list).filter(|word| word.strip_prefix("NO_").unwrap_or(word) == name);
    let last = ours.last()?;
    Some(format!("{key} has {name} and NO_{name}: the last one counts, {last}"))
}

/// How a warning ends where no release can be built as it was asked for.
const NO_SUCH: &str = "there is no such kernel";

/// Why no release can be built as this kernel is: whoever runs it asks what if.
pub(crate) fn no_such_kernel(kernel: &Kernel) -> Option<String> {
    let on = kernel.switches().filter(|(switch, on)| *on && switch.since.is_none());
    let mut told = on.filter_map(|(switch, _)| warning(kernel, "features", switch.name, switch));
    never_built(kernel).or_else(|| told.find(|text| text.ends_with(NO_SUCH)))
}

/// A feature of which only a part is modelled: without a word its user would think that it is of
/// no use.
const IN_PART: &str = "NEXT_BUDDY";

fn warning(kernel: &Kernel, key: &str, word: &str, switch: &SwitchInfo) -> Option<String> {
    let name = profile_of(&kernel.profile);
    let is_read = switch.needs.fits(kernel.rules.pick.answer.needs());
    let lacks = switch.since.is_none() && lacks(name, switch);
    let of = switch.from.map_or(switch.needs.says().to_owned(), |from| format!("from {from}"));
    match (lacks, is_read) {
        (true, true) => Some(format!("{key}={word}: {name} has no such feature ({of}): {NO_SUCH}")),
        (true, false) => Some(format!(
            "{key}={word} has no effect: {name} has no such feature ({of}){}",
            instead(kernel, switch)
        )),
        (false, false) => {
            let needs = switch.needs.says();
            Some(format!("{key}={word} has no effect: {name} does not read it (but {needs} does)"))
        }
        (false, true) if word == IN_PART => Some(format!(
            "{key}={word}: that each wake-up makes a next buddy is not modelled, so this shows \
             little of what it does on Linux"
        )),
        _ => None,
    }
}

/// The features that a kernel has where the other class has this one: those of its question.
fn instead(kernel: &Kernel, switch: &SwitchInfo) -> String {
    let side = kernel.rules.pick.answer.needs();
    let question = QUESTIONS.iter().find(|question| question.switches.contains(switch));
    let all = question.map_or(&[][..], |question| question.switches);
    let own = all.iter().filter(|own| own.since.is_none() && own.needs == side);
    let has = own.filter(|own| !lacks(profile_of(&kernel.profile), own));
    let names: Vec<&str> = has.map(|own| own.name).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!(
            "; to the question {} it has {}",
            question.map_or("", |one| one.key),
            names.join(", ")
        ),
    }
}

/// Features of Linux that have no switch here, and how it is here.
const FIXED: [(&str, &str); 16] = [
    ("ATTACH_AGE_LOAD", NOT_MODELLED),
    ("CACHE_HOT_BUDDY", "always as on: a next buddy is cache-hot to the balancer"),
    ("DOUBLE_TICK", NOT_MODELLED),
    ("HRTICK_DL", NOT_MODELLED),
    ("HZ_BW", NOT_MODELLED),
    ("LATENCY_WARN", NOT_MODELLED),
    ("LB_BIAS", NOT_MODELLED),
    ("LB_MIN", NOT_MODELLED),
    ("NONTASK_CAPACITY", NOT_MODELLED),
    ("RT_PUSH_IPI", "always as on: real-time tasks are pulled by an interrupt"),
    ("RT_RUNTIME_GREED", NOT_MODELLED),
    ("RT_RUNTIME_SHARE", NOT_MODELLED),
    ("SIS_AVG_CPU", NOT_MODELLED),
    ("UTIL_EST", "the change util-est: changes=NO_util-est is without it"),
    ("UTIL_EST_FASTUP", "always as on: an estimate rises at once"),
    ("WARN_DOUBLE_CLOCK", NOT_MODELLED),
];

const NOT_MODELLED: &str = "not modelled";

/// What a feature of Linux is here that has no switch of its name.
pub(super) fn of_linux(name: &str) -> Option<String> {
    let (_, here) = FIXED.iter().find(|(feature, _)| *feature == name)?;
    Some(format!("{name} is a feature of Linux; here it is {here}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    fn kernel(in_file: &str, set: &[&str]) -> Kernel {
        let text = format!("[kernel]\nprofile = \"6.12\"\n{in_file}\n[tasks.hog]\nrun = \"1s\"\n");
        let set = set.iter().map(|value| ("features".to_owned(), (*value).to_owned())).collect();
        let overrides = Overrides { set, ..Overrides::default() };
        let scenario = load_text("scenario", &text, &overrides);
        scenario.unwrap_or_else(|error| panic!("{error}")).kernel
    }

    #[test]
    fn the_command_line_adds_to_the_features_of_a_scenario() {
        let both = kernel("features = [\"HRTICK\", \"NO_RUN_TO_PARITY\"]", &[]);
        for in_file in ["features = [\"HRTICK\"]", "features = \"HRTICK\""] {
            assert_eq!(kernel(in_file, &["NO_RUN_TO_PARITY"]), both);
        }
        assert_eq!(kernel("", &["HRTICK", "NO_RUN_TO_PARITY"]), both, "the first is not lost");
        assert_eq!(kernel("", &["HRTICK,NO_RUN_TO_PARITY", "NO_HRTICK", "HRTICK"]), both);
        let off = kernel("features = [\"HRTICK\"]", &["NO_HRTICK"]);
        assert_eq!(off, kernel("", &[]), "the later one wins");
    }

    #[test]
    fn switches_that_are_so_already_are_found() {
        let kernel = Kernel::profile("6.12").unwrap();
        let idle = |switches| idle(&kernel, "features", switches);
        assert_eq!(idle("RUN_TO_PARITY, HRTICK"), ["RUN_TO_PARITY"]);
        assert_eq!(idle("HRTICK,HRTICK,NO_HRTICK"), ["HRTICK"]);
        assert!(idle("NO_RUN_TO_PARITY,NO_SUCH").is_empty());
    }

    #[test]
    fn features_that_a_kernel_does_not_have_are_told() {
        let told = |profile: &str, list: &str| {
            warnings(&Kernel::profile(profile).unwrap(), "features", list).join("; ")
        };
        let none = "features=GENTLE_FAIR_SLEEPERS has no effect: 6.12 has no such feature";
        let own = "PLACE_LAG, PLACE_DEADLINE_INITIAL, PLACE_REL_DEADLINE";
        let all = format!("{none} (CFS (to 6.5)); to the question place it has {own}");
        assert_eq!(told("6.12", "GENTLE_FAIR_SLEEPERS"), all);
        let back = told("5.15", "NO_PLACE_LAG");
        assert!(
            back.ends_with("; to the question place it has GENTLE_FAIR_SLEEPERS, START_DEBIT"),
            "{back}"
        );
        assert!(told("6.12", "NO_LAST_BUDDY").contains("has no effect"));
        assert!(told("6.1", "PLACE_LAG").contains("6.1 has no such feature (EEVDF (from 6.6))"));
        let what_if = told("6.1", "DELAY_DEQUEUE");
        assert!(what_if.ends_with("6.1 has no such feature (from 6.12): there is no such kernel"));
        assert!(told("6.6", "PREEMPT_SHORT").contains("(from 6.12)"));
        assert!(told("6.12.0", "PICK_BUDDY").contains("(from 6.14)"), "back-ported by .13");
        assert!(told("6.12", "NEXT_BUDDY").contains("is not modelled"));
        let had = ["HRTICK", "NO_PLACE_LAG", "NI_RANDOM", "PICK_BUDDY", "WAKEUP_PREEMPTION"];
        assert_eq!(told("6.12", &had.join(",")), "");
        assert_eq!(told("5.10", "NO_GENTLE_FAIR_SLEEPERS HRTICK"), "");
        let change = warnings(&Kernel::profile("6.12").unwrap(), "changes", "slice-limit");
        assert_eq!(
            change,
            ["changes=slice-limit has no effect: 6.12 does not read it (but CFS (to 6.5) does)"]
        );
    }

    #[test]
    fn a_feature_of_linux_without_a_switch_is_known() {
        for (name, _) in FIXED {
            assert!(info("features", name).is_none(), "{name} has a switch");
            assert!(of_linux(name).is_some_and(|told| told.starts_with(name)));
        }
        assert_eq!(of_linux("NO_SUCH"), None);
        let mut kernel = Kernel::profile("6.12").unwrap();
        assert!(kernel.set("changes", "NO_util-est").is_ok(), "told of UTIL_EST");
    }

    #[test]
    fn a_kernel_that_no_release_can_be_built_as_is_told_from_others() {
        let told = |profile: &str, key: &str, value: &str| {
            let mut kernel = Kernel::profile(profile).unwrap();
            kernel.set(key, value).unwrap();
            no_such_kernel(&kernel)
        };
        assert!(told("7.0", "preemption", "none").is_some());
        assert!(told("6.12", "preemption", "lazy").is_some());
        assert!(told("6.1", "features", "DELAY_DEQUEUE").is_some());
        assert_eq!(told("6.12", "preemption", "none"), None);
        assert_eq!(told("7.0", "preemption", "full"), None);
        assert_eq!(told("6.12", "features", "HRTICK"), None);
    }

    #[test]
    fn a_list_that_turns_a_switch_on_and_off_is_told() {
        let kernel = Kernel::profile("6.12").unwrap();
        let told = |list| warnings(&kernel, "features", list);
        let both = "features has HRTICK and NO_HRTICK: the last one counts, NO_HRTICK";
        assert_eq!(told("HRTICK,NO_HRTICK"), [both]);
        assert!(told("HRTICK,NO_NEXT_BUDDY").iter().all(|text| !text.contains("last one counts")));
    }

    #[test]
    fn no_release_turns_on_what_it_is_said_to_lack() {
        let never = |profile: &str, list: &str| {
            let kernel = Kernel::profile(profile).unwrap();
            warnings(&kernel, "features", list).iter().all(|text| !text.contains("no such"))
        };
        for profile in fairground::policy::presets::catalogue() {
            let kernel = Kernel::profile(profile.name).unwrap();
            let on = kernel.switches().filter(|(switch, on)| *on && switch.since.is_none());
            on.for_each(|(switch, _)| assert!(never(profile.name, switch.name)));
        }
    }
}
