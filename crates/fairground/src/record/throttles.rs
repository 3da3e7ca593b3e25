//! For how long has a group been throttled on a CPU, itself or by an ancestor?
//!
//! Each queue has a clock that runs while it is throttled. A task that waits reads it at both ends
//! of its wait, so a throttle costs the group's descendants, not its tasks.

use crate::units::{CpuId, GroupId, Id, Ns};

/// The clocks of all groups on all CPUs.
#[derive(Clone, Debug)]
pub struct Throttles {
    cpus: usize,
    /// Per group: its rank when each group is followed by its descendants.
    rank: Vec<u32>,
    /// Per rank: how many follow that are its descendants, itself included.
    family: Vec<u32>,
    /// By rank, then CPU.
    clocks: Vec<Clock>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    /// The queue itself is throttled.
    own: bool,
    /// How many of the group and its ancestors are throttled here.
    throttled: u32,
    since_ns: Ns,
    total_ns: Ns,
}

impl Throttles {
    /// Nobody is throttled. `parents` names each group's parent; the first is the root.
    pub fn new(parents: &[GroupId], cpus: usize) -> Self {
        let (rank, family) = ranks(parents);
        Throttles { cpus, clocks: vec![Clock::default(); parents.len() * cpus], rank, family }
    }

    /// What the clock of a group on a CPU shows, ns.
    #[inline]
    pub fn clock_ns(&self, group: GroupId, cpu: CpuId, now_ns: Ns) -> Ns {
        let clock = &self.clocks[self.rank[group.index()] as usize * self.cpus + cpu.index()];
        let open_ns = if clock.throttled > 0 { now_ns - clock.since_ns } else { 0 };
        clock.total_ns + open_ns
    }

    /// True if a group, or one above it, is throttled on a CPU.
    #[inline]
    pub fn is_throttled(&self, group: GroupId, cpu: CpuId) -> bool {
        self.clocks[self.rank[group.index()] as usize * self.cpus + cpu.index()].throttled > 0
    }

    /// A group becomes throttled on a CPU, or is no longer; saying it twice changes nothing.
    pub fn set(&mut self, group: GroupId, cpu: CpuId, throttled: bool, now_ns: Ns) {
        let first = self.rank[group.index()] as usize;
        let own = &mut self.clocks[first * self.cpus + cpu.index()].own;
        if std::mem::replace(own, throttled) == throttled {
            return;
        }
        for rank in first..first + self.family[first] as usize {
            let clock = &mut self.clocks[rank * self.cpus + cpu.index()];
            if throttled {
                clock.throttled += 1;
                if clock.throttled == 1 {
                    clock.since_ns = now_ns;
                }
            } else {
                clock.throttled -= 1;
                if clock.throttled == 0 {
                    clock.total_ns += now_ns - clock.since_ns;
                }
            }
        }
    }
}

/// Numbers groups so that each is followed by its descendants; parents stand before children.
fn ranks(parents: &[GroupId]) -> (Vec<u32>, Vec<u32>) {
    let mut size = vec![1u32; parents.len()];
    for (group, parent) in parents.iter().enumerate().skip(1).rev() {
        size[parent.index()] += size[group];
    }
    let mut rank = vec![0u32; parents.len()];
    let mut next = vec![1u32; parents.len()];
    let mut family = size.clone();
    for (group, parent) in parents.iter().enumerate().skip(1) {
        rank[group] = rank[parent.index()] + next[parent.index()];
        next[parent.index()] += size[group];
        family[rank[group] as usize] = size[group];
    }
    if let Some(root) = family.first_mut() {
        *root = parents.len() as u32;
    }
    (rank, family)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CPU: CpuId = CpuId(1);

    /// The root, /a, /b, /a/c, /b/d, /a/c/e.
    fn tree() -> Throttles {
        Throttles::new(&[0, 0, 0, 1, 2, 3].map(GroupId), 2)
    }

    #[test]
    fn a_throttled_group_throttles_its_descendants_and_nobody_else() {
        let mut throttles = tree();
        throttles.set(GroupId(1), CPU, true, 100);
        let is = |group| throttles.is_throttled(GroupId(group), CPU);
        assert_eq!([0, 1, 2, 3, 4, 5].map(is), [false, true, false, true, false, true]);
        throttles.set(GroupId(1), CPU, false, 130);
        let clocks = |cpu| [0, 1, 2, 3, 4, 5].map(|g| throttles.clock_ns(GroupId(g), cpu, 200));
        assert_eq!(clocks(CPU), [0, 30, 0, 30, 0, 30]);
        assert_eq!(clocks(CpuId(0)), [0; 6]);
    }

    #[test]
    fn nested_throttles_count_time_once() {
        let mut throttles = tree();
        throttles.set(GroupId(1), CPU, true, 100);
        throttles.set(GroupId(3), CPU, true, 110);
        throttles.set(GroupId(3), CPU, true, 115);
        throttles.set(GroupId(1), CPU, false, 150);
        assert_eq!(throttles.clock_ns(GroupId(5), CPU, 170), 70);
        throttles.set(GroupId(3), CPU, false, 180);
        assert_eq!(throttles.clock_ns(GroupId(5), CPU, 999), 80);
        assert_eq!(throttles.clock_ns(GroupId(1), CPU, 999), 50);
    }
}
