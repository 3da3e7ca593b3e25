//! What a row did in a tile, exactly.

use fairground::units::Ns;

/// States that a row tells: running, queued or migrating, throttled. Of a CPU the last two are
/// sums over the tasks that wait there.
pub const TOLD: usize = 3;

/// A row's sums over a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Time in each of the told states, ns; of a CPU that of all tasks there.
    pub state_ns: [Ns; TOLD],
    /// Time at a known frequency, ns.
    pub clocked_ns: Ns,
    /// Frequency by time, kHz ns.
    pub freq_khz_ns: u128,
}

impl Sums {
    /// Adds those of another time.
    pub fn add(&mut self, more: &Sums) {
        let states = self.state_ns.iter_mut().zip(&more.state_ns);
        states.for_each(|(sum_ns, time_ns)| *sum_ns += time_ns);
        self.clocked_ns += more.clocked_ns;
        self.freq_khz_ns += more.freq_khz_ns;
    }

    /// The mean frequency, kHz; 0 if none is known.
    pub fn freq_khz_mean(&self) -> u64 {
        (self.freq_khz_ns / u128::from(self.clocked_ns.max(1))) as u64
    }

    /// True if nothing happened.
    pub fn is_empty(&self) -> bool {
        self.clocked_ns == 0 && self.state_ns == [0; TOLD]
    }
}
