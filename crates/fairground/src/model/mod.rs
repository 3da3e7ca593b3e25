//! The nouns: what there is, and its state.

pub mod ageing;
pub mod bandwidth;
pub mod cpu;
pub mod domain;
pub mod effort;
pub mod entity;
pub mod freq;
pub mod gathering;
pub mod group;
pub mod group_write;
pub mod idle;
pub mod jiffies;
pub mod levels;
pub mod limit;
pub mod max_window;
pub mod pelt;
pub mod power;
pub mod rt;
pub mod runqueue;
pub mod smt;
pub mod span_loads;
pub mod task;
pub mod topology;
pub mod tree;
pub mod weight;
