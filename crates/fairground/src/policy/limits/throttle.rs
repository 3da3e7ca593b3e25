//! What stops when a queue has used up its time?

use crate::policy::question::question;

question! {
    /// What stops when a queue has used up its time?
    "throttle" Throttle {
        /// The queue: its group entity is taken off the queue above, tasks and all.
        Queue = "queue", since "3.2";
        /// Each of its tasks, when it would return to user mode.
        Task = "task", since "6.18";
    }
    changes {
        /// A throttled queue is served after those that waited longer.
        throttle_last = "throttle-last", since "4.20";
        /// A throttled queue draws no slice when it is charged.
        throttled_uncharged = "throttled-uncharged", since "5.4";
        /// A pending distribution of slack is not put off by more slack.
        slack_once = "slack-once", since "5.4";
        /// The pool is asked once more before a queue is throttled.
        throttle_retries = "throttle-retries", since "5.8";
        /// Other CPUs' queues are released by interrupt.
        async_unthrottle = "async-unthrottle", since "6.3";
        /// An empty queue's throttling counts from its first task on.
        late_throttle_clock = "late-throttle-clock", since "6.6";
        /// Every queue on the way to the next task must have run time.
        pick_checks_all = "pick-checks-all", since "6.12";
    }
}
