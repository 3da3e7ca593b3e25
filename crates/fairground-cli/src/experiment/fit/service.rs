//! The family of services that are tried: what a service may be like where no figure says so.
//!
//! Requests come one by one, in bursts, in bursts beside a steady stream, at a rate that changes,
//! or from clients that wait for their answers. Their work is the same each time, random, or of two
//! kinds. They may be cut into parts, and wait for something elsewhere. Beside them the service may
//! do work that no request sees: a garbage collection, a batch, a scrape.

use super::arrivals::Arrivals;
use super::chance::Chance;
use crate::base::text::counted;
use fairground::units::Ns;

/// How alike the latencies of a burst's requests are: the first of them wait little.
const FATE: f64 = 0.5;

/// One service of the family.
#[derive(Clone, PartialEq, Debug)]
pub struct Service {
    /// Threads that serve.
    pub threads: u32,
    /// Parts of a request, served at once.
    pub fanout: u32,
    /// How requests come.
    pub arrivals: Arrivals,
    /// How much CPU they take.
    pub work: Work,
    /// What a part waits for elsewhere, ns, mean.
    pub io_ns: f64,
    /// True if that time is exponential.
    pub io_random: bool,
    /// Work that no request sees.
    pub beside: Option<Beside>,
}

/// How much CPU a part takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Work {
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
        /// Work of the expensive kind / work of the cheap one.
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
}

/// What every service of the family has in common: what was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Load {
    /// Requests a second.
    pub per_s: f64,
    /// CPUs in use.
    pub usage_cpus: f64,
}

impl Service {
    /// Mean work of a part, ns.
    pub(super) fn work_ns(&self, load: &Load) -> f64 {
        let rest = 1.0 - self.beside.as_ref().map_or(0.0, |beside| beside.share);
        (load.usage_cpus * rest / load.per_s * 1e9 / f64::from(self.fanout)).max(1.0)
    }

    /// How much more its requests scatter than if each came alone: those of one burst have one
    /// fate, so they count as one or two. With B requests in a burst, B²/B of them on average for
    /// one that asks (twice as many if their number is random).
    pub(super) fn together(&self) -> f64 {
        let Arrivals::Bursts { size, random, steady, .. } = self.arrivals else { return 1.0 };
        let burst = if random { 2.0 * size } else { size };
        1.0 + FATE * (1.0 - steady) * (burst - 1.0)
    }

    /// The commands that make it: the server's, and that of its other work.
    pub(super) fn commands(&self, load: &Load, duration_s: u64) -> Vec<String> {
        let (threads, work) = (self.threads, self.work.flag(self.work_ns(load)));
        let mut command = match &self.arrivals {
            Arrivals::Clients { clients, think_ns } => {
                let think = random(*think_ns, true);
                format!("client --clients {clients} --think {think} --threads {threads}")
            }
            arrivals => format!("server --threads {threads} {}", arrivals.flags(load.per_s)),
        };
        command.push_str(&format!(" --service {work}"));
        if self.io_ns >= 1.0 {
            command.push_str(&format!(" --io {}", random(self.io_ns, self.io_random)));
        }
        if self.fanout > 1 {
            command.push_str(&format!(" --fanout {}", self.fanout));
        }
        command.push_str(&format!(" --duration {duration_s}s"));
        let beside = self.beside.as_ref().map(|beside| beside.command(load));
        std::iter::once(command).chain(beside).collect()
    }

    /// The service in a few words.
    pub fn words(&self) -> String {
        let mut words = vec![self.arrivals.words(), self.work.words()];
        if self.fanout > 1 {
            words.push(format!("{} parts", self.fanout));
        }
        if self.io_ns >= 1.0 {
            words.push(format!("{:.1} ms elsewhere", self.io_ns / 1e6));
        }
        words.push(counted(self.threads, "thread"));
        words.extend(self.beside.as_ref().map(Beside::words));
        words.join(", ")
    }
}

impl Work {
    /// A part's work, relative to the mean.
    pub(super) fn relative(self, chance: &mut Chance) -> f64 {
        match self {
            Work::Even => 1.0,
            Work::Exponential => chance.exponential(),
            Work::Lognormal { cv } => {
                let variance = (1.0 + cv * cv).ln();
                (variance.sqrt() * chance.normal() - variance / 2.0).exp()
            }
            Work::TwoKinds { ratio, share, random } => {
                let kind = if chance.is(share) { ratio } else { 1.0 };
                let random = if random { chance.exponential() } else { 1.0 };
                kind * random / (1.0 - share + share * ratio)
            }
        }
    }

    /// As `--service` has it.
    fn flag(&self, mean_ns: f64) -> String {
        match *self {
            Work::Even => random(mean_ns, false),
            Work::Exponential => random(mean_ns, true),
            Work::Lognormal { cv } => format!("lognormal:{}ns,cv={cv:.3}", whole(mean_ns)),
            Work::TwoKinds { ratio, share, random } => {
                let ppm = (share * 1e6).round() / 1e6;
                let usual_ns = mean_ns / (1.0 - ppm + ratio * ppm);
                let (usual, rare) = (whole(usual_ns), whole(usual_ns * ratio));
                let kind = if random { "exp:" } else { "" };
                format!("mix:{kind}{usual}ns,{rare}ns@{:.4}%", ppm * 100.0)
            }
        }
    }

    fn words(&self) -> String {
        match *self {
            Work::Even => "even work".into(),
            Work::Exponential => "exponential work".into(),
            Work::Lognormal { cv } => format!("lognormal work (cv {cv:.1})"),
            Work::TwoKinds { ratio, share, .. } => {
                format!("two kinds: {:.1} % take {ratio:.0} times the work", share * 100.0)
            }
        }
    }
}

impl Beside {
    /// How long each of its threads computes at once, ns.
    pub(super) fn run_ns(&self, load: &Load) -> f64 {
        load.usage_cpus * self.share * self.period_ns / f64::from(self.threads)
    }

    fn command(&self, load: &Load) -> String {
        let (threads, run) = (self.threads, whole(self.run_ns(load)));
        if self.rhythm == Rhythm::Requests {
            let per_min = (f64::from(threads) / self.period_ns * 60e9).round().max(1.0);
            return format!(
                "server --threads {threads} --rate {per_min}/min --service exp:{run}ns"
            );
        }
        // A burst's timer starts when the burst before it has ended.
        let period = random(self.period_ns, self.rhythm == Rhythm::Random);
        format!("bursts --run {run}ns --period {period} --threads {threads}")
    }

    fn words(&self) -> String {
        let (percent, threads) = (self.share * 100.0, self.threads);
        let s = if threads == 1 { "" } else { "s" };
        let every_ms = self.period_ns / 1e6;
        if self.rhythm == Rhythm::Requests {
            return format!("{percent:.0} % of the CPU by other requests ({threads} thread{s})");
        }
        format!("{percent:.0} % of the CPU by {threads} other thread{s} every {every_ms:.0} ms")
    }
}

fn whole(ns: f64) -> Ns {
    ns.round().max(1.0) as Ns
}

fn random(ns: f64, random: bool) -> String {
    let kind = if random { "exp:" } else { "" };
    format!("{kind}{}ns", whole(ns))
}
