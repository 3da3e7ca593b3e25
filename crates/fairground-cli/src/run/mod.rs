//! One run: what is recorded of it, how it is arranged, and what can be measured of it.

pub mod goals;
pub mod metric;
pub mod observe;
pub mod progress;
pub mod report;
pub mod residency;
pub mod throttling;
pub mod unit;

#[cfg(test)]
pub(crate) mod fixture;
