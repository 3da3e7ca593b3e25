//! The answers: one file per format that goes out.

pub mod apply;
pub mod check;
pub mod compare;
pub mod csv;
pub mod energy;
pub mod fit;
pub mod frequency;
pub mod goals;
pub mod json;
pub mod kernel;
pub mod letter;
pub mod limits;
pub mod perfetto;
pub mod pivot;
pub mod placement;
pub mod point;
pub mod requests;
pub mod shown;
pub mod study;
pub mod tables;
pub mod timeline;
pub mod tune;
pub mod tune_json;
pub mod watch;
