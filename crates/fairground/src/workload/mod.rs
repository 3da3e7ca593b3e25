//! What tasks do: programs of steps, and the numbers they draw.

pub mod behavior;
pub mod draw;
mod logarithm;
mod lognormal;
mod normal;
pub mod pipe;
pub mod policy;
pub mod request;
pub mod step;
