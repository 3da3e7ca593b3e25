//! What the names on a page mean, for a reader who has only the page: what is timed, and the words
//! of limits and of tables.

use super::spans::SPANS_MAX;
use super::world::World;
use crate::run::schedule::is_limited;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::{Program, SpanId, Step};
use serde_json::{Value, json};

/// Words of every page with requests.
const TIMED: [(&str, &str); 4] = [
    ("p50, p99", "half of all took this long or less; 99 of 100 did, and the slowest 1 % longer"),
    ("throughput", "how many were done, per second"),
    (
        "waiting for a free thread",
        "it has come, and the thread that takes it at last works on others. While that one is \
         throttled, or waits for a CPU, so does the request",
    ),
    (
        "slowest",
        "ten of each kind are kept one by one, and listed below the schedule. Where time went is \
         told of the slowest 1 % and all that took about as long: latencies are counted in bands a \
         fifth wide, and the band in which that 1 % ends is told as a whole. So it is another \
         number of each kind",
    ),
];

/// Words of every page with a limit.
const LIMITED: [(&str, &str); 5] = [
    (
        "quota, period",
        "CPU time that a group may use (all its threads together) in each stretch of time of this \
         length; two CPUs for 100 ms are 200 ms",
    ),
    (
        "throttled",
        "stopped, though it has work and CPUs may be free: the quota is used up, and the next \
         period has not begun",
    ),
    (
        "burst",
        "quota that was not used and may be used later, up to this much; without it what is left \
         at the end of a period is lost",
    ),
    (
        "throttle_ratio",
        "of the periods in which the group did something, those in which it was throttled \
         (nr_throttled of nr_periods in cpu.stat)",
    ),
    ("cpu.stat", "the kernel's own counts of a group, in the file of that name"),
];

/// Words of every table that compares.
const COMPARED: [(&str, &str); 4] = [
    ("baseline", "the scenario as it is, without what the other columns change"),
    (
        "seed",
        "what all that is random comes from: requests and how long they compute. With the same \
         seed each column has the same load",
    ),
    (
        "15 % better (10 to 20 %)",
        "15 % is what these runs gave; brackets are made so that 95 of 100 of them hold what very \
         many runs would give",
    ),
    (
        "significant",
        "chance alone would hardly give such a difference; within noise: it might well",
    ),
];

/// What names mean, in the order in which a reader meets them.
pub fn value(worlds: &[World], compared: bool) -> Vec<Value> {
    let Some(world) = worlds.first() else { return Vec::new() };
    let scenario = &world.scenario;
    let spans = scenario.workload.spans.iter().enumerate().take(SPANS_MAX);
    let mut words: Vec<(String, String)> =
        spans.map(|(span, spec)| (spec.name.clone(), timed(scenario, span))).collect();
    let fixed = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(word, means)| ((*word).into(), (*means).into())).collect()
    };
    if !words.is_empty() {
        words.extend(fixed(&TIMED));
    }
    if worlds.iter().any(|world| world.observed.outcome.limits.iter().any(is_limited)) {
        words.extend(fixed(&LIMITED));
    }
    if compared {
        words.extend(fixed(&COMPARED));
    }
    words.iter().map(|(word, means)| json!({"word": word, "means": means})).collect()
}

/// What a span measures.
fn timed(scenario: &Scenario, span: SpanId) -> String {
    let name = &scenario.workload.spans[span].name;
    let (of, what) = name.split_once('/').unwrap_or((name, name));
    let begins = |program: &&Program| program.steps.contains(&Step::Begin(span));
    let Some(program) = scenario.workload.programs.iter().find(begins) else {
        return format!("what {of} is asked for, from its arrival until its last part is done");
    };
    let work = match work_ns(program, span) {
        Some(work_ns) => format!(" ({} ms of CPU time)", work_ns as f64 / NS_PER_MS as f64),
        None => String::new(),
    };
    let other = match what {
        "burst" => ". It has nothing to do with the burst of a limit",
        _ => "",
    };
    format!("one piece of work of a task of {of}{work}, from its begin to its end{other}")
}

/// CPU time from a stopwatch's start to its end, if that is all that there is between them and
/// always the same.
fn work_ns(program: &Program, span: SpanId) -> Option<Ns> {
    let mut steps = program.steps.iter().skip_while(|step| **step != Step::Begin(span)).skip(1);
    let (run, end) = (steps.next()?, steps.next()?);
    match run {
        Step::Run(fairground::workload::draw::Draw::Fixed(work_ns)) if *end == Step::End(span) => {
            Some(*work_ns)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::workload::behavior::SpanSpec;
    use fairground::workload::draw::Draw;

    #[test]
    fn a_stopwatch_tells_its_work_where_that_is_known() {
        let mut scenario = fixture::scenario();
        let names = ["server/request", "report/burst"].map(String::from);
        scenario.workload.spans =
            names.map(|name| SpanSpec { name, minus_ns: 0, floor_ns: 0 }).to_vec();
        assert!(timed(&scenario, 0).starts_with("what server is asked for"));
        let steps = vec![Step::Begin(1), Step::Run(Draw::Fixed(60_000_000)), Step::End(1)];
        scenario.workload.programs.push(Program { steps, ..Program::default() });
        let says = timed(&scenario, 1);
        assert!(says.starts_with("one piece of work of a task of report (60 ms of CPU time)"));
        assert!(says.ends_with("nothing to do with the burst of a limit"), "{says}");
        scenario.workload.programs[0].steps.insert(1, Step::Run(Draw::Fixed(1)));
        assert_eq!(work_ns(&scenario.workload.programs[0], 1), None);
    }
}
