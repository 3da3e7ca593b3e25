//! `fairground compare` and `fairground check` as people call them.

use serde_json::Value;
use std::process::{Command, Output};

fn output(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(args).output().expect("the program starts")
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the answer is text")
}

fn data(args: &[&str]) -> Value {
    let args = [args, &["--json"]].concat();
    serde_json::from_slice(&output(&args).stdout).expect("the answer is JSON")
}

/// Requests that scatter, quickly.
const SERVER: &str = "server --threads 4 --rate 400/s --service exp:2ms --duration 500ms";

#[test]
fn the_answer_is_the_same_bytes_on_any_number_of_threads() {
    for format in ["--json", "--csv", "--markdown", "--detail"] {
        let args = ["compare", SERVER, "--with", "cpu.max=0.5", "--budget", "20", format];
        let threads = |count: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
            command.args(args).env("RAYON_NUM_THREADS", count).output().unwrap().stdout
        };
        assert_eq!(threads("1"), threads("3"), "{format}");
    }
}

#[test]
fn a_world_against_itself_differs_in_nothing() {
    let page = text(&["compare", SERVER, SERVER]);
    assert!(page.contains("0 significant losses, 0 gains, 3 within noise"), "{page}");
    assert!(!page.contains("%*"), "{page}");
    assert!(page.contains("seeds 1-15, the same in every column; 95 % intervals"), "{page}");
}

#[test]
fn worse_is_negative_and_marked_whatever_the_direction() {
    let told = data(&["compare", SERVER, "--with", "cpu.max=0.5", "--seeds", "8"]);
    let rows = told["sections"][0]["rows"].as_array().unwrap();
    let metrics: Vec<&str> = rows.iter().map(|row| row["metric"].as_str().unwrap()).collect();
    assert_eq!(metrics, ["p50", "p99", "throughput"]);
    for row in rows {
        let cell = &row["arms"][1];
        assert!(cell["gain_percent"].as_f64().unwrap() < 0.0, "{row}");
        assert_eq!((&cell["significant"], &cell["loses"]), (&true.into(), &true.into()));
    }
    assert_eq!(rows[2]["better"], "higher");
    assert_eq!(rows[0]["arms"][0]["values"].as_array().unwrap().len(), 8);
}

#[test]
fn where_a_variant_loses_stands_first() {
    // Four threads on two CPUs never use more than two.
    let hogs = "burn --busy 20ms --sleep 1us --iterations 40 --threads 4";
    let args = ["compare", hogs, "--machines", "oracle-2,laptop-4x2", "--with", "cpu.max=2"];
    let args = [&args[..], &["--metric", "completion_ms", "--seeds", "7"]].concat();
    let told = data(&args);
    let machines: Vec<&Value> =
        told["sections"].as_array().unwrap().iter().map(|s| &s["machine"]).collect();
    assert_eq!(machines, ["laptop-4x2", "oracle-2"]);
    let losses: Vec<f64> = told["sections"]
        .as_array()
        .unwrap()
        .iter()
        .map(|section| section["worst_loss_percent"].as_f64().unwrap())
        .collect();
    assert!(losses[0] < 0.0 && losses[0] < losses[1], "{losses:?}");
    let page = text(&args);
    assert!(page.starts_with("Losses:\n  cpu.max=2: completion_ms: -"), "{page}");
    assert!(page.lines().all(|line| line.len() <= 100 && line.is_ascii()), "{page}");
}

#[test]
fn of_one_history_each_difference_is_marked_and_energy_has_the_lengths_beside_it() {
    // One task of which nothing is random, on the faster CPU or on the slower one.
    let scenario = "duration = \"9s\"\n[machine]\ncores = 2\ncapacity = { \"0\" = 512 }\n\
                    power = { base_w = 1, core_w = { 1 = 2 } }\n\
                    [tasks.hog]\ncpus = \"1\"\nrun = \"1s\"\nloop = 1\n";
    let path = std::env::temp_dir().join(format!("{}-hog.toml", std::process::id()));
    std::fs::write(&path, scenario).expect("a file for the test");
    let file = path.to_str().expect("text");
    let args = ["compare", file, "--seeds", "3", "--with", "tasks.hog.cpus=\"0\""];
    let page = text(&args).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(page.contains("each difference is marked, without a test"), "{page}");
    assert!(page.contains("*-100.00%* ") && page.contains("2 losses, 0 gains"), "{page}");
    assert!(page.contains("* differs in this one history") && !page.contains("too few"), "{page}");
    let both = "time included: 1.00 s in the baseline and 2.00 s in tasks.hog.cpus";
    assert!(page.contains(both), "{page}");
    let rows = data(&args)["sections"][0]["rows"].clone();
    let energy = rows.as_array().unwrap().iter().find(|row| row["metric"] == "energy_j").unwrap();
    let cell = &energy["arms"][1];
    assert_eq!((&cell["significant"], &cell["p"]), (&true.into(), &Value::Null));
    let _ = std::fs::remove_file(&path);
}

#[test]
fn load_points_are_rows_and_replace_a_flag() {
    let args = ["compare", "hackbench -g 9 -l 20 -p", "--load", "hackbench.groups=1,2"];
    let args = [&args[..], &["--with", "base_slice_ns=5000000", "--seeds", "2"]].concat();
    let told = data(&args);
    let rows = told["sections"][0]["rows"].as_array().unwrap();
    let loads: Vec<&str> = rows.iter().map(|row| row["load"].as_str().unwrap()).collect();
    assert_eq!(loads, ["1", "2"]);
    let means: Vec<f64> = rows.iter().map(|row| row["arms"][0]["mean"].as_f64().unwrap()).collect();
    assert!(means[1] > 1.5 * means[0], "{means:?}");
    let page = text(&args);
    for words in ["\nAmean     1  ", "\nAmean     2  ", "\nGmean  ", "goal_s in s, lower is better"]
    {
        assert!(page.contains(words), "{words}\n{page}");
    }
}

#[test]
fn a_variant_may_change_several_things_and_each_kind_of_key() {
    let with = "kernel=6.6; /web.cpu.max.burst=100ms; base_slice_ns=4000000; server.threads=5";
    let told = data(&["compare", "request-server", "--with", with, "--seeds", "2"]);
    assert_eq!(told["arms"][1], with);
    let told = data(&["compare", "request-server", "--with", "cpu.max=max", "--seeds", "2"]);
    let ratio = &told["sections"][0]["rows"][6];
    assert_eq!(ratio["metric"], "throttle_ratio");
    assert_eq!(ratio["arms"][1]["mean"], 0.0);
}

#[test]
fn switches_of_one_variant_add_up() {
    let with = "changes=NO_refresh-at-pick; changes=NO_refresh-at-tick";
    let page = text(&["compare", SERVER, "--kernel", "7.3", "--with", with, "--seeds", "2"]);
    assert!(page.contains(with), "{page}");
}

#[test]
fn stars_of_each_rule_are_their_own() {
    let marks = |rule: &str| {
        let args = ["compare", SERVER, "--with", "kernel=5.4", "--seeds", "3", "--stats", rule];
        let told = data(&args);
        assert_eq!(told["stats"], rule);
        told["rule"].as_str().unwrap().to_owned()
    };
    let rules = ["paired", "mmtests", "mmtests-2022", "welch"].map(marks);
    assert!(rules[2].contains("until November 2024") && rules[1].contains("1.96"));
    assert!(rules[0].contains("Holm") && rules[3].contains("Welch"));
}

#[test]
fn what_holds_and_what_does_not() {
    let args = ["check", SERVER, "--assert", "p99 < 1min", "--assert", "throughput >= 1"];
    let page = text(&args);
    assert!(page.contains("p99 < 1min") && page.contains("10 of 10"), "{page}");
    assert!(page.contains("2 of 2 hold"), "{page}");
    let missed = output(&["check", SERVER, "--assert", "p99 < 1min", "--assert", "p50 < 1ns"]);
    assert_eq!(missed.status.code(), Some(1));
    let page = String::from_utf8(missed.stdout).unwrap();
    assert!(page.contains("MISS") && page.contains("0 of 10") && page.contains("1 of 2 hold"));
    let share = ["check", SERVER, "--assert", "p99 < 20ms", "--seeds", "8", "--share", "50%"];
    let told = data(&share);
    let held = told["targets"][0]["seeds_held"].as_u64().unwrap();
    assert_eq!(told["holds"], held >= 4);
    assert_eq!(told["targets"][0]["values"].as_array().unwrap().len(), 8);
    let alone = data(&["check", "request-server", "--assert", "web.nr_periods > 3", "--seed", "7"]);
    assert_eq!((&alone["seed_first"], &alone["seeds"]), (&7.into(), &1.into()));
    assert_eq!(alone["holds"], true);
}

/// Every way to ask wrongly, its exit code, and what the answer must say.
const WRONG: &[(&[&str], i32, &str)] = &[
    (&["compare", "desktop"], 2, "nothing to compare with\naccepted: --with KEY=VALUE"),
    (&["compare", "desktop", "--with", ""], 2, "--with \"\" changes nothing"),
    (&["compare", "desktop", "--with", "kernel"], 2, "\"kernel\" changes nothing\naccepted: KEY=V"),
    (&["compare", "desktop", "--with", "seed=3"], 2, "seeds are given by --seeds"),
    (&["compare", "desktop", "--with", "fo=3"], 3, "unknown kernel knob \"fo\""),
    (&["compare", "desktop", "--with", "GOMAXPROCS=8"], 3, "is given as go.gomaxprocs=VALUE"),
    (&["compare", "desktop", "--with", "threads=8"], 3, "is given as workload.threads=VALUE"),
    (&["compare", "desktop", "--with", "kernel=9"], 3, "--with"),
    (&["compare", "desktop", "nowhere"], 3, "there is no such file"),
    (&["compare", "desktop", "servr --rate 9/s"], 3, "there is no tool \"servr\""),
    (&["compare", "desktop", "my file - copy.toml"], 3, "there is no such file"),
    (
        &["compare", "desktop", "--with", "kernel=6.6", "--metric", "p98"],
        2,
        "no metric \"p98\"; did",
    ),
    (&["compare", "desktop", "--with", "kernel=6.6", "--metric", "p99"], 3, "no span of requests"),
    (&["compare", "desktop", "--with", "kernel=6.6", "--machines", "x"], 3, "there is no"),
    (&["compare", "desktop", "--with", "kernel=6.6", "--load", "a=1,,2"], 2, "a value missing"),
    (&["compare", "desktop", "--with", "kernel=6.6", "--load", "hackbench.g=1"], 3, "hackbench"),
    (
        &["compare", "desktop", "--with", "kernel=6.6", "--seeds", "0"],
        2,
        "expected a number of seeds",
    ),
    (&["compare", "desktop", "--with", "kernel=6.6", "--precision", "0%"], 2, "expected per cent"),
    (
        &["compare", "desktop", "--with", "kernel=6.6", "--budget", "0"],
        2,
        "of seeds from 1 to 10000",
    ),
    (
        &["compare", "desktop", "--with", "kernel=6.6", "--seeds", "3", "--seed", "3"],
        2,
        "cannot be",
    ),
    (&["compare", "desktop", "--with", "kernel=6.6", "--stats", "anova"], 2, "mmtests-2022"),
    (&["compare", "desktop", "--with", "kernel=6.6", "--csv", "--json"], 2, "cannot be used with"),
    (
        &["compare", "desktop", "desktop", "--seed", "18446744073709551615"],
        2,
        "there are no 30 seeds from 18446744073709551615 on",
    ),
    (&["compare", SERVER, "--with", "cpu.max=2;cpu.max=3"], 2, "changes cpu.max twice: 2 and 3"),
    (&["compare", SERVER, "--with", "cpu.max=1,2"], 3, "--with cpu.max=1 --with cpu.max=2"),
    (
        &["compare", SERVER, "--with", "turn=quantum; preemption=none,lazy"],
        3,
        "each, --with preemption=none --with preemption=lazy",
    ),
    (&["compare", SERVER, "--kernels", "6.6,6.12", "--with", "kernel=6.8"], 2, "beside those of"),
    (&["compare", "desktop", "--with", "kernel=6.6; kernel=6.8"], 2, "changes kernel twice"),
    (&["compare", SERVER, "--with", "workload.threads=2;server.threads=3"], 3, "twice"),
    (&["compare", SERVER, "--with", "cpu.max=-1"], 3, "--> --with:1:"),
    (&["compare", "desktop", "--with", "duration=-1"], 3, "--> --with:1:"),
    (&["compare", "desktop", "--with", "no_such_knob=1"], 3, "--> --with:1:"),
    (&["compare", "desktop", "--with", "kernel=6.6", "--load", "HZ=1"], 3, "--> --load:1:"),
    (&["run", "desktop", "--seed", "-1"], 2, "invalid value '-1' for '--seed <N>'"),
    (&["run", "desktop", "--duration", "-1s"], 2, "invalid value '-1s' for '--duration <TIME>'"),
    (&["run", "desktop", "--until", "steady"], 3, "no part of this workload has a total"),
    (&["run", "request-server", "--set", "groups./wbe.cpu.max=50000"], 3, "did you mean \"/web\""),
    (&["compare"], 2, "required"),
    (&["check", "desktop"], 2, "--assert <METRIC OP VALUE>"),
    (&["check", "desktop", "--assert", "p99"], 2, "it compares nothing; accepted: METRIC OP VALUE"),
    (&["check", "desktop", "--assert", "switches < 5ms"], 2, "accepted: a number, 0 or 1000"),
    (&["check", "desktop", "--assert", "p99 < 5ms"], 3, "desktop: the scenario has no span"),
    (&["check", "desktop", "--assert", "web.nr_throttled == 0"], 3, "no group \"web\""),
    (&["check", "desktop", "--assert", "switches < 5", "--share", "101%"], 2, "at most 100%"),
    (&["check", "nowhere", "--assert", "switches < 5"], 3, "there is no such file"),
];

#[test]
fn every_wrong_question_gets_one_message() {
    for (args, code, words) in WRONG {
        let output = output(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(*code), "{args:?}: {errors}");
        assert!(errors.contains(words), "{args:?}: {errors}");
        assert_eq!(errors.matches("error:").count(), 1, "{args:?}: {errors}");
        assert!(output.stdout.is_empty(), "{args:?}: half an answer");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_one_message_and_exit_code_4() {
    for args in [
        ["compare", SERVER, SERVER, "--seeds=2"],
        ["check", SERVER, "--assert=p99>0ns", "--seeds=2"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        let output = command.args(args).stdout(full).stderr(std::process::Stdio::piped());
        let output = output.output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(4), "{errors}");
        assert_eq!(errors.matches("error:").count(), 1, "{errors}");
    }
}

#[test]
fn what_is_given_with_kernels_is_changed_in_all_of_them() {
    let told = |option: &str| {
        let args = ["compare", "desktop", "--kernels", "6.11,6.12", "--duration", "200ms"];
        text(&[&args[..], &["--seeds", "2", option, "HZ=100"]].concat())
    };
    assert_eq!(told("--with"), told("--set"));
}

#[test]
fn releases_are_compared_on_one_explanation_of_a_set() {
    let part = "[[explanations.workloads]]\ncommand = 'server --threads 2 --rate 90/s --service";
    let set = format!(
        "machine = 'core:2 pu:1'\nduration = '200ms'\n[[explanations]]\nweight = 2\n{part} 1ms'\n\
         [[explanations]]\nweight = 1\n{part} 2ms'\n"
    );
    let name = format!("fairground-{}-releases.toml", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, set).expect("written");
    let file = path.to_str().expect("text");
    let args = ["compare", file, "--kernels", "6.11,6.12", "--seeds", "2"];
    assert!(String::from_utf8_lossy(&output(&args).stderr).contains("--explanation N"));
    assert!(text(&[&args[..], &["--explanation", "2"]].concat()).contains("6.11 to 6.12"));
    std::fs::remove_file(path).expect("removed");
}
