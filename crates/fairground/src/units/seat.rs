//! Where CPUs sit, and how far they are from each other.

/// Where a CPU sits; ids are unique in the whole machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Physical core.
    pub core: u32,
    /// Last-level cache.
    pub llc: u32,
    /// NUMA node.
    pub node: u32,
}

/// How far two CPUs are apart: the smallest unit that has both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Distance {
    /// A core; or they are the same.
    Core,
    /// A last-level cache.
    Llc,
    /// A node.
    Node,
    /// The machine.
    Machine,
}

impl Seat {
    /// How far it is to another.
    #[inline]
    pub fn distance(self, other: Seat) -> Distance {
        if self.core == other.core {
            Distance::Core
        } else if self.llc == other.llc {
            Distance::Llc
        } else if self.node == other.node {
            Distance::Node
        } else {
            Distance::Machine
        }
    }
}
