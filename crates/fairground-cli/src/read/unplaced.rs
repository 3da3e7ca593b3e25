//! Pods whose requests are more than their node has.

use std::fmt;

/// Requests that no node of so many CPUs is given by kube-scheduler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unplaced {
    /// What the pods request together, thousandths of a CPU.
    pub request_milli: u64,
    /// What the node has.
    pub cpus: u64,
}

impl Unplaced {
    /// Of pods that request so much together; nothing if a node of so many CPUs takes them.
    pub(super) fn of(request_milli: u64, cpus: usize) -> Option<Unplaced> {
        let cpus = cpus as u64;
        (request_milli > 1000 * cpus).then_some(Unplaced { request_milli, cpus })
    }
}

impl fmt::Display for Unplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the pods request {}m together, and the machine has {} CPUs: kube-scheduler puts no \
             such pods on one node (thousandths of a CPU end with an m: 100m)",
            self.request_milli, self.cpus
        )
    }
}
