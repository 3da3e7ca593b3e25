//! A figure that is a share, beside that of a simulated service.

use fairground_service::seen::Seen;

/// Of periods, of the time, of a CPU.
pub(super) struct Figure {
    /// What a sentence calls it, up to its verb.
    pub name: &'static str,
    pub measured: f64,
    pub of: fn(&Seen) -> f64,
    /// What can't be told apart.
    pub unit: f64,
}
