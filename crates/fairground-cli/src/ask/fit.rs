//! `fairground fit`: a service that is known from its dashboards, as a set of explanations.

pub(super) mod figures;
mod runtime;
pub(super) mod values;

use super::report::ReportArgs;
use super::values::whole;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::output::Output;
use crate::experiment::fit::{ExplanationSet, FitQuestion, explain_figures};
use crate::read::Asked;
use crate::run::progress::PatientBar;
use crate::tell::fit as tell;
use crate::tell::report::Question;
use crate::tell::report::verb::fit as page;
use clap::Args;
use figures::Figures;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What the dashboards show, and where the answer goes.
#[derive(Args, Debug)]
pub struct FitArgs {
    #[command(flatten)]
    figures: Figures,

    /// Where the set of explanations goes, a scenario, e.g. service.toml
    #[arg(long, value_name = "FILE.toml")]
    out: PathBuf,

    /// Replace the file if there is one
    #[arg(long)]
    force: bool,

    /// What its random numbers begin with
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// Fits, writes the set and tells what is left open.
pub fn answer(args: &FitArgs, out: &mut dyn Write) -> Answer {
    let mut question = args.figures.question(args.seed, None)?;
    args.figures.take_runtime(&mut question, None, false);
    question.observed.notes.extend(question.hints());
    let file = open(&args.out, args.force)?;
    let report = args.report.open()?;
    let set = fit_with_bar(&question)?;
    write(file, &args.out, &set.in_file(&args.out, &question).scenario())?;
    tell::write(out, &question, &set)?;
    tell_what_next(out, &args.out, &set)?;
    if let Some(report) = report {
        let scenario = Asked::Text(set.scenario());
        let head = Question::of("fit", vec![scenario], args.report.command());
        let title = args.out.display().to_string();
        report.finish(&Question { title, ..head }, &page::content(&question, &set), &[])?;
    }
    Ok(if set.misfit.is_none() { Verdict::Fine } else { Verdict::Missed })
}

/// Opens the file before the work, so that the work is not lost if it can't be written.
pub(super) fn open(path: &Path, force: bool) -> Result<Output, Failure> {
    let shown = path.display().to_string();
    if path.is_dir() {
        return Err(Failure::Usage(format!("--out {shown} is a directory; give a file's name")));
    }
    if path.is_file() && !force {
        return Err(Failure::Usage(format!(
            "--out {shown} exists; give another name, or --force to replace it"
        )));
    }
    Output::of_option("--out", path)
}

/// Writes what was opened; the file appears whole or not at all.
pub(super) fn write(mut file: Output, path: &Path, text: &str) -> Result<(), Failure> {
    let written = file.write_all(text.as_bytes()).and_then(|()| file.commit());
    written.map_err(|error| Failure::writing(&path.display().to_string(), &error))
}

/// How many services were tried shows as they are.
pub(super) fn fit_with_bar(question: &FitQuestion) -> Result<ExplanationSet, Failure> {
    PatientBar::counting(|step| explain_figures(question, step))
}

fn tell_what_next(out: &mut dyn Write, path: &Path, set: &ExplanationSet) -> io::Result<()> {
    let path = path.display();
    if set.misfit.is_some() {
        return writeln!(out, "\n{path} has the nearest ones. Do not decide anything by them.");
    }
    if set.overloaded.is_some() {
        return writeln!(out, "\n{path} is the set. Do not decide about a limit by it.");
    }
    writeln!(out, "\n{path} is the set. What a change does, as a range over all of them:")?;
    writeln!(out, "  fairground compare {path} --with cpu.max=max")?;
    writeln!(out, "The least limit that is enough:")?;
    writeln!(out, "  fairground tune {path} --vary cpu.max --meet 'p99 < 30ms'")
}
