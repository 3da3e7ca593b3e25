//! A Perfetto trace, written while the run goes on: memory does not grow with simulated time.
//!
//! A control group is a process, a task is a thread. Switches and wake-ups are ftrace events in
//! the compact form: columns per bundle, a bundle per CPU and few hundred events. The number of
//! runnable tasks of each CPU is a counter track; so are speeds and power where they change, and
//! the searches for an idle CPU of each last-level cache. What the trace processor makes of it is
//! tested in `python/tests/test_perfetto.py`.

mod bundle;
mod counters;
mod describe;
mod fields;
mod pressures;
mod proto;
mod requests;
mod trace;
mod windows;

pub use trace::{CPUS_MAX, Trace};
