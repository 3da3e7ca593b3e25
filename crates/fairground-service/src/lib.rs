//! Services that are known from their dashboards alone: what one may be like, and about what its
//! dashboards would show.
//!
//! [`service`] is the family of services that are thought of. [`sketch`] says in microseconds about
//! what one of them shows; [`seen::seen`] runs it in the simulator and says it exactly. Who looks
//! for the services that fit some figures asks both thousands of times. So this is a crate of its
//! own: it is small, and optimised in tests too.

pub mod arrivals;
pub mod chance;
pub mod cpus;
pub mod runtime;
pub mod seen;
pub mod service;
pub mod sketch;
pub mod wave;
