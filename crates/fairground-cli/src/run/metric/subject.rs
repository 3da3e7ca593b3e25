//! Whom a number is asked of: a task, a group, a span of requests, a goal, the machine.

use crate::run::goals::{self, Ending};
use crate::run::report::{Report, Row, merge_instances};
use fairground::model::bandwidth::CpuStat;
use fairground::record::pressure::GroupPressure;
use fairground::record::span::Span;
use fairground::sim::LimitOutcome;
use fairground::sim::scenario::{GroupSpec, group_and_above};
use fairground::units::{GroupId, Id, NS_PER_US, Ns};

/// Whom a number is asked of, and how it is read.
pub enum Subject {
    /// A task, all instances of a name, a group's tasks; all tasks unless named.
    Tasks(fn(&Row) -> f64),
    /// The machine, which has no name.
    Machine(fn(&Report<'_>) -> f64),
    /// A group and its limit; all limited ones together unless named.
    Group(fn(&Limited) -> f64),
    /// What a group used; all limited ones together unless named, of which there must be one.
    Usage(fn(&Limited) -> f64),
    /// A group's pressure, with the length of the run; of the first limited group unless named.
    Pressure(fn(&GroupPressure, Ns) -> f64),
    /// A span; the first one unless named.
    Requests(fn(&Span, &Report<'_>) -> f64),
    /// The same, for the share that took longer than a given time.
    Beyond,
    /// A goal; the first one unless named.
    Goal(fn(Ending, u64) -> Option<f64>),
}

/// What one limited group used, or several together.
#[derive(Default)]
pub struct Limited {
    /// Sums of the counters.
    pub stat: CpuStat,
    /// Time on CPUs of all their tasks, ns.
    pub usage_ns: Ns,
    /// Sum of `cpu.max.burst`, ns.
    pub burst_ns: Ns,
    /// Sum of quota / period; of groups inside of limited groups the outer ones alone count.
    /// Infinite without a limit.
    pub cpus: f64,
}

/// Something was asked of a thing that the run does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// What kind of thing.
    pub what: &'static str,
    /// The name that was asked for; none if there is not even one of the kind.
    pub name: Option<String>,
    /// Those that there are.
    pub known: Vec<String>,
}

impl Missing {
    fn new(what: &'static str, name: Option<&str>, known: Vec<String>) -> Self {
        Missing { what, name: name.map(str::to_owned), known }
    }
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const SHOWN: usize = 12;
        match &self.name {
            Some(name) => write!(f, "the scenario has no {} \"{name}\"", self.what)?,
            None => write!(f, "the scenario has no {}", self.what)?,
        }
        if self.known.is_empty() {
            return Ok(());
        }
        let more = if self.known.len() > SHOWN { ", ..." } else { "" };
        let shown = &self.known[..self.known.len().min(SHOWN)];
        write!(f, "; it has {}{more}", shown.join(", "))
    }
}

impl Subject {
    /// True if it is of the whole machine unless a goal is named.
    pub fn is_of_machine(&self) -> bool {
        matches!(self, Subject::Machine(_) | Subject::Goal(_))
    }

    /// True if it is of a group's limit.
    pub fn is_of_limit(&self) -> bool {
        matches!(self, Subject::Group(_) | Subject::Usage(_))
    }

    /// What may stand before the metric's name, and what it means if nothing does.
    pub fn says(&self) -> &'static str {
        match self {
            Subject::Tasks(_) => "[TASK.|/GROUP.]",
            Subject::Machine(_) => "",
            Subject::Group(_) | Subject::Usage(_) | Subject::Pressure(_) => "[GROUP.]",
            Subject::Requests(_) | Subject::Beyond => "[SPAN.]",
            Subject::Goal(_) => "[WORKLOAD.]",
        }
    }

    /// The number, ns for a time; NaN if the run gives none.
    ///
    /// # Errors
    /// When the run has no such task, group, span or goal.
    pub fn measure(
        &self,
        name: Option<&str>,
        beyond_ns: Ns,
        report: &Report<'_>,
    ) -> Result<f64, Missing> {
        match self {
            Subject::Machine(of) => Ok(of(report)),
            Subject::Tasks(of) => tasks(name, report).map(|row| of(&row)),
            Subject::Group(of) => limited(name, report).map(|limited| of(&limited)),
            Subject::Usage(_) if name.is_none() && chosen(None, report)?.is_empty() => {
                Err(Missing { what: LIMITED, ..no_group(None, report) })
            }
            Subject::Usage(of) => limited(name, report).map(|limited| of(&limited)),
            Subject::Pressure(of) => {
                pressure(name, report).map(|pressure| of(pressure, report.outcome.ended_ns))
            }
            Subject::Requests(of) => span(name, report).map(|span| of(span, report)),
            Subject::Beyond => span(name, report).map(|span| match span.count() {
                0 => f64::NAN,
                _ => span.beyond_percent(beyond_ns),
            }),
            Subject::Goal(of) => {
                let goal = goal(name, report)?;
                Ok(of(goal.0, goal.1).unwrap_or(f64::NAN))
            }
        }
    }
}

fn tasks(name: Option<&str>, report: &Report<'_>) -> Result<Row, Missing> {
    let rows = report.rows(false);
    let Some(name) = name else { return Ok(Row::sum("", &rows)) };
    if let Some(row) = rows.iter().find(|row| row.name == name) {
        return Ok(row.clone());
    }
    if let Some(at) = group(name, report) {
        return Ok(report.groups().swap_remove(at));
    }
    let merged = merge_instances(&rows);
    let of_name = |row: &&Row| row.name == format!("{name}:({})", row.tasks);
    let found = merged.iter().find(of_name).cloned();
    found.ok_or_else(|| {
        let groups = report.scenario.groups.iter().map(|group| group.path.clone());
        let known = merged.into_iter().map(|row| row.name).chain(groups.skip(1)).collect();
        Missing::new("task", Some(name), known)
    })
}

/// Place of a group by its path, with or without the first slash, or by its path's end if no
/// other's is the same.
pub(super) fn place_of_group(name: &str, groups: &[GroupSpec]) -> Option<usize> {
    let place = |is: &dyn Fn(&str) -> bool| groups.iter().position(|group| is(&group.path));
    let below = format!("/{}", name.trim_start_matches('/'));
    if let Some(place) = place(&|path| path == name || path == below) {
        return Some(place);
    }
    let mut ends = (0..groups.len()).filter(|&at| groups[at].path.ends_with(&below));
    ends.next().filter(|_| ends.next().is_none())
}

fn group(name: &str, report: &Report<'_>) -> Option<usize> {
    place_of_group(name, &report.scenario.groups)
}

/// What a metric of all limits needs.
const LIMITED: &str = "group with a CPU limit";

/// The group of this name, or all limited ones.
fn chosen(name: Option<&str>, report: &Report<'_>) -> Result<Vec<usize>, Missing> {
    let limits = &report.outcome.limits;
    let is_limited = |row: &LimitOutcome| row.limit.quota_ns.is_some() || row.stat.nr_periods > 0;
    match name {
        None => Ok((0..limits.len()).filter(|&at| is_limited(&limits[at])).collect()),
        Some(name) => Ok(vec![group(name, report).ok_or_else(|| no_group(Some(name), report))?]),
    }
}

/// The group of this name, or all limited ones together. What has no limit is never throttled, and
/// is allowed all CPUs that there are and more.
fn limited(name: Option<&str>, report: &Report<'_>) -> Result<Limited, Missing> {
    let (limits, chosen) = (&report.outcome.limits, chosen(name, report)?);
    let groups = report.groups();
    let sum = |mut sum: Limited, &at: &usize| {
        let outer = !is_inside(at, &chosen, report);
        sum.usage_ns += if outer { groups[at].stats.runtime_ns } else { 0 };
        let Some(LimitOutcome { limit, stat }) = limits.get(at) else {
            return Limited { cpus: f64::INFINITY, ..sum };
        };
        sum.stat.nr_periods += stat.nr_periods;
        sum.stat.nr_throttled += stat.nr_throttled;
        sum.stat.throttled_ns += stat.throttled_ns;
        sum.stat.nr_bursts += stat.nr_bursts;
        sum.stat.burst_ns += stat.burst_ns;
        // The file shows whole microseconds.
        sum.burst_ns += limit.burst_ns / NS_PER_US * NS_PER_US;
        let quota_ns = limit.quota_ns.map_or(f64::INFINITY, |quota_ns| quota_ns as f64);
        sum.cpus += if outer { quota_ns / limit.period_ns as f64 } else { 0.0 };
        sum
    };
    let none =
        Limited { cpus: if chosen.is_empty() { f64::INFINITY } else { 0.0 }, ..Limited::default() };
    Ok(chosen.iter().fold(none, sum))
}

fn no_group(name: Option<&str>, report: &Report<'_>) -> Missing {
    let known = report.scenario.groups.iter().map(|group| group.path.clone());
    Missing::new("group", name, known.collect())
}

/// The pressure on the group of this name, or on the first one that has a limit.
fn pressure<'r>(name: Option<&str>, report: &Report<'r>) -> Result<&'r GroupPressure, Missing> {
    let limits = &report.outcome.limits;
    let place = match name {
        Some(name) => group(name, report),
        None => limits.iter().position(|row| row.limit.quota_ns.is_some()),
    };
    let what = if name.is_some() { "group" } else { LIMITED };
    place
        .and_then(|place| report.pressure.get(place))
        .ok_or_else(|| Missing { what, ..no_group(name, report) })
}

/// True if one of a group's parents is chosen too.
fn is_inside(at: usize, chosen: &[usize], report: &Report<'_>) -> bool {
    let mut line = group_and_above(&report.scenario.groups, GroupId::from_index(at)).skip(1);
    line.any(|group| chosen.contains(&group.index()))
}

/// The place of the span of this name, or of the tool's only one; of the first one unless named.
pub(super) fn place_of_span(name: Option<&str>, spans: &[&str]) -> Option<usize> {
    match name {
        None => spans.first().map(|_| 0),
        Some(name) => spans.iter().position(|span| *span == name).or_else(|| {
            let mut of_tool = (0..).zip(spans).filter(|(_, span)| {
                span.strip_prefix(name).is_some_and(|rest| rest.starts_with('/'))
            });
            of_tool.next().map(|(at, _)| at).filter(|_| of_tool.next().is_none())
        }),
    }
}

fn span<'r>(name: Option<&str>, report: &'r Report<'_>) -> Result<&'r Span, Missing> {
    let specs = report.scenario.workload.spans.iter();
    let names: Vec<&str> = specs.map(|spec| spec.name.as_str()).collect();
    let found = place_of_span(name, &names).and_then(|at| report.spans.get(at));
    found.ok_or_else(|| {
        let known = names.into_iter().map(str::to_owned).collect();
        Missing::new("span of requests", name, known)
    })
}

/// The goal of this name, or the first one: how it ended, and its count.
fn goal(name: Option<&str>, report: &Report<'_>) -> Result<(Ending, u64), Missing> {
    let mut goals = goals::goals(report);
    let found = goals.find(|(spec, _)| name.is_none_or(|name| spec.name == name));
    let told =
        found.map(|(spec, goal)| (goals::ending(spec, goal, report.outcome.ended_ns), goal.count));
    told.ok_or_else(|| {
        let known = goals::goals(report).map(|(spec, _)| spec.name.clone()).collect();
        Missing::new("goal", name, known)
    })
}
