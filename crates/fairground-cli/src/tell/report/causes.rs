//! Where the time of requests went, in words.

use fairground::record::blame::Blame;

/// A second cause below this share of the time is not named, nor are more of them below that one,
/// per cent.
const NAMED_PERCENT: f64 = 5.0;
const MORE_PERCENT: f64 = 10.0;

/// `95 % was waiting for a free thread`.
pub(super) fn causes(blame: &Blame) -> String {
    let total_ns = blame.total_ns().max(1);
    let mut shares: Vec<(f64, &str)> = blame
        .iter()
        .map(|(name, time_ns)| (100.0 * time_ns as f64 / total_ns as f64, in_words(name)))
        .collect();
    shares.sort_by(|a, b| b.0.total_cmp(&a.0));
    let least = |place: usize| [0.0, NAMED_PERCENT].get(place).copied().unwrap_or(MORE_PERCENT);
    let named = shares.iter().enumerate().filter(|(place, (share, _))| *share >= least(*place));
    let named: Vec<String> =
        named.map(|(_, (share, what))| format!("{share:.0} % was {what}")).collect();
    named.join(", ")
}

/// A cause as people say it.
pub(super) fn in_words(cause: &str) -> &'static str {
    match cause {
        "backlog" => "waiting for a free thread",
        "running" => "running",
        "sibling" => "lost to the other thread of the core",
        "clock" => "lost to a slower clock",
        "spinning" => "spinning for a lock",
        "queued" => "waiting for a CPU",
        "throttled" => "throttled by a CPU limit",
        "migrating" => "on the way to another CPU",
        _ => "asleep",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::record::blame::Cause;

    #[test]
    fn the_greatest_causes_are_named_and_small_ones_are_not() {
        let mut blame = Blame::default();
        blame.add(Cause::Backlog, 900);
        blame.add(Cause::Throttled, 80);
        blame.add(Cause::Running, 20);
        let text = causes(&blame);
        assert_eq!(text, "90 % was waiting for a free thread, 8 % was throttled by a CPU limit");
        blame.add(Cause::Throttled, 200);
        blame.add(Cause::Queued, 180);
        let text = causes(&blame);
        assert!(text.ends_with(", 20 % was throttled by a CPU limit, 13 % was waiting for a CPU"));
        let mut alone = Blame::default();
        alone.add(Cause::Running, 1000);
        alone.add(Cause::Queued, 20);
        assert_eq!(causes(&alone), "98 % was running");
    }

    #[test]
    fn every_cause_has_words() {
        let asleep: Vec<&str> = fairground::record::blame::CAUSES
            .iter()
            .filter(|(_, name)| in_words(name) == "asleep")
            .map(|(_, name)| *name)
            .collect();
        assert_eq!(asleep, ["blocked"]);
    }
}
