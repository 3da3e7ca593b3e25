//! Recorders that are made for a scenario: they know its hardware, its groups, its requests or its
//! domains.

pub mod hardware;
pub mod placements;
pub mod pressure;
pub mod requests;
