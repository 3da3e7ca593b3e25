//! The class of service of a pod (`ComputePodQOS`): which of kubelet's groups it stands in.
//!
//! Memory counts as CPUs do. A container's request that is left out is its limit; 0 is as if
//! nothing were said. What the pod itself says in `spec.resources` is heard instead of its
//! containers.

use super::kubernetes::quantity_milli;
use super::pod::requested_milli;
use super::settings::Settings;
use crate::read::tree::Node;
use fairground::units::GroupId;

/// What the class is of.
const COUNTED: [&str; 2] = ["cpu", "memory"];

/// `status.qosClass`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Each container has limits of CPU and memory, and requests just these.
    Guaranteed,
    /// All others.
    Burstable,
    /// No container has a limit or a request.
    BestEffort,
}

/// A pod of a manifest among the groups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pod {
    pub group: GroupId,
    pub class: Class,
    /// What its file requests for it, thousandths of a CPU.
    pub request_milli: u64,
    /// True if its files have all of its containers.
    pub is_whole: bool,
}

impl Pod {
    /// A pod of which its files say this, with all of its containers or not.
    pub fn new(group: GroupId, (class, is_whole): (Class, bool), settings: &Settings) -> Pod {
        let request_milli = requested_milli(settings).unwrap_or(0);
        Pod { group, class, request_milli, is_whole }
    }
}

impl Class {
    /// The class of a pod with these containers, init containers among them.
    pub(super) fn of<'t>(spec: &Node, containers: impl Iterator<Item = &'t Node> + Clone) -> Class {
        if !is_bare(spec) {
            return if is_guaranteed(spec) { Class::Guaranteed } else { Class::Burstable };
        }
        match () {
            () if containers.clone().all(is_bare) => Class::BestEffort,
            () if containers.clone().all(is_guaranteed) => Class::Guaranteed,
            () => Class::Burstable,
        }
    }
}

/// What is said of a resource, as a quantity; None where that is nothing, or 0.
fn quantity(node: &Node, which: &str, resource: &str) -> Option<String> {
    let words = node.at(&["resources", which])?.get(resource)?.node.words()?;
    match quantity_milli(&words) {
        Some(0) => None,
        Some(milli) => Some(milli.to_string()),
        None => Some(words),
    }
}

fn is_bare(node: &Node) -> bool {
    let says = |which| COUNTED.iter().any(|resource| quantity(node, which, resource).is_some());
    !says("limits") && !says("requests")
}

fn is_guaranteed(node: &Node) -> bool {
    COUNTED.iter().all(|resource| {
        let limit = quantity(node, "limits", resource);
        let request = quantity(node, "requests", resource);
        limit.is_some() && (request.is_none() || request == limit)
    })
}
