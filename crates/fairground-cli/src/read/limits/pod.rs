//! A pod's limit and weight follow its containers': what the command line changes of a container
//! changes the pod, as kubelet would write it. Without this a container that is given more would be
//! held down by the old limit or the old weight of its pod, and the answer would be that more does
//! not help.
//!
//! What init containers need stays the least, and overhead is on top. A pod with a limit or a
//! request of its own stays as it is. Its burst is the sum of theirs.

use super::kubernetes::weight;
use super::max::Quota;
use super::settings::{Burst, Layer, OF_CONTAINERS, Said, Settings, Weight};
use super::verdict::request_milli;
use crate::read::fault::Span;
use fairground::model::limit::PERIOD_NS_DEFAULT;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id, Ns};

/// What a pod needs beside its containers, thousandths of a CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Extra {
    /// The most that its init containers may use at one time, with the sidecars that run by then.
    pub init_limit_milli: u64,
    /// The same of what they request.
    pub init_request_milli: u64,
    /// `overhead`, on top.
    pub overhead_milli: u64,
}

/// A pod, and what it needs beside its containers.
#[derive(Clone, Copy)]
pub(crate) struct OfPod {
    pub group: GroupId,
    pub extra: Extra,
}

/// True if nobody gave a pod another limit than the sum.
pub(crate) fn is_sum(specs: &[GroupSpec], settings: &[Settings], pod: OfPod) -> bool {
    let held = settings[pod.group.index()].max.as_ref();
    let said = held.filter(|said| said.layer < Layer::Set);
    let quota = said.and_then(|said| said.value.quota);
    quota.is_some() && quota == quotas_ns(specs, settings, pod).map(Quota::Ns)
}

/// Gives a pod the sum of its containers' limits and bursts.
pub(crate) fn follow(specs: &[GroupSpec], settings: &mut [Settings], pod: OfPod) {
    let quota = quotas_ns(specs, settings, pod).map_or(Quota::None, Quota::Ns);
    let bursts = containers(specs, settings, pod.group).filter_map(burst_ns);
    let burst = bursts.reduce(|sum, more| Said { value: sum.value + more.value, ..sum });
    let held = &mut settings[pod.group.index()];
    if let Some(said) = &mut held.max {
        (said.value.quota, said.form) = (Some(quota), OF_CONTAINERS.into());
    }
    if let Some(burst) = burst.filter(|_| quota != Quota::None) {
        let Said { value, form, span, .. } = burst;
        held.burst = Some(Said { value: Burst::Ns(value), form, span, layer: Layer::Files });
    }
}

/// True if nobody gave a pod another request than the sum.
pub(crate) fn is_sum_of_requests(specs: &[GroupSpec], settings: &[Settings], pod: OfPod) -> bool {
    let held = settings[pod.group.index()].weight.as_ref();
    let said = held.filter(|said| said.layer < Layer::Set);
    let milli = said.and_then(request_milli);
    milli.is_some() && milli == requests_milli(specs, settings, pod)
}

/// Gives a pod the weight of its containers' requests, if all are known in Kubernetes' words.
pub(crate) fn follow_requests(specs: &[GroupSpec], settings: &mut [Settings], pod: OfPod) {
    let Some(milli) = requests_milli(specs, settings, pod) else { return };
    if let Some(said) = &mut settings[pod.group.index()].weight {
        (said.value, said.form) = of_milli(milli);
    }
}

/// The weight of a group that has so much requested in it.
pub(crate) fn of_requests(milli: u64) -> Settings {
    let (value, form) = of_milli(milli);
    let weight = Said { value, form, span: Span::default(), layer: Layer::Files };
    Settings { weight: Some(weight), ..Settings::default() }
}

/// The weight of a request in thousandths of a CPU, and how it is said.
fn of_milli(milli: u64) -> (Weight, String) {
    (weight(milli), format!("requests.cpu = \"{milli}m\""))
}

/// What is requested for a pod, thousandths of a CPU, if it is known in Kubernetes' words.
pub(crate) fn requested_milli(settings: &Settings) -> Option<u64> {
    request_milli(settings.weight.as_ref()?)
}

/// What the containers of a pod request, all together; None if one of them has another weight.
fn requests_milli(specs: &[GroupSpec], settings: &[Settings], pod: OfPod) -> Option<u64> {
    let together: Option<u64> = containers(specs, settings, pod.group).map(requested_milli).sum();
    together.map(|milli| milli.max(pod.extra.init_request_milli) + pod.extra.overhead_milli)
}

fn containers<'a>(
    specs: &'a [GroupSpec],
    settings: &'a [Settings],
    pod: GroupId,
) -> impl Iterator<Item = &'a Settings> {
    let below = specs.iter().zip(settings).skip(1);
    below.filter(move |(spec, _)| spec.parent == pod).map(|(_, settings)| settings)
}

/// What a container may burst by; nothing of a share of no quota.
fn burst_ns(held: &Settings) -> Option<Said<Ns>> {
    let Said { value, form, span, layer } = held.burst.clone()?;
    let max = held.max.as_ref().map(|max| max.value);
    let quota_ns = max.and_then(|max| max.in_period(max.period_ns.unwrap_or(PERIOD_NS_DEFAULT)));
    Some(Said { value: value.beside(quota_ns)?, form, span, layer })
}

/// What the containers of a pod may use in a period of Kubernetes, all together; None if one of
/// them has no limit.
fn quotas_ns(specs: &[GroupSpec], settings: &[Settings], pod: OfPod) -> Option<Ns> {
    let of_milli = |milli: u64| milli * PERIOD_NS_DEFAULT / 1000;
    let together: Option<Ns> = containers(specs, settings, pod.group)
        .map(|held| {
            let max = held.max.as_ref()?.value;
            let period_ns = max.period_ns.unwrap_or(PERIOD_NS_DEFAULT);
            let quota_ns = max.in_period(period_ns)?;
            Ns::try_from(
                u128::from(quota_ns) * u128::from(PERIOD_NS_DEFAULT) / u128::from(period_ns),
            )
            .ok()
        })
        .sum();
    let least_ns = of_milli(pod.extra.init_limit_milli);
    together.map(|together_ns| together_ns.max(least_ns) + of_milli(pod.extra.overhead_milli))
}

#[cfg(test)]
mod tests;
