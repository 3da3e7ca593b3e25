//! Runs a scenario under the recorders that an answer needs.

use crate::tell::output::Output;
use crate::tell::perfetto::Trace;
use crate::tell::report::Report;
use fairground::record::digest::Digest;
use fairground::record::energy::Meter;
use fairground::record::placement::Placements;
use fairground::record::requests::Requests;
use fairground::record::residency::Residency;
use fairground::record::span::Span;
use fairground::record::stats::Stats;
use fairground::record::timeline::Timeline;
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::Scenario;
use fairground::sim::{
    BuildError, Outcome, TaskLabel, layout, meter, placements, residency, simulate,
};
use fairground::units::Ns;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// What is recorded beside statistics and digest.
#[derive(Default)]
pub struct Extras {
    /// A drawing of the first moments.
    pub timeline: Option<Timeline>,
    /// A Perfetto trace.
    pub trace: Option<Trace<Output>>,
    /// A bar for the patient.
    pub progress: Option<Progress>,
}

/// What a run left behind.
pub struct Observed {
    /// How it ended.
    pub outcome: Outcome,
    /// What was counted, closed at the end.
    pub stats: Stats,
    /// Where tasks were placed.
    pub placements: Placements,
    /// What requests and stopwatches took, by span.
    pub spans: Vec<Span>,
    /// Digest of the history.
    pub digest: u64,
    /// What was drawn, closed at the end, if the machine's power is known.
    pub meter: Option<Meter>,
    /// Frequencies and idle states, closed at the end, if the machine has any.
    pub residency: Option<Residency>,
    /// The drawing, closed at the end.
    pub timeline: Option<Timeline>,
    /// The trace, still open.
    pub trace: Option<Trace<Output>>,
}

impl Observed {
    /// What was observed of a scenario, as it is told.
    pub fn report<'r>(&'r self, scenario: &'r Scenario, labels: &'r [TaskLabel]) -> Report<'r> {
        let Observed { outcome, stats, placements, spans, digest, meter, residency, .. } = self;
        let (digest, meter, residency) = (*digest, meter.as_ref(), residency.as_ref());
        Report { scenario, labels, outcome, stats, placements, spans, digest, meter, residency }
    }
}

/// Runs a scenario.
///
/// # Errors
/// When it can't be built.
pub fn observe(
    scenario: &Scenario,
    labels: &[TaskLabel],
    mut extras: Extras,
) -> Result<Observed, BuildError> {
    let stats = Stats::new(labels.len(), scenario.machine.topology.len());
    let measured = !scenario.workload.spans.is_empty();
    let mut requests = measured.then(|| Requests::new(&layout(scenario)));
    let placements = placements(&scenario.machine);
    let hardware = (meter(scenario), residency(scenario));
    let mut told = ((stats, Digest::default()), (hardware, placements));
    let outcome = if extras.is_empty() && !measured {
        simulate(scenario, &mut told)?
    } else {
        simulate(scenario, &mut (&mut told, (&mut requests, &mut extras)))?
    };
    let ((mut stats, digest), ((mut meter, mut residency), placements)) = told;
    stats.finish(outcome.ended_ns);
    if let Some(meter) = &mut meter {
        meter.finish(outcome.ended_ns);
    }
    if let Some(residency) = &mut residency {
        residency.finish(outcome.ended_ns);
    }
    if let Some(timeline) = &mut extras.timeline {
        timeline.finish(outcome.ended_ns);
    }
    if let Some(progress) = extras.progress {
        progress.finish();
    }
    let Extras { timeline, trace, .. } = extras;
    let spans = requests.map_or_else(Vec::new, Requests::into_spans);
    let digest = digest.value();
    Ok(Observed { outcome, stats, placements, spans, digest, meter, residency, timeline, trace })
}

impl Extras {
    /// True when nothing but statistics and digest is wanted: the fast case.
    fn is_empty(&self) -> bool {
        self.timeline.is_none() && self.trace.is_none() && self.progress.is_none()
    }
}

impl Recorder for Extras {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.timeline.record(at_ns, fact);
        self.trace.record(at_ns, fact);
        self.progress.record(at_ns, fact);
    }
}

/// How often the bar looks at the clock, in steps of the run.
const STEPS: u64 = 1000;
/// A run that is over sooner shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// A progress bar on a terminal, once the run has lasted longer than a second.
pub struct Progress {
    bar: Option<ProgressBar>,
    started: Instant,
    duration_ns: Ns,
    next_ns: Ns,
}

impl Progress {
    /// A bar for a run of `duration_ns`, if someone looks.
    pub fn on_terminal(duration_ns: Ns) -> Option<Self> {
        let looked_at = std::io::stderr().is_terminal();
        looked_at.then(|| Progress { bar: None, started: Instant::now(), duration_ns, next_ns: 0 })
    }

    fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }

    fn step(&mut self, at_ns: Ns) {
        self.next_ns = at_ns + self.duration_ns / STEPS;
        if self.bar.is_none() && self.started.elapsed() > PATIENCE {
            self.bar = Some(new_bar(self.duration_ns));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(at_ns);
        }
    }
}

impl Recorder for Progress {
    #[inline]
    fn record(&mut self, at_ns: Ns, _fact: Fact) {
        if at_ns >= self.next_ns {
            self.step(at_ns);
        }
    }
}

/// A bar for many runs at once: shown on a terminal once they have lasted longer than a second.
pub struct PatientBar {
    bar: ProgressBar,
    started: Instant,
    looked_at: bool,
}

impl PatientBar {
    /// A bar for `length` runs, hidden at first.
    pub fn new(length: u64) -> Self {
        let bar = new_bar(length);
        bar.set_draw_target(ProgressDrawTarget::hidden());
        let looked_at = std::io::stderr().is_terminal();
        PatientBar { bar, started: Instant::now(), looked_at }
    }

    /// So many runs more have to be done.
    pub fn expect(&self, more: u64) {
        self.bar.inc_length(more);
    }

    /// One run is over.
    pub fn step(&self) {
        if self.looked_at && self.bar.is_hidden() && self.started.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }

    /// All runs are over.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn new_bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {eta} left");
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    bar.with_style(style.expect("the template is valid").progress_chars("=> "))
}
