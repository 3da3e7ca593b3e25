//! The program as people meet it: what it prints, what it leaves behind, how it ends.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn fairground(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(line.split_whitespace());
    command
}

fn output(line: &str) -> Output {
    fairground(line).output().expect("the program starts")
}

fn code(line: &str) -> Option<i32> {
    output(line).status.code()
}

fn text(line: &str) -> String {
    told(fairground(line))
}

fn told(mut command: Command) -> String {
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the answer is text")
}

/// The program in a folder: its files have short names, whatever TMPDIR has in its own.
fn fairground_in(folder: &Path, line: &str) -> Command {
    let mut command = fairground(line);
    command.current_dir(folder);
    command
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fairground-cli-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn unknown_flags_and_verbs_are_usage_errors() {
    assert_eq!(code("run x.toml --frobnicate"), Some(2));
    assert_eq!(code("juggle"), Some(2));
    assert_eq!(code(""), Some(2));
    assert_eq!(code("run x.toml --json --csv"), Some(2));
}

#[test]
fn a_set_is_explained_without_options_of_figures() {
    for option in [
        "--threads 3",
        "--limit 2",
        "--kernel 6.6",
        "--cpus 4",
        "--node x",
        "--seed 2",
        "--p50 1ms --p99 2ms",
        "--throttled 5%",
        "--over 60s",
        "--manifest x.yaml",
        "--out y.toml",
    ] {
        assert_eq!(code(&format!("explain set.toml {option}")), Some(2), "{option}");
    }
    assert_eq!(code("explain no-such-set.toml"), Some(3));
}

#[test]
fn the_answer_is_the_same_bytes_every_time() {
    for line in [
        "run web-and-batch --duration 200ms",
        "run web-and-batch --duration 200ms --json",
        "run web-and-batch --duration 200ms --csv",
        "run web-and-batch --duration 200ms --csv=placement",
        "run web-and-batch --duration 200ms --timeline",
    ] {
        assert_eq!(text(line), text(line), "{line}");
    }
}

#[test]
fn another_seed_is_another_history() {
    let digest = |line: &str| text(line).rsplit_once("digest ").unwrap().1.to_owned();
    let line = "run two-hogs-003 --duration 500ms --seed";
    assert_ne!(digest(&format!("{line} 1")), digest(&format!("{line} 2")));
}

#[test]
fn tables_can_be_pasted_into_a_mail() {
    for line in [
        "run web-and-batch --duration 100ms",
        "run two-hogs-003 --duration 100ms --all",
        "run web-and-batch --duration 100ms --placement --all",
        "run desktop --duration 50ms --timeline=20ms",
        "list",
    ] {
        let text = text(line);
        assert!(text.is_ascii(), "{line}");
        assert!(text.lines().all(|line| line.len() <= 100 && line.trim_end() == line), "{text}");
    }
}

#[test]
fn wall_time_is_no_part_of_the_answer() {
    let output = output("run slices --duration 10ms");
    assert!(!String::from_utf8_lossy(&output.stdout).contains("wall"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("wall time"));
}

#[test]
fn a_goal_is_told_in_front() {
    let told = |until: &str| {
        let line = ["run", "hackbench -g 1 -l 2000 -p", "--machine", "laptop-4x2"];
        let output = fairground("").args(line).args(["--until", until]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let (end, early) = (told("end"), told("10%"));
    assert!(end.starts_with("hackbench: 800000 messages in 0."), "{end}");
    assert!(early.starts_with("hackbench: 0."), "{early}");
    assert!(early.contains(" s for 800000 messages, extrapolated from its first 0."), "{early}");
    assert!(end.contains("\nwake-ups: ") && end.contains("\nmigrations inside the same core "));
}

#[test]
fn extras_change_nothing_in_the_answer() {
    let folder = scratch("extras");
    let trace = folder.join("run.pftrace");
    let plain = text("run web-and-batch --duration 100ms");
    let line = "run web-and-batch --duration 100ms --trace run.pftrace";
    let traced = told(fairground_in(&folder, line));
    assert_eq!(plain, traced);
    assert!(fs::metadata(&trace).unwrap().len() > 1000);
    let drawn = text("run web-and-batch --duration 100ms --timeline");
    assert!(drawn.ends_with(&plain));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn endings_have_their_exit_codes() {
    let code = |line: &str| output(line).status.code();
    assert_eq!(code("run slices --duration 1ms"), Some(0));
    assert_eq!(code("--help"), Some(0));
    assert_eq!(code("run slices --frobnicate"), Some(2));
    assert_eq!(code("run slices --duration 10"), Some(2));
    assert_eq!(code("run slices --json --csv"), Some(2));
    assert_eq!(code("run there/is/no/such.toml"), Some(3));
    assert_eq!(code("run slices --set no_such_knob=1"), Some(3));
    assert_eq!(code("reproduce 999"), Some(3));
    assert_eq!(code("run slices --trace /no/such/folder/x.pftrace"), Some(4));
}

#[test]
fn a_bad_input_leaves_no_file_behind() {
    let folder = scratch("bad-input");
    let line = "run slices --set no_such_knob=1 --trace run.pftrace";
    let output = fairground_in(&folder, line).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_one_message_and_exit_code_4() {
    for line in ["list", "run slices --duration 10ms", "run slices --duration 10ms --json"] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = fairground(line).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(4), "{line}: {errors}");
        assert_eq!(errors.matches("error:").count(), 1, "{errors}");
    }
    let output = output("run slices --duration 10ms --trace /dev/full");
    assert_eq!(output.status.code(), Some(4));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_reader_that_has_gone_is_no_fault() {
    for line in ["list", "run web-and-batch --duration 100ms --all --json", "--help"] {
        let mut child = fairground(line)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{line}: {errors}");
        assert!(!errors.contains("panic") && !errors.contains("error"), "{errors}");
    }
}

#[test]
fn many_instances_are_one_row_and_all_shows_them() {
    let folder = scratch("many");
    let tasks = r#"{"tasks": {"worker": {"instance": 100, "run": 1000, "sleep": 9000}}}"#;
    fs::write(folder.join("many.json"), tasks).unwrap();
    let many =
        |more: &str| told(fairground_in(&folder, &format!("run many.json --duration 50ms {more}")));
    let short = many("");
    assert!(short.contains("worker:(100)"), "{short}");
    assert!(short.lines().count() < 50, "{short}");
    assert!(many("--all").lines().count() > 100);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn json_says_everything_with_its_unit() {
    let text = text("run web-and-batch --duration 100ms --json");
    let run: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(run["schema"], "fairground.run/1");
    for key in ["machine", "kernel", "seed", "simulated_ns", "events", "digest", "groups", "cpus"] {
        assert!(!run[key].is_null(), "{key}");
    }
    let task = &run["tasks"][0];
    for key in ["runtime_ns", "delay_ns_mean", "delay_ns_max", "wake_latency_ns_p99", "switches"] {
        assert!(task[key].is_number(), "{key}");
    }
    let kernel = &run["kernel"];
    assert!(kernel["answers"]["turn"].is_string() && kernel["knobs"]["HZ"].is_number());
    assert!(kernel["features"]["RUN_TO_PARITY"].is_boolean());
}

#[test]
fn a_study_s_table_fits_a_mail_and_ends_with_its_verdict() {
    let table = String::from_utf8(output("reproduce U03").stdout).unwrap();
    assert!(table.lines().all(|line| line.len() <= 100 && line.is_ascii()), "{table}");
    assert!(table.ends_with('\n') && !table.ends_with("\n\n"));
    let last = table.lines().last().unwrap();
    assert!(last.starts_with("study U03: ") && last.contains(", digest "), "{last}");
    for words in ["seeds 1-5", "calibrated: "] {
        assert!(table.contains(words), "{words}");
    }
    let misses = table.lines().filter(|line| line.ends_with(" MISS")).count();
    assert_eq!(table.lines().filter(|line| line.starts_with("MISS: ")).count(), misses);
}

#[test]
fn studies_as_data_are_an_object_or_a_list() {
    let json =
        |line: &str| serde_json::from_slice::<serde_json::Value>(&output(line).stdout).unwrap();
    let (one, all) = (json("reproduce D --json"), json("reproduce D U08 --json"));
    assert!(one.is_object());
    assert!(all.as_array().unwrap().contains(&one));
}

#[test]
fn a_study_is_compared_cell_by_cell_and_does_not_depend_on_threads() {
    let run = |threads: &str| {
        let mut command = fairground("reproduce D --json");
        let output = command.env("RAYON_NUM_THREADS", threads).output().unwrap();
        let study: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let cells = study["cells"].as_array().unwrap();
        let missed = cells.iter().any(|cell| cell["verdict"] == "miss");
        assert_eq!(output.status.code(), Some(i32::from(missed)));
        study
    };
    let study = run("1");
    assert_eq!(study, run("3"));
    assert_eq!(study["study"], "D");
    let keys = ["row", "column", "unit", "target", "ours", "low", "high", "tolerance", "kind"];
    for cell in study["cells"].as_array().unwrap() {
        let cell = cell.as_object().unwrap();
        assert_eq!(cell.len(), keys.len() + 1);
        assert!(keys.iter().all(|key| cell.contains_key(*key)), "{cell:?}");
        assert!(cell["verdict"] == "hit" || cell["verdict"] == "miss");
    }
}

#[test]
fn limits_are_echoed_as_cpu_max() {
    let line = "run web-and-batch --duration 10ms --limit /web=limits.cpu=1500m";
    let told = text(line);
    let first =
        "/web  cpu.max \"150000 100000\"  cpu.max.burst 0  (from limits.cpu = \"1500m\")\n\n";
    assert!(told.starts_with(first), "{told}");
    let long = format!("{line} --limits tests/data/limits/apps-front.slice");
    let refused = output(&long);
    assert_eq!(refused.status.code(), Some(3), "no task is in the slice");
    assert_eq!(output("run periodic --limit cpu.max=0").status.code(), Some(3));
    assert_eq!(output("run periodic --limit").status.code(), Some(2));
}

#[test]
fn an_answer_s_former_name_is_taken_and_told_once() {
    let run = |name: &str| output(&format!("run request-server --set refill={name}"));
    let (old, new) = (run("merged"), run("burst"));
    assert!(old.status.success() && old.stdout == new.stdout);
    let warned = |output: &Output| {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        errors.lines().filter(|line| line.starts_with("warning: ")).map(str::to_owned).collect()
    };
    let told: Vec<String> = warned(&old);
    assert_eq!(told, ["warning: refill = \"merged\" is now called \"burst\""]);
    let none: Vec<String> = warned(&new);
    assert!(none.is_empty(), "{none:?}");
}
