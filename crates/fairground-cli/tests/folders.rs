//! Folders of results as they come back: cut, edited, emptied, mixed up, somebody else's, or full
//! of links. What is good is kept, what is damaged is run again, what is not ours is left alone.

mod results;

use fairground_cli::experiment::checksum::sealed;
use fairground_cli::experiment::plan::{POINTS_MAX, Plan};
use results::{done, failed, results};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const SCENARIO: &str = "server --threads 4 --rate 300/s --service 1ms --duration 1s";

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("fairground-folders-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn fairground(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A sweep of 15 points.
fn command(out: &Path) -> Command {
    let mut command = fairground(&["sweep", SCENARIO, "--seeds", "1"]);
    command.args(["--vary", "workload.rate=100:500:100", "--vary", "cpu.max=0.5,1,max", "--out"]);
    command.arg(out);
    command
}

/// A whole folder of results: its name, and the lines of the data set.
fn finished(name: &str) -> (PathBuf, Vec<String>) {
    let out = folder(name);
    done(command(&out));
    let text = fs::read_to_string(out.join("results.jsonl")).unwrap();
    (out, text.split_inclusive('\n').map(str::to_owned).collect())
}

#[test]
fn what_was_done_to_a_data_set_is_found_and_costs_its_own_points() {
    let (out, lines) = finished("damaged");
    let edited = lines[3].replacen("\"seed\":1", "\"seed\":2", 1);
    let with_third = |line: &str| [&lines[..3].concat(), line, &lines[4..].concat()].concat();
    let cases = [
        (lines[..7].concat(), "it has 7 of 15 points"),
        (
            lines.concat()[..lines.concat().len() - 9].to_owned(),
            "line 15 has no end: it has 14 of 15 points",
        ),
        (with_third(&edited), "line 4: not as it was written"),
        (with_third("\u{1b}[2J\u{0}\n"), "line 4: not as it was written"),
        (
            lines.iter().rev().map(String::as_str).collect(),
            "it has every point, but not as it was written",
        ),
        (String::new(), "it has 0 of 15 points"),
    ];
    for (text, says) in cases {
        fs::write(out.join("results.jsonl"), &text).unwrap();
        let again = done(command(&out));
        let told = String::from_utf8_lossy(&again.stderr);
        assert!(told.contains(says) && !told.contains('\u{1b}'), "{says}: {told}");
        assert_eq!(results(&out), lines.concat().as_bytes(), "{says}");
    }
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn foreign_files_are_refused_and_left_alone() {
    let (out, lines) = finished("foreign");
    let (other, _) = finished("foreign-other");
    let mut other_command = command(&other);
    other_command.args(["--set", "workload.service=2ms"]);
    fs::remove_dir_all(&other).unwrap();
    done(other_command);
    let theirs = String::from_utf8(results(&other)).unwrap();
    let mixed = [&lines[..2].concat(), theirs.split_inclusive('\n').nth(2).unwrap()].concat();
    for (text, says) in [
        ("the only copy of my thesis\n", "has no point of this sweep"),
        ("the only copy, without an end", "has no point of this sweep"),
        (&mixed, "line 3 is no point of this sweep"),
    ] {
        for name in ["results.jsonl", "results.jsonl.partial"] {
            let _ = fs::remove_file(out.join("results.jsonl"));
            let _ = fs::remove_file(out.join("results.jsonl.partial"));
            fs::write(out.join(name), text).unwrap();
            let (code, told) = failed(command(&out));
            assert!(code == 3 && told.contains(says), "{name}: {told}");
            assert_eq!(fs::read_to_string(out.join(name)).unwrap(), text);
        }
    }
    fs::remove_dir_all(&out).unwrap();
    fs::remove_dir_all(&other).unwrap();
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link_or_into_a_pipe() {
    use std::os::unix::fs::symlink;
    let (out, _) = finished("links");
    let (target, names) = (
        out.join("precious"),
        ["results.jsonl", "results.jsonl.partial", "plan.json", ".results.lock"],
    );
    fs::write(&target, "mine\n").unwrap();
    for name in names {
        for pipe in [false, true] {
            let _ = fs::remove_file(out.join("results.jsonl"));
            let _ = fs::remove_file(out.join("results.jsonl.partial"));
            let path = out.join(name);
            let before = fs::read(&path).ok();
            let _ = fs::remove_file(&path);
            match pipe {
                false => symlink(&target, &path).unwrap(),
                true => assert!(Command::new("mkfifo").arg(&path).status().unwrap().success()),
            }
            let (code, told) = failed(command(&out));
            let kind = if pipe { "is a pipe" } else { "is a link" };
            assert!(code == 3 && told.contains(kind) && told.contains(name), "{told}");
            assert_eq!(fs::read_to_string(&target).unwrap(), "mine\n");
            fs::remove_file(&path).unwrap();
            if let Some(before) = before.filter(|_| name == "plan.json") {
                fs::write(&path, before).unwrap();
            }
        }
    }
    fs::remove_dir_all(&out).unwrap();
}

#[cfg(unix)]
#[test]
fn the_folder_is_one_and_no_link_to_another() {
    use std::os::unix::fs::symlink;
    let place = folder("place");
    let (real, link) = (place.join("real"), place.join("link"));
    fs::create_dir_all(&real).unwrap();
    symlink(&real, &link).unwrap();
    symlink(place.join("nowhere"), place.join("broken")).unwrap();
    fs::write(place.join("file"), "mine").unwrap();
    assert!(Command::new("mkfifo").arg(place.join("pipe")).status().unwrap().success());
    for (name, says) in [
        ("link", "is a link\naccepted: the folder itself, "),
        ("broken", "is a link that leads nowhere"),
        ("file", "is a file"),
        ("pipe", "is a pipe or a device"),
    ] {
        let (code, told) = failed(command(&place.join(name)));
        assert!(code == 3 && told.contains(says), "{name}: {told}");
    }
    assert!(failed(command(&link)).1.contains(&real.display().to_string()));
    assert_eq!(fs::read_dir(&real).unwrap().count(), 0, "nothing is written through it");
    assert_eq!(fs::read_to_string(place.join("file")).unwrap(), "mine");
    // Folders above it may be links, as those of a cluster are.
    done(command(&link.join("results")));
    fs::remove_dir_all(&place).unwrap();
}

#[test]
fn a_kernel_by_its_distributions_name_is_the_same_sweep_and_another_one_is_named() {
    let (place, out) = (folder("kernels"), folder("kernels").join("out"));
    fs::create_dir_all(&place).unwrap();
    let copy = place.join("copy.toml");
    let text = format!("machine = \"pu:4\"\n[[workloads]]\ncommand = \"{SCENARIO}\"\n");
    let text = text.replace(" --duration 1s", "").replace("[[", "duration = \"1s\"\n[[");
    fs::write(&copy, &text).unwrap();
    let of = |scenario: &Path, kernel: &str| {
        let mut command = fairground(&["sweep", "--seeds", "2", "--kernel", kernel]);
        command.args(["--vary", "cpu.max=1,2", "--out"]).arg(&out).arg(scenario);
        command
    };
    done(of(&copy, "6.8"));
    let before = results(&out);
    let moved = place.join("moved.toml");
    fs::write(&moved, &text).unwrap();
    for (scenario, kernel) in [(&copy, "6.8.0-45-generic"), (&moved, "6.8")] {
        let again = done(of(scenario, kernel));
        assert!(String::from_utf8_lossy(&again.stderr).contains("4 of 4 points are there"));
        assert_eq!(results(&out), before);
    }
    let (code, told) = failed(of(&copy, "6.12"));
    assert!(
        code == 3 && told.contains("what differs: the kernel (6.8 there, 6.12 here)"),
        "{told}"
    );
    fs::remove_dir_all(&place).unwrap();
}

/// A plan as somebody may have made it, with a checksum that is right.
fn write_plan(out: &Path, change: impl FnOnce(&mut Plan)) {
    let text = fs::read_to_string(out.join("plan.json")).unwrap();
    let mut plan: Plan = serde_json::from_str(&text).unwrap();
    change(&mut plan);
    fs::write(out.join("plan.json"), plan.named().text()).unwrap();
}

/// What somebody did to a plan.
type Change = fn(&mut Plan);

/// More points than a sweep can have, in few words.
fn many_points(plan: &mut Plan) {
    let many = POINTS_MAX.isqrt() + 1;
    plan.seeds = (0..many as u64).collect();
    plan.vary.truncate(1);
    plan.vary[0].values = vec!["1".into(); many];
    plan.settings = vec!["a".into(); many];
}

#[test]
fn a_received_plan_that_cannot_be_is_refused() {
    let (out, _) = finished("plans");
    let text = fs::read(out.join("plan.json")).unwrap();
    let cases: [(Change, &str); 4] = [
        (|plan| plan.schema = "fairground.sweep/9".into(), "another schema"),
        (|plan| plan.settings.clear(), "it has no settings"),
        (|plan| plan.vary[0].values.clear(), "not those of its values"),
        (many_points, "more points than"),
    ];
    for (change, says) in cases {
        fs::write(out.join("plan.json"), &text).unwrap();
        write_plan(&out, change);
        let (code, told) = failed(fairground(&["merge", &out.display().to_string()]));
        assert!(code == 3 && told.contains(says), "{told}");
    }
    fs::write(out.join("plan.json"), [0xffu8; 64]).unwrap();
    let (code, told) = failed(fairground(&["merge", &out.display().to_string()]));
    assert!(code == 3 && told.contains("is no plan of a sweep"), "{told}");
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn hostile_names_of_a_received_folder_steer_nothing() {
    let (out, lines) = finished("hostile");
    let hostile = "\u{1b}[2J\u{202e}\u{61c}\u{2028}x";
    let place = out.display().to_string();
    write_plan(&out, |plan| {
        plan.vary[0].key = hostile.into();
        plan.vary[1].values[0] = hostile.into();
        plan.metrics.push(hostile.into());
        plan.scenario = hostile.into();
    });
    let merged = done(fairground(&["merge", &place]));
    let not_there = failed(fairground(&["merge", &place, "--metric", "p98"])).1;
    let mut line: Value = serde_json::from_str(&lines[0]).unwrap();
    line["seed"] = json!(7);
    line["setting"] = json!({hostile: hostile});
    let Value::Object(mut fields) = line else { unreachable!("it is an object") };
    fields.remove("checksum");
    fs::write(out.join("results.jsonl"), sealed(fields)).unwrap();
    let foreign = failed(fairground(&["merge", &place])).1;
    assert!(foreign.contains("line 1 is no point of this sweep"), "{foreign}");
    let merged = [merged.stdout, merged.stderr].concat();
    for text in [&*String::from_utf8_lossy(&merged), &not_there, &foreign] {
        let raw = |c: char| hostile.contains(c) && !c.is_ascii_graphic();
        assert!(!text.contains(raw), "{text:?}");
    }
    assert!(not_there.contains("the sweep has not measured p98"), "{not_there}");
    fs::remove_dir_all(&out).unwrap();
}
