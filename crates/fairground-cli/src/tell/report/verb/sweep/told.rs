//! One metric of a sweep: means, which of them is the best, and which can't be told from it.

use super::measured::{ALIKE, BEST, Measured};
use crate::experiment::plan::Plan;
use crate::run::metric::Metric;
use crate::tell::amount::shown;
use crate::tell::report::panel::{HeatValue, Measure, levels};
use fairground_statistics::better::Better;
use fairground_statistics::moments::{Mean, amean, stddev};
use fairground_statistics::pairs::Pairs;
use fairground_statistics::splits::Splits;
use fairground_statistics::{LEVEL, holm, student};

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
        let alike = alike(measured, best);
        let levels = levels(&means, metric.unit().is_time());
        let value = |setting: usize| {
            let sign = match (Some(setting) == best, alike[setting]) {
                (true, _) => Some(BEST),
                (_, true) if best.is_some() && means[setting].is_some() => Some(ALIKE),
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
        Better::Lower => known.min_by(order),
        Better::Neither => None,
    };
    best.map(|(at, _)| at)
}

/// By setting, whether it can't be told from the best: Holm's correction holds the level over all
/// of them. Without a number there is nothing to tell.
fn alike(measured: &Measured, best: Option<usize>) -> Vec<bool> {
    let Measured { metric, by_setting } = measured;
    let other = |(at, seeds): (usize, &Vec<(u64, f64)>)| {
        let best = best.filter(|&best| best != at && !seeds.is_empty())?;
        p_of_no_difference(metric, &by_setting[best], seeds)
    };
    let p: Vec<Option<f64>> = by_setting.iter().enumerate().map(other).collect();
    holm::adjusted(&p).into_iter().map(|p| p.is_none_or(|p| p >= LEVEL)).collect()
}

/// The probability of what the seeds of both settings gave, if they don't differ.
fn p_of_no_difference(metric: &Metric, best: &[(u64, f64)], other: &[(u64, f64)]) -> Option<f64> {
    let seeds = best.iter().filter_map(|(seed, value)| {
        let same = other.iter().find(|(known, _)| known == seed)?;
        Some((*value, same.1))
    });
    let (a, b): (Vec<f64>, Vec<f64>) = seeds.unzip();
    let mean = Mean::of(metric.better(), &[&a, &b]);
    Pairs::new(&a, &b, mean, metric.better()).gain().p
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
    let known = means.iter().flatten().count();
    let Some((best, mean)) = best.and_then(|best| Some((best, means[best]?))) else {
        let name = metric.name();
        return match known {
            0 => format!("No setting gave {name}."),
            _ => format!("{known} settings have a {name}; {}.", metric.better().says()),
        };
    };
    let others = (0..means.len()).filter(|&at| at != best && alike[at] && means[at].is_some());
    let needed = Splits::seeds_to_mark(known.saturating_sub(1));
    let sure = match (known - 1, plan.seeds.len(), others.count()) {
        (0, ..) => "it is the only one".to_owned(),
        (_, 1, _) => "one seed tells nothing of chance: repeat it with more".into(),
        (1, seeds, _) if seeds < needed => {
            format!("{seeds} seeds tell nothing of chance, whatever they give: it takes {needed}")
        }
        (others, seeds, _) if seeds < needed => format!(
            "{seeds} seeds tell nothing of chance, whatever they give: it takes {needed} to tell \
             one of {others} others from it"
        ),
        (1, _, 0) => "it is told from the other".into(),
        (1, ..) => "the other can't be told from it".into(),
        (others, _, 0) => format!("it is told from each of the {others} others"),
        (others, _, few) => format!("{few} of the {others} others can't be told from it"),
    };
    let words = plan.name(best);
    let (name, mean) = (metric.name(), shown(mean, metric.unit()));
    format!("Of {known} settings {words} has the best mean {name}, {mean}; {sure}.")
}
