//! What a user can ask: one file per verb.

mod check;
mod compare;
mod completions;
mod console;
mod explain;
mod fit;
mod list;
mod merge;
mod of_other_verbs;
mod overrides;
mod report;
mod reproduce;
mod run;
mod schema;
mod serve;
mod shard;
mod sweep;
mod tune;
mod values;

use crate::base::console::{Level, close, complain, detail};
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::used_files;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use fairground::record::digest::HISTORIES;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::sync::LazyLock;
use std::time::Instant;

/// The version, and which histories its engine gives.
static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{} (histories {HISTORIES})", env!("CARGO_PKG_VERSION")));

/// The command line.
#[derive(Parser, Debug)]
#[command(
    name = "fairground",
    version = VERSION.as_str(),
    about = "What the Linux CPU scheduler will do before you change it.",
    long_about = "What the Linux CPU scheduler will do before you change it.\n\n\
        Simulates the fair scheduling class (CFS and EEVDF) with the kernel's own integers, \
        machine by machine and release by release. The same question gives the same bytes.",
    after_help = "Exit codes: 0 ok, 1 a target was missed, 2 usage, 3 bad input, \
        4 the host failed (disk full, file not writable), 130 interrupted by Ctrl-C.\n\
        Start with: fairground list scenarios; fairground run NAME"
)]
struct Cli {
    #[command(flatten)]
    console: console::ConsoleArgs,

    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    /// Run a workload and tell what every task and group got.
    Run(Box<run::RunArgs>),
    /// Compare variants with a baseline: the table of a cover letter, losses first.
    Compare(Box<compare::CompareArgs>),
    /// Check that targets hold; exit code 1 if one does not.
    Check(Box<check::CheckArgs>),
    /// Run every setting with every seed on all cores; a sweep that was stopped can continue.
    Sweep(Box<sweep::SweepArgs>),
    /// Run one part of a sweep, for Slurm arrays and Kubernetes Jobs.
    Shard(Box<shard::ShardArgs>),
    /// Put the shards of a sweep together.
    Merge(merge::MergeArgs),
    /// Find the cheapest setting that meets targets, or why there is none.
    Tune(Box<tune::TuneArgs>),
    /// Tell why a service is slow and what would help, from its figures.
    Explain(Box<explain::ExplainArgs>),
    /// Make a scenario of a service from what its dashboards show.
    Fit(Box<fit::FitArgs>),
    /// Run the experiments of a mailing-list thread and compare with its table.
    Reproduce(reproduce::ReproduceArgs),
    /// List machines, kernels, questions, features, knobs, tools, workloads, scenarios and studies.
    List(list::ListArgs),
    /// Open the playground: the engine in a page, for this machine only.
    Serve(serve::ServeArgs),
    /// Tell the JSON Schema of scenarios, for editors and for programs that write scenarios.
    Schema,
    /// Tell a shell's completions of these commands.
    Completions(completions::CompletionsArgs),
    /// Tell a page for man.
    Man(completions::ManArgs),
}

impl Verb {
    /// The options of a report, if the verb has one.
    fn report(&mut self) -> Option<&mut report::ReportArgs> {
        match self {
            Verb::Run(run) => Some(&mut run.report),
            Verb::Compare(compare) => Some(&mut compare.report),
            Verb::Tune(tune) => Some(&mut tune.report),
            Verb::Sweep(sweep) => Some(&mut sweep.report),
            Verb::Explain(explain) => Some(&mut explain.report),
            Verb::Fit(fit) => Some(&mut fit.report),
            Verb::Reproduce(reproduce) => Some(&mut reproduce.report),
            _ => None,
        }
    }
}

/// Runs the command line `args` (with the program's name first) and returns the exit code.
///
/// Never exits the process and never panics because nobody reads the output.
pub fn main(args: impl IntoIterator<Item = OsString>) -> i32 {
    used_files::begin();
    let args = values::with_minus_values(args.into_iter().collect());
    let args = run::with_timeline_value(args);
    let colours = console::colours_asked(&args);
    let mut command = Cli::command().color(colours);
    let read = command.try_get_matches_from_mut(args.clone());
    let read = read.and_then(|matches| Cli::from_arg_matches(&matches));
    let told = |error| of_other_verbs::with_tip(error, &args, &command);
    let code = match read.map_err(told).map_err(|error| error.format(&mut command)) {
        Ok(mut cli) => {
            cli.console.open();
            if let Some(report) = cli.verb.report() {
                report.note(&args);
            }
            let code = exit_code(timed(&cli.verb));
            close();
            code
        }
        Err(error) => {
            if error.use_stderr() {
                console::open(Level::Usual, colours);
                complain(error.render().to_string().trim_end());
                close();
            } else {
                // Help that nobody reads any more is no fault.
                let _ = error.print();
            }
            error.exit_code()
        }
    };
    used_files::end();
    code
}

/// How long it took is told to whoever wants to hear it.
fn timed(verb: &Verb) -> Answer {
    let started = Instant::now();
    let answer = answer(verb);
    detail(&format!("done after {:.3} s", started.elapsed().as_secs_f64()));
    answer
}

/// The sweep that a command line wants to be run elsewhere (`--on`), as JSON; nothing if it wants
/// anything else, or is wrong: then [`main`] says so.
pub fn elsewhere(args: impl IntoIterator<Item = OsString>) -> Option<String> {
    let cli = Cli::try_parse_from(args).ok()?;
    match &cli.verb {
        Verb::Sweep(args) => serde_json::to_string(&args.elsewhere()?).ok(),
        _ => None,
    }
}

fn answer(verb: &Verb) -> Answer {
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match verb {
        Verb::Run(args) => run::answer(args, &mut out),
        Verb::Compare(args) => compare::answer(args, &mut out),
        Verb::Check(args) => check::answer(args, &mut out),
        Verb::Sweep(args) => sweep::answer(args, &mut out),
        Verb::Shard(args) => shard::answer(args, &mut out),
        Verb::Merge(args) => merge::answer(args, &mut out),
        Verb::Tune(args) => tune::answer(args, &mut out),
        Verb::Explain(args) => explain::answer(args, &mut out),
        Verb::Fit(args) => fit::answer(args, &mut out),
        Verb::Reproduce(args) => reproduce::answer(args, &mut out),
        Verb::List(args) => list::answer(args, &mut out),
        Verb::Serve(args) => serve::answer(args, &mut out),
        Verb::Schema => schema::answer(&mut out),
        Verb::Completions(args) => completions::answer(args, Cli::command(), &mut out),
        Verb::Man(args) => completions::answer_man(args, Cli::command(), &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}

fn exit_code(answer: Answer) -> i32 {
    match answer {
        Ok(Verdict::Fine) | Err(Failure::ReaderGone) => 0,
        Ok(Verdict::Missed) => 1,
        Err(Failure::Usage(message)) => ended(&format!("error: {message}"), 2),
        Err(Failure::Input(message)) => ended(message.trim_end(), 3),
        Err(Failure::Machine(message)) => ended(&format!("error: {message}"), 4),
    }
}

fn ended(message: &str, code: i32) -> i32 {
    complain(message);
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_ending_has_its_exit_code() {
        assert_eq!(exit_code(Ok(Verdict::Missed)), 1);
        assert_eq!(exit_code(Err(Failure::Usage(String::new()))), 2);
        assert_eq!(exit_code(Err(Failure::Input(String::new()))), 3);
        assert_eq!(exit_code(Err(io::Error::from(io::ErrorKind::StorageFull).into())), 4);
        assert_eq!(exit_code(Err(io::Error::from(io::ErrorKind::BrokenPipe).into())), 0);
    }
}
