//! What happens in a run, one file per subject: each adds a few methods to the engine.

mod attributes;
pub mod frequency;
mod goals;
mod idling;
mod interrupts;
mod kernel;
mod limits;
mod locked;
mod mutex;
mod pace;
mod pipes;
mod requests;
mod spinning;
mod steps;
mod switching;
mod synchronise;
mod waking;
