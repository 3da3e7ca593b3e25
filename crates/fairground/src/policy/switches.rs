//! Things that are on or off: Linux's own `sched_features`, and small changes of its code.

macro_rules! switches {
    (
        $(#[doc = $set_doc:literal])* $set:ident of $(#[doc = $one_doc:literal])* $one:ident
        { $($name:ident $shown:literal $says:literal)* }
    ) => {
        $(#[doc = $one_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u32)]
        pub enum $one { $(#[doc = $says] $name,)* }

        impl $one {
            /// All of them, with the name that people write and the meaning.
            pub const ALL: &'static [($one, &'static str, &'static str)] =
                &[$(($one::$name, $shown, $says),)*];

            /// The one of this name.
            pub fn by_name(name: &str) -> Option<Self> {
                Self::ALL.iter().find(|(_, shown, _)| *shown == name).map(|(one, ..)| *one)
            }
        }

        $(#[doc = $set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $set(u64);

        impl $set {
            /// These and no other.
            pub fn of(all: &[$one]) -> Self {
                let mut set = Self(0);
                all.iter().for_each(|&one| set.turn(one, true));
                set
            }

            /// True if it is on.
            #[inline]
            pub fn has(self, one: $one) -> bool {
                self.0 >> one as u32 & 1 == 1
            }

            /// Turns one on or off.
            pub fn turn(&mut self, one: $one, on: bool) {
                self.0 = self.0 & !(1 << one as u32) | u64::from(on) << one as u32;
            }
        }
    };
}

switches! {
    /// A set of scheduler features.
    Features of
    /// A scheduler feature, under the kernel's name.
    Feature {
        GentleFairSleepers "GENTLE_FAIR_SLEEPERS" "A sleeper is credited half a latency period only (CFS)."
        StartDebit "START_DEBIT" "A new task starts one slice behind (CFS)."
        LastBuddy "LAST_BUDDY" "Prefer to return to the task that a wake-up preempted (CFS)."
        NextBuddy "NEXT_BUDDY" "Prefer to run the task that was woken last."
        PickBuddy "PICK_BUDDY" "The next buddy is picked if it is eligible (EEVDF)."
        AltPeriod "ALT_PERIOD" "The period is stretched by all tasks of the CPU, not of the queue (CFS)."
        BaseSlice "BASE_SLICE" "A slice is never shorter than the minimum granularity (CFS)."
        PlaceLag "PLACE_LAG" "A joining entity keeps the lag it left with."
        PlaceDeadlineInitial "PLACE_DEADLINE_INITIAL" "A new task's first slice is halved."
        PlaceRelDeadline "PLACE_REL_DEADLINE" "A moved entity keeps the distance to its deadline."
        RunToParity "RUN_TO_PARITY" "A picked entity is protected until its slice or the 0-lag point."
        PreemptShort "PREEMPT_SHORT" "A wakee with a shorter slice cancels the protection."
        DelayDequeue "DELAY_DEQUEUE" "A sleeper with negative lag stays queued until picked."
        DelayZero "DELAY_ZERO" "A delayed entity leaves with no positive lag."
        WakeupPreemption "WAKEUP_PREEMPTION" "A wake-up may preempt at all."
        Hrtick "HRTICK" "A high-resolution timer ends the slice."
        TtwuQueue "TTWU_QUEUE" "Remote wake-ups go through the target's wake list and an IPI."
        NiRandom "NI_RANDOM" "Newidle balance runs with the probability of its success."
        WaIdle "WA_IDLE" "Wake-affine looks for an idle CPU first."
        WaWeight "WA_WEIGHT" "Wake-affine compares loads."
        WaBias "WA_BIAS" "Wake-affine favours the previous CPU's load by half the imbalance."
    }
}

switches! {
    /// A set of code changes.
    Changes of
    /// A change of the code that no question is about, with the release that brought it.
    Change {
        ReweightLoad "reweight-load" "4.15: a new weight changes the load average at once."
        SharesByAverage "shares-by-average" "4.15: a group's weight counts its average load too."
        IdleGroups "idle-groups" "5.15: cpu.idle groups give way like SCHED_IDLE tasks."
        SliceLimit "slice-limit" "6.3: a turn is never longer than the latency (CFS)."
        TgRateLimit "tg-rate-limit" "6.7: a group's load average is updated once a millisecond."
        EmptyKeepsWeight "empty-keeps-weight" "6.14: the entity of an empty group keeps its weight."
        CustomSlice "custom-slice" "6.12: sched_setattr's runtime is a fair task's slice."
        DelayedIsIdle "delayed-is-idle" "6.13: a delayed task does not count as runnable."
        EarlyClear "early-clear" "6.13: a sleeper loses its buddy mark even if it stays queued."
        IdleCancels "idle-cancels" "6.17: a normal wakee ends an idle entity's protection."
        PrevIdleAffine "prev-idle-affine" "5.11: wake-affine stays on an idle previous CPU."
        SmtScanOnce "smt-scan-once" "5.12: one scan looks for an idle core and an idle CPU."
        QueueToIdle "queue-to-idle" "6.0: a wake-up to an idle CPU goes through its wake list."
        BusyNoSpread "busy-no-spread" "6.6: a busy CPU does not pull to spread over siblings."
        SmtBalance "smt-balance" "6.6: an idle CPU takes from a core that runs two tasks."
        NumaAfter "numa-after" "6.0: the NUMA allowance is applied before the imbalance is halved."
        KeepDelayed "keep-delayed" "6.14: balancing by count leaves delayed tasks."
        KeepIneligible "keep-ineligible" "6.14: balancing leaves ineligible tasks at first."
        ThrottleLast "throttle-last" "4.20: a throttled queue is served after those that waited longer."
        ThrottledUncharged "throttled-uncharged" "5.4: a throttled queue draws no slice when it is charged."
        SlackOnce "slack-once" "5.4: a pending distribution of slack is not put off by more slack."
        ThrottleRetries "throttle-retries" "5.8: the pool is asked once more before a queue is throttled."
        RefillFirst "refill-first" "5.14: the pool is refilled even when its timer stops."
        BurstUnits "burst-units" "5.14 to 6.9.3, 5.15.160, 6.1.92, 6.6.32: each write of cpu.max divides the burst by 1000."
        BurstStat "burst-stat" "5.16: bursts are counted."
        AsyncUnthrottle "async-unthrottle" "6.3: other CPUs' queues are released by interrupt."
        LateThrottleClock "late-throttle-clock" "6.6: an empty queue's throttling counts from its first task on."
        WakeIdle "wake-idle" "5.13: SIS_PROP's idle time shrinks while the CPU is not idle."
        HintSkipsPending "hint-skips-pending" "Thread 001, patch 1: no hint of an idle core from a CPU that is being woken."
        CoreSearchFree "core-search-free" "Thread 001, patch 2: utilisation does not bound the search for an idle core."
        LimitCapped "limit-capped" "4.14: schedutil's rate limit is at most 10 ms unless set."
        UtilEst "util-est" "4.17: schedutil reads the estimated utilization of queued tasks too."
        DeadlineLimit "deadline-limit" "4.17: schedutil's rate limit does not hold when the bandwidth of deadline tasks rises."
        RtUtil "rt-util" "4.19: schedutil adds the utilization by real-time tasks."
        Uclamp "uclamp" "5.3: utilization clamps."
        RunnableBoost "runnable-boost" "6.5: schedutil reads the runnable average where that is higher."
        MenuIgnoresLoad "menu-ignores-load" "4.20: the idle governor no longer reads a CPU's load."
        LimitShort "limit-short" "6.11: schedutil's rate limit is 1.5 times the driver's latency unless set."
        PickChecksAll "pick-checks-all" "6.12: every queue on the way to the next task must have run time."
    }
}
