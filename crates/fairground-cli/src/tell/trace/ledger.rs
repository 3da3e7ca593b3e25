//! What rows did in a chunk, in ns by step, on its way into a tile.

use super::sums::TOLD;
use super::tile::{STEPS, Tile, share, share_ns};
use crate::run::schedule::{Clocked, State, Stretch, by_step};
use fairground::units::{Id, Ns};

/// A chunk's steps.
pub struct Ledger {
    step_ns: Ns,
    from_ns: Ns,
    freq_khz_max: u64,
    state_ns: Vec<[Ns; TOLD]>,
    /// By CPU and step, if frequencies are known.
    freq_khz_ns: Vec<u128>,
    tile: Tile,
}

impl Ledger {
    /// An empty chunk; 0 for `freq_khz_max` if frequencies are not known.
    pub fn new((cpus, tasks): (usize, usize), step_ns: Ns, freq_khz_max: u64) -> Self {
        let is_clocked = freq_khz_max > 0;
        Ledger {
            step_ns,
            from_ns: 0,
            freq_khz_max,
            state_ns: vec![[0; TOLD]; (cpus + tasks) * STEPS],
            freq_khz_ns: vec![0; if is_clocked { cpus * STEPS } else { 0 }],
            tile: Tile::new(cpus, tasks, is_clocked),
        }
    }

    /// Adds a stretch that lies in the chunk.
    pub fn stretch(&mut self, stretch: &Stretch) {
        let state = match stretch.state {
            State::Running => 0,
            State::Queued | State::Migrating => 1,
            State::Throttled => 2,
        };
        for row in [stretch.cpu.index(), self.tile.cpus + stretch.task.index()] {
            self.tile.sums[row].state_ns[state] += stretch.to_ns - stretch.from_ns;
            let steps = &mut self.state_ns[row * STEPS..(row + 1) * STEPS];
            let times = (stretch.from_ns - self.from_ns, stretch.to_ns - self.from_ns);
            by_step(self.step_ns, times, |step, time_ns| steps[step][state] += time_ns);
        }
    }

    /// Adds a time at one frequency that lies in the chunk.
    pub fn clocked(&mut self, clocked: &Clocked) {
        if self.freq_khz_ns.is_empty() {
            return;
        }
        let (row, khz) = (clocked.cpu.index(), u128::from(clocked.freq_khz));
        let time_ns = clocked.to_ns - clocked.from_ns;
        self.tile.sums[row].clocked_ns += time_ns;
        self.tile.sums[row].freq_khz_ns += khz * u128::from(time_ns);
        let steps = &mut self.freq_khz_ns[row * STEPS..(row + 1) * STEPS];
        let times = (clocked.from_ns - self.from_ns, clocked.to_ns - self.from_ns);
        by_step(self.step_ns, times, |step, time_ns| {
            steps[step] += khz * u128::from(time_ns);
        });
    }

    /// Makes a tile of the chunk, lets it be taken, and begins the next one.
    pub fn close(&mut self, take: impl FnOnce(&Tile)) {
        let step_ns = self.step_ns;
        for (cell, state_ns) in self.tile.cells.iter_mut().zip(&mut self.state_ns) {
            for (share, time_ns) in cell.iter_mut().zip(std::mem::take(state_ns)) {
                *share = share_ns(time_ns, step_ns);
            }
        }
        let whole = u128::from(self.freq_khz_max) * u128::from(step_ns);
        for (cell, khz_ns) in self.tile.cells.iter_mut().zip(&mut self.freq_khz_ns) {
            cell[TOLD] = share(std::mem::take(khz_ns), whole);
        }
        take(&self.tile);
        self.tile.clear();
        self.from_ns += step_ns * STEPS as Ns;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tell::trace::tile::WHOLE;
    use fairground::units::{CpuId, GroupId, TaskId};

    #[test]
    fn a_stretch_is_told_of_its_cpu_and_of_its_task() {
        let mut ledger = Ledger::new((2, 1), 10, 1000);
        let mut told = Vec::new();
        for chunk in 0..2 {
            let from_ns = chunk * 2560;
            let (task, group, cpu) = (TaskId(0), GroupId(0), CpuId(1));
            let (state, to_ns) = (State::Migrating, from_ns + 25);
            ledger.stretch(&Stretch { task, group, state, cpu, from_ns: from_ns + 5, to_ns });
            ledger.clocked(&Clocked { cpu, from_ns, to_ns, freq_khz: 500 });
            ledger.close(|tile| told.push(tile.clone()));
        }
        let half = WHOLE / 2 + 1;
        for tile in told {
            for row in [1, 2] {
                let steps: Vec<u16> =
                    (0..4).map(|step| tile.cells[row * STEPS + step][1]).collect();
                assert_eq!(steps, [half, WHOLE, half, 0]);
                assert_eq!(tile.sums[row].state_ns, [0, 20, 0]);
            }
            assert!(tile.sums[0].is_empty() && tile.sums[1].freq_khz_mean() == 500);
            assert_eq!(
                (tile.cells[STEPS][TOLD], tile.cells[STEPS + 2][TOLD]),
                (half, WHOLE / 4 + 1)
            );
        }
    }
}
