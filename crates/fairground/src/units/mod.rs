//! The words everything else is written in: time, work, typed ids, typed tables, CPU sets.
//!
//! Time and work are different types: a nanosecond of *time* passes on every CPU alike, a
//! nanosecond of *work* is what a CPU of capacity 1024 does in one nanosecond at full speed.

mod cpuset;
mod ids;
mod seat;
mod table;
mod time;

pub use cpuset::{Circle, CpuSet};
pub use ids::{CpuId, EntityId, FreqDomainId, GroupId, Id, ProcessId, QueueId, RequestId, TaskId};
pub use seat::{Distance, Seat};
pub use table::Table;
pub use time::{NEVER, NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns, Speed, Work};
