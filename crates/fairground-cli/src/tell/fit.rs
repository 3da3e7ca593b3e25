//! A fitted service for people: what it does beside the figures, and what these leave open.

use crate::base::table::{Table, left, right};
use crate::experiment::fit::{Candidate, Figures, Fit, Fitted};
use std::collections::BTreeSet;
use std::io::{self, Write};

/// Writes the fit.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, figures: &Figures, fit: &Fit) -> io::Result<()> {
    writeln!(out, "a request takes {:.3} ms of CPU\n", figures.work_ns() / 1e6)?;
    writeln!(out, "{}", table().line(["", "p50 ms", "p99 ms", "throttled %", "CPUs"]))?;
    let throttled = figures.throttled_percent.map_or("-".into(), |ratio| format!("{ratio:.1}"));
    let (p50_ms, p99_ms) = (figures.p50_ns as f64 / 1e6, figures.p99_ns as f64 / 1e6);
    writeln!(
        out,
        "{}",
        table().line(cells("figures", p50_ms, p99_ms, throttled, figures.cpu_usage))
    )?;
    write_row(out, "best", &fit.best)?;
    for other in &fit.open {
        write_row(out, "also", other)?;
    }
    let off = (fit.best.distance.exp() - 1.0) * 100.0;
    writeln!(out, "\nThe best of {} services is at most {off:.0} % off.", fit.tried)?;
    if off > 20.0 {
        writeln!(
            out,
            "That is far: the service does something that the model lacks, or the figures are of \
             different times."
        )?;
    }
    for line in open(fit) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn write_row(out: &mut dyn Write, name: &str, fitted: &Fitted) -> io::Result<()> {
    let Fitted { candidate, p50_ns, p99_ns, throttled_percent, cpu_usage, .. } = fitted;
    let (p50_ms, p99_ms) = (p50_ns / 1e6, p99_ns / 1e6);
    let throttled = format!("{throttled_percent:.1}");
    let numbers = cells(name, p50_ms, p99_ms, throttled, *cpu_usage);
    writeln!(out, "{}", table().line(numbers.into_iter().chain([words(candidate)])))
}

/// A name, four numbers, and words behind them.
fn table() -> Table {
    let numbers = [right(8), right(8), right(12), right(6)].map(|column| column.gap(0));
    Table::new([left(8)].into_iter().chain(numbers).chain([left(0).gap(2)]))
}

fn cells(name: &str, p50_ms: f64, p99_ms: f64, throttled: String, cpu_usage: f64) -> [String; 5] {
    let two = |number: f64| format!("{number:.2}");
    [name.to_owned(), two(p50_ms), two(p99_ms), throttled, two(cpu_usage)]
}

fn words(candidate: &Candidate) -> String {
    let Candidate { threads, fanout, burst, exponential, io_ns } = candidate;
    let work = if *exponential { "random work" } else { "even work" };
    let comes = match burst {
        1 => "Poisson".to_owned(),
        burst => format!("bursts of {burst}"),
    };
    let (io_ms, s) = (*io_ns as f64 / 1e6, if *fanout == 1 { "" } else { "s" });
    format!("{comes}, {fanout} part{s}, {work}, io {io_ms} ms, {threads} threads")
}

/// What the figures don't tell apart, and what would.
fn open(fit: &Fit) -> Vec<String> {
    let all: Vec<&Candidate> =
        std::iter::once(&fit.best).chain(&fit.open).map(|fitted| &fitted.candidate).collect();
    if fit.open_count == 0 {
        return vec!["No other comes near it.".into()];
    }
    let of = |value: fn(&Candidate) -> u32| -> Option<String> {
        let values: BTreeSet<u32> = all.iter().map(|candidate| value(candidate)).collect();
        let told: Vec<String> = values.iter().map(ToString::to_string).collect();
        (values.len() > 1).then(|| told.join(", "))
    };
    let mut lines =
        vec![format!("The figures leave open, with {} others as near:", fit.open_count)];
    let mut put = |what: &str, values: Option<String>, how: &str| {
        lines.extend(values.map(|values| format!("  {what}: {values} ({how} would tell)")));
    };
    put("requests at once", of(|c| c.burst), "a histogram of the times between arrivals");
    put("parts of a request", of(|c| c.fanout), "a trace of one request");
    put("threads", of(|c| c.threads), "--threads");
    let even = of(|c| u32::from(c.exponential)).map(|_| "even or random".to_owned());
    put("work", even, "the CPU time of single requests");
    lines
}
