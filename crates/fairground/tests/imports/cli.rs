//! The command line's files and rooms.

use super::graph::circles;
use super::{graph_of, nothing, told};

/// The ladder: each room uses only those before it. The two last stand side by side.
const LADDER: [&str; 8] = ["base", "read", "run", "experiment", "study", "tell", "ask", "embed"];
/// Doors, which do not know each other.
const DOORS: [&str; 2] = ["ask", "embed"];

/// The room of a file: the folder right below `src`; `lib.rs` and `main.rs` only open the doors.
fn room(path: &str) -> Option<&str> {
    path.split_once('/').map(|(room, _)| room)
}

#[test]
fn rooms_use_only_those_below_them_on_the_ladder() {
    let edges = graph_of("fairground-cli").rooms(room);
    assert!(edges.len() > 15, "the graph sees who uses whom: {edges:?}");
    let step = |room: &str| LADDER.iter().position(|step| *step == room);
    let is_door = |room: &str| DOORS.contains(&room);
    nothing(edges.iter().filter_map(|(from, to)| match (step(from), step(to)) {
        (Some(above), Some(below)) if below < above && !is_door(to) => None,
        (Some(_), Some(_)) => Some(format!("{from} uses {to}")),
        _ => Some(format!("{from} or {to} is no room of the ladder")),
    }));
    nothing(told(circles(&edges)));
}

#[test]
fn no_files_use_each_other() {
    nothing(told(graph_of("fairground-cli").circles()));
}

#[test]
fn the_rule_sees_the_files() {
    let graph = graph_of("fairground-cli");
    let edge = |from: &str, to: &str| graph.edges.contains(&(from.to_owned(), to.to_owned()));
    assert!(edge("tell/tables.rs", "base/table.rs"), "a use");
    assert!(edge("ask/run.rs", "read/asked.rs"), "a name that the parent hands on");
    assert!(!edge("read/mod.rs", "read/asked.rs"), "a parent opens the door");
}
