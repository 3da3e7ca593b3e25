//! What is asked: a service that is known from its figures, its limit, and a target.

use crate::experiment::target::Target;
use crate::read::Asked;
use fairground::model::limit::Limit;

/// A service, as its figures allow it to be.
#[derive(Clone, Debug)]
pub struct Question {
    /// The set of its explanations.
    pub asked: Asked,
    /// Its group.
    pub group: String,
    /// Its limit today.
    pub limit: Limit,
    /// Threads that serve, if they are known.
    pub threads: Option<u32>,
    /// CPUs of the machine.
    pub cpus: u32,
    /// What shall hold, if anything is wanted.
    pub target: Option<Target>,
}

impl Question {
    /// CPUs that the limit allows; `None` without one.
    pub fn limit_cpus(&self) -> Option<f64> {
        super::change::cpus(&self.limit)
    }
}
