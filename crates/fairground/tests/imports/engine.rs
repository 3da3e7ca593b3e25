//! The engine's files and rooms.

use super::graph::circles;
use super::{graph_of, nothing, told};

/// What each room of the engine may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("units", &[]),
    ("workload", &["units"]),
    ("model", &["units", "workload"]),
    ("policy", &["units", "model"]),
    ("record", &["units"]),
    ("fair", &["units", "model", "policy", "record", "workload"]),
    ("sim", &["units", "model", "policy", "record", "workload", "fair"]),
];

/// The room of a file: the folder or file right below `src`; `lib.rs` only lists them.
fn room(path: &str) -> Option<&str> {
    path.split(['/', '.']).next().filter(|room| *room != "lib")
}

#[test]
fn rooms_use_only_what_is_below_them() {
    let edges = graph_of("fairground").rooms(room);
    assert!(edges.len() > 10, "the graph sees who uses whom: {edges:?}");
    let allowed =
        |room: &str| LAYERS.iter().find(|(layer, _)| *layer == room).map(|(_, uses)| uses);
    nothing(edges.iter().filter_map(|(from, to)| match allowed(from) {
        Some(uses) if uses.contains(&to.as_str()) => None,
        Some(_) => Some(format!("{from} uses {to}")),
        None => Some(format!("{from} is no layer")),
    }));
    nothing(told(circles(&edges)));
}

#[test]
fn no_files_use_each_other() {
    nothing(told(graph_of("fairground").circles()));
}

#[test]
fn the_rule_sees_the_files() {
    let graph = graph_of("fairground");
    assert!(graph.files().any(|path| path == "fair/bandwidth/mod.rs"));
    let edge = |from: &str, to: &str| graph.edges.contains(&(from.to_owned(), to.to_owned()));
    assert!(edge("fair/wake.rs", "fair/world.rs"), "a use");
    assert!(edge("fair/bandwidth/write.rs", "fair/world.rs"), "a name that the parent hands on");
    assert!(!edge("fair/mod.rs", "fair/wake.rs"), "a parent opens the door");
}
