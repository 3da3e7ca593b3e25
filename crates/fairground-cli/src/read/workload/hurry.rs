//! Loops that hardly take any time: each pass has to be simulated, so that a run of them seems to
//! go on for ever.
//!
//! A loop is judged if it only computes, sleeps and uses what never makes it wait for long. If it
//! also waits for others, nobody knows how long a pass takes.

use super::builder::Builder;
use crate::base::number::duration;
use crate::read::fault::{Fault, Read, clean};
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_US, Ns};
use fairground::workload::behavior::Step;

/// A pass that takes less on average is refused, ns: a second has more than 100 million of them.
const PASS_MIN_NS: Ns = 10;
/// A loop of so many passes is refused then; shorter ones end soon.
const PASSES_MIN: u32 = 10_000_000;
/// More passes than this are told of: they take a minute or more.
const PASSES_TOLD: u64 = 300_000_000;
/// About so many are simulated in a second.
const PASSES_PER_SEC: u64 = 5_000_000;
/// What a sleep takes at least, where the timer slack of ordinary tasks is not known, ns.
const SLACK_NS: Ns = 50_000;
/// What a yield takes, ns.
const YIELD_NS: Ns = NS_PER_US;
/// Longer than any pass: the task waits for others.
const WAITS_NS: u128 = 1 << 80;

/// A loop whose passes take a known time.
struct Pass {
    mean_ns: u64,
    /// How often it is passed; None: for ever.
    times: Option<u32>,
}

/// Refuses a task whose loop no real one could pass so often.
pub(super) fn check(builder: &Builder<'_>) -> Read<()> {
    for name in &builder.order {
        let spec = &builder.templates[name].spec;
        let slack_ns = if spec.policy.is_fair() { SLACK_NS } else { 0 };
        let passes = passes(&builder.out.programs[spec.program].steps, slack_ns);
        let is_long = |times: Option<u32>| times.is_none_or(|times| times >= PASSES_MIN);
        let mut short = passes.filter(|pass| pass.mean_ns < PASS_MIN_NS && is_long(pass.times));
        let Some(Pass { mean_ns, .. }) = short.next() else { continue };
        let title = format!("the task \"{}\" passes its loop in {mean_ns}ns", clean(name));
        return Err(Fault::at(builder.span_of(name), title)
            .because("each pass is simulated, so a second of it would take minutes")
            .accepts(format!("loops of at least {PASS_MIN_NS}ns")));
    }
    Ok(())
}

/// What to say of the task with the most passes, if they are so many that the run takes long.
pub(crate) fn hurried(scenario: &Scenario) -> Option<String> {
    let workload = &scenario.workload;
    let forked = workload.forks.iter().map(|fork| &fork.template);
    let all = workload.tasks.iter().chain(forked).flat_map(|task| {
        let program = &workload.programs[task.program];
        let own_ns = program.timer_slack_ns.unwrap_or(scenario.machine.timer_slack_ns);
        let passes = passes(&program.steps, if task.policy.is_fair() { own_ns } else { 0 });
        passes.map(move |pass| (pass.count(scenario.duration_ns), pass.mean_ns, &task.name))
    });
    let (count, mean_ns, name) = all.max_by_key(|(count, ..)| *count)?;
    (count >= PASSES_TOLD).then(|| {
        format!(
            "{name} passes its loop in {}, so {} million times in {} of simulated time: that may \
             take {} minutes; longer steps or a shorter --duration take less",
            duration(mean_ns),
            count / 1_000_000,
            duration(scenario.duration_ns),
            (count / PASSES_PER_SEC).div_ceil(60)
        )
    })
}

impl Pass {
    fn count(&self, duration_ns: Ns) -> u64 {
        let fits = duration_ns / self.mean_ns.max(1);
        self.times.map_or(fits, |times| fits.min(times.into()))
    }
}

/// The loops of a program that wait for nobody.
fn passes(steps: &[Step], slack_ns: Ns) -> impl Iterator<Item = Pass> {
    let mut found = Vec::new();
    // By step the time from the program's start to it.
    let mut before: Vec<u128> = Vec::with_capacity(steps.len());
    let mut at_ns: u128 = 0;
    for step in steps {
        before.push(at_ns);
        let Step::Repeat { to, times, .. } = *step else {
            at_ns = at_ns.saturating_add(takes_ns(step, slack_ns));
            continue;
        };
        let body_ns = at_ns - before[to];
        if body_ns > 0 && body_ns < WAITS_NS {
            found.push(Pass { mean_ns: u64::try_from(body_ns).unwrap_or(u64::MAX), times });
        }
        // What stands behind an endless loop is never reached.
        let all_ns = times.map_or(WAITS_NS, |times| body_ns.saturating_mul(times.into()));
        at_ns = before[to].saturating_add(all_ns);
    }
    found.into_iter()
}

/// What a step takes at least, on average, ns; of one that waits for others, longer than any time.
pub(crate) fn takes_ns(step: &Step, slack_ns: Ns) -> u128 {
    let slack_ns = u128::from(slack_ns);
    match step {
        Step::Run(draw) | Step::RunWall(draw) => draw.mean().into(),
        Step::RunOnClock { work, .. } | Step::Kernel { work, .. } => work.mean().into(),
        Step::RunPiece { work, .. } => work.mean().into(),
        Step::Sleep(draw) | Step::IoWait(draw) => u128::from(draw.mean()) + slack_ns,
        Step::Timer { period, .. } => period.mean().into(),
        Step::Due { period_ns, .. } => (*period_ns).into(),
        Step::Yield => YIELD_NS.into(),
        Step::Lock(_) | Step::Unlock(_) | Step::SpinLock { .. } | Step::SpinUnlock(_) => 0,
        Step::SpinLockOfCpu(_) | Step::SpinUnlockOfCpu | Step::Begin(_) | Step::End(_) => 0,
        Step::Signal(_) | Step::Broadcast(_) | Step::Post(_) => 0,
        Step::Start(_) | Step::Count(_) | Step::SetNice { .. } | Step::SetSlice(_) => 0,
        Step::SetAffinity(_) | Step::SetGroup(_) | Step::Repeat { .. } => 0,
        Step::RepeatPieces(_) => 0,
        _ => WAITS_NS,
    }
}
