//! The family of services that are tried: what a service may be like where no figure says so.
//!
//! Requests come one by one, in bursts, in bursts beside a steady stream, at a rate that changes,
//! or from clients that wait for their answers. Their work is the same each time, random, or of two
//! kinds. They may be cut into parts, and wait for something elsewhere. Beside them the service may
//! do work that no request sees: a garbage collection, a batch, a scrape. Of Go and Java it is
//! known what follows the limit: GOMAXPROCS, and the threads of a collection that stops the world.

use crate::arrivals::Arrivals;
use crate::chance::Chance;
use crate::runtime::{Followers, Runtime};
use std::f64::consts::LN_2;

/// How alike the latencies of a burst's requests are: the first of them wait little.
const FATE: f64 = 0.5;

/// One service of the family.
#[derive(Clone, PartialEq, Debug)]
pub struct Service {
    /// Threads that serve; of Go, goroutines.
    pub threads: u32,
    /// Threads that follow the limit, if any do.
    pub followers: Option<Followers>,
    /// Parts of a request, served at once.
    pub fanout: u32,
    /// How requests come.
    pub arrivals: Arrivals,
    /// How much CPU they take.
    pub work: Spread,
    /// What a part waits for elsewhere, ns, mean.
    pub io_ns: f64,
    /// How that time varies.
    pub io: Spread,
    /// Work that no request sees.
    pub beside: Option<Beside>,
}

/// How a time varies about its mean: the work of parts, or their waits elsewhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spread {
    /// Always the same.
    Even,
    /// Exponential.
    Exponential,
    /// Lognormal; the spread as a multiple of the mean.
    Lognormal {
        /// Standard deviation / mean.
        cv: f64,
    },
    /// Two kinds of requests.
    TwoKinds {
        /// Time of the expensive kind / time of the cheap one.
        ratio: f64,
        /// The share of the expensive kind.
        share: f64,
        /// True if both are exponential.
        random: bool,
    },
}

/// Periodic work beside the requests.
#[derive(Clone, PartialEq, Debug)]
pub struct Beside {
    /// Its share of the CPU time that the service uses.
    pub share: f64,
    /// Threads that do it, all at once.
    pub threads: u32,
    /// How often each of them does, ns.
    pub period_ns: f64,
    /// When, and how long it computes then.
    pub rhythm: Rhythm,
}

/// The rhythm of other work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rhythm {
    /// At equal times, equally long: a collector, a scrape.
    Even,
    /// At random times, equally long.
    Random,
    /// At random times, for a random time: requests of another kind, with threads of their own.
    Requests,
    /// At equal times, equally long, and nobody is served meanwhile: a collection that stops the
    /// world.
    Stop,
}

/// What every service of the family has in common: what was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Load {
    /// Requests a second.
    pub per_s: f64,
    /// CPUs in use.
    pub usage_cpus: f64,
}

impl Service {
    /// Mean work of a part, ns.
    pub fn work_ns(&self, load: &Load) -> f64 {
        let rest = 1.0 - self.beside.as_ref().map_or(0.0, |beside| beside.share);
        (load.usage_cpus * rest / load.per_s * 1e9 / f64::from(self.fanout)).max(1.0)
    }

    /// The part of its threads that is busy on average; 0 of goroutines, of which there are enough.
    pub fn pool_used(&self, load: &Load) -> f64 {
        match self.followers {
            Some(Followers { runtime: Runtime::Go, .. }) => 0.0,
            _ => self.busy_threads(load) / f64::from(self.threads),
        }
    }

    /// Threads that are busy on average: that compute, or wait elsewhere.
    pub fn busy_threads(&self, load: &Load) -> f64 {
        let part_ns = self.work_ns(load) + self.io_ns;
        load.per_s * f64::from(self.fanout) * part_ns / 1e9
    }

    /// How many parts compute at once, at most.
    pub fn at_once(&self) -> u32 {
        match self.followers {
            Some(Followers { runtime: Runtime::Go, count }) => count,
            _ => u32::MAX,
        }
    }

    /// True if a collection is one of those that may compute: of Go, it takes a P.
    pub fn collects_as_one_of_them(&self) -> bool {
        self.followers.is_some_and(|followers| followers.runtime == Runtime::Go)
    }

    /// Collections of its runtime, if it is of one.
    pub fn collections_per_s(&self) -> f64 {
        let own = self.beside.as_ref().filter(|_| self.followers.is_some());
        own.map_or(0.0, |beside| 1e9 / beside.period_ns)
    }

    /// How much more its requests scatter than if each came alone: those of one burst have one
    /// fate, so they count as one or two. With B requests in a burst, B²/B of them on average for
    /// one that asks (twice as many if their number is random).
    pub fn together(&self) -> f64 {
        let Arrivals::Bursts { size, random, steady, .. } = self.arrivals else { return 1.0 };
        let burst = if random { 2.0 * size } else { size };
        1.0 + FATE * (1.0 - steady) * (burst - 1.0)
    }

    /// Requests from one burst to the next; 0 if they come in none.
    pub fn apart(&self) -> f64 {
        let Arrivals::Bursts { size, steady, .. } = self.arrivals else { return 0.0 };
        size / (1.0 - steady)
    }

    /// The service in a few words.
    pub fn words(&self) -> String {
        let mut words = vec![self.arrivals.words(), self.work.words()];
        if self.fanout > 1 {
            words.push(format!("{} parts", self.fanout));
        }
        if self.io_ns >= 1.0 {
            words.push(format!("{:.1} ms elsewhere{}", self.io_ns / 1e6, self.io.of_wait()));
        }
        words.push(match self.followers {
            Some(Followers { runtime: Runtime::Go, count }) => format!("GOMAXPROCS {count}"),
            _ => threads_of(self.threads, ""),
        });
        words.extend(self.beside.as_ref().map(Beside::words));
        words.join(", ")
    }
}

impl Spread {
    /// A part's time, relative to the mean.
    pub fn relative(self, chance: &mut Chance) -> f64 {
        match self {
            Spread::Even => 1.0,
            Spread::Exponential => chance.exponential(),
            Spread::Lognormal { cv } => {
                let variance = (1.0 + cv * cv).ln();
                (variance.sqrt() * chance.normal() - variance / 2.0).exp()
            }
            Spread::TwoKinds { ratio, share, random } => {
                let kind = if chance.is(share) { ratio } else { 1.0 };
                let random = if random { chance.exponential() } else { 1.0 };
                kind * random / (1.0 - share + share * ratio)
            }
        }
    }

    /// About the median, relative to the mean.
    pub fn median(self) -> f64 {
        let of_random = |random: bool| if random { LN_2 } else { 1.0 };
        match self {
            Spread::Even => 1.0,
            Spread::Exponential => LN_2,
            Spread::Lognormal { cv } => 1.0 / (1.0 + cv * cv).sqrt(),
            Spread::TwoKinds { ratio, share, random } => {
                let usual = if share > 0.5 { ratio } else { 1.0 };
                usual * of_random(random) / (1.0 - share + share * ratio)
            }
        }
    }

    /// How a wait varies, if it does so much.
    fn of_wait(&self) -> String {
        match *self {
            Spread::Even | Spread::Exponential => String::new(),
            Spread::Lognormal { cv } => format!(" (cv {cv:.1})"),
            Spread::TwoKinds { ratio, share, .. } => {
                format!(" ({:.1} % wait {ratio:.0} times as long)", share * 100.0)
            }
        }
    }

    fn words(&self) -> String {
        match *self {
            Spread::Even => "even work".into(),
            Spread::Exponential => "exponential work".into(),
            Spread::Lognormal { cv } => format!("lognormal work (cv {cv:.1})"),
            Spread::TwoKinds { ratio, share, .. } => {
                format!("two kinds: {:.1} % take {ratio:.0} times the work", share * 100.0)
            }
        }
    }
}

impl Beside {
    /// How long each of its threads computes at once, ns.
    pub fn run_ns(&self, load: &Load) -> f64 {
        load.usage_cpus * self.share * self.period_ns / f64::from(self.threads)
    }

    fn words(&self) -> String {
        let (percent, every_ms) = (self.share * 100.0, self.period_ns / 1e6);
        let threads = |kind: &str| threads_of(self.threads, kind);
        match self.rhythm {
            Rhythm::Requests => {
                format!("{percent:.0} % of the CPU by other requests ({})", threads(""))
            }
            Rhythm::Stop => format!(
                "{percent:.0} % of the CPU by collections every {every_ms:.0} ms ({}) that stop \
                 the world",
                threads("")
            ),
            Rhythm::Even | Rhythm::Random => {
                format!("{percent:.0} % of the CPU by {} every {every_ms:.0} ms", threads("other "))
            }
        }
    }
}

/// So many threads of a kind, in words.
fn threads_of(count: u32, kind: &str) -> String {
    format!("{count} {kind}thread{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_keeps_its_mean_and_half_of_it_is_below_its_median() {
        let mut chance = Chance::new(1);
        for spread in [
            Spread::Even,
            Spread::Exponential,
            Spread::Lognormal { cv: 2.0 },
            Spread::TwoKinds { ratio: 40.0, share: 0.02, random: true },
            Spread::TwoKinds { ratio: 40.0, share: 0.8, random: false },
        ] {
            let mut times: Vec<f64> = (0..40_001).map(|_| spread.relative(&mut chance)).collect();
            times.sort_by(f64::total_cmp);
            let (mean, median) = (times.iter().sum::<f64>() / 40_001.0, times[20_000]);
            assert!((mean - 1.0).abs() < 0.08, "{spread:?}: {mean}");
            assert!((median / spread.median() - 1.0).abs() < 0.08, "{spread:?}: {median}");
        }
    }

    #[test]
    fn waits_that_are_seldom_long_are_told() {
        let words = |spread: Spread| spread.of_wait();
        let two = Spread::TwoKinds { ratio: 40.0, share: 0.02, random: false };
        assert_eq!(words(two), " (2.0 % wait 40 times as long)");
        assert_eq!(words(Spread::Lognormal { cv: 2.0 }), " (cv 2.0)");
        assert_eq!(words(Spread::Exponential), "");
    }
}
