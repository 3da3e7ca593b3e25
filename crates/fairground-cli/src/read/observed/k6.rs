//! k6's summary at the end of a test: as JSON (`--summary-export`, or what `handleSummary` gets),
//! or as the text that it prints.

use super::figures::{Latencies, Observed};
use super::latency::of_percent;
use super::lines::{Line, lines};
use super::series::ns_of;
use super::told::Told;
use crate::read::fault::{Fault, Read, Sources, Span};
use crate::read::parse_duration;
use crate::read::tree::Node;
use fairground::units::{NS_PER_MS, Ns};

const DURATION: &str = "http_req_duration";
const REQUESTS: &str = "http_reqs";
const FAILED: &str = "http_req_failed";
/// What tells nothing of a distribution's shape.
const NOTES_P99: &str = "k6 did not write p(99): its option summaryTrendStats (or \
                         --summary-trend-stats 'med,p(90),p(99)') adds it.";

/// True if this is a summary.
pub(super) fn is(root: &Node) -> bool {
    root.at(&["metrics", "iterations"]).is_some() || root.at(&["metrics", DURATION]).is_some()
}

/// Reads a summary in JSON: times in milliseconds.
pub(super) fn json(root: &Node, told: &mut Told) -> Read<()> {
    let value = |metric: &str, name: &str| {
        let metric = root.at(&["metrics", metric])?;
        let values = metric.at(&["values"]).unwrap_or(metric);
        values.at(&[name])?.words()?.parse::<f64>().ok()
    };
    let Some(metric) = root.at(&["metrics", DURATION]) else {
        let at = root.at(&["metrics"]).unwrap_or(root).span_of_first_line();
        return Err(none(at));
    };
    let mut quantiles = Vec::new();
    for entry in metric.at(&["values"]).unwrap_or(metric).table(DURATION)? {
        if let Some(share) = share(&entry.key) {
            let ms = entry.node.words().and_then(|words| words.parse::<f64>().ok());
            let ms = ms.ok_or_else(|| entry.node.wrong(&entry.key, "milliseconds"))?;
            quantiles.push((share, ns_of(ms, NS_PER_MS, entry.node.span)?));
        }
    }
    put(quantiles, metric.span_of_first_line(), told)?;
    let rate = value(REQUESTS, "rate");
    rates(rate, value(REQUESTS, "count"), &mut told.observed);
    if let Some(over_ms) = root.at(&["state", "testRunDurationMs"]).and_then(Node::words) {
        told.observed.over_s = over_ms.parse().ok().map(|ms: f64| ms / 1e3);
    }
    failed(value(FAILED, "value").or(value(FAILED, "rate")), told);
    Ok(())
}

/// True if a line is of a summary in text.
pub(super) fn is_text(line: &str) -> bool {
    line.strip_prefix(DURATION).is_some_and(|rest| rest.starts_with('.'))
}

/// Reads a summary in text: `http_req_duration....: avg=9ms med=8.2ms p(90)=12ms`.
pub(super) fn text(sources: &Sources, source: u32, told: &mut Told) -> Read<()> {
    for line in lines(sources, source) {
        let Some((name, values)) = line.text.split_once(':') else { continue };
        match name.trim_end_matches('.') {
            DURATION => put(quantiles(line, values)?, line.span, told)?,
            REQUESTS => {
                let mut words = values.split_whitespace();
                let mut number = || words.next()?.trim_end_matches("/s").parse::<f64>().ok();
                let (count, rate) = (number(), number());
                rates(rate, count, &mut told.observed);
            }
            FAILED => {
                let percent = values.trim().split('%').next().and_then(|text| text.parse().ok());
                failed(percent.map(|percent: f64| percent / 100.0), told);
            }
            _ => {}
        }
    }
    Ok(())
}

fn quantiles(line: Line<'_>, values: &str) -> Read<Vec<(f64, Ns)>> {
    let mut quantiles = Vec::new();
    for word in values.split_whitespace() {
        let Some((name, time)) = word.split_once('=') else { continue };
        let Some(share) = share(name) else { continue };
        let time_ns = time_ns(time).ok_or_else(|| {
            let title = format!("{name} is no time: {time}");
            line.fault(title).accepts("a time as k6 writes it, 9.21ms or 1m2s")
        })?;
        quantiles.push((share, time_ns));
    }
    Ok(quantiles)
}

/// Times as Go writes them: 9.21ms, 340.5µs, 1.2s, 1m2.5s.
fn time_ns(text: &str) -> Option<Ns> {
    let Some((minutes, seconds)) = text.split_once('m').filter(|(_, rest)| !rest.starts_with('s'))
    else {
        return parse_duration(text);
    };
    let seconds_ns = if seconds.is_empty() { Some(0) } else { parse_duration(seconds) };
    Some(parse_duration(&format!("{minutes}min"))? + seconds_ns?)
}

/// `med` or `p(99)` as a share.
fn share(name: &str) -> Option<f64> {
    let percent = match name {
        "med" => "50",
        name => name.strip_prefix("p(")?.strip_suffix(')')?,
    };
    let percent: f64 = percent.parse().ok()?;
    (0.0..=100.0).contains(&percent).then_some(of_percent(percent))
}

/// Quantiles, rising. Two runs in one file would be two answers.
fn put(mut quantiles: Vec<(f64, Ns)>, span: Span, told: &mut Told) -> Read<()> {
    quantiles.sort_by(|a, b| a.0.total_cmp(&b.0));
    quantiles.dedup_by(|a, b| a.0 == b.0);
    if quantiles.is_empty() {
        return Err(none(span));
    }
    if !quantiles.iter().any(|(share, _)| *share >= 0.99) {
        told.note(NOTES_P99.into());
    }
    told.latencies(Latencies::Quantiles(quantiles), span)
}

fn none(span: Span) -> Box<Fault> {
    Fault::at(span, format!("this summary of k6 has no quantile of {DURATION}"))
        .accepts("med or p(99) of http_req_duration")
}

fn rates(rate: Option<f64>, count: Option<f64>, observed: &mut Observed) {
    let rate = rate.filter(|rate| rate.is_finite() && *rate > 0.0);
    observed.requests_per_s = rate;
    observed.over_s = count.zip(rate).map(|(count, rate)| count / rate);
}

fn failed(share: Option<f64>, told: &mut Told) {
    if let Some(share) = share.filter(|share| *share > 0.0) {
        let percent = share * 100.0;
        told.note(format!("{percent:.2} % of the requests failed; their times are among these."));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_go_and_names_of_quantiles() {
        assert_eq!(time_ns("9.21ms"), Some(9_210_000));
        assert_eq!(time_ns("340.5µs"), Some(340_500));
        assert_eq!(time_ns("1m2.5s"), Some(62_500_000_000));
        assert_eq!(time_ns("490ns"), Some(490));
        assert_eq!(time_ns("soon"), None);
        assert_eq!((share("med"), share("p(99.9)"), share("avg")), (Some(0.5), Some(0.999), None));
    }
}
