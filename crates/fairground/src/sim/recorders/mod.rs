//! Recorders that are made for a scenario: they know its hardware, its requests or its domains.

pub mod hardware;
pub mod placements;
pub mod requests;
