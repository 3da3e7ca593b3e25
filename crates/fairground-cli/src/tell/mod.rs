//! The answers, for people and for programs: one file or folder per subject.
//!
//! Text goes through the tables of `base`; [`json`], [`csv`] and [`point`] are data, with the unit
//! in every name; [`perfetto`] is a trace that is written while a run goes on, [`trace`] one for
//! our own page.

pub mod amount;
pub mod apply;
pub mod check;
pub mod check_set;
pub mod compare;
pub mod csv;
mod domains;
pub mod energy;
pub mod explain;
pub mod fit;
pub mod frequency;
pub mod goals;
pub mod histories;
pub mod json;
pub mod kernel;
pub mod kernels;
pub mod knob_places;
mod letter;
pub mod limits;
pub mod listing;
pub mod longest_wait;
pub mod measured;
pub mod overload;
pub mod perfetto;
pub mod picks;
pub mod pivot;
pub mod placement;
pub mod point;
pub mod pressure;
pub mod ranges;
pub mod report;
pub mod requests;
pub mod scatter;
pub mod set;
pub mod shown;
pub mod study;
pub mod sweep_inert;
pub mod sweep_overload;
pub mod tables;
pub mod timeline;
pub mod trace;
pub mod tune;
pub mod tune_apply;
mod tune_beside;
mod tune_idled;
pub mod tune_json;
mod tune_misses;
mod tune_rows;
mod tune_set;
mod tune_today;
mod tune_why;
pub mod watch;
