//! The truth of each change beside the range that fit gives.

use super::dashboard::Dashboard;
use super::gained::{Gained, gained};
use super::made::Made;
use super::sentence::Sentence;
use super::world::{
    Change, changes, head, other_procs, other_threads, p99_ns, run, scenario, workload,
};
use fairground::model::limit::Limit;
use fairground::units::NS_PER_US;
use fairground_cli::experiment::fit::{FitQuestion, GROUP, Member, explain_figures};
use fairground_cli::read::Runtime;
use fairground_cli::read::observed::Observed;
use fairground_statistics::weighted::{COARSE, Range};
use rayon::prelude::*;
use std::fmt::{self, Display, Formatter};

/// Histories that a truth is the median of, and that each member is tried with.
const TRUTHS: u64 = 3;
const HISTORIES: u64 = 2;

/// One service's answers.
#[derive(Clone, Debug)]
pub struct Judged {
    pub made: Made,
    /// Why there is nothing to judge.
    pub skipped: Option<&'static str>,
    /// Why the set is no forecast.
    pub misfit: Option<String>,
    pub nearest: f64,
    pub members: usize,
    /// How many services were tried to find them.
    pub tried: usize,
    pub figures: String,
    pub answers: Vec<Answered>,
    /// By how much each change changes the p99, if `FAIRGROUND_GAINED` asks for it.
    pub gained: Vec<Gained>,
    /// What `explain` says first, if the set is a forecast.
    pub sentence: Option<Sentence>,
}

/// One change.
#[derive(Clone, Copy, Debug)]
pub struct Answered {
    pub change: Change,
    pub truth_ns: f64,
    pub range: Range,
    /// For a target at a chance distance from the truth: does the set meet it, and does the truth?
    pub said: bool,
    pub is: bool,
}

/// Whether a range holds the truth; one that ends nowhere ends above it.
pub fn holds(Range { low, high, .. }: Range, truth: f64) -> bool {
    low <= truth && (truth <= high || high.is_nan())
}

impl Answered {
    pub fn held(&self) -> bool {
        holds(self.range, self.truth_ns)
    }

    pub fn width(&self) -> f64 {
        let Range { low, high, .. } = self.range;
        if low == high { 1.0 } else { high / low.max(1.0) }
    }
}

fn question(made: &Made, observed: Observed, parts_max: u64) -> FitQuestion {
    let limit = Limit {
        quota_ns: Some(made.quota_us * NS_PER_US),
        period_ns: made.period_us * NS_PER_US,
        burst_ns: made.burst_us * NS_PER_US,
    };
    FitQuestion {
        observed,
        limit: Some(limit),
        machine: format!("node:1 l3:1 core:{} pu:1", made.cpus),
        cpus: made.cpus,
        kernel: made.kernel.into(),
        threads: Some(made.threads as u32).filter(|_| made.threads_known && made.kind != "go"),
        runtime: made.runtime,
        weight: None,
        beside: Vec::new(),
        parts_max,
        seed: 1,
    }
}

/// Asks fit about a service, and each change of both.
pub fn judge(made: &Made, dashboard: Dashboard, parts_max: u64) -> Judged {
    let now = run(&scenario(made, Change::None, made.over_s), 1000);
    let mut judged = Judged {
        made: made.clone(),
        skipped: None,
        misfit: None,
        nearest: 0.0,
        members: 0,
        tried: 0,
        figures: String::new(),
        answers: Vec::new(),
        gained: Vec::new(),
        sentence: None,
    };
    if p99_ns(&now).is_infinite() || now.requests < 500.0 {
        judged.skipped = Some("overloaded, or hardly a request");
        return judged;
    }
    let mut question = question(made, dashboard.of(made, &now), parts_max);
    if question.runtime.is_none() {
        question.take_runtime(None, false);
    }
    let set = explain_figures(&question, &|| {}).unwrap_or_else(|e| panic!("{e:?} {made:?}"));
    judged.figures = format!(
        "p50 {:.1} p99 {:.1} ms, {:.0} % throttled, {:.2} of {:.2} CPUs",
        now.quantile_ns(0.5) / 1e6,
        now.quantile_ns(0.99) / 1e6,
        now.throttled_share() * 100.0,
        now.used_s / now.over_s,
        made.quota_us as f64 / made.period_us as f64
    );
    judged.nearest = set.members[0].distance;
    judged.members = set.members.len();
    judged.tried = set.tried;
    judged.sentence = set.misfit.is_none().then(|| Sentence::of(made, &set));
    judged.misfit = set.misfit;
    // Nobody is to decide by what is no forecast.
    if judged.misfit.is_none() {
        judged.answers =
            changes(made.kind).iter().map(|&change| answer(made, change, &set.members)).collect();
        if std::env::var_os("FAIRGROUND_GAINED").is_some() {
            judged.gained = gained(made, &set.members);
        }
    }
    judged
}

fn answer(made: &Made, change: Change, members: &[Member]) -> Answered {
    let text = scenario(made, change, made.over_s);
    let mut truths: Vec<f64> =
        (0..TRUTHS).into_par_iter().map(|seed| p99_ns(&run(&text, 2000 + seed))).collect();
    truths.sort_by(f64::total_cmp);
    let truth_ns = truths[truths.len() / 2];
    let one = |(place, member): (usize, &Member)| {
        let text = changed(made, change, member);
        // Each has histories of its own, as in answers over a set.
        let first = 3000 + 10 * place as u64;
        (0..HISTORIES)
            .map(|seed| (p99_ns(&run(&text, first + seed)), member.weight))
            .collect::<Vec<_>>()
    };
    let numbers: Vec<(f64, f64)> = members.par_iter().enumerate().flat_map_iter(one).collect();
    let range = Range::of(&numbers).expect("members have weight").coarse();
    // A target somewhere about the truth: from 0.6 to 1.7 times it.
    let part = (made.seed * 31 + change as u64 * 17) % 100;
    let target_ns = truth_ns.min(1e10) * (0.6f64.ln() + part as f64 / 100.0 * 1.04).exp();
    let keeps = |ns: f64| ns * (1.0 + COARSE) < target_ns;
    let met = numbers.iter().filter(|(ns, _)| keeps(*ns)).map(|(_, weight)| weight);
    let said = met.sum::<f64>() / HISTORIES as f64 >= 0.95;
    Answered { change, truth_ns, range, said, is: truth_ns < target_ns }
}

/// A member after a change.
pub fn changed(made: &Made, change: Change, member: &Member) -> String {
    let mut text = head(made, change);
    for (place, command) in member.commands.iter().enumerate() {
        let threads = member.service.threads;
        let command = match change {
            Change::Threads if made.runtime == Some(Runtime::Go) => other_procs(made, command),
            Change::Threads | Change::MoreThreads if place == 0 => command.replace(
                &format!("--threads {threads} "),
                &format!("--threads {} ", other_threads(threads.into(), change)),
            ),
            _ => command.clone(),
        };
        text.push_str(&workload(&format!("w{place}"), &command, GROUP));
    }
    text
}

impl Display for Judged {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Made { seed, kind, cpus, .. } = &self.made;
        write!(f, "{seed} {kind} on {cpus} CPUs: ")?;
        if let Some(why) = self.skipped {
            return write!(f, "{why}");
        }
        write!(f, "{}; D2 {:.1}, {} members", self.figures, self.nearest, self.members)?;
        write!(f, " of {} tried", self.tried)?;
        if let Some(misfit) = &self.misfit {
            write!(f, "; NO FORECAST: {misfit}")?;
        }
        if let Some(sentence) = &self.sentence {
            write!(f, "{sentence}")?;
        }
        for answer in &self.answers {
            let Answered { change, truth_ns, range, said, is } = answer;
            let held = if answer.held() { "" } else { "  MISSED" };
            let wrong = if *said && !is { "  SAID MEETS" } else { "" };
            write!(
                f,
                "\n    {change:?}: {:.1} in {:.1} {:.1} {:.1} ms{held}{wrong}",
                truth_ns / 1e6,
                range.low / 1e6,
                range.likely / 1e6,
                range.high / 1e6
            )?;
        }
        for gained in &self.gained {
            write!(f, "\n    {gained}")?;
        }
        Ok(())
    }
}
