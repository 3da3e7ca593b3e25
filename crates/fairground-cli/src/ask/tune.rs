//! `fairground tune`: the cheapest setting that meets the targets, or why there is none.

use super::overrides::OverrideArgs;
use super::values::number_of_percent;
use crate::base::failure::{Answer, Verdict};
use crate::experiment::tune::{self, Outcome, Question};
use crate::read::Asked;
use crate::tell::{json, tune as tell, tune_json};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// What may vary and what must hold.
#[derive(Args, Debug)]
pub struct TuneArgs {
    /// A scenario, a workload, the name of a shipped one, or a tool's command, as for `run`
    #[arg(value_name = "SCENARIO|WORKLOAD.json|COMMAND")]
    path: PathBuf,

    #[command(flatten)]
    overrides: OverrideArgs,

    /// Knob and its values: cpu.max=1,2,4 (CPUs), cpu.max.burst=0,50ms, workload.threads=1:16,
    /// any key of --set, machine, kernel; cpu.max alone is free in hundredths of a CPU (repeatable)
    #[arg(long, value_name = "KEY[=VALUES]", required = true)]
    vary: Vec<String>,

    /// Target, e.g. 'p99 < 30ms', '/web.throttle_ratio <= 5%' (`fairground list metrics`;
    /// repeatable)
    #[arg(long, value_name = "METRIC OP VALUE", required = true)]
    meet: Vec<String>,

    /// What is to be small: the reservation (cpu.max in CPUs, ties by smaller burst), or a knob
    #[arg(long, value_name = "reservation|KEY", default_value = "reservation")]
    minimise: String,

    /// Histories that settings are compared in, the same for all
    #[arg(long, value_name = "N", default_value_t = 20)]
    seeds: usize,

    /// Share of histories in which the targets must hold; the answer is checked to prove it
    #[arg(long, value_name = "PERCENT", default_value = "90%", value_parser = percent)]
    share: f64,

    /// Threads; all cores unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,

    /// Tell everything as one JSON object
    #[arg(long)]
    json: bool,
}

/// Looks for the setting and writes it.
pub fn answer(args: &TuneArgs, out: &mut dyn Write) -> Answer {
    let asked = Asked::Path(args.path.clone());
    let question = Question {
        grid: tune::grid(asked, args.overrides.overrides(), &args.vary)?,
        targets: tune::targets(&args.meet)?,
        minimise: Some(args.minimise.clone()).filter(|key| key != tune::RESERVATION),
        seeds: args.seeds,
        share: tune::share(args.share)?,
        jobs: args.jobs.map(usize::from),
    };
    let answer = question.answer()?;
    match args.json {
        true => json::write_value(out, &tune_json::value(&question, &answer))?,
        false => tell::write(out, &question, &answer)?,
    }
    Ok(match answer.outcome {
        Outcome::Found(_) => Verdict::Fine,
        Outcome::Infeasible(_) => Verdict::Missed,
    })
}

fn percent(text: &str) -> Result<f64, String> {
    number_of_percent(text).ok_or_else(|| "expected per cent, e.g. 95%".into())
}
