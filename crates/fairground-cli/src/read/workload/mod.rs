//! Tasks, phases and events, in rt-app's grammar: one lowering for JSON and for `[tasks]` in TOML.

mod builder;
mod call;
mod event;
mod fork;
mod held;
mod hurry;
mod inherit;
mod livelock;
mod phase;
mod rtapp;
mod sched;
mod slices;
mod spin;
mod task;
mod whole;
mod work;

pub use builder::TASKS_MAX;
pub(crate) use builder::{Builder, Reading, World};
pub(crate) use hurry::{hurried, takes_ns};
pub(crate) use rtapp::read as read_rtapp;
pub(crate) use sched::sched;
pub(crate) use slices::slice;

/// What a task can do: keys that begin with one of these words.
pub(crate) fn events() -> impl Iterator<Item = &'static str> {
    event::Kind::all()
}
