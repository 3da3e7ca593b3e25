//! The metrics of the measurements, by name, from what a run's tasks did.

use super::watch::Seen;

/// What a metric is called when it says how, not what, was measured.
const OF_THE_METHOD: &str = "wake_delay_source_is_user_clock";
/// What the experimenters set, and we take over.
const SET: &str = "delta_phase_ms";

/// True for what no scheduler decides.
pub fn is_of_the_method(metric: &str) -> bool {
    metric.ends_with(OF_THE_METHOD) || metric.ends_with(SET)
}

/// The metric's value in one run; None if it is not known here.
pub fn value(file: &str, metric: &str, tasks: &[Seen], duration_us: f64) -> Option<f64> {
    let runtime = |row: usize| tasks[row].runtime_us;
    if metric.ends_with("switches_total") {
        return Some(tasks.iter().map(|task| f64::from(task.switches)).sum());
    }
    if metric.ends_with("migrations_total") {
        return Some(tasks.iter().map(|task| f64::from(task.migrations)).sum());
    }
    if let Some(row) = metric.strip_prefix("share[") {
        let row: usize = row.strip_suffix(']')?.parse().ok()?;
        let all: f64 = tasks.iter().map(|task| task.runtime_us).sum();
        return Some(runtime(row) / if file.ends_with("_quiet") { duration_us } else { all });
    }
    let (row, name) = subject(metric)?;
    of_task(tasks.get(row)?, name, duration_us)
}

/// Whose metric it is, and its name without that.
fn subject(metric: &str) -> Option<(usize, &str)> {
    if let Some(rest) = metric.strip_prefix("per_task.h3") {
        let (task, name) = rest.split_once('.')?;
        return Some((task[1..].parse().ok()?, name));
    }
    let name = metric.strip_prefix("metrics.")?;
    if let Some(rest) = name.strip_prefix("h3") {
        let (task, name) = rest.split_once('_')?;
        return Some((task[1..].parse().ok()?, name));
    }
    for (prefix, first) in [("hog", 1), ("t", 0)] {
        if let Some((row, name)) = name.strip_prefix(prefix).and_then(|rest| rest.split_once('_'))
            && let Ok(row) = row.parse::<usize>()
        {
            return Some((first + row, name));
        }
    }
    Some((0, name))
}

fn of_task(task: &Seen, name: &str, duration_us: f64) -> Option<f64> {
    let clean: Vec<f64> = task.wakes.iter().filter(|w| w.clean).map(|w| w.delay_us).collect();
    let all: Vec<f64> = task.wakes.iter().map(|w| w.delay_us).collect();
    let bursts = task.completions_us.len() as f64;
    Some(match name {
        "runtime_ms" => task.runtime_us / 1e3,
        "share" | "share_of_wall" => task.runtime_us / duration_us,
        "frac_cpu0" => task.on_cpu0_us / task.runtime_us,
        "migrations" | "migrations_kernel" => f64::from(task.migrations),
        "switches" => f64::from(task.switches),
        "delay_avg_ms" | "delay_mean_ms" => mean(&task.delays_us) / 1e3,
        "delay_max_ms" => quantile(&task.delays_us, 1.0) / 1e3,
        "runlen_p50_ms" => quantile(&task.runs_us, 0.5) / 1e3,
        "n" | "n_wake" => clean.len() as f64,
        "n_all" | "wakeups_traced" => all.len() as f64,
        "n_bursts" => bursts,
        "nvcsw" => f64::from(task.blocked),
        "preempted_per_burst" => f64::from(task.preempted) / bursts,
        "cycle_mean_ms" => cycle_ms(task),
        "frac_lt_50us" => share_of(&clean, |us| us < 50.0),
        "frac_delayed_gt_50us" => share_of(&clean, |us| us > 50.0),
        "wake_delay_frac_lt_0.1ms" => share_of(&clean, |us| us < 100.0),
        "frac_gt_1ms" => share_of(&clean, |us| us > 1_000.0),
        "frac_gt_4ms" => share_of(&clean, |us| us > 4_000.0),
        "frac_gt_8ms" => share_of(&clean, |us| us > 8_000.0),
        _ => return of_times(task, name, &clean, &all),
    })
}

/// Means and percentiles: `SERIES_STATISTIC_UNIT`.
fn of_times(task: &Seen, name: &str, clean: &[f64], all: &[f64]) -> Option<f64> {
    // The user's clock starts when the timer is due, and is read after the switch.
    const USER_US: f64 = (super::world::ENTRY_NS + super::world::SWITCH_NS) as f64 / 1e3;
    let latency: Vec<f64> = all.iter().map(|us| us + USER_US).collect();
    let series: [(&str, &[f64]); 5] = [
        ("wake_delay_all_", all),
        ("wake_delay_", clean),
        ("user_lat_", &latency),
        ("burst_completion_", &task.completions_us),
        ("completion_", &task.completions_us),
    ];
    let (rest, values) = series
        .iter()
        .find_map(|(prefix, values)| name.strip_prefix(prefix).map(|rest| (rest, *values)))?;
    let (statistic, unit) = rest.split_once('_')?;
    let us = match statistic {
        "mean" => mean(values),
        "max" => quantile(values, 1.0),
        _ => quantile(values, statistic.strip_prefix('p')?.parse::<f64>().ok()? / 100.0),
    };
    Some(if unit == "ms" { us / 1e3 } else { us })
}

fn cycle_ms(task: &Seen) -> f64 {
    let (Some(first), Some(last)) = (task.wakes.first(), task.wakes.last()) else { return 0.0 };
    (last.at_us - first.at_us) / (task.wakes.len() as f64 - 1.0) / 1e3
}

pub fn share_of(values: &[f64], is: fn(f64) -> bool) -> f64 {
    values.iter().filter(|&&value| is(value)).count() as f64 / values.len().max(1) as f64
}

pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Linear interpolation between the two nearest, as the measurements' percentiles are.
pub fn quantile(values: &[f64], q: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let at = last as f64 * q;
    let (below, above) = (sorted[at as usize], sorted[(at.ceil() as usize).min(last)]);
    below + (above - below) * at.fract()
}
