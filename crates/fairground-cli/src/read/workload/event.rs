//! Events: the keys that do something, matched by prefix as rt-app does (`run0`, `timer_a`).

use super::builder::Builder;
use super::work::Work;
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Value};
use fairground::workload::behavior::{Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;
use std::collections::HashSet;

macro_rules! kinds {
    ($($kind:ident $prefix:literal,)*) => {
        /// What an event does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Kind { $($kind,)* }

        /// Prefixes, a longer one before the one that it begins with.
        const KINDS: &[(&str, Kind)] = &[$(($prefix, Kind::$kind),)*];
    };
}

kinds! {
    Lock "lock", Unlock "unlock", Wait "wait", Signal "signal", Broad "broad", Sync "sync",
    Sleep "sleep", Runtime "runtime", Run "run", Timer "timer", Suspend "suspend",
    Resume "resume", MemRun "memrun", Mem "mem", IoRun "iorun", IoWait "iowait", Yield "yield",
    Kernel "kernel", SpinLock "spin_lock", SpinUnlock "spin_unlock", Begin "begin", End "end",
    Barrier "barrier", Fork "fork", SemPost "sem_post", SemWait "sem_wait",
}

impl Kind {
    /// The event that a key names.
    pub fn of(key: &str) -> Option<Kind> {
        KINDS.iter().find(|(prefix, _)| key.starts_with(prefix)).map(|(_, kind)| *kind)
    }

    /// All prefixes that are accepted.
    pub fn all() -> impl Iterator<Item = &'static str> {
        let refused = |kind| matches!(kind, Kind::MemRun | Kind::Mem | Kind::IoRun);
        KINDS.iter().filter(move |(_, kind)| !refused(*kind)).map(|(prefix, _)| *prefix)
    }
}

/// All events, for a message.
pub(super) fn names() -> String {
    Kind::all().collect::<Vec<_>>().join(", ")
}

impl Builder<'_> {
    pub(super) fn event(&mut self, kind: Kind, entry: &Entry, work: &mut Work) -> Read<()> {
        let step = match kind {
            Kind::Run => Step::Run(self.calibrated(self.dialect.draw(entry)?)),
            Kind::Runtime => Step::RunWall(self.dialect.draw(entry)?),
            Kind::Kernel => self.call(entry)?,
            Kind::SpinLock => self.spin_lock(entry)?,
            Kind::SpinUnlock => Step::SpinUnlock(self.named_spin_lock(name_of(entry)?)),
            Kind::Begin => Step::Begin(self.span(name_of(entry)?)),
            Kind::End => Step::End(self.span(name_of(entry)?)),
            Kind::Sleep => Step::Sleep(self.dialect.draw(entry)?),
            Kind::IoWait => Step::IoWait(self.dialect.draw(entry)?),
            Kind::Timer => self.timer(entry, work)?,
            Kind::Lock => return self.lock(name_of(entry)?, work),
            Kind::Unlock => return self.unlock(name_of(entry)?, work),
            Kind::Wait => return self.wait(entry, work),
            Kind::Sync => return self.sync(entry, work),
            Kind::Signal => Step::Signal(self.condition(name_of(entry)?)),
            Kind::Broad => Step::Broadcast(self.condition(name_of(entry)?)),
            Kind::Suspend => return self.suspend(entry, work),
            Kind::Resume => return self.resume(entry, work),
            Kind::Barrier => self.meet(entry, work)?,
            Kind::SemPost => Step::Post(self.semaphore(name_of(entry)?)),
            Kind::SemWait => Step::Take(self.semaphore(name_of(entry)?)),
            Kind::Yield => yielding(entry)?,
            Kind::Fork => Step::Fork(self.fork(entry)?),
            Kind::MemRun | Kind::Mem | Kind::IoRun => return Err(refused(entry)),
        };
        work.push(step);
        Ok(())
    }

    /// rt-app gives `run` in microseconds of the CPU that it was calibrated on.
    fn calibrated(&self, draw: Draw) -> Draw {
        let scale = |ns: u64| (u128::from(ns) * u128::from(self.calibration) / 1024) as u64;
        match draw {
            Draw::Fixed(ns) => Draw::Fixed(scale(ns)),
            Draw::Uniform { lo, hi } => Draw::Uniform { lo: scale(lo), hi: scale(hi) },
            Draw::Exponential { mean } => Draw::Exponential { mean: scale(mean) },
            Draw::Lognormal { mean, cv_permille } => {
                Draw::Lognormal { mean: scale(mean), cv_permille }
            }
            Draw::Mixture { usual, rare, rare_ppm, exponential } => {
                let (usual, rare) = (scale(usual), scale(rare));
                Draw::Mixture { usual, rare, rare_ppm, exponential }
            }
        }
    }

    fn lock(&mut self, name: &str, work: &mut Work) -> Read<()> {
        let mutex = self.mutex(name);
        work.held.push(name.to_owned());
        work.push(Step::Lock(mutex));
        Ok(())
    }

    fn unlock(&mut self, name: &str, work: &mut Work) -> Read<()> {
        let mutex = self.mutex(name);
        work.held.retain(|held| held != name);
        work.push(Step::Unlock(mutex));
        Ok(())
    }

    /// `pthread_cond_wait`: the mutex is free while the task sleeps.
    fn wait(&mut self, entry: &Entry, work: &mut Work) -> Read<()> {
        let (condition, mutex, _) = self.condition_and_mutex(entry)?;
        work.program.steps.extend([Step::Unlock(mutex), Step::Wait(condition), Step::Lock(mutex)]);
        Ok(())
    }

    /// Signal, then wait. The tutorial writes it with lock and unlock around, its examples (and
    /// rt-app itself) leave these to the user: so they are added unless the mutex is held here.
    fn sync(&mut self, entry: &Entry, work: &mut Work) -> Read<()> {
        let (condition, mutex, name) = self.condition_and_mutex(entry)?;
        let held = work.held.contains(&name);
        let steps = &mut work.program.steps;
        if !held {
            steps.push(Step::Lock(mutex));
        }
        steps.extend([
            Step::Signal(condition),
            Step::Unlock(mutex),
            Step::Wait(condition),
            Step::Lock(mutex),
        ]);
        if !held {
            steps.push(Step::Unlock(mutex));
        }
        Ok(())
    }

    fn condition_and_mutex(&mut self, entry: &Entry) -> Read<(usize, usize, String)> {
        let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
        let (condition, mutex) = (fields.need("ref")?, fields.need("mutex")?);
        fields.done()?;
        let name = name_of(mutex)?;
        Ok((self.condition(name_of(condition)?), self.mutex(name), name.to_owned()))
    }

    /// Without a name a task suspends under its own, as workgen fills in.
    fn suspend(&mut self, entry: &Entry, work: &mut Work) -> Read<()> {
        let own = work.name.clone();
        let name = match &entry.node.value {
            Value::Nothing => &own,
            Value::String(name) if name.is_empty() => &own,
            _ => name_of(entry)?,
        };
        let condition = self.condition(name);
        self.inside_own_mutex(name, work, |mutex| match mutex {
            Some(mutex) => {
                vec![Step::Unlock(mutex), Step::Wait(condition), Step::Lock(mutex)]
            }
            None => vec![Step::Wait(condition)],
        });
        Ok(())
    }

    fn resume(&mut self, entry: &Entry, work: &mut Work) -> Read<()> {
        let name = name_of(entry)?;
        let condition = self.condition(name);
        self.inside_own_mutex(name, work, |_| vec![Step::Broadcast(condition)]);
        Ok(())
    }

    /// Suspend and resume lock a mutex of their name for an instant. It is left out unless an
    /// event uses a mutex of that name too: else no one can tell.
    fn inside_own_mutex(
        &mut self,
        name: &str,
        work: &mut Work,
        steps: impl FnOnce(Option<usize>) -> Vec<Step>,
    ) {
        let mutex = self.locked.contains(name).then(|| self.mutex(name));
        work.program.steps.extend(mutex.map(Step::Lock));
        work.program.steps.extend(steps(mutex));
        work.program.steps.extend(mutex.map(Step::Unlock));
    }

    /// Users are counted while reading: one for each event and instance.
    fn meet(&mut self, entry: &Entry, work: &mut Work) -> Read<Step> {
        let barrier = self.barrier(name_of(entry)?);
        let users = &mut self.out.barriers[barrier].users;
        *users = users.saturating_add(work.instances);
        work.barrier.get_or_insert(entry.key_span);
        Ok(Step::Barrier(barrier))
    }

    fn timer(&mut self, entry: &Entry, work: &mut Work) -> Read<Step> {
        let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
        let name = name_of(fields.need("ref")?)?;
        let period = self.dialect.draw(fields.need("period")?)?;
        let mode = fields.take("mode")?.map(|mode| {
            mode.word(&[("relative", TimerMode::Relative), ("absolute", TimerMode::Absolute)])
        });
        fields.done()?;
        let mode = mode.transpose()?.unwrap_or(TimerMode::Relative);
        let absolute = mode == TimerMode::Absolute;
        let timer = if name.starts_with("unique") {
            let next = work.own_timers.len();
            let number = *work.own_timers.entry(name.to_owned()).or_insert(next);
            if absolute {
                work.own_absolute.insert(number);
            }
            TimerRef::Own(number)
        } else {
            let number = self.shared_timer(name);
            if absolute {
                self.absolute.insert(number);
            }
            TimerRef::Shared(number)
        };
        Ok(Step::Timer { timer, period, mode })
    }

    /// Targets are tied to their tasks when all are known.
    fn fork(&mut self, entry: &Entry) -> Read<usize> {
        let name = name_of(entry)?;
        let (number, new) = self.fork_names.number(name);
        if new {
            self.forks.push((name.to_owned(), entry.node.span));
        }
        Ok(number)
    }
}

/// Names of the mutexes that events use, anywhere below.
pub(super) fn mutex_names(entries: &[Entry], names: &mut HashSet<String>) {
    for entry in entries {
        let name = match (Kind::of(&entry.key), &entry.node.value) {
            (Some(Kind::Lock | Kind::Unlock), value) => Some(value),
            (Some(Kind::Wait | Kind::Sync), Value::Table(inner)) => {
                inner.iter().find(|field| field.key == "mutex").map(|field| &field.node.value)
            }
            (_, Value::Table(inner)) => {
                mutex_names(inner, names);
                None
            }
            (_, Value::List(items)) => {
                for item in items {
                    mutex_names(item.table("").unwrap_or_default(), names);
                }
                None
            }
            _ => None,
        };
        if let Some(Value::String(name)) = name {
            names.insert(name.clone());
        }
    }
}

/// The name of something that tasks share.
pub(super) fn name_of(entry: &Entry) -> Read<&str> {
    match &entry.node.value {
        Value::String(name) if !name.is_empty() => Ok(name),
        _ => Err(entry.node.wrong(&entry.key, "a name in quotes")),
    }
}

fn yielding(entry: &Entry) -> Read<Step> {
    match &entry.node.value {
        Value::Nothing => Ok(Step::Yield),
        Value::String(text) if text.is_empty() => Ok(Step::Yield),
        _ => Err(entry.node.wrong(&entry.key, "an empty string")),
    }
}

fn refused(entry: &Entry) -> Box<Fault> {
    entry
        .fault(format!("the event \"{}\" is not supported", clean(&entry.key)))
        .because("memory and devices are not modelled")
        .accepts(names())
}
