//! Services of a runtime whose threads follow the limit, so that with another limit they are other
//! services.
//!
//! * **Go**: requests are goroutines, of which GOMAXPROCS compute at once; who waits elsewhere
//!   holds none of these. A collection takes a quarter of them.
//! * **Java**: a collection stops the world, and all of its threads compute at once.

/// The most goroutines that a service is given.
const GOROUTINES_MAX: f64 = 4000.0;

/// A runtime whose threads follow its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runtime {
    /// Go, where GOMAXPROCS follows the limit.
    Go,
    /// Java, where the threads of a collection that stops the world follow the limit.
    Jvm,
}

impl Runtime {
    /// All of them.
    pub const ALL: [Runtime; 2] = [Runtime::Go, Runtime::Jvm];

    /// Its word in a file and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Runtime::Go => "go",
            Runtime::Jvm => "jvm",
        }
    }
}

/// Threads that follow the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Followers {
    /// Whose they are.
    pub runtime: Runtime,
    /// How many there are under the limit as it is.
    pub count: u32,
}

impl Followers {
    /// Threads of a collection.
    pub fn collectors(self) -> u32 {
        match self.runtime {
            Runtime::Go => (self.count / 4).max(1),
            Runtime::Jvm => self.count,
        }
    }

    /// Goroutines enough where so many parts wait elsewhere at a time, and a burst has so many.
    pub fn goroutines(self, waiting: f64, burst: f64) -> u32 {
        let all = f64::from(self.count) + 2.0 * waiting + 8.0 * burst + 32.0;
        all.min(GOROUTINES_MAX).max(f64::from(self.count)) as u32
    }
}
