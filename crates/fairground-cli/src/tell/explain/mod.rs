//! Why a service is slow and what would help, on one page for people.

pub(super) mod changes;
pub mod data;
mod measured_met;
pub mod misfit;
pub(super) mod neighbours;
mod page;
pub(super) mod verdict;

pub use page::{Again, Page};

use crate::base::shell::quoted;
use crate::base::table::{Table, left, right};
use crate::base::text::{counted, shorten, write_text};
use crate::experiment::explain::Explained;
use crate::experiment::explain::question::Question;
use crate::experiment::fit::{FitQuestion, StaysBy};
use crate::read::limits::{Container, cpus, echo};
use crate::read::{Runtime, doubt};
use crate::tell::measured::Measured;
use fairground::units::NS_PER_MS;
use fairground_statistics::weighted::Range;
use page::{ms, short};
use std::io::{self, Write};

/// What is known of the service, as the head of the page.
pub fn head(subject: Option<&Container>, fit: &FitQuestion) -> Vec<String> {
    let FitQuestion { observed, limit, machine, kernel, threads, .. } = fit;
    let name = subject.map_or("the service", |subject| &subject.path);
    let request = subject.and_then(|subject| subject.request_cpus);
    let request = request.map_or(String::new(), |cpus| format!(", requests.cpu {cpus}"));
    let limit = limit.and_then(|limit| Some((echo(&limit), cpus(&limit)?)));
    let limit = limit.map_or("no limits.cpu".into(), |((cpu_max, burst_us), cpus)| {
        let burst = match burst_us {
            0 => String::new(),
            burst_us => format!(", cpu.max.burst {burst_us}"),
        };
        format!("limits.cpu {cpus} (cpu.max \"{cpu_max}\"{burst})")
    });
    let threads =
        threads.map_or(String::new(), |threads| format!(", {}", counted(threads, "thread")));
    let rate = observed.requests_per_s.map_or("-".into(), short);
    let usage = observed.cpu_usage_cpus.map_or("-".into(), short);
    let [_, p50, p99, ..] = super::fit::figures(fit);
    let mean = observed.latency_mean_ns.map(|mean_ns| mean_ns as f64 / NS_PER_MS as f64);
    let mean = mean.map_or(String::new(), |mean_ms| format!("mean {} ms, ", short(mean_ms)));
    let throttled = match (Measured::of(fit).throttled_percent, fit.limit_cpus()) {
        (Some(percent), _) => format!(", throttled in {percent:.1} % of periods"),
        (None, Some(_)) => ", throttling not known".into(),
        (None, None) => String::new(),
    };
    let over =
        observed.over_s.map_or(String::new(), |over_s| format!(", over {} s", short(over_s)));
    vec![
        format!("{}: {limit}{request}{threads}", shorten(name, 60)),
        format!("on {} ({}), kernel {kernel}", counted(fit.cpus, "CPU"), shorten(machine, 60)),
        format!(
            "figures: {rate} requests/s, {usage} CPUs used, {mean}p50 {p50} ms, p99 {p99} \
             ms{throttled}{over}"
        ),
    ]
}

/// Writes a page without an answer, and why there is none.
///
/// # Errors
/// When `out` does not take it.
pub fn write_nothing(out: &mut dyn Write, page: &Page) -> io::Result<()> {
    if let Some(overloaded) = &page.overloaded {
        write_text(out, "", overloaded)?;
        writeln!(out, "\n{}", if page.today.is_some() { "Measured" } else { "Set" })?;
        return write_head(out, page);
    }
    write_head(out, page)?;
    writeln!(out)?;
    write_text(out, "no answer: ", page.why_not.as_deref().unwrap_or_default())
}

fn write_head(out: &mut dyn Write, page: &Page) -> io::Result<()> {
    page.head.iter().try_for_each(|line| write_text(out, "", line))?;
    page.notes.iter().try_for_each(|note| write_text(out, "note: ", note))
}

/// Writes the page: the answer, what was measured, and then what was simulated.
///
/// # Errors
/// When `out` does not take it.
pub fn write(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    write_text(out, "", &verdict::sentence(page, question, explained))?;
    let is_measured = page.today.is_some();
    writeln!(out, "\n{}", if is_measured { "Measured" } else { "Simulated" })?;
    write_head(out, page)?;
    if is_measured {
        writeln!(out, "\nSimulated")?;
    }
    write_text(out, "", &how_sure(page, question, explained))?;
    super::set::write_sure(out, &question.explanations, page.misfit.is_some())?;
    write_text(out, "", &neighbours::told(question, explained))?;
    writeln!(out, "\n1. What is the p99 made of?")?;
    write_parts(out, question, explained)?;
    threads(page, question).map_or(Ok(()), |told| write_text(out, "", &told))?;
    writeln!(out, "\n2. What would help?")?;
    changes::write(out, page, question, explained)?;
    if !page.narrowing.is_empty() {
        writeln!(out, "\n3. What would narrow these ranges?")?;
        page.narrowing.iter().try_for_each(|line| write_text(out, "- ", line))?;
    }
    write_commands(out, page, question, explained)
}

pub(super) const IN_TURN: &str = "The causes are taken away one after the other, from the top; \
                                  each share is what goes then. They are of many services, so \
                                  they need not add up to 100 %. Own work and waiting elsewhere \
                                  (a database, a lock, a disk, a pool's connection) are one \
                                  share: the figures can't tell these two apart.";

const PLAIN: &str = "These services keep their threads whatever the limit is. Where threads follow \
                     it, the limit may be far more of the p99: say --runtime go if GOMAXPROCS \
                     does (Go 1.25, automaxprocs), --runtime jvm of a JVM whose collections stop \
                     the world. Of others (the pool of .NET) a scenario of that runtime tells.";

/// That threads stay as they are, and who says so.
fn stay(by: StaysBy) -> String {
    let by = match by {
        StaysBy::Metrics => "as the metrics show of yours",
        StaysBy::Manifest => "as the manifest says of yours",
        StaysBy::User => "as --runtime none says of yours",
    };
    format!("These services keep their threads whatever the limit is, {by}.")
}

/// What makes the services' threads, if they have a limit: what another limit does hangs on it.
pub(super) fn threads(page: &Page, question: &Question) -> Option<String> {
    question.limit.quota_ns?;
    let count = question.followers().unwrap_or_default();
    let doubt = question.runtime.and_then(|runtime| doubt(runtime, question.limit_cpus()));
    match question.runtime {
        None => page.today.as_ref().map(|_| page.threads_stay.map_or(PLAIN.into(), stay)),
        Some(Runtime::Go) => Some(format!(
            "These services are of Go, with a GOMAXPROCS that follows the limit: {count} today. If \
             yours is set (the environment; go 1.24 or earlier in go.mod without automaxprocs), \
             say --runtime none. How sure is known less of them: of 13 such services (four in \
             view while the search was made) the truth lay in the range in 63 of 65 cases."
        )),
        Some(Runtime::Jvm) => Some(format!(
            "{}These services are JVMs whose collections stop the world. Their GC threads follow \
             the limit: {count} today. If yours are set (-XX:ParallelGCThreads, \
             -XX:ActiveProcessorCount), or collect while requests run (ZGC, Shenandoah), say \
             --runtime none. How sure is known less of them: of 14 such services (four in \
             view while the search was made) the truth lay in the range in 62 of 70 cases; of five \
             with the metrics of their collections in 22 of 25.",
            doubt.map_or(String::new(), |doubt| format!("BEWARE: {doubt} "))
        )),
    }
}

fn write_parts(out: &mut dyn Write, question: &Question, explained: &Explained) -> io::Result<()> {
    let table = Table::new([left(22), right(6), right(10).gap(2), left(0).gap(3)]);
    writeln!(out, "{}", table.line(["The p99 is made of", "likely", "range", "gone with"]))?;
    for share in &explained.parts {
        let Range { low, likely, high } = share.percent;
        let cells = [
            verdict::name(question, share.part).to_owned(),
            format!("{likely:.0} %"),
            format!("{low:.0} - {high:.0} %"),
            share.part.words().gone_with.to_owned(),
        ];
        writeln!(out, "{}", table.line(cells))?;
    }
    write_text(out, "", IN_TURN)
}

/// How many explanations there are, and how near they come to what was measured.
pub(super) fn how_sure(page: &Page, question: &Question, explained: &Explained) -> String {
    let count = question.explanations.len();
    let today = ms(&explained.now.time(|measured| measured.p99_ms));
    let measured = page.today.as_ref();
    let measured = measured.map_or(String::new(), |[p99, _]| format!("; measured: {p99}"));
    let which = match (&page.misfit, count) {
        (None, 1) => "comes near these figures",
        (None, _) => "come near these figures",
        (Some(_), 1) => "is the nearest that was found",
        (Some(_), _) => "are the nearest that were found",
    };
    let services = counted(count, "simulated service");
    let otherwise: String = page.otherwise().map(|told| format!(" {told}")).collect();
    format!(
        "{services} {which}; the nearer, the more one counts. A range (low - high) \
         holds 90 % of what counts. Their p99 today is {today} ms{measured}.{otherwise}"
    )
}

pub(super) fn write_commands(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    let Some(set) = &page.set else {
        let how = "With --out service.toml the set is written, and every row can be run again.";
        return writeln!(out, "\n{how}");
    };
    writeln!(out, "\nEvery row again, with where the time of its slowest requests went:")?;
    let group = &question.group;
    if page.today.is_some() && !page.head.iter().any(|line| line.starts_with(&format!("{group}:")))
    {
        writeln!(out, "(in {set} the service's group is called {group})")?;
    }
    let Again { beside, rest } = &page.again;
    let file = quoted(set);
    writeln!(out, "  fairground run {file}{beside}")?;
    for changed in explained.told() {
        let options = changed.change.options(&question.group).into_iter();
        let options = options.map(|(option, value)| format!("{option} {}", quoted(&value)));
        let options: Vec<String> = options.collect();
        writeln!(out, "  fairground run {file}{beside} {}", options.join(" "))?;
    }
    if beside.is_empty() && rest.is_empty() {
        return Ok(());
    }
    writeln!(out, "This page again; the set has only the service in it:")?;
    writeln!(out, "  fairground explain {file}{beside}{rest}")
}
