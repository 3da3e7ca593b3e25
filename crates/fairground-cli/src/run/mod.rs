//! One run, and what can be measured of it.
//!
//! [`observe`] runs a scenario under the recorders that an answer needs. [`report`] arranges what
//! they counted: by task, by group, kernel threads apart. [`metric`] is the closed list of what can
//! be measured of a report; whoever prints or compares a number takes it from there.

mod allowed;
mod amount;
pub mod backlog;
mod collections;
pub mod goals;
mod later;
#[cfg(not(target_family = "wasm"))]
mod life;
pub mod load;
mod locked;
pub mod metric;
pub mod observe;
mod others;
pub mod overload;
mod places;
#[cfg(not(target_family = "wasm"))]
pub mod progress;
#[cfg(target_family = "wasm")]
#[path = "silence.rs"]
pub mod progress;
pub mod realtime;
pub mod report;
pub mod residency;
pub mod schedule;
pub mod short;
pub mod signs;
pub mod throttling;
pub mod unit;

#[cfg(test)]
pub(crate) mod fixture;
