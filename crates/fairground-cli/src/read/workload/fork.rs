//! Tasks that `fork` starts: which task is copied, and how many copies can live at a time.
//!
//! If the number of forks can be counted from the file (all loops around them end), that many
//! can live at once; else as many as rt-app allows in all, 1024.

use super::builder::Builder;
use crate::read::fault::{Fault, Read, Span, clean};
use fairground::units::Ns;
use fairground::workload::behavior::{ForkSpec, Program, Step, TaskSpec};
use fairground::workload::draw::Draw;

/// rt-app's `FORKS_LIMIT`.
const FORKS_MAX: u64 = 1024;

impl Builder<'_> {
    pub(super) fn resolve_forks(&mut self) -> Read<()> {
        let totals = self.forks_in_all();
        let targets = std::mem::take(&mut self.forks);
        for ((name, span), total) in targets.iter().zip(totals) {
            let spec = self.fork_template(name, *span)?;
            let alive_max = total.min(FORKS_MAX) as u32;
            self.count(alive_max as usize, *span)?;
            self.out.forks.push(ForkSpec { template: spec, alive_max });
        }
        self.forks = targets;
        self.inherit()
    }

    fn fork_template(&mut self, name: &str, span: Span) -> Read<TaskSpec> {
        let Some(template) = self.templates.get(name) else {
            let known = self.order.iter().map(String::as_str);
            return Err(Fault::at(span, format!("there is no task \"{}\" to fork", clean(name)))
                .accepts("the name of a task of this workload")
                .suggest(name, known));
        };
        if let Some(barrier) = template.barrier {
            return Err(Fault::at(barrier, "a forked task can't use a barrier")
                .because("the number of tasks that come is not known beforehand"));
        }
        let mut spec = template.spec.clone();
        if template.instances > 1 {
            // Its instances are called NAME-1, NAME-2 already.
            spec.name.push_str("-fork");
        }
        let delay_ns = std::mem::take(&mut spec.start_ns);
        if delay_ns > 0 {
            spec.program = self.delayed(spec.program, delay_ns);
        }
        Ok(spec)
    }

    /// A forked task's delay begins when it is forked: it sleeps first.
    fn delayed(&mut self, program: usize, delay_ns: Ns) -> usize {
        let mut later = self.out.programs[program].clone();
        let shifted = later.steps.into_iter().map(|step| match step {
            Step::Repeat { to, times, counter } => Step::Repeat { to: to + 1, times, counter },
            Step::RepeatPieces(to) => Step::RepeatPieces(to + 1),
            other => other,
        });
        let sleep = Step::Sleep(Draw::Fixed(delay_ns));
        later.steps = std::iter::once(sleep).chain(shifted).collect();
        self.out.programs.push(later);
        self.out.programs.len() - 1
    }

    /// How often each fork can happen, over all tasks that exist from the start. A forker that
    /// is itself forked makes it uncountable, so the limit holds.
    fn forks_in_all(&self) -> Vec<u64> {
        let mut totals = vec![0u64; self.forks.len()];
        for name in &self.order {
            let template = &self.templates[name];
            let program = &self.out.programs[template.spec.program];
            let is_forked = self.fork_names.has(name);
            for (step, turns) in program.steps.iter().zip(turns(program)) {
                if let Step::Fork(fork) = step {
                    let all = turns.saturating_mul(u64::from(template.instances));
                    let all = if is_forked { FORKS_MAX } else { all };
                    totals[*fork] = totals[*fork].saturating_add(all);
                }
            }
        }
        totals
    }
}

/// How often each step is reached, `u64::MAX` for ever: the product of the loops around it. Loops
/// nest two deep at most (phases in a task), so this is linear.
fn turns(program: &Program) -> Vec<u64> {
    let mut turns = vec![1u64; program.steps.len()];
    for (end, step) in program.steps.iter().enumerate() {
        if let Step::Repeat { to, times, .. } = step {
            let times = times.map_or(u64::MAX, u64::from);
            turns[*to..end].iter_mut().for_each(|n| *n = n.saturating_mul(times));
        }
    }
    turns
}
