//! `fairground fit`: a service that is known from its dashboards, as a scenario.

use super::values::number_of_percent;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::base::output::Output;
use crate::experiment::fit::{Figures, Fit};
use crate::read::dashboards::{self, CpuStat};
use crate::read::parse_duration;
use crate::run::progress::PatientBar;
use crate::run::throttling::throttled_percent;
use crate::tell::fit as tell;
use clap::Args;
use fairground::units::{NS_PER_SEC, Ns};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What the dashboards show.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// CPUs of the machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=256))]
    cpus: u32,

    /// Requests a second
    #[arg(long, value_name = "RATE", value_parser = positive, required_unless_present = "latency")]
    rps: Option<f64>,

    /// CPUs that the service uses, e.g. 1.3
    #[arg(long, value_name = "CPUS", value_parser = positive,
          required_unless_present = "cpu_stat")]
    cpu_usage: Option<f64>,

    /// Median latency, e.g. 9ms
    #[arg(long, value_name = "TIME", value_parser = time, required_unless_present = "latency")]
    p50: Option<Ns>,

    /// 99th percentile of latency, e.g. 48ms
    #[arg(long, value_name = "TIME", value_parser = time, required_unless_present = "latency")]
    p99: Option<Ns>,

    /// Two copies of its cgroup's cpu.stat, from the start and the end of the time --over. They
    /// replace --cpu-usage and --throttled
    #[arg(long, value_names = ["BEFORE", "AFTER"], num_args = 2, requires = "over",
          conflicts_with_all = ["cpu_usage", "throttled"])]
    cpu_stat: Option<Vec<PathBuf>>,

    /// Histogram of latencies over the same time. It replaces --rps, --p50 and --p99. One line per
    /// bucket: its upper end and its number of requests, e.g. 10ms 1532
    #[arg(long, value_name = "FILE", requires = "over", conflicts_with_all = ["rps", "p50", "p99"])]
    latency: Option<PathBuf>,

    /// How much time passed for --cpu-stat and --latency, e.g. 60s
    #[arg(long, value_name = "TIME", value_parser = time)]
    over: Option<Ns>,

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
    let figures = figures(args)?;
    figures.check()?;
    let fit = fit_with_bar(&figures)?;
    write_scenario(&args.out, &figures.scenario(&fit.best.candidate, COMMENT))?;
    tell::write(out, &figures, &fit)?;
    tell_what_next(out, &args.out)?;
    Ok(Verdict::Fine)
}

/// What stands above the scenario.
const COMMENT: &str =
    "# Written by fairground fit; what the figures leave open is in its output.\n";

/// How many candidates there are shows as they are tried.
fn fit_with_bar(figures: &Figures) -> Result<Fit, Failure> {
    let bar = PatientBar::new(0);
    let fit = figures.fit(|| {
        bar.expect(1);
        bar.step();
    })?;
    bar.finish();
    Ok(fit)
}

fn tell_what_next(out: &mut dyn Write, path: &Path) -> io::Result<()> {
    let path = path.display();
    writeln!(out, "\n{path} is this service. For the least limit that is enough:")?;
    writeln!(out, "  fairground tune {path} --vary cpu.max --meet 'p99 < 30ms'")
}

/// The figures, as given or from files.
fn figures(args: &FitArgs) -> Result<Figures, Failure> {
    let over_s = args.over.map_or(f64::NAN, |over_ns| over_ns as f64 / NS_PER_SEC as f64);
    let mut figures = Figures {
        cpus: args.cpus,
        rps: args.rps.unwrap_or(f64::NAN),
        cpu_usage: args.cpu_usage.unwrap_or(f64::NAN),
        p50_ns: args.p50.unwrap_or(0),
        p99_ns: args.p99.unwrap_or(0),
        limit: args.limit,
        throttled_percent: args.throttled,
        threads: args.threads,
        kernel: args.kernel.clone(),
    };
    if let Some(path) = &args.latency {
        let buckets = dashboards::histogram(path)?;
        let requests: u64 = buckets.iter().map(|&(_, count)| count).sum();
        figures.rps = requests as f64 / over_s;
        figures.p50_ns = dashboards::quantile_ns(&buckets, 0.50);
        figures.p99_ns = dashboards::quantile_ns(&buckets, 0.99);
    }
    if let Some([before, after]) = args.cpu_stat.as_deref() {
        let used = used_between(before, after)?;
        figures.cpu_usage = used.usage_us as f64 / 1e6 / over_s;
        figures.throttled_percent =
            (used.nr_periods > 0).then(|| throttled_percent(used.nr_throttled, used.nr_periods));
    }
    Ok(figures)
}

/// What a cgroup used from one `cpu.stat` to a later one.
fn used_between(before: &Path, after: &Path) -> Result<CpuStat, Failure> {
    let (first, last) = (dashboards::cpu_stat(before)?, dashboards::cpu_stat(after)?);
    let less = |last: u64, first: u64| last.checked_sub(first);
    let used = less(last.usage_us, first.usage_us)
        .zip(less(last.nr_periods, first.nr_periods))
        .zip(less(last.nr_throttled, first.nr_throttled));
    let ((usage_us, nr_periods), nr_throttled) = used.ok_or_else(|| {
        let (before, after) = (before.display(), after.display());
        Failure::Input(format!(
            "error: {after} has counted less than {before}\n --> --cpu-stat\n  = accepted: the \
             earlier file first, of one cgroup that was not made anew between"
        ))
    })?;
    Ok(CpuStat { usage_us, nr_periods, nr_throttled })
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
    let percent = number_of_percent(text).filter(|percent| (0.0..=100.0).contains(percent));
    percent.ok_or_else(|| "expected per cent, 0% to 100%".into())
}
