//! `fairground compare`: is B better than A, beyond noise, and where is it not?

use super::overrides::OverrideArgs;
use super::report::ReportArgs;
use super::values::percent;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::experiment::compare::{
    ComparedSet, Question, Seeds, Variant, compare, compare_set, recommended_variants, with_changes,
};
use crate::experiment::kernels;
use crate::experiment::rule::Rule;
use crate::experiment::seeds::{self, SEEDS_MAX};
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::tell::compare::{self as tell, data, markdown, set as tell_set, text};
use crate::tell::{json, kernels as tell_kernels};
use clap::Args;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// What to compare.
#[derive(Args, Debug)]
pub struct CompareArgs {
    /// Scenarios, workloads, names of shipped ones or tools' commands, as for `run`. With --with
    /// each gets a table. Without it the first is the baseline, the others are the variants
    #[arg(value_name = "SCENARIO|WORKLOAD.json|COMMAND", required = true)]
    paths: Vec<PathBuf>,

    /// A variant: kernel=6.18, search=sis-core, cpu.max.burst=100ms, /web.cpu.max=2.5,
    /// workload.threads=16, any key of --set; several changes of one variant with ";" between
    /// (repeatable: a column each; with --kernels all of them are changed in every kernel)
    #[arg(long, value_name = "KEY=VALUE")]
    with: Vec<String>,

    /// Kernels, e.g. 6.6,6.12,6.18: what changed for the workload from each to the next, and which
    /// change of the kernel did it
    #[arg(long, value_name = "VERSION,...", value_delimiter = ',',
          conflicts_with_all = ["with_recommendation", "kernel", "machines", "load",
                                "detail", "markdown", "csv", "stats"])]
    kernels: Vec<String>,

    /// Recommendations for containers as variants: a VerticalPodAutoscaler with its status (JSON or
    /// YAML; target, lowerBound, upperBound) or KRR's JSON (repeatable)
    #[arg(long, value_name = "FILE")]
    with_recommendation: Vec<PathBuf>,

    #[command(flatten)]
    overrides: OverrideArgs,

    /// What to measure (`fairground list metrics`), e.g. p99,throughput. Unless given: the metrics
    /// that fit the scenario (repeatable)
    #[arg(long, value_name = "METRIC", value_delimiter = ',')]
    metric: Vec<String>,

    /// Machines, a table each, e.g. epyc-2x64,laptop-4x2
    #[arg(long, value_name = "MACHINE,...", value_delimiter = ',', conflicts_with = "machine")]
    machines: Vec<String>,

    /// Load points, a row each: hackbench.groups=1,4,7, workload.rate=100:400:50
    #[arg(long, value_name = "KEY=VALUES")]
    load: Option<String>,

    /// Exactly these seeds: 30 (1 to 30), or 5-34
    #[arg(long, value_name = "N|FIRST-LAST", value_parser = seeds::parse,
          conflicts_with_all = ["seed", "precision", "budget"])]
    seeds: Option<RangeInclusive<u64>>,

    /// Run more seeds until the 95 % interval of every gain is at most this wide to either side
    /// [default: 1%]
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    precision: Option<f64>,

    /// Most seeds of a row [default: 30]
    #[arg(long, value_name = "N", value_parser = budget)]
    budget: Option<u64>,

    /// When a difference is marked with asterisks
    #[arg(long, value_enum, default_value_t = Rule::Paired)]
    stats: Rule,

    /// Show least, greatest, deviation and best 95 % too, as mmtests does
    #[arg(long, conflicts_with_all = ["markdown", "csv", "json"])]
    detail: bool,

    /// Tell Markdown, with intervals
    #[arg(long, conflicts_with_all = ["csv", "json"])]
    markdown: bool,

    /// Tell comma-separated values, a line per variant, metric and load point
    #[arg(long, conflicts_with = "json")]
    csv: bool,

    /// Tell one JSON object, with the number of every run
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    pub(super) report: ReportArgs,
}

fn budget(text: &str) -> Result<u64, String> {
    let number = text.parse::<u64>().ok().filter(|number| (1..=SEEDS_MAX).contains(number));
    number.ok_or_else(|| format!("expected a whole number of seeds from 1 to {SEEDS_MAX}, e.g. 30"))
}

/// Compares and writes the tables.
pub fn answer(args: &CompareArgs, out: &mut dyn Write) -> Answer {
    if !args.kernels.is_empty() {
        return args.answer_kernels(out);
    }
    let question = args.question()?;
    if let Some(worlds) = worlds(&question)? {
        args.refuse_forms()?;
        let report = args.report.open()?;
        let set = compare_set(&question, worlds)?;
        args.answer_set(&set, out)?;
        if let Some(report) = report {
            report.finish_compared_set(args.report.command(), &set)?;
        }
        return Ok(Verdict::Fine);
    }
    let report = args.report.open()?;
    let done = compare(question)?;
    match (args.json, args.csv, args.markdown) {
        (true, ..) => json::write_value(out, &data::value(&done))?,
        (_, true, _) => {
            tell::warn(&done);
            data::write_csv(out, &done)?;
        }
        (.., true) => markdown::write(out, &done)?,
        _ => text::write(out, &done, args.detail)?,
    }
    if let Some(report) = report {
        report.finish_comparison(args.report.command(), &done)?;
    }
    Ok(Verdict::Fine)
}

/// The explanations of a set, if one is compared.
fn worlds(question: &Question) -> Result<Option<Vec<World>>, Failure> {
    let worlds = World::all(&question.scenarios[0], &question.overrides)?;
    Ok(Some(worlds).filter(|worlds| worlds.len() > 1))
}

impl CompareArgs {
    /// Says what changed from kernel to kernel.
    fn answer_kernels(&self, out: &mut dyn Write) -> Answer {
        if self.report.is_asked() {
            return Err(Failure::Usage(
                "--kernels has no page: --report is of a table of variants\naccepted: --with \
                 kernel=VERSION --report FILE, or --kernels with --json"
                    .into(),
            ));
        }
        let question = self.question()?;
        let [asked] = &question.scenarios[..] else {
            return Err(Failure::Usage(format!(
                "--kernels is of one scenario, and {} are given\naccepted: one scenario",
                question.scenarios.len()
            )));
        };
        let answer = kernels::releases(&kernels::Question {
            asked: asked.clone(),
            overrides: self.for_all_kernels(asked, question.overrides)?,
            kernels: self.kernels.clone(),
            metrics: question.metrics,
            seeds: question.seeds,
        })?;
        match self.json {
            true => json::write_value(out, &tell_kernels::data::value(&answer))?,
            false => tell_kernels::write(out, &answer)?,
        }
        Ok(Verdict::Fine)
    }

    /// What `--with` changes is changed in every kernel.
    fn for_all_kernels(&self, asked: &Asked, overrides: Overrides) -> Result<Overrides, Failure> {
        if self.with.is_empty() {
            return Ok(overrides);
        }
        // Read as it is with the first of them: what another kernel lacks is no matter here.
        let kernel = self.kernels.first().map(|name| name.trim().to_owned());
        let first = Overrides { kernel: kernel.clone(), ..overrides };
        let all = with_changes(asked, &first, &self.with.join("; "))?;
        if all.kernel != kernel {
            return Err(Failure::Usage(
                "--with kernel=VERSION is another kernel beside those of --kernels\naccepted: \
                 --kernels with all of them, or --with without --kernels"
                    .into(),
            ));
        }
        Ok(Overrides { kernel: None, ..all })
    }

    /// Some forms are of one explanation.
    fn refuse_forms(&self) -> Result<(), Failure> {
        if self.csv || self.markdown || self.detail {
            return Err(Failure::Usage(
                "--csv, --markdown and --detail are of one explanation: give --explanation N"
                    .into(),
            ));
        }
        Ok(())
    }

    /// Writes the answer of a set of explanations.
    fn answer_set(&self, set: &ComparedSet, out: &mut dyn Write) -> io::Result<()> {
        match self.json {
            true => json::write_value(out, &tell_set::value(set)),
            false => tell_set::write(out, set),
        }
    }

    fn question(&self) -> Result<Question, Failure> {
        let mut overrides = self.overrides.overrides();
        let first = overrides.seed.take().unwrap_or(1);
        let budget = self.budget.map(|budget| budget as usize);
        let seeds = Seeds::asked(self.seeds.clone(), first, self.precision, budget);
        let scenarios: Vec<Asked> = self.paths.iter().cloned().map(Asked::Path).collect();
        let mut variants: Vec<Variant> = self.with.iter().map(Variant::from).collect();
        variants.extend(recommended_variants(
            &self.with_recommendation,
            &scenarios[0],
            &overrides,
        )?);
        Ok(Question {
            scenarios,
            overrides,
            variants,
            metrics: self.metric.clone(),
            machines: self.machines.clone(),
            load: self.load.clone(),
            seeds,
            rule: self.stats,
        })
    }
}
