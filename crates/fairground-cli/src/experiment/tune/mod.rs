//! The inverse question: which setting is the cheapest that meets the targets?
//!
//! All settings are run with the same seeds, so that they are compared in the same histories. A
//! setting is a candidate if the targets hold there. The cheapest candidate is then run with new
//! seeds. They played no part in the choice, so the number of them that hold proves a share of all
//! histories, at a stated confidence (Clopper and Pearson's bound). If they prove less than the
//! wanted share, they join the common seeds and the search goes on among the dearer settings. Each
//! new attempt takes half the risk of the one before, so trying often can't prove a falsehood.

mod alike;
mod answer;
mod bolder;
mod candidates;
mod cost;
mod descent;
mod distance;
mod find;
mod held_down;
mod idled;
mod inert;
pub mod judge;
mod judged;
pub mod look;
mod nearest;
mod neighbours;
mod order;
mod proof;
mod question;
mod runs;
mod search;
mod steps;
mod today;
mod visit;
mod whose;
mod why;

pub use answer::{
    Answer, Checks, Conflict, Found, Idled, Inert, Infeasible, Minimised, Neighbour, NeighbourSpan,
    Outcome, Row, Today,
};
pub use cost::{CPUS_USED, Cost, NEIGHBOURS};
pub use distance::Miss;
pub use judged::{Judged, Measured};
pub use question::{Question, RESERVATION, RISK, grid, share, targets};
