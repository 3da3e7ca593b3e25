//! Where waking tasks were placed and how far tasks moved: two lines of the answer, tables of the
//! machine and each last-level cache (with `--all` of each CPU), and the same as data.
//!
//! What the words mean: [`fairground::record::placement`].

mod data;
mod text;

pub use data::{value, write_csv};
pub use text::{write, write_summary};

#[cfg(test)]
mod tests;
