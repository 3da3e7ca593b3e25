//! How far work is: bars for the patient on a terminal, once it has lasted longer than a second;
//! elsewhere a line now and then.

use super::life::SignOfLife;
use crate::base::console::{self, Level};
use crate::base::text::counted;
use fairground::record::{Fact, Recorder};
use fairground::units::{NS_PER_SEC, Ns};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often the bar looks at the clock, in steps of the run.
const STEPS: u64 = 1000;
/// A run that is over sooner shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whether there is someone to show a bar to.
fn looked_at() -> bool {
    console::level() != Level::Quiet && std::io::stderr().is_terminal()
}

/// How far one run is.
pub struct Progress {
    looked_at: bool,
    bar: Option<ProgressBar>,
    started: Instant,
    duration_ns: Ns,
    next_ns: Ns,
    at_ns: Arc<AtomicU64>,
    _life: Option<SignOfLife>,
}

impl Progress {
    /// Of a run of `duration_ns`, if it is told to anyone.
    pub fn of_run(duration_ns: Ns) -> Option<Self> {
        let at_ns = Arc::new(AtomicU64::new(0));
        let at = Arc::clone(&at_ns);
        let life = SignOfLife::begin(move |after| {
            let seconds = |ns: Ns| ns as f64 / NS_PER_SEC as f64;
            let (at, whole) = (seconds(at.load(Ordering::Relaxed)), seconds(duration_ns));
            format!("simulated {at:.3} of {whole} s after {} s", after.as_secs())
        });
        let looked_at = looked_at();
        let started = Instant::now();
        let told = looked_at || life.is_some();
        told.then_some(Progress {
            looked_at,
            bar: None,
            started,
            duration_ns,
            next_ns: 0,
            at_ns,
            _life: life,
        })
    }

    /// The run is over.
    pub fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }

    fn step(&mut self, at_ns: Ns) {
        self.next_ns = at_ns + self.duration_ns / STEPS;
        self.at_ns.store(at_ns, Ordering::Relaxed);
        if self.looked_at && self.bar.is_none() && self.started.elapsed() > PATIENCE {
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

/// How far many runs are.
pub struct PatientBar {
    bar: ProgressBar,
    started: Instant,
    looked_at: bool,
    _life: Option<SignOfLife>,
}

impl PatientBar {
    /// Of `length` runs; nothing is shown at first.
    pub fn new(length: u64) -> Self {
        let bar = new_bar(length);
        bar.set_draw_target(ProgressDrawTarget::hidden());
        let shared = bar.clone();
        let life = SignOfLife::begin(move |after| {
            told(shared.position(), shared.length().unwrap_or(0), after)
        });
        PatientBar { bar, started: Instant::now(), looked_at: looked_at(), _life: life }
    }

    /// Does work of which nobody knows beforehand how many runs it needs: they are counted as they
    /// end.
    ///
    /// # Errors
    /// Those of the work.
    pub fn counting<T, E>(work: impl FnOnce(&(dyn Fn() + Sync)) -> Result<T, E>) -> Result<T, E> {
        let bar = PatientBar::new(0);
        let style = ProgressStyle::with_template("{pos} runs, {elapsed}");
        bar.bar.set_style(style.expect("the template is valid"));
        let done = work(&|| {
            bar.expect(1);
            bar.step();
        })?;
        bar.finish();
        Ok(done)
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
        let runs = self.bar.position();
        console::detail(&format!(
            "{} in {:.3} s",
            counted(runs, "run"),
            self.started.elapsed().as_secs_f64()
        ));
        self.bar.finish_and_clear();
    }
}

/// How far it is, in a line. How many there will be is not always known before.
fn told(done: u64, of: u64, after: Duration) -> String {
    let left = if done < of { format!(" of {of}") } else { String::new() };
    format!("{done}{left} runs after {} s", after.as_secs())
}

fn new_bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {eta} left");
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    bar.with_style(style.expect("the template is valid").progress_chars("=> "))
}
