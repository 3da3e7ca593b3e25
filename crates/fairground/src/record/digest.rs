//! A digest of the whole history: equal digests mean the same facts at the same times.

use super::{Fact, Leaves, Recorder, RequestFact};
use crate::units::{CpuId, Ns, TaskId};

/// Which histories this engine gives: a hash of all digests that its tests hold it to. It moves
/// when one of them moves; programs that show another one give other numbers, those that show the
/// same do wherever the tests look. A test holds it to them, and `FAIRGROUND_BLESS=1` writes it
/// anew.
pub const HISTORIES: &str = include_str!("histories.txt").trim_ascii();

/// Folds every fact into 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Digest {
    state: u64,
    facts: u64,
}

impl Default for Digest {
    fn default() -> Self {
        Digest { state: 0xCBF2_9CE4_8422_2325, facts: 0 }
    }
}

impl Digest {
    /// The digest so far.
    pub fn value(&self) -> u64 {
        self.state
    }

    /// Number of facts so far.
    pub fn facts(&self) -> u64 {
        self.facts
    }

    #[inline]
    fn fold(&mut self, word: u64) {
        let mixed = (self.state ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.state = mixed ^ (mixed >> 29);
    }
}

fn task_code(task: Option<TaskId>) -> u64 {
    task.map_or(0, |task| u64::from(task.0) + 1)
}

fn code(kind: u64, cpu: CpuId, low: u64, high: u64) -> u64 {
    kind << 60 ^ u64::from(cpu.0) << 46 ^ high << 23 ^ low
}

fn request_code(fact: RequestFact) -> u64 {
    let (kind, low, high) = match fact {
        RequestFact::Arrives { request, channel, parts } => {
            (0, u64::from(request.0), u64::from(channel) << 16 ^ u64::from(parts))
        }
        RequestFact::Refused { channel } => (1, u64::from(channel), 0),
        RequestFact::Waits { task, channel } => (2, u64::from(task.0), u64::from(channel)),
        RequestFact::Taken { request, task } => (3, u64::from(task.0), u64::from(request.0)),
        RequestFact::Done { request, task, left } => {
            (4, u64::from(task.0), u64::from(left) << 16 ^ u64::from(request.0))
        }
        RequestFact::Begins { task, span } => (5, u64::from(task.0), u64::from(span)),
        RequestFact::Due { task, span, .. } => (7, u64::from(task.0), u64::from(span)),
        RequestFact::Ends { task, span } => (6, u64::from(task.0), u64::from(span)),
    };
    code(11, CpuId(kind), low, high)
}

impl Recorder for Digest {
    #[inline(always)]
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if fact.is_detail() {
            return;
        }
        self.facts += 1;
        self.fold(at_ns);
        self.fold(match fact {
            Fact::Switch { cpu, prev, prev_leaves, next } => {
                let kind = match prev_leaves {
                    Leaves::Runnable => 1,
                    Leaves::Asleep => 2,
                    Leaves::Dead => 3,
                };
                code(kind, cpu, task_code(prev), task_code(next))
            }
            Fact::Waking { task, waker_cpu, target, .. } => {
                code(4, target, u64::from(task.0), u64::from(waker_cpu.0))
            }
            Fact::WakeupNew { task, waker_cpu, target } => {
                code(5, target, u64::from(task.0), u64::from(waker_cpu.0))
            }
            Fact::Migrate { task, from, to } => code(6, to, u64::from(task.0), u64::from(from.0)),
            Fact::Tick { cpu } => code(7, cpu, 0, 0),
            Fact::Throttle { group, cpu } => code(8, cpu, u64::from(group.0), 0),
            Fact::Unthrottle { group, cpu } => code(9, cpu, u64::from(group.0), 0),
            Fact::Pace { cpu, alone, speed } => {
                code(10, cpu, u64::from(speed.0), u64::from(alone.0))
            }
            Fact::Request(fact) => request_code(fact),
            _ => 0,
        });
    }
}
