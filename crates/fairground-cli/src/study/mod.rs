//! A study is data: a thread's table, the scenarios that re-run it, and which number of which
//! task stands for which cell. No study needs code.

mod compare;
mod expand;
pub mod gains;
pub mod letter;
mod near;
mod reproduced;
mod run;
mod sample;
mod shipped;
pub mod shown;
mod spec;
mod tolerance;
mod whole;

pub use compare::reproduced;
pub use reproduced::{Compared, Reproduced};
pub use sample::{Number, Sample};
#[cfg(test)]
pub(crate) use shipped::{Home, parse};
pub use shipped::{Study, find, names};
pub use spec::{Arm, Cell, Kind, Near, Relation, Spec, Statistic};
pub use tolerance::Tolerance;
pub use whole::reproduce;
