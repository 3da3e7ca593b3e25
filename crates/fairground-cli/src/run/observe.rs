//! Runs a scenario under the recorders that an answer needs.

use super::backlog::{Backlog, Quarters};
use super::report::Report;
use fairground::record::Recorder;
use fairground::record::digest::Digest;
use fairground::record::energy::Meter;
use fairground::record::placement::Placements;
use fairground::record::pressure::Pressure;
use fairground::record::requests::Requests;
use fairground::record::residency::Residency;
use fairground::record::span::Span;
use fairground::record::stats::Stats;
use fairground::sim::scenario::Scenario;
use fairground::sim::{
    BuildError, Outcome, TaskLabel, layout, meter, placements, pressure, residency, simulate,
};

/// What a run left behind.
pub struct Observed {
    /// How it ended.
    pub outcome: Outcome,
    /// What was counted, closed at the end.
    pub stats: Stats,
    /// Where tasks were placed.
    pub placements: Placements,
    /// How long tasks of each group waited for a CPU, closed at the end, if there are groups.
    pub pressure: Option<Pressure>,
    /// What requests and stopwatches took, by span.
    pub spans: Vec<Span>,
    /// Requests under way by quarter of the run, by span; nothing of a run that ended early.
    pub queues: Vec<Quarters>,
    /// Digest of the history.
    pub digest: u64,
    /// What was drawn, closed at the end, if the machine's power is known.
    pub meter: Option<Meter>,
    /// Frequencies and idle states, closed at the end, if the machine has any.
    pub residency: Option<Residency>,
}

impl Observed {
    /// What was observed of a scenario, as it is told.
    pub fn report<'r>(&'r self, scenario: &'r Scenario, labels: &'r [TaskLabel]) -> Report<'r> {
        Report {
            scenario,
            labels,
            outcome: &self.outcome,
            stats: &self.stats,
            placements: &self.placements,
            pressure: self.pressure.as_ref().map_or(&[], Pressure::groups),
            spans: &self.spans,
            queues: &self.queues,
            digest: self.digest,
            meter: self.meter.as_ref(),
            residency: self.residency.as_ref(),
        }
    }
}

/// Runs a scenario.
///
/// # Errors
/// When it can't be built.
pub fn observe(scenario: &Scenario, labels: &[TaskLabel]) -> Result<Observed, BuildError> {
    observe_with(scenario, labels, None::<&mut ()>)
}

/// Runs a scenario, with one more recorder if there is one.
///
/// # Errors
/// When it can't be built.
pub fn observe_with<R: Recorder>(
    scenario: &Scenario,
    labels: &[TaskLabel],
    mut extra: Option<&mut R>,
) -> Result<Observed, BuildError> {
    let stats = Stats::new(labels.len(), scenario.machine.topology.len());
    let mut requests = has_spans(scenario).then(|| {
        let layout = layout(scenario);
        (Requests::new(&layout), Backlog::new(&layout, scenario.duration_ns))
    });
    let placements = placements(&scenario.machine);
    let hardware = (meter(scenario), residency(scenario));
    let pressure = pressures(scenario);
    let mut told = ((stats, Digest::default()), (hardware, (placements, pressure)));
    // Most runs have neither: they need not ask at every fact.
    let outcome = if requests.is_none() && extra.is_none() {
        simulate(scenario, &mut told)?
    } else {
        simulate(scenario, &mut (&mut told, (&mut requests, &mut extra)))?
    };
    let ((mut stats, digest), ((mut meter, mut residency), (placements, mut pressure))) = told;
    close(&mut stats, &mut pressure, &outcome);
    if let Some(meter) = &mut meter {
        meter.finish(outcome.ended_ns);
    }
    if let Some(residency) = &mut residency {
        residency.finish(outcome.ended_ns);
    }
    let (spans, queues) = requests.map_or_else(Default::default, |(requests, backlog)| {
        (requests.into_spans(), backlog.finish(outcome.ended_ns))
    });
    let digest = digest.value();
    Ok(Observed { outcome, stats, placements, pressure, spans, queues, digest, meter, residency })
}

/// Runs a scenario for its requests, limits, pressure and the times of tasks alone, which costs
/// less: placements, the digest and what is of the hardware are not recorded.
///
/// # Errors
/// When it can't be built.
pub fn observe_requests(scenario: &Scenario, labels: &[TaskLabel]) -> Result<Observed, BuildError> {
    let layout = layout(scenario);
    let requests = Requests::new(&layout);
    let backlog = Backlog::new(&layout, scenario.duration_ns);
    let stats = Stats::new(labels.len(), scenario.machine.topology.len());
    let pressure = pressures(scenario);
    let mut told = ((requests, backlog), (stats, pressure));
    let outcome = simulate(scenario, &mut told)?;
    let ((requests, backlog), (mut stats, mut pressure)) = told;
    close(&mut stats, &mut pressure, &outcome);
    Ok(Observed {
        queues: backlog.finish(outcome.ended_ns),
        outcome,
        stats,
        placements: placements(&scenario.machine),
        pressure,
        spans: requests.into_spans(),
        digest: 0,
        meter: None,
        residency: None,
    })
}

/// What groups waited for, if there are any but the root.
fn pressures(scenario: &Scenario) -> Option<Pressure> {
    (scenario.groups.len() > 1).then(|| pressure(scenario))
}

/// Closes what counts time, at the end of a run.
fn close(stats: &mut Stats, pressure: &mut Option<Pressure>, outcome: &Outcome) {
    stats.finish(outcome.ended_ns);
    if let Some(pressure) = pressure {
        pressure.finish(outcome.ended_ns);
    }
}

/// True if there is something to time: requests or stopwatches.
fn has_spans(scenario: &Scenario) -> bool {
    !scenario.workload.spans.is_empty()
}
