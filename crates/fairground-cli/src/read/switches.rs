//! `features` and `changes` of a kernel: lists of switches, to which the command line adds.

use super::tree::{Node, Value};
use fairground::policy::kernel::Kernel;

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

/// Those of a list's switches that a kernel has already as the list wants them.
pub(super) fn idle<'t>(kernel: &Kernel, key: &str, switches: &'t str) -> Vec<&'t str> {
    let mut kernel = kernel.clone();
    let mut changes_nothing = |switch: &&str| {
        let before = kernel.rules;
        kernel.set(key, switch).is_ok() && kernel.rules == before
    };
    let words = switches.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.filter(|word| changes_nothing(word)).collect()
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
}
