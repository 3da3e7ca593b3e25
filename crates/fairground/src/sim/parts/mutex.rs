//! A sleeping lock of the kernel with optimistic spinning (`struct mutex`): its state.
//!
//! Who finds it taken spins while its owner is on a CPU, in a queue that keeps the order of coming
//! (the MCS queue `osq`). Who is asked to give its CPU up, or sees an owner that is off its CPU,
//! goes to a list of waiters and sleeps. An unlock frees the lock, so that whoever runs may have
//! it, and wakes the first waiter. If that one comes too late it says so (`handoff`) and spins; the
//! next unlock then makes it the owner, even if it has lost its CPU in between. Source: mutex.c of
//! 5.19, from memory; not modelled: what the slow path itself takes, preempted virtual CPUs.

use super::actor::WaitQueue;
use crate::units::TaskId;

/// State of one lock.
#[derive(Clone, Copy, Debug, Default)]
pub struct KernelMutex {
    pub owner: Option<TaskId>,
    /// The next unlock makes the first waiter the owner (`MUTEX_FLAG_HANDOFF`).
    pub handoff: bool,
    /// Those that spin, each on its CPU.
    pub spinners: WaitQueue,
    /// The first waiter, from the unlock that woke it until it has the lock.
    pub first: Option<TaskId>,
    /// The other waiters, who sleep.
    pub waiters: WaitQueue,
}
