//! Who puts a woken task on the queue of its CPU?
//!
//! There is one answer. The waker takes the lock of the other CPU's run queue and does it. If the
//! two share no cache, that lock would travel: then it puts the task on the CPU's wake list and
//! interrupts it (`ttwu_queue_wakelist`). From 6.0 on it does the same for a CPU that is idle, if
//! the waker is not itself that CPU.

use crate::policy::question::question;

question! {
    /// Who puts a woken task on the queue of its CPU?
    "delivery" Delivery {
        /// The waker; the CPU itself, after an interrupt, if that is a gain.
        WakeList = "wake-list", since "3.0";
    }
    features {
        /// Remote wake-ups go through the target's wake list and an IPI.
        ttwu_queue = "TTWU_QUEUE";
    }
    changes {
        /// A wake-up to an idle CPU goes through its wake list.
        queue_to_idle = "queue-to-idle", since "6.0";
    }
    functions {
        ttwu_queue ttwu_queue_cond ttwu_queue_wakelist __ttwu_queue_wakelist sched_ttwu_pending
        ttwu_do_activate try_to_wake_up
    }
}
