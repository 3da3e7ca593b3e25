//! A service of the family as the commands that make it.

use super::arrivals::Arrivals;
use super::runtime::Followers;
use super::service::{Beside, Load, Rhythm, Service, Spread};
use crate::read::Runtime;
use fairground::units::Ns;

impl Service {
    /// The commands that make it: the server's, and that of its other work.
    pub(super) fn commands(&self, load: &Load, duration_s: u64) -> Vec<String> {
        let (threads, work) = (self.threads, self.work.flag(self.work_ns(load)));
        let mut command = match (&self.arrivals, self.followers) {
            (Arrivals::Clients { clients, think_ns }, _) => {
                let think = random(*think_ns, true);
                format!("client --clients {clients} --think {think} --threads {threads}")
            }
            (arrivals, None) => {
                format!("server --threads {threads} {}", arrivals.flags(load.per_s))
            }
            (arrivals, Some(Followers { runtime, .. })) => {
                let collects = self.beside.as_ref().map(|beside| beside.collection(load));
                let collects = collects.unwrap_or_default();
                let own = match runtime {
                    Runtime::Go => format!("go --gomaxprocs ceil --goroutines {threads}"),
                    Runtime::Jvm => format!("jvm --threads {threads}"),
                };
                format!("{own} {}{collects}", arrivals.flags(load.per_s))
            }
        };
        command.push_str(&format!(" --service {work}"));
        if self.io_ns >= 1.0 {
            command.push_str(&format!(" --io {}", self.io.flag(self.io_ns)));
        }
        if self.fanout > 1 {
            command.push_str(&format!(" --fanout {}", self.fanout));
        }
        command.push_str(&format!(" --duration {duration_s}s"));
        // A runtime's collections are a part of its own command.
        let beside = self.beside.as_ref().filter(|_| self.followers.is_none());
        let beside = beside.map(|beside| beside.command(load));
        std::iter::once(command).chain(beside).collect()
    }
}

impl Spread {
    /// As `--service` and `--io` have it.
    fn flag(&self, mean_ns: f64) -> String {
        match *self {
            Spread::Even => random(mean_ns, false),
            Spread::Exponential => random(mean_ns, true),
            Spread::Lognormal { cv } => format!("lognormal:{}ns,cv={cv:.3}", whole(mean_ns)),
            Spread::TwoKinds { ratio, share, random } => {
                let ppm = (share * 1e6).round() / 1e6;
                let usual_ns = mean_ns / (1.0 - ppm + ratio * ppm);
                let (usual, rare) = (whole(usual_ns), whole(usual_ns * ratio));
                let kind = if random { "exp:" } else { "" };
                format!("mix:{kind}{usual}ns,{rare}ns@{:.4}%", ppm * 100.0)
            }
        }
    }
}

impl Beside {
    /// As a runtime's own flags.
    fn collection(&self, load: &Load) -> String {
        let work_ns = self.run_ns(load) * f64::from(self.threads);
        format!(" --gc-period {}ns --gc-work {}ns", whole(self.period_ns), whole(work_ns))
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
}

fn whole(ns: f64) -> Ns {
    ns.round().max(1.0) as Ns
}

fn random(ns: f64, random: bool) -> String {
    let kind = if random { "exp:" } else { "" };
    format!("{kind}{}ns", whole(ns))
}
