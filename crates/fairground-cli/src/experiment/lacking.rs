//! Metrics that a machine gives no number of, as energy where nobody says what it draws.

use crate::base::failure::Failure;
use crate::run::metric::Metric;
use fairground::sim::scenario::Machine;

/// Refuses the first of them.
///
/// # Errors
/// When there is one; the message names the scenario, the metric and what its machine lacks.
pub(super) fn refuse<'m>(
    scenario: &str,
    machine: &Machine,
    metrics: impl IntoIterator<Item = &'m Metric>,
) -> Result<(), Failure> {
    let mut metrics = metrics.into_iter();
    let lacking = metrics.find_map(|metric| Some((metric, metric.lacks(machine)?)));
    lacking.map_or(Ok(()), |(metric, lacked)| {
        Err(Failure::Input(format!(
            "error: {scenario}: {metric} is never a number: machine {} has no {lacked}\naccepted: \
             a machine with {lacked}, such as thread-004",
            machine.name
        )))
    })
}
