//! The answers: one file per format that goes out.

pub mod bundle;
pub mod output;
pub mod perfetto;
pub mod proto;

#[cfg(test)]
pub(crate) mod fixture;
