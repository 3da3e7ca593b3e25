//! What `explain` can't take: files of other kinds in the place of a set, and figures that say
//! nothing of requests.

use crate::base::failure::Failure;
use crate::experiment::fit::FitQuestion;
use std::path::Path;

/// What belongs to the search for a set. One by one, so that a message names the one given.
pub(super) const OF_SEARCH: [&str; 26] = [
    "manifest",
    "container",
    "out",
    "force",
    "seed",
    "cpus",
    "machine",
    "rps",
    "cpu_usage",
    "p50",
    "p99",
    "metrics",
    "select",
    "latency_metric",
    "latency_unit",
    "cpu_stat",
    "latency",
    "cumulative",
    "over",
    "limit",
    "period",
    "burst",
    "throttled",
    "threads",
    "runtime",
    "kernel",
];

/// Files that people give in the place of a set, each with the option that takes it.
pub fn refuse_other_kinds(path: &Path, shown: &str) -> Result<(), Failure> {
    let extension = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let option = match extension {
        "yaml" | "yml" => "--manifest",
        "prom" | "txt" | "json" | "stat" | "pressure" | "hlog" | "hgrm" => "--metrics",
        _ => return Ok(()),
    };
    Err(Failure::Usage(format!(
        "{shown} is no set of explanations\naccepted: a set that fit or explain wrote (.toml); \
         this file perhaps as {option} {shown}, with the service's figures"
    )))
}

/// Why figures can't be explained at all, if they are too few.
pub fn lacking(fit: &FitQuestion) -> Option<String> {
    let observed = &fit.observed;
    observed.latency.is_none().then(|| {
        "No latencies are among the figures. So it can't be told whether requests feel the limit: \
         a batch job may be throttled all day and nobody waits for it. Give the histogram of \
         request latencies over the same time (Prometheus: a _bucket metric; k6, wrk and \
         HdrHistogram files are read too)."
            .to_owned()
    })
}
