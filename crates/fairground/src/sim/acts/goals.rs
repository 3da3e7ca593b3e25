//! Goals of a workload: their clocks start.

use crate::record::Recorder;
use crate::sim::engine::Engine;
use crate::workload::behavior::GoalId;

impl<R: Recorder> Engine<'_, R> {
    /// A goal's clock starts. If its rate in the long run is asked for, each CPU last balanced at
    /// some moment of its own, as when the load has been there for long; on an idle machine all
    /// balanced together, and would again a second later.
    pub fn start_goal(&mut self, id: GoalId) {
        if self.progress.start(id, self.world.now_ns) {
            self.world.set_balance_phases();
        }
    }
}
