//! One container among the samples of a node, as cAdvisor and kube-state-metrics name them; or the
//! process itself, where only it was scraped.

use super::choice;
use super::figures::Select;
use super::series::{Labels, Sample, label};
use super::sidecars;
use super::starts::Who;
use super::streams::{Counter, Point};
use super::told::Told;
use crate::read::fault::Read;
use fairground::model::limit::Limit;
use fairground::units::NS_PER_US;
use std::collections::BTreeSet;

/// Counters of a container, and what they count.
const COUNTERS: [(&str, Counter); 6] = [
    ("container_cpu_usage_seconds_total", Counter::Usage),
    ("container_cpu_cfs_periods_total", Counter::Periods),
    ("container_cpu_cfs_throttled_periods_total", Counter::Throttled),
    ("container_cpu_cfs_throttled_seconds_total", Counter::ThrottledTime),
    ("container_pressure_cpu_waiting_seconds_total", Counter::PressureSome),
    ("container_pressure_cpu_stalled_seconds_total", Counter::PressureFull),
];
/// What client libraries count of their process, and the length of its unit, s: most have the
/// first, Micrometer the second, OpenTelemetry's agent for Java the third.
const OF_PROCESS: [(&str, f64); 3] = [
    ("process_cpu_seconds_total", 1.0),
    ("process_cpu_time_ns_total", 1e-9),
    ("jvm_cpu_time_seconds_total", 1.0),
];
/// A series of usage for each CPU, or one of all.
const ALL_CPUS: &str = "total";
const PERIOD_US: f64 = 100_000.0;

/// Adds what the samples tell of the container that is meant.
pub(super) fn read(samples: &[Sample], select: &Select, told: &mut Told) -> Read<()> {
    machine(samples, told);
    let counter_of = |sample: &Sample| {
        COUNTERS.iter().find(|(name, _)| *name == sample.name).map(|(_, counter)| *counter)
    };
    let counters = || samples.iter().filter(|sample| counter_of(sample).is_some());
    let select = &select.but_of_others(samples, counters());
    let select = &select.of_manifest(counters().map(|sample| &sample.labels), told);
    let Some(who) = chosen(counters(), select)? else {
        return process(samples, select, told);
    };
    let mine = || samples.iter().filter(|sample| who.has(sample));
    let by_cpu = !mine().any(|sample| sample.label("cpu") == ALL_CPUS);
    let since_s = last(mine(), "container_start_time_seconds");
    for sample in mine().filter(|sample| by_cpu || matches!(sample.label("cpu"), "" | ALL_CPUS)) {
        if let (Some(counter), Some(value)) = (counter_of(sample), sample.known()?.number()) {
            let point = Point { at_s: sample.at_s, value, span: sample.span, since_s };
            told.streams.add(counter, who.series(sample), point)?;
        }
    }
    limit(samples, &who, told);
    sidecars::tell(samples, &who.labels, told);
    Ok(())
}

/// The one container that is meant; None if there is none at all.
fn chosen<'s>(
    samples: impl Iterator<Item = &'s Sample> + Clone,
    select: &Select,
) -> Read<Option<Who>> {
    let Some(span) = samples.clone().last().map(|sample| sample.span) else { return Ok(None) };
    let all: BTreeSet<Labels> =
        samples.clone().map(|sample| sample.labels_without(&["cpu"])).collect();
    let asked: Vec<&Labels> = all.iter().filter(|who| select.takes(who, true)).collect();
    match &leaves(&asked)[..] {
        [who] => Ok(Some(Who::of((*who).clone()))),
        [] => {
            let all: Vec<&Labels> = all.iter().collect();
            Err(choice::none("container", select, &leaves(&all), span))
        }
        several => match Who::started_anew(several, samples) {
            Some(who) => Ok(Some(who)),
            None => Err(choice::several("there are counters", several, span)),
        },
    }
}

/// Containers proper: without pods as wholes, slices of the system and the pause container, unless
/// there is nothing else.
fn leaves<'l>(all: &[&'l Labels]) -> Vec<&'l Labels> {
    let is_leaf = |who: &Labels| {
        let container = label(who, "container");
        let kubernetes = !container.is_empty() && container != "POD";
        let docker = container.is_empty() && !label(who, "name").is_empty();
        kubernetes || docker
    };
    let leaves: Vec<&Labels> = all.iter().copied().filter(|who| is_leaf(who)).collect();
    if leaves.is_empty() { all.to_vec() } else { leaves }
}

/// The process that was scraped: its usage, if nothing tells of a container. A cgroup's own file
/// does, and of all processes in it.
fn process(samples: &[Sample], select: &Select, told: &mut Told) -> Read<()> {
    if told.streams.counters().contains(&Counter::Usage) {
        return Ok(());
    }
    let unit_s = |sample: &Sample| {
        OF_PROCESS.iter().find(|(name, _)| *name == sample.name).map(|(_, unit_s)| *unit_s)
    };
    let first = samples.iter().find(|sample| unit_s(sample).is_some()).map(|sample| &sample.name);
    let usage = || samples.iter().filter(|sample| Some(&sample.name) == first);
    let all: BTreeSet<&Labels> = usage().map(|sample| &sample.labels).collect();
    let asked: Vec<&Labels> = all.iter().copied().filter(|l| select.takes(l, false)).collect();
    let who = match &asked[..] {
        [] => return Ok(()),
        [who] => *who,
        several => {
            let span = usage().next_back().map_or_else(Default::default, |sample| sample.span);
            return Err(choice::several("there are processes", several, span));
        }
    };
    let mine = || samples.iter().filter(|sample| sample.labels == *who);
    let since_s = last(mine(), "process_start_time_seconds");
    for sample in usage().filter(|sample| sample.labels == *who) {
        let value = sample.known()?.number().unwrap_or(f64::NAN) * unit_s(sample).unwrap_or(1.0);
        let point = Point { at_s: sample.at_s, value, span: sample.span, since_s };
        told.streams.add(Counter::Usage, who.clone(), point)?;
    }
    let name = first.map_or("", String::as_str);
    told.note(format!("CPU use is of the process that was scraped ({name})."));
    Ok(())
}

/// The last value of a metric.
fn last<'s>(samples: impl Iterator<Item = &'s Sample>, name: &str) -> Option<f64> {
    let named = samples.filter(|sample| sample.name == name);
    named.last().and_then(Sample::number).filter(|value| value.is_finite() && *value > 0.0)
}

fn machine(samples: &[Sample], told: &mut Told) {
    let cores = last(samples.iter(), "machine_cpu_cores").filter(|cores| *cores <= 65_536.0);
    told.observed.cpus = cores.map(|cores| cores as u32).or(told.observed.cpus);
}

/// Quota, period and shares as cAdvisor tells them; without them, limit and request as Kubernetes
/// knows them. cAdvisor leaves the quota out where there is none.
fn limit(samples: &[Sample], who: &Who, told: &mut Told) {
    let own = |name: &str| last(samples.iter().filter(|sample| who.has(sample)), name);
    let (quota, period) = (own("container_spec_cpu_quota"), own("container_spec_cpu_period"));
    let resource = |name: &str| last(samples.iter().filter(|s| is_resource(s, &who.labels)), name);
    let limit = resource("kube_pod_container_resource_limits");
    let quota = quota.or(limit.filter(|_| period.is_none()).map(|limit| limit * PERIOD_US));
    if quota.or(period).is_some() {
        let ns = |us: f64| (us as u64).saturating_mul(NS_PER_US);
        told.observed.limit = Some(Limit {
            quota_ns: quota.map(|quota| ns(quota.round())),
            period_ns: ns(period.unwrap_or(PERIOD_US)),
            burst_ns: 0,
        });
    }
    let quotas = samples.iter().filter(|s| who.has(s) && s.name == "container_spec_cpu_quota");
    let quotas =
        quotas.filter_map(Sample::number).filter(|quota| quota.is_finite() && *quota > 0.0);
    let period_us = period.unwrap_or(PERIOD_US);
    told.observed.note_limits(quotas.map(|quota| quota / period_us).collect());
    let request = resource("kube_pod_container_resource_requests");
    let shares = own("container_spec_cpu_shares").or(request.map(|request| request * 1024.0));
    told.observed.shares = shares.map(|shares| shares as u64).or(told.observed.shares);
}

/// A limit or request of CPUs that Kubernetes tells of this container. Without `honor_labels` its
/// labels are those of the exporter, and the container's are called `exported_container`.
fn is_resource(sample: &Sample, who: &Labels) -> bool {
    let same = |name: &str| {
        let exported = sample.label(&format!("exported_{name}"));
        let own = if exported.is_empty() { sample.label(name) } else { exported };
        own == label(who, name)
    };
    sample.label("resource") == "cpu" && same("container") && same("pod") && same("namespace")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::observed::series::Value;

    fn sample_labels(all: &[(&str, &str)]) -> Labels {
        all.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()
    }

    #[test]
    fn a_limit_is_of_the_container_that_its_exporter_names() {
        let who = sample_labels(&[("container", "web"), ("namespace", "n"), ("pod", "p")]);
        let is_of = |labels: &[(&str, &str)]| {
            let labels = sample_labels(&[labels, &[("resource", "cpu")]].concat());
            let (value, span) = (Value::Number(2.0), Default::default());
            let name = "kube_pod_container_resource_limits".into();
            is_resource(&Sample { name, labels, value, at_s: None, span }, &who)
        };
        assert!(is_of(&[("container", "web"), ("namespace", "n"), ("pod", "p")]));
        let exporter = [("container", "ksm"), ("namespace", "m"), ("pod", "k")];
        let of = |name: &'static str| {
            [("exported_container", name), ("exported_namespace", "n"), ("exported_pod", "p")]
        };
        assert!(is_of(&[&exporter[..], &of("web")].concat()));
        assert!(!is_of(&[&exporter[..], &of("log")].concat()) && !is_of(&exporter));
    }
}
