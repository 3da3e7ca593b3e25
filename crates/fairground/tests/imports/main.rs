//! Who uses whom: no circle between the files or the rooms of a crate, and each room uses only
//! those below it. One file per crate; [`graph`] reads any crate's `src`.

mod cli;
mod engine;
mod graph;
mod paths;

use graph::Graph;
use std::path::Path;

/// The graph of one of this workspace's crates.
fn graph_of(name: &str) -> Graph {
    Graph::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"))
}

/// What a rule finds, one line each; empty is good.
fn nothing(found: impl IntoIterator<Item = String>) {
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Circles, one line each.
fn told(circles: Vec<Vec<String>>) -> impl Iterator<Item = String> {
    circles.into_iter().map(|circle| format!("use each other: {}", circle.join(", ")))
}
