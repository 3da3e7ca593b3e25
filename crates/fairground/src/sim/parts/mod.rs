//! The pieces of a run's state that are not the scheduler's. None knows the engine.

pub mod actor;
pub mod arrivals;
pub mod hypervisor;
pub mod idling;
pub mod mutex;
pub mod pace;
pub mod pipes;
pub mod progress;
pub mod requests;
pub mod slots;
pub mod timers;
