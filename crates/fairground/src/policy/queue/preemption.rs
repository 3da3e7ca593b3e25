//! When does a request to reschedule take effect?
//!
//! A request sets a flag of the running task. Who has the flag stops on the way back to user mode;
//! what the models differ in is what else the flag does.
//!
//! * A task in user mode: an interrupt of its own CPU returns to user mode, so the flag acts at
//!   once. A CPU that is asked from elsewhere has to be interrupted first. The lazy flag does not
//!   interrupt it: the CPU finds the flag when it next enters the kernel, at its next tick at the
//!   latest. HRTICK (from 7.1 on) makes that at once for most wake-ups by other CPUs: where a task
//!   joins one that runs alone, the CPU is interrupted to set the timer of the slice.
//! * A task in the kernel: `none` and `voluntary` never preempt it, but it looks at the flag itself
//!   at `cond_resched()`, and with `voluntary` at `might_sleep()`. `full` preempts it at once;
//!   `lazy` does so for the flag of other classes, and for a lazy one after the next tick.
//!
//! The fair class alone sets the lazy flag: at the end of a turn and for a wake-up that preempts.
//! Real-time tasks, throttling and changes of priority interrupt with every model.
//!
//! Which model a kernel has is its builder's choice, and can be chosen at boot or at run time
//! (`/sys/kernel/debug/sched/preempt`) if it is built with PREEMPT_DYNAMIC. Linux's own default for
//! x86 is `none` up to 6.19 and `lazy` from 7.0 on, where `none` and `voluntary` are gone
//! (`Kconfig.preempt`; so on arm64). Debian's kernels, which the recordings come from, are
//! `voluntary` in 6.1 and 6.12, and `lazy` in 6.18 and 7.3; the profiles follow these.

use crate::policy::question::question;

question! {
    /// When does a request to reschedule take effect?
    "preemption" Preemption {
        /// At once in user mode. In the kernel at cond_resched() or on the return to user mode.
        None = "none", since "the beginning, gone from x86 in 7.0";
        /// At once, in user mode and in the kernel.
        Full = "full", since "2.6";
        /// As none; in the kernel also at might_sleep().
        Voluntary = "voluntary", since "2.6.13, gone from x86 in 7.0";
        /// The fair class waits for the return to user mode, to which it hurries no other CPU, or
        /// for the next tick, whichever comes first. Other classes as with full.
        Lazy = "lazy", since "6.13";
    }
    functions {
        __resched_curr resched_curr resched_curr_lazy get_lazy_tif_bit sched_tick
        scheduler_tick
        __cond_resched preempt_schedule preempt_schedule_irq irqentry_exit_cond_resched
        exit_to_user_mode_loop sched_dynamic_update __sched_dynamic_update
    }
}

impl Preemption {
    /// A request of the fair class sets the lazy flag.
    #[inline]
    pub const fn is_lazy(self) -> bool {
        matches!(self, Preemption::Lazy)
    }

    /// A task in the kernel gives way to a flag that is not lazy before it is asked.
    #[inline]
    pub const fn preempts_the_kernel(self) -> bool {
        match self {
            Preemption::None | Preemption::Voluntary => false,
            Preemption::Full | Preemption::Lazy => true,
        }
    }

    /// How often a task in the kernel looks at the flag itself, ns of its work, if it passes
    /// `cond_resched()` and `might_sleep()` so often; 0 is never.
    #[inline]
    pub fn point_every_ns(self, cond_resched_ns: u64, might_sleep_ns: u64) -> u64 {
        match self {
            Preemption::Full | Preemption::Lazy => 0,
            Preemption::None => cond_resched_ns,
            Preemption::Voluntary => match (cond_resched_ns, might_sleep_ns) {
                (0, every_ns) | (every_ns, 0) => every_ns,
                (one_ns, other_ns) => one_ns.min(other_ns),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_none_and_voluntary_have_points_and_voluntary_has_more() {
        let every = |model: Preemption| {
            [(0, 0), (9, 0), (0, 5), (9, 5)].map(|(cond, sleep)| model.point_every_ns(cond, sleep))
        };
        assert_eq!(every(Preemption::None), [0, 9, 0, 9]);
        assert_eq!(every(Preemption::Voluntary), [0, 9, 5, 5]);
        assert_eq!(every(Preemption::Full), [0; 4]);
        assert_eq!(every(Preemption::Lazy), [0; 4]);
    }
}
