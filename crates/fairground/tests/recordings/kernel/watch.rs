//! What one run's tasks did, counted as the measurements count it (`data/kernel/README.md`).
//!
//! A foreign interruption is no switch: the run before and after it is one, its time belongs to
//! nobody's delay. Times are whole microseconds, as the trace's were.

use super::world::{ENTRY_NS, Run, THROTTLE_NS, group_id};
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::{LimitOutcome, simulate};
use fairground::units::{CpuId, GroupId, TaskId};

/// One turn on a CPU: when it began, and whose it was (None: foreign or idle).
pub type Turn = (f64, Option<usize>);

/// A stretch of time on a CPU, µs since T0.
#[derive(Clone, Copy, Debug)]
pub struct Stint {
    pub from: f64,
    pub to: f64,
    /// The trace of the real kernel does not show it begin: it follows idle time of CPU 1.
    pub unseen: bool,
    /// It is the first since its group was unthrottled.
    pub released: bool,
    /// It ends because the group was throttled.
    pub parked: bool,
    pub cpu: usize,
}

/// What one task did; times in µs.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub runtime_us: f64,
    pub on_cpu0_us: f64,
    pub switches: u32,
    pub preempted: u32,
    pub blocked: u32,
    pub migrations: u32,
    /// Waits before a switch, foreign time taken out.
    pub delays_us: Vec<f64>,
    /// Runs between two switches.
    pub runs_us: Vec<f64>,
    pub wakes: Vec<Wake>,
    /// From the timer's expiry to the end of the work.
    pub completions_us: Vec<f64>,
    pub stints: Vec<Stint>,
    pub ended_us: Option<f64>,
    /// The trace does not show the first run begin.
    pub first_unseen: bool,
    released: bool,
    unseen: bool,
    running_since: Option<f64>,
    cpu: usize,
    run_us: f64,
    waiting: Option<Wait>,
    asleep: bool,
    woken_at: Option<f64>,
}

/// One wake-up.
#[derive(Clone, Copy, Debug)]
pub struct Wake {
    pub at_us: f64,
    pub delay_us: f64,
    /// Nothing foreign ran in between.
    pub clean: bool,
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    since: f64,
    foreign_us: f64,
    woken: bool,
    clean: bool,
}

/// One CPU, as far as the tasks see it.
#[derive(Clone, Debug, Default)]
struct Seat {
    /// The task of the experiment that had it last, and has not slept since.
    last: Option<usize>,
    foreign_since: Option<f64>,
    foreign_us: f64,
}

/// The recorder.
pub struct Watch {
    pub tasks: Vec<Seen>,
    pub turns: Vec<Turn>,
    /// By group of the experiment; empty where none is limited.
    pub limits: Vec<LimitOutcome>,
    groups: Vec<GroupId>,
    /// By CPU, groups that are throttled there, and since when.
    throttled: [Vec<(GroupId, f64)>; 2],
    seats: [Seat; 2],
    t0_ns: u64,
    end_us: f64,
}

/// Runs it and closes what is open at the end.
pub fn watch(run: &Run) -> Watch {
    let mut watch = Watch {
        tasks: vec![Seen { asleep: true, ..Seen::default() }; run.tasks.len()],
        turns: Vec::new(),
        limits: Vec::new(),
        groups: run.tasks.iter().map(|task| group_id(run.group_of(task))).collect(),
        throttled: Default::default(),
        t0_ns: run.t0_ns(),
        seats: Default::default(),
        end_us: run.duration_us as f64,
    };
    let outcome = simulate(&run.scenario(), &mut watch);
    let limits = outcome.expect("a measured configuration can be run").limits;
    watch.limits = limits.get(group_id(0).0 as usize..).unwrap_or_default().to_vec();
    watch.finish();
    watch
}

impl Seen {
    fn runs_until(&mut self, at: f64, parked: bool) {
        let Some(since) = self.running_since.take() else { return };
        let (unseen, released) = (self.unseen, std::mem::take(&mut self.released));
        self.stints.push(Stint { from: since, to: at, unseen, released, parked, cpu: self.cpu });
        self.runtime_us += at - since;
        self.run_us += at - since;
        if self.cpu == 0 {
            self.on_cpu0_us += at - since;
        }
    }

    fn end_run(&mut self) {
        if self.run_us > 0.0 {
            self.runs_us.push(std::mem::take(&mut self.run_us));
        }
    }
}

impl Watch {
    /// When the last task ended, if all did.
    pub fn all_ended_us(&self) -> Option<f64> {
        self.tasks
            .iter()
            .map(|task| task.ended_us)
            .try_fold(0.0, |last: f64, end| Some(last.max(end?)))
    }

    /// The hogs exit at the end, and those that waited for them run: a wait more, no switch.
    fn finish(&mut self) {
        for (row, task) in self.tasks.iter_mut().enumerate() {
            task.runs_until(self.end_us, false);
            let seat = &self.seats[task.cpu];
            if let Some(wait) = task.waiting.take().filter(|_| seat.last != Some(row)) {
                let foreign_us = seat.foreign_us - wait.foreign_us;
                task.delays_us.push(self.end_us - wait.since - foreign_us);
            }
        }
    }

    fn leaves(&mut self, at: f64, cpu: usize, task: Option<usize>, leaves: Leaves) {
        let seat = &mut self.seats[cpu];
        let Some(row) = task else {
            if let Some(since) = seat.foreign_since.take() {
                seat.foreign_us += at - since;
            }
            return;
        };
        let seen = &mut self.tasks[row];
        // Whoever runs when the group is throttled may have to wait for its turn to leave.
        let throttled_us = self.throttled[cpu].iter().find(|one| one.0 == self.groups[row]);
        let parked = throttled_us.is_some_and(|one| at - one.1 > THROTTLE_NS as f64 / 1e3 - 1.0);
        seen.runs_until(at, parked && leaves == Leaves::Runnable);
        if leaves == Leaves::Dead {
            seen.ended_us = Some(at);
        }
        if leaves == Leaves::Runnable {
            seen.preempted += 1;
            let foreign_us = seat.foreign_us;
            seen.waiting = Some(Wait { since: at, foreign_us, woken: false, clean: true });
            return;
        }
        seen.blocked += 1;
        seen.asleep = true;
        seen.end_run();
        seat.last = None;
        if let Some(woken_at) = seen.woken_at.take() {
            // The user knows when the timer was due, and stops the clock before it sleeps.
            seen.completions_us.push(at - woken_at + ENTRY_NS as f64 / 1e3);
        }
    }

    fn comes(&mut self, at: f64, cpu: usize, row: usize, from_idle: bool) {
        let seat = &mut self.seats[cpu];
        let resumes = seat.last == Some(row);
        if !resumes && let Some(last) = seat.last.replace(row) {
            self.tasks[last].end_run();
        }
        seat.last = Some(row);
        let seen = &mut self.tasks[row];
        (seen.running_since, seen.cpu) = (Some(at), cpu);
        seen.unseen = from_idle && cpu == 1;
        seen.first_unseen |= seen.unseen && seen.stints.is_empty();
        let Some(wait) = seen.waiting.take() else { return };
        let foreign_us = seat.foreign_us - wait.foreign_us;
        if !resumes {
            seen.switches += 1;
            seen.delays_us.push(at - wait.since - foreign_us);
        }
        if wait.woken {
            let clean = wait.clean && foreign_us == 0.0;
            seen.wakes.push(Wake { at_us: wait.since, delay_us: at - wait.since, clean });
        }
    }

    /// Tasks that its throttling took off the CPU had left it, as if asleep.
    fn unthrottled(&mut self, group: GroupId, cpu: CpuId) {
        for (task, _) in self.tasks.iter_mut().zip(&self.groups).filter(|pair| *pair.1 == group) {
            task.released |= task.running_since.is_none() && task.cpu == cpu.0 as usize;
        }
        self.throttled[cpu.0 as usize].retain(|one| one.0 != group);
        let seat = &mut self.seats[cpu.0 as usize];
        if let Some(row) = seat.last.take_if(|row| self.groups[*row] == group) {
            self.tasks[row].end_run();
        }
    }

    fn wakes(&mut self, at: f64, row: usize, cpu: usize) {
        let seat = &self.seats[cpu];
        let seen = &mut self.tasks[row];
        seen.asleep = false;
        seen.woken_at = Some(at);
        let (foreign_us, clean) = (seat.foreign_us, seat.foreign_since.is_none());
        seen.waiting = Some(Wait { since: at, foreign_us, woken: true, clean });
    }
}

impl Recorder for Watch {
    fn record(&mut self, at_ns: u64, fact: Fact) {
        // Simulated timers expire on whole microseconds, so the nearest one is as fair to a delay
        // as the trace's rounding down was to times of any fraction.
        let at = ((at_ns as f64 - self.t0_ns as f64) / 1e3).round();
        if at < 0.0 {
            return;
        }
        let tasks = self.tasks.len();
        let own = |task: TaskId| Some(task.row()).filter(|&row| row < tasks);
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                let cpu = cpu.0 as usize;
                if let Some(prev) = prev {
                    self.leaves(at, cpu, own(prev), prev_leaves);
                }
                if let Some(next) = next {
                    match own(next) {
                        Some(row) => self.comes(at, cpu, row, prev.is_none()),
                        None => self.seats[cpu].foreign_since = Some(at),
                    }
                }
                if cpu == 1 {
                    self.turns.push((at, next.and_then(own)));
                }
            }
            Fact::Waking { task, target, .. } | Fact::WakeupNew { task, target, .. } => {
                if let Some(row) = own(task) {
                    self.wakes(at, row, target.0 as usize);
                }
            }
            Fact::Migrate { task, .. } => {
                if let Some(row) = own(task) {
                    self.tasks[row].migrations += 1;
                }
            }
            Fact::Unthrottle { group, cpu } => self.unthrottled(group, cpu),
            Fact::Throttle { group, cpu } => self.throttled[cpu.0 as usize].push((group, at)),
            _ => {}
        }
    }
}
