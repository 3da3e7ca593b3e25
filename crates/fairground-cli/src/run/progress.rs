//! Bars for the patient: shown on a terminal, once a run has lasted longer than a second.

use fairground::record::{Fact, Recorder};
use fairground::units::Ns;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

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

    /// The run is over.
    pub fn finish(self) {
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
