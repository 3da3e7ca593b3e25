//! What requests must hold to before they are built: limits, and references to what exists.

use crate::sim::outcome::BuildError;
use crate::workload::behavior::{Step, Workload};
use crate::workload::draw::Draw;
use crate::workload::request::{Arrivals, SourceSpec};

/// The most requests that may wait, in all channels together.
pub const BACKLOG_MAX: u64 = 4_000_000;
/// The most spans.
pub const SPANS_MAX: usize = 1_000;
/// The most requests in a burst, and parts in a request.
pub const AT_ONCE_MAX: u64 = 1_000_000;

fn error(subject: &str, message: String) -> BuildError {
    BuildError { subject: subject.to_string(), message }
}

/// Checks channels, spans, sources and the steps that name them.
///
/// # Errors
/// Names the first that is wrong, what was found and what is accepted.
pub fn check(workload: &Workload) -> Result<(), BuildError> {
    let spans = workload.spans.len();
    if spans > SPANS_MAX {
        return Err(error("", format!("{spans} spans; the limit is {SPANS_MAX}")));
    }
    for channel in &workload.channels {
        if channel.backlog_max == 0 {
            return Err(error(
                &channel.name,
                "no request may wait, so none could ever be taken; accepted: at least 1".into(),
            ));
        }
        refers_to(&channel.name, "a span", channel.span, spans)?;
    }
    let backlog = workload.channels.iter().map(|c| u64::from(c.backlog_max)).sum::<u64>();
    if backlog > BACKLOG_MAX {
        let message = format!("{backlog} requests may wait; the limit is {BACKLOG_MAX}");
        return Err(error("", message));
    }
    workload.sources.iter().try_for_each(|source| check_source(workload, source))?;
    let steps = workload.programs.iter().flat_map(|program| &program.steps);
    steps.into_iter().try_for_each(|step| check_step(workload, step))
}

fn refers_to(subject: &str, what: &str, row: usize, rows: usize) -> Result<(), BuildError> {
    if row < rows {
        return Ok(());
    }
    Err(error(subject, format!("it refers to {what} that does not exist")))
}

fn check_parts(subject: &str, parts: u32) -> Result<(), BuildError> {
    if (1..=AT_ONCE_MAX).contains(&u64::from(parts)) {
        return Ok(());
    }
    Err(error(subject, format!("a request of {parts} parts; accepted: 1 to {AT_ONCE_MAX}")))
}

/// The largest value of a draw, or of one without an end its mean.
fn largest(draw: Draw) -> u64 {
    match draw {
        Draw::Fixed(value)
        | Draw::Uniform { hi: value, .. }
        | Draw::Exponential { mean: value }
        | Draw::Lognormal { mean: value, .. } => value,
        Draw::Mixture { usual, rare, .. } => usual.max(rare),
    }
}

fn check_source(workload: &Workload, source: &SourceSpec) -> Result<(), BuildError> {
    let name = &source.name;
    refers_to(name, "a channel", source.channel, workload.channels.len())?;
    check_parts(name, source.parts)?;
    let wrong = match &source.arrivals {
        Arrivals::Every(between) | Arrivals::Bursts { between, .. } if largest(*between) == 0 => {
            "no time passes between two arrivals; accepted: a time above 0".into()
        }
        Arrivals::Bursts { size, .. } if largest(*size) > AT_ONCE_MAX => {
            format!("bursts of {} requests; accepted: up to {AT_ONCE_MAX}", largest(*size))
        }
        Arrivals::PerSecond(rates) if rates.iter().all(|&rate| rate == 0) => {
            "no request in any second; accepted: at least one rate above 0".into()
        }
        _ => return Ok(()),
    };
    Err(error(name, wrong))
}

fn check_step(workload: &Workload, step: &Step) -> Result<(), BuildError> {
    let (channels, spans) = (workload.channels.len(), workload.spans.len());
    match step {
        Step::Send { channel, parts } => {
            check_parts("", *parts)?;
            refers_to("a send step", "a channel", *channel, channels)
        }
        Step::Receive(channel) => refers_to("a receive step", "a channel", *channel, channels),
        Step::Due { period_ns: 0, .. } => {
            Err(error("", "a grid without time between its points; accepted: above 0".into()))
        }
        Step::Begin(span) | Step::End(span) | Step::Due { span, .. } => {
            refers_to("a stopwatch", "a span", *span, spans)
        }
        _ => Ok(()),
    }
}
