//! What wrk and wrk2 print with `--latency`.

use super::figures::Latencies;
use super::latency::of_percent;
use super::lines::{Line, lines};
use super::percentiles;
use super::told::Told;
use crate::read::fault::{Read, Sources, Span};
use crate::read::parse_duration;
use fairground::units::{NS_PER_MS, NS_PER_SEC, Ns};

/// True if a first line is wrk's.
pub(super) fn is(line: &str) -> bool {
    line.starts_with("Running ") && line.contains(" test @ ")
}

/// Reads wrk's output.
pub(super) fn read(sources: &Sources, source: u32, told: &mut Told) -> Read<()> {
    let all: Vec<Line<'_>> = lines(sources, source).collect();
    if let Some(second) = all.iter().filter(|line| is(line.text)).nth(1) {
        return Err(second.fault("a second run of wrk begins here").accepts("one run in a file"));
    }
    let mut quantiles = Vec::new();
    let mut span = sources.whole(source);
    // Times at the end, not reached: what follows wrk2's first distribution is uncorrected.
    let mut distributions = 0;
    for line in &all {
        distributions += u32::from(line.text.contains("Latency Distribution"));
        if distributions == 1
            && let Some(quantile) = quantile(*line)?
        {
            quantiles.push(quantile);
            span = line.span;
        }
        summary(*line, told)?;
    }
    let spectrum = all.iter().position(|line| percentiles::is_head(line.text));
    if let Some(head) = spectrum {
        let latencies = percentiles::table(&all[head..], NS_PER_MS)?;
        told.note("wrk2 counts from when a request should have been sent.".into());
        return told.latencies(latencies, all[head].span);
    }
    told.note(
        "wrk sends a request when the one before is answered: a service that stalls gets fewer, \
         so these latencies look better than those of clients that don't wait."
            .into(),
    );
    if quantiles.is_empty() {
        return Err(no_quantiles(&all, span));
    }
    told.latencies(Latencies::Quantiles(quantiles), span)
}

fn no_quantiles(all: &[Line<'_>], span: Span) -> Box<crate::read::fault::Fault> {
    let span = all.first().map_or(span, |line| line.span);
    crate::read::fault::Fault::at(span, "this output of wrk has no distribution of latencies")
        .accepts("wrk --latency")
}

/// `99%   64.04ms`, `99.900%   64.04ms`.
fn quantile(line: Line<'_>) -> Read<Option<(f64, Ns)>> {
    let mut words = line.text.split_whitespace();
    let (Some(percent), Some(time), None) = (words.next(), words.next(), words.next()) else {
        return Ok(None);
    };
    let Some(percent) = percent.strip_suffix('%').and_then(|text| text.parse::<f64>().ok()) else {
        return Ok(None);
    };
    let time_ns = time_ns(time).filter(|_| (0.0..=100.0).contains(&percent));
    let wrong = || line.fault("this quantile can't be read").accepts("as in 99% 64.04ms");
    Ok(Some((of_percent(percent), time_ns.ok_or_else(wrong)?)))
}

/// wrk's units: us, ms, s, m, h.
fn time_ns(text: &str) -> Option<Ns> {
    let of = |number: &str, unit_s: Ns| {
        let number: f64 = number.parse().ok()?;
        (0.0..=1e4).contains(&number).then(|| (number * (unit_s * NS_PER_SEC) as f64) as Ns)
    };
    match text.strip_suffix('m') {
        Some(minutes) => of(minutes, 60),
        None => text.strip_suffix('h').map_or_else(|| parse_duration(text), |h| of(h, 3600)),
    }
}

/// `494 requests in 6.01s, 851KB read`, `Requests/sec: 82.21`, and what went wrong.
fn summary(line: Line<'_>, told: &mut Told) -> Read<()> {
    if let Some(rate) = line.text.strip_prefix("Requests/sec:") {
        let rate: f64 = line.number("Requests/sec", rate.trim(), "a number")?;
        told.observed.requests_per_s = Some(rate).filter(|rate| rate.is_finite() && *rate > 0.0);
    } else if let Some((_, rest)) = line.text.split_once(" requests in ") {
        let time_ns = time_ns(rest.split(',').next().unwrap_or("").trim());
        told.observed.over_s = time_ns.map(|ns| ns as f64 / NS_PER_SEC as f64);
    } else if line.text.starts_with("Socket errors:") || line.text.starts_with("Non-2xx") {
        told.note(format!("wrk says: {}.", crate::read::fault::clean(line.text)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::read::observed::{Select, observed};

    #[test]
    fn two_runs_in_a_file_are_refused() {
        let run = |p99: &str, rate: &str| {
            format!(
                "Running 30s test @ http://web/\n  Latency Distribution\n     50%    1.00ms\n     \
                 99%    {p99}\n  {rate}00 requests in 30.00s, 1MB read\nRequests/sec: {rate}.00\n"
            )
        };
        let read = |text: &str| {
            let path =
                std::env::temp_dir().join(format!("wrk-{}-{}", text.len(), std::process::id()));
            std::fs::write(&path, text).expect("written");
            let told = observed(std::slice::from_ref(&path), &Select::default());
            std::fs::remove_file(path).expect("removed");
            told.map_err(|failure| format!("{failure:?}"))
        };
        let (one, other) = (run("5.80ms", "700"), run("55.80ms", "100"));
        assert_eq!(read(&one).expect("a run").requests_per_s, Some(700.0));
        let said = read(&format!("{one}{other}")).expect_err("which one?");
        assert!(said.contains("a second run of wrk begins here"), "{said}");
    }
}
