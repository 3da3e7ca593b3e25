//! fairground: what Linux's fair scheduling class does, simulated in the kernel's own integers.
//!
//! Layers, each using only those below it: [`sim`] owns time, [`fair`] the order of steps,
//! [`policy`] the choices, [`model`] the state, [`units`] the words. Facts go out through
//! [`record`].

pub mod fair;
pub mod model;
pub mod policy;
pub mod record;
pub mod sim;
pub mod units;
pub mod workload;
