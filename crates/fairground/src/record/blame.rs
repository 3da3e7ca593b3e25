//! Where did a task's time go? Every nanosecond of its life has one cause.
//!
//! Two readings of a task's account, and their difference says what it did in between; so the
//! blame of a request adds up to its latency exactly. Of a sleep that another task ended, what
//! that one waited for meanwhile is the sleeper's wait too ([`super::waits`]); the rest, its work
//! and its own sleeps, is blocked. Not told apart from running at full speed: what the kernel takes
//! of a running task's time (switches, ticks, interrupts).

pub use super::cause::{Blame, CAUSES, Cause};
use super::throttles::Throttles;
use super::waits::{Waited, Waits};
use super::{Fact, Leaves, Recorder};
use crate::units::{CpuId, GroupId, Ns, Speed, Table, TaskId};

/// Where a task is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Is {
    Asleep,
    Flying,
    Waiting(CpuId),
    Running(CpuId),
}

#[derive(Clone, Debug)]
struct Account {
    blame: Blame,
    waits: Waits,
    is: Is,
    since_ns: Ns,
    /// What its queue's clock of throttling showed then, ns.
    throttled_ns: Ns,
    /// It waits for a spin lock.
    spins: bool,
    group: GroupId,
}

impl Account {
    /// Notes what it has waited until now.
    fn note(&mut self, now_ns: Ns) {
        let [queued_ns, throttled_ns] =
            [Cause::Queued, Cause::Throttled].map(|cause| self.blame.of(cause));
        self.waits.note(now_ns, Waited { queued_ns, throttled_ns });
    }
}

#[derive(Clone, Copy, Debug)]
struct Pace {
    runs: Option<TaskId>,
    alone: Speed,
    speed: Speed,
}

/// Everyone's account.
#[derive(Clone, Debug)]
pub struct Accounts {
    tasks: Table<TaskId, Account>,
    cpus: Table<CpuId, Pace>,
    throttles: Throttles,
}

impl Accounts {
    /// Everyone asleep. `groups` says where each task lives, `parents` each group's parent,
    /// `speeds` how fast each CPU is with idle siblings.
    pub fn new(groups: &[GroupId], parents: &[GroupId], speeds: &[Speed]) -> Self {
        let account = |&group| Account {
            blame: Blame::default(),
            waits: Waits::default(),
            is: Is::Asleep,
            since_ns: 0,
            throttled_ns: 0,
            spins: false,
            group,
        };
        let pace = |&speed| Pace { runs: None, alone: speed, speed };
        Accounts {
            tasks: groups.iter().map(account).collect(),
            cpus: speeds.iter().map(pace).collect(),
            throttles: Throttles::new(parents, speeds.len()),
        }
    }

    /// What a task's account shows now; everything since the start of the run.
    pub fn read(&mut self, task: TaskId, now_ns: Ns) -> Blame {
        self.settle(task, now_ns);
        self.tasks[task].blame
    }

    /// Books the time since a task's last change.
    fn settle(&mut self, task: TaskId, now_ns: Ns) {
        let account = &mut self.tasks[task];
        let passed_ns = now_ns - account.since_ns;
        account.since_ns = now_ns;
        match account.is {
            Is::Asleep => account.blame.add(Cause::Blocked, passed_ns),
            Is::Flying => account.blame.add(Cause::Migrating, passed_ns),
            Is::Waiting(cpu) => {
                let clock_ns = self.throttles.clock_ns(account.group, cpu, now_ns);
                let throttled_ns = clock_ns - account.throttled_ns;
                account.throttled_ns = clock_ns;
                account.blame.add(Cause::Throttled, throttled_ns);
                account.blame.add(Cause::Queued, passed_ns - throttled_ns);
            }
            Is::Running(_) if account.spins => account.blame.add(Cause::Spinning, passed_ns),
            Is::Running(cpu) => book_run(&mut account.blame, &self.cpus[cpu], passed_ns),
        }
    }

    fn set(&mut self, task: TaskId, is: Is, now_ns: Ns) {
        self.settle(task, now_ns);
        let account = &mut self.tasks[task];
        account.note(now_ns);
        account.is = is;
        if let Is::Waiting(cpu) = is {
            account.throttled_ns = self.throttles.clock_ns(account.group, cpu, now_ns);
        }
    }

    fn switch(
        &mut self,
        now_ns: Ns,
        cpu: CpuId,
        prev: Option<TaskId>,
        leaves: Leaves,
        next: Option<TaskId>,
    ) {
        if let Some(prev) = prev {
            let waits = leaves == Leaves::Runnable;
            self.set(prev, if waits { Is::Waiting(cpu) } else { Is::Asleep }, now_ns);
        }
        if let Some(next) = next {
            self.set(next, Is::Running(cpu), now_ns);
        }
        self.cpus[cpu].runs = next;
    }

    fn wakes(&mut self, now_ns: Ns, task: TaskId, waker: Option<TaskId>, target: CpuId) {
        match (self.tasks[task].is, waker) {
            // One that was about to sleep may still have its CPU.
            (Is::Running(_), _) => return,
            (Is::Asleep, Some(waker)) => self.book_sleep(task, waker, now_ns),
            _ => {}
        }
        self.set(task, Is::Waiting(target), now_ns);
    }

    /// Books a sleep that a waker ends: as that one's waits, as far as it waited.
    fn book_sleep(&mut self, task: TaskId, waker: TaskId, now_ns: Ns) {
        let from_ns = self.tasks[task].since_ns;
        let waits = self.wait_for(waker, from_ns, now_ns, Cause::Blocked);
        let account = &mut self.tasks[task];
        account.since_ns = now_ns;
        account.blame.merge(&waits);
    }

    /// The time since `from_ns` of someone who waited for a task: what that one waited for, and the
    /// rest as a cause of its own.
    pub fn wait_for(&mut self, task: TaskId, from_ns: Ns, now_ns: Ns, rest: Cause) -> Blame {
        self.settle(task, now_ns);
        let account = &mut self.tasks[task];
        account.note(now_ns);
        let Waited { queued_ns, throttled_ns } = account.waits.since(from_ns);
        let mut blame = Blame::default();
        blame.add(Cause::Queued, queued_ns);
        blame.add(Cause::Throttled, throttled_ns);
        blame.add(rest, now_ns - from_ns - queued_ns - throttled_ns);
        blame
    }

    fn regroup(&mut self, now_ns: Ns, task: TaskId, group: GroupId) {
        self.settle(task, now_ns);
        self.tasks[task].group = group;
        let is = self.tasks[task].is;
        self.set(task, is, now_ns);
    }
}

/// Parts the time on a CPU by what a faster one would have saved; roundings go to the last part.
fn book_run(blame: &mut Blame, pace: &Pace, passed_ns: Ns) {
    let Pace { alone, speed, .. } = *pace;
    if speed == Speed::FULL {
        blame.add(Cause::Running, passed_ns);
        return;
    }
    let alone = u128::from(alone.0.max(speed.0));
    let full = alone.max(1024);
    let part = |speed: u128| (u128::from(passed_ns) * speed / full) as Ns;
    let sibling_ns = part(alone - u128::from(speed.0));
    let clock_ns = part(full - alone);
    blame.add(Cause::Sibling, sibling_ns);
    blame.add(Cause::Clock, clock_ns);
    blame.add(Cause::Running, passed_ns - sibling_ns - clock_ns);
}

impl Recorder for Accounts {
    #[inline]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                self.switch(at_ns, cpu, prev, prev_leaves, next);
            }
            Fact::Waking { task, waker, target, .. } => self.wakes(at_ns, task, waker, target),
            Fact::WakeupNew { task, target, .. } => self.wakes(at_ns, task, None, target),
            Fact::Migrate { task, to, .. } => {
                if let Is::Waiting(_) = self.tasks[task].is {
                    self.set(task, Is::Waiting(to), at_ns);
                }
            }
            Fact::Sent { task, .. } => self.set(task, Is::Flying, at_ns),
            Fact::Queued { task, cpu } => self.set(task, Is::Waiting(cpu), at_ns),
            Fact::Spins { task, on } => {
                self.settle(task, at_ns);
                self.tasks[task].spins = on;
            }
            Fact::Regroup { task, group } => self.regroup(at_ns, task, group),
            Fact::Throttle { group, cpu } => self.throttles.set(group, cpu, true, at_ns),
            Fact::Unthrottle { group, cpu } => self.throttles.set(group, cpu, false, at_ns),
            Fact::Pace { cpu, alone, speed } => {
                if let Some(task) = self.cpus[cpu].runs {
                    self.settle(task, at_ns);
                }
                (self.cpus[cpu].alone, self.cpus[cpu].speed) = (alone, speed);
            }
            Fact::Tick { .. }
            | Fact::Refill { .. }
            | Fact::Placed(_)
            | Fact::Newidle { .. }
            | Fact::Hint { .. }
            | Fact::Asks { .. }
            | Fact::Frequency { .. }
            | Fact::Idle { .. }
            | Fact::Request(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CPU: CpuId = CpuId(0);
    const TASK: TaskId = TaskId(0);

    fn accounts() -> Accounts {
        Accounts::new(&[GroupId(1)], &[GroupId(0), GroupId(0)], &[Speed::FULL])
    }

    fn told(facts: &[(Ns, Fact)], until_ns: Ns) -> Vec<(&'static str, Ns)> {
        let mut accounts = accounts();
        facts.iter().for_each(|&(at_ns, fact)| accounts.record(at_ns, fact));
        let blame = accounts.read(TASK, until_ns);
        assert_eq!(blame.total_ns(), until_ns, "every nanosecond has one cause");
        blame.iter().filter(|(_, time_ns)| *time_ns > 0).collect()
    }

    fn comes(task: Option<TaskId>) -> Fact {
        let prev = if task.is_some() { None } else { Some(TASK) };
        Fact::Switch { cpu: CPU, prev, prev_leaves: Leaves::Runnable, next: task }
    }

    const WAKES: Fact = Fact::Waking { task: TASK, waker: None, waker_cpu: CPU, target: CPU };

    #[test]
    fn a_wake_up_by_interrupt_flies_waits_and_runs() {
        let sent = Fact::Sent { task: TASK, cpu: CPU };
        let queued = Fact::Queued { task: TASK, cpu: CPU };
        let facts = [(10, WAKES), (10, sent), (13, queued), (20, comes(Some(TASK)))];
        let expected = [("running", 80), ("queued", 7), ("migrating", 3), ("blocked", 10)];
        assert_eq!(told(&facts, 100), expected);
    }

    #[test]
    fn who_sleeps_until_a_throttled_task_wakes_it_is_throttled() {
        let (sleeper, waker) = (TaskId(0), TaskId(1));
        let mut accounts =
            Accounts::new(&[GroupId(1); 2], &[GroupId(0), GroupId(0)], &[Speed::FULL; 2]);
        let on = |at_ns, cpu, prev, prev_leaves, next| {
            (at_ns, Fact::Switch { cpu: CpuId(cpu), prev, prev_leaves, next })
        };
        let wakes = |task, waker, cpu| Fact::Waking {
            task,
            waker,
            waker_cpu: CpuId(1),
            target: CpuId(cpu),
        };
        let throttle = |cpu| Fact::Throttle { group: GroupId(1), cpu: CpuId(cpu) };
        let unthrottle = |cpu| Fact::Unthrottle { group: GroupId(1), cpu: CpuId(cpu) };
        let facts = [
            (0, wakes(sleeper, None, 0)),
            on(0, 0, None, Leaves::Runnable, Some(sleeper)),
            on(100, 0, Some(sleeper), Leaves::Asleep, None),
            // The other one waits for 50 behind nobody, runs for 100, is throttled for 200.
            (150, wakes(waker, None, 1)),
            on(200, 1, None, Leaves::Runnable, Some(waker)),
            (300, throttle(1)),
            on(300, 1, Some(waker), Leaves::Runnable, None),
            (500, unthrottle(1)),
            on(500, 1, None, Leaves::Runnable, Some(waker)),
            (600, wakes(sleeper, Some(waker), 0)),
            on(600, 0, None, Leaves::Runnable, Some(sleeper)),
        ];
        facts.iter().for_each(|&(at_ns, fact)| accounts.record(at_ns, fact));
        let blame = accounts.read(sleeper, 600);
        let told: Vec<_> = blame.iter().filter(|(_, time_ns)| *time_ns > 0).collect();
        assert_eq!(told, [("running", 100), ("queued", 50), ("throttled", 200), ("blocked", 250)]);
    }

    #[test]
    fn time_on_a_slow_cpu_with_a_busy_sibling_is_parted_three_ways() {
        let slower = Fact::Pace { cpu: CPU, alone: Speed(768), speed: Speed(512) };
        let facts = [(0, WAKES), (0, comes(Some(TASK))), (100, slower)];
        let expected = [("running", 100 + 512), ("sibling", 256), ("clock", 256)];
        assert_eq!(told(&facts, 100 + 1024), expected);
    }

    #[test]
    fn a_wait_is_parted_by_its_groups_throttles() {
        let at = |throttled: bool| match throttled {
            true => Fact::Throttle { group: GroupId(1), cpu: CPU },
            false => Fact::Unthrottle { group: GroupId(1), cpu: CPU },
        };
        // Throttled before it wakes, freed, throttled while it runs, and preempted only then.
        let facts = [
            (5, at(true)),
            (10, WAKES),
            (30, at(false)),
            (40, comes(Some(TASK))),
            (50, at(true)),
            (60, comes(None)),
        ];
        let expected = [("running", 20), ("queued", 10), ("throttled", 60), ("blocked", 10)];
        assert_eq!(told(&facts, 100), expected);
    }
}
