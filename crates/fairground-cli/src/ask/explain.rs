//! `fairground explain`: why is a service slow, and what would help?

use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::explain::question::Question;
use crate::experiment::target::Target;
use crate::read::Asked;
use crate::run::progress::PatientBar;
use crate::tell::explain::{self as tell, Page};
use crate::tell::{explain_json, json};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// What is known of the service.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// A set of explanations that fit or explain wrote
    #[arg(value_name = "SET.toml")]
    set: Option<PathBuf>,

    /// Target, e.g. 'p99 < 30ms' (`fairground list metrics`)
    #[arg(long, value_name = "METRIC OP VALUE", value_parser = Target::parse)]
    meet: Option<Target>,

    /// Tell everything as one JSON object
    #[arg(long)]
    json: bool,
}

/// Explains and writes the page.
pub fn answer(args: &ExplainArgs, out: &mut dyn Write) -> Answer {
    let path = args.set.clone().ok_or_else(|| Failure::Usage("no set".into()))?;
    let set = path.display().to_string();
    let question = Question::of_set(Asked::Path(path), args.meet.clone())?;
    let bar = PatientBar::new(0);
    let explained = question.answer(|| {
        bar.expect(1);
        bar.step();
    })?;
    bar.finish();
    let page = Page {
        head: vec![],
        notes: vec![],
        p99_ms: None,
        request_cpus: None,
        narrowing: vec![],
        set: &set,
    };
    match args.json {
        true => json::write_value(out, &explain_json::value(&page, &question, &explained))?,
        false => tell::write(out, &page, &question, &explained)?,
    }
    Ok(Verdict::Fine)
}
