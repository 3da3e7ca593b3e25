//! What a run ends too soon to show: rates that come later, what seldom happens, and a tail of
//! hardly any requests. More seeds show it no better, as each of their runs is as short.

use super::forever::forever;
use crate::base::number::duration;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_SEC, Ns};
use fairground::workload::behavior::{Arrivals, SourceSpec, Step, Workload};

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

/// What a reader must know: tasks and rates that a run ends before.
pub(super) fn later(scenario: &Scenario) -> Option<String> {
    let mut sources = scenario.workload.sources.iter();
    let late = starts_later(&scenario.workload, scenario.duration_ns);
    late.or_else(|| sources.find_map(|source| later_rates(source, scenario.duration_ns)))
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

/// A task that wakes too seldom.
fn seldom(workload: &Workload, run_ns: Ns) -> Option<String> {
    let period_ns = |step: &Step| match *step {
        Step::Timer { period, .. } => Some(period.mean()),
        Step::Due { period_ns, .. } => Some(period_ns),
        _ => None,
    };
    let is_seldom = |period_ns: &Ns| run_ns as f64 / *period_ns as f64 <= WAKES_MIN;
    let (name, period_ns) = workload.tasks.iter().find_map(|task| {
        let steps = forever(&workload.programs[task.program]);
        Some((&task.name, steps.iter().filter_map(period_ns).find(is_seldom)?))
    })?;
    let enough_s = (10.0 * period_ns as f64 / NS_PER_SEC as f64).ceil();
    Some(format!(
        "{name} wakes each {} and the run ends after {}: it is hardly in it; --duration \
         {enough_s}s has ten of its turns",
        duration(period_ns),
        duration(run_ns),
    ))
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
        super::later(&scenario).into_iter().chain(super::told(&scenario)).collect()
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
    fn a_task_that_starts_after_the_end_is_told() {
        let of = |start: &str| {
            let text = format!(
                "duration = \"1s\"\n[tasks.a]\nstart = \"{start}\"\nrun = \"1ms\"\n\
                 [tasks.b]\nrun = \"1ms\"\n"
            );
            super::later(&Asked::Text(text).load(&Overrides::default()).unwrap().scenario)
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
