//! The choices: one file per question, one closed enum per file, one arm per answer.
//!
//! A kernel is one answer to each question, a set of features and a few numbers. A new patch is
//! one new arm in one file.

pub mod expiry;
pub mod governor;
pub mod headroom;
pub mod hint;
pub mod kernel;
pub mod knobs;
pub mod lag;
pub mod newidle;
pub mod phase;
pub mod pick;
pub mod place;
pub mod preempt;
pub mod presets;
pub mod question;
pub mod rate;
pub mod realtime;
pub mod refill;
pub mod reweight;
pub mod rules;
pub mod search;
pub mod slice;
pub mod switches;
pub mod throttle;
pub mod yielding;

pub use kernel::Kernel;
