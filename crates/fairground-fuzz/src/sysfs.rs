//! A sysfs tree as lines of a text, `cpu/cpu0/topology/core_id 3`: the reader of trees wants
//! folders, so they are made in memory's file system.

use fairground::sim::scenario::Machine;
use fairground_cli::read::{InputError, machine};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// More files are not made.
const FILES_MAX: usize = 64;

/// Makes the tree that the lines tell, and reads it.
pub fn read(bytes: &[u8]) -> Result<Machine, InputError> {
    let memory = Path::new("/dev/shm");
    let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let root = place.join(format!("fairground-fuzz-{}", std::process::id()));
    let _ = fs::remove_dir_all(&root);
    // What is no name of a file in any tree is left out.
    let _ = fs::create_dir_all(root.join("cpu/cpu0"));
    for line in String::from_utf8_lossy(bytes).lines().take(FILES_MAX) {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        let inside = PathBuf::from(name);
        let is_name = |part: Component<'_>| matches!(part, Component::Normal(_));
        if inside.components().count() > 0 && inside.components().all(is_name) {
            let path = root.join(inside);
            let _ = path.parent().map(fs::create_dir_all);
            let _ = fs::write(&path, value);
        }
    }
    let read = machine(&root.display().to_string());
    let _ = fs::remove_dir_all(&root);
    read
}
