//! docs/how-to/add-a-patch.md does what it says: its diff is applied to a copy of the engine, and
//! the answer that it adds is listed, set and run there. It builds the engine anew, so it is a long
//! test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that asks the patched engine for the new answer. It prints the answers and, for the
/// old and the new one, what was run of a group with a burst.
const TRIAL: &str = r#"
use fairground::model::limit::Limit;
use fairground::model::topology::{Shape, Topology};
use fairground::policy::{Kernel, catalogue};
use fairground::record::digest::Digest;
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::GroupId;
use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;

fn digest(refill: &str) -> u64 {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 1, threads: 1 };
    let mut kernel = Kernel::profile("6.12").expect("a release");
    kernel.set("refill", refill).expect("an answer");
    let steps = vec![
        Step::Run(Draw::Uniform { lo: 1_000_000, hi: 12_000_000 }),
        Step::Sleep(Draw::Uniform { lo: 1_000_000, hi: 30_000_000 }),
        Step::Repeat { to: 0, times: None, counter: 0 },
    ];
    let program = Program { steps, counters: 1, ..Program::default() };
    let limit = Limit { quota_ns: Some(5_000_000), period_ns: 10_000_000, burst_ns: 5_000_000 };
    let group = GroupSpec { path: "/g".into(), limit, ..GroupSpec::root() };
    let task = TaskSpec { group: GroupId(1), ..TaskSpec::new("t", 0) };
    let scenario = Scenario {
        machine: Machine::bare("one", Topology::regular(shape, false).expect("a machine")),
        kernel,
        groups: vec![GroupSpec::root(), group],
        writes: vec![],
        workload: Workload { programs: vec![program], tasks: vec![task], ..Workload::default() },
        seed: 1,
        duration_ns: 1_000_000_000,
        until: Until::End,
    };
    let mut digest = Digest::default();
    simulate(&scenario, &mut digest).expect("sound");
    digest.value()
}

fn main() {
    let question = catalogue::question("refill").expect("a question");
    println!("{}", question.names().collect::<Vec<_>>().join(" "));
    println!("{:x} {:x}", digest("burst"), digest("half-kept"));
}
"#;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a repository")
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("readable").flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("copied")),
        }
    }
}

/// The first diff of a page: the file that it changes, and for each hunk the lines before and
/// after.
fn diff(page: &str) -> (String, Vec<(String, String)>) {
    let block = page.split("```diff\n").nth(1).and_then(|rest| rest.split("```").next());
    let block = block.expect("the page shows a diff");
    let file = block.lines().find_map(|line| line.strip_prefix("+++ b/")).expect("a file");
    let mut hunks: Vec<(String, String)> = Vec::new();
    for line in block.lines().skip_while(|line| !line.starts_with("@@")) {
        if line.starts_with("@@") {
            hunks.push(Default::default());
            continue;
        }
        let (before, after) = hunks.last_mut().expect("lines follow a head");
        let (mark, text) = line.split_at(line.len().min(1));
        if mark != "+" {
            before.push_str(&format!("{text}\n"));
        }
        if mark != "-" {
            after.push_str(&format!("{text}\n"));
        }
    }
    (file.to_owned(), hunks)
}

/// Applies the page's diff to the copy. Each hunk must fit at one place.
fn apply(page: &str, copy: &Path) {
    let (file, hunks) = diff(page);
    let path = copy.join(&file);
    let mut text = fs::read_to_string(&path).expect("the file of the diff");
    for (before, after) in hunks {
        assert_eq!(text.matches(&before).count(), 1, "in {file} this hunk fits nowhere:\n{before}");
        text = text.replacen(&before, &after, 1);
    }
    fs::write(path, text).expect("written");
}

/// A workspace with the engine and the trial alone.
fn workspace(root: &Path) {
    let ours = repository();
    let manifest = fs::read_to_string(ours.join("Cargo.toml")).expect("a manifest");
    let members = manifest.lines().map(|line| match line.starts_with("members") {
        true => "members = [\"crates/fairground\", \"crates/trial\"]",
        false => line,
    });
    fs::create_dir_all(root.join("crates/trial/src")).expect("a folder");
    fs::write(root.join("Cargo.toml"), members.collect::<Vec<_>>().join("\n")).expect("written");
    fs::copy(ours.join("Cargo.lock"), root.join("Cargo.lock")).expect("copied");
    copy(&ours.join("crates/fairground"), &root.join("crates/fairground"));
    let trial = "[package]\nname = \"trial\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
                 [dependencies]\nfairground = { path = \"../fairground\" }\n";
    fs::write(root.join("crates/trial/Cargo.toml"), trial).expect("written");
    fs::write(root.join("crates/trial/src/main.rs"), TRIAL).expect("written");
}

fn page() -> String {
    fs::read_to_string(repository().join("docs/how-to/add-a-patch.md")).expect("the page")
}

#[test]
fn the_diff_of_the_page_fits_the_sources() {
    let (file, hunks) = diff(&page());
    let text = fs::read_to_string(repository().join(&file)).expect("the file of the diff");
    for (before, _) in hunks {
        assert_eq!(text.matches(&before).count(), 1, "in {file} this hunk fits nowhere:\n{before}");
    }
}

#[test]
#[ignore = "long"]
fn an_answer_that_is_added_to_a_copy_runs() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("add-a-patch");
    let _ = fs::remove_dir_all(root.join("crates"));
    workspace(&root);
    apply(&page(), &root);
    let run = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--package", "trial"])
        .current_dir(&root)
        .env("CARGO_TARGET_DIR", root.join("target"))
        .output()
        .expect("cargo runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let told = String::from_utf8(run.stdout).expect("text");
    let (answers, digests) = told.trim().split_once('\n').expect("two lines");
    assert!(answers.split(' ').any(|name| name == "half-kept"), "{answers}");
    let (old, new) = digests.split_once(' ').expect("two digests");
    assert_ne!(old, new, "the new answer does something");
}
