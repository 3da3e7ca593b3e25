//! `fairground explain`: why is a service slow, and what would help?

mod kept;
mod refusals;

use super::fit::figures::Figures;
use super::fit::values::percent;
use super::fit::{fit_with_bar, open};
use super::report::{ReportArgs, ReportFile};
use super::values::whole;
use crate::base::console::take_notes;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::shell::quoted;
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::{serving, started, subject};
use crate::experiment::fit::{FitQuestion, GROUP};
use crate::experiment::target::Target;
use crate::read::Asked;
use crate::read::Overrides;
use crate::read::limits::Container;
use crate::run::progress::PatientBar;
use crate::tell::explain::{self as tell, Again, Page, data, misfit};
use crate::tell::measured::Measured;
use crate::tell::report::verb::explain as page_of;
use crate::tell::report::{Question as Head, World};
use crate::tell::{fit as tell_fit, json};
use clap::Args;
use kept::Kept;
use refusals::{OF_SEARCH, lacking, refuse_other_kinds};
use std::io::Write;
use std::path::{Path, PathBuf};

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

    /// Share of the time in which something in the container waited for a CPU (some of
    /// cpu.pressure), where no --metrics tell it, e.g. 12%
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pressure: Option<f64>,
    /// Target, e.g. 'p99 < 30ms' (`fairground list metrics`; repeatable: all are to hold together)
    #[arg(long, aliases = ["assert", "target"])]
    #[arg(value_name = "METRIC OP VALUE", value_parser = Target::wanted)]
    meet: Vec<Target>,

    /// Where the set of explanations goes, so that every row can be run again, e.g. service.toml
    #[arg(long, value_name = "FILE.toml")]
    out: Option<PathBuf>,

    /// Replace the file if there is one
    #[arg(long, requires = "out")]
    force: bool,

    /// What its random numbers begin with
    #[arg(long, value_name = "N", value_parser = whole::<u64>, default_value_t = 1)]
    seed: u64,

    /// Tell everything as one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

/// What to say where the threads are left open: they bound what waits, so they matter most.
const NO_THREADS: &str = "Threads are not in your figures, so their number is left open, and \
                          ranges are wide. Few threads that are nearly all busy look like a slow \
                          database, and a search finds them by luck: then waits for a thread are \
                          more of the p99 than is told here. If you know how many serve requests: \
                          --threads N.";

/// The set, none if nothing explains the figures; what the page says; and where it is kept.
type Asking = (Option<Asked>, Page, Option<Kept>);

/// Explains and writes the page.
pub fn answer(args: &ExplainArgs, out: &mut dyn Write) -> Answer {
    let report = args.report.open()?;
    // What was told before was of another question.
    take_notes();
    let (asked, mut page, kept) = match &args.set {
        Some(path) => args.of_set(path)?,
        None => args.of_figures()?,
    };
    let question = asked.map(|asked| Question::of_set(asked, args.meet.clone())).transpose()?;
    page.overloaded = page.overloaded.or_else(|| question.as_ref()?.overloaded.clone());
    let Some(mut question) = question.filter(|_| page.overloaded.is_none()) else {
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
    question.pressure_some_percent = page.pressure_some_percent;
    question.beside.clone_from(&args.beside);
    let explained = PatientBar::counting(|step| question.answer(step))?;
    page.misfit =
        misfit::of(&page, &question, &explained).or(question.misfit.take().map(misfit::told));
    page.throttled_otherwise = misfit::throttled_otherwise(&page, &question, &explained);
    page.target_otherwise = misfit::target_otherwise(&page, &question, &explained)
        .or_else(|| misfit::off_side(&page, &question, &explained));
    let caution = question.caution.as_deref().filter(|caution| !page.says(caution));
    page.notes.extend(caution.map(tell_fit::cautioned));
    kept.map_or(Ok(()), |kept| kept.write(page.misfit.is_some()))?;
    match args.json {
        true => {
            // On the page's stderr they stand beside it; who reads data has nothing beside it.
            let cautions = take_notes().into_iter().filter(|note| note.is_caution);
            page.notes.extend(cautions.map(|note| note.text));
            json::write_value(out, &data::value(&page, &question, &explained))?;
        }
        false => tell::write(out, &page, &question, &explained)?,
    }
    if let Some(report) = report {
        args.finish(report, &page, &question, &explained)?;
    }
    Ok(if page.misfit.is_some() { Verdict::Missed } else { Verdict::Fine })
}

impl ExplainArgs {
    fn of_set(&self, path: &Path) -> Result<Asking, Failure> {
        let set = path.display().to_string();
        refuse_other_kinds(path, &set)?;
        let page = Page {
            head: vec![set.clone()],
            set: Some(set),
            again: self.again(self.pressure),
            pressure_some_percent: self.pressure,
            ..Page::default()
        };
        Ok((Some(Asked::Path(path.to_owned())), page, None))
    }

    /// What a command about the set says beside the set itself.
    fn again(&self, pressure_percent: Option<f64>) -> Again {
        let shown = |file: &PathBuf| format!(" --beside {}", quoted(&file.display().to_string()));
        let beside: String = self.beside.iter().map(shown).collect();
        let pressure = pressure_percent.map(|percent| format!(" --pressure {percent}%"));
        let meet = self.meet.iter().map(|meet| format!(" --meet {}", quoted(&meet.to_string())));
        let rest = pressure.into_iter().chain(meet).collect();
        Again { beside, rest }
    }

    /// Fits the figures.
    fn of_figures(&self) -> Result<Asking, Failure> {
        let subject = self.subject()?;
        let mut fit = self.figures.question(self.seed, subject.as_ref().map(Container::name))?;
        let mut page =
            Page { request_cpus: subject.as_ref().and_then(|s| s.request_cpus), ..Page::default() };
        page.request_follows = subject.as_ref().is_some_and(|subject| subject.request_follows);
        if let Some((subject, file)) = subject.as_ref().zip(self.manifest.as_ref()) {
            page.notes.extend(subject::disagreement(subject, &fit));
            page.notes.extend(subject::stranger(subject, &fit));
            fit.limit = fit.limit.or(Some(subject.limit));
            subject::check(subject, file, &fit)?;
        }
        let said = subject.as_ref().and_then(|subject| started::threads(subject, fit.limit_cpus()));
        let is_said = said.is_some();
        let is_set = subject.as_ref().is_some_and(started::hides_gomaxprocs);
        page.threads_stay = self.figures.take_runtime(&mut fit, said, is_set);
        page.collects_too_wide = started::too_wide(subject.as_ref(), &fit);
        page.notes.extend(subject.as_ref().and_then(|subject| started::serial(subject, &fit)));
        let hint =
            |of: &Container| subject::runtime(of, fit.runtime, fit.observed.runtime.as_ref());
        page.notes.extend(subject.as_ref().filter(|_| !is_said).and_then(hint));
        page.head = tell::head(subject.as_ref(), &fit);
        page.notes.extend(fit.observed.notes.iter().cloned().chain(fit.hints()));
        if fit.threads.is_none() {
            page.notes.push(NO_THREADS.to_owned());
            page.notes.extend(subject.as_ref().and_then(serving::threads));
        }
        page.pressure_some_percent = self.pressure.or(fit.observed.pressure_some_percent());
        page.again = self.again(page.pressure_some_percent);
        page.measured = Measured::of(&fit);
        let [_, _, p99, throttled, _] = tell_fit::figures(&fit);
        page.today = Some([p99, throttled]);
        if let Some(why) = subject.as_ref().and_then(subject::shared).or_else(|| lacking(&fit)) {
            page.why_not = Some(why);
            return Ok((None, page, None));
        }
        page.overloaded = fit.overloaded();
        if page.overloaded.is_some() {
            return Ok((None, page, None));
        }
        fit.weight = subject.as_ref().map(Container::weight).or(fit.weight);
        fit.beside = self.neighbours(&fit)?;
        let file = self.out.as_ref().map(|path| open(path, self.force)).transpose()?;
        let set = fit_with_bar(&fit)?;
        if !set.fits {
            page.why_not = Some(tell_fit::misfit(&set));
            return Ok((None, page, None));
        }
        let group = subject.as_ref().map_or(GROUP, |subject| &subject.path);
        let set = set.in_group(group, &fit);
        let text = set.scenario();
        page.narrowing = tell_fit::open(&fit, &set);
        let kept = file.zip(self.out.clone());
        let kept = kept.map(|(file, path)| Kept { set: set.in_file(&path, &fit), file, path });
        page.set = kept.as_ref().map(|kept| kept.path.display().to_string());
        Ok((Some(Asked::Text(text)), page, kept))
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
        let seed = likeliest.seed(question.seed);
        let arm = |(name, overrides): (String, Overrides)| {
            let overrides = Overrides { beside: question.beside.clone(), ..overrides };
            (name, asked.clone(), likeliest.over(&overrides))
        };
        let worlds = World::run_all(arms.into_iter().map(arm).collect(), seed)?;
        let which = match page.misfit {
            None => "one of the services that your figures allow, not yours",
            Some(_) => "the nearest service that was found, which is not like yours",
        };
        let pictures = format!(
            "Pictures show one run of the likeliest explanation, with seed {seed}{}: {which}.",
            if count > 1 { ", today and with the best change" } else { "" }
        );
        let head = Head { title: self.title(page), pictures, ..self.head(vec![asked.clone()]) };
        report.finish(&head, &page_of::content(page, question, explained), &worlds)
    }

    /// The files of the neighbours, against which the service needs a weight of its own.
    fn neighbours(&self, fit: &FitQuestion) -> Result<Vec<PathBuf>, Failure> {
        if !self.beside.is_empty() && fit.weight.is_none() {
            return Err(Failure::Usage(
                "--beside needs the container's own weight against its neighbours: its request\n\
                 accepted: --manifest FILE, or metrics with container_spec_cpu_shares"
                    .into(),
            ));
        }
        Ok(self.beside.clone())
    }

    fn subject(&self) -> Result<Option<Container>, Failure> {
        let Some(path) = &self.manifest else { return Ok(None) };
        subject::of_manifest(path, self.container.as_deref()).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn no_option_of_the_figures_is_read_and_ignored_beside_a_set() {
        let command = Figures::augment_args(Command::new("figures"));
        let ids: Vec<&str> = command.get_arguments().map(|arg| arg.get_id().as_str()).collect();
        assert_eq!(ids.len() + 5, OF_SEARCH.len());
        assert!(ids.iter().all(|id| OF_SEARCH.contains(id)), "{ids:?}");
    }
}
