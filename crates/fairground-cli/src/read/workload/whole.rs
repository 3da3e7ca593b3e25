//! What only the whole tells: barriers that can open, forks, modes of timers, names told apart.

use super::builder::{Builder, Reading};
use super::{event, held, hurry, livelock};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Node};
use fairground::workload::behavior::{Step, TimerMode, TimerRef};
use std::collections::HashSet;

impl Builder<'_> {
    /// Reads all tasks of a table.
    pub fn tasks(&mut self, entries: &[Entry]) -> Read<()> {
        event::mutex_names(entries, &mut self.locked);
        entries.iter().try_for_each(|entry| self.task(entry))
    }

    /// Ties the tasks together and checks the whole.
    pub fn finish(mut self, tasks: &Node) -> Read<Reading> {
        self.check_barriers(tasks)?;
        self.resolve_forks()?;
        self.share_timer_modes();
        if self.out.tasks.is_empty() {
            return Err(Fault::at(tasks.span, "the workload is empty: it starts no task")
                .accepts("at least one task with at least one instance"));
        }
        self.check_names()?;
        livelock::check(&self)?;
        hurry::check(&self)?;
        held::check(&self)?;
        let endless = |step: &Step| matches!(step, Step::Repeat { times: None, .. });
        let finite = !self.out.programs.iter().any(|program| program.steps.iter().any(endless));
        Ok(Reading { workload: self.out, duration_ns: None, finite, followers: Vec::new() })
    }

    /// A barrier that more users are counted for than tasks come to never opens.
    fn check_barriers(&self, tasks: &Node) -> Read<()> {
        let mut come = vec![0u64; self.out.barriers.len()];
        for template in self.templates.values() {
            let steps = &self.out.programs[template.spec.program].steps;
            let mut met: Vec<usize> = steps.iter().filter_map(barrier_of).collect();
            met.sort_unstable();
            met.dedup();
            met.into_iter().for_each(|number| come[number] += u64::from(template.instances));
        }
        for (barrier, come) in self.out.barriers.iter().zip(come) {
            if come < u64::from(barrier.users) {
                let name = clean(&barrier.name);
                return Err(Fault::at(
                    tasks.span_of_first_line(),
                    format!("the barrier \"{name}\" can never open"),
                )
                .because(format!(
                    "rt-app counts {} users, one for each use of the name, and {come} tasks come",
                    barrier.users
                ))
                .accepts("a name of its own for each meeting point"));
            }
        }
        Ok(())
    }

    /// In rt-app the mode belongs to the timer: absolute in one event is absolute in all.
    fn share_timer_modes(&mut self) {
        for step in self.out.programs.iter_mut().flat_map(|program| &mut program.steps) {
            if let Step::Timer { timer: TimerRef::Shared(number), mode, .. } = step
                && self.absolute.contains(number)
            {
                *mode = TimerMode::Absolute;
            }
        }
    }

    /// Names of tasks, instances and forks must be told apart in tables.
    fn check_names(&self) -> Read<()> {
        let mut seen = HashSet::new();
        let forks: HashSet<&str> =
            self.out.forks.iter().map(|fork| fork.template.name.as_str()).collect();
        for spec in &self.out.tasks {
            let forked = spec.name.rsplit_once('-').filter(|(_, number)| {
                !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
            });
            let of_fork = forked.is_some_and(|(stem, _)| forks.contains(stem));
            if !seen.insert(spec.name.as_str()) || of_fork {
                let span = self.span_of(&spec.name);
                let title = format!("two tasks would be called \"{}\"", clean(&spec.name));
                return Err(Fault::at(span, title)
                    .because("instances and forked tasks are called NAME-1, NAME-2, …")
                    .accepts("another name"));
            }
        }
        Ok(())
    }

    /// Where the task of a name (or of an instance's name) is written.
    pub(super) fn span_of(&self, name: &str) -> Span {
        let stem = name.rsplit_once('-').map_or(name, |(stem, _)| stem);
        let template = self.templates.get(name).or_else(|| self.templates.get(stem));
        let any = template.or_else(|| self.templates.get(self.order.first()?));
        any.map_or(Span { source: 0, start: 0, end: 0 }, |template| template.span)
    }
}

fn barrier_of(step: &Step) -> Option<usize> {
    match step {
        Step::Barrier(number) => Some(*number),
        _ => None,
    }
}
