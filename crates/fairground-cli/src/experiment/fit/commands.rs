//! A service of the family as the commands that make it.

use fairground::units::Ns;
use fairground_service::arrivals::Arrivals;
use fairground_service::runtime::{Followers, Runtime};
use fairground_service::service::{Beside, Load, Rhythm, Service, Spread};

/// The commands that make a service: the server's, and that of its other work.
pub(super) fn commands(service: &Service, load: &Load, duration_s: u64) -> Vec<String> {
    let threads = service.threads;
    let mut command = match (&service.arrivals, service.followers) {
        (Arrivals::Clients { clients, think_ns }, _) => {
            let think = random(*think_ns, true);
            format!("client --clients {clients} --think {think} --threads {threads}")
        }
        (arrivals, None) => format!("server --threads {threads} {}", flags(arrivals, load.per_s)),
        (arrivals, Some(Followers { runtime, .. })) => {
            let collects = service.beside.as_ref().map(|beside| collection(beside, load));
            let collects = collects.unwrap_or_default();
            let own = match runtime {
                Runtime::Go => format!("go --gomaxprocs ceil --goroutines {threads}"),
                Runtime::Jvm => format!("jvm --threads {threads}"),
            };
            format!("{own} {}{collects}", flags(arrivals, load.per_s))
        }
    };
    command.push_str(&format!(" --service {}", time(&service.work, service.work_ns(load))));
    if service.io_ns >= 1.0 {
        command.push_str(&format!(" --io {}", time(&service.io, service.io_ns)));
    }
    if service.fanout > 1 {
        command.push_str(&format!(" --fanout {}", service.fanout));
    }
    command.push_str(&format!(" --duration {duration_s}s"));
    // A runtime's collections are a part of its own command.
    let other = service.beside.as_ref().filter(|_| service.followers.is_none());
    let other = other.map(|other| beside(other, load));
    std::iter::once(command).chain(other).collect()
}

/// The flags of how requests come.
fn flags(arrivals: &Arrivals, per_s: f64) -> String {
    let rate = format!("--rate {}/min", (per_s * 60.0).round().max(1.0) as u64);
    match *arrivals {
        Arrivals::Poisson | Arrivals::Clients { .. } => rate,
        Arrivals::Changing { .. } | Arrivals::Wandering { .. } => {
            let rates = arrivals.rates();
            let all = rates.iter().map(|rate| (rate * per_s).round().to_string());
            format!("--arrivals {}", all.collect::<Vec<_>>().join(","))
        }
        Arrivals::Bursts { size, random, even, steady } => {
            let arrivals = if even { "pulses" } else { "bursty" };
            let kind = if random { "exp:" } else { "" };
            let size = size.round().max(2.0) as u64;
            let steady = match (steady * 100.0).round() as u32 {
                0 => String::new(),
                percent => format!(" --steady {}%", percent.min(99)),
            };
            format!("{rate} --arrivals {arrivals} --burst {kind}{size}{steady}")
        }
    }
}

/// A time as `--service` and `--io` have it.
fn time(spread: &Spread, mean_ns: f64) -> String {
    match *spread {
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

/// Collections, as a runtime's own flags.
fn collection(beside: &Beside, load: &Load) -> String {
    let work_ns = beside.run_ns(load) * f64::from(beside.threads);
    format!(" --gc-period {}ns --gc-work {}ns", whole(beside.period_ns), whole(work_ns))
}

/// Other work, as a command of its own.
fn beside(beside: &Beside, load: &Load) -> String {
    let (threads, run) = (beside.threads, whole(beside.run_ns(load)));
    if beside.rhythm == Rhythm::Requests {
        let per_min = (f64::from(threads) / beside.period_ns * 60e9).round().max(1.0);
        return format!("server --threads {threads} --rate {per_min}/min --service exp:{run}ns");
    }
    // A burst's timer starts when the burst before it has ended.
    let period = random(beside.period_ns, beside.rhythm == Rhythm::Random);
    format!("bursts --run {run}ns --period {period} --threads {threads}")
}

fn whole(ns: f64) -> Ns {
    ns.round().max(1.0) as Ns
}

fn random(ns: f64, random: bool) -> String {
    let kind = if random { "exp:" } else { "" };
    format!("{kind}{}ns", whole(ns))
}
