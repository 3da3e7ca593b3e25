//! How requests come to a service of the family.

use crate::chance::Chance;

/// Seconds of a cycle of [`Arrivals::Changing`].
pub const CYCLE_S: u32 = 10;

/// Seconds of a cycle of [`Arrivals::Wandering`].
const WANDER_S: u32 = 30;
/// How much of a rate's distance from the mean is left after a second.
const LEFT: f64 = 0.9;

/// How requests come.
#[derive(Clone, PartialEq, Debug)]
pub enum Arrivals {
    /// One by one.
    Poisson,
    /// Many at once.
    Bursts {
        /// How many, mean.
        size: f64,
        /// True if their number is random.
        random: bool,
        /// True if they come at equal times.
        even: bool,
        /// The share of requests that come one by one beside them.
        steady: f64,
    },
    /// At one rate, and for some seconds of each cycle at a higher one.
    Changing {
        /// The higher rate as a multiple of the mean.
        peak: f64,
        /// Seconds of the higher rate in a cycle.
        peak_s: u32,
    },
    /// At a rate that goes up and down from second to second.
    Wandering {
        /// By how much, as the logarithm of a second's rate over the one before.
        spread: f64,
        /// Which of all ways that it may go.
        path: u32,
    },
    /// From clients that ask, wait for the answer, and think.
    Clients {
        /// How many.
        clients: u32,
        /// How long they think, ns, mean.
        think_ns: f64,
    },
}

impl Arrivals {
    /// Rates second by second, relative to the mean, of a cycle that repeats.
    pub fn rates(&self) -> Vec<f64> {
        match *self {
            Arrivals::Changing { peak, peak_s } => {
                let (cycle_s, high) = (f64::from(CYCLE_S), f64::from(peak_s));
                let low = (cycle_s - high * peak).max(0.0) / (cycle_s - high);
                (0..CYCLE_S).map(|second| if second < peak_s { peak } else { low }).collect()
            }
            Arrivals::Wandering { spread, path } => {
                let mut chance = Chance::new(u64::from(path));
                let mut log = 0.0;
                let mut next = || {
                    log = LEFT * log + spread * chance.normal();
                    f64::exp(log)
                };
                let rates: Vec<f64> = (0..WANDER_S).map(|_| next()).collect();
                let mean = rates.iter().sum::<f64>() / f64::from(WANDER_S);
                rates.into_iter().map(|rate| rate / mean).collect()
            }
            _ => vec![1.0],
        }
    }

    /// In a few words.
    pub fn words(&self) -> String {
        match *self {
            Arrivals::Poisson => "one by one".into(),
            Arrivals::Bursts { size, random, even, steady } => {
                let even = if even { "even " } else { "" };
                let about = if random { "about " } else { "" };
                let steady = match steady {
                    steady if steady < 0.005 => String::new(),
                    steady => format!(", {:.0} % one by one", steady * 100.0),
                };
                format!("{even}bursts of {about}{}{steady}", size.round())
            }
            Arrivals::Changing { peak, peak_s } => {
                format!("{peak:.1} times the rate for {peak_s} of {CYCLE_S} s")
            }
            Arrivals::Wandering { spread, .. } => {
                format!("a rate that wanders by {:.0} % a second", spread * 100.0)
            }
            Arrivals::Clients { clients, .. } => format!("{clients} clients that wait"),
        }
    }
}
