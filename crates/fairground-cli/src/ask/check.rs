//! `fairground check`: exit code 1 if something does not hold, for CI.

use super::overrides::OverrideArgs;
use super::values::percent;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::check::{Question, check, seeds_asked};
use crate::experiment::check_set::{CheckedSet, check_set};
use crate::experiment::seeds;
use crate::experiment::target::Target;
use crate::experiment::worlds::World;
use crate::read::Asked;
use crate::tell::{check as tell, check_set as tell_set, json};
use clap::{Args, ValueEnum};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// What must hold.
#[derive(Args, Debug)]
pub struct CheckArgs {
    /// A scenario, a workload, the name of a shipped one, or a tool's command, as for `run`
    #[arg(value_name = "SCENARIO|WORKLOAD.json|COMMAND")]
    path: PathBuf,

    /// What must hold, e.g. 'p99 < 30ms', 'web.nr_throttled == 0', 'throttle_ratio <= 5%'
    /// (`fairground list metrics`; repeatable)
    #[arg(
        long = "assert",
        visible_alias = "meet",
        alias = "target",
        value_name = "METRIC OP VALUE",
        required = true
    )]
    targets: Vec<String>,

    #[command(flatten)]
    overrides: OverrideArgs,

    /// Seeds to run: 30 (1 to 30), or 5-34; --seed N runs only that one [default: 10]
    #[arg(long, value_name = "N|FIRST-LAST", value_parser = seeds::parse, conflicts_with = "seed")]
    seeds: Option<RangeInclusive<u64>>,

    /// Share of the runs in which each of them must hold
    #[arg(long, value_name = "PERCENT", default_value = "100%", value_parser = share)]
    share: f64,

    /// How to tell it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// Forms of the answer.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// A table.
    Text,
    /// One JSON object, with the value of every run.
    Json,
    /// JUnit's XML, a test for each target, as most CI systems show it.
    Junit,
    /// Annotations of a GitHub workflow, then the table.
    Github,
}

/// Checks and writes each target with what was measured.
pub fn answer(args: &CheckArgs, out: &mut dyn Write) -> Answer {
    let question = args.question()?;
    let worlds = World::all(&question.asked, &question.overrides)?;
    if worlds.len() > 1 {
        return args.answer_set(&check_set(&question, worlds)?, out);
    }
    let checked = check(question)?;
    match args.format {
        Format::Json => json::write_value(out, &tell::value(&checked))?,
        _ if args.json => json::write_value(out, &tell::value(&checked))?,
        Format::Text => tell::write(out, &checked)?,
        Format::Junit => tell::junit::write(out, &checked)?,
        Format::Github => tell::github::write(out, &checked)?,
    }
    Ok(if checked.passes() { Verdict::Fine } else { Verdict::Missed })
}

impl CheckArgs {
    /// Writes the answer of a set of explanations.
    fn answer_set(&self, set: &CheckedSet, out: &mut dyn Write) -> Answer {
        match self.format {
            Format::Json => json::write_value(out, &tell_set::value(set))?,
            _ if self.json => json::write_value(out, &tell_set::value(set))?,
            Format::Text => tell_set::write(out, set)?,
            Format::Junit => tell::junit::write_set(out, set)?,
            Format::Github => tell::github::write_set(out, set)?,
        }
        Ok(if set.holds() { Verdict::Fine } else { Verdict::Missed })
    }

    fn question(&self) -> Result<Question, Failure> {
        let targets = self.targets.iter().map(|text| Target::parse(text));
        let targets = targets.collect::<Result<Vec<_>, _>>().map_err(Failure::Usage)?;
        let mut overrides = self.overrides.overrides();
        let alone = overrides.seed.take();
        Ok(Question {
            asked: Asked::Path(self.path.clone()),
            overrides,
            targets,
            seeds: seeds_asked(self.seeds.clone(), alone),
            share_percent: self.share,
        })
    }
}

/// A share of the whole.
fn share(text: &str) -> Result<f64, String> {
    let is_ratio = !text.contains('%') && text.parse::<f64>().is_ok_and(|number| number <= 1.0);
    if is_ratio {
        return Err("per cent or a ratio? write the unit: 90% (a ratio of 0.9 is 90%)".into());
    }
    percent(text).ok().filter(|percent| *percent <= 100.0).ok_or_else(|| {
        "expected per cent of the seeds, more than 0% and at most 100%, e.g. 95%".into()
    })
}
