//! `fairground merge`: the shards of a sweep as one data set, the same as that of an undivided one.

use super::{shard, sweep};
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::folder::read_plan;
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
    let plan = |folder: &Path| {
        read_plan(folder)?.ok_or_else(|| {
            Failure::Input(format!(
                "error: {} has no plan.json\naccepted: a folder of `fairground shard --out`",
                folder.display()
            ))
        })
    };
    let first = plan(&args.folders[0])?;
    let mut shards = Vec::new();
    for folder in &args.folders {
        let other = plan(folder)?;
        if other != first {
            return Err(Failure::Input(format!(
                "error: {} is of another sweep than {}; what differs: {}\naccepted: shards of one \
                 sweep",
                folder.display(),
                args.folders[0].display(),
                first.difference(&other)
            )));
        }
        shards.extend(shards_in(folder)?);
    }
    let folder = args.out.as_ref().unwrap_or(&args.folders[0]);
    let points = (0..first.points()).collect();
    let mut store = Store::open(folder, sweep::RESULTS, &first, points)?;
    if !store.is_whole() {
        for (_, path) in &shards {
            store.add_shard(&first, path)?;
        }
        complete(&store, &shards, first.points())?;
        store.finish()?;
    }
    sweep::tell(out, &first, &store.file(), &args.metric)?;
    Ok(Verdict::Fine)
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
        format!("; of {of} shards these are not there: {}", absent.join(", "))
    });
    Err(Failure::Input(format!(
        "error: {} of {points} points are missing, the first is {point}{absent}\naccepted: all \
         shards, each run to its end",
        missing.len()
    )))
}
