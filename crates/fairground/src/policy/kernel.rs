//! A kernel: answers, features and knobs, each under the name that Linux gives it.

use super::expiry::Expiry;
use super::governor::Governor;
use super::headroom::Headroom;
use super::hint::Hint;
pub use super::knobs::{KNOBS, KnobInfo};
use super::lag::LagLimit;
use super::newidle::Newidle;
use super::phase::Phase;
use super::pick::Pick;
use super::place::Place;
use super::preempt::Preempt;
use super::presets;
use super::question::{AnswerInfo, Question};
use super::rate::Rate;
use super::realtime::Realtime;
use super::refill::Refill;
use super::reweight::Reweight;
use super::search::Search;
use super::slice::Turn;
use super::switches::{Change, Changes, Feature, Features};
use super::throttle::Throttle;
use super::yielding::Yield;
use crate::units::Ns;

/// A length that Linux scales with the number of CPUs (`sched_tunable_scaling=1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scaled {
    /// Value on one CPU, ns.
    pub normal_ns: Ns,
    /// Value written to debugfs or sysctl, ns: used as it is.
    pub set_ns: Option<Ns>,
}

impl Scaled {
    /// Not set by anyone: `normal_ns` times 1 + log2(min(CPUs, 8)).
    pub const fn normal(normal_ns: Ns) -> Self {
        Scaled { normal_ns, set_ns: None }
    }

    /// The value in force on a machine of `cpus` CPUs, ns.
    pub fn on_ns(self, cpus: usize) -> Ns {
        let factor = 1 + Ns::from(cpus.clamp(1, 8).ilog2());
        self.set_ns.unwrap_or(self.normal_ns * factor)
    }
}

/// Numbers that can be written under `/sys/kernel/debug/sched` or `/proc/sys/kernel`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knobs {
    /// EEVDF's slice.
    pub base_slice: Scaled,
    /// CFS's period.
    pub latency: Scaled,
    /// CFS's shortest turn.
    pub min_granularity: Scaled,
    /// CFS's wake-up preemption distance.
    pub wakeup_granularity: Scaled,
    /// How long after it ran a task counts as cache-hot, ns.
    pub migration_cost_ns: Ns,
    /// Most tasks moved by one balance pass.
    pub nr_migrate: u32,
    /// What a queue draws from its group's pool at once, µs.
    pub bandwidth_slice_us: u64,
    /// Least time between two changes of a frequency, µs; None for what the driver and release say.
    pub rate_limit_us: Option<u64>,
    /// Thread 004: the window of a maximum filter, in costs of a switch (κ).
    pub filter_costs: u64,
    /// Thread 002: unused run time is kept at all.
    pub burst_enabled: bool,
    /// Thread 002: part of the burst that a new limit begins with, percent.
    pub burst_onset_percent: u64,
}

/// One kernel: what each question's answer is.
#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    /// Profile that it was made from, `6.12`.
    pub profile: String,
    /// Timer frequency, ticks a second (`CONFIG_HZ`).
    pub hz: u32,
    /// `sched_features`.
    pub features: Features,
    /// Small changes of the code that no question is about.
    pub changes: Changes,
    /// Numbers.
    pub knobs: Knobs,
    /// Who runs next?
    pub pick: Pick,
    /// Where does an entity start when it joins a queue?
    pub place: Place,
    /// When has the running entity had its turn?
    pub turn: Turn,
    /// When does a waking task take the CPU?
    pub preempt: Preempt,
    /// How much lag does an entity keep when it leaves?
    pub lag: LagLimit,
    /// What becomes of an entity whose weight changes?
    pub reweight: Reweight,
    /// What does a yield give up?
    pub yielding: Yield,
    /// Which CPUs are tried for a waking task?
    pub search: Search,
    /// Is it worth while to look for work before going idle?
    pub newidle: Newidle,
    /// At which phase does a period timer start?
    pub phase: Phase,
    /// What does a group own when its period begins?
    pub refill: Refill,
    /// When does the slice that a CPU has drawn lapse?
    pub expiry: Expiry,
    /// What stops when a queue has used up its time?
    pub throttle: Throttle,
    /// Which of its frequencies does a domain run at?
    pub governor: Governor,
    /// When does the governor hear of utilization?
    pub hint: Hint,
    /// When may the governor act?
    pub rate: Rate,
    /// How does the governor see real-time and deadline tasks?
    pub realtime: Realtime,
    /// How much more than the utilization is asked for?
    pub headroom: Headroom,
}

/// A knob, feature or answer that can't be set so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnobError {
    /// What was found.
    pub found: String,
    /// What is accepted.
    pub accepted: String,
}

impl std::fmt::Display for KnobError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}; accepted: {}", self.found, self.accepted)
    }
}

impl std::error::Error for KnobError {}

/// A question with its answers, as people see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuestionInfo {
    /// Key in `[kernel]`.
    pub key: &'static str,
    /// The question.
    pub asks: &'static str,
    /// Its answers.
    pub answers: Vec<AnswerInfo>,
}

fn question_info<Q: Question>() -> QuestionInfo {
    QuestionInfo {
        key: Q::KEY,
        asks: Q::ASKS,
        answers: Q::ANSWERS.iter().map(|(_, info)| *info).collect(),
    }
}

/// Every question and its answers: the one list that all else is made from.
pub fn questions() -> Vec<QuestionInfo> {
    vec![
        question_info::<Pick>(),
        question_info::<Place>(),
        question_info::<Turn>(),
        question_info::<Preempt>(),
        question_info::<LagLimit>(),
        question_info::<Reweight>(),
        question_info::<Yield>(),
        question_info::<Search>(),
        question_info::<Newidle>(),
        question_info::<Phase>(),
        question_info::<Refill>(),
        question_info::<Expiry>(),
        question_info::<Throttle>(),
        question_info::<Governor>(),
        question_info::<Hint>(),
        question_info::<Rate>(),
        question_info::<Realtime>(),
        question_info::<Headroom>(),
    ]
}

impl Kernel {
    /// The kernel of a release, `6.12` (newest stable) or `6.12.0`.
    ///
    /// # Errors
    /// When there is no such profile; the message lists those there are.
    pub fn profile(name: &str) -> Result<Kernel, KnobError> {
        presets::profile(name)
    }

    /// The tick's length, ns (`TICK_NSEC`).
    pub fn tick_ns(&self) -> Ns {
        crate::units::NS_PER_SEC / Ns::from(self.hz)
    }

    /// True for the queue of 4.12 to 6.5, ordered by virtual run time.
    pub fn is_cfs(&self) -> bool {
        self.pick == Pick::Leftmost
    }

    /// Sets one knob, feature or answer from text.
    ///
    /// `key` is a knob of [`KNOBS`], a question's key, or `features` with a value such as
    /// `"NO_RUN_TO_PARITY,HRTICK"`.
    ///
    /// # Errors
    /// When the key or the value is unknown or out of range.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), KnobError> {
        match key {
            "features" => return self.set_features(value),
            "changes" => return self.set_changes(value),
            Pick::KEY => self.pick = answer(value)?,
            Place::KEY => self.place = answer(value)?,
            Turn::KEY => self.turn = answer(value)?,
            Preempt::KEY => self.preempt = answer(value)?,
            LagLimit::KEY => self.lag = answer(value)?,
            Reweight::KEY => self.reweight = answer(value)?,
            Yield::KEY => self.yielding = answer(value)?,
            Search::KEY => self.search = answer(value)?,
            Newidle::KEY => self.newidle = answer(value)?,
            Phase::KEY => self.phase = answer(value)?,
            Refill::KEY => self.refill = answer(value)?,
            Expiry::KEY => self.expiry = answer(value)?,
            Throttle::KEY => self.throttle = answer(value)?,
            Governor::KEY => self.governor = answer(value)?,
            Hint::KEY => self.hint = answer(value)?,
            Rate::KEY => self.rate = answer(value)?,
            Realtime::KEY => self.realtime = answer(value)?,
            Headroom::KEY => self.headroom = answer(value)?,
            _ => return self.set_number(key, value),
        }
        Ok(())
    }

    /// Checks, after the last [`Kernel::set`], that the answers belong together: CFS and EEVDF
    /// answers do not mix, since each reads state that only its own side keeps.
    ///
    /// # Errors
    /// Names the answer that does not fit.
    pub fn check(&self) -> Result<(), KnobError> {
        let cfs = self.is_cfs();
        let sides = [
            (Place::KEY, self.place == Place::SleeperCredit, self.place.info().name),
            (Turn::KEY, self.turn == Turn::FairPeriod, self.turn.info().name),
            (Preempt::KEY, self.preempt == Preempt::WakeupGranularity, self.preempt.info().name),
        ];
        match sides.iter().find(|(_, is_cfs, _)| *is_cfs != cfs) {
            None => Ok(()),
            Some((key, _, name)) => Err(KnobError {
                found: format!(
                    "{key} = \"{name}\" does not fit a kernel that picks by {}",
                    self.pick.info().name
                ),
                accepted: "answers of one run queue, CFS (to 6.5) or EEVDF (from 6.6)".into(),
            }),
        }
    }

    fn set_features(&mut self, list: &str) -> Result<(), KnobError> {
        for (name, on) in words(list) {
            let feature = Feature::by_name(name).ok_or_else(|| KnobError {
                found: format!("unknown feature \"{name}\""),
                accepted: names(Feature::ALL.iter().map(|(_, name, _)| *name)),
            })?;
            self.features.turn(feature, on);
        }
        Ok(())
    }

    fn set_changes(&mut self, list: &str) -> Result<(), KnobError> {
        for (name, on) in words(list) {
            let change = Change::by_name(name).ok_or_else(|| KnobError {
                found: format!("unknown change \"{name}\""),
                accepted: names(Change::ALL.iter().map(|(_, name, _)| *name)),
            })?;
            self.changes.turn(change, on);
        }
        Ok(())
    }

    fn set_number(&mut self, key: &str, value: &str) -> Result<(), KnobError> {
        let knob = KNOBS.iter().find(|knob| knob.key == key).ok_or_else(|| KnobError {
            found: format!("unknown kernel knob \"{key}\""),
            accepted: all_keys(),
        })?;
        let number = value.parse::<u64>().ok().filter(|n| (knob.min..=knob.max).contains(n));
        let number = number.ok_or_else(|| KnobError {
            found: format!("{key} = {value}"),
            accepted: format!("a whole number from {} to {}", knob.min, knob.max),
        })?;
        match key {
            "HZ" => self.hz = number as u32,
            "base_slice_ns" => self.knobs.base_slice.set_ns = Some(number),
            "latency_ns" => self.knobs.latency.set_ns = Some(number),
            "min_granularity_ns" => self.knobs.min_granularity.set_ns = Some(number),
            "wakeup_granularity_ns" => self.knobs.wakeup_granularity.set_ns = Some(number),
            "migration_cost_ns" => self.knobs.migration_cost_ns = number,
            "nr_migrate" => self.knobs.nr_migrate = number as u32,
            "cfs_bandwidth_slice_us" => self.knobs.bandwidth_slice_us = number,
            "rate_limit_us" => self.knobs.rate_limit_us = Some(number),
            "filter_costs" => self.knobs.filter_costs = number,
            "cfs_bw_burst_enabled" => self.knobs.burst_enabled = number == 1,
            _ => self.knobs.burst_onset_percent = number,
        }
        Ok(())
    }
}

fn answer<Q: Question>(name: &str) -> Result<Q, KnobError> {
    Q::by_name(name).ok_or_else(|| KnobError {
        found: format!("{} = \"{name}\"", Q::KEY),
        accepted: names(Q::ANSWERS.iter().map(|(_, info)| info.name)),
    })
}

/// Splits `"A,NO_B"` into names and whether each is to be on.
fn words(list: &str) -> impl Iterator<Item = (&str, bool)> {
    let words = list.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(|word| word.strip_prefix("NO_").map_or((word, true), |name| (name, false)))
}

fn names<'a>(all: impl Iterator<Item = &'a str>) -> String {
    all.collect::<Vec<_>>().join(", ")
}

fn all_keys() -> String {
    let knobs = KNOBS.iter().map(|knob| knob.key);
    let questions = questions();
    let answers = questions.iter().map(|question| question.key);
    names(knobs.chain(answers).chain(["features", "changes"]))
}
