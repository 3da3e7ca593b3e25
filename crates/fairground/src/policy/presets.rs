//! Kernel releases, each written as a delta on the one before it.
//!
//! `6.12.0` is the release as it came out, `6.12.N` with the stable back-ports up to N, and a bare
//! `6.12` the newest stable that was read. Facts were checked against the sources of the releases
//! on both sides of a change; "near" marks a release that was bracketed by its neighbours only.

use super::expiry::Expiry;
use super::governor::Governor;
use super::headroom::Headroom;
use super::hint::Hint;
use super::kernel::{Kernel, KnobError, Knobs, Scaled};
use super::lag::LagLimit;
use super::newidle::Newidle;
use super::phase::Phase;
use super::pick::Pick;
use super::place::Place;
use super::preempt::Preempt;
use super::rate::Rate;
use super::realtime::Realtime;
use super::refill::Refill;
use super::reweight::Reweight;
use super::search::Search;
use super::slice::Turn;
use super::switches::{Change, Changes, Feature, Features};
use super::throttle::Throttle;
use super::yielding::Yield;

type Delta = fn(&mut Kernel);

/// One release.
struct Release {
    name: &'static str,
    says: &'static str,
    delta: Delta,
    stable: &'static [Backport],
}

/// What a stable update brought.
struct Backport {
    patch: u32,
    delta: Delta,
}

/// A profile, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProfileInfo {
    /// Name for `kernel = "…"`.
    pub name: &'static str,
    /// What differs from the release before.
    pub says: &'static str,
}

const fn release(name: &'static str, says: &'static str, delta: Delta) -> Release {
    Release { name, says, delta, stable: &[] }
}

fn nothing(_: &mut Kernel) {}

/// Major releases from here on have another scheduler than what is modelled.
const REFUSED_FROM: u32 = 7;

/// Thread 001's baseline, between two releases.
const TIP_2022: &str = "tip-fb04563d1cae";

#[rustfmt::skip]
const RELEASES: &[Release] = &[
    release("4.12", "CFS; the idle search scans the whole cache domain", nothing),
    release("4.13", "SIS_PROP: the idle search is limited by the average idle time", |k| k.search = Search::SisProp),
    release("4.14", "wake-affine looks for an idle CPU, then compares loads; the governor hears other CPUs too", |k| {
        k.turn_on(&[Feature::WaIdle, Feature::WaWeight]);
        k.hint = Hint::Today;
        k.bring(&[Change::LimitCapped]);
    }),
    release("4.15", "a group's weight counts average load; balance takes the least recently run", |k| k.bring(&[Change::ReweightLoad, Change::SharesByAverage])),
    release("4.16", "recently used CPU remembered (modelled in all releases)", nothing),
    release("4.17", "util_est; the governor reads what real-time tasks are queued; wake-affine compares strictly (modelled so in all releases)", |k| {
        k.realtime = Realtime::Queued;
        k.bring(&[Change::UtilEst, Change::DeadlineLimit]);
    }),
    release("4.18", "bandwidth slices lapse by a count of refills", |k| k.expiry = Expiry::Sequence),
    release("4.19", "the governor reads the utilization of real-time tasks too (near)", |k| k.bring(&[Change::RtUtil])),
    release("4.20", "throttled queues are served in order of age (near)", |k| k.bring(&[Change::ThrottleLast, Change::MenuIgnoresLoad])),
    release("5.0", "nothing in what is modelled (near)", nothing),
    release("5.1", "nothing in what is modelled (near)", nothing),
    release("5.2", "nothing in what is modelled", nothing),
    release("5.3", "utilization clamps (near)", |k| k.bring(&[Change::Uclamp])),
    release("5.4", "bandwidth slices never lapse", |k| {
        k.expiry = Expiry::Never;
        k.bring(&[Change::ThrottledUncharged, Change::SlackOnce]);
    }),
    release("5.5", "balance by type of imbalance (near; modelled in all releases)", nothing),
    release("5.6", "nothing in what is modelled (near)", nothing),
    release("5.7", "runnable average (modelled in all releases)", nothing),
    release("5.8", "a queue asks its pool once more before it is throttled (near)", |k| k.bring(&[Change::ThrottleRetries])),
    release("5.9", "nothing in what is modelled", nothing),
    release("5.10", "balance less often when idle (modelled so in all releases)", nothing),
    release("5.11", "wake-affine stays on an idle previous CPU", |k| k.bring(&[Change::PrevIdleAffine])),
    release("5.12", "one scan looks for idle cores and CPUs", |k| k.bring(&[Change::SmtScanOnce])),
    release("5.13", "ALT_PERIOD and BASE_SLICE (near); SIS_PROP's idle time shrinks", |k| {
        k.turn_on(&[Feature::AltPeriod, Feature::BaseSlice]);
        k.bring(&[Change::WakeIdle]);
    }),
    release("5.14", "burst, and the bug of its unit", |k| {
        k.refill = Refill::Burst;
        k.bring(&[Change::RefillFirst, Change::BurstUnits]);
    }),
    Release { name: "5.15", says: "cpu.idle groups; stable: burst keeps its unit (near)", delta: |k| k.bring(&[Change::IdleGroups]), stable: &[
        Backport { patch: 161, delta: |k| k.drop(&[Change::BurstUnits]) },
    ] },
    release("5.16", "bursts are counted (near); newidle balance after short idle times too", |k| {
        k.bring(&[Change::BurstStat]);
        k.newidle = Newidle::CostOnly;
    }),
    release("5.17", "nothing in what is modelled (near)", nothing),
    release("5.18", "NUMA allowance by the number of caches (near)", nothing),
    release("5.19", "nothing in what is modelled", nothing),
    release("6.0", "SIS_UTIL; wake-ups to idle CPUs go through their wake lists", |k| {
        k.search = Search::SisUtil;
        k.bring(&[Change::QueueToIdle, Change::NumaAfter]);
    }),
    Release { name: "6.1", says: "nothing in what is modelled; newest stable: NI_RANDOM, burst keeps its unit", delta: nothing, stable: &[
        Backport { patch: 93, delta: |k| k.drop(&[Change::BurstUnits]) },
        Backport { patch: 176, delta: |k| k.turn_on(&[Feature::NiRandom]) },
    ] },
    release("6.2", "nothing in what is modelled", nothing),
    release("6.3", "a CFS turn is never longer than the latency; queues are released by interrupt", |k| {
        k.bring(&[Change::SliceLimit, Change::AsyncUnthrottle]);
    }),
    release("6.4", "random phase of bandwidth timers (near)", |k| k.phase = Phase::Random),
    release("6.5", "the governor reads the runnable average too (near)", |k| k.bring(&[Change::RunnableBoost])),
    Release { name: "6.6", says: "EEVDF replaces CFS; stable: lag-preserving reweight", delta: eevdf, stable: &[
        Backport { patch: 3, delta: |k| k.reweight = Reweight::ScaleLagUnclamped },
        Backport { patch: 30, delta: |k| k.reweight = Reweight::ScaleLag },
        Backport { patch: 33, delta: |k| k.drop(&[Change::BurstUnits]) },
    ] },
    release("6.7", "reweight keeps lag; group load updated once a millisecond", |k| {
        k.reweight = Reweight::ScaleLagUnclamped;
        k.bring(&[Change::TgRateLimit]);
    }),
    release("6.8", "tree sorted by deadline (the same picks); headroom before clamps", |k| k.headroom = Headroom::BeforeClamps),
    Release { name: "6.9", says: "reweight clamps the lag; stable: burst keeps its unit (near)", delta: |k| k.reweight = Reweight::ScaleLag, stable: &[
        Backport { patch: 4, delta: |k| k.drop(&[Change::BurstUnits]) },
    ] },
    release("6.10", "burst keeps its unit (near)", |k| k.drop(&[Change::BurstUnits])),
    release("6.11", "the governor's rate limit is 1.5 latencies (near)", |k| k.bring(&[Change::LimitShort])),
    Release { name: "6.12", says: "DELAY_DEQUEUE, PREEMPT_SHORT, custom slices; stable: base slice 0.70 ms, PICK_BUDDY", delta: |k| {
        k.preempt = Preempt::ShorterSlice;
        k.turn_on(&[Feature::PlaceRelDeadline, Feature::PreemptShort, Feature::DelayDequeue, Feature::DelayZero]);
        k.bring(&[Change::CustomSlice, Change::PickChecksAll]);
    }, stable: &[
        // The back-ports came one by one between .1 and .95; they are taken together.
        Backport { patch: 95, delta: |k| {
            k.knobs.base_slice = Scaled::normal(700_000);
            k.yielding = Yield::Forfeit;
            k.turn_on(&[Feature::PickBuddy, Feature::NiRandom]);
            k.bring(&[Change::DelayedIsIdle, Change::EarlyClear, Change::EmptyKeepsWeight, Change::IdleCancels]);
        } },
    ] },
    release("6.13", "lazy preemption, PICK_BUDDY, reweight by placing anew", |k| {
        k.reweight = Reweight::PlaceCounted;
        k.turn_on(&[Feature::PickBuddy]);
        k.bring(&[Change::DelayedIsIdle, Change::EarlyClear]);
    }),
    release("6.14", "balance leaves delayed and ineligible tasks", |k| k.bring(&[Change::EmptyKeepsWeight, Change::KeepDelayed, Change::KeepIneligible])),
    release("6.15", "base slice 0.70 ms (near)", |k| k.knobs.base_slice = Scaled::normal(700_000)),
    release("6.16", "reweight places with the right count (near)", |k| k.reweight = Reweight::PlaceAnew),
    release("6.17", "protection ends with the shortest queued slice", |k| {
        k.turn = Turn::MinSlice;
        k.preempt = Preempt::ShortenProtection;
        k.newidle = Newidle::Bump;
        k.bring(&[Change::IdleCancels]);
    }),
    Release { name: "6.18", says: "task-based throttling; stable: yield forfeits, NI_RANDOM (.5), max-slice lag (.17), shorten-always (.33)", delta: |k| k.throttle = Throttle::Task, stable: &[
        Backport { patch: 2, delta: |k| k.yielding = Yield::Forfeit },
        Backport { patch: 5, delta: |k| {
            k.turn_on(&[Feature::NiRandom]);
            k.newidle = Newidle::CostOnly;
        } },
        Backport { patch: 17, delta: |k| k.lag = LagLimit::MaxSlice },
        Backport { patch: 33, delta: |k| k.preempt = Preempt::ShortenAlways },
    ] },
];

impl Kernel {
    fn turn_on(&mut self, features: &[Feature]) {
        features.iter().for_each(|&feature| self.features.turn(feature, true));
    }

    fn turn_off(&mut self, features: &[Feature]) {
        features.iter().for_each(|&feature| self.features.turn(feature, false));
    }

    fn bring(&mut self, changes: &[Change]) {
        changes.iter().for_each(|&change| self.changes.turn(change, true));
    }

    fn drop(&mut self, changes: &[Change]) {
        changes.iter().for_each(|&change| self.changes.turn(change, false));
    }
}

/// Linux 4.12.
fn base() -> Kernel {
    Kernel {
        profile: String::new(),
        hz: 250,
        features: Features::of(&[
            Feature::GentleFairSleepers,
            Feature::StartDebit,
            Feature::LastBuddy,
            Feature::WakeupPreemption,
            Feature::TtwuQueue,
            Feature::WaBias,
        ]),
        changes: Changes::of(&[]),
        knobs: Knobs {
            base_slice: Scaled::normal(750_000),
            latency: Scaled::normal(6_000_000),
            min_granularity: Scaled::normal(750_000),
            wakeup_granularity: Scaled::normal(1_000_000),
            migration_cost_ns: 500_000,
            nr_migrate: 32,
            bandwidth_slice_us: 5_000,
            rate_limit_us: None,
            filter_costs: 1_000,
            burst_enabled: true,
            burst_onset_percent: 0,
        },
        pick: Pick::Leftmost,
        place: Place::SleeperCredit,
        turn: Turn::FairPeriod,
        preempt: Preempt::WakeupGranularity,
        lag: LagLimit::TwiceSlice,
        reweight: Reweight::KeepVruntime,
        yielding: Yield::SkipBuddy,
        search: Search::Linear,
        newidle: Newidle::LongIdle,
        phase: Phase::Aligned,
        refill: Refill::Quota,
        expiry: Expiry::Stamp,
        throttle: Throttle::Queue,
        governor: Governor::Schedutil,
        hint: Hint::EachChange,
        rate: Rate::Fixed,
        realtime: Realtime::Flag,
        headroom: Headroom::AfterClamps,
    }
}

/// Linux 6.6: another run queue.
fn eevdf(k: &mut Kernel) {
    k.pick = Pick::EligibleDeadline;
    k.place = Place::Lag;
    k.turn = Turn::Request;
    k.preempt = Preempt::Picked;
    k.reweight = Reweight::ScaleDeadline;
    k.yielding = Yield::PushDeadline;
    k.turn_off(&[
        Feature::GentleFairSleepers,
        Feature::StartDebit,
        Feature::LastBuddy,
        Feature::AltPeriod,
        Feature::BaseSlice,
    ]);
    k.turn_on(&[Feature::PlaceLag, Feature::PlaceDeadlineInitial, Feature::RunToParity]);
    k.bring(&[Change::BusyNoSpread, Change::SmtBalance, Change::LateThrottleClock]);
}

/// The kernel of this name: `6.12`, `6.12.0`, `6.12.95` or `tip-fb04563d1cae`.
///
/// # Errors
/// When there is no such profile; the message lists those there are.
pub fn profile(name: &str) -> Result<Kernel, KnobError> {
    if name == TIP_2022 {
        return Ok(Kernel {
            profile: name.into(),
            ..up_to("6.0", Some(0)).ok_or_else(|| unknown(name))?
        });
    }
    let mut parts = name.splitn(3, '.');
    let (major, minor) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let patch = parts.next().map(str::parse::<u32>);
    let (Ok(number), false) = (major.parse::<u32>(), matches!(patch, Some(Err(_)))) else {
        return Err(unknown(name));
    };
    if number >= REFUSED_FROM {
        let found = format!("kernel {name} is not modelled yet");
        return Err(KnobError { found, ..unknown(name) });
    }
    let patch = patch.and_then(Result::ok);
    let kernel = up_to(&format!("{major}.{minor}"), patch).ok_or_else(|| unknown(name))?;
    Ok(Kernel { profile: name.into(), ..kernel })
}

/// A release with its back-ports up to `patch`, all of them if None.
fn up_to(name: &str, patch: Option<u32>) -> Option<Kernel> {
    let at = RELEASES.iter().position(|release| release.name == name)?;
    let mut kernel = base();
    RELEASES[..=at].iter().for_each(|release| (release.delta)(&mut kernel));
    let wanted = |backport: &&Backport| patch.is_none_or(|patch| backport.patch <= patch);
    RELEASES[at].stable.iter().filter(wanted).for_each(|backport| (backport.delta)(&mut kernel));
    Some(kernel)
}

fn unknown(name: &str) -> KnobError {
    let (first, last) = (RELEASES[0].name, RELEASES[RELEASES.len() - 1].name);
    KnobError {
        found: format!("unknown kernel profile \"{name}\""),
        accepted: format!(
            "every release from {first} to {last}, with a patch number (6.12.0) or without \
             (6.12: its newest stable), and {TIP_2022}"
        ),
    }
}

/// Every release, oldest first, and thread 001's baseline.
pub fn catalogue() -> Vec<ProfileInfo> {
    let info = |release: &Release| ProfileInfo { name: release.name, says: release.says };
    let tip = ProfileInfo {
        name: TIP_2022,
        says: "thread 001's baseline: 5.19 with the scheduler changes of 6.0 (unverified which)",
    };
    RELEASES.iter().map(info).chain([tip]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_name_is_the_newest_stable() {
        let newest = profile("6.12").unwrap();
        let first = profile("6.12.0").unwrap();
        assert_eq!(newest.knobs.base_slice.on_ns(8), 2_800_000);
        assert_eq!(first.knobs.base_slice.on_ns(8), 3_000_000);
        assert_eq!(profile("6.18.15").unwrap().lag, LagLimit::TwiceSlice);
        assert_eq!(profile("6.18").unwrap().lag, LagLimit::MaxSlice);
    }

    #[test]
    fn every_profile_answers_with_one_run_queue() {
        for info in catalogue() {
            let kernel = profile(info.name).unwrap();
            kernel.check().unwrap();
        }
    }

    #[test]
    fn what_is_not_modelled_is_refused_by_name() {
        for name in ["7.0", "7.2.12", "3.10", "6.19", "6", "", "6.12.x", "6.12.0.1", "vanilla"] {
            let refused = profile(name).unwrap_err().to_string();
            assert!(refused.contains("4.12") || refused.contains("not modelled"), "{refused}");
        }
    }
}
