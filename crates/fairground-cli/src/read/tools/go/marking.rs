//! A Go collection: who marks, and how they share the work.
//!
//! The work is cut into parts of about 100 us, and whoever marks takes one after the other; a
//! collection is over when all are done. A dedicated worker holds a P until none is left. A
//! fractional one runs for a millisecond and sleeps. Idle workers take only what Ps nobody else
//! wants, and after each part give way to who does: gcDrain's idle worker looks for other work each
//! idleCheckThreshold, 100000 units of about a nanosecond.

use super::super::making::{Making, forever, run, sleep};
use crate::read::fault::Read;
use fairground::units::{NS_PER_MS, NS_PER_US, Ns};
use fairground::workload::behavior::{
    ConditionId, Program, SemaphoreId, Step, TimerMode, TimerRef,
};
use fairground::workload::draw::Draw;

/// Work between two looks for a request that wants the P.
const PART_NS: Ns = 100 * NS_PER_US;
/// Parts of a collection: a larger one has longer parts.
const PARTS_MAX: u64 = 100_000;

/// Who marks: Go's startCycle, in thousandths of a CPU, and setMaxIdleMarkWorkers.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Markers {
    dedicated: u64,
    fractional_milli: u64,
    idle: u64,
}

impl Markers {
    pub(super) fn of(procs: u64) -> Markers {
        let goal_milli = procs * 250;
        let mut dedicated = (goal_milli + 500) / 1000;
        let off_milli = (dedicated * 1000).abs_diff(goal_milli);
        let fits = off_milli * 10 <= goal_milli * 3;
        if !fits && dedicated * 1000 > goal_milli {
            dedicated -= 1;
        }
        let fractional_milli = if fits { 0 } else { goal_milli - dedicated * 1000 };
        Markers { dedicated, fractional_milli, idle: procs - dedicated }
    }

    /// Their tasks; `ps` are what they share with the requests.
    pub(super) fn make(
        &self,
        making: &mut Making<'_>,
        ps: SemaphoreId,
        period: Draw,
        work_ns: Ns,
    ) -> Read<()> {
        let parts = work_ns.div_ceil(PART_NS).min(PARTS_MAX);
        let collection = Collection {
            ps,
            parts: parts as u32,
            part_ns: (work_ns / parts).max(1),
            left: making.semaphore("gc-left", 0),
            marked: making.semaphore("gc-marked", 0),
            begins: making.condition("gc-begins"),
        };
        let mut timed = Some((making.span("gc-mark"), period));
        for number in 1..=self.dedicated {
            let program = collection.worker(timed.take(), None);
            let program = making.program(program);
            making.task(&format!("gc-dedicated-{number}"), program)?;
        }
        // Of a CPU, the fraction is run / (run + sleep).
        let rest_milli = 1000 - self.fractional_milli;
        if let Some(rest_ns) = (NS_PER_MS * rest_milli).checked_div(self.fractional_milli) {
            let program = making.program(collection.worker(timed.take(), Some(rest_ns)));
            making.tasks("gc-fractional", program, 1)?;
        }
        let program = making.program(collection.idle());
        making.tasks("gc-idle", program, self.idle)
    }
}

/// What all workers of a collection go through.
struct Collection {
    ps: SemaphoreId,
    parts: u32,
    part_ns: Ns,
    /// Parts that nobody has taken.
    left: SemaphoreId,
    /// Parts that are done, until the collection ends.
    marked: SemaphoreId,
    begins: ConditionId,
}

impl Collection {
    /// A worker that takes its turn at a P as requests do. One of them times the collection: its
    /// span and from one to the next. A fractional one rests after each millisecond.
    fn worker(&self, timed: Option<(usize, Draw)>, rest_ns: Option<Ns>) -> Program {
        let mut steps = match timed {
            None => vec![Step::Wait(self.begins)],
            Some((span, period)) => self.begin(span, period),
        };
        let takes = steps.len();
        steps.push(Step::Take(self.ps));
        let marks = steps.len();
        steps.extend([Step::TakeOr { semaphore: self.left, to: 0 }, run(self.part_ns)]);
        steps.push(Step::Post(self.marked));
        match rest_ns {
            None => steps.push(again(marks, None)),
            Some(rest_ns) => {
                let at_once = (NS_PER_MS / self.part_ns).max(1) as u32;
                steps.extend([again(marks, Some(at_once)), Step::Post(self.ps), sleep(rest_ns)]);
                steps.push(again(takes, None));
            }
        }
        steps[marks] = Step::TakeOr { semaphore: self.left, to: steps.len() };
        steps.push(Step::Post(self.ps));
        if let Some((span, _)) = timed {
            let to = steps.len();
            steps.extend([Step::Take(self.marked), again(to, Some(self.parts)), Step::End(span)]);
        }
        Program { counters: 2, ..forever(steps) }
    }

    fn begin(&self, span: usize, period: Draw) -> Vec<Step> {
        let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
        vec![
            Step::Timer { timer, period, mode },
            Step::Begin(span),
            Step::Post(self.left),
            again(2, Some(self.parts)),
            Step::Broadcast(self.begins),
        ]
    }

    fn idle(&self) -> Program {
        let steps = vec![
            Step::Wait(self.begins),
            Step::TakeSpare(self.ps),
            Step::TakeOr { semaphore: self.left, to: 7 },
            run(self.part_ns),
            Step::Post(self.marked),
            Step::GiveWay { semaphore: self.ps, to: 1 },
            again(2, None),
            Step::Post(self.ps),
        ];
        Program { counters: 2, ..forever(steps) }
    }
}

fn again(to: usize, times: Option<u32>) -> Step {
    Step::Repeat { to, times, counter: 1 }
}

#[cfg(test)]
mod tests {
    use super::super::super::tests::made;
    use super::*;

    #[test]
    fn a_quarter_marks_as_go_rounds_it_and_idle_ps_beside() {
        let markers = |procs| {
            let Markers { dedicated, fractional_milli, idle } = Markers::of(procs);
            (dedicated, fractional_milli, idle)
        };
        assert_eq!([4, 8, 9].map(markers), [(1, 0, 3), (2, 0, 6), (2, 0, 7)]);
        assert_eq!(markers(10), (3, 0, 7));
        // mgcpacer.go: fractional workers for GOMAXPROCS <= 3 and 6.
        assert_eq!([1, 2, 3].map(markers), [(0, 250, 1), (0, 500, 2), (0, 750, 3)]);
        assert_eq!(markers(6), (1, 500, 5));
    }

    #[test]
    fn the_work_of_a_collection_is_shared_out() {
        let line = "go --gomaxprocs 8 --rate 1 --service 1ms --gc-period 1s --gc-work 100ms";
        let made = made(line);
        assert_eq!(made.tasks.len(), 8 + 2 + 6);
        let marks = |program: &&Program| program.steps.contains(&run(PART_NS));
        assert_eq!(made.programs.iter().filter(marks).count(), 3);
        let timed = |program: &&Program| program.steps.contains(&Step::Begin(1));
        assert_eq!(made.programs.iter().filter(timed).count(), 1, "a collection counts once");
        assert!(made.semaphores[0].handover && made.semaphores[0].value == 8);
    }
}
