//! What a run ends too soon to show: rates that come later, what seldom happens, and a tail of
//! hardly any requests. More seeds show it no better, as each of their runs is as short.

use super::computes::computes;
use super::forever::forever;
use super::workload::takes_ns;
use crate::base::number::duration;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_SEC, Ns};
use fairground::workload::behavior::{Arrivals, Program, SourceSpec, Step, Workload};

/// Who wakes fewer times in a run may be hardly in it.
const WAKES_MIN: f64 = 3.0;
/// Of so many requests a hundredth is at least one.
const REQUESTS_MIN: f64 = 100.0;

/// What is good to know of a scenario, a sentence each.
pub(super) fn told(scenario: &Scenario) -> impl Iterator<Item = String> {
    let Scenario { workload, duration_ns, .. } = scenario;
    let few = workload.sources.iter().find(|source| is_seldom(source, *duration_ns));
    let few = few.map(|source| {
        let span = workload.channels[source.channel].span;
        format!(
            "fewer than {REQUESTS_MIN} requests of {} come in a run of {}: the p99 of so few is \
             their slowest one, and most often too short; a longer --duration shows their tail",
            workload.spans[span].name,
            duration(*duration_ns),
        )
    });
    seldom(workload, *duration_ns).into_iter().chain(few)
}

/// What a reader must know: tasks and rates that a run ends before, and turns that count for more
/// than they are.
pub(super) fn later(scenario: &Scenario) -> impl Iterator<Item = String> {
    let Scenario { workload, duration_ns, .. } = scenario;
    let mut sources = workload.sources.iter();
    let late = starts_later(workload, *duration_ns);
    let late = late.or_else(|| sources.find_map(|source| later_rates(source, *duration_ns)));
    late.into_iter().chain(too_often(workload, *duration_ns))
}

/// A task that starts when the run has ended.
fn starts_later(workload: &Workload, run_ns: Ns) -> Option<String> {
    let late = workload.tasks.iter().find(|task| task.start_ns >= run_ns)?;
    Some(format!(
        "{} starts at {} and the run ends after {}: it does nothing, and its numbers are 0",
        late.name,
        duration(late.start_ns),
        duration(run_ns),
    ))
}

/// A source whose list of rates is longer than the run.
fn later_rates(source: &SourceSpec, run_ns: Ns) -> Option<String> {
    let Arrivals::PerSecond(rates) = &source.arrivals else { return None };
    let seen = run_ns.saturating_sub(source.start_ns).div_ceil(NS_PER_SEC) as usize;
    let most = |rates: &[u32]| rates.iter().max().copied().unwrap_or(0);
    let later = rates.get(seen..).filter(|later| !later.is_empty())?;
    Some(format!(
        "the rates of {} repeat after {} s and the run ends after {}: it sees at most {}/s, and \
         never the {}/s that come later; --duration {}s is one round",
        source.name,
        rates.len(),
        duration(run_ns),
        most(&rates[..seen]),
        most(later),
        rates.len(),
    ))
}

/// A task whose turn begins a run that is shorter: it counts for more than it does.
fn too_often(workload: &Workload, run_ns: Ns) -> Option<String> {
    /// Less hardly matters.
    const TIMES_MIN: f64 = 1.5;
    let (name, turn) = seldom_turn(workload, run_ns, true)?;
    let expected = run_ns as f64 / turn.period_ns as f64;
    let times = (expected.floor() + 1.0) / expected;
    let [period, run] = [turn.period_ns, run_ns].map(duration);
    let enough_s = turn.ten_s();
    (times >= TIMES_MIN).then(|| {
        format!(
            "{name} has a turn each {period}, and the run of {run} begins with one: what it does \
             counts as if it came {times:.1} times as often; --duration {enough_s}s has ten of \
             its turns",
        )
    })
}

/// A task that wakes too seldom.
fn seldom(workload: &Workload, run_ns: Ns) -> Option<String> {
    let (name, turn) = seldom_turn(workload, run_ns, false)?;
    let [period, run] = [turn.period_ns, run_ns].map(duration);
    let enough_s = turn.ten_s();
    Some(format!(
        "{name} wakes each {period} and the run ends after {run}: it is hardly in it; --duration \
         {enough_s}s has ten of its turns",
    ))
}

/// The first task whose turns are too seldom for the run to hold as many as there are.
fn seldom_turn(workload: &Workload, run_ns: Ns, works_first: bool) -> Option<(&str, Turn)> {
    workload.tasks.iter().find_map(|task| {
        let turn = turn(&workload.programs[task.program])?;
        let is_seldom = run_ns as f64 / turn.period_ns as f64 <= WAKES_MIN;
        (is_seldom && turn.works_first == works_first).then_some((task.name.as_str(), turn))
    })
}

/// A round of a task that goes on for ever.
struct Turn {
    period_ns: Ns,
    /// True if it begins with work, so that a run does.
    works_first: bool,
}

impl Turn {
    /// A run of ten of them, s.
    fn ten_s(&self) -> u64 {
        self.period_ns.saturating_mul(10).div_ceil(NS_PER_SEC)
    }
}

/// What is done over and over: for ever, or as often as is said at its end.
fn round(program: &Program) -> &[Step] {
    match program.steps.as_slice() {
        [steps @ .., Step::Repeat { to, times: Some(_), .. }] => &steps[*to..],
        _ => forever(program),
    }
}

fn turn(program: &Program) -> Option<Turn> {
    let round = round(program);
    let timer = |step: &Step| match *step {
        Step::Timer { period, .. } => Some(period.mean()),
        Step::Due { period_ns, .. } => Some(period_ns),
        _ => None,
    };
    let sleeps = |step: &Step| matches!(step, Step::Sleep(_));
    // Who sleeps for a time has a period as long as that and its work; who waits for others has
    // theirs.
    let own_ns = || {
        let own_ns: u128 = round.iter().map(|step| takes_ns(step, 0)).sum();
        Ns::try_from(own_ns).ok().filter(|_| round.iter().any(sleeps))
    };
    let period_ns = round.iter().find_map(timer).or_else(own_ns)?;
    let waits = |step: &Step| timer(step).is_some() || sleeps(step);
    let place = |of: &dyn Fn(&Step) -> bool| round.iter().position(of);
    // What comes before the rounds may wait as well, or compute and be no turn.
    let waits_before = program.steps.iter().filter(|step| waits(step)).count()
        > round.iter().filter(|step| waits(step)).count();
    let works_at = place(&computes);
    let works_first = works_at.is_some() && works_at < place(&waits) && !waits_before;
    Some(Turn { period_ns, works_first })
}

/// True of a source of hardly any requests.
fn is_seldom(source: &SourceSpec, run_ns: Ns) -> bool {
    let run_s = run_ns.saturating_sub(source.start_ns) as f64 / NS_PER_SEC as f64;
    source.arrivals.per_s() * run_s < REQUESTS_MIN
}

#[cfg(test)]
mod tests {
    use crate::read::{Asked, Overrides};

    fn told(command: &str) -> Vec<String> {
        let scenario = Asked::Path(command.into()).load(&Overrides::default());
        let scenario = scenario.unwrap_or_else(|error| panic!("{error:?}")).scenario;
        super::later(&scenario).chain(super::told(&scenario)).collect()
    }

    #[test]
    fn rates_that_come_after_the_end_are_told() {
        let rates = "server --threads 8 --service 1ms --arrivals 100,100,100,600 --duration";
        let [one] = &told(&format!("{rates} 3s"))[..] else { panic!("one is told") };
        assert!(one.contains("sees at most 100/s, and never the 600/s"), "{one}");
        assert_eq!(told(&format!("{rates} 4s")), [""; 0]);
    }

    #[test]
    fn who_hardly_wakes_is_told() {
        let jvm = "jvm --threads 8 --rate 100/s --service 1ms --gc-work 80ms --duration 10s";
        let [one] = &told(&format!("{jvm} --gc-period 60s"))[..] else { panic!("one is told") };
        assert!(one.starts_with("jvm/vm-thread wakes each 60s"), "{one}");
        assert!(one.contains("--duration 600s has ten"), "{one}");
        assert_eq!(told(&format!("{jvm} --gc-period 1037ms")), [""; 0]);
    }

    #[test]
    fn whose_turn_begins_the_run_is_told_as_too_often() {
        let told = |command: &str| {
            let overrides = Overrides { duration: Some("10s".into()), ..Overrides::default() };
            let scenario = Asked::Path(command.into()).load(&overrides).unwrap().scenario;
            super::later(&scenario).next()
        };
        let cron = told("bursts --threads 1 --run 1s --period 300s").expect("it is told");
        assert!(cron.contains("begins with one") && cron.contains("30.0 times as often"), "{cron}");
        let batch = told("burn --busy 1s --sleep 99s").expect("it is told");
        assert!(batch.contains("a turn each 100s") && batch.contains("10.0 times"), "{batch}");
        assert_eq!(told("burn --busy 1s --sleep 2s"), None);
        let text = r#"
            duration = "10s"
            [tasks.job.phases.start]
            loop = 1
            events = [{ run = "1ms" }]
            [tasks.job.phases.rounds]
            loop = -1
            events = [{ timer = { ref = "t", period = "300s" } }, { run = "1s" }]
        "#;
        let scenario = Asked::Text(text.into()).load(&Overrides::default()).unwrap().scenario;
        assert_eq!(super::later(&scenario).next(), None, "its start is no turn");
        assert!(super::told(&scenario).any(|told| told.contains("hardly in it")));
        assert_eq!(told("bursts --threads 1 --run 1s --period 4s"), None, "3 of 2.5 turns");
    }

    #[test]
    fn a_task_that_starts_after_the_end_is_told() {
        let of = |start: &str| {
            let text = format!(
                "duration = \"1s\"\n[tasks.a]\nstart = \"{start}\"\nrun = \"1ms\"\n\
                 [tasks.b]\nrun = \"1ms\"\n"
            );
            let scenario = Asked::Text(text).load(&Overrides::default()).unwrap().scenario;
            super::later(&scenario).next()
        };
        let told = of("5s").expect("it is late");
        assert!(told.starts_with("a starts at 5s and the run ends after 1s"), "{told}");
        assert_eq!(of("900ms"), None);
    }

    #[test]
    fn a_tail_of_hardly_any_requests_is_told() {
        let server = "server --threads 4 --service 1ms --duration 10s --rate";
        let [one] = &told(&format!("{server} 30/min"))[..] else { panic!("one is told") };
        assert!(one.starts_with("fewer than 100 requests of server/request come in"), "{one}");
        assert_eq!(told(&format!("{server} 20/s")), [""; 0]);
    }
}
