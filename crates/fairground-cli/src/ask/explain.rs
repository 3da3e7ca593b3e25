//! `fairground explain`: why is a service slow, and what would help?

use super::fit::{figures::Figures, fit_with_bar, open, write};
use super::report::{ReportArgs, ReportFile};
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::{beside, subject};
use crate::experiment::fit::{ExplanationSet, FitQuestion};
use crate::experiment::target::Target;
use crate::read::Asked;
use crate::read::Overrides;
use crate::read::limits::{Container, shares_to_weight};
use crate::run::progress::PatientBar;
use crate::tell::explain::{self as tell, Page, data};
use crate::tell::measured::Measured;
use crate::tell::report::verb::explain as page_of;
use crate::tell::report::{Question as Head, World};
use crate::tell::{fit as tell_fit, json};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// What belongs to the search for a set: a set that is given has its figures already. One by one,
/// so that a message names the one that was given, and not all that there are.
const OF_SEARCH: [&str; 26] = [
    "beside",
    "manifest",
    "container",
    "out",
    "force",
    "seed",
    "cpus",
    "machine",
    "rps",
    "cpu_usage",
    "p50",
    "p99",
    "metrics",
    "select",
    "latency_metric",
    "latency_unit",
    "cpu_stat",
    "latency",
    "cumulative",
    "over",
    "limit",
    "period",
    "burst",
    "throttled",
    "threads",
    "kernel",
];

/// What is known of the service.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// A set of explanations that fit or explain wrote, instead of figures
    #[arg(value_name = "SET.toml", conflicts_with_all = OF_SEARCH)]
    set: Option<PathBuf>,

    /// The service's limit and request: a Kubernetes manifest, a compose file, a systemd unit
    #[arg(long, value_name = "FILE", conflicts_with = "limit")]
    manifest: Option<PathBuf>,

    /// Which container of --manifest, if it has several: its name, or its path /POD/CONTAINER
    #[arg(long, value_name = "NAME", requires = "manifest")]
    container: Option<String>,

    /// Manifests of the node's other pods: each container of them computes all the time, as far as
    /// its limit lets it, with its request as its weight (repeatable)
    #[arg(long, value_name = "FILE")]
    beside: Vec<PathBuf>,

    #[command(flatten)]
    figures: Figures,

    /// Target, e.g. 'p99 < 30ms' (`fairground list metrics`)
    #[arg(long, value_name = "METRIC OP VALUE", value_parser = Target::wanted)]
    meet: Option<Target>,

    /// Where the set of explanations goes, so that every row can be run again, e.g. service.toml
    #[arg(long, value_name = "FILE.toml")]
    out: Option<PathBuf>,

    /// Replace the file if there is one
    #[arg(long, requires = "out")]
    force: bool,

    /// What its random numbers begin with
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Tell everything as one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// About how many parts of requests the search may simulate: the answer is to come in seconds, and
/// so many were simulated when it was measured how often the truth lies in the ranges.
const PARTS_MAX: u64 = 800_000;

/// Explains and writes the page.
pub fn answer(args: &ExplainArgs, out: &mut dyn Write) -> Answer {
    let report = args.report.open()?;
    let (asked, alone, page) = match &args.set {
        Some(path) => (Some(Asked::Path(path.clone())), None, args.of_set(path)),
        None => args.of_figures()?,
    };
    let Some(asked) = asked else {
        match args.json {
            true => json::write_value(out, &data::nothing(&page))?,
            false => tell::write_nothing(out, &page)?,
        }
        if let Some(report) = report {
            let head = Head { title: args.title(&page), ..args.head(Vec::new()) };
            report.finish(&head, &page_of::nothing(&page), &[])?;
        }
        return Ok(Verdict::Missed);
    };
    let mut question = Question::of_set(asked, args.meet.clone())?;
    question.pressure_some_percent = page.pressure_some_percent;
    question.without_neighbours = alone;
    let explained = PatientBar::counting(|step| question.answer(step))?;
    match args.json {
        true => json::write_value(out, &data::value(&page, &question, &explained))?,
        false => tell::write(out, &page, &question, &explained)?,
    }
    if let Some(report) = report {
        args.finish(report, &page, &question, &explained)?;
    }
    Ok(Verdict::Fine)
}

impl ExplainArgs {
    fn of_set(&self, path: &std::path::Path) -> Page {
        let set = path.display().to_string();
        Page { head: vec![set.clone()], set: Some(set), ..Page::default() }
    }

    /// Fits the figures: the set of what explains them, and what the page says of it. No set if
    /// nothing explains them.
    fn of_figures(&self) -> Result<(Option<Asked>, Option<Asked>, Page), Failure> {
        let subject = self.subject()?;
        let mut fit = self.figures.question(self.seed)?;
        fit.parts_max = PARTS_MAX;
        let mut page =
            Page { request_cpus: subject.as_ref().and_then(|s| s.request_cpus), ..Page::default() };
        if let Some(subject) = &subject {
            page.notes.extend(subject::disagreement(subject, &fit));
            fit.limit = fit.limit.or(Some(subject.limit));
        }
        page.head = tell::head(subject.as_ref(), &fit);
        page.notes.extend(fit.observed.notes.iter().cloned());
        page.pressure_some_percent = fit.observed.pressure_some_percent();
        page.measured = Measured::of(&fit);
        page.p99 = Some(tell_fit::figures(&fit)[2].clone());
        if let Some(why) = lacking(&fit) {
            page.why_not = Some(why);
            return Ok((None, None, page));
        }
        fit.common = self.neighbours(subject.as_ref(), &fit)?;
        let file = self.out.as_ref().map(|path| open(path, self.force)).transpose()?;
        let set = fit_with_bar(&fit)?;
        if !set.fits {
            page.why_not = Some(tell_fit::misfit(&set));
            return Ok((None, None, page));
        }
        let text = set.scenario();
        page.narrowing = tell_fit::open(&set);
        if let (Some(file), Some(path)) = (file, &self.out) {
            page.set = Some(path.display().to_string());
            write(file, path, &text)?;
        }
        let alone = (!self.beside.is_empty()).then(|| {
            let head = set.head.replace(&fit.common, "");
            Asked::Text(ExplanationSet { head, ..set }.scenario())
        });
        Ok((Some(Asked::Text(text)), alone, page))
    }

    fn head(&self, scenarios: Vec<Asked>) -> Head {
        Head::of("explain", scenarios, self.report.command())
    }

    /// What the page is called: the service.
    fn title(&self, page: &Page) -> String {
        let name = page.head.first().and_then(|line| line.split(':').next());
        name.unwrap_or("a service").to_owned()
    }

    /// Writes the page, with runs of the likeliest explanation today and with the best change.
    fn finish(
        &self,
        report: ReportFile,
        page: &Page,
        question: &Question,
        explained: &Explained,
    ) -> Result<(), Failure> {
        let likeliest = page_of::likeliest(question);
        let best = explained.told().next();
        let changed = best.map(|best| (best.change.name(), best.change.overrides(&question.group)));
        let mut arms = vec![("today".to_owned(), Overrides::default())];
        arms.extend(changed);
        let (count, asked) = (arms.len(), &question.asked);
        let base = likeliest.over(&Overrides::default());
        let seed = asked.load(&base)?.scenario.seed;
        let arm = |(name, overrides): (String, Overrides)| {
            (name, asked.clone(), likeliest.over(&overrides))
        };
        let worlds = World::run_all(arms.into_iter().map(arm).collect(), seed)?;
        let pictures = format!(
            "Pictures show one run of the likeliest explanation, with seed {seed}{}: one of the \
             services that your figures allow, not yours.",
            if count > 1 { ", today and with the best change" } else { "" }
        );
        let head = Head { title: self.title(page), pictures, ..self.head(vec![asked.clone()]) };
        report.finish(&head, &page_of::content(page, question, explained), &worlds)
    }

    /// The neighbours, as the common part of all explanations; nothing without any.
    fn neighbours(
        &self,
        subject: Option<&Container>,
        fit: &FitQuestion,
    ) -> Result<String, Failure> {
        if self.beside.is_empty() {
            return Ok(String::new());
        }
        let told = fit.observed.shares.map(shares_to_weight);
        let own = subject.map(Container::weight).or(told).ok_or_else(|| {
            Failure::Usage(
                "--beside needs the container's own weight against its neighbours: its request\n\
                 accepted: --manifest FILE, or metrics with container_spec_cpu_shares"
                    .into(),
            )
        })?;
        beside::common(&self.beside, own)
    }

    fn subject(&self) -> Result<Option<Container>, Failure> {
        let Some(path) = &self.manifest else { return Ok(None) };
        subject::of_manifest(path, self.container.as_deref()).map(Some)
    }
}

/// Why figures can't be explained at all, if they are too few.
fn lacking(fit: &FitQuestion) -> Option<String> {
    let observed = &fit.observed;
    observed.latency.is_none().then(|| {
        "No latencies are among the figures. So it can't be told whether requests feel the limit: \
         a batch job may be throttled all day and nobody waits for it. Give the histogram of \
         request latencies over the same time (Prometheus: a _bucket metric; k6, wrk and \
         HdrHistogram files are read too)."
            .to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn no_option_of_the_figures_is_read_and_ignored_beside_a_set() {
        let command = Figures::augment_args(Command::new("figures"));
        let ids: Vec<&str> = command.get_arguments().map(|arg| arg.get_id().as_str()).collect();
        assert_eq!(ids.len() + 6, OF_SEARCH.len());
        assert!(ids.iter().all(|id| OF_SEARCH.contains(id)), "{ids:?}");
    }
}
