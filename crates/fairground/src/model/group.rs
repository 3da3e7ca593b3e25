//! A control group (`struct task_group`).

use crate::units::GroupId;

/// A control group's scheduling state; its queues and entities are in the world's tables.
#[derive(Clone, Debug)]
pub struct Group {
    /// Parent; the root is its own.
    pub parent: GroupId,
    /// Levels below the root.
    pub depth: u32,
    /// Stored shares: 1024 · 1024 for `cpu.weight` 100.
    pub shares: u64,
    /// Sum of the queues' contributions.
    pub load_avg: u64,
    /// `cpu.idle`.
    pub idle: bool,
}
