//! What stops when a queue has used up its time?

use super::question::question;

question! {
    /// What stops when a queue has used up its time?
    "throttle", "What stops when a queue has used up its time?";
    Throttle {
        /// The queue: its group entity is taken off the queue above, tasks and all.
        Queue = "queue", "3.2";
        /// Each of its tasks, when it would return to user mode.
        Task = "task", "6.18";
    }
}
