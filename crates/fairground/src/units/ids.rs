//! Typed ids: each names a row of one kind of table.

/// A small integer that names one row of a [`Table`](super::Table).
pub trait Id: Copy + Eq {
    /// The row's position.
    fn index(self) -> usize;
    /// The id of the row at a position.
    fn from_index(index: usize) -> Self;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl Id for $name {
            fn index(self) -> usize { self.0 as usize }
            fn from_index(index: usize) -> Self { $name(index as u32) }
        }
    )*};
}

ids! {
    /// A logical CPU, numbered as Linux numbers it.
    CpuId
    /// A task (thread).
    TaskId
    /// A process: tasks that share their memory.
    ProcessId
    /// A control group; 0 is the root.
    GroupId
    /// A schedulable entity: a task's, or a group's on one CPU.
    EntityId
    /// A run queue: one group's on one CPU.
    QueueId
    /// A frequency domain (`cpufreq policy`).
    FreqDomainId
    /// A request that waits or is worked on; the next one takes the number of one that is complete.
    RequestId
}
