//! Causes of time, and how much went to each.

use crate::units::Ns;

/// Causes of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A request waits and no worker has been found for it.
    Backlog,
    /// On a CPU, as far as a CPU at full speed would have needed it.
    Running,
    /// On a CPU: lost because another thread of its core was busy.
    Sibling,
    /// On a CPU: lost because it is slower than the machine's fastest, by kind or by frequency.
    Clock,
    /// On a CPU: burnt while another held a spin lock.
    Spinning,
    /// Runnable, another task has the CPU.
    Queued,
    /// Runnable, but its group or one above it is throttled on its CPU.
    Throttled,
    /// Woken, on the way to another CPU's queue.
    Migrating,
    /// Asleep: a lock, a sleep, another request.
    Blocked,
}

/// All causes, in the order of reports, with their names.
pub const CAUSES: [(Cause, &str); 9] = [
    (Cause::Backlog, "backlog"),
    (Cause::Running, "running"),
    (Cause::Sibling, "sibling"),
    (Cause::Clock, "clock"),
    (Cause::Spinning, "spinning"),
    (Cause::Queued, "queued"),
    (Cause::Throttled, "throttled"),
    (Cause::Migrating, "migrating"),
    (Cause::Blocked, "blocked"),
];

/// An amount of time by cause, ns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blame([Ns; CAUSES.len()]);

impl Blame {
    /// Time of one cause, ns.
    pub fn of(&self, cause: Cause) -> Ns {
        self.0[cause as usize]
    }

    /// Time of each cause, ns, in the order of [`CAUSES`].
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Ns)> {
        CAUSES.map(|(cause, name)| (name, self.of(cause))).into_iter()
    }

    /// Time of all causes, ns.
    pub fn total_ns(&self) -> Ns {
        self.0.iter().sum()
    }

    /// Adds time to one cause.
    #[inline]
    pub fn add(&mut self, cause: Cause, time_ns: Ns) {
        self.0[cause as usize] += time_ns;
    }

    /// Adds cause by cause.
    pub fn merge(&mut self, other: &Blame) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, other)| *mine += other);
    }

    /// What came after an earlier reading of the same account.
    pub fn since(&self, earlier: &Blame) -> Blame {
        let mut since = *self;
        since.0.iter_mut().zip(earlier.0).for_each(|(mine, earlier)| *mine -= earlier);
        since
    }

    /// Leaves out the first `time_ns` of a time that began with a wake-up: first the way to the
    /// CPU, then the wait for it, then the rest.
    pub fn skip(&mut self, mut time_ns: Ns) {
        use Cause::{Blocked, Clock, Migrating, Queued, Running, Sibling, Spinning, Throttled};
        for cause in [Migrating, Queued, Throttled, Running, Sibling, Clock, Spinning, Blocked] {
            let skipped_ns = self.of(cause).min(time_ns);
            self.0[cause as usize] -= skipped_ns;
            time_ns -= skipped_ns;
        }
    }
}
