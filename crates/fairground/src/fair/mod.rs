//! The verbs of the fair class, in the kernel's order of steps.

pub mod account;
pub mod balance;
pub mod bandwidth;
pub mod class;
pub mod estimate;
pub mod governor;
pub mod load;
pub mod outbox;
pub mod queue;
pub mod rt;
pub mod schedule;
pub mod search;
pub mod select;
pub mod shares;
pub mod wake;
pub mod world;
