//! Near which CPU is a waking task placed?
//!
//! There is one answer, `wake_affine`. The target is the waker's CPU or the task's previous one;
//! [`search`](super::search) then looks for an idle CPU that shares a cache with it. The waker's
//! CPU is the target if it is idle and shares a cache (WA_IDLE), or if it would have the lesser
//! load with the task on it (WA_WEIGHT). WA_BIAS counts the previous
//! CPU's load for more, by half of the domain's imbalance percentage.
//!
//! A task whose affinity changes so that it may not stay goes to one of the CPUs that are left it.

use crate::policy::question::question;

question! {
    /// Near which CPU is a waking task placed?
    "target" Target {
        /// Near the waker's or near its previous one: the idle one, else the less loaded one.
        WakeAffine = "wake-affine", since "2.6.32";
    }
    features {
        /// Wake-affine looks for an idle CPU first.
        wa_idle = "WA_IDLE", from "4.14";
        /// Wake-affine compares loads.
        wa_weight = "WA_WEIGHT", from "4.14";
        /// Wake-affine favours the previous CPU's load by half the imbalance.
        wa_bias = "WA_BIAS";
    }
    changes {
        /// Wake-affine stays on an idle previous CPU.
        prev_idle_affine = "prev-idle-affine", since "5.11";
        /// Tasks whose affinity no longer has their CPU go to the next of those it has, in turn;
        /// before, all to the first.
        distribute_affine = "distribute-affine", since "5.7";
    }
    functions {
        select_task_rq_fair wake_affine wake_affine_idle wake_affine_weight wake_wide
        record_wakee find_idlest_cpu sched_balance_find_dst_cpu select_task_rq
        cpumask_any_and_distribute set_cpus_allowed_ptr __set_cpus_allowed_ptr
        __set_cpus_allowed_ptr_locked affine_move_task
    }
}
