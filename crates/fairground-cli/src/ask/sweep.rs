//! `fairground sweep`: every setting with every seed, on all cores, into a folder.

use super::overrides::OverrideArgs;
use super::report::ReportArgs;
use crate::base::console::note;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::text::{counted, safe, write_text};
use crate::experiment::plan::Plan;
use crate::experiment::request::SweepRequest;
use crate::experiment::store::Store;
use crate::experiment::sweep::Sweep;
use crate::read::Asked;
use crate::run::progress::PatientBar;
use crate::tell::report::Question;
use crate::tell::report::verb::sweep as page;
use crate::tell::{pivot, point, sweep_inert, sweep_overload};
use clap::Args;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The data set's name.
pub const RESULTS: &str = "results";

/// What to run.
#[derive(Args, Debug)]
pub struct PlanArgs {
    /// A scenario, a workload, the name of a shipped one, or a tool's command, as for `run`
    #[arg(value_name = "SCENARIO|WORKLOAD.json|COMMAND")]
    path: PathBuf,

    #[command(flatten)]
    overrides: OverrideArgs,

    /// Key and its values: cpu.max=1,2,4 (CPUs), cpu.max.burst=0,50ms, workload.rate=100:400:50,
    /// any key of --set, machine, kernel (repeatable; every combination is run)
    #[arg(long, value_name = "KEY=VALUES", required = true)]
    vary: Vec<String>,

    /// Seeds of each setting's runs: 20 (1 to 20), or 5-24
    #[arg(long, value_name = "N|FIRST-LAST", default_value = "20", conflicts_with = "seed")]
    seeds: String,

    /// Metric to record besides the usual ones (`fairground list metrics`; repeatable)
    #[arg(long, value_name = "METRIC")]
    metric: Vec<String>,

    /// Threads; all cores unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
}

/// What to run, and where its results go.
#[derive(Args, Debug)]
pub struct SweepArgs {
    #[command(flatten)]
    plan: PlanArgs,

    /// Folder of the results. The same command continues a sweep that was stopped
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Cluster to run it on: dask (workers on this machine), dask://HOST:PORT, or ray. Only the
    /// Python wheel has this; the results are the same
    #[arg(long, value_name = "CLUSTER")]
    on: Option<String>,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

impl SweepArgs {
    /// The native program has no clusters: what is left must be run by the wheel's.
    fn check_runner(&self, store: &Store) -> Result<(), Failure> {
        match &self.on {
            Some(on) if !store.missing().is_empty() => Err(Failure::Usage(format!(
                "--on {on} is done by the fairground of the Python wheel\naccepted: pip install \
                 'fairground[dask]' and its fairground, or fairground.sweep(..., on=...)"
            ))),
            _ => Ok(()),
        }
    }

    /// A sweep that goes on says where it is.
    fn tell_what_is_there(&self, plan: &Plan, store: &Store) {
        let before = plan.points() - store.missing().len();
        if before > 0 && self.on.is_none() {
            note(&format!("{before} of {} points are there", plan.points()));
        }
    }

    /// What another runner has to know, if there is one: its name, and the sweep.
    pub fn elsewhere(&self) -> Option<Elsewhere> {
        let (on, out) = (self.on.clone()?, self.out.clone());
        Some(Elsewhere { on, out, request: self.plan.request() })
    }
}

/// A sweep that is run elsewhere.
#[derive(Serialize, Debug)]
pub struct Elsewhere {
    on: String,
    out: PathBuf,
    request: SweepRequest,
}

impl PlanArgs {
    /// The sweep that is meant.
    pub fn sweep(&self) -> Result<Sweep, Failure> {
        self.request().sweep(point::value)
    }

    /// The same, to be read elsewhere.
    fn request(&self) -> SweepRequest {
        SweepRequest {
            scenario: Asked::Path(self.path.clone()),
            overrides: self.overrides.overrides(),
            vary: self.vary.clone(),
            seeds: self.seeds.clone(),
            metric: self.metric.clone(),
        }
    }

    /// Runs what a store misses and finishes it.
    pub fn fill(&self, sweep: &Sweep, store: Store) -> Result<PathBuf, Failure> {
        let missing = store.missing();
        let bar = PatientBar::new(missing.len() as u64);
        let store = Mutex::new(store);
        let done = |point: usize, line: &str| {
            let added = store.lock().expect("no thread has panicked").add(point, line);
            bar.step();
            added
        };
        let ran = sweep.run_all(&missing, self.jobs.map(usize::from), done);
        bar.finish();
        ran?;
        let mut store = store.into_inner().expect("no thread has panicked");
        store.finish()?;
        Ok(store.file())
    }
}

/// Runs the sweep and writes its pivot.
pub fn answer(args: &SweepArgs, out: &mut dyn Write) -> Answer {
    let sweep = args.plan.sweep()?;
    let report = args.report.open()?;
    let plan = sweep.plan();
    let store = Store::open(&args.out, RESULTS, &plan, (0..plan.points()).collect())?;
    args.check_runner(&store)?;
    args.tell_what_is_there(&plan, &store);
    let file = args.plan.fill(&sweep, store)?;
    tell(out, &plan, &file, &args.plan.metric)?;
    tell_refused(out, &sweep)?;
    if let Some(report) = report {
        let folder = args.out.display().to_string();
        let mut content = page::content(&plan, lines(&file)?, &args.plan.metric, &folder)
            .map_err(unreadable(&file))?;
        content.cautions = overloads(&plan, &file)?;
        let asked = vec![sweep.grid.asked.clone()];
        report.finish(&Question::of("sweep", asked, args.report.command()), &content, &[])?;
    }
    Ok(Verdict::Fine)
}

/// Says how many settings can't be, and why the first can't.
fn tell_refused(out: &mut dyn Write, sweep: &Sweep) -> io::Result<()> {
    let Some((count, why)) = sweep.refused() else { return Ok(()) };
    let title = why.lines().next().unwrap_or("");
    let settings = counted(count, "setting");
    writeln!(out, "{settings} can't be, and the lines of the data say why: {}", safe(title))
}

/// The lines of a data set.
fn lines(file: &Path) -> Result<BufReader<File>, Failure> {
    Ok(BufReader::new(File::open(file).map_err(unreadable(file))?))
}

fn unreadable(file: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| Failure::Machine(format!("cannot read {}: {error}", file.display()))
}

/// What makes numbers meaningless, a sentence each.
fn overloads(plan: &Plan, file: &Path) -> Result<Vec<String>, Failure> {
    let found = sweep_overload::read(plan, lines(file)?).map_err(unreadable(file))?;
    Ok(sweep_overload::sentences(plan, &found))
}

/// Writes the pivot of a data set and where it is, and above it what makes its numbers meaningless.
pub fn tell(
    out: &mut dyn Write,
    plan: &Plan,
    file: &Path,
    metrics: &[String],
) -> Result<(), Failure> {
    for sentence in overloads(plan, file)? {
        write_text(out, "", &sentence)?;
        writeln!(out)?;
    }
    let pivots = pivot::read(plan, lines(file)?, metrics).map_err(unreadable(file))?;
    pivot::write(out, plan, &pivots)?;
    for note in sweep_inert::sentences(plan, lines(file)?).map_err(unreadable(file))? {
        write_text(out, "note: ", &note)?;
    }
    writeln!(out, "{} in {}", counted(plan.points(), "point"), safe(&file.display().to_string()))?;
    Ok(())
}
