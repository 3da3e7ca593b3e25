//! The answers: one file per format that goes out.

pub mod bundle;
pub mod csv;
pub mod json;
pub mod kernel;
pub mod number;
pub mod output;
pub mod perfetto;
pub mod proto;
pub mod report;
pub mod requests;
pub mod study;
pub mod tables;
pub mod timeline;

#[cfg(test)]
pub(crate) mod fixture;
