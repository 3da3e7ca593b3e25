//! What ships with fairground is valid, says what it is and where it comes from.

use fairground_cli::read::{LibraryItem, Overrides, load, scenarios, workloads};
use std::path::Path;

fn is_valid(item: &LibraryItem, folder: &str, ext: &str) {
    assert!(!item.what.is_empty() && item.what.len() <= 100, "{}: {:?}", item.name, item.what);
    assert!(!item.source.is_empty(), "{} has no source", item.name);
    let name = load(Path::new(&item.name), &Overrides::default());
    let path = format!("library/{folder}/{}.{ext}", item.name);
    let file = load(Path::new(&path), &Overrides::default());
    let file = file.unwrap_or_else(|error| panic!("{error}"));
    assert!(name.is_ok(), "{}", item.name);
    assert!(!file.workload.tasks.is_empty());
}

#[test]
fn every_workload_loads() {
    assert!(workloads().len() >= 6);
    workloads().iter().for_each(|item| is_valid(item, "workloads", "json"));
}

#[test]
fn every_scenario_loads() {
    assert!(scenarios().len() >= 4);
    scenarios().iter().for_each(|item| is_valid(item, "scenarios", "toml"));
}

#[test]
fn the_main_job_has_its_groups_on_four_cpus() {
    let scenario = load(Path::new("web-and-batch"), &Overrides::default());
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    let groups: Vec<(&str, u64)> =
        scenario.groups.iter().map(|group| (group.path.as_str(), group.shares)).collect();
    assert_eq!(groups, [("/", 1024), ("/web", 3072), ("/web/api", 2048), ("/batch", 1024)]);
    assert_eq!((scenario.machine.topology.len(), scenario.kernel.rules.turn.hz.hz), (4, 250));
    assert_eq!(scenario.kernel.profile, "6.12");
}

#[test]
fn overrides_change_what_they_name() {
    let overrides = Overrides {
        machine: Some("core:3 pu:1".into()),
        kernel: Some("6.18".into()),
        set: vec![
            ("base_slice_ns".into(), "2000000".into()),
            ("groups./web.cpu.weight".into(), "100".into()),
            ("machine.costs.tick".into(), "7us".into()),
        ],
        seed: Some(u64::MAX),
        duration: Some("250ms".into()),
        ..Overrides::default()
    };
    let scenario = load(Path::new("web-and-batch"), &overrides);
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(scenario.machine.topology.len(), 3);
    assert_eq!(scenario.machine.costs.tick_ns, 7000);
    assert_eq!((scenario.kernel.profile.as_str(), scenario.groups[1].shares), ("6.18", 1024));
    assert_eq!(scenario.kernel.rules.turn.base_slice.set_ns, Some(2_000_000));
    assert_eq!((scenario.seed, scenario.duration_ns), (u64::MAX, 250_000_000));
}
