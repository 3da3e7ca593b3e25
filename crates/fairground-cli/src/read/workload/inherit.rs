//! What a forked task has of its parent: its group and its CPUs, where it names none
//! (`sched_cgroup_fork`; the affinity is copied with the task). Its nice and its policy are its
//! own: rt-app sets them when a thread starts.

use super::builder::{Builder, Template};
use crate::read::fault::{Fault, Read, clean};
use fairground::units::GroupId;
use fairground::workload::behavior::Step;
use std::collections::VecDeque;

/// What is inherited: a group, and a row of CPU lists.
type Place = (GroupId, Option<usize>);

impl Builder<'_> {
    /// Puts forked tasks where their parents are, generation by generation.
    pub(super) fn inherit(&mut self) -> Read<()> {
        let from_start = self.order.iter().map(|name| &self.templates[name]);
        let from_start = from_start.filter(|template| template.instances > 0);
        let mut parents: VecDeque<(usize, Place)> = from_start
            .map(|Template { spec, .. }| (spec.program, (spec.group, spec.affinity)))
            .collect();
        let mut places: Vec<Option<Place>> = vec![None; self.forks.len()];
        while let Some((program, place)) = parents.pop_front() {
            for (row, here) in self.places_at_forks(program, place) {
                match places[row] {
                    None => {
                        places[row] = Some(here);
                        parents.push_back(self.put(row, here));
                    }
                    Some(before) => self.check_same(row, before, here)?,
                }
            }
        }
        Ok(())
    }

    /// Where a task is whenever it forks one: phases may have moved it. By row of the forks.
    fn places_at_forks(&self, program: usize, mut place: Place) -> Vec<(usize, Place)> {
        let mut found = Vec::new();
        for step in &self.out.programs[program].steps {
            match *step {
                Step::SetGroup(group) => place.0 = group,
                Step::SetAffinity(affinity) => place.1 = Some(affinity),
                Step::Fork(row) => found.push((row, place)),
                _ => {}
            }
        }
        found
    }

    /// Puts a forked task where its parent is, but for what it names itself: its program, and where
    /// it is then.
    fn put(&mut self, row: usize, (group, affinity): Place) -> (usize, Place) {
        let has_group = self.templates[&self.forks[row].0].has_group;
        let spec = &mut self.out.forks[row].template;
        spec.group = if has_group { spec.group } else { group };
        spec.affinity = spec.affinity.or(affinity);
        (spec.program, (spec.group, spec.affinity))
    }

    /// Refuses a task whose parents are in different places, if it would inherit these.
    fn check_same(&self, row: usize, before: Place, here: Place) -> Read<()> {
        let (name, span) = &self.forks[row];
        let Template { spec, has_group, .. } = &self.templates[name];
        let is_same_group = *has_group || before.0 == here.0;
        let is_same_list = spec.affinity.is_some() || before.1 == here.1;
        if is_same_group && is_same_list {
            return Ok(());
        }
        Err(Fault::at(*span, format!("{} is forked in several places", clean(name)))
            .because("a forked task is in the group and on the CPUs of its parent")
            .accepts("one task to fork for each, or a group and CPUs of its own"))
    }
}

#[cfg(test)]
mod tests {
    use crate::read::{Asked, Overrides};
    use fairground::sim::scenario::Scenario;
    use fairground::units::{CpuId, Id};

    const GROUPS: &str = "machine = \"node:1 l3:1 core:4 pu:1\"\nduration = \"1s\"\n\
                          [groups.\"/pod\"]\n[groups.\"/other\"]\n";

    fn read(tasks: &str) -> Result<Scenario, String> {
        let loaded = Asked::Text(format!("{GROUPS}{tasks}")).load(&Overrides::default());
        loaded.map(|loaded| loaded.scenario).map_err(|failure| format!("{failure:?}"))
    }

    /// The group and the CPUs of what the first `fork` starts.
    fn forked(tasks: &str, row: usize) -> (String, Option<Vec<CpuId>>) {
        let Scenario { groups, workload, .. } = read(tasks).expect("it is read");
        let child = &workload.forks[row].template;
        let cpus = child.affinity.map(|row| workload.affinities[row].clone());
        (groups[child.group.index()].path.clone(), cpus)
    }

    const SHELL: &str = "[tasks.shell]\ngroup = \"/pod\"\ncpus = [1]\n\
                         events = [{ fork = \"job\" }, { sleep = \"5ms\" }]\n";

    #[test]
    fn a_forked_task_is_where_its_parent_is_unless_it_says_otherwise() {
        let job = "[tasks.job]\ninstances = 0\nloop = 1\nevents = [{ run = \"1ms\" }]\n";
        assert_eq!(forked(&format!("{SHELL}{job}"), 0), ("/pod".into(), Some(vec![CpuId(1)])));
        let own = format!("{job}group = \"/other\"\ncpus = [2]\n");
        assert_eq!(forked(&format!("{SHELL}{own}"), 0), ("/other".into(), Some(vec![CpuId(2)])));
        let root = format!("{job}group = \"/\"\n");
        assert_eq!(forked(&format!("{SHELL}{root}"), 0).0, "/", "it says so");
    }

    #[test]
    fn so_are_its_own_children_and_what_a_phase_moved() {
        let chain = "[tasks.job]\ninstances = 0\nloop = 1\nevents = [{ fork = \"leaf\" }, { run = \
                     \"1ms\" }]\n[tasks.leaf]\ninstances = 0\nloop = 1\nevents = [{ run = \"1ms\" \
                     }]\n";
        let both = |row| forked(&format!("{SHELL}{chain}"), row).0;
        assert_eq!([both(0), both(1)], ["/pod", "/pod"]);
        let moved = "[tasks.shell]\nphases.one = { group = \"/other\", fork = \"leaf\", sleep = \
                     \"5ms\" }\n[tasks.leaf]\ninstances = 0\nloop = 1\nrun = \"1ms\"\n";
        assert_eq!(forked(moved, 0).0, "/other");
    }

    #[test]
    fn parents_in_two_places_are_refused() {
        let job = "[tasks.job]\ninstances = 0\nloop = 1\nevents = [{ run = \"1ms\" }]\n";
        let other =
            "[tasks.other]\ncpus = [1]\nevents = [{ fork = \"job\" }, { sleep = \"5ms\" }]\n";
        let fault = read(&format!("{SHELL}{other}{job}")).unwrap_err();
        assert!(fault.contains("job is forked in several places"), "{fault}");
        assert!(read(&format!("{SHELL}{other}{job}group = \"/pod\"\n")).is_ok());
    }
}
