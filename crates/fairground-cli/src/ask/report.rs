//! `--report FILE`: the answer as a page to look at.

use crate::base::failure::Failure;
use crate::base::output::Output;
use crate::base::shell::quoted;
use crate::experiment::compare::{Arm, ComparedSet, Comparison, first_arms};
use crate::experiment::ranges::Ranges;
use crate::experiment::worlds::heaviest;
use crate::read::{Asked, Overrides};
use crate::run::observe::Observed;
use crate::tell::report::{Content, Question, WORLDS_MAX, World, document, page, verb};
use clap::Args;
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// Whether there is to be a report, and of which command.
#[derive(Args, Debug, Default)]
pub struct ReportArgs {
    /// Write a report too: one HTML page with curves, limits over time and the schedule around the
    /// slowest requests; it needs no network, e.g. out.html
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,

    /// The whole command line.
    #[arg(skip)]
    command: String,
}

impl ReportArgs {
    /// Notes the command line that this is of.
    pub fn note(&mut self, args: &[OsString]) {
        let words = args.iter().skip(1).map(|word| quoted(&word.to_string_lossy()));
        self.command =
            std::iter::once("fairground".to_owned()).chain(words).collect::<Vec<_>>().join(" ");
    }

    /// True if there is to be one.
    pub fn is_asked(&self) -> bool {
        self.report.is_some()
    }

    /// The command line.
    pub fn command(&self) -> String {
        self.command.clone()
    }

    /// Opens the file, if there is to be one: what can't be written is told before anything runs.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn open(&self) -> Result<Option<ReportFile>, Failure> {
        let open = |path: &PathBuf| {
            let file = Output::of_option("--report", path)?;
            Ok(ReportFile { file, path: path.clone() })
        };
        self.report.as_ref().map(open).transpose()
    }
}

/// A report on its way into a file.
pub struct ReportFile {
    file: Output,
    path: PathBuf,
}

impl ReportFile {
    /// Writes it.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finish(
        mut self,
        question: &Question,
        content: &Content,
        worlds: &[World],
    ) -> Result<(), Failure> {
        let document = document::value(question, content, worlds);
        let written = page::write(&mut self.file, &document).and_then(|()| self.file.commit());
        written.map_err(unwritten(&self.path))
    }

    /// Draws a run that was observed, and writes it.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finish_run(
        self,
        command: String,
        asked: Asked,
        scenario: Scenario,
        labels: Vec<TaskLabel>,
        observed: Observed,
    ) -> Result<(), Failure> {
        let pictures = format!("Pictures show this run, with seed {}.", scenario.seed);
        let world = World::of("this run".into(), &asked, scenario, labels, observed, 1)?;
        let question = Question { pictures, ..Question::of("run", vec![asked], command) };
        let worlds = [world];
        self.finish(&question, &document::of_runs(&worlds), &worlds)
    }

    /// Draws the arms of a comparison, one run of each, and writes it all.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finish_comparison(self, command: String, done: &Comparison) -> Result<(), Failure> {
        let (worlds, pictures) = arms(done)?;
        let pictures = format!(
            "{pictures} The table above is of all runs, and what follows of these alone: numbers \
             differ."
        );
        let scenarios = done.question.scenarios.clone();
        let question = Question { pictures, ..Question::of("compare", scenarios, command) };
        self.finish(&question, &document::of_comparison(&worlds, done), &worlds)
    }

    /// Draws a set of explanations that was compared, and one run of each arm of the likeliest.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finish_compared_set(self, command: String, set: &ComparedSet) -> Result<(), Failure> {
        let done = &set.compared[heaviest(&set.worlds)];
        let (worlds, pictures) = arms(done)?;
        let pictures = format!("Of the likeliest explanation. {pictures}");
        let scenarios = done.question.scenarios.clone();
        let question = Question { pictures, ..Question::of("compare", scenarios, command) };
        let content = verb::set::of_comparison(set).about_likeliest(&worlds, &set.worlds);
        self.finish(&question, &content, &worlds)
    }

    /// Draws a set of explanations that was run, and the likeliest of them.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn finish_set(
        self,
        command: String,
        (asked, overrides): (Asked, &Overrides),
        all: &Ranges,
    ) -> Result<(), Failure> {
        let likeliest = &all.worlds[heaviest(&all.worlds)];
        let (name, seed) = ("the likeliest explanation", likeliest.seed(all.seed));
        let arms = vec![(name.to_owned(), asked.clone(), likeliest.over(overrides))];
        let worlds = World::run_all(arms, seed)?;
        let pictures = format!("Pictures show {name}, run with seed {seed}.");
        let question = Question { pictures, ..Question::of("run", vec![asked], command) };
        let content = verb::set::of_run(all).about_likeliest(&worlds, &all.worlds);
        self.finish(&question, &content, &worlds)
    }
}

/// One run of each arm of a comparison, of so many as have room, and which runs they are.
fn arms(done: &Comparison) -> Result<(Vec<World>, String), Failure> {
    let (mut arms, place) = first_arms(&done.question)?;
    let all = arms.len();
    arms.truncate(WORLDS_MAX);
    let seed = done.question.seeds.first;
    let place = place.map_or(String::new(), |place| format!(" of {place}"));
    let first = match all > arms.len() {
        true => format!(" The first {} of {all} columns have pictures.", arms.len()),
        false => String::new(),
    };
    let pictures = format!("Pictures{place} show one run of each column, with seed {seed}.{first}");
    let arm = |arm: Arm| (arm.name, arm.asked, arm.overrides);
    Ok((World::run_all(arms.into_iter().map(arm).collect(), seed)?, pictures))
}

fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| Failure::writing(&path.display().to_string(), &error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_pasted_into_a_shell() {
        let mut args = ReportArgs::default();
        let words = ["/usr/bin/fairground", "run", "server --threads 8", "it's", "a=b", ""];
        args.note(&words.map(OsString::from));
        assert_eq!(args.command(), r"fairground run 'server --threads 8' 'it'\''s' a=b ''");
    }
}
