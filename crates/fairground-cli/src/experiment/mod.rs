//! Experiments: one scenario in many worlds, with what is varied, measured of the runs, and must
//! hold.

pub mod axis;
pub mod check;
pub mod compare;
mod confidence;
pub mod fit;
pub mod folder;
pub mod grid;
pub mod plan;
pub mod points;
mod quantity;
pub mod request;
pub mod seeds;
pub mod statistics;
pub mod store;
pub mod sweep;
pub mod target;
pub mod tune;
