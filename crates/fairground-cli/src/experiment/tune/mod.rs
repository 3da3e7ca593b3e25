//! The inverse question: which setting is the cheapest that meets the targets?
//!
//! A setting is a candidate if the targets hold in the common seeds, so that two settings are
//! compared in the same histories. The cheapest candidate is then run with fresh seeds that no
//! choice was made by: how many of them hold gives the confidence that is stated (Clopper and
//! Pearson's bound). If they prove less than the wanted share they join the common seeds and the
//! search goes on above, each time at half the risk: trying often proves nothing falsely.

mod answer;
mod find;
pub mod judge;
pub mod load;
pub mod look;
mod neighbours;
mod order;
mod question;
mod search;
mod why;

pub use answer::{Answer, Conflict, Found, Infeasible, Judged, Neighbour, Outcome, Overload, Row};
pub use find::RISK;
pub use question::{Question, RESERVATION, grid, share, targets};
