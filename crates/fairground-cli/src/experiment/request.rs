//! A sweep as it is asked for. It may be sent to other processes and machines, which read it again.

use super::grid::Grid;
use super::seeds;
use super::sweep::{Sweep, Tell};
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use serde::{Deserialize, Serialize};

/// What is swept; the names are those of the command line's options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SweepRequest {
    /// The scenario.
    pub scenario: Asked,
    /// What is laid over it in every setting.
    pub overrides: Overrides,
    /// `KEY=VALUES`.
    pub vary: Vec<String>,
    /// `20` or `5-24`.
    pub seeds: String,
    /// Metrics beside the usual ones.
    pub metric: Vec<String>,
}

impl SweepRequest {
    /// The sweep that is meant: every setting is read.
    ///
    /// # Errors
    /// What the command line would say.
    pub fn sweep(self, tell: Tell) -> Result<Sweep, Failure> {
        let seeds = seeds::parse(&self.seeds);
        let seeds = seeds.map_err(|fault| Failure::Usage(format!("seeds: {fault}")))?.collect();
        let grid = Grid::new(self.scenario, self.overrides, &self.vary)?;
        Sweep::new(grid, seeds, &self.metric, tell)
    }
}
