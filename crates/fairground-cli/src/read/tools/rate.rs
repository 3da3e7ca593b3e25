//! How often requests come.

use super::given::Given;
use super::making::Making;
use crate::read::fault::Read;
use fairground::units::{NS_PER_SEC, Ns};
use fairground::workload::behavior::Arrivals;
use fairground::workload::draw::Draw;

/// The most of them in a second.
pub(super) const RATE_MAX: u64 = 10_000_000;

/// Requests in a time: `200/s`, `12000/min`, `2/ms`; a bare number is per second.
#[derive(Clone, Copy)]
pub(super) struct Rate {
    requests: u64,
    in_ns: Ns,
}

impl Rate {
    pub fn of(given: &Given, making: &mut Making<'_>) -> Read<Rate> {
        const ACCEPTED: &str = "\"200/s\", \"12000/min\", \"2/ms\"; 1 to 10000000 in that time";
        let text = given.need("rate", ACCEPTED)?.text.as_str();
        let told = Rate::parse(text).ok_or_else(|| given.wrong("rate", ACCEPTED))?;
        let [requests, in_ns] = making.traffic.of_rate(told.requests, told.in_ns);
        // Less than a nanosecond between two requests is no time at all.
        let is_time = in_ns >= requests;
        is_time.then_some(Rate { requests, in_ns }).ok_or_else(|| {
            given.wrong("rate", ACCEPTED).because("with this \"traffic\" it is more than that")
        })
    }

    fn parse(text: &str) -> Option<Rate> {
        let (number, unit) = text.split_once('/').unwrap_or((text, "s"));
        let in_ns = match unit {
            "s" => NS_PER_SEC,
            "ms" => NS_PER_SEC / 1000,
            "min" => 60 * NS_PER_SEC,
            _ => return None,
        };
        let requests = number.parse().ok().filter(|n| (1..=RATE_MAX).contains(n))?;
        // Less than a nanosecond between two requests is no time at all.
        (in_ns >= requests).then_some(Rate { requests, in_ns })
    }

    /// The time in which so many come, rounded to the nearest ns; requests in `parts`.
    pub fn between_ns(self, requests: u64, parts: u64) -> Ns {
        let all = u128::from(self.requests) * u128::from(parts);
        ((u128::from(self.in_ns) * u128::from(requests) + all / 2) / all) as Ns
    }

    /// The rate without so many thousandths of it.
    pub fn less(self, permille: u64) -> Rate {
        Rate { requests: self.requests * (1000 - permille), in_ns: self.in_ns * 1000 }
    }

    pub fn poisson(self) -> Arrivals {
        Arrivals::Every(Draw::Exponential { mean: self.between_ns(1, 1) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_their_time() {
        let between = |text| Rate::parse(text).map(|rate| rate.between_ns(1, 1));
        assert_eq!(between("200/s"), Some(5_000_000));
        assert_eq!(between("200"), Some(5_000_000));
        assert_eq!(between("60/min"), Some(1_000_000_000));
        assert_eq!(between("3/s"), Some(333_333_333));
        for bad in ["", "0/s", "1/h", "-1", "1.5/s", "2000000/ms"] {
            assert_eq!(between(bad), None, "{bad}");
        }
    }
}
