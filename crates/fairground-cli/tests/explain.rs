//! What people give to `explain` and its sisters by mistake: one clear message each, that names
//! what to write instead.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The repository's folder, whose examples the commands name.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fairground(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(words).current_dir(root()).output().expect("the program starts")
}

const FIGURES: [&str; 7] = [
    "explain",
    "--metrics",
    "examples/explain/before.prom",
    "--metrics",
    "examples/explain/after.prom",
    "--node",
    "examples/explain/lscpu.json",
];

/// The message of a command that is refused, in one line, and its exit code.
fn refused(words: &[&str]) -> (i32, String) {
    let output = fairground(words);
    assert!(output.stdout.is_empty(), "{words:?} answers");
    let message = String::from_utf8(output.stderr).expect("text");
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    (output.status.code().expect("it ends by itself"), line)
}

#[test]
fn slips_of_explain_are_told_with_what_to_write() {
    let with = |more: &[&'static str]| [&FIGURES[..], more].concat();
    let figures = ["explain", "--cpus", "8", "--limit", "4", "--p50", "9ms", "--p99", "48ms"];
    let contradicting = [&figures[..], &["--rps", "293/s", "--cpu-usage", "1.47", "--threads"]];
    for (words, code, told) in [
        (with(&["--threads", "24x"]), 2, "expected a whole number of threads from 1 to 10000"),
        (with(&["--rps", "293/h"]), 2, "expected requests a second"),
        (with(&["--kernel", "ubuntu"]), 2, "--kernel: "),
        (with(&["--burst", "0ms"]), 2, "expected a time with its unit"),
        (vec!["explain", "--cpus", "8", "--limit", "-1"], 2, "expected CPUs from 0.01 to 10000"),
        ([&BY_HAND[..10], &["10ms"]].concat(), 2, "--p99 10ms is below --p50 300ms"),
        (vec!["explain", "examples/explain/deploy.yaml"], 2, "--manifest examples/explain/dep"),
        (vec!["explain", "examples/explain/after.prom"], 2, "--metrics examples/explain/after"),
        (vec!["explain", "--cpus", "8", "--node", "x"], 2, "cannot be used with"),
        (
            [&FIGURES[..6], &["examples/explain/deploy.yaml"]].concat(),
            3,
            "this is a manifest, not a machine",
        ),
        ([contradicting.concat(), vec!["1"]].concat(), 2, "1.47 CPUs used can't come from 1 thr"),
    ] {
        let (found, message) = refused(&words);
        assert_eq!(found, code, "{words:?}: {message}");
        assert!(message.contains(told), "{words:?}: {message}");
    }
}

/// Figures without a search: what the page says, and its exit code.
fn page_of(words: &[&str]) -> (i32, String) {
    let output = fairground(words);
    let page = String::from_utf8(output.stdout).expect("text");
    let line = page.split_whitespace().collect::<Vec<_>>().join(" ");
    (output.status.code().expect("it ends by itself"), line)
}

const BY_HAND: [&str; 11] =
    ["explain", "--cpus", "16", "--threads", "8", "--limit", "2", "--p50", "300ms", "--p99", "7s"];

#[test]
fn a_set_that_is_no_forecast_ends_with_1() {
    let set = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-forecast.toml");
    let text = "machine = \"node:1 l3:1 core:2 pu:1\"\nmisfit = \"their p99 is another one\"\n\
        [groups.\"/web\"]\n\"cpu.max\" = \"150000 100000\"\n\
        [[explanations]]\nweight = 1\n[[explanations.workloads]]\n\
        command = \"server --threads 4 --rate 100/s --service 2ms --duration 2s\"\n\
        group = \"/web\"\n";
    std::fs::write(&set, text).expect("written");
    let (code, page) = page_of(&["explain", &set.display().to_string()]);
    assert_eq!(code, 1, "{page}");
    assert!(page.starts_with("These figures can't tell: their p99 is another one."), "{page}");
    assert!(!page.contains("surer"), "{page}");
}

#[test]
fn a_limit_that_never_stopped_the_service_is_told_as_none_of_its_p99() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first-bucket.txt");
    std::fs::write(&file, "5ms 29900\n10ms 80\n25ms 20\n").expect("written");
    let (file, limit) = (file.display().to_string(), ["--limit", "1", "--cpus", "4"]);
    let figures = ["--over", "300s", "--cpu-usage", "0.2", "--throttled", "0%"];
    let (code, page) = page_of(&[&["explain", "--latency", &file], &limit[..], &figures].concat());
    assert_eq!(code, 1, "{page}");
    let first = "Not throttled: the limit stopped the service in none of the measured periods. \
                 Beyond that, these figures can't tell: the p99 is only known to lie between";
    assert!(page.contains(first), "{page}");
}

#[test]
fn a_limit_whose_throttling_nobody_counted_is_no_verdict() {
    let words = "explain --rps 200 --cpu-usage 0.7 --p50 9ms --p99 85ms --limit 2 --cpus 16";
    let (_, page) = page_of(&words.split(' ').collect::<Vec<_>>());
    let says = "These figures can't tell whether it is the limit: how often it stopped";
    assert!(page.starts_with(says), "{page}");
    assert!(page.contains("- throttling: not measured"), "{page}");
}

#[test]
fn an_overloaded_service_has_no_forecast_of_a_higher_limit() {
    let over = ["--rps", "319", "--cpu-usage", "1.99", "--throttled", "98.8%", "--meet", "p99<9ms"];
    let (code, page) = page_of(&[&BY_HAND[..], &over].concat());
    assert_eq!(code, 1, "{page}");
    assert!(page.starts_with("OVERLOADED: 1.99 CPUs of a limit of 2 are used"), "{page}");
    assert!(page.contains("no --kernel says which"), "{page}");
    assert!(!page.contains("missed") && !page.contains("What would help"), "{page}");
    let (code, data) = page_of(&[&BY_HAND[..], &over, &["--json"]].concat());
    assert_eq!(code, 1, "{data}");
    assert!(data.contains("\"overloaded\": true") && !data.contains("changes"), "{data}");
}

#[test]
fn options_and_limits_that_the_files_contradict_are_told_with_both_numbers() {
    let other = ["--rps", "10", "--cpu-usage", "1.99", "--throttled", "99%"];
    let (_, page) = page_of(&[&FIGURES[..], &other].concat());
    for told in [
        "--rps says 10 requests/s, the files say",
        "--cpu-usage says 1.99 CPUs used, the files say",
        "--throttled says 99 % of periods throttled, the files say",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let file = std::env::temp_dir().join(format!("explain-limit-{}.yaml", std::process::id()));
    let pod = |limit: &str| {
        format!(
            "kind: Pod\nmetadata: {{name: web}}\nspec:\n  containers:\n  - name: app\n    \
             resources: {{limits: {{{limit}}}}}\n"
        )
    };
    let shown = file.display().to_string();
    let figures = [
        "explain",
        "--cpus",
        "16",
        "--p50",
        "9ms",
        "--p99",
        "48ms",
        "--rps",
        "200",
        "--cpu-usage",
        "1.24",
        "--throttled",
        "25%",
        "--manifest",
        &shown,
    ];
    for (limit, told) in [
        ("memory: 1Gi", "throttled in 25.0 % of periods, but there is no CPU limit"),
        ("cpu: 2000", "a limit of 2000 CPUs is more than all 16 of the machine"),
        ("cpu: 500m", "a CPU usage of 1.240 is above the limit of 0.5"),
    ] {
        std::fs::write(&file, pod(limit)).expect("written");
        let (code, message) = refused(&figures);
        assert_eq!(code, 2, "{limit}: {message}");
        assert!(message.contains(told), "{limit}: {message}");
        assert!(message.contains(&format!("as in {shown}, /web/app")), "{limit}: {message}");
    }
    std::fs::remove_file(&file).expect("removed");
}

#[test]
fn slips_of_other_verbs_are_told_with_what_to_write() {
    for (words, code, told) in [
        (&["compare", "request-server", "--with", "cpus.max=2"][..], 3, "did you mean cpu.max?"),
        (
            &["compare", "request-server", "--with", "/web=cpu.max=3"],
            3,
            "--with /web.cpu.max=VALUE",
        ),
        (&["compare", "request-server", "--with", "web.cpu.max=3"], 3, "--with /web.cpu.max=VALUE"),
        (
            &[
                "tune",
                "request-server",
                "--vary",
                "cpu.max=2,3",
                "--minimise",
                "cpu-used",
                "--meet",
                "p99<300ms",
            ],
            2,
            "did you mean cpus-used?",
        ),
        (
            &["run", "request-server", "--limit", "web=cpus=2"],
            3,
            "a group's path begins with /: --limit '/web=cpus=2'",
        ),
    ] {
        let (found, message) = refused(words);
        assert_eq!(found, code, "{words:?}: {message}");
        assert!(message.contains(told), "{words:?}: {message}");
    }
}

/// A neighbour's manifest says how many pods the cluster has, not how many this node has.
#[test]
fn replicas_of_a_neighbour_are_told_and_its_pod_keeps_its_own_limit() {
    let file = std::env::temp_dir().join(format!("explain-beside-{}.yaml", std::process::id()));
    let text = "kind: Deployment\nmetadata: {name: batch}\nspec:\n  replicas: 3\n  template:\n    \
                spec:\n      containers:\n      - name: job\n        \
                resources: {limits: {cpu: 2}}\n";
    std::fs::write(&file, text).expect("written");
    let beside = file.display().to_string();
    let command = "server --rate 50 --threads 1 --service 3ms";
    let output = fairground(&["run", command, "--beside", &beside, "--duration", "200ms"]);
    std::fs::remove_file(&file).expect("removed");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}");
    assert!(told.contains("/batch of --beside has 3 replicas"), "{told}");
}
