//! What stops when a queue has used up its time?
//!
//! A queue that owes run time, and whose pool has none, is throttled. Two things must happen: its
//! tasks stop, and nobody above counts them any more.
//!
//! * `queue`: the group's entity leaves the queue above, with all its tasks at once, wherever they
//!   are in the kernel. A task that holds a lock keeps it until the next refill.
//! * `task`: the queue is only marked, and stays where it is. A task that is picked from it goes on
//!   until it would return to user mode; there it leaves and waits in the queue's limbo list. The
//!   time up to there is on top of the quota, and is paid back from the next refill.
//!
//! * `task-at-charge`: as `task`, but the mark comes earlier: at the charge (tick, wake-up, pick)
//!   that finds the pool empty.
//!
//! When the pool has time again, `queue` puts one entity back, `task` all that wait in limbo.
//! The steps are in `fair/bandwidth`; here is what differs.

use crate::policy::question::question;
use crate::units::Ns;

question! {
    /// What stops when a queue has used up its time?
    "throttle" Throttle {
        /// The queue: its group entity is taken off the queue above, tasks and all.
        Queue = "queue", since "3.2";
        /// Each of its tasks, when it would return to user mode.
        Task = "task", since "6.18";
        /// The same, but the queue is throttled where it is charged, not at the next choice; and
        /// its tasks come back one by one, until they throttle it again.
        TaskAtCharge = "task-at-charge", since "7.2";
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
    functions {
        throttle_cfs_rq unthrottle_cfs_rq distribute_cfs_runtime __account_cfs_rq_runtime
        account_cfs_rq_runtime assign_cfs_rq_runtime __assign_cfs_rq_runtime
        check_cfs_rq_runtime check_enqueue_throttle tg_throttle_down tg_unthrottle_up
        unthrottle_cfs_rq_async __cfsb_csd_unthrottle throttle_cfs_rq_work
        task_throttle_setup_work
    }
}

impl Throttle {
    /// The queue's own entity leaves the queue above, and all that is below is out of reach at
    /// once.
    #[inline]
    pub fn takes_queue_off(self) -> bool {
        match self {
            Throttle::Queue => true,
            Throttle::Task | Throttle::TaskAtCharge => false,
        }
    }

    /// The queue stays where it is: a task of it leaves when it would return to user mode.
    #[inline]
    pub fn stops_at_return_to_user(self) -> bool {
        !self.takes_queue_off()
    }

    /// A queue is throttled where it is charged for more than it has; it is charged once more
    /// before it is unthrottled, and who comes back may throttle it again.
    #[inline]
    pub fn stops_at_charge(self) -> bool {
        self == Throttle::TaskAtCharge
    }

    /// What a queue holds as soon as it has a limit, ns: the task that runs must not stop at once.
    pub fn fresh_ns(self) -> Ns {
        match self {
            Throttle::Queue => 0,
            Throttle::Task | Throttle::TaskAtCharge => 1,
        }
    }
}

impl Rule {
    /// Is a level asked for run time when the next task is picked? With `task`, every level is
    /// asked. With `queue`, before 6.12 only levels that have a current entity.
    #[inline]
    pub fn asks_at_pick(&self, has_curr: bool) -> bool {
        has_curr || self.pick_checks_all || self.answer.stops_at_return_to_user()
    }
}
