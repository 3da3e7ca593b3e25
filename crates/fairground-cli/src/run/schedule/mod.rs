//! A run looked at again: the history is the same every time, so the first run tells where to look
//! and the second keeps what is there. Memory does not grow with the length of the run.

mod clocks;
mod powers;
mod quotas;
mod shares;
mod speeds;
mod states;
mod strip;
mod waits;
mod windows;

pub use clocks::{Clocked, Clocks};
pub use powers::{Drawer, Part, Powers};
pub use quotas::{Quota, is_limited};
pub use shares::{Shares, TOLD, TaskRow, by_step};
pub use speeds::{Speed, Speeds};
pub use states::{State, States, Stretch};
pub use strip::{Cell, Strip};
pub use waits::Wait;
pub use windows::{Wake, Window};

use super::observe::Observed;
use fairground::record::span::{Passage, Span};
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::sim::{BuildError, TaskLabel, layout, meter, simulate};
use fairground::units::{NS_PER_MS, Ns};
use quotas::Quotas;
use waits::Waits;
use windows::Windows;

/// Windows of a run.
const WINDOWS_MAX: usize = 20;
/// What a window shows before and after a request that took no time, ns.
const MARGIN_NS_MIN: Ns = NS_PER_MS / 10;
/// What a window shows of a run in which nothing was timed, ns.
const FIRST_NS: Ns = 20 * NS_PER_MS;

/// What a run looks like.
pub struct Schedule {
    /// The whole run in steps.
    pub shares: Shares,
    /// The CPUs' frequencies in the same steps, where a CPU may run at several.
    pub speeds: Option<Speeds>,
    /// What the machine drew in the same steps, where that is known.
    pub powers: Option<Powers>,
    /// What limited groups used, in steps.
    pub quotas: Vec<Quota>,
    /// By span, requests in steps.
    pub waits: Vec<Wait>,
    /// Parts in full, in order of time.
    pub windows: Vec<Window>,
}

/// Looks at a run that was observed before: at the whole in steps, and in full at the times around
/// the slowest requests and at the times of `also`; `budget` is the most stretches and wake-ups
/// that are kept.
///
/// # Errors
/// When it can't be built.
pub fn look(
    scenario: &Scenario,
    labels: &[TaskLabel],
    observed: &Observed,
    (budget, also): (usize, &[(Ns, Ns)]),
) -> Result<Schedule, BuildError> {
    let ended_ns = observed.outcome.ended_ns;
    let cpus = scenario.machine.topology.len();
    let done = &observed.stats.tasks;
    let within = |&(from_ns, to_ns): &(Ns, Ns)| (from_ns, to_ns.min(ended_ns));
    let also = also.iter().map(within).filter(|(from_ns, to_ns)| from_ns < to_ns);
    let wanted = times(observed, WINDOWS_MAX).into_iter().chain(also).collect();
    let shares = Shares::new(ended_ns, cpus, labels, done);
    let powers = |known| Some(Powers::new(meter(scenario)?, known, labels, &shares));
    let powers = observed.meter.as_ref().and_then(powers);
    let mut lens = Lens {
        states: States::new(scenario, labels),
        clocks: Clocks::new(cpus),
        waits: Waits::new(&layout(scenario), ended_ns),
        powers,
        kept: Kept {
            speeds: Speeds::new(scenario, &shares),
            shares,
            quotas: Quotas::new(scenario, &observed.outcome.limits, ended_ns),
            windows: Windows::new(wanted, budget),
        },
    };
    simulate(scenario, &mut lens)?;
    Ok(lens.finish(ended_ns))
}

/// The slowest of all spans, each span's slowest before any span's second.
pub fn slowest(spans: &[Span]) -> Vec<(usize, &Passage)> {
    let of_span = |(span, of): (usize, &'_ Span)| {
        of.slowest().iter().enumerate().map(|(rank, _)| (rank, span)).collect::<Vec<_>>()
    };
    let mut ranks: Vec<(usize, usize)> = spans.iter().enumerate().flat_map(of_span).collect();
    ranks.sort_unstable();
    ranks.into_iter().map(|(rank, span)| (span, &spans[span].slowest()[rank])).collect()
}

/// The times around so many of the slowest, or the longest wait for a CPU, or the first moments.
pub fn times(observed: &Observed, most: usize) -> Vec<(Ns, Ns)> {
    let ended_ns = observed.outcome.ended_ns;
    let around = |from_ns: Ns, to_ns: Ns| {
        let margin_ns = ((to_ns - from_ns) / 10).max(MARGIN_NS_MIN);
        (from_ns.saturating_sub(margin_ns), (to_ns + margin_ns).min(ended_ns))
    };
    let slowest = slowest(&observed.spans);
    if !slowest.is_empty() {
        let slowest = slowest.iter().take(most);
        return slowest.map(|(_, slow)| around(slow.at_ns, slow.at_ns + slow.elapsed_ns)).collect();
    }
    let waited = observed.stats.tasks.iter().max_by_key(|task| task.delay_ns_max);
    let first = (0, FIRST_NS.min(ended_ns));
    match waited.filter(|task| task.delay_ns_max > 0) {
        Some(task) => {
            let to_ns = task.delay_max_at_ns;
            vec![first, around(to_ns.saturating_sub(task.delay_ns_max), to_ns)]
        }
        None => vec![first],
    }
}

/// What looks at a run.
struct Lens {
    states: States,
    clocks: Clocks,
    waits: Waits,
    powers: Option<Powers>,
    kept: Kept,
}

/// What it keeps of what it sees.
struct Kept {
    speeds: Option<Speeds>,
    shares: Shares,
    quotas: Quotas,
    windows: Windows,
}

impl Kept {
    fn stretch(&mut self, stretch: &Stretch) {
        self.shares.stretch(stretch);
        self.quotas.stretch(stretch);
        self.windows.stretch(stretch);
    }

    /// Nothing of a machine whose CPUs have one frequency each.
    fn clocked(&mut self, clocked: &Clocked) {
        if let Some(speeds) = &mut self.speeds {
            speeds.clocked(clocked);
            self.windows.clocked(clocked);
        }
    }
}

impl Lens {
    fn finish(mut self, ended_ns: Ns) -> Schedule {
        self.states.finish(ended_ns, &mut |stretch| self.kept.stretch(&stretch));
        self.clocks.cut(ended_ns, &mut |clocked| self.kept.clocked(&clocked));
        Schedule {
            shares: self.kept.shares,
            speeds: self.kept.speeds,
            powers: self.powers.map(|powers| powers.finish(ended_ns)),
            quotas: self.kept.quotas.finish(ended_ns),
            waits: self.waits.finish(),
            windows: self.kept.windows.finish(),
        }
    }
}

impl Recorder for Lens {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Fact::Waking { task, waker_cpu, target, .. }
        | Fact::WakeupNew { task, waker_cpu, target } = fact
        {
            let waker = self.states.runs_on(waker_cpu);
            self.kept.windows.wake(Wake { at_ns, task, waker_cpu, waker, target });
        }
        self.states.record(at_ns, &fact, &mut |stretch| self.kept.stretch(&stretch));
        self.clocks.record(at_ns, &fact, &mut |clocked| self.kept.clocked(&clocked));
        self.kept.quotas.record(at_ns, &fact);
        self.waits.record(at_ns, &fact);
        if let Some(powers) = &mut self.powers {
            powers.record(at_ns, fact);
        }
    }
}
