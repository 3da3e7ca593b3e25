//! Which format a file has, by its content.

use super::figures::Select;
use super::lines::{Line, lines};
use super::told::Told;
use super::{api, buckets, cgroup, exposition, hdr, k6, percentiles, wrk};
use crate::read::fault::{Fault, Read, Sources, Span};
use crate::read::file::{FILE_MAX, read_text};
use crate::read::tree::parse_json;
use std::path::Path;

const KINDS: &str = "a scrape of Prometheus (text), an answer of its API (JSON), cpu.stat, \
                     cpu.pressure, cpu.max, cpuacct.usage (by its name), a summary of k6 (text or \
                     JSON), the output of wrk or wrk2 --latency, a log or table of HdrHistogram, \
                     or buckets (10ms 1532)";
/// The name of v1's file that holds nothing but a number.
const USAGE: &str = "cpuacct.usage";

/// Adds what a file tells.
pub(super) fn read(
    path: &Path,
    select: &Select,
    sources: &mut Sources,
    told: &mut Told,
) -> Read<()> {
    let text = read_text(path, FILE_MAX)?;
    let source = sources.add(path.display().to_string(), text);
    let head: Vec<Line<'_>> = lines(sources, source).take(HEAD).collect();
    let Some(first) = head.first().copied() else {
        return Err(Fault::of(path.display().to_string(), "this file is empty").accepts(KINDS));
    };
    if first.text.starts_with(['{', '[']) {
        return json(source, first.span, sources, told);
    }
    let named = path.file_name().is_some_and(|name| name.to_string_lossy().contains(USAGE));
    if named && first.text.parse::<u64>().is_ok() {
        return cgroup::usage(sources, source, told);
    }
    let any = |is: fn(&str) -> bool| head.iter().any(|line| is(line.text));
    let comment = |line: &&Line<'_>| !line.text.starts_with('#');
    let row = head.iter().find(comment).copied().unwrap_or(first);
    match row {
        _ if any(wrk::is) => wrk::read(sources, source, told),
        _ if any(hdr::is) => hdr::read(sources, source, select, told),
        _ if any(percentiles::is_head) => percentiles::read(sources, source, select, told),
        _ if any(k6::is_text) => k6::text(sources, source, told),
        row if cgroup::is_stat(row.text) => cgroup::stat(sources, source, told),
        row if cgroup::is_pressure(row.text) => cgroup::pressure(sources, source, told),
        row if cgroup::is_max(&head) => cgroup::max(row, &mut told.observed),
        row if buckets::is_bucket(row.text) => {
            let latencies = buckets::read(sources, source, select)?;
            told.observed.requests_per_s = select.over_ns.map(|ns| latencies.per_s(ns));
            told.latencies(latencies, row.span)
        }
        row if exposition::looks_like(row.text) => {
            told.streams.scrapes.push(source);
            exposition::read(sources, source, &mut told.samples)
        }
        row => match shown_by(row.text) {
            Some(tool) => Err(row
                .fault(format!("{tool} shows what is used at one moment"))
                .because("its mean over the time of the latencies is wanted")
                .accepts("that mean by hand, e.g. --cpu-usage 850m")),
            None => Err(row.fault("this is no file of figures that is known").accepts(KINDS)),
        },
    }
}

/// The tool whose table begins so.
fn shown_by(head: &str) -> Option<&'static str> {
    let tools = [("CPU(cores)", "kubectl top"), ("CPU %", "docker stats")];
    tools.into_iter().find_map(|(column, tool)| head.contains(column).then_some(tool))
}

/// Lines that are looked at; k6 begins with a banner and the checks.
const HEAD: usize = 400;

fn json(source: u32, first: Span, sources: &Sources, told: &mut Told) -> Read<()> {
    let root = parse_json(sources, source)?;
    if api::is(&root) {
        return api::read(&root, &mut told.samples);
    }
    if k6::is(&root) {
        return k6::json(&root, told);
    }
    Err(Fault::at(first, "this JSON is no file of figures that is known").accepts(KINDS))
}
