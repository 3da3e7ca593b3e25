//! Scheduling policies of tasks.

/// Scheduling policies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SchedPolicy {
    /// `SCHED_OTHER` / `SCHED_NORMAL`.
    Normal,
    /// `SCHED_BATCH`: never preempts on wake-up.
    Batch,
    /// `SCHED_IDLE`: weight 3, gives way to every other.
    Idle,
    /// `SCHED_FIFO` of a priority, 1 to 99: it runs until it sleeps, or one of higher priority
    /// comes.
    Fifo(u8),
    /// `SCHED_RR` of a priority: the same, in turns of 100 ms with others of its priority.
    RoundRobin(u8),
    /// `SCHED_DEADLINE`: the earliest deadline runs first, before all others.
    Deadline(DeadlineSpec),
}

impl SchedPolicy {
    /// True if the fair class serves it.
    #[inline]
    pub fn is_fair(self) -> bool {
        matches!(self, SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle)
    }

    /// `task_struct::prio`: 100 to 139 for fair tasks, 120 being nice 0; 0 to 98 for real-time
    /// ones, −1 for deadline tasks.
    pub fn prio(self, nice: i8) -> i64 {
        match self {
            SchedPolicy::Fifo(priority) | SchedPolicy::RoundRobin(priority) => {
                99 - i64::from(priority)
            }
            SchedPolicy::Deadline(_) => -1,
            SchedPolicy::Normal | SchedPolicy::Batch | SchedPolicy::Idle => 120 + i64::from(nice),
        }
    }
}

/// What a deadline task asks for (`sched_setattr`), ns; 32 bits hold what the kernel takes, a
/// period of up to 2^22 us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeadlineSpec {
    /// Run time in each period.
    pub runtime_ns: u32,
    /// Until so long after it wakes up.
    pub deadline_ns: u32,
    /// The period.
    pub period_ns: u32,
}
