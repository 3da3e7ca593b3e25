//! Virtual cores that share fewer physical ones, as in a shared-processor partition of POWER.
//!
//! State: which virtual cores want to run (a thread of theirs executes a task), which do run. While
//! no more want to than there are physical cores, all run. Else at each dispatch window (a multiple
//! of `window_ns`; 10 ms in PowerVM) the next ones in circular order run and the others stand
//! still, with all their threads. A core that goes idle makes room for the next one at once.
//!
//! DEVIATES(hypervisor-turns): PowerVM gives each virtual core its entitled part of a window and
//! may change cores within it; here a turn is a whole window, and other partitions are there only
//! as the physical cores that they leave. DEVIATES(hypervisor-steal): ticks, IPIs and switches of
//! the kernel go on while a core stands still, and what is stolen is charged as run time: to
//! vruntime, utilisation and quota.

use crate::sim::scenario::Partition;
use crate::units::Ns;

#[derive(Clone, Copy, Debug, Default)]
struct VirtualCore {
    wants: bool,
    runs: bool,
}

/// Who has the physical cores.
#[derive(Clone, Debug)]
pub struct Hypervisor {
    physical: usize,
    window_ns: Ns,
    cores: Vec<VirtualCore>,
    running: usize,
    waiting: usize,
    /// Where the search for the next one begins.
    next: usize,
}

impl Hypervisor {
    /// A partition of so many virtual cores, all idle.
    pub fn new(partition: Partition, cores: usize) -> Self {
        Hypervisor {
            physical: partition.cores as usize,
            window_ns: partition.window_ns,
            cores: vec![VirtualCore::default(); cores],
            running: 0,
            waiting: 0,
            next: 0,
        }
    }

    /// True if the core has a physical one.
    pub fn runs(&self, core: usize) -> bool {
        self.cores[core].runs
    }

    /// When turns change next, ns; None while all get what they want.
    pub fn window_after(&self, now_ns: Ns) -> Option<Ns> {
        (self.waiting > 0).then(|| (now_ns / self.window_ns + 1) * self.window_ns)
    }

    /// A core begins or ceases to have something to do.
    pub fn set_wants(&mut self, core: usize, wants: bool) {
        if std::mem::replace(&mut self.cores[core].wants, wants) == wants {
            return;
        }
        if wants {
            self.waiting += 1;
        } else if std::mem::take(&mut self.cores[core].runs) {
            self.running -= 1;
        } else {
            self.waiting -= 1;
        }
        self.fill();
    }

    /// A window begins: others' turn.
    pub fn rotate(&mut self) {
        for core in &mut self.cores {
            if std::mem::take(&mut core.runs) {
                self.running -= 1;
                self.waiting += 1;
            }
        }
        self.fill();
    }

    /// Gives free physical cores to those who wait, in circular order.
    fn fill(&mut self) {
        while self.waiting > 0 && self.running < self.physical {
            let core = &mut self.cores[self.next];
            if core.wants && !core.runs {
                core.runs = true;
                self.running += 1;
                self.waiting -= 1;
            }
            self.next = (self.next + 1) % self.cores.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running(hypervisor: &Hypervisor) -> Vec<usize> {
        (0..hypervisor.cores.len()).filter(|&core| hypervisor.runs(core)).collect()
    }

    #[test]
    fn three_cores_take_turns_on_two() {
        let mut hypervisor = Hypervisor::new(Partition { cores: 2, window_ns: 10 }, 3);
        hypervisor.set_wants(0, true);
        hypervisor.set_wants(1, true);
        assert_eq!((running(&hypervisor), hypervisor.window_after(7)), (vec![0, 1], None));
        hypervisor.set_wants(2, true);
        assert_eq!((running(&hypervisor), hypervisor.window_after(7)), (vec![0, 1], Some(10)));
        assert_eq!(hypervisor.window_after(10), Some(20), "a window's begin is served once");
        let turns: Vec<Vec<usize>> = (0..3)
            .map(|_| {
                hypervisor.rotate();
                running(&hypervisor)
            })
            .collect();
        assert_eq!(turns, [vec![0, 2], vec![1, 2], vec![0, 1]]);
        hypervisor.set_wants(0, false);
        assert_eq!((running(&hypervisor), hypervisor.window_after(7)), (vec![1, 2], None));
        hypervisor.set_wants(1, false);
        assert_eq!(running(&hypervisor), [2]);
    }
}
