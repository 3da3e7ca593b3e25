//! `fairground tune`: the cheapest setting that meets the targets, or why there is none.

use super::overrides::OverrideArgs;
use super::report::{ReportArgs, ReportFile};
use super::values::{number_of_percent, whole};
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::tune::{self, Outcome, Question};
use crate::experiment::worlds::targets_of;
use crate::read::Asked;
use crate::tell::report::verb::tune as page;
use crate::tell::report::{Question as Head, World};
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
    /// any key of --set, machine, kernel. cpu.max without values is tried in steps of 0.01 CPUs,
    /// cpu.max.burst without values at 0, 25, 50, 75 and 100 % of the quota (repeatable)
    #[arg(long, value_name = "KEY[=VALUES]", required = true)]
    vary: Vec<String>,

    /// Target, e.g. 'p99 < 30ms', '/web.throttle_ratio <= 5%' (`fairground list metrics`;
    /// repeatable)
    #[arg(long, aliases = ["assert", "target"], value_name = "METRIC OP VALUE", required = true)]
    meet: Vec<String>,

    /// What to keep small: the reservation (cpu.max in CPUs; of equal ones the smaller burst; of a
    /// group that no target is of, what its limit takes: the most that it may have is found),
    /// requests (a knob such as /web.requests.cpu or /web.cpu.weight), cpus-used (what tasks use),
    /// neighbours (tasks of other groups that wait for a CPU), or one of the knobs
    #[arg(
        long,
        value_name = "reservation|requests|cpus-used|neighbours|KEY",
        default_value = "reservation"
    )]
    minimise: String,

    /// How many runs each setting gets, each with its own seed; all settings get the same seeds
    #[arg(long, value_name = "N", value_parser = whole::<usize>, default_value_t = 20)]
    seeds: usize,

    /// Share of runs in which all targets must hold. The answer is run with new seeds to check this
    #[arg(long, value_name = "PERCENT", default_value = "90%", value_parser = percent)]
    share: f64,

    /// Threads; all cores unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,

    /// Tell everything as one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// Looks for the setting and writes it.
pub fn answer(args: &TuneArgs, out: &mut dyn Write) -> Answer {
    let question = args.question()?;
    let report = args.report.open()?;
    let answer = question.answer()?;
    match args.json {
        true => json::write_value(out, &tune_json::value(&question, &answer))?,
        false => tell::write(out, &question, &answer)?,
    }
    if let Some(report) = report {
        finish(report, args.report.command(), &question, &answer)?;
    }
    // Of services that don't fit no target holds, whoever asks: `check` says the same.
    Ok(match answer.outcome {
        Outcome::Found(_) if answer.misfit.is_none() => Verdict::Fine,
        _ => Verdict::Missed,
    })
}

/// Writes the page, with a run of the scenario as it stands and one of the answer.
fn finish(
    report: ReportFile,
    command: String,
    question: &Question,
    answer: &tune::Answer,
) -> Result<(), Failure> {
    let (name, at) = match &answer.outcome {
        Outcome::Found(found) => ("the answer", &found.best.at),
        Outcome::Infeasible(why) => ("the nearest", &why.nearest.at),
    };
    let asked = &question.grid.asked;
    let world = page::likeliest_world(question);
    let arm = |name: &str, overrides| (name.to_owned(), asked.clone(), world.over(overrides));
    let arms =
        vec![arm("as it stands", &question.grid.base), arm(name, &question.grid.overrides(at))];
    let seed = asked.load(&arms[0].2)?.scenario.seed;
    let worlds = World::run_all(arms, seed)?;
    let of_set = if question.grid.worlds.len() > 1 { " of the likeliest explanation" } else { "" };
    let pictures = format!(
        "Pictures show one run{of_set} as the scenario stands and one with {name}, both with seed \
         {seed}."
    );
    let head = Head::of("tune", vec![asked.clone()], command);
    let content = page::content(question, answer);
    let content = content.about_likeliest(&worlds, &question.grid.worlds);
    report.finish(&Head { pictures, ..head }, &content, &worlds)
}

impl TuneArgs {
    fn question(&self) -> Result<Question, Failure> {
        let asked = Asked::Path(self.path.clone());
        let grid = tune::grid(asked, self.overrides.overrides(), &self.vary)?;
        Ok(Question {
            targets: targets_of(tune::targets(&self.meet)?, &grid.worlds),
            grid,
            minimise: Some(self.minimise.clone()).filter(|key| key != tune::RESERVATION),
            seeds: self.seeds,
            share: tune::share(self.share)?,
            jobs: self.jobs.map(usize::from),
        })
    }
}

fn percent(text: &str) -> Result<f64, String> {
    number_of_percent(text).ok_or_else(|| "expected per cent, e.g. 95%".into())
}
