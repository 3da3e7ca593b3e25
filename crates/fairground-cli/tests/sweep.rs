//! Sweeps that are disturbed: whatever ends them, the same command goes on, and the data set has
//! the bytes of one that nothing disturbed.

mod results;

use fairground_cli::experiment::grid::Grid;
use fairground_cli::experiment::store::Store;
use fairground_cli::experiment::sweep::Sweep;
use fairground_cli::read::Asked;
use fairground_cli::read::Overrides;
use fairground_cli::tell::point;
use results::{done, failed, results};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const SCENARIO: &str = "server --threads 4 --rate 300/s --service 1ms --duration 1s";
const VARY: [&str; 2] = ["workload.rate=100:500:100", "cpu.max=0.5,1,max"];

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("fairground-sweep-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn command(verb: &str, seeds: usize, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args([verb, SCENARIO, "--seeds", &seeds.to_string(), "--out"]).arg(out);
    for vary in VARY {
        command.args(["--vary", vary]);
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn sweep(seeds: u64) -> Sweep {
    let vary: Vec<String> = VARY.iter().map(|text| (*text).to_owned()).collect();
    let grid = Grid::new(Asked::Path(SCENARIO.into()), Overrides::default(), &vary);
    Sweep::new(grid.expect("a grid"), (1..=seeds).collect(), &[], point::value).expect("a sweep")
}

#[test]
fn kills_at_any_moment_cost_no_point_and_no_byte() {
    let (calm, rough) = (folder("calm"), folder("rough"));
    let told = done(command("sweep", 20, &calm));
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    for _ in 0..20 {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let mut child: Child = command("sweep", 20, &rough).spawn().expect("it starts");
        std::thread::sleep(Duration::from_micros(random % 90_000));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let journal = fs::read_to_string(rough.join("results.jsonl.partial")).unwrap_or_default();
        let whole = journal.lines().filter(|line| line.ends_with('}'));
        let mut points: Vec<&str> =
            whole.map(|line| line.split(',').next().unwrap_or("")).collect();
        let count = points.len();
        points.sort_unstable();
        points.dedup();
        assert_eq!(points.len(), count, "no point is run twice");
    }
    let again = done(command("sweep", 20, &rough));
    assert_eq!(results(&calm), results(&rough));
    assert_eq!(
        again.stdout,
        String::from_utf8_lossy(&told.stdout).replace("calm", "rough").as_bytes()
    );
    assert_eq!(results(&calm).iter().filter(|byte| **byte == b'\n').count(), 15 * 20);
    fs::remove_dir_all(&calm).unwrap();
    fs::remove_dir_all(&rough).unwrap();
}

#[test]
fn a_journal_that_ends_anywhere_is_gone_on_with() {
    let (sweep, plan) = (sweep(1), sweep(1).plan());
    let all: Vec<usize> = (0..plan.points()).collect();
    let lines: Vec<String> = all.iter().map(|point| sweep.run(*point).expect("it runs")).collect();
    let whole = lines.concat();
    // As threads leave it: in any order.
    let journal: String = lines.iter().rev().map(String::as_str).collect();
    let out = folder("torn");
    // A folder that was left with a journal and another file. It is made anew each time, its lock
    // too: a child that another test starts holds the files that are open here for a moment longer.
    drop(Store::open(&out, "results", &plan, all.clone()).expect("it opens"));
    let planned = fs::read(out.join("plan.json")).expect("the plan is there");
    let left_with = |journal: &str, beside: (&str, &str)| {
        fs::remove_dir_all(&out).unwrap();
        fs::create_dir(&out).unwrap();
        fs::write(out.join("plan.json"), &planned).unwrap();
        fs::write(out.join("results.jsonl.partial"), journal).unwrap();
        fs::write(out.join(beside.0), beside.1).unwrap();
        Store::open(&out, "results", &plan, all.clone()).expect("it opens")
    };
    for cut in (0..=journal.len()).step_by(journal.len() / 41) {
        let mut store = left_with(&journal[..cut], (".results.jsonl.77.partial", "half"));
        let kept = journal[..cut].matches('\n').count();
        assert_eq!(store.missing().len(), all.len() - kept);
        for point in store.missing() {
            store.add(point, &lines[point]).expect("it is written");
        }
        store.finish().expect("it is written");
        assert_eq!(fs::read_to_string(store.file()).unwrap(), whole, "cut at {cut}");
        let left: Vec<_> = fs::read_dir(&out).unwrap().collect();
        assert_eq!(left.len(), 3, "results, plan and lock: {left:?}");
    }
    // Killed between the data set's appearance and the journal's end.
    let mut store = left_with(&journal, ("results.jsonl", &whole));
    assert!(store.missing().is_empty());
    store.finish().expect("the journal goes");
    assert!(!out.join("results.jsonl.partial").exists());
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn shards_are_merged_to_the_same_bytes_and_missing_ones_are_named() {
    let (calm, out) = (folder("undivided"), folder("shards"));
    let mut one = command("sweep", 2, &calm);
    one.args(["--jobs", "1"]);
    done(one);
    let shard = |index: usize| {
        let mut command = command("shard", 2, &out);
        command.args(["--index", &index.to_string(), "--of", "3"]);
        command
    };
    let merge = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        command.arg("merge").arg(&out).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    done(shard(0));
    done(shard(2));
    let (code, told) = failed(merge());
    assert_eq!(code, 3);
    assert!(
        told.contains("10 of 30 points are missing") && told.contains("not there: 1"),
        "{told}"
    );
    done(shard(1));
    done(merge());
    assert_eq!(results(&calm), results(&out));
    let (code, told) = failed(shard(3));
    assert!(code == 2 && told.contains("accepted: 0 to 2"), "{told}");
    fs::remove_dir_all(&calm).unwrap();
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn two_sweeps_on_one_folder_and_another_plan_are_told() {
    let out = folder("shared");
    let plan = sweep(2).plan();
    let store =
        Store::open(&out, "results", &plan, (0..plan.points()).collect()).expect("it opens");
    let (code, told) = failed(command("sweep", 2, &out));
    assert!(code == 4 && told.contains("another fairground writes results"), "{told}");
    drop(store);
    let (code, told) = failed(command("sweep", 3, &out));
    assert!(code == 3 && told.contains("what differs: the seeds"), "{told}");
    fs::write(out.join("results.jsonl.partial"), "{\"point\":0}\n").unwrap();
    let (code, told) = failed(command("sweep", 2, &out));
    assert!(code == 3 && told.contains("partial has no point of this sweep"), "{told}");
    let planned = fs::read_to_string(out.join("plan.json")).unwrap();
    fs::write(out.join("plan.json"), planned.replace("cpu.max", "cpu.min")).unwrap();
    let (code, told) = failed(command("sweep", 2, &out));
    assert!(code == 3 && told.contains("it is not as it was written"), "{told}");
    fs::write(out.join("plan.json"), "{").unwrap();
    let (code, told) = failed(command("sweep", 2, &out));
    assert!(code == 3 && told.contains("is no plan of a sweep"), "{told}");
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn a_folder_that_cannot_be_used_and_a_full_disk_are_told() {
    let out = folder("file");
    fs::write(&out, "a file").unwrap();
    let (code, told) = failed(command("sweep", 1, &out));
    assert!(code == 3 && told.contains("is a file\naccepted: a folder"), "{told}");
    fs::remove_file(&out).unwrap();
    // A limit on the size of files stands for the full disk; 16 blocks are a few points.
    let program = command("sweep", 2, &out);
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\""]);
    limited.arg(program.get_program()).args(program.get_args());
    let (code, told) = failed(limited);
    assert!(code == 4 && told.contains("goes on from here"), "{told}");
    assert_eq!(told.matches("cannot write").count(), 1, "{told}");
    let before = fs::read_to_string(out.join("results.jsonl.partial")).unwrap();
    assert!(before.ends_with('\n') && before.lines().count() > 1, "whole lines alone");
    let again = done(program);
    assert!(String::from_utf8_lossy(&again.stderr).contains("of 30 points are there"));
    assert_eq!(results(&out).iter().filter(|byte| **byte == b'\n').count(), 30);
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn what_the_kernel_refuses_is_a_line_and_a_wrong_value_is_an_error() {
    let out = folder("refused");
    let run = |vary: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        command.args(["sweep", SCENARIO, "--seeds", "1", "--out"]).arg(&out);
        for vary in vary {
            command.args(["--vary", vary]);
        }
        command
    };
    let told = done(run(&["cpu.max=0.5,2", "cpu.max.burst=0,100ms"]));
    assert!(String::from_utf8_lossy(&told.stdout).contains("1 setting can't be"));
    let text = String::from_utf8(results(&out)).unwrap();
    assert_eq!(text.lines().filter(|line| line.contains("\"refused\":\"")).count(), 1);
    let (code, told) = failed(run(&["kernel=6.12,3.99"]));
    assert!(code == 3 && told.contains("3.99"), "{told}");
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn settings_that_want_more_than_they_may_use_are_told_above_their_numbers() {
    let folder = folder("overloaded");
    let told = |limits: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        let server = "server --threads 1 --rate 100/s --service 8ms --duration 1s";
        command.args(["sweep", server, "--limit", "cpus=2", "--vary", limits, "--seeds", "1"]);
        let output = command.arg("--out").arg(folder.join(limits)).output().expect("it starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let over = told("cpu.max=0.5,0.7,1.5");
    let first = "OVERLOAD in 2 of 3 settings, the first of them cpu.max=0.5: /limited is asked for";
    assert!(over.starts_with(first), "{over}");
    assert!(!told("cpu.max=1,1.5").contains("OVERLOAD"));
    // One thread is no limit, but its queue grows.
    let grows = told("server.service=8ms,16ms");
    let first = "OVERLOAD in 1 of 2 settings, the first of them server.service=16ms: the queue of";
    assert!(grows.starts_with(first), "{grows}");
    std::fs::remove_dir_all(folder).expect("removed");
}
