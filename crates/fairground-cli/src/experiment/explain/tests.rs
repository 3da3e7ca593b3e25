//! What is said of a set of two services, both throttled.

use super::*;
use crate::experiment::target::Target;
use crate::read::Asked;

/// Two services that may be the one: both are throttled, one waits for its threads too.
const SET: &str = r#"
        machine = "node:1 l3:1 core:4 pu:1"
        [groups."/web"]
        "cpu.max" = "100000 100000"
        [[explanations]]
        weight = 3
        [[explanations.workloads]]
        command = """server --threads 8 --rate 100/s --service 8ms \
                     --arrivals bursty --burst 16 --duration 4s"""
        group = "/web"
        [[explanations]]
        weight = 1
        [[explanations.workloads]]
        command = """server --threads 2 --rate 100/s --service 8ms \
                     --arrivals bursty --burst 16 --duration 4s"""
        group = "/web"
    "#;

fn explained() -> (Question, Explained) {
    explained_under(&["p99 < 200ms"])
}

/// The same under such targets.
fn explained_under(targets: &[&str]) -> (Question, Explained) {
    let targets = targets.iter().map(|text| Target::parse(text).expect("a target"));
    let question = Question::of_set(Asked::Text(SET.into()), targets.collect());
    let question = question.expect("it is a set");
    let explained = question.answer(|| {}).expect("it runs");
    (question, explained)
}

#[test]
fn several_targets_are_met_where_all_of_them_hold() {
    assert_eq!(now(&["p99 < 10s", "p99 < 1ms"]).holds(), 0.0);
    assert_eq!(now(&["p99 < 10s", "throughput > 1/s"]).holds(), 1.0);
}

#[test]
fn a_target_that_is_nearer_to_the_p99_than_explanations_are_is_open() {
    let p99_ms = now(&[]).range(|measured| measured.p99_ms);
    let met = |bound_ms: f64| verdict::Met::of_world(&now(&[&format!("p99 < {bound_ms:.3}ms")]));
    assert_eq!(met(p99_ms.high * 1.1), verdict::Met::Yes);
    assert_eq!(met(p99_ms.high * 1.03), verdict::Met::Depends);
    assert_eq!(met(p99_ms.low / 1.03), verdict::Met::Depends);
    assert_eq!(met(p99_ms.low / 1.1), verdict::Met::No);
}

/// What is said of each change under a target: its kind, and whether it is met.
fn said(target: &str) -> Vec<(Kind, Met)> {
    let (_, explained) = explained_under(&[target]);
    explained.changes.iter().map(|it| (it.change.kind, explained.met(it))).collect()
}

#[test]
fn a_burst_is_never_met_and_a_higher_limit_not_missed_where_the_limit_may_be_the_reason() {
    for (kind, met) in said("p99 < 60s") {
        let expected = if kind == Kind::Burst { Met::Depends } else { Met::Yes };
        assert_eq!(met, expected, "{kind:?}");
    }
    for (kind, met) in said("p99 < 1us") {
        let is_of_limit = matches!(kind, Kind::Burst | Kind::Limit | Kind::Both | Kind::NoLimit);
        assert_eq!(met, if is_of_limit { Met::Depends } else { Met::No }, "{kind:?}");
    }
}

#[test]
fn what_is_missed_is_said_where_the_limit_is_hardly_any_of_the_p99() {
    let (_, explained) = explained();
    let no_limit = explained.changes.iter().find(|it| it.change.kind == Kind::NoLimit);
    let mut missed = no_limit.expect("tried").clone();
    missed.world.all.iter_mut().for_each(|(_, one)| {
        (one.holds, one.holds_at_ends) = (false, [false; 2]);
    });
    assert_eq!(verdict::met(&missed, true), Met::No);
    assert_eq!(verdict::met(&missed, false), Met::Depends);
}

#[test]
fn a_change_that_harms_some_does_not_lead() {
    let (question, mut explained) = explained();
    let told = explained.changes.iter().position(|it| it.is_told).expect("one is told");
    let worst_ms = 100.0 * explained.now.all[1].1.p99_ms;
    explained.changes[told].world.all[1].1.p99_ms = worst_ms;
    explained.changes.iter_mut().for_each(|it| it.is_told = false);
    verdict::mark(&mut explained.changes, &question, &explained.now);
    assert!(!explained.changes[told].is_told, "a quarter of the weight is slower");
}

/// What all explanations do today, with such targets.
fn now(targets: &[&str]) -> world::World {
    explained_under(targets).1.now
}

#[test]
fn parts_add_up_and_changes_are_ranges_over_all_explanations() {
    let (question, explained) = explained();
    assert_eq!((question.group.as_str(), question.cpus, question.threads), ("/web", 4, None));
    assert_eq!((question.explanations.len(), explained.now.all.len()), (2, 2));
    let low: f64 = explained.parts.iter().map(|share| share.percent.low).sum();
    let high: f64 = explained.parts.iter().map(|share| share.percent.high).sum();
    assert!(low <= 100.0 + 1e-6 && high >= 100.0 - 1e-6, "{low} {high}");
    assert_eq!(explained.parts[0].part, Part::Throttling);
    let throttling = explained.share(Part::Throttling).expect("always told");
    assert!(throttling.percent.low > 10.0, "{throttling:?}");
    let no_limit = explained.changes.iter().find(|c| c.change.kind == change::Kind::NoLimit);
    let p99_ms = |world: &World| world.time(|measured| measured.p99_ms);
    assert!(p99_ms(&no_limit.expect("tried").world).high < p99_ms(&explained.now).low);
}

#[test]
fn neighbours_are_seen_where_the_container_waits_longer_than_it_would_alone() {
    let (_, explained) = explained();
    let of = |percent, world| Neighbours::of(percent, world, false).name();
    let alone_percent = |world: &World| world.range(|measured| measured.pressure_some_percent).high;
    assert!(alone_percent(&explained.now) > 20.0, "{:?}", explained.now);
    assert_eq!(of(None, &explained.now), "unknown");
    assert_eq!(of(Some(0.0), &explained.now), "disagree");
    assert_eq!(of(Some(alone_percent(&explained.now)), &explained.now), "hidden");
    let no_limit = explained.changes.iter().find(|c| c.change.kind == Kind::NoLimit);
    let free = &no_limit.expect("tried").world;
    assert!(alone_percent(free) < 20.0, "{free:?}");
    assert_eq!(of(Some(alone_percent(free)), free), "none");
    assert_eq!(of(Some(alone_percent(free) * 1.5 + 6.0), free), "some");
    // A neighbour that is busy for a second in thirty makes a p99.
    assert_eq!(of(Some(alone_percent(free) * 1.5 + 3.0), free), "seldom");
    assert_eq!(Neighbours::of(Some(1.0), &explained.now, true).name(), "less");
}

#[test]
fn a_changes_own_range_is_that_of_each_explanation_by_itself() {
    let (_, explained) = explained();
    for changed in &explained.changes {
        let by = changed.p99_percent(&explained.now);
        assert!(by.low <= by.likely && by.likely <= by.high && by.low > -100.0, "{by:?}");
    }
    assert!((1..=3).contains(&explained.told().count()));
}

#[test]
fn the_best_change_is_the_cheapest_that_meets_the_target() {
    let (question, explained) = explained();
    let met = |changed: &Changed| verdict::Met::of_world(&changed.world) == verdict::Met::Yes;
    let first = explained.changes.first().expect("some");
    assert!(met(first), "{:?}", first.change);
    let cheaper = |changed: &&Changed| {
        changed.change.peak_cpus(question.cpus) < first.change.peak_cpus(question.cpus)
    };
    assert!(explained.changes.iter().filter(cheaper).all(|changed| !met(changed)));
}

#[test]
fn a_scenario_that_is_no_set_is_refused() {
    let plain = Question::of_set(Asked::Path("request-server".into()), Vec::new());
    assert!(matches!(plain, Err(Failure::Input(text)) if text.contains("[[explanations]]")));
}
