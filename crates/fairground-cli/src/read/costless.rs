//! Machines of which only the CPUs are known: an hwloc string, lscpu, hwloc XML, sysfs. On them the
//! kernel's own work takes no time, and who reads delays in microseconds must know that.

use super::library::Shelf;
use fairground::sim::scenario::{Costs, Machine};

/// True of a machine on which the kernel's work takes no time because nobody said how much.
pub(crate) fn is_costless(machine: &Machine) -> bool {
    Shelf::Machines.get(&machine.name).is_none() && machine.costs == Costs::default()
}

/// What to say of a machine without any cost, unless the library has it so.
pub(super) fn costless(machine: &Machine) -> Option<String> {
    is_costless(machine).then(|| {
        format!(
            "on {} the kernel's work takes no time: all costs (switch, tick, interrupt, wake-up, \
             search, cold cache) are 0, so delays are shorter, and turns and counts of switches \
             more regular, than on any real machine; costs = \"laptop-4x2\" in a [machine] takes \
             those of a shipped one (\"oracle-2\": a virtual machine that was measured)",
            machine.name
        )
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(machine: &str) -> Option<String> {
        let text = format!("{machine}\n[tasks.hog]\nrun = \"1s\"\n");
        let scenario = load_text("scenario", &text, &Overrides::default());
        super::costless(&scenario.unwrap_or_else(|error| panic!("{error}")).machine)
    }

    #[test]
    fn who_gives_cpus_alone_is_told_that_nothing_costs_anything() {
        let bare = told("machine = \"node:1 l3:1 core:2 pu:1\"").unwrap();
        assert!(bare.contains("on node:1 l3:1 core:2 pu:1 the kernel's work takes no time"));
        assert_eq!(told("machine = \"laptop-4x2\""), None);
        assert_eq!(told("[machine]\ncores = 2\ncosts = { tick = \"1us\" }"), None);
        assert_eq!(told("[machine]\ncores = 2\ncosts = \"laptop-4x2\""), None);
    }
}
