//! `sched_features`: the switches that Linux itself has, under Linux's names.

/// A set of scheduler features.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features(u32);

macro_rules! features {
    ($($name:ident $kernel:literal $says:literal)*) => {
        /// One scheduler feature.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u32)]
        pub enum Feature { $(#[doc = $says] $name,)* }

        impl Feature {
            /// All features that fairground knows, with kernel name and meaning.
            pub const ALL: &'static [(Feature, &'static str, &'static str)] =
                &[$((Feature::$name, $kernel, $says),)*];
        }
    };
}

features! {
    GentleFairSleepers "GENTLE_FAIR_SLEEPERS" "A sleeper is credited half a latency period only (CFS)."
    StartDebit "START_DEBIT" "A new task starts one slice behind (CFS)."
    LastBuddy "LAST_BUDDY" "Prefer to return to the task that a wake-up preempted (CFS)."
    NextBuddy "NEXT_BUDDY" "Prefer to run the task that was woken last."
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
    SisProp "SIS_PROP" "The idle search is limited in proportion to average idle time."
    SisUtil "SIS_UTIL" "The idle search is limited by the cache domain's utilisation."
    NiRandom "NI_RANDOM" "Newidle balance runs with the probability of its success."
    WaIdle "WA_IDLE" "Wake-affine looks for an idle CPU first."
    WaWeight "WA_WEIGHT" "Wake-affine compares loads."
    WaBias "WA_BIAS" "Wake-affine favours the waking CPU."
}

impl Features {
    /// These features and no other.
    pub fn of(features: &[Feature]) -> Self {
        features.iter().fold(Features(0), |set, &feature| set.with(feature))
    }

    /// True if the feature is on.
    #[inline]
    pub fn has(self, feature: Feature) -> bool {
        self.0 >> feature as u32 & 1 == 1
    }

    /// This set with the feature on.
    pub fn with(self, feature: Feature) -> Self {
        Features(self.0 | 1 << feature as u32)
    }

    /// This set with the feature off.
    pub fn without(self, feature: Feature) -> Self {
        Features(self.0 & !(1 << feature as u32))
    }
}
