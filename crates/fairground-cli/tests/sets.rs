//! Sets of explanations: what each verb says of several services of which one is true.
//!
//! Two services share a limit of 2 CPUs. Both use 1.2 of them; one has few long requests, the other
//! bursts of ten, which find the quota gone.

use fairground_cli::experiment::check::Question as Check;
use fairground_cli::experiment::check_set::{CheckedSet, check_set};
use fairground_cli::experiment::compare::{Question as Compare, Seeds, compare_set};
use fairground_cli::experiment::ranges::ranges;
use fairground_cli::experiment::statistics::{Rule, weighted::COARSE};
use fairground_cli::experiment::target::Target;
use fairground_cli::experiment::tune::{self, Outcome, Question};
use fairground_cli::experiment::worlds::{Agreement, World};
use fairground_cli::read::{Asked, Overrides};
use fairground_cli::tell::check;

const SET: &str = "machine = \"node:1 l3:1 core:8 pu:1\"\nduration = \"2s\"\n\
    [groups.\"/service\"]\n\"limits.cpu\" = \"2\"\n\
    [[explanations]]\nweight = 9\nwhat = \"few long requests\"\n\
    [[explanations.workloads]]\ngroup = \"/service\"\n\
    command = \"server --threads 8 --rate 60/s --service 20ms\"\n\
    [[explanations]]\nweight = 1\nwhat = \"bursts of short requests\"\n\
    [[explanations.workloads]]\ngroup = \"/service\"\n\
    command = \"server --threads 8 --rate 120/s --service 10ms --arrivals bursty\"\n";

fn asked() -> Asked {
    Asked::Text(SET.into())
}

fn worlds() -> Vec<World> {
    World::all(&asked(), &Overrides::default()).expect("a set")
}

fn checked(target: &str, share_percent: f64) -> CheckedSet {
    let targets = vec![Target::parse(target).expect("a target")];
    let overrides = Overrides::default();
    let question = Check { asked: asked(), overrides, targets, seeds: 1..=4, share_percent };
    check_set(&question, worlds()).expect("it runs")
}

#[test]
fn a_run_gives_ranges_that_reach_from_one_explanation_to_the_other() {
    let all = ranges(&asked(), &Overrides::default(), worlds()).expect("it runs");
    let p99 = all.metrics.iter().position(|metric| metric.name() == "p99").expect("requests");
    let range = all.of(p99).expect("numbers");
    let high = all.values[1][p99] * (1.0 + COARSE);
    assert_eq!((range.likely, range.high), (all.values[0][p99], high));
    assert!(range.low < range.high, "{range:?}");
}

#[test]
fn a_check_holds_depends_or_misses_and_says_what_would_tell() {
    assert_eq!(checked("p99 < 10s", 100.0).agreement, Agreement::All);
    let none = checked("p99 < 1ms", 100.0);
    assert!(none.agreement == Agreement::None && none.apart.is_none() && !none.holds());
    let depends = checked("latency_ms_p90 < 40ms", 50.0);
    assert_eq!(depends.agreement, Agreement::Depends, "90 % of the weight are not 95 %");
    assert!(!depends.holds() && (depends.weight - 0.9).abs() < 1e-9);
    assert!(depends.apart.is_some(), "a burst waits for its first requests");
}

#[test]
fn a_set_s_check_is_told_in_the_form_of_the_ci() {
    let told = |set: &CheckedSet| {
        let (mut github, mut junit) = (Vec::new(), Vec::new());
        check::github::write_set(&mut github, set).expect("written");
        check::junit::write_set(&mut junit, set).expect("written");
        [github, junit].map(|bytes| String::from_utf8(bytes).expect("text"))
    };
    let [github, junit] = told(&checked("latency_ms_p90 < 40ms", 50.0));
    let title = "::error title=fairground%3A latency_ms_p90 < 40ms depends on which explanation";
    assert!(github.starts_with(title), "{github}");
    assert!(junit.contains("failures=\"1\"") && junit.contains("type=\"depends\""), "{junit}");
    assert!(junit.contains("carry 90 % of the weight, less than the 95 %"), "{junit}");
    let [github, junit] = told(&checked("p99 < 1ms", 100.0));
    assert!(github.contains(" is missed::p99 < 1ms: It misses in all 2"), "{github}");
    assert!(junit.contains("type=\"missed\""), "{junit}");
    let [github, junit] = told(&checked("p99 < 10s", 100.0));
    assert!(!github.contains("::error") && junit.contains("failures=\"0\""), "{junit}");
}

#[test]
fn tune_rests_on_nearly_all_of_the_weight_and_names_what_misses() {
    let question = |meet: &str| Question {
        grid: tune::grid(asked(), Overrides::default(), &["cpu.max=1:6:0.5".into()]).expect("one"),
        targets: vec![Target::parse(meet).expect("a target")],
        minimise: None,
        seeds: 4,
        share: 0.5,
        jobs: None,
    };
    let met = question("p99 < 150ms");
    let answer = met.answer().expect("it runs");
    let Outcome::Found(found) = &answer.outcome else { panic!("6 CPUs are enough for both") };
    assert_eq!(found.checks.agreement, Agreement::All);
    assert!(found.checks.worlds.iter().all(|judged| judged.tried() >= 29), "each is proven");
    let missed = question("p99 < 25ms");
    let answer = missed.answer().expect("it runs");
    let Outcome::Infeasible(why) = &answer.outcome else { panic!("a burst of ten takes longer") };
    assert_eq!(why.worlds.agreement, Agreement::Depends);
    assert_eq!(why.worlds.holds, [true, false]);
}

#[test]
fn a_comparison_tells_gains_as_ranges_over_the_explanations() {
    let question = Compare {
        scenarios: vec![asked()],
        overrides: Overrides::default(),
        variants: vec!["cpu.max=max".into()],
        metrics: vec!["p99".into()],
        machines: vec![],
        load: None,
        seeds: Seeds::asked(Some(1..=8), 1, None, None),
        rule: Rule::Paired,
    };
    let set = compare_set(&question, worlds()).expect("it runs");
    let row = &set.rows[0];
    assert!(row.worse == 0.0 && row.gain_percent.low <= row.gain_percent.high);
    assert!(row.better > 0.0, "bursts gain by more than noise");
    let two = Compare { scenarios: vec![asked(), asked()], ..question };
    assert!(compare_set(&two, worlds()).is_err(), "two sets beside each other are no pairs");
}
