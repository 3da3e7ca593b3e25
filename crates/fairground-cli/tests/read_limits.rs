//! Limits hold just so: the biggest input that is accepted, and the next one.

use fairground::sim::scenario::Scenario;
use fairground_cli::read::{Overrides, load};
use std::sync::atomic::{AtomicUsize, Ordering};

fn try_text(ext: &str, text: &str) -> Result<Scenario, String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("fairground-read-{}-{number}.{ext}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, text).expect("a file for the test");
    let read = load(&path, &Overrides::default()).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(path);
    read
}

fn json(text: &str) -> Scenario {
    try_text("json", text).unwrap_or_else(|error| panic!("{error}"))
}

fn toml(text: &str) -> Scenario {
    try_text("toml", text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_finite_loop_that_takes_no_time_is_bounded() {
    let text = |n: u32| {
        format!(
            r#"{{ "tasks": {{ "t": {{ "phases": {{
            "a": {{ "loop": {n}, "yield": "" }}, "b": {{ "run": 1 }} }} }} }} }}"#
        )
    };
    json(&text(1000));
    let message = try_text("json", &text(2_000_000_000)).expect_err("too long");
    assert!(message.contains("takes no time"), "{message}");
}

#[test]
fn limits_of_tasks_cpus_and_groups_hold_just_so() {
    let tasks = |n: u32| format!(r#"{{ "tasks": {{ "t": {{ "instance": {n}, "run": 1 }} }} }}"#);
    assert_eq!(json(&tasks(100_000)).workload.tasks.len(), 100_000);
    assert!(try_text("json", &tasks(100_001)).is_err());
    let groups = |n: u32| {
        let all: Vec<String> = (1..n).map(|g| format!("\"/g{g}\" = {{}}")).collect();
        format!("groups = {{ {} }}\n[tasks.t]\nrun = \"1ms\"", all.join(", "))
    };
    assert_eq!(toml(&groups(10_000)).groups.len(), 10_000);
    assert!(try_text("toml", &groups(10_001)).expect_err("too many").contains("10000 groups"));
    let machine = |n: u32| format!("machine = \"core:{n} pu:1\"\n[tasks.t]\nrun = \"1ms\"");
    assert_eq!(toml(&machine(4096)).machine.topology.len(), 4096);
    assert!(try_text("toml", &machine(4097)).is_err());
}

#[test]
fn a_thousand_nested_groups_are_read() {
    let mut text = String::from("[tasks.t]\nrun = \"1ms\"\n");
    for g in 0..1000 {
        text += &format!("[groups.level{g}]\n");
        if g > 0 {
            text += &format!("parent = \"level{}\"\n", g - 1);
        }
    }
    assert_eq!(toml(&text).groups.len(), 1001);
}
