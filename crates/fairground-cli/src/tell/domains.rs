//! Frequency domains of a machine under a kernel: what they can do, and how often the governor may
//! change them.

use crate::base::number::duration;
use crate::read::shown_cpus;
use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies};
use fairground::policy::Kernel;
use fairground::policy::frequency::rate::{LimitBy, Rate};
use fairground::units::{CpuId, Ns};
use serde_json::{Value, json};

/// What holds a governor back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    /// Least time between two changes, ns, and who says so.
    Limit(Ns, &'static str),
    /// Length of a filter's window, ns.
    Window(Ns),
}

/// What holds for a driver; nothing where no hint moves a frequency.
fn hold(kernel: &Kernel, driver: &Driver) -> Option<Hold> {
    let rate = &kernel.rules.rate;
    if !kernel.rules.governor.answer.listens() {
        return None;
    }
    Some(match rate.answer {
        Rate::Fixed | Rate::ByError | Rate::UrgentAtOnce => {
            let (limit_ns, by) = rate.limit(driver);
            Hold::Limit(limit_ns, words(by))
        }
        Rate::Sliding | Rate::Tumbling => Hold::Window(rate.window_ns(driver)),
    })
}

/// Where a rate limit comes from.
fn words(by: LimitBy) -> &'static str {
    match by {
        LimitBy::Knob => "rate_limit_us",
        LimitBy::Delay => "the driver's delay",
        LimitBy::ShortLatency => "1.5 times the driver's latency",
        LimitBy::Capped2MsLatency => {
            "1000 times the driver's latency, at most 2ms or the latency itself"
        }
        LimitBy::CappedLatency => "1000 times the driver's latency, at most 10ms",
        LimitBy::Latency => "1000 times the driver's latency",
        LimitBy::Nothing => "no latency is known",
    }
}

/// The rate limits in force, `rate limit 10ms (1000 times the driver's latency)`; by CPUs where
/// domains differ.
pub fn limits(kernel: &Kernel, frequencies: &Frequencies) -> Option<String> {
    let mut by_hold: Vec<(Hold, Vec<CpuId>)> = Vec::new();
    for domain in &frequencies.domains {
        let hold = hold(kernel, &domain.driver)?;
        match by_hold.iter_mut().find(|(known, _)| *known == hold) {
            Some((_, cpus)) => cpus.extend(&domain.cpus),
            None => by_hold.push((hold, domain.cpus.clone())),
        }
    }
    let is_one = by_hold.len() == 1;
    let words = by_hold.into_iter().map(|(hold, mut cpus)| {
        cpus.sort_unstable();
        let of = if is_one { String::new() } else { format!(" of CPU {}", shown_cpus(&cpus)) };
        match hold {
            Hold::Limit(limit_ns, by) => format!("rate limit{of} {} ({by})", duration(limit_ns)),
            Hold::Window(window_ns) => format!("filter{of} over {}", duration(window_ns)),
        }
    });
    Some(words.collect::<Vec<_>>().join(", "))
}

/// Every domain as data.
pub fn value(kernel: &Kernel, frequencies: &Frequencies) -> Value {
    let domain = |domain: &DomainSpec| {
        let mut value = json!({
            "cpus": domain.cpus.iter().map(|cpu| cpu.0).collect::<Vec<_>>(),
            "khz": domain.opps.iter().map(|opp| opp.freq_khz).collect::<Vec<_>>(),
            "khz_min": domain.khz(domain.min),
            "khz_max": domain.khz(domain.max),
            "khz_start": domain.khz(domain.start),
            "clock": clock(frequencies.clock),
        });
        match hold(kernel, &domain.driver) {
            Some(Hold::Limit(limit_ns, _)) => value["rate_limit_ns"] = json!(limit_ns),
            Some(Hold::Window(window_ns)) => value["filter_ns"] = json!(window_ns),
            None => {}
        }
        value
    };
    frequencies.domains.iter().map(domain).collect()
}

/// Who shares a clock, as `[freq]` says it.
pub fn clock(clock: Clock) -> &'static str {
    match clock {
        Clock::Domain => "domain",
        Clock::Core => "core",
        Clock::Package => "package",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};

    fn told(kernel: &str, driver: &str, set: &[(&str, &str)]) -> String {
        let freq = format!("freq = {{ khz = [1000000, 2000000], {driver} }}");
        let text = format!(
            "kernel = \"{kernel}\"\n[machine]\ncores = 2\n{freq}\n[tasks.t]\nrun = \"1ms\"\n"
        );
        let set = set.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let loaded = load_text("scenario", &text, &Overrides { set, ..Overrides::default() });
        let scenario = loaded.unwrap_or_else(|error| panic!("{error}"));
        let frequencies = scenario.machine.freq.expect("it has frequencies");
        limits(&scenario.kernel, &frequencies).unwrap_or_default()
    }

    #[test]
    fn the_limit_in_force_is_told_with_who_says_it() {
        let by_latency = |kernel| told(kernel, "latency = \"20us\"", &[]);
        assert_eq!(by_latency("4.12"), "rate limit 20ms (1000 times the driver's latency)");
        let capped = "rate limit 10ms (1000 times the driver's latency, at most 10ms)";
        assert_eq!(by_latency("6.8"), capped);
        let less =
            "rate limit 2ms (1000 times the driver's latency, at most 2ms or the latency itself)";
        assert_eq!(by_latency("6.11"), less);
        assert_eq!(by_latency("6.12"), "rate limit 30us (1.5 times the driver's latency)");
        let own = [("rate_limit_us", "10")];
        assert_eq!(told("6.12", "latency = \"20us\"", &own), "rate limit 10us (rate_limit_us)");
        assert_eq!(told("6.12", "delay = \"2ms\"", &[]), "rate limit 2ms (the driver's delay)");
        assert_eq!(told("6.12", "cost = \"2us\"", &[]), "rate limit 1ms (no latency is known)");
        let sliding = [("rate", "sliding-maximum")];
        assert_eq!(told("6.12", "cost = \"2us\"", &sliding), "filter over 2ms");
        assert_eq!(told("6.12", "cost = \"2us\"", &[("governor", "performance")]), "");
        let domains = "domain = [{ cpus = \"0\" }, { cpus = \"1\", delay = \"2ms\" }]";
        let each = "rate limit of CPU 0 1ms (no latency is known), rate limit of CPU 1 2ms (the \
                    driver's delay)";
        assert_eq!(told("6.12", domains, &[]), each);
    }
}
