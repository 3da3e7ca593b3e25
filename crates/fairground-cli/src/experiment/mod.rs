//! Experiments: one scenario in many worlds.
//!
//! An [`axis`] is a key and its values; a [`grid`] is a scenario with its axes; [`points`] runs the
//! worlds on all cores. On these stand the five kinds of experiment: [`compare`] (is B better than
//! A, beyond noise?), [`check`] (does what must hold, hold?), [`sweep`] (every setting with every
//! seed), [`tune`] (which setting is the cheapest that is good enough?) and [`fit`] (which service
//! gives these dashboards?). What must hold is a [`target`]; what a difference is worth,
//! [`fairground_statistics`] says.

pub mod alone;
pub mod apart;
pub mod axis;
pub mod check;
pub mod check_set;
pub mod checksum;
pub mod compare;
pub mod confidence;
pub mod explain;
mod first_span;
pub mod fit;
pub mod folder;
pub mod grid;
pub mod histories;
pub mod kernels;
mod lacking;
mod lines;
pub mod longer;
pub mod measured;
pub mod overloaded;
pub mod plan;
pub mod points;
mod quantity;
pub mod ranges;
pub mod request;
pub mod rule;
pub mod seeds;
mod setting;
pub mod store;
pub mod sweep;
pub mod target;
mod throttled;
pub mod tune;
pub mod untold;
pub mod worlds;
