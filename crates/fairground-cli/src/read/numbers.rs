//! How CPUs are numbered. Here they are 0 to n-1. A description may have gaps (CPUs that are
//! offline, threads that the firmware leaves out), and then one number means two CPUs.

use super::fault::{Fault, Span};
use crate::base::console;

/// So many runs of renumbered CPUs are told one by one.
const RUNS_SHOWN: usize = 8;

/// The CPUs' numbers, here and in their description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbers {
    count: usize,
    /// The description's number of each CPU, rising; None if they are ours.
    there: Option<Vec<u64>>,
    /// Who names a CPU means the description's number.
    by_file: bool,
}

impl Numbers {
    /// So many CPUs, numbered alike here and there.
    pub fn alike(count: usize) -> Self {
        Numbers { count, there: None, by_file: false }
    }

    /// The description's numbers, rising.
    pub fn of(there: Vec<u64>) -> Self {
        let is_alike = (0..).zip(&there).all(|(here, there)| here == *there);
        Numbers { count: there.len(), there: (!is_alike).then_some(there), by_file: false }
    }

    /// The same, where who names a CPU means the description's number, or not.
    pub fn named(self, by_file: bool) -> Self {
        Numbers { by_file, ..self }
    }

    /// The same, where CPUs are named as by others.
    pub fn named_as(self, others: &Numbers) -> Self {
        self.named(others.by_file)
    }

    /// How many CPUs there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The CPU that somebody names, by its number here; None if there is no such.
    pub fn here(&self, named: u32) -> Option<u32> {
        match &self.there {
            Some(there) if self.by_file => {
                there.binary_search(&u64::from(named)).ok().map(|here| here as u32)
            }
            _ => ((named as usize) < self.count).then_some(named),
        }
    }

    /// The description's number of each CPU, if they are not ours.
    pub fn there(&self) -> Option<&[u64]> {
        self.there.as_deref()
    }

    /// Which CPUs have other numbers than in the description.
    pub fn moved(&self) -> Option<String> {
        let there = self.there()?;
        // Runs of CPUs that follow each other in both numberings.
        let mut runs: Vec<(u64, u64, u64)> = Vec::new();
        for (here, &there) in (0..).zip(there).skip_while(|(here, there)| *here == **there) {
            match runs.last_mut() {
                Some((first, from, count)) if there - *from == here - *first => *count += 1,
                _ => runs.push((here, there, 1)),
            }
        }
        let range = |first: u64, count: u64| match count {
            1 => first.to_string(),
            _ => format!("{first}-{}", first + count - 1),
        };
        let more = if runs.len() > RUNS_SHOWN { ", ..." } else { "" };
        let pairs = runs.iter().take(RUNS_SHOWN).map(|&(here, there, count)| {
            format!("CPU {} there is {} here", range(there, count), range(here, count))
        });
        Some(pairs.collect::<Vec<_>>().join(", ") + more)
    }

    /// What to say when the description is read.
    pub fn note(&self) -> Option<String> {
        self.moved().map(|moved| {
            format!(
                "the machine's numbers of CPUs have gaps (offline ones are left out), so the rest \
                 is renumbered: {moved}; all answers have the numbers here, and so have pins and \
                 cpusets unless cpu_numbers = \"file\" stands in [machine]"
            )
        })
    }

    /// Warns of CPUs that the description gives another number: who wrote them may mean those.
    pub fn heed(&self, what: &str, cpus: &[u32]) {
        let Some(there) = self.there().filter(|_| !self.by_file) else { return };
        let own = |cpu: u32| there.get(cpu as usize).copied();
        let Some((cpu, own)) = cpus
            .iter()
            .find_map(|&cpu| own(cpu).filter(|own| *own != u64::from(cpu)).map(|own| (cpu, own)))
        else {
            return;
        };
        let other = match there.binary_search(&u64::from(cpu)) {
            Ok(here) => format!("; the file's CPU {cpu} is {here} here"),
            Err(_) => String::new(),
        };
        console::warn(&format!(
            "{what} names CPU {cpu}: that is CPU {own} of the machine's file, whose numbers \
             have gaps{other}"
        ));
    }

    /// The fault of naming a CPU that is not there, which `title` says.
    pub fn no_such(&self, span: Span, title: String, cpu: u32) -> Box<Fault> {
        let (count, last) = (self.count, self.count.saturating_sub(1));
        let fault = Fault::at(span, title).label("the machine has no such CPU");
        let no_cpu = format!("the file has no CPU {cpu} that is online");
        let Some(there) = self.there() else {
            return fault.accepts(format!("0 to {last}: the machine has {count} CPUs"));
        };
        if self.by_file {
            return fault
                .accepts(format!("numbers of the file's {count} CPUs that are online"))
                .because("cpu_numbers = \"file\"")
                .help(no_cpu);
        }
        let fault = fault
            .accepts(format!("0 to {last}: the machine has {count} CPUs"))
            .because("its file's numbers have gaps, and CPUs are numbered without gaps here");
        match there.binary_search(&u64::from(cpu)) {
            Ok(here) => fault.help(format!("CPU {cpu} of the file is {here} here")),
            Err(_) => fault.help(no_cpu),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::fault::Sources;

    #[test]
    fn gaps_in_the_numbers_are_told() {
        assert_eq!(Numbers::of(vec![0, 1, 2]), Numbers::alike(3));
        assert_eq!(Numbers::alike(3).note(), None);
        let moved = Numbers::of(vec![0, 1, 4, 5, 7]).moved().unwrap();
        assert_eq!(moved, "CPU 4-5 there is 2-3 here, CPU 7 there is 4 here");
    }

    #[test]
    fn cpus_may_be_named_as_the_file_does() {
        let numbers = Numbers::of(vec![0, 1, 8, 9]);
        assert_eq!([1, 2, 8].map(|cpu| numbers.here(cpu)), [Some(1), Some(2), None]);
        let by_file = numbers.named(true);
        assert_eq!([1, 2, 8].map(|cpu| by_file.here(cpu)), [Some(1), None, Some(2)]);
    }

    #[test]
    fn a_number_that_only_the_file_has_is_refused_with_the_one_here() {
        let mut sources = Sources::default();
        let span = sources.add("pins", "cpus = 8");
        let span = sources.whole(span);
        let numbers = Numbers::of(vec![0, 1, 8, 9]);
        let said = |cpu| numbers.no_such(span, format!("CPU {cpu}"), cpu).seal(&sources);
        assert!(said(8).to_string().contains("CPU 8 of the file is 2 here"));
        assert!(said(5).to_string().contains("the file has no CPU 5 that is online"));
    }
}
