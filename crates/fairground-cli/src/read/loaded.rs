//! What reading a scenario gives.

use super::explanations::OfSet;
use super::followers::Follower;
use super::limits::GivenLimit;
use super::unplaced::Unplaced;
use fairground::sim::scenario::Scenario;

/// A scenario, and how its limits were given.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded {
    /// The scenario.
    pub scenario: Scenario,
    /// Groups that were given a limit, parents first.
    pub limits: Vec<GivenLimit>,
    /// Threads that runtimes made of them.
    pub followers: Vec<Follower>,
    /// Groups of replicas, and of what `--beside` adds: others on the node.
    pub beside: Vec<String>,
    /// That no scheduler of a cluster puts such pods on the machine.
    pub unplaced: Option<Unplaced>,
    /// What the writer of a set knew of its service.
    pub of_set: OfSet,
}

impl Loaded {
    /// Pods whose limit follows a container's that the command line changed.
    pub fn pods(&self) -> impl Iterator<Item = &GivenLimit> {
        self.limits.iter().filter(|given| given.is_of_containers())
    }
}
