//! What is made while a run goes on: a trace, a bar.

use super::perfetto;
use super::picks::PickFile;
use crate::base::failure::Failure;
use crate::base::output::Output;
use crate::run::observe::Observed;
use crate::run::progress::Progress;
use fairground::record::{Fact, Pick, Recorder};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::Ns;
use std::io;
use std::path::{Path, PathBuf};

/// A recorder beside those that every run has.
pub struct Watch {
    trace: Option<TraceFile>,
    picks: Option<PickFile>,
    progress: Option<Progress>,
}

impl Watch {
    /// Watches a run, and writes a trace and a log of choices to files, if asked.
    ///
    /// # Errors
    /// When the file can't be written, or the machine is too large for a trace.
    pub fn begin(
        scenario: &Scenario,
        labels: &[TaskLabel],
        trace: Option<&Path>,
        picks: Option<&Path>,
    ) -> Result<Self, Failure> {
        Ok(Watch {
            trace: trace.map(|path| TraceFile::create(path, scenario, labels)).transpose()?,
            picks: picks.map(|path| PickFile::create(path, scenario, labels)).transpose()?,
            progress: Progress::of_run(scenario.duration_ns),
        })
    }

    /// Itself, if there is anything to watch: a run without a recorder more is faster.
    pub fn recorder(&mut self) -> Option<&mut Self> {
        let idle = self.trace.is_none() && self.picks.is_none() && self.progress.is_none();
        (!idle).then_some(self)
    }

    /// Closes everything.
    ///
    /// # Errors
    /// When a file can't be written.
    pub fn end(
        self,
        scenario: &Scenario,
        labels: &[TaskLabel],
        observed: &Observed,
    ) -> Result<(), Failure> {
        if let Some(progress) = self.progress {
            progress.finish();
        }
        self.picks.map_or(Ok(()), PickFile::finish)?;
        self.trace.map_or(Ok(()), |trace| trace.finish(scenario, labels, observed))
    }
}

impl Recorder for Watch {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if let Some(file) = &mut self.trace {
            file.trace.record(at_ns, fact);
        }
        self.progress.record(at_ns, fact);
    }

    fn hears_picks(&self) -> bool {
        self.picks.is_some()
    }

    fn pick(&mut self, at_ns: Ns, pick: Pick) {
        if let Some(file) = &mut self.picks {
            file.pick(at_ns, &pick);
        }
    }
}

/// A Perfetto trace on its way into a file.
struct TraceFile {
    trace: perfetto::Trace<Output>,
    path: PathBuf,
}

impl TraceFile {
    fn create(path: &Path, scenario: &Scenario, labels: &[TaskLabel]) -> Result<Self, Failure> {
        let (cpus, most) = (scenario.machine.topology.len(), perfetto::CPUS_MAX);
        if cpus > most {
            return Err(Failure::Input(format!(
                "error: --trace: the machine has {cpus} CPUs, Perfetto reads traces of at most \
                 {most}"
            )));
        }
        let file = Output::of_option("--trace", path)?;
        let trace = perfetto::Trace::new(file, scenario, labels);
        let trace = trace.map_err(unwritten(path))?;
        Ok(TraceFile { trace, path: path.to_owned() })
    }

    fn finish(
        mut self,
        scenario: &Scenario,
        labels: &[TaskLabel],
        observed: &Observed,
    ) -> Result<(), Failure> {
        let names = scenario.workload.spans.iter().map(|span| span.name.as_str());
        self.trace.slowest(names, &observed.spans, labels);
        let whole = self.trace.finish(observed.outcome.ended_ns).and_then(Output::commit);
        whole.map_err(unwritten(&self.path))
    }
}

fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| Failure::writing(&path.display().to_string(), &error)
}
