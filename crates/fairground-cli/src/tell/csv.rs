//! The table of tasks as comma-separated values (RFC 4180), units in the names.

use crate::base::text::visible;
use crate::run::report::Report;
use std::io::{self, Write};

const COLUMNS: &str = "task,group,kthread,runtime_ns,switches,delay_ns_mean,delay_ns_sum,\
delay_ns_max,delay_max_at_ns,wakeups,preemptions,migrations,wake_latency_ns_mean,\
wake_latency_ns_p50,wake_latency_ns_p99,wake_latency_ns_max";

/// Writes a line per task.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    writeln!(out, "{COLUMNS}")?;
    for (_, label, stats) in report.members() {
        let group = &report.scenario.groups[label.group.0 as usize].path;
        let latency = &stats.wake_latency;
        write!(out, "{},{},{},", quoted(&label.name), quoted(group), label.kthread)?;
        write!(out, "{},{},", stats.runtime_ns, stats.switches)?;
        write!(out, "{:.1},{},", stats.delay_ns_mean(), stats.delay_ns_sum)?;
        write!(out, "{},{},", stats.delay_ns_max, stats.delay_max_at_ns)?;
        write!(out, "{},{},{},", stats.wakeups, stats.preemptions, stats.migrations)?;
        write!(out, "{:.1},{},", latency.mean_ns(), latency.percentile_ns(50.0))?;
        writeln!(out, "{},{}", latency.percentile_ns(99.0), latency.max_ns())?;
    }
    Ok(())
}

/// A field, in quotes if it has to be, without what steers a terminal: CSV can't escape that.
pub fn quoted(text: &str) -> String {
    let text: String = text.chars().map(|c| if c == '\n' { c } else { visible(c) }).collect();
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn commas_and_quotes_are_quoted() {
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(quoted("a,b"), "\"a,b\"");
        assert_eq!(quoted("say \"hi\""), "\"say \"\"hi\"\"\"");
    }

    #[test]
    fn every_line_has_every_column() {
        fixture::with_report(|report| {
            let mut out = Vec::new();
            write(&mut out, report).unwrap();
            let text = String::from_utf8(out).unwrap();
            let commas: Vec<usize> = text.lines().map(|line| line.matches(',').count()).collect();
            assert_eq!(commas, [15; 5]);
        });
    }
}
