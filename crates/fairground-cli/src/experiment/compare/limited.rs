//! Metrics of all limited groups together, where not the same groups are limited in all arms: a
//! service whose neighbour gets a limit would be charged with the neighbour's throttling.

use crate::base::console;
use crate::run::metric::Metric;
use std::collections::BTreeSet;

/// The same metrics, of each group that is limited in some arm, if arms of a point differ in them.
pub(super) fn of_each<'p>(
    metrics: Vec<Metric>,
    points: impl Iterator<Item = impl Iterator<Item = &'p BTreeSet<String>>>,
) -> Vec<Metric> {
    let (mut all, mut differ) = (BTreeSet::new(), false);
    for point in points {
        let arms: Vec<&BTreeSet<String>> = point.collect();
        differ |= arms.iter().any(|arm| *arm != arms[0]);
        all.extend(arms.into_iter().flatten().cloned());
    }
    if !differ {
        return metrics;
    }
    let mut parted = BTreeSet::new();
    let mut of_groups = |metric: Metric| match metric.adds_up_limited(all.len()) {
        true => {
            parted.insert(metric.name().to_owned());
            let named = all.iter().map(|path| Metric::parse(&format!("{path}.{}", metric.name())));
            named.filter_map(Result::ok).collect()
        }
        false => vec![metric],
    };
    let each: Vec<Metric> = metrics.into_iter().flat_map(&mut of_groups).collect();
    if !parted.is_empty() {
        let names: Vec<String> = parted.into_iter().collect();
        console::note_once(&format!(
            "not the same groups have a limit in all arms, so this is told of each: {}",
            names.join(", ")
        ));
    }
    each
}
