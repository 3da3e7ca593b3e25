//! A number that a run gives for a task, a group, a span of requests, or the machine.

use super::Cell;
use crate::failure::Failure;
use crate::tell::frequency;
use crate::tell::goals::{self, Ending};
use crate::tell::report::{Report, Row};
use fairground::record::blame::Cause;
use fairground::record::energy::FJ_PER_J;
use fairground::record::placement::Counts;
use fairground::record::residency::Residency;
use fairground::record::span::Span;
use fairground::record::stats::TaskStats;
use serde::Deserialize;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names of `run --json`, with the unit of the thread's table.
pub enum Metric {
    RuntimeMs,
    Switches,
    DelayMsMean,
    DelayMsMax,
    Wakeups,
    Migrations,
    WakeLatencyUsP50,
    WakeLatencyUsP99,
    WakeLatencyUsMax,
    /// When the last task ended.
    CompletionS,
    /// Of the machine until the last task ended.
    PowerWMean,
    /// `cpu.stat` of a group.
    NrPeriods,
    NrThrottled,
    /// Of its periods, those that ended with a queue throttled, as dashboards show it.
    ThrottledPercent,
    ThrottledMs,
    NrBursts,
    /// `cpu.max.burst` of a group, as it reads at the end.
    BurstUs,
    /// Of the machine: queues that were throttled, a CPU and group each time.
    QueueThrottles,
    /// Of the requests of a span.
    LatencyUsP50,
    LatencyUsP75,
    LatencyUsP90,
    LatencyUsP95,
    LatencyUsP99,
    #[serde(rename = "latency_us_p99_5")]
    LatencyUsP995,
    #[serde(rename = "latency_us_p99_9")]
    LatencyUsP999,
    LatencyUsMin,
    LatencyUsMax,
    /// Of the slowest request: how long it was held up by a throttled group.
    SlowestThrottledMs,
    RequestsPerS,
    /// Of the requests of a span, those that took longer than the cell's `beyond_us`.
    BeyondPercent,
    /// Of the first goal: the time that all of it takes, extrapolated if the run ended as soon as
    /// the rate was known; no number if the run ended before for another reason.
    GoalS,
    /// Its rate.
    GoalPerS,
    /// Of the machine: times that the governor heard of a CPU (thread 004's UPDATE-COUNT).
    GovernorHints,
    /// Times that a CPU's frequency changed.
    FreqChanges,
    /// Mean frequency of all CPUs while they execute.
    FreqGhzMean,
    /// Part of the executing time below, and above, the frequency that was asked for.
    UnderProvisionedPercent,
    OverProvisionedPercent,
    /// What the machine drew.
    EnergyJ,
    /// Of the machine: searches for an idle CPU that found one.
    SearchSuccessPercent,
    /// Those that found the target, the previous or the recent CPU idle.
    SearchFastPercent,
    /// Searches per CPU tested (mmtests).
    SearchEfficiencyPercent,
    /// Idle CPUs found per CPU tested (Chen Yu's `se_eff%`).
    SearchYieldPercent,
    /// The like of domain searches alone (mmtests).
    DomainEfficiencyPercent,
    /// CPUs tested per walk of a cache domain.
    ScanDepthMean,
    /// Looks of CPUs about to go idle, a domain each time.
    NewidleAttempts,
    /// Tasks that they got.
    NewidlePulls,
}

/// Whom a number is asked of.
enum Subject {
    Tasks(fn(&Row) -> f64),
    Machine(fn(&Report<'_>) -> f64),
    Group(fn(&fairground::sim::LimitOutcome) -> f64),
    Requests(fn(&Span, &Report<'_>) -> f64),
    Beyond,
}

fn ms(time_ns: u64) -> f64 {
    time_ns as f64 / 1e6
}

fn us(time_ns: u64) -> f64 {
    time_ns as f64 / 1e3
}

impl Metric {
    /// True if it is of the whole machine.
    pub fn is_of_machine(self) -> bool {
        matches!(self.subject(), Subject::Machine(_))
    }

    fn subject(self) -> Subject {
        use Subject::{Beyond, Group, Machine, Requests, Tasks};
        match self {
            Metric::RuntimeMs => Tasks(|row| ms(row.stats.runtime_ns)),
            Metric::Switches => Tasks(|row| row.stats.switches as f64),
            Metric::DelayMsMean => Tasks(|row| row.stats.delay_ns_mean() / 1e6),
            Metric::DelayMsMax => Tasks(|row| ms(row.stats.delay_ns_max)),
            Metric::Wakeups => Tasks(|row| row.stats.wakeups as f64),
            Metric::Migrations => Tasks(|row| row.stats.migrations as f64),
            Metric::WakeLatencyUsP50 => Tasks(|row| wake_latency_us(&row.stats, 50.0)),
            Metric::WakeLatencyUsP99 => Tasks(|row| wake_latency_us(&row.stats, 99.0)),
            Metric::WakeLatencyUsMax => Tasks(|row| us(row.stats.wake_latency.max_ns())),
            Metric::CompletionS => Tasks(completion_s),
            Metric::PowerWMean
            | Metric::EnergyJ
            | Metric::GovernorHints
            | Metric::FreqChanges
            | Metric::FreqGhzMean
            | Metric::UnderProvisionedPercent
            | Metric::OverProvisionedPercent => Machine(self.of_hardware()),
            Metric::NrPeriods => Group(|limit| limit.stat.nr_periods as f64),
            Metric::NrThrottled => Group(|limit| limit.stat.nr_throttled as f64),
            Metric::ThrottledPercent => Group(|limit| {
                100.0 * limit.stat.nr_throttled as f64 / limit.stat.nr_periods.max(1) as f64
            }),
            Metric::ThrottledMs => Group(|limit| ms(limit.stat.throttled_ns)),
            Metric::NrBursts => Group(|limit| limit.stat.nr_bursts as f64),
            Metric::BurstUs => Group(|limit| (limit.limit.burst_ns / 1000) as f64),
            Metric::QueueThrottles => Machine(|report| report.stats.throttles as f64),
            Metric::BeyondPercent => Beyond,
            Metric::GoalS => Machine(|report| {
                goal(report, |ending, _| ending.time_ns().map(|time_ns| ms(time_ns) / 1e3))
            }),
            Metric::GoalPerS => Machine(|report| goal(report, Ending::rate_per_s)),
            Metric::SearchSuccessPercent => Machine(|r| placed(r, Counts::success_percent)),
            Metric::SearchFastPercent => Machine(|r| placed(r, Counts::fast_percent)),
            Metric::SearchEfficiencyPercent => Machine(|r| placed(r, Counts::efficiency_percent)),
            Metric::SearchYieldPercent => Machine(|r| placed(r, Counts::yield_percent)),
            Metric::DomainEfficiencyPercent => {
                Machine(|r| placed(r, Counts::domain_efficiency_percent))
            }
            Metric::ScanDepthMean => Machine(|r| placed(r, Counts::scan_depth_mean)),
            Metric::NewidleAttempts => {
                Machine(|r| r.placements.machine().newidle_attempts.iter().sum::<u64>() as f64)
            }
            Metric::NewidlePulls => {
                Machine(|r| r.placements.machine().newidle_pulls.iter().sum::<u64>() as f64)
            }
            Metric::LatencyUsP50 => Requests(|span, _| us(span.percentile_ns(50.0))),
            Metric::LatencyUsP75 => Requests(|span, _| us(span.percentile_ns(75.0))),
            Metric::LatencyUsP90 => Requests(|span, _| us(span.percentile_ns(90.0))),
            Metric::LatencyUsP95 => Requests(|span, _| us(span.percentile_ns(95.0))),
            Metric::LatencyUsP99 => Requests(|span, _| us(span.percentile_ns(99.0))),
            Metric::LatencyUsP995 => Requests(|span, _| us(span.percentile_ns(99.5))),
            Metric::LatencyUsP999 => Requests(|span, _| us(span.percentile_ns(99.9))),
            Metric::LatencyUsMin => Requests(|span, _| us(span.latency_ns_min())),
            Metric::LatencyUsMax => Requests(|span, _| us(span.latency_ns_max())),
            Metric::SlowestThrottledMs => Requests(|span, _| {
                let slowest = span.slowest().first();
                slowest.map_or(f64::NAN, |passage| ms(passage.blame.of(Cause::Throttled)))
            }),
            Metric::RequestsPerS => {
                Requests(|span, report| span.per_second(report.outcome.ended_ns))
            }
        }
    }

    /// How a number of frequencies and power is told.
    fn of_hardware(self) -> fn(&Report<'_>) -> f64 {
        match self {
            Metric::PowerWMean => |report| {
                report.meter.map_or(f64::NAN, |meter| {
                    // fJ a ns are uW.
                    meter.machine_fj() as f64 / meter.ended_ns() as f64 / 1e6
                })
            },
            Metric::EnergyJ => {
                |r| r.meter.map_or(f64::NAN, |meter| meter.machine_fj() as f64 / FJ_PER_J)
            }
            Metric::GovernorHints => |r| residency(r, |all| all.sum(|cpu| cpu.hints) as f64),
            Metric::FreqChanges => |r| residency(r, |all| all.sum(|cpu| cpu.changes) as f64),
            Metric::FreqGhzMean => |r| residency(r, frequency::mean_ghz),
            Metric::UnderProvisionedPercent => {
                |r| residency(r, |all| frequency::percent_of_busy(all, |cpu| cpu.under_ns))
            }
            Metric::OverProvisionedPercent => {
                |r| residency(r, |all| frequency::percent_of_busy(all, |cpu| cpu.over_ns))
            }
            _ => unreachable!("every other metric is told by the caller"),
        }
    }
}

/// A number of the first goal, if there is one.
fn goal(report: &Report<'_>, number: impl FnOnce(Ending, u64) -> Option<f64>) -> f64 {
    let first = goals::first(report);
    first.and_then(|(ending, count)| number(ending, count)).unwrap_or(f64::NAN)
}

/// A number of all searches of the machine, if there were any.
fn placed(report: &Report<'_>, number: fn(&Counts) -> Option<f64>) -> f64 {
    number(&report.placements.machine()).unwrap_or(f64::NAN)
}

/// A number of frequencies and idle states, if the machine has any.
fn residency(report: &Report<'_>, number: impl FnOnce(&Residency) -> f64) -> f64 {
    report.residency.map_or(f64::NAN, number)
}

fn wake_latency_us(stats: &TaskStats, percent: f64) -> f64 {
    us(stats.wake_latency.percentile_ns(percent))
}

/// When all tasks of a row had ended; no number while one has not.
fn completion_s(row: &Row) -> f64 {
    if row.stats.ended == row.tasks as u64 { ms(row.stats.ended_at_ns) / 1e3 } else { f64::NAN }
}

/// What a cell says in vain, or does not say though it must.
pub fn fault(cell: &Cell) -> Option<&'static str> {
    let metrics = || std::iter::once(cell.metric).chain(cell.near.map(|near| near.metric));
    let counts = metrics().any(|metric| matches!(metric.subject(), Subject::Beyond));
    let named = metrics().any(|metric| !matches!(metric.subject(), Subject::Machine(_)));
    match (counts, cell.beyond_us) {
        (true, None) => Some("beyond_percent needs \"beyond_us\""),
        (false, Some(_)) => Some("\"beyond_us\" is for beyond_percent alone"),
        _ if cell.task.is_some() && !named => Some("a metric of the machine has no \"task\""),
        _ => None,
    }
}

/// Measures `metric` of what a cell is about.
///
/// # Errors
/// When the run has no such task, group or span.
pub fn measure(cell: &Cell, metric: Metric, report: &Report<'_>) -> Result<f64, Failure> {
    let missing = |what: &str, name: &str| {
        Failure::Input(format!(
            "error: study cell \"{}\": arm {} has no {what} {name}",
            cell.row, cell.arm
        ))
    };
    let name = cell.task.as_deref();
    match metric.subject() {
        Subject::Machine(of) => Ok(of(report)),
        Subject::Tasks(of) => {
            let Some(name) = name else {
                return Ok(of(&Row::sum("", &report.rows(false))));
            };
            let rows = if name.starts_with('/') { report.groups() } else { report.rows(false) };
            let row = rows.iter().find(|row| row.name == name);
            row.map(of).ok_or_else(|| missing("task", name))
        }
        Subject::Group(of) => {
            let name = name.unwrap_or("/");
            let row = report.scenario.groups.iter().position(|group| group.path == name);
            let limit = row.and_then(|row| report.outcome.limits.get(row));
            limit.map(of).ok_or_else(|| missing("limited group", name))
        }
        Subject::Requests(of) => span(name, report)
            .map(|span| of(span, report))
            .ok_or_else(|| missing("span of requests", name.unwrap_or(""))),
        Subject::Beyond => span(name, report)
            .zip(cell.beyond_us)
            .map(|(span, limit_us)| span.beyond_percent((limit_us * 1e3) as u64))
            .ok_or_else(|| missing("span of requests", name.unwrap_or(""))),
    }
}

/// A metric of the whole machine; no number if it is of something else.
pub fn of_machine(metric: Metric, report: &Report<'_>) -> f64 {
    match metric.subject() {
        Subject::Machine(of) => of(report),
        _ => f64::NAN,
    }
}

/// A metric of the whole machine, of all tasks, or of the first span; no number if there is none.
pub fn of_any(metric: Metric, report: &Report<'_>) -> f64 {
    match metric.subject() {
        Subject::Machine(of) => of(report),
        Subject::Tasks(of) => of(&Row::sum("", &report.rows(false))),
        Subject::Requests(of) => span(None, report).map_or(f64::NAN, |span| of(span, report)),
        Subject::Group(_) | Subject::Beyond => f64::NAN,
    }
}

/// The span of this name, or the first one.
fn span<'r>(name: Option<&str>, report: &'r Report<'_>) -> Option<&'r Span> {
    let named =
        |row: &usize| name.is_none_or(|name| report.scenario.workload.spans[*row].name == name);
    let row = (0..report.spans.len()).find(named)?;
    report.spans.get(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study;

    #[test]
    fn what_a_cell_says_in_vain_is_refused() {
        let cells = study::find("U02").expect("it ships").spec.cells;
        let counts = |cell: &Cell| cell.metric == Metric::BeyondPercent && cell.task.is_some();
        let right = cells.into_iter().find(counts).expect("it counts requests beyond a limit");
        assert_eq!(fault(&right), None);
        let without = Cell { beyond_us: None, ..right.clone() };
        assert_eq!(fault(&without), Some("beyond_percent needs \"beyond_us\""));
        let beside = Cell { metric: Metric::LatencyUsMax, ..right };
        assert_eq!(fault(&beside), Some("\"beyond_us\" is for beyond_percent alone"));
        let machine = Cell { metric: Metric::PowerWMean, beyond_us: None, ..beside };
        assert_eq!(fault(&machine), Some("a metric of the machine has no \"task\""));
    }

    #[test]
    fn goals_and_searches_of_the_machine_are_measured() {
        use crate::tell::fixture;
        use fairground::sim::progress::GoalOutcome;
        use fairground::workload::behavior::GoalSpec;
        let cell = study::find("U02").expect("it ships").spec.cells.remove(0);
        fixture::with_report(|report| {
            let of = |report: &Report<'_>, metric| measure(&cell, metric, report).unwrap();
            assert!(of(report, Metric::GoalS).is_nan());
            assert!(of(report, Metric::SearchSuccessPercent).is_nan(), "there was no search");
            assert!(of(report, Metric::NewidleAttempts) == 0.0);
            let (mut scenario, mut outcome) = (report.scenario.clone(), report.outcome.clone());
            let (name, unit) = ("bench".into(), "messages".into());
            scenario.workload.goals = vec![GoalSpec { name, unit, total: Some(100) }];
            let (started_ns, last_ns) = (Some(1_000_000), 5_000_000);
            outcome.goals = vec![GoalOutcome { count: 100, started_ns, last_ns, steady: None }];
            let report = Report { scenario: &scenario, outcome: &outcome, ..*report };
            assert_eq!(of(&report, Metric::GoalS), 0.004);
            assert_eq!(of(&report, Metric::GoalPerS), 25_000.0);
        });
    }
}
