//! `fairground merge`: the shards of a sweep as one data set, the same as that of an undivided one.

use super::{shard, sweep};
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::folder::read_plan;
use crate::experiment::plan::Plan;
use crate::experiment::store::Store;
use clap::Args;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the shards are.
#[derive(Args, Debug)]
pub struct MergeArgs {
    /// Folders with shards of one sweep
    #[arg(value_name = "FOLDER", required = true)]
    folders: Vec<PathBuf>,

    /// Folder of the data set; the first one unless given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,

    /// Metric to show (repeatable)
    #[arg(long, value_name = "METRIC")]
    metric: Vec<String>,
}

/// Merges the shards and writes the pivot.
pub fn answer(args: &MergeArgs, out: &mut dyn Write) -> Answer {
    let plan = plan_of(&args.folders[0])?;
    check_metrics(&plan, &args.metric)?;
    let shards = args.shards(&plan)?;
    let points = (0..plan.points()).collect();
    let mut store = Store::open(args.target(), sweep::RESULTS, &plan, points)?;
    if !store.is_whole() {
        shards.iter().try_for_each(|(_, path)| store.add_shard(&plan, path))?;
        complete(&store, &shards, plan.points())?;
        store.finish()?;
    }
    sweep::tell(out, &plan, &store.file(), &args.metric)?;
    Ok(Verdict::Fine)
}

impl MergeArgs {
    /// The folder that the data set goes into.
    fn target(&self) -> &Path {
        self.out.as_ref().unwrap_or(&self.folders[0])
    }

    /// The shards of all folders, which must be of this sweep.
    fn shards(&self, first: &Plan) -> Result<Shards, Failure> {
        let mut shards = Vec::new();
        for folder in &self.folders {
            let plan = plan_of(folder)?;
            if !plan.is_same(first) {
                return Err(Failure::Input(format!(
                    "error: {} is of another sweep than {}; what differs: {}\naccepted: shards of \
                     one sweep",
                    folder.display(),
                    self.folders[0].display(),
                    first.difference(&plan)
                )));
            }
            shards.extend(shards_in(folder)?);
        }
        Ok(shards)
    }
}

/// The plan of a folder of shards.
fn plan_of(folder: &Path) -> Result<Plan, Failure> {
    read_plan(folder)?.ok_or_else(|| {
        Failure::Input(format!(
            "error: {} has no plan.json\naccepted: a folder of `fairground shard --out`",
            folder.display()
        ))
    })
}

/// What was not measured can't be shown.
fn check_metrics(plan: &Plan, asked: &[String]) -> Result<(), Failure> {
    match asked.iter().find(|name| !plan.metrics.contains(name)) {
        None => Ok(()),
        Some(name) => Err(Failure::Usage(format!(
            "the sweep has not measured {name}\naccepted: {}",
            plan.metrics.join(", ")
        ))),
    }
}

/// Shards of a folder, with which they are.
type Shards = Vec<((usize, usize), PathBuf)>;

fn shards_in(folder: &Path) -> Result<Shards, Failure> {
    let unreadable = |error| Failure::Machine(format!("cannot read {}: {error}", folder.display()));
    let mut shards = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        shards.extend(shard::index(&file).map(|index| (index, path)));
    }
    shards.sort();
    Ok(shards)
}

/// Complains of points that no shard has.
fn complete(store: &Store, shards: &Shards, points: usize) -> Result<(), Failure> {
    let missing = store.missing();
    let Some(point) = missing.first() else { return Ok(()) };
    let of = shards.iter().map(|((_, of), _)| *of).max();
    let absent = of.map_or(String::new(), |of| {
        let there = |index: &usize| shards.iter().any(|((i, n), _)| i == index && *n == of);
        let absent: Vec<String> =
            (0..of).filter(|index| !there(index)).take(20).map(|index| index.to_string()).collect();
        match absent.is_empty() {
            true => format!("; all {of} shards are there, and one has lost a part"),
            false => format!("; of {of} shards these are not there: {}", absent.join(", ")),
        }
    });
    Err(Failure::Input(format!(
        "error: {} of {points} points are missing, the first is {point}{absent}\naccepted: all \
         shards, each run to its end",
        missing.len()
    )))
}
