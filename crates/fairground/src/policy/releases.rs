//! Kernel releases, each as what it sets on top of the one before it.
//!
//! A release is written with the names that people use, `search=sis-prop`, so this list is no part
//! of any question's file. `key:=number` changes what a number is while nobody writes it.
//!
//! `6.12.0` is the release as it came out, `6.12.N` with the stable back-ports up to N, and a bare
//! `6.12` the newest stable that was read. Facts were checked against the sources of the releases
//! on both sides of a change; "near" marks a release that was bracketed by its neighbours only.

/// One release.
pub struct Release {
    /// Its name, `6.12`.
    pub name: &'static str,
    /// What it brings, for people.
    pub says: &'static str,
    /// What it sets.
    pub sets: &'static str,
    /// Its stable back-ports, oldest first.
    pub stable: &'static [Backport],
}

/// What a stable update brought.
pub struct Backport {
    /// The update's number.
    pub patch: u32,
    /// What it sets.
    pub sets: &'static str,
}

const fn release(name: &'static str, says: &'static str, sets: &'static str) -> Release {
    Release { name, says, sets, stable: &[] }
}

const fn stable(patch: u32, sets: &'static str) -> Backport {
    Backport { patch, sets }
}

#[rustfmt::skip]
pub const RELEASES: &[Release] = &[
    release(
        "4.12",
        "CFS; the idle search scans the whole cache domain",
        "governor=schedutil preemption=voluntary \
         features=GENTLE_FAIR_SLEEPERS,START_DEBIT,LAST_BUDDY,WAKEUP_PREEMPTION,TTWU_QUEUE,WA_BIAS",
    ),
    release(
        "4.13",
        "SIS_PROP: the idle search is limited by the average idle time",
        "search=sis-prop",
    ),
    release(
        "4.14",
        "wake-affine looks for an idle CPU, then compares loads; the governor hears other CPUs \
         too",
        "features=WA_IDLE,WA_WEIGHT hint=once-per-update changes=limit-capped",
    ),
    release(
        "4.15",
        "a group's weight counts average load; balance takes the least recently run",
        "changes=reweight-load,shares-by-average",
    ),
    release("4.16", "recently used CPU remembered (modelled in all releases)", ""),
    release(
        "4.17",
        "util_est; the governor reads what real-time tasks are queued; wake-affine compares \
         strictly (modelled so in all releases)",
        "realtime=queued changes=util-est,deadline-limit",
    ),
    release("4.18", "bandwidth slices lapse by a count of refills", "expiry=sequence"),
    release(
        "4.19",
        "the governor reads the utilization of real-time tasks too (near)",
        "changes=rt-util",
    ),
    release(
        "4.20",
        "throttled queues are served in order of age (near)",
        "changes=throttle-last,menu-ignores-load",
    ),
    release("5.0", "nothing in what is modelled (near)", ""),
    release("5.1", "nothing in what is modelled (near)", ""),
    release("5.2", "nothing in what is modelled", ""),
    release("5.3", "utilization clamps (near)", "changes=uclamp"),
    release(
        "5.4",
        "bandwidth slices never lapse",
        "expiry=never changes=throttled-uncharged,slack-once",
    ),
    release("5.5", "balance by type of imbalance (near; modelled in all releases)", ""),
    release(
        "5.6",
        "balance leaves two tasks on a NUMA node (near); a CPU that is left with idle-class tasks \
         balances early",
        "numa=pair changes=idle-early",
    ),
    release(
        "5.7",
        "a changed affinity spreads its tasks; wake-ups look for a CPU that is big enough (misfits \
         move from 4.20 on; modelled from here); runnable average (modelled in all releases)",
        "capacity=fits changes=distribute-affine",
    ),
    release(
        "5.8",
        "a queue asks its pool once more before it is throttled (near)",
        "changes=throttle-retries",
    ),
    release("5.9", "nothing in what is modelled", ""),
    release("5.10", "balance less often when idle (modelled so in all releases)", ""),
    release(
        "5.11",
        "wake-affine stays on an idle previous CPU; NUMA allowance by a quarter of the CPUs (near)",
        "changes=prev-idle-affine numa=quarter",
    ),
    release("5.12", "one scan looks for idle cores and CPUs", "changes=smt-scan-once"),
    release(
        "5.13",
        "ALT_PERIOD and BASE_SLICE (near); SIS_PROP's idle time shrinks",
        "features=ALT_PERIOD,BASE_SLICE changes=wake-idle",
    ),
    release(
        "5.14",
        "burst, and the bug of its unit",
        "refill=burst changes=refill-first,burst-units",
    ),
    Release {
        name: "5.15",
        says: "cpu.idle groups; stable: NUMA allowance by who gets the task (.33), burst keeps its \
             unit (near)",
        sets: "changes=idle-groups",
        stable: &[
            stable(33, "numa=quarter-with-it"),
            stable(161, "changes=NO_burst-units"),
        ],
    },
    Release {
        name: "5.16",
        says: "bursts are counted; newidle balance after short idle times too; stable: NUMA \
             allowance by who gets the task (.19) (near)",
        sets: "changes=burst-stat newidle=cost-only",
        stable: &[
            stable(19, "numa=quarter-with-it"),
        ],
    },
    Release {
        name: "5.17",
        says: "nothing in what is modelled; stable: NUMA allowance by who gets the task (.2) \
               (near)",
        sets: "",
        stable: &[
            stable(2, "numa=quarter-with-it"),
        ],
    },
    release("5.18", "NUMA allowance by the number of caches (near)", "numa=caches"),
    release("5.19", "nothing in what is modelled", ""),
    release(
        "6.0",
        "SIS_UTIL; wake-ups to idle CPUs go through their wake lists; NUMA allowance before \
         halving (near)",
        "search=sis-util numa=caches-or-eighth changes=queue-to-idle,numa-after",
    ),
    Release {
        name: "6.1",
        says: "nothing in what is modelled; newest stable: NI_RANDOM, burst keeps its unit",
        sets: "",
        stable: &[
            stable(93, "changes=NO_burst-units"),
            stable(160, "features=NI_RANDOM"),
        ],
    },
    release("6.2", "nothing in what is modelled", ""),
    release(
        "6.3",
        "a CFS turn is never longer than the latency; queues are released by interrupt",
        "changes=slice-limit,async-unthrottle",
    ),
    release("6.4", "random phase of bandwidth timers (near)", "phase=random"),
    release(
        "6.5",
        "the governor reads the runnable average too (near)",
        "changes=runnable-boost",
    ),
    Release {
        name: "6.6",
        says: "EEVDF replaces CFS; stable: lag-preserving reweight, base slice 0.70 ms (.93), \
               yield forfeits and NI_RANDOM (.120)",
        sets: "pick=eligible-deadline place=lag turn=request preempt=picked \
         reweight=scale-deadline yield=push-deadline \
         features=NO_GENTLE_FAIR_SLEEPERS,NO_START_DEBIT,NO_LAST_BUDDY,NO_ALT_PERIOD,NO_BASE_SLICE \
         features=PLACE_LAG,PLACE_DEADLINE_INITIAL,RUN_TO_PARITY \
         changes=busy-no-spread,smt-balance,late-throttle-clock",
        stable: &[
            stable(3, "reweight=scale-lag-unclamped"),
            stable(30, "reweight=scale-lag"),
            stable(33, "changes=NO_burst-units"),
            stable(93, "base_slice_ns:=700000"),
            stable(120, "yield=forfeit features=NI_RANDOM"),
        ],
    },
    release(
        "6.7",
        "reweight keeps lag; group load updated once a millisecond",
        "reweight=scale-lag-unclamped changes=tg-rate-limit",
    ),
    release(
        "6.8",
        "tree sorted by deadline (the same picks); headroom before clamps; estimates of who waited \
         stay",
        "headroom=before-clamps changes=util-est-waits",
    ),
    Release {
        name: "6.9",
        says: "reweight clamps the lag; the governor's rate limit is at most 2 ms (near); stable: \
             burst keeps its unit (near)",
        sets: "reweight=scale-lag changes=limit-2ms",
        stable: &[
            stable(4, "changes=NO_burst-units"),
        ],
    },
    release("6.10", "burst keeps its unit (near)", "changes=NO_burst-units"),
    release("6.11", "nothing in what is modelled", ""),
    Release {
        name: "6.12",
        says: "DELAY_DEQUEUE, PREEMPT_SHORT, custom slices; the governor's rate limit is 1.5 \
         latencies; stable: four small changes of 6.13 to 6.15 (.7, .11, .23), PICK_BUDDY (.13), \
         base slice 0.70 ms (.31), yield forfeits (.63), NI_RANDOM (.65)",
        sets: "preempt=shorter-slice \
         features=PLACE_REL_DEADLINE,PREEMPT_SHORT,DELAY_DEQUEUE,DELAY_ZERO \
         changes=custom-slice,pick-checks-all,limit-short",
        // Dated by the titles in the updates' reviews; 6.12.95, which was read, has all of them.
        stable: &[
            stable(7, "changes=delayed-is-idle,early-clear"),
            stable(11, "changes=empty-keeps-weight"),
            stable(13, "features=PICK_BUDDY"),
            stable(23, "changes=idle-cancels"),
            stable(31, "base_slice_ns:=700000"),
            stable(63, "yield=forfeit"),
            stable(65, "features=NI_RANDOM"),
        ],
    },
    Release {
        name: "6.13",
        says: "lazy preemption can be chosen; reweight by placing anew; stable: PICK_BUDDY (.2), a \
               normal wakee ends an idle entity's protection (.11)",
        sets: "reweight=place-counted \
         changes=delayed-is-idle,early-clear,reweight-deadline,empty-keeps-weight",
        stable: &[
            stable(2, "features=PICK_BUDDY"),
            stable(11, "changes=idle-cancels"),
        ],
    },
    Release {
        name: "6.14",
        says: "PICK_BUDDY; balance leaves delayed and ineligible tasks; stable: a normal wakee \
               ends an idle entity's protection (.2), base slice 0.70 ms (.9)",
        sets: "features=PICK_BUDDY changes=balance-runnable,keep-delayed,keep-ineligible",
        stable: &[
            stable(2, "changes=idle-cancels"),
            stable(9, "base_slice_ns:=700000"),
        ],
    },
    Release {
        name: "6.15",
        says: "base slice 0.70 ms; a normal wakee ends an idle entity's protection; stable: \
               reweight places with the right count (.4)",
        sets: "base_slice_ns:=700000 changes=idle-cancels",
        stable: &[
            stable(4, "reweight=place-anew"),
        ],
    },
    release("6.16", "reweight places with the right count", "reweight=place-anew"),
    release(
        "6.17",
        "protection ends with the shortest queued slice",
        "turn=min-slice preempt=shorten-protection newidle=bump",
    ),
    Release {
        name: "6.18",
        says: "task-based throttling; lazy preemption is what is shipped; stable: yield forfeits, \
             NI_RANDOM (.5), max-slice lag (.17), shorten-always (.33)",
        sets: "throttle=task preemption=lazy",
        stable: &[
            stable(2, "yield=forfeit"),
            stable(5, "features=NI_RANDOM newidle=cost-only"),
            stable(17, "lag=max-slice"),
            stable(33, "preempt=shorten-always"),
        ],
    },
    release(
        "6.19",
        "yield forfeits; NI_RANDOM; newidle balance no longer bumps its cost",
        "yield=forfeit features=NI_RANDOM newidle=cost-only",
    ),
    release(
        "7.0",
        "lag is bounded by the longest slice; every wakee shortens the protection (which of 7.2's \
         undated changes it has already is not known)",
        "lag=max-slice preempt=shorten-always",
    ),
    release(
        "7.1",
        "HRTICK on, at the deadline; NI_RATE (dated by their names in the kernels; which of 7.2's \
         undated changes it has already is not known)",
        "features=HRTICK,NI_RATE changes=hrtick-deadline",
    ),
    release(
        "7.2",
        "balancing gathers a process's threads near one cache; throttled at the charge; delayed \
         entities keep their lag; wake-ups heed the next buddy and drop the delayed that come up; \
         weights count in full; reweight scales again; idle-class CPUs are free to normal wakees \
         alone (all but the first: known to be in 7.2 and not in 6.17, undated)",
        "gather=most-run throttle=task-at-charge reweight=scale-lag \
         changes=delayed-keeps-lag,buddy-at-wakeup,idle-for-normal,full-weight,\
         wakeup-drops-delayed",
    ),
    release(
        "7.3",
        "one flat queue a CPU; shares count a group's tasks; protection ends where the runner \
         becomes ineligible beside a shorter slice; a shorter wakee need only be eligible; a CPU \
         of an idle core balances for the idle ones",
        "ilb=idle-core hierarchy=flat cgroup_mode=concur turn=until-ineligible \
         preempt=eligible-short changes=refresh-at-pick,refresh-at-tick",
    ),
];
