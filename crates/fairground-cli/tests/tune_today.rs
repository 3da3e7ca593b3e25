//! What `tune` says of the scenario as it stands, and what is to be applied: a change that nobody
//! needs is no recommendation.

mod tuning;

use fairground_cli::experiment::tune::{self, Answer, Found, Outcome, Question};
use fairground_cli::read::{Asked, Overrides};
use fairground_cli::tell::tune_json;
use tuning::{found, told};

const SERVER: &str = "server --threads 4 --rate 200/s --service exp:2ms";
const HOGS: &str = "bursts --run 60ms --period 100ms --threads 16";

/// A server beside hogs on four CPUs.
fn beside_hogs(kernel: &str) -> String {
    format!(
        "machine = \"node:1 l3:1 core:4 pu:1\"\nduration = \"1s\"\nkernel = \"{kernel}\"\n\
         [groups.\"/web\"]\n[groups.\"/batch\"]\n[[workloads]]\ngroup = \"/web\"\ncommand = \
         \"{SERVER}\"\n[[workloads]]\ngroup = \"/batch\"\ncommand = \"{HOGS}\"\n"
    )
}

fn page(text: &str, vary: &[&str], meet: &str) -> (Question, Answer, String) {
    let question = tuning::question(text, vary, meet, None);
    let answer = question.answer().expect("it runs");
    let page = told(&question, &answer);
    (question, answer, page)
}

#[test]
fn of_settings_that_cost_the_same_todays_is_the_answer_in_whichever_order() {
    for vary in ["features=NO_HRTICK,HRTICK", "features=HRTICK,NO_HRTICK"] {
        let (question, answer, page) = page(&beside_hogs("7.3"), &[vary], "p99 < 1s");
        assert_eq!(question.grid.name(&found(&answer).best.at), "features=HRTICK");
        assert!(page.contains("A setting that meets the targets:"), "{page}");
        assert!(
            page.contains("It is today's setting, held in 60 of 60: nothing need be"),
            "{page}"
        );
        assert!(page.contains("Also meet them: features=NO_HRTICK (5 of 5)."), "{page}");
        assert!(page.contains("To apply: nothing, it is today's setting."), "{page}");
        assert!(!page.contains("heapest"), "{page}");
        let value = tune_json::value(&question, &answer);
        assert_eq!(value["today"]["is_answer"], true);
        assert_eq!(value["also_met"][0]["setting"]["features"], "NO_HRTICK");
        assert_eq!(value["apply"].as_array().map(Vec::len), Some(0));
    }
}

#[test]
fn a_setting_that_meets_the_targets_as_it_is_need_not_be_changed_for_them() {
    let text = beside_hogs("6.12");
    let (_, answer, page) = page(&text, &["/web.cpu.max=2,4"], "p99 < 10s");
    assert_eq!(found(&answer).best.at, [0]);
    assert!(page.contains("The cheapest setting that meets the targets:"), "{page}");
    assert!(page.contains("met them as well, held in 5 of 5. It is not proven"), "{page}");
    let (_, missed, page) = self::page(&text, &["/batch.cpu.idle=0,1"], "p99 < 12ms");
    assert!(missed.today.is_none(), "{page}");
}

#[test]
fn todays_setting_is_checked_though_a_common_seed_misses() {
    let text = format!(
        "machine = \"node:1 l3:1 core:4 pu:1\"\nduration = \"1s\"\nkernel = \"6.12\"\n\
         [groups.\"/web\"]\n\"cpu.max\" = \"50000 100000\"\n[[workloads]]\ngroup = \"/web\"\n\
         command = \"{SERVER}\"\n"
    );
    let asked = |vary: &str| Question {
        share: 0.7,
        ..tuning::question(&text, &[vary], "p99 < 40ms", None)
    };
    let question = asked("/web.cpu.max=0.5,0.6");
    let answer = question.answer().expect("it runs");
    let best = &found(&answer).best;
    assert_eq!((best.at[0], best.judged.held(), best.judged.tried()), (0, 4, 5));
    assert!(told(&question, &answer).contains("It is today's setting, held in 53 of 60"));
    // Of another setting all five would have to hold.
    let question = asked("/web.cpu.max=0.6,0.8");
    let answer = question.answer().expect("it runs");
    let page = told(&question, &answer);
    assert!(page.contains("may meet them as well, held in 4 of 5. It is not proven"), "{page}");
}

#[test]
fn of_equal_limits_other_knobs_stay_as_they_are() {
    let vary = ["/web.cpu.max=2,4", "features=NO_HRTICK,HRTICK"];
    let (_, answer, page) = page(&beside_hogs("7.3"), &vary, "p99 < 10s");
    assert_eq!(found(&answer).best.at, [0, 1], "HRTICK is on in 7.3");
    assert!(page.contains("A setting of the least cost that meets the targets:"), "{page}");
    let alike = "Also meet them at the same cost: /web.cpu.max=2 features=NO_HRTICK (5 of 5).";
    assert!(page.contains(alike), "{page}");
}

#[test]
fn what_is_to_be_applied_is_what_changes() {
    let text = beside_hogs("6.12").replace("\"/web\"]\n", "\"/web\"]\n\"cpu.max\" = \"max\"\n");
    let applied = |vary: &str, meet: &str| {
        let (_, _, page) = page(&text, &[vary], meet);
        page.split("To apply:").nth(1).expect("something").to_owned()
    };
    let idle = applied("/batch.cpu.idle=1", "p99 < 10s");
    assert!(idle.contains("echo 1 > /sys/fs/cgroup/batch/cpu.idle"), "{idle}");
    assert!(idle.contains("CPUWeight=idle") && !idle.contains("/web"), "{idle}");
    let weight = applied("/batch.cpu.weight=20", "p99 < 10s");
    assert!(weight.contains("echo 20 > /sys/fs/cgroup/batch/cpu.weight"), "{weight}");
    assert!(weight.contains("CPUWeight=20") && !weight.contains("/web"), "{weight}");
    let request = applied("/batch.requests.cpu=500m", "p99 < 10s");
    assert!(request.contains("cpu: 500m") && request.contains("CPUWeight=59"), "{request}");
    let slice = applied("base_slice_ns=400000", "p99 < 10s");
    assert!(slice.contains("echo 400000 > /sys/kernel/debug/sched/base_slice_ns"), "{slice}");
    assert!(!slice.contains("cgroup"), "{slice}");
    assert!(applied("server.threads=5", "p99 < 10s").contains("server.threads = 5"));
}

#[test]
fn a_kernel_that_no_release_can_be_built_as_is_no_answer() {
    let vary = ["preemption=none,voluntary,full"];
    let (question, answer, page) = page(&beside_hogs("7.0"), &vary, "p99 < 10s");
    assert_eq!(question.grid.name(&found(&answer).best.at), "preemption=full");
    assert_eq!(page.matches("left out ").count(), 2, "{page}");
    assert!(page.contains("left out      preemption=none is gone from 7.0 on"), "{page}");
    let value = tune_json::value(&question, &answer);
    assert_eq!(value["left_out"][0]["setting"]["preemption"], "none");
    // Who asks what if already gets an answer.
    let what_if = beside_hogs("7.0").replace("kernel = \"7.0\"", "");
    let what_if = format!("{what_if}[kernel]\nprofile = \"7.0\"\npreemption = \"none\"\n");
    let (_, answer, page) = self::page(&what_if, &["server.threads=4,5"], "p99 < 10s");
    assert!(answer.left_out.is_empty(), "{page}");
}

#[test]
fn neighbours_that_take_the_cpus_are_the_reason_where_that_was_tried() {
    let text = beside_hogs("6.12");
    let vary = ["base_slice_ns=700000,3000000"];
    let question = Question { share: 0.8, ..tuning::question(&text, &vary, "p99 < 12ms", None) };
    let answer = question.answer().expect("it runs");
    let page = told(&question, &answer);
    let Outcome::Infeasible(why) = &answer.outcome else { panic!("{page}") };
    assert_eq!(why.idled[0].path, "/batch");
    assert!(
        page.contains("Why: /batch takes part of the CPUs: with cpu.idle = 1 for it"),
        "{page}"
    );
    assert_eq!(tune_json::value(&question, &answer)["with_idle"][0]["holds"], true);
    let (_, _, page) = self::page(&text, &["base_slice_ns=700000,3000000"], "p99 < 1ms");
    assert!(page.contains("With cpu.idle = 1 for /batch it is missed too."), "{page}");
}

#[test]
fn requests_that_no_scheduler_places_are_no_answer() {
    let path = std::env::temp_dir().join(format!("unplaced-{}.yaml", std::process::id()));
    let pod = |name: &str, cpus: u32| {
        format!(
            "kind: Pod\nmetadata: {{name: {name}}}\nspec:\n  containers:\n  - name: app\n    \
             resources: {{requests: {{cpu: {cpus}}}}}\n---\n"
        )
    };
    std::fs::write(&path, pod("web", 1) + &pod("batch", 2)).expect("written");
    let text = beside_hogs("6.12").replace("[groups.\"/web\"]\n[groups.\"/batch\"]\n", "");
    let text = text.replace("\"/web\"", "\"/web/app\"").replace("\"/batch\"", "\"/batch/app\"");
    let mut question =
        tuning::question(&beside_hogs("6.12"), &["server.threads=4,5"], "p99 < 10s", None);
    let overrides = Overrides { limits: vec![path.clone()], ..Overrides::default() };
    let vary = ["/web/app.requests.cpu=1,2,3".to_owned()];
    question.grid = tune::grid(Asked::Text(text), overrides, &vary).expect("a grid");
    let answer = question.answer().expect("it runs");
    let page = told(&question, &answer);
    std::fs::remove_file(&path).expect("removed");
    assert!(page.contains("left out      where the pods request more together"), "{page}");
    let value = tune_json::value(&question, &answer);
    assert_eq!(value["left_out"].as_array().map(Vec::len), Some(1), "{value}");
    assert!(value["left_out"][0]["setting"]["/web/app.requests.cpu"] == "3", "{value}");
}

/// The question of a small service: how few threads do, with so many seeds as `tune` takes unless
/// it is told otherwise.
fn threads(meet: &str) -> Found {
    let text = "machine = \"node:1 l3:1 core:8 pu:1\"\nduration = \"6s\"\nkernel = \"6.12\"\n\
                [groups.\"/web\"]\n\"cpu.max\" = \"200000 100000\"\n[[workloads]]\nname = \"web\"\n\
                command = \"server --threads 3 --rate 100 --service lognormal:3ms,cv=1\"\n\
                group = \"/web\"\n";
    let asked = tuning::question(text, &["web.threads=1:16"], meet, Some("web.threads"));
    let question = Question { seeds: 20, share: 0.9, ..asked };
    match question.answer().expect("it runs").outcome {
        Outcome::Found(found) => *found,
        Outcome::Infeasible(why) => panic!("{why:?}"),
    }
}

#[test]
fn one_seed_in_which_hardly_anything_holds_does_not_make_the_answer_dear() {
    // Of the common seeds one lets all but 9 threads miss; of fresh ones 2 hold in 71 of 72.
    let found = threads("p99 < 18.6ms");
    assert_eq!((found.best.at, found.best.judged.held()), (vec![1], 19));
    assert!(found.proven >= 0.9 && found.check.held() > 70, "{:?}", found.check.held());
}

#[test]
fn where_the_dearest_has_no_luck_the_cheaper_scenario_as_it_stands_is_proven() {
    // With 16 threads two of the common seeds miss; with 3, as today, two as well.
    let found = threads("p99 < 18.2ms");
    assert_eq!(found.best.at, [2]);
    assert_eq!((found.check.held(), found.check.tried()), (60, 60));
}
