//! Is a run long enough for its tail?
//!
//! A queue near its limit fills and empties slowly. By the theory of heavy traffic (reflected
//! Brownian motion; Abate and Whitt 1987) it forgets what it was after about
//!
//! ```text
//! s² / (c - a)²      c: CPUs that it may use, a: CPUs that are asked for,
//!                    s²: how fast the work that came scatters, in CPU seconds squared per second
//! ```
//!
//! Requests of so long a time share one fate, and high waves are rare. A run begins with an empty
//! queue and shows few of them, so its p99 is most often below that of a long run; more seeds don't
//! mend that. Measured (`docs/explanation/model.md`): at 13 such times the median run shows three
//! quarters of the p99, at 50 seven eighths.
//!
//! What is asked for is counted by the clocks and siblings of this run. So counted it may be all
//! that there is, or a little more, in a run whose queue does not grow yet: no length is enough.
//!
//! The same holds of threads that requests keep, work and sleeps, and of [`super::places`], where
//! these are what is scarce.

use super::allowed::{Allowed, allowed};
use super::amount::Amount;
use super::load::{Offered, inside, of_group, that_waits};
use super::others;
use super::report::Report;
use fairground::record::blame::{Blame, Cause};
use fairground::units::{GroupId, Id, NS_PER_SEC};

/// A run of fewer such times is short.
const TIMES_MIN: f64 = 30.0;
/// A run of so many is long enough to be proposed.
const TIMES_ENOUGH: f64 = 50.0;
/// Longer runs are nobody's, s.
pub(super) const A_DAY_S: f64 = 24.0 * 3600.0;

/// A run that is short for one of its queues.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Short {
    /// What requests queue for.
    pub whose: String,
    /// The spans of these requests.
    pub spans: Vec<usize>,
    /// How many there are of it.
    pub most: f64,
    /// How many are asked for, per cent of these.
    pub percent: f64,
    /// How many were used by tasks that serve no requests, per cent of these.
    pub others_percent: f64,
    /// After how long the queue has forgotten what it was, s.
    pub forgets_s: f64,
    /// How long the run is, s.
    pub run_s: f64,
}

impl Short {
    /// What is asked for, of how much, in words.
    pub fn told(&self) -> String {
        /// What others use is told from this part on, per cent.
        const TOLD_MIN: f64 = 5.0;
        let asked = format!("{:.1} % of {:.2}", self.percent, self.most);
        match self.others_percent >= TOLD_MIN {
            true => format!(
                "{asked} by requests, beside tasks that used {:.1} % of it and are not counted",
                self.others_percent
            ),
            false => asked,
        }
    }

    /// How many times the queue forgets in the run.
    pub fn times(&self) -> f64 {
        self.run_s / self.forgets_s
    }
}

/// The queues before what a run is offered that it is short for, the slowest first.
pub(super) fn of_run(report: &Report<'_>, offered: &[Offered]) -> Vec<Short> {
    let run_s = report.outcome.ended_ns as f64 / NS_PER_SEC as f64;
    let [of_machine, of_limits] = [true, false].map(|of_machine| stretch(report, of_machine));
    let groups = (0..report.scenario.groups.len()).filter_map(|at| {
        let stretch = if at == 0 { of_machine } else { of_limits };
        before_group(report, offered, at, [stretch, run_s])
    });
    let pools = offered.iter().filter_map(|load| {
        let (busy, most) = (load.busy(load.held), load.threads as f64);
        let scatter_s = scatter_s(load, load.held)?;
        let span = &report.scenario.workload.spans[load.span].name;
        let whose = format!("the threads of {span}");
        (busy < most).then(|| queue(whose, vec![load.span], [busy, most], [scatter_s, run_s]))
    });
    let places = offered.iter().flat_map(|load| load.places.iter().map(move |of| (load, of)));
    let places = places.filter(|(load, of)| of.most < load.threads as f64);
    let places = places.filter_map(|(load, of)| {
        let (busy, most) = (load.busy(of.work) * of_machine, of.most);
        let scatter_s = scatter_s(load, of.work)? * of_machine * of_machine;
        let whose = match of.names {
            1 => format!("the places of {}", of.name),
            names => format!("the places of {} and {} like it", of.name, names - 1),
        };
        (busy < most).then(|| queue(whose, vec![load.span], [busy, most], [scatter_s, run_s]))
    });
    let mut short: Vec<Short> = groups.chain(pools).chain(places).collect();
    // A queue that never scatters forgets at once.
    short.retain(|queue| queue.run_s < TIMES_MIN * queue.forgets_s);
    // Of equals the last one comes first: a pool's threads, and the innermost group.
    short.reverse();
    short.sort_by(|one, other| other.forgets_s.total_cmp(&one.forgets_s));
    short
}

/// The queue for a group's CPUs, which its limit may make few.
fn before_group(
    report: &Report<'_>,
    offered: &[Offered],
    at: usize,
    [stretch, run_s]: [f64; 2],
) -> Option<Short> {
    let scenario = report.scenario;
    let Some(Allowed::Always(most)) = allowed(scenario, at) else { return None };
    let group = GroupId::from_index(at);
    let scatters = inside(scenario, offered, group).map(|load| scatter_s(load, load.work));
    let scatter_s = scatters.sum::<Option<f64>>()? * stretch * stretch;
    // Collections that find too little just come later: then requests alone are what is sure.
    let busy = [of_group, that_waits].map(|asked| asked(scenario, offered, group) * stretch);
    let busy = if busy[0] < most { busy[0] } else { busy[1] };
    let whose = match at {
        0 => "the machine's CPUs".to_owned(),
        _ => format!("{}'s CPUs", scenario.groups[at].path),
    };
    let spans = inside(scenario, offered, group).map(|load| load.span).collect();
    (busy < most || stretch > 1.0).then(|| Short {
        others_percent: 100.0 * others::cpus(report, group) / most,
        ..queue(whose, spans, [busy, most], [scatter_s, run_s])
    })
}

/// A queue before what is scarce.
fn queue(
    whose: String,
    spans: Vec<usize>,
    [busy, most]: [f64; 2],
    [scatter_s, run_s]: [f64; 2],
) -> Short {
    /// Of all that there is, the least that is left over: times stay numbers.
    const ROOM_MIN: f64 = 1e-6;
    let room = (most - busy).max(ROOM_MIN * most);
    let (percent, forgets_s) = (100.0 * busy / most, scatter_s / (room * room));
    Short { whose, spans, most, percent, others_percent: 0.0, forgets_s, run_s }
}

/// A run that is long enough for a queue that takes so long to forget, s, to two digits; none where
/// a day is not.
pub fn long_enough_s(forgets_s: f64) -> Option<u64> {
    let wanted_s = (TIMES_ENOUGH * forgets_s).ceil();
    (wanted_s <= A_DAY_S).then(|| {
        let wanted_s = wanted_s as u64;
        let step = 10_u64.pow(wanted_s.max(1).ilog10().saturating_sub(1));
        wanted_s.next_multiple_of(step)
    })
}

fn scatter_s(load: &Offered, part: Amount) -> Option<f64> {
    Some(load.flow?.scatter_s(part.times(load.parts.into())))
}

/// How many times longer than on a CPU at full speed the work took: clocks and busy siblings cost
/// quota too. Of virtual cores the turns of others look like busy siblings. They cost quota as
/// well; the machine's CPUs are counted without them ([`allowed`]).
fn stretch(report: &Report<'_>, of_machine: bool) -> f64 {
    let mut blame = Blame::default();
    report.spans.iter().for_each(|span| blame.merge(&span.all().blame));
    let [running, sibling, clock] =
        [Cause::Running, Cause::Sibling, Cause::Clock].map(|cause| blame.of(cause) as f64);
    let takes_turns = of_machine && report.scenario.machine.hypervisor.is_some();
    let sibling = if takes_turns { 0.0 } else { sibling };
    if running > 0.0 { (running + sibling + clock) / running } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Asked, Overrides, load_text};
    use crate::run::load::offered;
    use crate::run::observe::observe;
    use fairground::sim::labels;
    use fairground::sim::scenario::Scenario;

    fn found(command: &str, limit: &str) -> Option<Short> {
        let limit = vec![format!("cpus={limit}")];
        let overrides = Overrides { limit, ..Overrides::default() };
        of(&Asked::Path(command.into()).load(&overrides).unwrap().scenario)
    }

    /// A server on eight CPUs of which the machine says more.
    fn on_machine(more: &str, rate: u32) -> Option<Short> {
        on_text(more, "", rate)
    }

    /// The same with more keys of its workload.
    fn on_text(more: &str, keys: &str, rate: u32) -> Option<Short> {
        let text = format!(
            "duration = \"10s\"\n[machine]\ntopology = \"core:8 pu:1\"\n{more}\n[[workloads]]\n\
             {keys}command = \"server --threads 8 --rate {rate}/s --service 10ms\"\n"
        );
        of(&load_text("scenario", &text, &Overrides::default()).unwrap())
    }

    fn of(scenario: &Scenario) -> Option<Short> {
        let labels = labels(scenario);
        let observed = observe(scenario, &labels).unwrap();
        let short = of_run(&observed.report(scenario, &labels), &offered(scenario));
        short.into_iter().next()
    }

    #[test]
    fn a_run_near_a_limit_is_short() {
        let server = "server --threads 16 --service exp:20ms --duration 4s --rate";
        assert_eq!(found(&format!("{server} 50/s"), "2"), None);
        let sign = found(&format!("{server} 90/s"), "2").expect("it is short");
        // 90 requests a second with a mean square of 2 (20 ms)², and 0.2 CPUs left.
        assert_eq!(sign.whose, "/limited's CPUs");
        assert!((sign.forgets_s - 0.072 / 0.04).abs() < 0.1, "{sign:?}");
        assert_eq!((sign.percent.round(), sign.most), (90.0, 2.0));
        assert_eq!(found(&format!("{server} 110/s"), "2"), None, "that is overload");
        let even = "server --threads 16 --service 20ms --arrivals uniform --duration 4s --rate";
        assert_eq!(found(&format!("{even} 90/s"), "2"), None, "nothing scatters");
        let hogs = "bursts --threads 2 --period 100ms --run 10ms";
        assert_eq!(found(hogs, "2"), None, "nothing asks");
    }

    #[test]
    fn an_event_loop_is_a_queue_of_its_own() {
        let of = |tool: &str| {
            let load = "--rate 90/s --service exp:10ms --duration 10s";
            found(&format!("{tool} {load}"), "4").map(|short| (short.whose, short.percent.round()))
        };
        let told = |whose: &str, percent| Some((whose.to_owned(), percent));
        assert_eq!(of("node"), told("the places of node/loop-1", 90.0));
        assert_eq!(of("puma --processes 1"), told("the places of puma/gvl-1", 90.0));
        assert_eq!(of("node --processes 4"), None);
        assert_eq!(of("go --gomaxprocs 1"), told("the places of go/p", 90.0));
        assert_eq!(of("go --gomaxprocs 1 --io 9ms"), told("the places of go/p", 90.0));
    }

    #[test]
    fn what_others_in_the_group_use_is_told() {
        let beside = "[groups.\"/g\"]\n\"cpu.max\" = 4\n[[workloads]]\ngroup = \"/g\"\n\
                      command = \"bursts --threads 2 --period 100ms --run 40ms\"\n";
        let sign = on_text(beside, "group = \"/g\"\n", 370).expect("it is short");
        assert!(sign.told().starts_with("92.5 % of 4.00 by requests, beside tasks that used"));
        assert!(sign.others_percent > 5.0, "{sign:?}");
        let alone = on_text("[groups.\"/g\"]\n\"cpu.max\" = 4\n", "group = \"/g\"\n", 370);
        assert_eq!(alone.expect("it is short").told(), "92.5 % of 4.00");
    }

    #[test]
    fn so_is_one_whose_threads_are_scarce() {
        let server = "server --threads 9 --service 1ms --io exp:99ms --duration 4s --rate";
        let sign = found(&format!("{server} 85/s"), "2").expect("it is short");
        assert_eq!(sign.whose, "the threads of server/request");
        assert_eq!(found(&format!("{server} 40/s"), "2"), None);
    }

    #[test]
    fn no_run_is_long_enough_where_slow_cpus_are_asked_for_all_that_they_can() {
        // Four CPUs of half the capacity, to which work goes as to any: 6.0 CPUs of it, of 6.0.
        let half = "capacity = {\"0-3\" = 512}\n[kernel]\ncapacity = \"blind\"";
        let full = on_machine(half, 600).expect("it is short");
        assert_eq!(full.percent.round(), 100.0);
        assert_eq!(long_enough_s(full.forgets_s), None);
        assert_eq!(on_machine(half, 300), None);
        // Eight virtual cores take turns on four.
        let turns = "[machine.hypervisor]\ncores = 4\nwindow_ms = 10";
        let near = on_machine(turns, 380).expect("it is short");
        assert_eq!((near.percent.round(), near.most), (95.0, 4.0));
        assert_eq!(on_machine(turns, 200), None);
        // A limit's quota is used up while others have their turns.
        let limited = format!("{turns}\n[groups.\"/g\"]\n\"cpu.max\" = 5");
        let of_limit = on_text(&limited, "group = \"/g\"\n", 380).expect("it is short");
        assert_eq!((of_limit.whose.as_str(), of_limit.percent > 100.0), ("/g's CPUs", true));
    }

    #[test]
    fn what_is_proposed_is_long_enough_and_round() {
        assert_eq!([0.001, 0.5, 2.011, 88.0].map(long_enough_s), [1, 25, 110, 4400].map(Some));
        // As much is asked for as there is, but for the last bit.
        assert_eq!([1800.0, 1e31].map(long_enough_s), [None; 2]);
    }
}
