//! The closed list of what is measured: name, unit, direction, and how a report gives it.
//!
//! `{}` in a name stands for a unit of time: `latency_{}_p99` is `latency_ms_p99`, `latency_us_p99`
//! and so on. Times are given in ns here.

use super::subject::{Limited, Subject};
use crate::run::goals::Ending;
use crate::run::report::{Report, Row};
use crate::run::residency::{mean_ghz, percent_of_busy};
use crate::run::throttling::throttled_percent;
use crate::run::unit::Unit;
use Better::{Higher, Lower, Neither};
use Subject::{Beyond, Goal, Group, Machine, Pressure, Requests, Tasks, Usage};
use Unit::{Count, Cpus, Gigahertz, Joules, Ns, PerSecond, Percent, Watts};
use fairground::record::blame::Cause;
use fairground::record::energy::{FJ_PER_J, Meter};
use fairground::record::placement::Counts;
use fairground::record::residency::Residency;
use fairground::record::span::Span;
use fairground_statistics::better::Better;

/// Something that can be measured.
pub struct Quantity {
    /// Its name, as in `run --json`.
    pub name: &'static str,
    /// Its unit; ns for a time.
    pub unit: Unit,
    /// Which direction of it is better.
    pub better: Better,
    /// What it is.
    pub says: &'static str,
    /// Whom it is asked of, and how it is read.
    pub subject: Subject,
}

const fn of(
    name: &'static str,
    unit: Unit,
    better: Better,
    subject: Subject,
    says: &'static str,
) -> Quantity {
    Quantity { name, unit, better, says, subject }
}

/// Shorter and customary names.
pub const ALIASES: [(&str, &str); 13] = [
    ("p50", "latency_ms_p50"),
    ("p75", "latency_ms_p75"),
    ("p90", "latency_ms_p90"),
    ("p95", "latency_ms_p95"),
    ("p99", "latency_ms_p99"),
    ("p99.5", "latency_ms_p995"),
    ("p99.9", "latency_ms_p999"),
    ("mean", "latency_ms_mean"),
    ("throughput", "requests_per_s"),
    ("throttle_ratio", "throttled_percent"),
    ("throttle_ratio_percent", "throttled_percent"),
    ("power_w", "power_w_mean"),
    ("per_second", "requests_per_s"),
];

/// Everything that can be measured.
#[rustfmt::skip]
pub const QUANTITIES: &[Quantity] = &[
    of("latency_{}_mean", Ns, Lower, Requests(|s, _| latency(s, s.latency_ns_mean())),
        "of requests: from arrival to the end of the last part"),
    of("latency_{}_min", Ns, Lower, Requests(|s, _| latency(s, s.latency_ns_min() as f64)),
        "shortest"),
    of("latency_{}_p50", Ns, Lower, Requests(|s, _| percentile(s, 50.0)), "median"),
    of("latency_{}_p75", Ns, Lower, Requests(|s, _| percentile(s, 75.0)), "percentile"),
    of("latency_{}_p90", Ns, Lower, Requests(|s, _| percentile(s, 90.0)), "percentile"),
    of("latency_{}_p95", Ns, Lower, Requests(|s, _| percentile(s, 95.0)), "percentile"),
    of("latency_{}_p99", Ns, Lower, Requests(|s, _| percentile(s, 99.0)), "percentile"),
    of("latency_{}_p995", Ns, Lower, Requests(|s, _| percentile(s, 99.5)), "percentile"),
    of("latency_{}_p999", Ns, Lower, Requests(|s, _| percentile(s, 99.9)), "percentile"),
    of("latency_{}_max", Ns, Lower, Requests(|s, _| latency(s, s.latency_ns_max() as f64)),
        "longest"),
    of("latency_{}_mean_over_time", Ns, Lower, Requests(|s, _| latency(s, mean_over_time_ns(s))),
        "of the request that one finds under way at any moment: long ones more often"),
    of("beyond_TIME", Percent, Lower, Beyond, "of requests, those that took longer: beyond_30ms"),
    of("slowest_throttled_{}", Ns, Lower, Requests(slowest_throttled),
        "of the slowest request: held up by a throttled group"),
    of("requests_per_s", PerSecond, Higher, Requests(|s, r| s.per_second(r.outcome.ended_ns)),
        "requests done"),
    of("refused", Count, Lower, Requests(|s, _| s.refused as f64),
        "requests that found the backlog full"),
    of("in_flight", Count, Lower, Requests(|s, _| s.in_flight() as f64),
        "requests not done at the end"),
    of("nr_periods", Count, Neither, Group(|g| g.stat.nr_periods as f64),
        "cpu.stat: periods that were counted"),
    of("nr_throttled", Count, Lower, Group(|g| g.stat.nr_throttled as f64),
        "cpu.stat: periods that ended with a queue throttled"),
    of("throttled_percent", Percent, Lower, Group(ratio_percent),
        "nr_throttled / nr_periods, as dashboards draw it"),
    of("throttled_{}", Ns, Lower, Group(|g| g.stat.throttled_ns as f64),
        "cpu.stat: throttled_usec, summed over CPUs"),
    of("nr_bursts", Count, Neither, Group(|g| g.stat.nr_bursts as f64),
        "cpu.stat: periods that used more than the quota"),
    of("burst_{}", Ns, Neither, Group(|g| g.stat.burst_ns as f64),
        "cpu.stat: burst_usec, what they used beyond it"),
    of("usage_{}", Ns, Neither, Usage(|g| g.usage_ns as f64), "cpu.stat: usage_usec"),
    of("cpu_max_burst_{}", Ns, Neither, Group(|g| g.burst_ns as f64), "cpu.max.burst at the end"),
    of("reservation", Cpus, Lower, Group(|g| g.cpus), "cpu.max at the end: quota / period"),
    of("psi_some_percent", Percent, Lower, Pressure(|p, ended_ns| share(p.some_ns, ended_ns)),
        "cpu.pressure: of the run, in which some of the group's tasks waited for a CPU"),
    of("psi_full_percent", Percent, Lower, Pressure(|p, ended_ns| share(p.full_ns, ended_ns)),
        "cpu.pressure: of the run, in which some waited and none ran"),
    of("psi_some_{}", Ns, Lower, Pressure(|p, _| p.some_ns as f64), "cpu.pressure: some's total"),
    of("psi_full_{}", Ns, Lower, Pressure(|p, _| p.full_ns as f64), "cpu.pressure: full's total"),
    of("runtime_{}", Ns, Neither, Tasks(|t| t.stats.runtime_ns as f64), "of tasks: time on CPUs"),
    of("switches", Count, Lower, Tasks(|t| t.stats.switches as f64), "switches to it"),
    of("preemptions", Count, Lower, Tasks(|t| t.stats.preemptions as f64),
        "switches away from it while runnable"),
    of("delay_{}_mean", Ns, Lower, Tasks(|t| t.stats.delay_ns_mean()),
        "runnable to running, as perf sched latency"),
    of("delay_{}_max", Ns, Lower, Tasks(|t| t.stats.delay_ns_max as f64), "longest"),
    of("wakeups", Count, Neither, Tasks(|t| t.stats.wakeups as f64), "wake-ups; a start is none"),
    of("migrations", Count, Lower, Tasks(|t| t.stats.migrations as f64), "moves to another CPU"),
    of("wake_latency_{}_mean", Ns, Lower, Tasks(|t| woken(t, t.stats.wake_latency.mean_ns())),
        "wake-up to running"),
    of("wake_latency_{}_p50", Ns, Lower, Tasks(|t| wake_percentile(t, 50.0)), "median"),
    of("wake_latency_{}_p90", Ns, Lower, Tasks(|t| wake_percentile(t, 90.0)), "percentile"),
    of("wake_latency_{}_p99", Ns, Lower, Tasks(|t| wake_percentile(t, 99.0)), "percentile"),
    of("wake_latency_{}_p999", Ns, Lower, Tasks(|t| wake_percentile(t, 99.9)), "percentile"),
    of("wake_latency_{}_max", Ns, Lower, Tasks(|t| woken(t, t.stats.wake_latency.max_ns() as f64)),
        "longest"),
    of("completion_{}", Ns, Lower, Tasks(completion_ns), "when the last of them ended"),
    of("goal_{}", Ns, Lower, Goal(|ending, _| ending.time_ns().map(|time_ns| time_ns as f64)),
        "time that all of a workload's goal takes, as hackbench tells it"),
    of("goal_per_s", PerSecond, Higher, Goal(Ending::rate_per_s), "rate of a workload's goal"),
    of("energy_j", Joules, Lower,
        Machine(|r| r.meter.map_or(f64::NAN, |meter| meter.machine_fj() as f64 / FJ_PER_J)),
        "of the machine until the run ends: of the same work, less is better"),
    of("power_w_mean", Watts, Neither,
        Machine(|r| r.meter.map_or(f64::NAN, power_w)),
        "of the machine; who does the same work sooner draws more: energy_j says what is better"),
    of("governor_hints", Count, Lower,
        Machine(|r| residency(r, |all| all.sum(|cpu| cpu.hints) as f64)),
        "times that the governor heard of a CPU (thread 004's UPDATE-COUNT)"),
    of("freq_changes", Count, Lower,
        Machine(|r| residency(r, |all| all.sum(|cpu| cpu.changes) as f64)),
        "times that a CPU's frequency changed"),
    of("freq_ghz_mean", Gigahertz, Neither, Machine(|r| residency(r, mean_ghz)),
        "of all CPUs while they execute"),
    of("under_provisioned_percent", Percent, Lower,
        Machine(|r| residency(r, |all| percent_of_busy(all, |cpu| cpu.under_ns))),
        "of the executing time: below the frequency that was asked for"),
    of("over_provisioned_percent", Percent, Lower,
        Machine(|r| residency(r, |all| percent_of_busy(all, |cpu| cpu.over_ns))),
        "of the executing time: above it"),
    of("queue_throttles", Count, Lower, Machine(|r| r.stats.throttles as f64),
        "queues that were throttled, a CPU and group each time"),
    of("search_success_percent", Percent, Higher, Machine(|r| placed(r, Counts::success_percent)),
        "searches for an idle CPU that found one"),
    of("search_fast_percent", Percent, Higher, Machine(|r| placed(r, Counts::fast_percent)),
        "found the target, the previous or the recent CPU idle"),
    of("search_efficiency_percent", Percent, Higher,
        Machine(|r| placed(r, Counts::efficiency_percent)),
        "searches per CPU tested (mmtests)"),
    of("search_yield_percent", Percent, Higher, Machine(|r| placed(r, Counts::yield_percent)),
        "idle CPUs found per CPU tested (Chen Yu's se_eff%)"),
    of("domain_efficiency_percent", Percent, Higher,
        Machine(|r| placed(r, Counts::domain_efficiency_percent)),
        "the like of domain searches alone (mmtests)"),
    of("scan_depth_mean", Count, Lower, Machine(|r| placed(r, Counts::scan_depth_mean)),
        "CPUs tested per walk of a cache domain"),
    of("wake_affine_percent", Percent, Neither,
        Machine(|r| placed(r, Counts::wake_affine_percent)),
        "wake-ups from another CPU than the task's last that aimed at the waker's"),
    of("newidle_attempts", Count, Neither,
        Machine(|r| r.placements.machine().newidle_attempts.iter().sum::<u64>() as f64),
        "looks of CPUs about to go idle, a domain each time"),
    of("newidle_pulls", Count, Neither,
        Machine(|r| r.placements.machine().newidle_pulls.iter().sum::<u64>() as f64),
        "tasks that they got"),
];

/// Mean power of the machine: fJ a ns are uW.
fn power_w(meter: &Meter) -> f64 {
    meter.machine_fj() as f64 / meter.ended_ns() as f64 / 1e6
}

/// No number where there was no request: nothing is not fast.
fn latency(span: &Span, time_ns: f64) -> f64 {
    if span.count() > 0 { time_ns } else { f64::NAN }
}

fn percentile(span: &Span, percent: f64) -> f64 {
    latency(span, span.percentile_ns(percent) as f64)
}

/// Sum of squares over sum, within the histogram's 0.1 %.
pub(super) fn mean_over_time_ns(span: &Span) -> f64 {
    let add = |(sum, squares): (f64, f64), (ns, count): (u64, u64)| {
        let all_ns = ns as f64 * count as f64;
        (sum + all_ns, squares + all_ns * ns as f64)
    };
    let (sum, squares) = span.histogram_ns().fold((0.0, 0.0), add);
    squares / sum
}

fn slowest_throttled(span: &Span, _: &Report<'_>) -> f64 {
    let slowest = span.slowest().first();
    slowest.map_or(f64::NAN, |passage| passage.blame.of(Cause::Throttled) as f64)
}

fn ratio_percent(limited: &Limited) -> f64 {
    throttled_percent(limited.stat.nr_throttled, limited.stat.nr_periods)
}

fn share(total_ns: u64, ended_ns: u64) -> f64 {
    100.0 * total_ns as f64 / ended_ns as f64
}

/// No number where there was no wake-up.
fn woken(row: &Row, time_ns: f64) -> f64 {
    if row.stats.wake_latency.count() > 0 { time_ns } else { f64::NAN }
}

fn wake_percentile(row: &Row, percent: f64) -> f64 {
    woken(row, row.stats.wake_latency.percentile_ns(percent) as f64)
}

/// When all tasks of a row had ended; no number while one has not.
fn completion_ns(row: &Row) -> f64 {
    let ended = row.stats.ended == row.tasks as u64;
    if ended { row.stats.ended_at_ns as f64 } else { f64::NAN }
}

/// A number of all searches of the machine, if there were any.
fn placed(report: &Report<'_>, number: fn(&Counts) -> Option<f64>) -> f64 {
    number(&report.placements.machine()).unwrap_or(f64::NAN)
}

/// A number of frequencies and idle states, if the machine has any.
fn residency(report: &Report<'_>, number: impl FnOnce(&Residency) -> f64) -> f64 {
    report.residency.map_or(f64::NAN, number)
}
