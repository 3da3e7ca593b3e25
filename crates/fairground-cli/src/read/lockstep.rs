//! Turns that nothing disturbs: kernels with HRTICK on machines where no interrupt and no kernel
//! thread ever comes at another moment.

use fairground::sim::scenario::Scenario;
use fairground::workload::draw::Draw;

/// What to say of such turns: each ends at the same moment of it, so who waits and how often a CPU
/// switches is decided by less than a microsecond, and always alike.
pub(super) fn lockstep(scenario: &Scenario) -> Option<String> {
    let Scenario { machine, kernel, .. } = scenario;
    let is_exact = |draw: Draw| matches!(draw, Draw::Fixed(_));
    let costs = [machine.costs.interrupt, machine.costs.hrtick];
    let is_still = machine.noise.is_empty() && costs.into_iter().all(is_exact);
    (kernel.rules.turn.hrtick && is_still).then(|| {
        format!(
            "with HRTICK (on from 7.1) turns end by a timer, and on {} no interrupt and no kernel \
             thread ever comes at another moment: turns are a lockstep, and switches and shares \
             may be far from a real machine's; costs = \"oracle-2\" in a [machine] has interrupts \
             of random length",
            machine.name
        )
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn who_runs_hrtick_where_nothing_disturbs_it_is_told() {
        let told = |kernel: &str, machine: &str| {
            let text = format!("kernel = \"{kernel}\"\n{machine}\n[tasks.hog]\nrun = \"1s\"\n");
            let scenario = load_text("scenario", &text, &Overrides::default());
            super::lockstep(&scenario.unwrap_or_else(|error| panic!("{error}")))
        };
        let bare = "machine = \"node:1 l3:1 core:2 pu:1\"";
        assert!(told("7.3", bare).is_some_and(|text| text.contains("turns are a lockstep")));
        assert_eq!(told("7.3", bare), told("7.1", bare), "told once where both are compared");
        assert_eq!(told("7.0", bare), None);
        assert_eq!(told("7.3", "machine = \"oracle-2\""), None);
        assert_eq!(told("7.3", "[machine]\ncores = 2\ncosts = \"oracle-2\""), None);
    }
}
