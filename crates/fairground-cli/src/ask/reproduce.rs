//! `fairground reproduce`: a thread's table beside ours.

use super::report::ReportArgs;
use crate::base::failure::{Answer, Verdict};
use crate::study::{self, Study};
use crate::tell::report::Question;
use crate::tell::report::verb::reproduce as page;
use crate::tell::study as tell;
use clap::Args;
use std::io::Write;

/// Which studies, and how to tell them.
#[derive(Args, Debug)]
pub struct ReproduceArgs {
    /// Numbers of studies (`fairground list studies`), e.g. 003, or folders with a study.toml;
    /// all shipped ones unless given
    #[arg(value_name = "STUDY")]
    studies: Vec<String>,

    /// Tell JSON: one object for one named STUDY; a list of them for several, and without names
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// Runs the studies and writes the comparison.
pub fn answer(args: &ReproduceArgs, out: &mut dyn Write) -> Answer {
    let names = if args.studies.is_empty() { study::names() } else { args.studies.clone() };
    let studies: Vec<Study> =
        names.iter().map(|name| study::find(name)).collect::<Result<_, _>>()?;
    let report = args.report.open()?;
    let mut done = Vec::new();
    for study in studies {
        let reproduced = study::reproduce(study)?;
        if !args.json {
            tell::write_table(out, &reproduced)?;
            out.flush()?;
        }
        done.push(reproduced);
    }
    match args.json {
        true => tell::write_json(out, &done, args.studies.len() == 1)?,
        false => tell::write_summary(out, &done)?,
    }
    if let Some(report) = report {
        let title = match names.as_slice() {
            [one] => format!("Study {one}"),
            names => format!("{} studies", names.len()),
        };
        let head = Question::of("reproduce", Vec::new(), args.report.command());
        report.finish(&Question { title, ..head }, &page::content(&done), &[])?;
    }
    let hit = done.iter().all(|study| study.misses() == 0);
    Ok(if hit { Verdict::Fine } else { Verdict::Missed })
}
