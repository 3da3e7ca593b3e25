//! Which tasks of a file are threads of one process.

use fairground::units::Id;
use fairground_cli::read::{Overrides, load};
use std::path::Path;

/// The process of each task of a file, by name.
fn processes(file: &str, text: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    std::fs::write(&path, text).expect("a file for the test");
    let workload = load(&path, &Overrides::default()).expect("it is a scenario").workload;
    let process = |row: usize| workload.tasks[row].process.expect("each has one").index();
    (0..workload.tasks.len()).map(|row| workload.processes[process(row)].clone()).collect()
}

#[test]
fn a_file_of_rt_app_is_one_process() {
    let text = r#"{ "tasks": { "a": { "instance": 2, "run": 1 }, "b": { "run": 1 } } }"#;
    assert_eq!(processes("process.json", text), ["rt-app"; 3]);
}

#[test]
fn instances_are_one_process_and_a_scenario_says_who_joins_them() {
    let text = "[tasks.a]\ninstances = 2\nrun = '1ms'\n[tasks.b]\nrun = '1ms'\n\
                [tasks.c]\nrun = '1ms'\nprocess = 'a'\n";
    assert_eq!(processes("process.toml", text), ["a", "a", "b", "a"]);
}
