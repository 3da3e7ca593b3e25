//! What the command line does, for programs: a question in, one JSON text out, nothing printed.

mod browser;
mod check;
mod compare;
mod kernels;
mod list;
mod play;
mod reproduce;
mod request;
mod run;
mod sweep;
mod tune;

pub use browser::browser_json;
pub use check::check_json;
pub use compare::compare_json;
pub use kernels::kernels_json;
pub use list::list_json;
pub use reproduce::reproduce_json;
pub use run::{histories_json, run_json};
pub use sweep::{overloads_json, sweep};
pub use tune::tune_json;
