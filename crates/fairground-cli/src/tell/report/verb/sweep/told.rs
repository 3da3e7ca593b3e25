//! One metric of a sweep: means, which of them is the best, and which can't be told from it.

use super::measured::{ALIKE, BEST, Measured, name};
use crate::experiment::plan::Plan;
use crate::experiment::statistics::moments::{Mean, amean, stddev};
use crate::experiment::statistics::pairs::Pairs;
use crate::experiment::statistics::student;
use crate::run::metric::Metric;
use crate::run::unit::Better;
use crate::tell::amount::shown;
use crate::tell::report::panel::{HeatValue, Measure, levels};

/// Upper quantile of a 95 % interval.
const UPPER: f64 = 0.975;

/// What is told of a metric.
pub(super) struct Told {
    /// Its name and colours.
    pub measure: Measure,
    /// What it says.
    pub sentence: String,
    /// By setting what is shown.
    pub values: Vec<HeatValue>,
}

impl Told {
    /// Of what was measured.
    pub fn of(plan: &Plan, measured: &Measured) -> Told {
        let Measured { metric, by_setting } = measured;
        let numbers = |seeds: &Vec<(u64, f64)>| seeds.iter().map(|seed| seed.1).collect::<Vec<_>>();
        let mean = |seeds| Some(amean(&numbers(seeds))).filter(|mean: &f64| mean.is_finite());
        let means: Vec<Option<f64>> = by_setting.iter().map(mean).collect();
        let best = best(&means, metric.better());
        let alike: Vec<bool> = by_setting
            .iter()
            .map(|seeds| best.is_some_and(|best| !told_apart(metric, &by_setting[best], seeds)))
            .collect();
        let levels = levels(&means, metric.unit().is_time());
        let value = |setting: usize| {
            let sign = match (Some(setting) == best, alike[setting]) {
                (true, _) => Some(BEST),
                (_, true) if means[setting].is_some() => Some(ALIKE),
                _ => None,
            };
            HeatValue {
                text: means[setting].map_or("-".into(), |mean| shown(mean, metric.unit())),
                spread: spread(metric, &numbers(&by_setting[setting])),
                level: levels[setting],
                signs: sign.into_iter().collect(),
            }
        };
        let end = |of: fn(f64, f64) -> f64| {
            let value = means.iter().flatten().copied().reduce(of);
            value.map_or("-".into(), |value| shown(value, metric.unit()))
        };
        Told {
            measure: Measure {
                name: format!("{}, mean of the seeds", metric.name()),
                sentence: format!("{}.", metric.better().says()),
                palest: end(f64::min),
                strongest: end(f64::max),
            },
            sentence: sentence(plan, metric, &means, best, &alike),
            values: (0..by_setting.len()).map(value).collect(),
        }
    }
}

fn best(means: &[Option<f64>], better: Better) -> Option<usize> {
    let known = means.iter().enumerate().filter_map(|(at, mean)| Some((at, (*mean)?)));
    let order = |a: &(usize, f64), b: &(usize, f64)| a.1.total_cmp(&b.1);
    let best = match better {
        Better::Higher => known.max_by(order),
        _ => known.min_by(order),
    };
    best.map(|(at, _)| at)
}

/// True if the seeds that both have tell two settings apart. Few seeds tell nothing apart.
fn told_apart(metric: &Metric, best: &[(u64, f64)], other: &[(u64, f64)]) -> bool {
    let seeds = best.iter().filter_map(|(seed, value)| {
        let same = other.iter().find(|(known, _)| known == seed)?;
        Some((*value, same.1))
    });
    let (a, b): (Vec<f64>, Vec<f64>) = seeds.unzip();
    let mean = Mean::of(metric.better(), &[&a, &b]);
    let gain = Pairs::new(&a, &b, mean, metric.better()).gain();
    gain.interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0)
}

/// Half of the mean's 95 % interval; of one seed there is none.
fn spread(metric: &Metric, numbers: &[f64]) -> String {
    let n = numbers.len();
    match n {
        0 => String::new(),
        1 => "one seed".into(),
        _ => {
            let half =
                student::quantile((n - 1) as f64, UPPER) * stddev(numbers) / (n as f64).sqrt();
            format!("\u{b1}{}", shown(half, metric.unit()))
        }
    }
}

fn sentence(
    plan: &Plan,
    metric: &Metric,
    means: &[Option<f64>],
    best: Option<usize>,
    alike: &[bool],
) -> String {
    let Some((best, mean)) = best.and_then(|best| Some((best, means[best]?))) else {
        return format!("No setting gave {}.", metric.name());
    };
    let known = means.iter().flatten().count();
    let others = (0..means.len()).filter(|&at| at != best && alike[at] && means[at].is_some());
    let sure = match (plan.seeds.len(), others.count()) {
        (1, _) => "One seed tells nothing of chance: repeat it with more".to_owned(),
        (_, 0) => format!("it is told from each of the {} others", known - 1),
        (_, few) => format!("{few} of the {} others can't be told from it", known - 1),
    };
    format!(
        "Of {known} settings {} has the best mean {}, {}; {sure}.",
        name(plan, best),
        metric.name(),
        shown(mean, metric.unit()),
    )
}
