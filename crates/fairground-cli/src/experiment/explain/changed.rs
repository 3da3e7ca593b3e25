//! A change beside what it does.

use super::change::Change;
use super::world::World;

/// A change and what it does.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The change.
    pub change: Change,
    /// What all explanations do after it.
    pub world: World,
}
