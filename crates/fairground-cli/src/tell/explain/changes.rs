//! What would help, and what it costs.

use super::measured_met;
use super::page::{Page, ms, short};
use crate::base::table::{Column, Table, left};
use crate::base::text::write_text;
use crate::experiment::explain::change::{self, Kind};
use crate::experiment::explain::part::Part;
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::{Met, helps};
use crate::experiment::explain::world::World;
use crate::experiment::explain::{Changed, Explained};
use crate::experiment::fit::{OFF_SIDE, OTHERWISE};
use crate::read::Runtime;
use crate::read::limits::cpus;
use crate::tell::amount::percent;
use fairground_statistics::weighted::Range;
use std::io::{self, Write};

/// What one of the columns is.
const CHANGES_BY: &str = "p99 changes by: each service beside itself, so it is not the quotient \
                          of the two p99s; 6 % wider at either end, as ranges of times are. Of \
                          generated services such a range held the truth in 93 of 100 cases, as \
                          one of the p99 itself (docs/explanation/fit.md).";
/// The same where no service is like the measured one.
const CHANGES_BY_OF_MISFIT: &str = "p99 changes by: each service beside itself. What these do is \
                                    no forecast of yours.";
/// What is said where nothing helps.
pub const NONE_HELPS: &str = "No change that was tried brings the p99 down by a tenth, but in a \
                               few of the simulated services.";
/// What shares behind a verdict mean.
const LEGEND: &str = "met, missed, open: the simulated services meet the target in so many \
                          per cent, the nearer ones counting more. From 95 % on it is met, up to \
                          5 % missed. Between, the figures leave it open. A burst of quota is open \
                          too, where these services meet the target, and a higher limit where they \
                          miss it and throttling may be a part of the p99: they know no spells of \
                          throttling. rate(container_cpu_cfs_throttled_periods_total[15s]), or \
                          cpu.stat each second, shows whether yours has some.";

/// What a verdict means where no service is near enough to give one.
const LEGEND_OF_MISFIT: &str = "open: no target is met or missed by services that may not be \
                                like yours.";

/// What the verdicts on the target mean.
pub fn legend(page: &Page) -> &'static str {
    if page.misfit.is_some() { LEGEND_OF_MISFIT } else { LEGEND }
}

/// What the column of changes is.
pub fn changes_by(page: &Page) -> &'static str {
    if page.misfit.is_some() { CHANGES_BY_OF_MISFIT } else { CHANGES_BY }
}

/// The share of a p99, per cent, that is worth another number of threads.
const WORTH_PERCENT: f64 = 10.0;

/// That more threads were not tried, if they may be what helps: each explanation has others, so
/// there is no number that is twice as many as today.
pub fn untried(question: &Question, explained: &Explained) -> Option<String> {
    let high = explained.share(Part::Thread)?.percent.high;
    let is_open = question.threads.is_none() && question.runtime != Some(Runtime::Go);
    (is_open && high >= WORTH_PERCENT).then(|| {
        format!(
            "more threads. Waits for one may be up to {high:.0} % of the p99, but how many there \
             are is not known; --threads N tells it, and then twice as many are tried."
        )
    })
}

/// Writes the best changes, and what else was tried.
///
/// # Errors
/// When `out` does not take it.
pub fn write(
    out: &mut dyn Write,
    page: &Page,
    question: &Question,
    explained: &Explained,
) -> io::Result<()> {
    let names = explained.told().map(|changed| changed.change.name().len());
    let table = Table::new(columns(names.max().unwrap_or_default()));
    let target = question.target_words().unwrap_or_default();
    let heads = ["", "p99 ms", "p99 changes by", "throttled %", &target];
    writeln!(out, "{}", table.line(heads))?;
    let measured = measured_met::of(page, question);
    if let Some([p99, throttled]) = &page.today {
        let met = measured.map_or("", |is_met| if is_met { "met" } else { "missed" });
        writeln!(out, "{}", table.line(["today, measured", p99, "", throttled, met]))?;
    }
    let now = &explained.now;
    let met = Met::of_world(now);
    let mut today = cells(page, question, "today, simulated", (now, met), String::new());
    if measured.is_some() {
        // What is known need not be simulated, least of all otherwise.
        today[4].clear();
    }
    writeln!(out, "{}", table.line(today))?;
    for changed in explained.told() {
        let by = by_percent(&changed.p99_percent(now));
        let does = (&changed.world, explained.met(changed));
        let cells = cells(page, question, &changed.change.name(), does, by);
        writeln!(out, "{}", table.line(cells))?;
    }
    match explained.told().next() {
        Some(_) => write_text(out, "", changes_by(page))?,
        None => write_text(out, "", NONE_HELPS)?,
    }
    if let Some(untried) = untried(question, explained) {
        write_text(out, "not tried: ", &untried)?;
    }
    if !question.targets.is_empty() {
        write_text(out, "", legend(page))?;
    }
    for changed in explained.told() {
        let helps = percent(helps(now, &changed.world));
        let cost = cost(page, question, changed);
        let text = format!(
            "{cost} It brings the p99 down by a tenth or more in {helps} of the \
             simulated services, by weight."
        );
        write_text(out, &format!("{}: ", changed.change.name()), &text)?;
    }
    write_rest(out, explained)
}

fn write_rest(out: &mut dyn Write, explained: &Explained) -> io::Result<()> {
    let rest = explained.changes.iter().filter(|changed| !changed.is_told);
    let told = rest.map(|changed| {
        let p99 = ms(&changed.world.time(|measured| measured.p99_ms));
        let name = changed.change.name();
        match changed.world.is_overloaded() {
            true => format!("{name}: OVERLOAD, its queue grows ({p99} in the time that was run)"),
            false => format!("{name}: {p99}"),
        }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return Ok(());
    }
    write_text(out, "tried too, p99 ms: ", &told.join("; "))
}

/// Columns beside names of at most such a width.
fn columns(name: usize) -> [Column; 5] {
    [left(name.max(16)), left(20), left(20), left(18), left(0)]
}

/// A row: the name, the p99, by how much it changes, throttling, and whether the target is met.
pub fn cells(
    page: &Page,
    question: &Question,
    name: &str,
    (world, met): (&World, Met),
    by: String,
) -> [String; 5] {
    let meets = match (meets(page, question, met), page.misfit.is_some()) {
        (None, _) => String::new(),
        (_, true) => "open".into(),
        (Some(Met::Yes), _) => format!("met: {}", percent(world.holds())),
        (Some(Met::No), _) => format!("missed: {}", percent(world.holds())),
        (Some(Met::Depends), _) => match world.holds_at_ends().map(percent) {
            [least, most] if least == most => format!("open: {most}"),
            [least, most] => format!("open: {least} - {most}"),
        },
    };
    let throttled = ms(&world.range(|measured| measured.throttled_percent));
    [name.to_owned(), ms(&world.time(|measured| measured.p99_ms)), by, throttled, meets]
}

/// Whether the target is met, if there is one. Services that are not near the measured one leave it
/// open, and so do those that are throttled otherwise, or most of which stand on the other side of
/// the target today, or on one side of the measured p99.
pub fn meets(page: &Page, question: &Question, met: Met) -> Option<Met> {
    question.targets.first()?;
    Some(if is_judged(page, question) { met } else { Met::Depends })
}

/// Whether a target is met or missed by these services: there is one, and they are like yours.
pub fn is_judged(page: &Page, question: &Question) -> bool {
    // A set says it of itself, too.
    let cautioned = question.caution.as_deref();
    let is_otherwise = cautioned.is_some_and(|caution| [OTHERWISE, OFF_SIDE].contains(&caution));
    let is_alike = page.otherwise().next().is_none() && !is_otherwise;
    !question.targets.is_empty() && page.misfit.is_none() && is_alike
}

/// A change of so many per cent, as a range.
pub fn by_percent(range: &Range) -> String {
    // The sum makes a plain zero of a minus zero.
    let Range { low, likely, high } = range.map(|percent| percent.round() + 0.0);
    format!("{likely:+.0} % ({low:+.0} to {high:+.0})")
}

/// What a change costs: the limit, the request, and those beside the service.
pub fn cost(page: &Page, question: &Question, changed: &Changed) -> String {
    let change = &changed.change;
    let of_unit = is_unit(&question.group);
    let limit = match (change.kind, cpus(&change.limit)) {
        (Kind::Limit | Kind::Both, Some(cpus)) => {
            let more = short(cpus - question.limit_cpus().unwrap_or_default());
            let program = match change.kind {
                Kind::Both => ", and a setting of the program",
                _ => "",
            };
            match of_unit {
                true => format!("CPUQuota={:.0}%, {more} CPUs more{program}", cpus * 100.0),
                false => format!("limits.cpu: {:.0}m, {more} CPUs more{program}", cpus * 1000.0),
            }
        }
        (Kind::NoLimit, _) if of_unit => "no CPUQuota any more".into(),
        (Kind::NoLimit, _) => "no limits.cpu any more".into(),
        (Kind::Burst, _) => format!(
            "the same CPUs over time; {}. Where the limit is in the way for seconds on end, \
             nothing is saved up and this changes nothing",
            match of_unit {
                true => "systemd has no setting for cpu.max.burst",
                false => {
                    "Kubernetes has no field for cpu.max.burst, and the pod's cgroup, if it has a \
                     limit too, needs it as well as the container's"
                }
            }
        ),
        (Kind::Period, _) if of_unit => "the same limit; CPUQuotaPeriodSec of the unit".into(),
        (Kind::Period, _) => {
            "the same limit; in Kubernetes cpuCFSQuotaPeriod, of the whole node".into()
        }
        _ => "the same limit; a setting of the program".into(),
    };
    let request = page.request_cpus.map_or(String::new(), |cpus| {
        let written = match page.request_follows {
            true => " (write it down: left out, as it is, it follows the limit)",
            false => "",
        };
        format!("; requests.cpu stays {}m{written}", (cpus * 1000.0).round())
    });
    let peak = change.peak_cpus(question.cpus);
    let today = change::peak_cpus(&question.limit, question.cpus);
    let others = match peak > today + 1e-9 {
        true => format!(
            "In one period it may use up to {} CPUs (today {}), which others on the node may want.",
            short(peak),
            short(today)
        ),
        false if change.kind == Kind::Period && !of_unit => {
            "Every other limited pod of the node gets the new period too, and what that does to \
             them is not in these figures."
                .into()
        }
        false => "Others on the node lose nothing.".into(),
    };
    format!("{limit}{request}. {others}")
}

/// True if a group is a unit of systemd.
fn is_unit(path: &str) -> bool {
    [".service", ".slice", ".scope"].iter().any(|end| path.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Asked;

    /// What was not tried of two services with so many threads, eight requests at once.
    fn untried_of(threads: [u32; 2]) -> Option<String> {
        let one = |threads: u32| {
            format!(
                "[[explanations]]\nweight = 1\n[[explanations.workloads]]\ngroup = \"/web\"\n\
                 command = \"server --threads {threads} --rate 100/s --service 8ms --arrivals \
                 bursty --burst 8 --duration 4s\"\n"
            )
        };
        let head = "machine = \"node:1 l3:1 core:4 pu:1\"\n[groups.\"/web\"]\n";
        let text = format!("{head}{}{}", one(threads[0]), one(threads[1]));
        let question = Question::of_set(Asked::Text(text), Vec::new()).expect("it is a set");
        let explained = question.answer(|| {}).expect("it runs");
        untried(&question, &explained)
    }

    #[test]
    fn more_threads_are_named_where_they_may_help_and_nobody_said_how_many_there_are() {
        assert!(untried_of([8, 2]).expect("two are few").starts_with("more threads"));
        assert_eq!(untried_of([2, 2]), None, "twice as many are tried");
        assert_eq!(untried_of([64, 32]), None, "they are enough");
    }
}
