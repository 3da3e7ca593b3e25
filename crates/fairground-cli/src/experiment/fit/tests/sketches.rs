//! Sketches beside simulations, and services of runtimes.

use super::*;
use crate::experiment::explain::change::{self, Change};
use crate::experiment::explain::question::Question;
use crate::read::Runtime;
use fairground_service::service::{Beside, Load, Rhythm};
use fairground_service::sketch::sketch;

const LOAD: Load = Load { per_s: 60.0, usage_cpus: 1.2 };

/// Two of eight CPUs.
fn limited(runtime: Option<Runtime>) -> FitQuestion {
    let machine = "node:1 l3:1 core:8 pu:1".into();
    FitQuestion { machine, cpus: 8, limit: limit(200_000), runtime, ..question() }
}

fn service(question: &FitQuestion, arrivals: Arrivals, work: Spread, fanout: u32) -> Service {
    Service {
        threads: 32,
        followers: question.followers(),
        fanout,
        arrivals,
        work,
        io_ns: 5e6,
        io: Spread::Even,
        beside: None,
    }
}

fn bursts(size: f64, even: bool) -> Arrivals {
    Arrivals::Bursts { size, random: !even, even, steady: 0.3 }
}

fn two_kinds() -> Spread {
    Spread::TwoKinds { ratio: 30.0, share: 0.05, random: false }
}

/// By what factors a sketch is off, if one of them is more than two.
fn astray(question: &FitQuestion, service: &Service) -> Option<String> {
    let sketched = sketch(service, &LOAD, question.place(), 4000.0, 1);
    let seen = question.see(service, &LOAD, 4000.0, 1).expect("it runs");
    let off = |of: fn(&Seen) -> f64| (of(&sketched) / of(&seen)).ln().abs();
    let offs = [
        off(|seen| seen.requests),
        off(|seen| seen.quantile_ns(0.5)),
        off(|seen| seen.quantile_ns(0.99)),
        off(|seen| seen.nr_periods),
        off(|seen| 0.1 + seen.throttled_share()),
    ];
    let is_astray = offs.iter().any(|off| *off > std::f64::consts::LN_2);
    is_astray.then(|| format!("{}: {offs:.2?}", service.words()))
}

/// What sends the search somewhere must not send it astray: a factor of two at most.
#[test]
fn a_sketch_shows_about_what_a_simulation_shows() {
    let question = limited(None);
    let of = |arrivals, work, fanout| service(&question, arrivals, work, fanout);
    let beside = Beside { share: 0.4, threads: 8, period_ns: 5e8, rhythm: Rhythm::Even };
    let clients = Arrivals::Clients { clients: 100, think_ns: 1.6e9 };
    let all = [
        of(Arrivals::Poisson, Spread::Even, 1),
        of(bursts(20.0, false), Spread::Even, 1),
        of(bursts(40.0, true), Spread::Exponential, 4),
        of(Arrivals::Poisson, two_kinds(), 4),
        Service { beside: Some(beside), ..of(Arrivals::Poisson, Spread::Even, 1) },
        of(clients, Spread::Exponential, 1),
        of(Arrivals::Changing { peak: 2.5, peak_s: 2 }, Spread::Exponential, 1),
        of(Arrivals::Wandering { spread: 0.3, path: 3 }, Spread::Exponential, 1),
    ];
    let astray: Vec<String> = all.iter().filter_map(|one| astray(&question, one)).collect();
    assert!(astray.is_empty(), "{astray:#?}");
}

#[test]
fn a_sketch_knows_what_follows_the_limit() {
    let mut all = Vec::new();
    for (runtime, rhythm) in [(Runtime::Go, Rhythm::Even), (Runtime::Jvm, Rhythm::Stop)] {
        let question = limited(Some(runtime));
        let threads = question.followers().expect("they follow").collectors();
        let collects = Beside { share: 0.25, threads, period_ns: 5e8, rhythm };
        for (arrivals, work, fanout) in [
            (Arrivals::Poisson, Spread::Even, 1),
            (bursts(20.0, false), Spread::Even, 1),
            (Arrivals::Poisson, two_kinds(), 4),
        ] {
            let one = service(&question, arrivals, work, fanout);
            let one = Service { beside: Some(collects.clone()), ..one };
            all.extend(astray(&question, &one));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn a_set_of_a_runtime_moves_its_threads_with_the_limit() {
    for (runtime, command, kind) in
        [(Runtime::Go, "go --gomaxprocs ceil", "GOMAXPROCS 4"), (Runtime::Jvm, "jvm ", "GC")]
    {
        let question = FitQuestion { parts_max: 40_000, ..limited(Some(runtime)) };
        let set = explain_figures(&question, &|| {}).expect("it answers");
        assert!(set.members.iter().all(|one| one.commands[0].starts_with(command)), "{set:?}");
        let asked = Asked::Text(set.scenario());
        let question = Question::of_set(asked, Vec::new()).expect("it is a set");
        assert_eq!(question.runtime, Some(runtime));
        let names: Vec<String> = change::all(&question).iter().map(Change::name).collect();
        assert!(names.iter().any(|name| name.contains(kind)), "{names:?}");
    }
}
