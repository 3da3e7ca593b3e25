//! Hardware threads of one core have one clock, whatever is asked for on behalf of each.
//!
//! A `[freq]` that does not say `clock` has that of the core where domains part a core's threads,
//! as one domain a CPU does. It can't where the domains differ in their frequencies.

use crate::base::console;
use crate::read::values::shown_cpus;
use fairground::model::freq::{Clock, DomainSpec};
use fairground::model::topology::CpuPlace;
use fairground::units::{CpuId, Id};
use std::collections::{BTreeMap, BTreeSet};

/// The clock of domains of which nobody said it. A note tells of a core that `[[freq.domain]]`
/// parts: it was drawn by hand, and no hardware is so.
pub(super) fn clock(domains: &[DomainSpec], places: &[CpuPlace], is_drawn: bool) -> Clock {
    let Some(threads) = parted(domains, places) else { return Clock::Domain };
    let clock = if alike(domains) { Clock::Core } else { Clock::Domain };
    if is_drawn {
        console::note_once(&told(&threads, clock));
    }
    clock
}

fn told(threads: &[CpuId], clock: Clock) -> String {
    let follows = match clock {
        Clock::Domain => {
            "each has a frequency of its own here, as the domains differ in theirs: no hardware \
             does so"
        }
        _ => "they run at the higher one of their requests (clock = \"core\")",
    };
    let threads = shown_cpus(threads);
    format!("CPUs {threads} are threads of one core in several frequency domains; {follows}")
}

/// True if all domains have the same frequencies, as those that share a clock must.
pub(super) fn alike(domains: &[DomainSpec]) -> bool {
    domains.windows(2).all(|two| two[0].opps == two[1].opps)
}

/// The threads of the first core that are in several domains.
fn parted(domains: &[DomainSpec], places: &[CpuPlace]) -> Option<Vec<CpuId>> {
    let mut of_core: BTreeMap<u32, (BTreeSet<usize>, BTreeSet<CpuId>)> = BTreeMap::new();
    for (row, domain) in domains.iter().enumerate() {
        for cpu in domain.cpus.iter().filter(|cpu| cpu.index() < places.len()) {
            let (rows, cpus) = of_core.entry(places[cpu.index()].core).or_default();
            rows.insert(row);
            cpus.insert(*cpu);
        }
    }
    let (_, threads) = of_core.into_values().find(|(rows, _)| rows.len() > 1)?;
    Some(threads.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};
    use fairground::model::freq::Frequencies;

    fn freq(text: &str) -> Frequencies {
        let text = format!("[machine]\n{text}\n[tasks.hog]\nrun = \"1s\"\n");
        let loaded = load_text("scenario", &text, &Overrides::default());
        loaded.unwrap_or_else(|error| panic!("{error}")).machine.freq.expect("it has")
    }

    #[test]
    fn threads_of_a_core_share_its_clock_unless_it_is_said() {
        let clock = |text: &str| freq(text).clock;
        let two = "cores = 2\nthreads = 2\nnumbering = \"threads-together\"";
        let khz = "khz = [1000000, 2000000]";
        assert_eq!(clock(&format!("{two}\nfreq = {{ {khz} }}")), Clock::Core);
        assert_eq!(clock(&format!("{two}\nfreq = {{ {khz}, clock = \"domain\" }}")), Clock::Domain);
        assert_eq!(clock(&format!("{two}\nfreq = {{ {khz}, share = \"core\" }}")), Clock::Domain);
        assert_eq!(clock(&format!("cores = 2\nfreq = {{ {khz} }}")), Clock::Domain);
        let drawn = |first: &str, later: &str| {
            let domain = |cpus: &str, khz: &str| format!("{{ cpus = \"{cpus}\", khz = [{khz}] }}");
            let domains = format!("{}, {}", domain(first, "1000000"), domain(later, "1001000"));
            clock(&format!("{two}\nfreq = {{ domain = [{domains}] }}"))
        };
        assert_eq!(drawn("0-1", "2-3"), Clock::Domain, "as with threads on some cores only");
        assert_eq!(drawn("0", "1-3"), Clock::Domain, "one clock can't run at two sets");
        let base = freq("library = \"thread-004\"\nfreq = { delay = \"1ms\" }");
        assert_eq!(base.clock, Clock::Package, "as the machine of the library has it");
    }

    #[test]
    fn a_core_that_is_parted_by_hand_is_told_of() {
        let threads = [CpuId(0), CpuId(4)];
        let both = [Clock::Core, Clock::Domain].map(|clock| told(&threads, clock));
        assert!(both[0].starts_with("CPUs 0,4 are threads of one core in several frequency"));
        assert!(both[0].ends_with("the higher one of their requests (clock = \"core\")"));
        assert!(both[1].contains("no hardware does so"));
    }
}
