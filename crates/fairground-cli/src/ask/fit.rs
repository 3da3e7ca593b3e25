//! `fairground fit`: a service that is known from its dashboards, as a scenario.

use super::Answer;
use crate::experiment::fit::Figures;
use crate::failure::{Failure, Verdict};
use crate::observe::PatientBar;
use crate::read::parse_duration;
use crate::tell::fit as tell;
use crate::tell::output::Output;
use clap::Args;
use fairground::units::Ns;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What the dashboards show.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// CPUs of the machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    cpus: u32,

    /// Requests a second
    #[arg(long, value_name = "RATE", value_parser = positive)]
    rps: f64,

    /// CPUs that the service uses, e.g. 1.3
    #[arg(long, value_name = "CPUS", value_parser = positive)]
    cpu_usage: f64,

    /// Median latency, e.g. 9ms
    #[arg(long, value_name = "TIME", value_parser = time)]
    p50: Ns,

    /// 99th percentile of latency, e.g. 48ms
    #[arg(long, value_name = "TIME", value_parser = time)]
    p99: Ns,

    /// Its CPU limit, e.g. 2
    #[arg(long, value_name = "CPUS", value_parser = positive)]
    limit: Option<f64>,

    /// Share of periods with throttling, e.g. 12%
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    throttled: Option<f64>,

    /// Threads that serve requests, if they are known
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    threads: Option<u32>,

    /// Kernel profile (`fairground list kernels`)
    #[arg(long, value_name = "VERSION", default_value = "6.12")]
    kernel: String,

    /// Where the scenario goes, e.g. service.toml
    #[arg(long, value_name = "FILE.toml")]
    out: PathBuf,
}

/// Fits, writes the scenario and tells what is left open.
pub fn answer(args: &FitArgs, out: &mut dyn Write) -> Answer {
    let figures = Figures {
        cpus: args.cpus,
        rps: args.rps,
        cpu_usage: args.cpu_usage,
        p50_ns: args.p50,
        p99_ns: args.p99,
        limit: args.limit,
        throttled_percent: args.throttled,
        threads: args.threads,
        kernel: args.kernel.clone(),
    };
    figures.check()?;
    let bar = PatientBar::new(0);
    let fit = figures.fit(|| {
        bar.expect(1);
        bar.step();
    })?;
    bar.finish();
    let comment = "# Written by fairground fit; what the figures leave open is in its output.\n";
    write_scenario(&args.out, &figures.scenario(&fit.best.candidate, comment))?;
    tell::write(out, &figures, &fit)?;
    let path = args.out.display();
    writeln!(out, "\n{path} is this service. For the least limit that is enough:")?;
    writeln!(out, "  fairground tune {path} --vary cpu.max --meet 'p99 < 30ms'")?;
    Ok(Verdict::Fine)
}

fn write_scenario(path: &Path, text: &str) -> Result<(), Failure> {
    let written = Output::create(path).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.commit()
    });
    written.map_err(|error| Failure::writing(&path.display().to_string(), &error))
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.01..=1e6).contains(number));
    number.ok_or_else(|| "expected a number from 0.01 to 1000000".into())
}

fn time(text: &str) -> Result<Ns, String> {
    let time_ns = parse_duration(text).filter(|time_ns| *time_ns > 0);
    time_ns.ok_or_else(|| "expected a time with its unit, e.g. 9ms, 250us".into())
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('%').unwrap_or(text).trim().parse::<f64>().ok();
    let percent = number.filter(|percent| (0.0..=100.0).contains(percent));
    percent.ok_or_else(|| "expected per cent, 0% to 100%".into())
}
