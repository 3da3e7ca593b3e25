//! What a service does: under its limit as it is, and after a change.

use super::made::{FULL, Made};
use fairground_cli::experiment::fit::{GROUP, Seen, seen};
use fairground_cli::read::{Asked, Overrides, Runtime, followers};

/// What is tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// Nothing.
    None,
    /// Three quarters of the limit.
    Less,
    /// Half more.
    More,
    /// No limit.
    Max,
    /// A burst as large as the quota.
    Burst,
    /// Half the threads; twice GOMAXPROCS where it follows the limit.
    Threads,
    /// Twice the threads.
    MoreThreads,
    /// Three requests in ten more.
    Traffic,
}

/// What is asked of every service.
const CHANGES: [Change; 5] =
    [Change::Less, Change::More, Change::Max, Change::Burst, Change::Threads];

/// What is asked of one whose threads are nearly all busy: half of them would be too few.
const OF_FULL: [Change; 5] =
    [Change::Less, Change::More, Change::Max, Change::Burst, Change::MoreThreads];

/// All changes of a kind; with `FAIRGROUND_TRAFFIC=1` more requests alone.
pub fn changes(kind: &str) -> &'static [Change] {
    match std::env::var_os("FAIRGROUND_TRAFFIC") {
        Some(_) => &[Change::Traffic],
        None if kind == FULL => &OF_FULL,
        None => &CHANGES,
    }
}

/// The head of a scenario: machine, kernel, the changed limit.
pub fn head(made: &Made, change: Change) -> String {
    let quota_us = match change {
        Change::Less => (made.quota_us * 3 / 4).to_string(),
        Change::More => (made.quota_us * 3 / 2).to_string(),
        Change::Max => "max".into(),
        _ => made.quota_us.to_string(),
    };
    let burst_us = match change {
        Change::Burst => made.quota_us,
        Change::Less => made.burst_us.min(made.quota_us * 3 / 4),
        Change::Max => 0,
        _ => made.burst_us,
    };
    let traffic = if change == Change::Traffic { "traffic = 1.3\n" } else { "" };
    format!(
        "{traffic}machine = \"node:1 l3:1 core:{} pu:1\"\nkernel = \"{}\"\n[groups.\"{GROUP}\"]\n\
         \"cpu.max\" = \"{quota_us} {}\"\n\"cpu.max.burst\" = {burst_us}\n",
        made.cpus, made.kernel, made.period_us
    )
}

/// A workload of the scenario.
pub fn workload(name: &str, command: &str, group: &str) -> String {
    format!("[[workloads]]\nname = \"{name}\"\ncommand = \"{command}\"\ngroup = \"{group}\"\n")
}

/// The service itself.
pub fn scenario(made: &Made, change: Change, duration_s: u64) -> String {
    let threads = other_threads(made.threads, change);
    let mut command = made.command.replace("THREADS", &threads.to_string());
    if made.kind == "go" && change == Change::Threads {
        let (all, half) = (made.cpus, made.cpus.div_ceil(2));
        command = command.replace(&format!("gomaxprocs {all} "), &format!("gomaxprocs {half} "));
    }
    if change == Change::Threads {
        command = other_procs(made, &command);
    }
    command.push_str(&format!(" --duration {duration_s}s"));
    let mut text = head(made, change);
    text.push_str(&workload("served", &command, GROUP));
    for (place, command) in made.beside.iter().enumerate() {
        text.push_str(&workload(&format!("beside{place}"), command, GROUP));
    }
    for (place, command) in made.neighbours.iter().enumerate() {
        text.push_str("[groups.\"/other\"]\n");
        text.push_str(&workload(&format!("other{place}"), command, "/other"));
    }
    text
}

/// So many threads after a change.
pub fn other_threads(threads: u64, change: Change) -> u64 {
    match change {
        Change::Threads => threads.div_ceil(2),
        Change::MoreThreads => 2 * threads,
        _ => threads,
    }
}

/// A command with twice the GOMAXPROCS that the limit makes, if it makes any.
pub fn other_procs(made: &Made, command: &str) -> String {
    let limit_cpus = made.quota_us as f64 / made.period_us as f64;
    let procs = followers(Runtime::Go, Some(limit_cpus), made.cpus);
    command.replace("gomaxprocs ceil", &format!("gomaxprocs {}", 2 * procs))
}

/// Runs a scenario.
pub fn run(text: &str, seed: u64) -> Seen {
    let overrides = Overrides { seed: Some(seed), ..Overrides::default() };
    let loaded = Asked::Text(text.into()).load(&overrides);
    let scenario = loaded.unwrap_or_else(|error| panic!("{error:?}\n{text}")).scenario;
    seen(&scenario).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// Its p99, ns; infinite if its queue grows without end.
pub fn p99_ns(seen: &Seen) -> f64 {
    let grows =
        seen.unanswered > 0.02 * (seen.requests + seen.unanswered) && seen.unanswered > 50.0;
    if grows { f64::INFINITY } else { seen.quantile_ns(0.99) }
}
