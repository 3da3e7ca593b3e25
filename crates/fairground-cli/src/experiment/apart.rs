//! Which measurement would tell two kinds of explanations apart: a figure of the service as it is,
//! whose values differ between those in which something holds and those in which it does not.

use super::ranges::measured;
use super::worlds::World;
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use crate::run::metric::Metric;
use fairground_statistics::weighted::Range;

/// What a dashboard can show of requests, and of limits.
const FIGURES: [&str; 8] = [
    "p50",
    "p75",
    "p90",
    "latency_ms_p95",
    "p99",
    "latency_ms_p999",
    "throttle_ratio",
    "throttled_ms",
];
/// A figure tells the two apart if a value of the one kind lies on its side of a value of the other
/// with this probability.
const TELLS: f64 = 0.9;

/// A figure that tells.
#[derive(Clone, Debug)]
pub struct Apart {
    /// The figure.
    pub metric: Metric,
    /// Its range where it holds.
    pub holds: Range,
    /// Its range where it does not.
    pub misses: Range,
}

/// The figure that tells best in which worlds something holds, in the scenario as it stands;
/// nothing if none does.
///
/// # Errors
/// When something is wrong with a world.
pub fn apart(asked: &Asked, worlds: &[World], holds: &[bool]) -> Result<Option<Apart>, Failure> {
    // What the command line changes is not there yet to be measured.
    let as_it_is = Overrides::default();
    let scenario = asked.load(&worlds[0].over(&as_it_is))?.scenario;
    let limited = scenario.groups.iter().any(|group| group.limit.quota_ns.is_some());
    let is_known = |name: &str| match name.starts_with("throttle") {
        true => limited,
        false => !scenario.workload.spans.is_empty(),
    };
    let names = FIGURES.iter().filter(|name| is_known(name));
    let metrics = names.map(|name| Metric::parse(name)).collect::<Result<Vec<_>, _>>();
    let metrics = metrics.map_err(Failure::Usage)?;
    let all = measured(asked, &as_it_is, worlds.to_vec(), metrics, scenario.seed)?;
    let side = |metric: usize, wanted: bool| -> Vec<(f64, f64)> {
        let of_kind = (0..worlds.len()).filter(|world| holds[*world] == wanted);
        of_kind.map(|world| (all.values[world][metric], worlds[world].weight)).collect()
    };
    let best = (0..all.metrics.len())
        .map(|metric| (metric, told_apart(&side(metric, true), &side(metric, false))))
        .filter(|(_, apart)| *apart >= TELLS)
        // Of equal ones the first: the more common figure.
        .reduce(|best, next| if next.1 > best.1 { next } else { best });
    Ok(best.and_then(|(metric, _)| {
        Some(Apart {
            metric: all.metrics[metric].clone(),
            holds: Range::of(&side(metric, true))?,
            misses: Range::of(&side(metric, false))?,
        })
    }))
}

/// Probability that a number of the one kind is on its own side of one of the other: 0.5 if they
/// are alike, 1 if no two overlap.
fn told_apart(one: &[(f64, f64)], other: &[(f64, f64)]) -> f64 {
    let (mut below, mut above, mut all) = (0.0, 0.0, 0.0);
    for (a, of_a) in one {
        for (b, of_b) in other {
            let weight = of_a * of_b;
            all += weight;
            below += if a < b { weight } else { 0.0 };
            above += if a > b { weight } else { 0.0 };
        }
    }
    if all > 0.0 { f64::max(below, above) / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_overlap_tells_and_what_is_alike_does_not() {
        let [low, high] = [[(1.0, 0.5), (2.0, 0.1)], [(3.0, 0.2), (4.0, 0.2)]];
        assert!((told_apart(&low, &high) - 1.0).abs() < 1e-9);
        assert!((told_apart(&high, &low) - 1.0).abs() < 1e-9);
        assert!(told_apart(&low, &low) < 0.6);
        assert_eq!(told_apart(&low, &[]), 0.0);
    }
}
