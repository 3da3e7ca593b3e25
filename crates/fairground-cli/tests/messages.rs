//! Messages name the file, the place, what was found and what is accepted, for inputs that people
//! brought.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A folder of this test alone, with a file in it.
fn folder(test: &str, name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fairground-messages-{test}"));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), text).expect("a file");
    folder
}

/// What the program says on standard error, run in a folder.
fn refused(folder: &PathBuf, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    let output = command.args(args).current_dir(folder).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(3), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn has(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "{part}: {message}");
    }
}

#[test]
fn memory_that_is_recommended_for_cpu_is_told_in_its_file() {
    let vpa = |cpu: &str| {
        format!(
            "kind: VerticalPodAutoscaler\nstatus:\n  recommendation:\n    \
             containerRecommendations:\n      - containerName: web\n        \
             target: {{cpu: {cpu}}}\n"
        )
    };
    for (cpu, says) in [
        ("1168Mi", "\"1168Mi\" is an amount of memory, not of CPUs"),
        ("99999999", "\"99999999\" is more CPUs than any machine has"),
        ("many", "\"many\" is no quantity of CPUs"),
    ] {
        let folder = folder("vpa", "vpa.yaml", &vpa(cpu));
        let args = ["compare", "request-server", "--with-recommendation", "vpa.yaml"];
        has(&refused(&folder, &args), &[says, "vpa.yaml:6:23", "accepted: thousandths of a CPU"]);
    }
}

#[test]
fn a_request_above_its_limit_is_told_with_both() {
    let pod = "kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n    - {name: app, \
               resources: {limits: {cpu: 500m},\n       requests: {cpu: \"2\"}}}\n";
    let folder = folder("request", "pod.yaml", pod);
    let args = ["run", "burn --duration 1s", "--limits", "pod.yaml"];
    let says = "requests.cpu is 2000m, above limits.cpu, 500m";
    has(&refused(&folder, &args), &[says, "pod.yaml:6:", "at most 500m"]);
}

#[test]
fn a_total_of_lscpu_that_can_not_be_is_told_with_its_number() {
    let lscpu = "CPU(s): 8\nThread(s) per core: 0\nCore(s) per socket: 4\nSocket(s): 1\n";
    let folder = folder("lscpu", "lscpu.txt", lscpu);
    let args = ["run", "burn --duration 1s", "--machine", "lscpu.txt"];
    has(&refused(&folder, &args), &["\"Thread(s) per core\" is 0 in it", "lscpu.txt:2:", "1 to"]);
}

#[test]
fn readings_that_are_cut_or_unknown_are_told_by_line_and_series() {
    let usage = |value: &str| {
        format!("container_cpu_usage_seconds_total{{container=\"app\",pod=\"web-1\"}} {value}")
    };
    let args = ["fit", "--cpus", "4", "--metrics", "scrape.prom", "--out", "fitted.toml"];
    let unknown = folder("nan", "scrape.prom", &format!("{}\n", usage("NaN")));
    let series = "container_cpu_usage_seconds_total of container=app, pod=web-1 is NaN";
    has(&refused(&unknown, &args), &[series, "scrape.prom:1:1", "accepted: a number"]);
    let text = format!("{}\n{}", usage("12"), "container_spec_cpu_period{pod=\"web-1\"} 1");
    let cut = folder("cut", "scrape.prom", &text);
    let says = "the file ends in the middle of this line";
    has(&refused(&cut, &args), &[says, "scrape.prom:2:1", "accepted: the whole file"]);
}

#[test]
fn no_answer_is_written_over_its_question() {
    let text = "[[workloads]]\ncommand = \"server --threads 2 --rate 50/s --service 1ms --duration \
                1s\"\n";
    let at = folder("over", "web.toml", text);
    let told = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        let output = command.args(args).current_dir(&at).output().expect("the program starts");
        assert!(matches!(output.status.code(), Some(2 | 3)), "{args:?}");
        assert_eq!(fs::read_to_string(at.join("web.toml")).expect("it is there"), text, "{args:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    for option in ["--report", "--trace", "--picks"] {
        let message = told(&["run", "web.toml", option, "./web.toml"]);
        has(&message, &[option, "web.toml", "reads that file", "another name"]);
    }
    let figures = ["--metrics", "web.toml", "--cpus", "2", "--kernel", "6.12"];
    let message = told(&[&["explain", "--report", "web.toml"], &figures[..]].concat());
    has(&message, &["--report would replace this file, which is read", "web.toml"]);
    let message = told(&["run", "web.toml", "--report", "x.html", "--trace", "x.html"]);
    has(&message, &["--report and --trace both name x.html"]);
    assert!(!at.join("x.html").exists());
}
