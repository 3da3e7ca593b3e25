//! Which tasks does a balance pass move?
//!
//! There is one answer, balancing by the type of the imbalance. A pass on a CPU finds the busiest
//! group of its domain, then that group's busiest queue, and moves tasks from it until the
//! imbalance is paid, `nr_migrate` tasks were looked at, or none fits. What it counts depends on
//! why the group is busy: load, utilization, or tasks. What does not fit its CPU is moved too, if
//! [`capacity`](super::capacity) counts. What Linux moves since another CPU is preferred
//! (asymmetric packing) stays where it is here.
//! The steps are in `fair/balance`; the switches here are changes of them.

use crate::policy::question::question;

question! {
    /// Which tasks does a balance pass move?
    "balance" Balance {
        /// Those that even out what is uneven: load, utilization or tasks.
        ByImbalance = "by-imbalance", since "5.5";
    }
    changes {
        /// A CPU whose last normal task leaves idle-class ones behind balances at its next tick
        /// (323af6deaf70).
        idle_early = "idle-early", since "5.6";
        /// A busy CPU does not pull to spread over siblings.
        busy_no_spread = "busy-no-spread", since "6.6";
        /// An idle CPU takes from a core that runs two tasks.
        smt_balance = "smt-balance", since "6.6";
        /// The NUMA allowance is applied before the imbalance is halved.
        numa_after = "numa-after", since "6.0";
        /// Balancing counts the tasks that want to run, delayed ones not.
        balance_runnable = "balance-runnable", since "6.14";
        /// Balancing by count leaves delayed tasks.
        keep_delayed = "keep-delayed", since "6.14";
        /// Balancing leaves ineligible tasks at first.
        keep_ineligible = "keep-ineligible", since "6.14";
    }
    numbers {
        /// A task that ran this recently is cache-hot.
        migration_cost_ns: u64 = "migration_cost_ns",
            ns from 0 to 1_000_000_000, normally 500_000;
        /// Most tasks that one balance pass moves.
        nr_migrate: u32 = "nr_migrate", tasks from 1 to 4096, normally 32;
    }
    functions {
        load_balance sched_balance_rq find_busiest_group sched_balance_find_src_group
        find_busiest_queue sched_balance_find_src_rq calculate_imbalance update_sd_lb_stats
        update_sg_lb_stats update_sd_pick_busiest detach_tasks detach_one_task can_migrate_task
        task_hot rebalance_domains sched_balance_domains active_load_balance_cpu_stop
        need_active_balance should_we_balance voluntary_active_balance
    }
}
