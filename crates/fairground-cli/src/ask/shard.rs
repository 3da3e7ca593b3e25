//! `fairground shard`: one part of a sweep, for a Slurm array or a Kubernetes Job.

use super::sweep::PlanArgs;
use super::values::whole;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::text::{counted, safe};
use crate::experiment::store::Store;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// What to run, and which part of it.
#[derive(Args, Debug)]
pub struct ShardArgs {
    #[command(flatten)]
    plan: PlanArgs,

    /// Which part, from 0, e.g. "$SLURM_ARRAY_TASK_ID" or "$JOB_COMPLETION_INDEX"
    #[arg(long, value_name = "I", value_parser = whole::<usize>)]
    index: usize,

    /// How many parts, each of every N-th point
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    of: u32,

    /// Folder of the shards. The same command continues one that was stopped
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// Runs the part and tells where it is.
pub fn answer(args: &ShardArgs, out: &mut dyn Write) -> Answer {
    let of = args.of as usize;
    if args.index >= of {
        let last = of - 1;
        return Err(Failure::Usage(format!(
            "--index {} of {of} shards\naccepted: 0 to {last}",
            args.index
        )));
    }
    let sweep = args.plan.sweep()?;
    let plan = sweep.plan();
    let points: Vec<usize> = (args.index..plan.points()).step_by(of).collect();
    let count = points.len();
    let store = Store::open(&args.out, &name(args.index, of), &plan, points)?;
    let file = args.plan.fill(&sweep, store)?;
    writeln!(
        out,
        "{count} of {} in {}",
        counted(plan.points(), "point"),
        safe(&file.display().to_string())
    )?;
    Ok(Verdict::Fine)
}

/// A shard's name.
pub fn name(index: usize, of: usize) -> String {
    format!("shard-{index}-of-{of}")
}

/// Which shard a file is.
pub fn index(file: &str) -> Option<(usize, usize)> {
    let (index, of) = file.strip_prefix("shard-")?.strip_suffix(".jsonl")?.split_once("-of-")?;
    Some((index.parse().ok()?, of.parse().ok()?))
}
