//! The levels above the chunks: each tile is made of four below it, up to one that has all.

use super::tile::{TILES_PER_TILE, Tile};

/// A level that is being filled.
struct Level {
    tile: Tile,
    /// Tiles of the level below that it has taken in.
    taken: usize,
    /// Tiles that were told.
    told: usize,
}

/// All levels above the lowest.
pub struct Pyramid {
    empty: Tile,
    levels: Vec<Level>,
}

impl Pyramid {
    /// No level yet; `empty` is a tile of the run's rows.
    pub fn new(empty: Tile) -> Self {
        Pyramid { empty, levels: Vec::new() }
    }

    /// Takes in a tile of the lowest level, and tells those that are full, with their level.
    pub fn add(&mut self, lowest: &Tile, told: &mut impl FnMut(usize, &Tile)) {
        self.take(0, lowest, told);
    }

    fn take(&mut self, at: usize, below: &Tile, told: &mut impl FnMut(usize, &Tile)) {
        if self.levels.len() == at {
            self.levels.push(Level { tile: self.empty.clone(), taken: 0, told: 0 });
        }
        let level = &mut self.levels[at];
        level.tile.take(level.taken, below);
        level.taken += 1;
        if level.taken == TILES_PER_TILE {
            self.tell(at, told);
        }
    }

    /// Tells a level's tile, which the next level takes in.
    fn tell(&mut self, at: usize, told: &mut impl FnMut(usize, &Tile)) {
        let level = &mut self.levels[at];
        let tile = std::mem::replace(&mut level.tile, self.empty.clone());
        (level.taken, level.told) = (0, level.told + 1);
        told(at + 1, &tile);
        self.take(at + 1, &tile, told);
    }

    /// Tells what is not full, up to the first level that has the whole run in one tile; a run of
    /// one chunk has no level above it.
    pub fn finish(mut self, chunks: usize, told: &mut impl FnMut(usize, &Tile)) {
        let (mut at, mut below) = (0, chunks);
        while below > 1 {
            let level = &self.levels[at];
            if level.taken > 0 {
                self.tell(at, told);
            }
            below = self.levels[at].told;
            at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_all_of_the_run_up_to_one_tile() {
        for (chunks, expected) in
            [(1, vec![]), (2, vec![1]), (4, vec![1]), (5, vec![2, 1]), (17, vec![5, 2, 1])]
        {
            let mut pyramid = Pyramid::new(Tile::new(0, 1, false));
            let mut told: Vec<Vec<u64>> = Vec::new();
            let mut tell = |level: usize, tile: &Tile| {
                told.resize(told.len().max(level), vec![]);
                told[level - 1].push(tile.sums[0].state_ns[0]);
            };
            let mut tile = Tile::new(0, 1, false);
            tile.sums[0].state_ns[0] = 1;
            (0..chunks).for_each(|_| pyramid.add(&tile, &mut tell));
            pyramid.finish(chunks, &mut tell);
            let counts: Vec<usize> = told.iter().map(Vec::len).collect();
            assert_eq!(counts, expected, "{chunks} chunks");
            assert!(told.iter().all(|level| level.iter().sum::<u64>() == chunks as u64));
        }
    }
}
