//! A hand-made comparison in every format.

use super::*;
use crate::base::text::WIDTH;
use crate::experiment::compare::{Build, Overloaded, Question, Seeds, judged};
use crate::experiment::rule::Rule;
use crate::read::{Asked, Overrides};
use crate::run::fixture::assert_golden;
use crate::run::metric::Metric;
use crate::run::overload::{Kind, Overload};
use crate::run::signs::Sign;

fn question(rule: Rule, precision: Option<f64>) -> Question {
    Question {
        scenarios: vec![Asked::Path("hackbench".into())],
        overrides: Overrides::default(),
        variants: vec!["search=sis-core".into(), "kernel=6.18".into()],
        metrics: vec![],
        machines: vec![],
        load: None,
        seeds: Seeds { first: 1, budget: 30, precision },
        rule,
    }
}

fn row(load: Option<&str>, metric: &str, arms: [[f64; 4]; 3]) -> Row {
    // Three times over: four seeds alone mark nothing.
    let values = arms.iter().map(|arm| arm.repeat(3)).collect();
    judged(load.map(str::to_owned), Metric::parse(metric).unwrap(), values, Rule::Paired)
}

fn build(profile: &str) -> Build {
    Build::of(&fairground::policy::Kernel::profile(profile).unwrap())
}

fn section(scenario: &str, rows: Vec<Row>) -> Section {
    let (machine, kernel) = ("epyc-2x64".into(), "6.12".into());
    let builds = ["6.12", "6.12", "6.18"].map(build).to_vec();
    let threads = vec![Vec::new(); 3];
    let scenario = scenario.into();
    Section { scenario, machine, kernel, builds, threads, rows, ..Section::default() }
}

fn done() -> Comparison {
    let slow = [1.02, 1.05, 1.01, 1.04];
    let rows = vec![
        row(Some("1"), "goal_s", [slow, slow, slow.map(|x| x * 1.05 + 0.001 * (x - 1.03))]),
        row(Some("16"), "goal_s", [slow.map(|x| 10.0 * x), slow.map(|x| 9.0 * x), slow]),
    ];
    let rate = [200.0, 210.0, 190.0, 200.0];
    let mixed = vec![
        row(None, "p99", [[20.0, 31.0, 25.0, 24.0], [19.0, 30.5, 24.0, 23.0], [f64::NAN; 4]]),
        row(None, "throughput", [rate, rate.map(|x| x + 1.0), rate.map(|x| x - 20.0)]),
        row(None, "nr_throttled", [[0.0; 4], [0.0; 4], [4.0, 5.0, 4.0, 5.0]]),
    ];
    Comparison {
        question: question(Rule::Paired, Some(1.0)),
        arms: vec!["baseline".into(), "search=sis-core".into(), "kernel=6.18".into()],
        sections: vec![section("hackbench", rows), section("request-server", mixed)],
        digest: 0x1234,
    }
}

fn written(write: impl Fn(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut out = Vec::new();
    write(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn the_page_is_mmtests() {
    let text = written(|out| text::write(out, &done(), false));
    assert!(text.lines().all(|line| line.len() <= WIDTH && line.trim_end() == line), "{text}");
    assert_golden("compare.txt", &text);
    let text = written(|out| text::write(out, &done(), true));
    assert_golden("compare-detail.txt", &text);
}

#[test]
fn markdown_and_csv_have_every_cell() {
    assert_golden("compare.md", &written(|out| markdown::write(out, &done())));
    let csv = written(|out| data::write_csv(out, &done()));
    assert_golden("compare.csv", &csv);
    let commas: Vec<usize> = csv.lines().map(|line| line.matches(',').count()).collect();
    assert_eq!(commas, [18; 11]);
}

#[test]
fn data_has_the_numbers_of_every_run() {
    let value = data::value(&done());
    assert_eq!(value["schema"], data::SCHEMA);
    let row = &value["sections"][1]["rows"][1];
    assert_eq!(
        (&row["metric"], &row["better"], &row["mean"]),
        (&"throughput".into(), &"higher".into(), &"Hmean".into())
    );
    assert_eq!(row["arms"][0]["values"], serde_json::json!([200.0, 210.0, 190.0, 200.0].repeat(3)));
    assert_eq!(row["arms"][2]["loses"], true);
    let missing = &value["sections"][1]["rows"][0]["arms"][2];
    assert!(missing["gain_percent"].is_null() && missing["values"][0].is_null());
}

#[test]
fn many_variants_go_on_below() {
    let mut many = done();
    let first = &many.sections[0].rows[0];
    let values = vec![first.values[0].clone(); 8];
    let row = judged(None, first.metric.clone(), values, Rule::Paired);
    many.arms = (0..8).map(|arm| format!("workload.threads={arm}")).collect();
    many.sections = vec![section("a", vec![row])];
    let text = written(|out| text::write(out, &many, false));
    assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    assert_eq!(text.matches("Amean").count(), 4, "{text}");
    assert!(text.contains("workload.threads=7"));
}

#[test]
fn every_rule_and_every_end_of_the_seeds_is_told() {
    for rule in [Rule::Paired, Rule::Mmtests, Rule::Mmtests2022, Rule::Welch] {
        let told = notes(&Comparison { question: question(rule, None), ..done() }).join("\n");
        assert!(told.contains(&format!("* (--stats {}): ", rule.name())), "{told}");
        assert!(told.contains("seeds 1-12, the same in every column, digest"), "{told}");
    }
    let narrow = Comparison { question: question(Rule::Paired, Some(0.01)), ..done() };
    let told = notes(&narrow).join("\n");
    assert!(told.contains("the budget of 30 seeds ended before"), "{told}");
    assert!(told.contains("n/a: 12 runs gave no number"), "{told}");
    let wide = Comparison { question: question(Rule::Paired, Some(500.0)), ..done() };
    assert!(notes(&wide).join("\n").contains("+-500 percentage points at most"));
}

#[test]
fn few_seeds_are_told_to_be_few() {
    let told = |seeds: usize| {
        let mut done = done();
        done.sections.truncate(1);
        let rows = done.sections[0].rows.iter_mut();
        rows.flat_map(|row| &mut row.values).for_each(|values| values.truncate(seeds));
        assert_eq!(done.is_precise(), seeds > 5, "{seeds}");
        notes(&done).join("\n")
    };
    assert!(told(1).contains("one seed tells no difference"));
    assert!(told(2).contains("2 seeds are too few to tell a difference from chance among 4"));
    assert!(told(7).contains("nothing is marked; --seeds 8 is the least"));
    assert!(!told(8).contains("too few"));
}

#[test]
fn what_has_no_number_is_no_test_among_others() {
    let (fast, none) = ([1.0, 1.1, 1.2, 1.3], [f64::NAN; 4]);
    let mut rows = vec![
        row(None, "p99", [fast.map(|x| 2.0 * x), fast, fast]),
        row(None, "energy_j", [fast, none, none]),
    ];
    rows.iter_mut().flat_map(|row| &mut row.values).for_each(|values| values.truncate(7));
    let done = Comparison { sections: vec![section("hackbench", rows)], ..done() };
    assert!(unmarked(&done).is_none(), "of two differences seven seeds mark one");
    assert!(tally(&done).contains("2 gains"), "{}", tally(&done));
}

#[test]
fn what_is_many_times_as_long_is_told_so() {
    assert_eq!(gain(-72369.0, true), "*    x725*");
    assert_eq!(gain(-899.99, false), "(-899.99%)");
    assert_eq!(gain(f64::NEG_INFINITY, true), "*  from 0*");
    assert_eq!(super::bare_gain(-0.001), "0.00%");
    assert_eq!(loss(-72369.0, Unit::Ms), "725 times as long");
    assert_eq!(loss(-1900.0, Unit::Count), "20 times as much");
    assert_eq!(loss(-16.3, Unit::Ms), "-16.30 %");
    assert_eq!(points(14.25, 96.9), "14.25 -> 96.90 %, 82.65 points");
}

#[test]
fn arms_that_show_the_same_are_told_of_once() {
    let sign = |kind, value| {
        let overload = Overload::new(kind, "/web", [value, 1.0]);
        Sign { overload, is_mean: false, runs: 4, may_be_chance: false }
    };
    let overloaded = |arm, signs| Overloaded { arm, load: None, signs, runs: 4 };
    let mut done = done();
    done.sections[0].overloads = vec![
        overloaded(0, vec![sign(Kind::Load, 3.0)]),
        overloaded(1, vec![sign(Kind::Load, 3.0), sign(Kind::Queue, 20.0)]),
        overloaded(2, vec![sign(Kind::Load, 3.0), sign(Kind::Queue, 25.0)]),
    ];
    let told = overloads::told(&done);
    assert_eq!(told.iter().map(Vec::len).collect::<Vec<_>>(), [1, 2]);
    assert!(told[0][0].starts_with("OVERLOAD (baseline, hackbench): /web is asked for 3.00"));
    let both = "OVERLOAD (search=sis-core, kernel=6.18, hackbench";
    assert!(told[1][0].starts_with(&format!("{both}): ")), "{}", told[1][0]);
    let worst = format!("{both}; figures of the worst, kernel=6.18): ");
    assert!(told[1][1].starts_with(&worst), "{}", told[1][1]);
}

#[test]
fn power_is_judged_by_nobody_and_says_what_is() {
    let mut done = done();
    let watts = [9.0, 9.1, 9.2, 9.3];
    let rows = |energy: bool| {
        let power = row(None, "power_w", [watts, watts.map(|x| x + 5.0), watts]);
        let joules = row(None, "energy_j", [watts, watts.map(|x| x - 1.0), watts]);
        if energy { vec![power, joules] } else { vec![power] }
    };
    done.sections = vec![section("game", rows(false))];
    let text = written(|out| text::write(out, &done, false));
    assert!(!text.contains("Losses:") && text.contains("neither direction is better"), "{text}");
    assert!(text.contains("energy_j is what the work takes"), "{text}");
    done.sections = vec![section("game", rows(true))];
    let text = written(|out| text::write(out, &done, false));
    assert!(!text.contains("energy_j is what the work takes"), "{text}");
}
