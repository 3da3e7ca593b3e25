//! The metrics of the experiments with limits, by name, from what a run's tasks did.

use super::config::{Config, Kind};
use super::metric::{mean, quantile, share_of};
use super::watch::{Seen, Stint, Watch};
use super::world::{SWITCH_NS, THROTTLE_NS};
use fairground::sim::LimitOutcome;

/// The metric's value in one run, which began as the `start`-th measured one; None if it is not
/// known here, NaN if there was nothing to measure.
pub fn value(config: &Config, metric: &str, run: &Watch, start: usize) -> Option<f64> {
    let name = metric.strip_prefix("metrics.")?;
    if name == "makespan_ms" {
        return Some(run.all_ended_us()? / 1e3);
    }
    if let Some((name, row)) = of_group(name) {
        let phase_us = config.starts[start].boundaries_ns[row]? as f64 / 1e3;
        return of_counters(name, &run.limits[row])
            .or_else(|| of_work(name, &run.tasks[row]))
            .or_else(|| of_release(name, &run.tasks[row], (phase_us, period_us(config, row))));
    }
    if name == "switches_total" {
        return Some(run.tasks.iter().map(switches).sum());
    }
    let limited: Vec<&Seen> = run
        .tasks
        .iter()
        .zip(&config.tasks)
        .filter(|(_, task)| task.group == config.groups[0].name)
        .map(|(seen, _)| seen)
        .collect();
    let used_us: f64 = limited.iter().map(|task| task.runtime_us).sum();
    let duration_us = config.duration_us as f64;
    of_counters(name, &run.limits[0])
        .or_else(|| match name {
            "share_of_one_cpu" | "share_from_trace" | "utilisation_cpus" => {
                Some(used_us / duration_us)
            }
            "sum_exec_ms" => Some(used_us / 1e3),
            _ => None,
        })
        .or_else(|| of_one_task(name, &run.tasks))
        .or_else(|| of_periods(name, config, &limited, start))
        .or_else(|| of_requests(name, config, run))
}

/// `NAME_A` is of the first group and its task, `NAME_B` of the second.
fn of_group(name: &str) -> Option<(&str, usize)> {
    let first = name.strip_suffix("_A").map(|name| (name, 0));
    first.or_else(|| name.strip_suffix("_B").map(|name| (name, 1)))
}

fn period_us(config: &Config, row: usize) -> f64 {
    config.groups[row].limit.period_ns as f64 / 1e3
}

/// `cpu.stat`.
fn of_counters(name: &str, limit: &LimitOutcome) -> Option<f64> {
    let stat = &limit.stat;
    Some(match name {
        "nr_periods" => stat.nr_periods as f64,
        "nr_throttled" => stat.nr_throttled as f64,
        "throttled_ratio" => stat.nr_throttled as f64 / stat.nr_periods as f64,
        "throttled_time" => stat.throttled_ns as f64,
        "throttled_time_ms" => stat.throttled_ns as f64 / 1e6,
        "nr_bursts" => stat.nr_bursts as f64,
        "burst_time" => stat.burst_ns as f64,
        "burst_time_ms" => stat.burst_ns as f64 / 1e6,
        _ => return None,
    })
}

/// The run from T0 out of idle on CPU 1 was not seen to begin.
fn switches(task: &Seen) -> f64 {
    f64::from(task.switches) - f64::from(u8::from(task.first_unseen))
}

/// `burst_len` and `off_gap` are of the first task.
fn of_one_task(name: &str, tasks: &[Seen]) -> Option<f64> {
    if let Some((row, name)) = name.strip_prefix("task").and_then(|rest| rest.split_once('_')) {
        let task = tasks.get(row.parse::<usize>().ok()?)?;
        return match name {
            "runtime_ms" => Some(task.runtime_us / 1e3),
            "switches" => Some(switches(task)),
            _ => None,
        };
    }
    let task = &tasks[0];
    let bursts = &task.runs_us[usize::from(task.first_unseen).min(task.runs_us.len())..];
    Some(match name {
        "n_bursts_observed" => bursts.len() as f64,
        "burst_len_p50_ms" => quantile(bursts, 0.5) / 1e3,
        "burst_len_mean_ms" => mean(bursts) / 1e3,
        "burst_len_max_ms" => quantile(bursts, 1.0) / 1e3,
        "off_gap_p50_ms" => quantile(&task.delays_us, 0.5) / 1e3,
        "off_gap_max_ms" => quantile(&task.delays_us, 1.0) / 1e3,
        _ => return None,
    })
}

/// On-CPU time of the group in each whole period.
fn of_periods(name: &str, config: &Config, tasks: &[&Seen], start: usize) -> Option<f64> {
    let statistic = name.strip_prefix("per_period_runtime_")?;
    let period_us = period_us(config, 0);
    let mut from_us = config.starts[start].boundaries_ns[0]? as f64 / 1e3;
    let mut used_ms = Vec::new();
    while from_us + period_us <= config.duration_us as f64 {
        if from_us >= 0.0 {
            let stints = tasks.iter().flat_map(|task| &task.stints);
            let inside = stints.map(|stint| {
                (stint.to.min(from_us + period_us) - stint.from.max(from_us)).max(0.0)
            });
            used_ms.push(inside.sum::<f64>() / 1e3);
        }
        from_us += period_us;
    }
    Some(match statistic {
        "mean_ms" => mean(&used_ms),
        "min_ms" => quantile(&used_ms, 0.0),
        "max_ms" => quantile(&used_ms, 1.0),
        "sd_ms" => deviation(&used_ms),
        _ => return None,
    })
}

fn deviation(values: &[f64]) -> f64 {
    let middle = mean(values);
    let squares: Vec<f64> = values.iter().map(|value| (value - middle).powi(2)).collect();
    mean(&squares).sqrt()
}

/// A task of fixed work; `run_delay` counts throttled time too.
fn of_work(name: &str, task: &Seen) -> Option<f64> {
    let began_us = task.stints.first()?.from;
    Some(match name {
        "completion_ms" => task.ended_us? / 1e3,
        "run_delay_ms" => (task.ended_us? - began_us - task.runtime_us) / 1e3,
        "switches" => switches(task),
        "migrations" => f64::from(task.migrations),
        _ => return None,
    })
}

/// When a task came back after its group was unthrottled, relative to the period's beginning, as
/// far as the trace of the real kernel shows it.
fn of_release(name: &str, task: &Seen, (phase_us, period_us): (f64, f64)) -> Option<f64> {
    let seen = task.stints.iter().filter(|stint| stint.released && !stint.unseen);
    let after_us = |stint: &Stint| {
        let after_us = (stint.from - phase_us).rem_euclid(period_us);
        if after_us > period_us / 2.0 { after_us - period_us } else { after_us }
    };
    let after_ms: Vec<f64> = seen.map(|stint| after_us(stint) / 1e3).collect();
    let known = !after_ms.is_empty();
    Some(match name {
        "unthrottle_phase_ms_minus_timer_phase" if known => mean(&after_ms),
        "unthrottle_phase_sd_ms" if known => deviation(&after_ms),
        "unthrottle_phase_ms_minus_timer_phase" | "unthrottle_phase_sd_ms" => f64::NAN,
        _ => return None,
    })
}

/// `SERIES_STATISTIC_us` over the requests of all workers.
fn of_requests(name: &str, config: &Config, run: &Watch) -> Option<f64> {
    let workers = run.tasks.iter().zip(&config.tasks);
    let served: Vec<(f64, f64)> = workers
        .flat_map(|(seen, task)| served(seen, &requests(&task.kind, config.duration_us)))
        .collect();
    let starts_us: Vec<f64> = served.iter().map(|request| request.0).collect();
    match name {
        "n_requests" => return Some(served.len() as f64),
        "frac_start_lat_gt_10ms" => return Some(share_of(&starts_us, |us| us > 10_000.0)),
        _ => {}
    }
    let (values, statistic) = match name.strip_prefix("start_lat_") {
        Some(statistic) => (starts_us, statistic),
        None => {
            let latencies_us = served.iter().map(|request| request.1).collect();
            (latencies_us, name.strip_prefix("latency_")?)
        }
    };
    Some(match statistic.strip_suffix("_us")? {
        "mean" => mean(&values),
        "max" => quantile(&values, 1.0),
        percentile => quantile(&values, percentile.strip_prefix('p')?.parse::<f64>().ok()? / 100.0),
    })
}

/// When each request arrives and how much it needs, µs.
fn requests(kind: &Kind, duration_us: u64) -> Vec<(u64, u64)> {
    match kind {
        Kind::Requests(requests) => requests.to_vec(),
        Kind::Periodic { run_us, period_us } => {
            (0..duration_us).step_by(*period_us as usize).map(|at_us| (at_us, *run_us)).collect()
        }
        _ => Vec::new(),
    }
}

/// From arrival to start and to the end, of each request that was served, µs: a worker serves one
/// after the other, so they follow from when it computed.
fn served(worker: &Seen, requests: &[(u64, u64)]) -> Vec<(f64, f64)> {
    let mut served = Vec::new();
    let mut stretches = worker.stints.iter().filter_map(working);
    let Some((mut at, mut until)) = stretches.next() else { return served };
    for &(arrival_us, run_us) in requests {
        let (mut began, mut left) = (None, run_us as f64);
        // It slept before a request that found it with nothing to do.
        while left > SAME_US {
            if until - at <= SAME_US || until <= arrival_us as f64 {
                match stretches.next() {
                    Some(next) => (at, until) = next,
                    None => return served,
                }
                continue;
            }
            let done = left.min(until - at);
            began.get_or_insert(at);
            (at, left) = (at + done, left - done);
        }
        let arrival = arrival_us as f64;
        served.push((began.unwrap_or(at) - arrival, at - arrival));
    }
    served
}

/// Times are rounded to whole microseconds, so the ends of a request are known to a few.
const SAME_US: f64 = 3.0;

/// The part of a stint in which the task computes: not the switch to it, and nothing if it was only
/// there to leave.
fn working(stint: &Stint) -> Option<(f64, f64)> {
    let from = stint.from + SWITCH_NS as f64 / 1e3;
    let only_leaves = stint.parked && stint.to - from <= THROTTLE_NS as f64 / 1e3 + SAME_US;
    (!only_leaves && stint.to > from).then_some((from, stint.to))
}
