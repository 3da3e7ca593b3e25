//! What comes to be done, in words: requests from outside, from clients that wait, work that comes
//! by the clock. Most of what a page shows follows from it, and only the scenario's text has it.

use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_MS, NS_PER_SEC, Ns};
use fairground::workload::behavior::{
    Arrivals, ChannelId, Program, SourceSpec, SpanId, Step, Workload,
};
use fairground::workload::draw::Draw;

/// Sentences of each kind.
const TOLD_MAX: usize = 4;
const CPU: &str = " of CPU time";

/// Sentences on what comes; none of workloads that have their work from the start.
pub fn sentences(scenario: &Scenario) -> Vec<String> {
    let work = &scenario.workload;
    let open = work.sources.iter().map(|source| from_outside(work, source));
    let channels = 0..work.channels.len();
    let closed = channels.filter(|channel| has_clients(work, *channel)).map(|channel| {
        let name = name_of(work, work.channels[channel].span);
        format!("Requests to {name} come from clients of the run, which wait for each answer.")
    });
    let clocked = work.programs.iter().enumerate().filter_map(|(at, of)| by_clock(work, at, of));
    open.take(TOLD_MAX).chain(closed.take(TOLD_MAX)).chain(clocked.take(TOLD_MAX)).collect()
}

/// `server` of `server/request`.
fn name_of(work: &Workload, span: SpanId) -> &str {
    let name = &work.spans[span].name;
    name.split_once('/').map_or(name.as_str(), |(of, _)| of)
}

fn from_outside(work: &Workload, source: &SourceSpec) -> String {
    let name = name_of(work, work.channels[source.channel].span);
    let part = part_of(work, source.channel);
    let parts = u64::from(source.parts);
    let asks = match (part, parts) {
        (Some(part), 1) => format!("; each needs {}", amount(part, CPU)),
        (Some(part), parts) => {
            format!("; each is cut into {parts} parts of {}", amount(part, CPU))
        }
        (None, _) => String::new(),
    };
    let work_ns = part.map(|part| part.mean() * parts);
    let together = match (&source.arrivals, work_ns) {
        (Arrivals::Bursts { size, .. }, Some(work_ns)) => {
            format!(", so {} of CPU time come at once", millis(size.mean() * work_ns))
        }
        _ => String::new(),
    };
    let busy = match (per_second(&source.arrivals), work_ns) {
        (Some(rate), Some(work_ns)) => {
            let cpus = rate * work_ns as f64 / NS_PER_SEC as f64;
            format!(". On average they keep {} CPUs busy at full speed", digits(cpus))
        }
        _ => String::new(),
    };
    format!("Requests to {name} come {}{asks}{together}{busy}.", when(&source.arrivals))
}

/// When requests come, and how many of them in a second.
fn when(arrivals: &Arrivals) -> String {
    let rate = match per_second(arrivals) {
        Some(rate) => format!(" ({} per second)", digits(rate)),
        None => String::new(),
    };
    match arrivals {
        Arrivals::Every(Draw::Fixed(ns)) => format!("one every {}{rate}", millis(*ns)),
        Arrivals::Every(between) => {
            format!("one by one at random times, {} apart{rate}", amount(*between, ""))
        }
        Arrivals::Bursts { between, size } => {
            let several = match size {
                Draw::Fixed(size) => format!("{size} at once"),
                size => format!("several at once, {} on average", size.mean()),
            };
            format!("{several}, every {}{rate}", amount(*between, ""))
        }
        Arrivals::PerSecond(rates) => {
            let (least, most) = (rates.iter().min(), rates.iter().max());
            let [least, most] = [least, most].map(|rate| rate.copied().unwrap_or(0));
            format!("at random times, {least} to {most} in a second: each second has its own rate")
        }
    }
}

/// On average; none of rates that change.
fn per_second(arrivals: &Arrivals) -> Option<f64> {
    match arrivals {
        Arrivals::PerSecond(_) => None,
        Arrivals::Every(_) | Arrivals::Bursts { .. } => Some(arrivals.per_s()),
    }
}

/// CPU time of a part of a request, if one step is all of it.
fn part_of(work: &Workload, channel: ChannelId) -> Option<Draw> {
    let takes = |program: &&Program| program.steps.contains(&Step::Receive(channel));
    let program = work.programs.iter().find(takes)?;
    let mut runs = program.steps.iter().filter_map(|step| match step {
        Step::Run(work) | Step::RunPiece { work, .. } => Some(*work),
        _ => None,
    });
    let first = runs.next()?;
    runs.next().is_none().then_some(first)
}

/// True if tasks of the run send requests there, one after another.
fn has_clients(work: &Workload, to: ChannelId) -> bool {
    let sends = |step: &Step| matches!(step, Step::Send { channel, .. } if *channel == to);
    work.programs.iter().any(|program| program.steps.iter().any(sends) && program.is_client())
}

/// Work that comes again and again, timed from its begin to its end.
fn by_clock(work: &Workload, at: usize, program: &Program) -> Option<String> {
    let found = program.steps.windows(4).find_map(|steps| match steps {
        [Step::Begin(span), Step::Run(run), Step::End(_), Step::Timer { period, .. }] => {
            Some((*span, *run, *period))
        }
        _ => None,
    });
    let (span, run, period) = found?;
    let mut starts: Vec<Ns> =
        work.tasks.iter().filter(|task| task.program == at).map(|task| task.start_ns).collect();
    let count = starts.len();
    starts.dedup();
    let who = match (count, starts.len()) {
        (0, _) => return None,
        (1, _) => "its task".to_owned(),
        (count, 1) => format!("each of its {count} tasks, all at the same moment,"),
        (count, _) => format!("each of its {count} tasks"),
    };
    let name = name_of(work, span);
    Some(format!("{name}: {who} computes {} every {}.", amount(run, ""), amount(period, "")))
}

/// So much of something.
fn amount(draw: Draw, of: &str) -> String {
    match draw {
        Draw::Fixed(ns) => format!("{}{of}", millis(ns)),
        draw => format!("{}{of} on average", millis(draw.mean())),
    }
}

fn millis(ns: Ns) -> String {
    format!("{} ms", digits(ns as f64 / NS_PER_MS as f64))
}

/// Three digits behind the point at most.
fn digits(value: f64) -> String {
    format!("{}", (value * 1e3).round() / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::workload::behavior::{ChannelSpec, SpanSpec, TaskSpec, TimerMode, TimerRef};

    fn said(arrivals: Arrivals, parts: u32) -> String {
        let mut scenario = fixture::scenario();
        let span = SpanSpec { name: "web/request".into(), minus_ns: 0, floor_ns: 0 };
        let steps = vec![
            Step::Receive(0),
            Step::Run(Draw::Exponential { mean: 3_000_000 }),
            Step::Complete,
        ];
        scenario.workload = Workload {
            programs: vec![Program { steps, ..Program::default() }],
            channels: vec![ChannelSpec { name: "requests".into(), span: 0, backlog_max: 9 }],
            spans: vec![span],
            sources: vec![SourceSpec {
                name: "arrivals".into(),
                channel: 0,
                arrivals,
                parts,
                start_ns: 0,
            }],
            ..Workload::default()
        };
        sentences(&scenario).concat()
    }

    #[test]
    fn bursts_are_told_with_what_comes_at_once() {
        let between = Draw::Exponential { mean: 150_000_000 };
        assert_eq!(
            said(Arrivals::Bursts { between, size: Draw::Fixed(30) }, 2),
            "Requests to web come 30 at once, every 150 ms on average (200 per second); each is \
             cut into 2 parts of 3 ms of CPU time on average, so 180 ms of CPU time come at once. \
             On average they keep 1.2 CPUs busy at full speed."
        );
        let size = Draw::Uniform { lo: 1, hi: 9 };
        let said = said(Arrivals::Bursts { between: Draw::Fixed(50_000_000), size }, 1);
        assert!(said.contains("come several at once, 5 on average, every 50 ms (100 per second)"));
    }

    #[test]
    fn single_requests_and_changing_rates_are_told() {
        assert_eq!(
            said(Arrivals::Every(Draw::Fixed(5_000_000)), 1),
            "Requests to web come one every 5 ms (200 per second); each needs 3 ms of CPU time on \
             average. On average they keep 0.6 CPUs busy at full speed."
        );
        let rates = said(Arrivals::PerSecond(vec![300, 100]), 1);
        assert!(rates.contains("come at random times, 100 to 300 in a second"), "{rates}");
        assert!(!rates.contains("On average they"), "{rates}");
    }

    #[test]
    fn work_by_the_clock_is_told_with_its_period() {
        let mut scenario = fixture::scenario();
        let span = SpanSpec { name: "report/burst".into(), minus_ns: 0, floor_ns: 0 };
        let wait = Step::Timer {
            timer: TimerRef::Own(0),
            period: Draw::Fixed(250_000_000),
            mode: TimerMode::Relative,
        };
        let steps = vec![Step::Begin(0), Step::Run(Draw::Fixed(60_000_000)), Step::End(0), wait];
        scenario.workload = Workload {
            programs: vec![Program { steps, own_timers: 1, ..Program::default() }],
            tasks: vec![TaskSpec::new("report-1", 0), TaskSpec::new("report-2", 0)],
            spans: vec![span],
            ..Workload::default()
        };
        let all =
            "report: each of its 2 tasks, all at the same moment, computes 60 ms every 250 ms.";
        assert_eq!(sentences(&scenario), [all]);
        scenario.workload.tasks[1].start_ns = 7;
        let each = "report: each of its 2 tasks computes 60 ms every 250 ms.";
        assert_eq!(sentences(&scenario), [each]);
    }
}
