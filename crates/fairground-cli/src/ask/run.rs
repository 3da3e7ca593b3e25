//! `fairground run`: one scenario, one answer.

use super::overrides::OverrideArgs;
use super::report::ReportArgs;
use super::values::part;
use crate::base::console::note;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::text::WIDTH;
use crate::experiment::histories::{Histories, histories};
use crate::experiment::ranges::ranges;
use crate::experiment::seeds;
use crate::experiment::worlds::World;
use crate::read::{Asked, Follower, GivenLimit, Loaded, Overrides, tool_help};
use crate::run::observe::observe_with;
use crate::run::report::Report;
use crate::tell::listing::tool;
use crate::tell::set::write_misfit;
use crate::tell::timeline::When;
use crate::tell::watch::Watch;
use crate::tell::{
    csv, histories as tell_histories, json, overload, placement, ranges as tell_ranges, requests,
    tables, timeline, trace,
};
use clap::Args;
use fairground::sim;
use fairground::sim::scenario::GroupSpec;
use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What to run and what to tell.
#[derive(Args, Debug)]
pub struct RunArgs {
    /// A scenario (TOML), an rt-app workload (JSON), the name of a shipped one; or a tool's command
    /// in quotes (`fairground list tools`), e.g. "schbench -m 1 -t 30 -c 10000 -R 500"; "go --help"
    /// tells a tool's flags. - reads a scenario or workload from standard input
    #[arg(value_name = "SCENARIO|WORKLOAD.json|COMMAND")]
    path: PathBuf,

    #[command(flatten)]
    overrides: OverrideArgs,

    /// Tell everything as one JSON object (measured times in ns; each name contains its unit)
    #[arg(long, conflicts_with_all = ["csv", "timeline"])]
    json: bool,

    /// Tell a table as comma-separated values (times in ns): of tasks unless =requests or
    /// =placement is given
    #[arg(long, value_name = "TABLE", num_args = 0..=1, require_equals = true,
          default_missing_value = "tasks", conflicts_with = "timeline")]
    csv: Option<CsvTable>,

    /// Show every task, not at most 40 rows; with --placement every CPU
    #[arg(long)]
    all: bool,

    /// Show where waking tasks were placed and how far tasks moved, by last-level cache
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    placement: bool,

    /// Write a trace of the whole run: for ui.perfetto.dev, e.g. run.pftrace; if FILE ends in
    /// .fgtrace, to open with `fairground serve FILE`
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,

    /// Write every choice of the fair class, a line of comma-separated values each: who was picked,
    /// its vruntime, deadline and lag, and why
    #[arg(long, value_name = "FILE.csv")]
    picks: Option<PathBuf>,

    /// Run it once with each of these seeds, 30 (1 to 30) or 5-34, and tell where one more history
    /// lies: of one run nobody knows how much of its p99 is luck
    #[arg(long, value_name = "N|FIRST-LAST", value_parser = seeds::parse, conflicts_with_all =
          ["seed", "csv", "all", "placement", "trace", "picks", "timeline", "report"])]
    seeds: Option<RangeInclusive<u64>>,

    /// Draw who runs on each CPU: in the first moments, 10ms unless given, e.g. 500us; around the
    /// slowest request, "slowest"; or from a time on, e.g. 12.5s+20ms
    #[arg(long, value_name = "TIME|slowest|FROM+TIME", num_args = 0..=1,
          default_missing_value = "10ms", value_parser = part)]
    timeline: Option<When>,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// Tables that can be told as comma-separated values.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum CsvTable {
    /// A line per task.
    Tasks,
    /// A line per span: requests and stopwatches.
    Requests,
    /// A line per CPU: searches for an idle CPU, migrations, looks for work.
    Placement,
}

/// Runs the scenario and writes the answer.
pub fn answer(args: &RunArgs, out: &mut dyn Write) -> Answer {
    if let Some(help) = args.path.to_str().and_then(tool_help) {
        tool::write(out, &help)?;
        return Ok(Verdict::Fine);
    }
    let asked = Asked::Path(args.path.clone());
    let overrides = args.overrides.overrides();
    if let Some(seeds) = &args.seeds {
        let all = args.histories(&asked, &overrides, seeds)?;
        match args.json {
            true => tell_histories::write_json(out, &asked.name(), &all)?,
            false => tell_histories::write(out, &asked.name(), &all)?,
        }
        return Ok(Verdict::Fine);
    }
    if let Some(worlds) = args.worlds(&asked, &overrides)? {
        let page = args.report.open()?;
        let misfit = asked.load(&worlds[0].over(&overrides))?.of_set.misfit;
        let all = ranges(&asked, &overrides, worlds)?;
        match args.json {
            true => tell_ranges::write_json(out, &asked.name(), &all)?,
            false => {
                write_misfit(out, misfit.as_deref(), "These ranges are no forecast.")?;
                tell_ranges::write(out, &asked.name(), &all)?;
            }
        }
        if let Some(page) = page {
            page.finish_set(args.report.command(), (asked, &overrides), &all)?;
        }
        return Ok(Verdict::Fine);
    }
    let Loaded { scenario, limits, followers, .. } = asked.load(&overrides)?;
    let labels = sim::labels(&scenario);
    let page = args.report.open()?;
    let (ours, perfetto) = args.traces();
    let ours = ours.map(trace::TraceFile::create).transpose()?;
    let mut watch = Watch::begin(&scenario, &labels, perfetto, args.picks.as_deref())?;

    let started = Instant::now();
    let observed = observe_with(&scenario, &labels, watch.recorder());
    let observed = observed.map_err(|error| asked.build_failure(&error))?;
    watch.end(&scenario, &labels, &observed)?;
    tell_wall_time(started, observed.outcome.events);

    if let Some(ours) = ours {
        let (name, command) = (asked.name(), args.report.command());
        let unbuilt = |error: &_| asked.build_failure(error);
        ours.write((&name, &command), &scenario, &labels, &observed, unbuilt)?;
    }
    if let Some(when) = args.timeline {
        let unbuilt = |error: &_| asked.build_failure(error);
        let drawing = timeline::draw(when, &scenario, &labels, &observed, unbuilt)?;
        timeline::write(out, &drawing, &labels)?;
    }
    if !observed.spans.is_empty() {
        note("one history: --seeds 20 tells how much of its p99 is luck");
    }
    args.tell(out, &observed.report(&scenario, &labels), (&limits, &followers))?;
    if let Some(page) = page {
        page.finish_run(args.report.command(), asked, scenario, labels, observed)?;
    }
    Ok(Verdict::Fine)
}

impl RunArgs {
    /// Many histories of one world.
    fn histories(
        &self,
        asked: &Asked,
        overrides: &Overrides,
        seeds: &RangeInclusive<u64>,
    ) -> Result<Histories, Failure> {
        match World::all(asked, overrides)?.len() {
            1 => histories(asked, overrides, seeds.clone()),
            explanations => Err(Failure::Usage(format!(
                "--seeds runs one world, and {} has {explanations} explanations: choose one with \
                 --explanation N; check runs each of them with many seeds",
                asked.name()
            ))),
        }
    }

    /// The explanations of a set, if the answer is to be over all of them; what is drawn or listed
    /// of one run needs one of them.
    fn worlds(&self, asked: &Asked, overrides: &Overrides) -> Result<Option<Vec<World>>, Failure> {
        let of_one = self.csv.is_some() || self.trace.is_some() || self.timeline.is_some();
        if of_one || self.placement || self.all || self.picks.is_some() {
            return Ok(None);
        }
        Ok(Some(World::all(asked, overrides)?).filter(|worlds| worlds.len() > 1))
    }

    /// Where a trace of our own goes, and where one for Perfetto: at most one of both.
    fn traces(&self) -> (Option<&Path>, Option<&Path>) {
        let path = self.trace.as_deref();
        if let Some(path) = path.filter(|path| !trace::is_ours(path) && !is_perfettos(path)) {
            note(&format!(
                "{}: in Perfetto's protobuf form, for ui.perfetto.dev; a name that ends in \
                 .fgtrace is for fairground serve",
                path.display()
            ));
        }
        (path.filter(|path| trace::is_ours(path)), path.filter(|path| !trace::is_ours(path)))
    }

    /// Writes the report in the form that is asked for.
    fn tell(
        &self,
        out: &mut dyn Write,
        report: &Report<'_>,
        (limits, followers): (&[GivenLimit], &[Follower]),
    ) -> io::Result<()> {
        if self.csv.is_some() {
            overload::warn_of_run(report);
        }
        match (self.json, self.csv) {
            (true, _) => json::write(out, report),
            (_, Some(CsvTable::Tasks)) => csv::write(out, report),
            (_, Some(CsvTable::Requests)) => requests::data::write_csv(out, report),
            (_, Some(CsvTable::Placement)) => placement::write_csv(out, report),
            _ => {
                tell_limits(out, limits, followers, &report.scenario.groups)?;
                let detail = tables::Detail { all: self.all, placement: self.placement };
                tables::write(out, report, detail)
            }
        }
    }
}

/// True of the endings that files for Perfetto have.
fn is_perfettos(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str());
    matches!(end, Some("pftrace" | "perfetto-trace"))
}

/// How each limit that was given was understood, and what runtimes made of it.
fn tell_limits(
    out: &mut dyn Write,
    limits: &[GivenLimit],
    followers: &[Follower],
    groups: &[GroupSpec],
) -> io::Result<()> {
    for limit in limits {
        let line = limit.to_string();
        match line.find("  (from ").filter(|_| line.chars().count() > WIDTH) {
            Some(at) => writeln!(out, "{}\n  {}", &line[..at], &line[at..])?,
            None => writeln!(out, "{line}")?,
        }
    }
    followers.iter().try_for_each(|one| writeln!(out, "{}", one.sentence(groups)))?;
    if limits.is_empty() { Ok(()) } else { writeln!(out) }
}

/// Wall time is no part of the answer, which is the same bytes every time.
fn tell_wall_time(started: Instant, events: u64) {
    let wall_s = started.elapsed().as_secs_f64();
    let millions = events as f64 / wall_s.max(1e-9) / 1e6;
    note(&format!("wall time {wall_s:.3} s, {millions:.1} million events/s"));
}

/// `--timeline` takes a part of a run or nothing: what follows it and is none is not its value.
pub fn with_timeline_value(args: Vec<OsString>) -> Vec<OsString> {
    let is_part = |arg: Option<&OsString>| arg.and_then(|arg| part(arg.to_str()?).ok()).is_some();
    let followed = |place: usize| is_part(args.get(place + 1));
    let complete = |(place, arg): (usize, &OsString)| match arg == "--timeline" && !followed(place)
    {
        true => OsString::from("--timeline=10ms"),
        false => arg.clone(),
    };
    args.iter().enumerate().map(complete).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn completed(line: &str) -> String {
        let args = with_timeline_value(line.split(' ').map(OsString::from).collect());
        args.iter().map(|arg| arg.to_str().unwrap()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn timeline_does_not_swallow_the_scenario() {
        assert_eq!(completed("run --timeline x.toml"), "run --timeline=10ms x.toml");
        assert_eq!(completed("run --timeline 5ms x.toml"), "run --timeline 5ms x.toml");
        assert_eq!(completed("run x.toml --timeline"), "run x.toml --timeline=10ms");
        let slowest = "run --timeline slowest x.toml";
        assert_eq!(completed(slowest), slowest);
    }
}
