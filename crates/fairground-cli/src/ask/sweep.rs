//! `fairground sweep`: every setting with every seed, on all cores, into a folder.

use super::Answer;
use super::run::OverrideArgs;
use crate::embed::Asked;
use crate::experiment::grid::Grid;
use crate::experiment::plan::Plan;
use crate::experiment::store::Store;
use crate::experiment::sweep::Sweep;
use crate::failure::{Failure, Verdict};
use crate::observe::PatientBar;
use crate::tell::pivot;
use clap::Args;
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

    /// Key and its values: cpu.max=1,2,4 (CPUs), cpu.max.burst=0,50ms, workload.rate=100:400:50, any
    /// key of --set, machine, kernel (repeatable; every combination is run)
    #[arg(long, value_name = "KEY=VALUES", required = true)]
    vary: Vec<String>,

    /// How many histories of each setting, 20; or which, 1-20
    #[arg(long, value_name = "N|FIRST-LAST", default_value = "20")]
    seeds: String,

    /// Metric beside the usual ones (`fairground list metrics`; repeatable)
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

    /// Folder of the results; a sweep that was killed goes on where it was
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

impl PlanArgs {
    /// The sweep that is meant.
    pub fn sweep(&self) -> Result<Sweep, Failure> {
        let asked = Asked::Path(self.path.clone());
        let overrides = self.overrides.overrides();
        let first = asked.load(&overrides)?.scenario.seed;
        let seeds = seeds(&self.seeds, first)?;
        Sweep::new(Grid::new(asked, overrides, &self.vary)?, seeds, &self.metric)
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
    let plan = sweep.plan();
    let store = Store::open(&args.out, RESULTS, &plan, (0..plan.points()).collect())?;
    let before = plan.points() - store.missing().len();
    if before > 0 {
        // A closed stderr is no reason to fail.
        let _ = writeln!(io::stderr(), "{before} of {} points are there", plan.points());
    }
    let file = args.plan.fill(&sweep, store)?;
    tell(out, &plan, &file, &args.plan.metric)?;
    if let Some((count, why)) = sweep.refused() {
        let title = why.lines().next().unwrap_or("");
        writeln!(out, "{count} settings can't be, and their lines say why: {title}")?;
    }
    Ok(Verdict::Fine)
}

/// Writes the pivot of a data set and where it is.
pub fn tell(
    out: &mut dyn Write,
    plan: &Plan,
    file: &Path,
    metrics: &[String],
) -> Result<(), Failure> {
    let lines = File::open(file)
        .map_err(|error| Failure::Machine(format!("cannot read {}: {error}", file.display())))?;
    pivot::write(out, plan, BufReader::new(lines), metrics)?;
    writeln!(out, "{} points in {}", plan.points(), file.display())?;
    Ok(())
}

/// `20` from the scenario's own seed on, or `1-20`.
pub fn seeds(text: &str, first: u64) -> Result<Vec<u64>, Failure> {
    const MOST: u64 = 1_000_000;
    let wrong = || {
        Failure::Usage(format!(
            "--seeds is \"{text}\"\naccepted: how many, 20, or which, 1-20; at most {MOST}"
        ))
    };
    let number = |text: &str| text.trim().parse::<u64>().map_err(|_| wrong());
    let (first, last) = match text.split_once('-') {
        Some((first, last)) => (number(first)?, number(last)?),
        None => {
            let count = number(text)?.checked_sub(1).ok_or_else(wrong)?;
            (first, first.checked_add(count).ok_or_else(wrong)?)
        }
    };
    match last.checked_sub(first) {
        Some(more) if more < MOST => Ok((first..=last).collect()),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_a_number_or_a_range() {
        assert_eq!(seeds("3", 7).unwrap(), [7, 8, 9]);
        assert_eq!(seeds("4-5", 7).unwrap(), [4, 5]);
        for bad in ["0", "", "a", "5-4", "1-", "-3", "99999999", "1-2-3"] {
            assert!(matches!(seeds(bad, 1), Err(Failure::Usage(_))), "{bad}");
        }
    }
}
