//! How near is near enough, and how that is said.

use serde::Deserialize;

/// How near to the target is near enough.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Tolerance {
    /// So many per cent of the target.
    Percent(f64),
    /// So many units.
    Absolute(f64),
    /// On the same side of this arm's number as the thread's is of the thread's.
    SideOf(String),
    /// This many units or more; the thread's own number is shown.
    AtLeast(f64),
    /// This many units or fewer.
    AtMost(f64),
    /// From the first to the second, in units.
    Between(f64, f64),
    /// The thread's number lies between our 5th and 95th percentile over the seeds.
    InRange,
    /// At most so many units from zero; the thread's own number is shown.
    Within(f64),
    /// On the thread's side of zero.
    SameSign,
}

impl std::fmt::Display for Tolerance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Tolerance::Percent(percent) => write!(f, "{percent}%"),
            Tolerance::Absolute(units) => write!(f, "{units}"),
            Tolerance::SideOf(arm) => write!(f, "direction from {arm}"),
            Tolerance::AtLeast(units) => write!(f, "at least {units}"),
            Tolerance::AtMost(units) => write!(f, "at most {units}"),
            Tolerance::Between(from, to) => write!(f, "{from} to {to}"),
            Tolerance::InRange => write!(f, "in p5..p95"),
            Tolerance::Within(units) => write!(f, "within {units} of 0"),
            Tolerance::SameSign => write!(f, "same sign"),
        }
    }
}
