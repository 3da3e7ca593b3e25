use super::*;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe;
use fairground::sim::labels;

fn signs(command: &str) -> Vec<Kind> {
    let limit = vec!["cpus=1".to_owned()];
    let overrides = Overrides { limit, ..Overrides::default() };
    found(Asked::Path(command.into()), &overrides).into_iter().map(|sign| sign.kind).collect()
}

fn found(asked: Asked, overrides: &Overrides) -> Vec<Overload> {
    let scenario = asked.load(overrides).unwrap().scenario;
    let labels = labels(&scenario);
    let observed = observe(&scenario, &labels).unwrap();
    of_run(&observed.report(&scenario, &labels)).signs
}

#[test]
fn each_sign_is_seen_and_rest_is_not() {
    let server = "server --threads 8 --rate 100/s --service";
    assert_eq!(signs(&format!("{server} 5ms --duration 5s")), []);
    let over = signs(&format!("{server} 12ms --duration 5s"));
    assert_eq!(over, [Kind::Load, Kind::Queue]);
    let io = signs(&format!("{server} 1ms --io 99ms --duration 5s"));
    assert_eq!(io, [Kind::Queue], "eight threads are too few, with CPUs to spare");
    let full = signs(&format!("{server} 12ms --backlog 9 --duration 5s"));
    assert_eq!(full, [Kind::Load, Kind::Refused]);
}

#[test]
fn what_asks_for_all_and_never_scatters_keeps_up_where_the_kernel_costs_nothing() {
    let of = |machine: &str, arrivals: &str| {
        let server = "server --threads 4 --rate 50/s --service 20ms --duration 5s --arrivals";
        let (limit, machine) = (vec!["cpus=1".to_owned()], Some(machine.to_owned()));
        let overrides = Overrides { limit, machine, ..Overrides::default() };
        found(Asked::Path(format!("{server} {arrivals}").into()), &overrides)
    };
    let bare = "node:1 l3:1 core:4 pu:1";
    assert_eq!(of(bare, "uniform"), []);
    let is_load = |signs: Vec<Overload>| signs.iter().any(|sign| sign.kind == Kind::Load);
    assert!(is_load(of(bare, "poisson")));
    assert!(is_load(of("laptop-4x2", "uniform")), "its own work is beside that");
}

#[test]
fn what_comes_later_beside_requests_is_told() {
    let go = "go --rate 150/s --service 4ms --duration 5s --gc-period 1s --gc-work";
    assert!(!signs(&format!("{go} 300ms")).contains(&Kind::Late));
    assert_eq!(signs(&format!("{go} 600ms")), [Kind::Late], "0.6 and 0.6 CPUs");
    let timers = |work: &str| {
        let beat = format!(
            "[{{ run = \"{work}\" }}, {{ timer = {{ ref = \"unique0\", period = \"10ms\" }} }}]"
        );
        let text = format!(
            "[groups.\"/web\"]\ncpu.max = 1\n[[workloads]]\ngroup = \"/web\"\n\
             command = \"server --threads 8 --rate 100/s --service 5ms\"\n[tasks.beat]\n\
             group = \"/web\"\nphases.p.loop = -1\nphases.p.events = {beat}\n"
        );
        of_load(text)
    };
    assert_eq!(timers("4ms"), []);
    assert_eq!(timers("6ms"), [Overload::new(Kind::Late, "/web", [1.1, 1.0])]);
}

#[test]
fn what_comes_later_is_no_reason_where_a_limit_of_its_own_or_a_queue_is_one() {
    let of = |weights: &str, rate: &str, limit: &str| {
        of_load(format!(
            "machine = \"node:1 l3:1 core:2 pu:1\"\nduration = \"5s\"\n\
             [groups.\"/web\"]\n{weights}\n\
             [groups.\"/beat\"]\ncpu.weight = 10000\n{limit}\n\
             [[workloads]]\ngroup = \"/web\"\n\
             command = \"server --threads 8 --rate {rate} --service exp:10ms\"\n[[workloads]]\n\
             group = \"/beat\"\ncommand = \"bursts --run 90ms --period 100ms --threads 2\"\n"
        ))
    };
    assert_eq!(of("cpu.weight = 100", "50/s", "cpu.max = 1"), [], "its limit lets 1 CPU through");
    let late = of("cpu.weight = 10000", "50/s", "");
    assert_eq!(late, [Overload::new(Kind::Late, "the machine", [2.3, 2.0])]);
    assert_eq!(of("cpu.weight = 1", "120/s", ""), [], "the queue of the requests grows");
}

/// Signs in what a scenario asks for, where its run shows no other.
fn of_load(text: String) -> Vec<Overload> {
    let signs = found(Asked::Text(text), &Overrides::default());
    signs.into_iter().filter(|sign| sign.kind.is_load()).collect()
}

#[test]
fn a_limit_that_changes_counts_over_the_run() {
    let of = |start: &str, at: &str, then: &str| {
        let text = format!(
            "machine = \"node:1 l3:1 core:4 pu:1\"\nduration = \"10s\"\n[groups.\"/web\"]\n\
             cpu.max = \"{start}\"\n[[workloads]]\ngroup = \"/web\"\ncommand = \"server \
             --threads 4 --rate 100/s --service 10ms\"\n[[writes]]\nat = \"{at}\"\n\
             group = \"/web\"\ncpu.max = \"{then}\"\n"
        );
        let scenario = Asked::Text(text).load(&Overrides::default()).unwrap().scenario;
        let signs = of_scenario(&scenario);
        signs.iter().map(|sign| (sign.kind, sign.against)).collect::<Vec<_>>()
    };
    assert_eq!(of("50000", "200ms", "300000"), [], "it catches up");
    assert_eq!(of("300000", "200ms", "50000"), [(Kind::LoadInLast, 0.5)]);
    assert_eq!(of("50000", "9s", "110000"), [(Kind::LoadInMean, 0.56)]);
}

#[test]
fn who_gets_no_cpu_any_more_starves() {
    let text = "machine = \"node:1 l3:1 core:1 pu:1\"\nduration = \"1s\"\n[tasks.rt]\n\
                phases.p.events = [{ run = \"1s\" }]\n[tasks.web]\ninstances = 2\n\
                phases.p.events = [{ run = \"1s\" }]\n";
    let asked = Asked::Text(text.into());
    assert!(found(asked.clone(), &Overrides::default()).is_empty(), "they take turns");
    let set = vec![("tasks.rt.policy".to_owned(), "SCHED_FIFO".to_owned())];
    let signs = found(asked, &Overrides { set, ..Overrides::default() });
    let kinds: Vec<Kind> = signs.iter().map(|sign| sign.kind).collect();
    assert_eq!(kinds, [Kind::Starved, Kind::RealTime], "{signs:?}");
    let says = "web:(2) wants to run and has got no CPU since 0.000 s, for 1.000 s until the end";
    assert_eq!(signs[0].to_string(), says);
}
