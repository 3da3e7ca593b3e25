//! A tile: how much of each of 256 steps a row spent in which state. Rows are the CPUs, then the
//! tasks. A share that is not zero never becomes zero: what happened is seen, however short.

use super::sums::{Sums, TOLD};
use crate::base::varint::put_varint;
use fairground::units::Ns;

/// Steps of a tile.
pub const STEPS: usize = 256;
/// Tiles that make one of the next level.
pub const TILES_PER_TILE: usize = 4;
/// A whole step.
pub const WHOLE: u16 = u16::MAX;

/// A step of a row: the share of each state, and the mean frequency as a share of the highest; in
/// parts of [`WHOLE`]. Of a CPU the shares of waiting are how many tasks do on average, one at
/// most.
pub type Cell = [u16; TOLD + 1];

/// A tile of all rows.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Rows of CPUs, which stand first.
    pub cpus: usize,
    /// True if frequencies are known.
    pub is_clocked: bool,
    /// By row and step.
    pub cells: Vec<Cell>,
    /// By row.
    pub sums: Vec<Sums>,
}

impl Tile {
    /// Nothing happened yet.
    pub fn new(cpus: usize, tasks: usize, is_clocked: bool) -> Self {
        let rows = cpus + tasks;
        let cells = vec![[0; TOLD + 1]; rows * STEPS];
        Tile { cpus, is_clocked, cells, sums: vec![Sums::default(); rows] }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.cells.fill([0; TOLD + 1]);
        self.sums.fill(Sums::default());
    }

    /// Takes in a tile of the level below, as one of the [`TILES_PER_TILE`] that it is made of.
    pub fn take(&mut self, place: usize, below: &Tile) {
        let steps = STEPS / TILES_PER_TILE;
        for (row, of_row) in below.cells.chunks_exact(STEPS).enumerate() {
            let first = row * STEPS + place * steps;
            let into = &mut self.cells[first..first + steps];
            for (cell, four) in into.iter_mut().zip(of_row.chunks_exact(TILES_PER_TILE)) {
                *cell = mean(four);
            }
        }
        for (sums, more) in self.sums.iter_mut().zip(&below.sums) {
            sums.add(more);
        }
    }

    /// Rows in which something happened: which, its sums, and its steps as runs of equal ones.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let mut next_row = 0;
        for (row, (cells, sums)) in self.cells.chunks_exact(STEPS).zip(&self.sums).enumerate() {
            if sums.is_empty() {
                continue;
            }
            put_varint(&mut out, (row - next_row) as u64);
            next_row = row + 1;
            sums.state_ns.iter().for_each(|&time_ns| put_varint(&mut out, time_ns));
            let shown = match self.is_clocked && row < self.cpus {
                true => {
                    put_varint(&mut out, sums.clocked_ns);
                    put_varint(&mut out, sums.freq_khz_mean());
                    TOLD + 1
                }
                false => TOLD,
            };
            for run in cells.chunk_by(|a, b| short(a) == short(b)) {
                put_varint(&mut out, run.len() as u64);
                out.extend_from_slice(&short(&run[0])[..shown]);
            }
        }
        out
    }
}

/// A share of a step.
pub fn share(part: u128, whole: u128) -> u16 {
    let share = (part * u128::from(WHOLE)).div_ceil(whole.max(1));
    share.min(u128::from(WHOLE)) as u16
}

/// How much of a step a time is.
pub fn share_ns(time_ns: Ns, step_ns: Ns) -> u16 {
    share(u128::from(time_ns), u128::from(step_ns))
}

fn mean(cells: &[Cell]) -> Cell {
    std::array::from_fn(|state| {
        let sum: u32 = cells.iter().map(|cell| u32::from(cell[state])).sum();
        sum.div_ceil(cells.len() as u32) as u16
    })
}

/// A step in a byte each.
fn short(cell: &Cell) -> [u8; TOLD + 1] {
    cell.map(|share| match share {
        0 => 0,
        share => ((u32::from(share) + 128) / 257).max(1) as u8,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_share_is_seen_at_every_level() {
        let mut low = Tile::new(0, 2, false);
        low.cells[STEPS + 7] = [share_ns(1, 1 << 40), 0, WHOLE, 0];
        low.sums[1].state_ns = [1, 0, 1 << 40];
        let mut high = Tile::new(0, 2, false);
        high.take(3, &low);
        let step = 3 * 64 + 1;
        assert_eq!(high.cells[STEPS + step], [1, 0, WHOLE / 4 + 1, 0]);
        assert_eq!(short(&high.cells[STEPS + step]), [1, 0, 64, 0]);
        assert_eq!(high.sums[1], low.sums[1]);
        high.clear();
        assert!(high.encode().is_empty());
    }

    #[test]
    fn rows_without_anything_take_no_room_and_equal_steps_are_one_run() {
        let mut tile = Tile::new(1, 2, true);
        tile.sums[0] = Sums { clocked_ns: 2, freq_khz_ns: 14, ..Sums::default() };
        tile.cells[..STEPS].fill([0, 0, 0, WHOLE]);
        tile.sums[2].state_ns = [5, 0, 0];
        tile.cells[2 * STEPS] = [WHOLE, 0, 0, 0];
        let cpu = [0, 0, 0, 0, 2, 7, 0x80, 2, 0, 0, 0, 255];
        let task = [1, 5, 0, 0, 1, 255, 0, 0, 0xff, 1, 0, 0, 0];
        assert_eq!(tile.encode(), [cpu.as_slice(), &task].concat());
    }
}
