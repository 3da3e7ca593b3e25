//! An experiment: many runs of one scenario, with what is measured of them and what must hold.

pub mod metric;
pub mod target;
pub mod unit;
