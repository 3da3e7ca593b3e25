//! What the metrics tell of the runtime that a service is of.

use super::collector::Collector;

/// The runtime of a service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RuntimeSeen {
    /// Go.
    Go {
        /// Its release, (1, 25).
        release: Option<(u32, u32)>,
        /// GOMAXPROCS.
        gomaxprocs: Option<u32>,
    },
    /// A JVM.
    Jvm {
        /// CPUs that it counts.
        processors: Option<u32>,
        /// Its collector.
        collector: Option<Collector>,
    },
}

/// How often a runtime collects.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Collections {
    /// Collections in a second.
    pub per_s: f64,
    /// The part of the time in which they stopped the world, if it was counted.
    pub paused: Option<f64>,
}
