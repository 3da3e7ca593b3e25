//! Services that are not of `fit`'s family, and what becomes of its answers for them.

mod dashboard;
mod gained;
mod judge;
mod made;
mod sentence;
mod tally;
mod world;

pub use dashboard::Dashboard;
pub use judge::judge;
pub use made::{Made, behind, bursty, following, full, made};
pub use tally::Tally;
