//! Which file of a crate uses which: a graph, its circles, and the same between rooms.
//!
//! A file uses another if it names something that is defined there, by a `use` or by a path. What a
//! parent does to its children with `mod` and `pub use` does not count: it only opens the door. A
//! name that a parent hands on counts as the file that it comes from.

use super::paths::{Imported, code_of, imports, paths};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Depth up to which names that are handed on are followed; more would be a circle of `pub use`.
const HANDED_ON_MAX: usize = 8;

/// One file of a crate.
struct File {
    /// Its path below `src`, with `/`.
    path: String,
    imports: Vec<Imported>,
    paths: Vec<Vec<String>>,
}

/// The files of a crate by the module that each one is, and who uses whom.
pub struct Graph {
    files: BTreeMap<Vec<String>, File>,
    /// From a file to one that it uses, both as paths below `src`.
    pub edges: BTreeSet<(String, String)>,
}

impl Graph {
    /// Reads a crate's `src`. Files of tests are left out.
    pub fn of(src: &Path) -> Graph {
        let mut files = BTreeMap::new();
        read(src, src, &mut files);
        assert!(!files.is_empty(), "no source in {}", src.display());
        let mut graph = Graph { files, edges: BTreeSet::new() };
        graph.edges = graph.files.keys().flat_map(|module| graph.uses(module)).collect();
        graph
    }

    /// Names of all files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.values().map(|file| file.path.as_str())
    }

    /// Groups of files that use each other, directly or by way of others.
    pub fn circles(&self) -> Vec<Vec<String>> {
        circles(&self.edges)
    }

    /// Who uses whom, by rooms: `room_of` says which room a file is in, or that it is in none.
    pub fn rooms<'g>(
        &'g self,
        room_of: impl Fn(&'g str) -> Option<&'g str>,
    ) -> BTreeSet<(String, String)> {
        let pairs = self.edges.iter().filter_map(|(from, to)| Some((room_of(from)?, room_of(to)?)));
        let pairs = pairs.filter(|(from, to)| from != to);
        pairs.map(|(from, to)| (from.to_owned(), to.to_owned())).collect()
    }

    /// The files that one uses.
    fn uses(&self, module: &[String]) -> BTreeSet<(String, String)> {
        let file = &self.files[module];
        let opened = |i: &&Imported| i.public && self.is_child(module, &i.path);
        let named = file.imports.iter().filter(|i| !opened(i)).map(|i| &i.path);
        let found = named.chain(&file.paths).filter_map(|path| self.defined(module, path, 0));
        let found = found.filter(|to| to.as_slice() != module);
        found.map(|to| (file.path.clone(), self.files[&to].path.clone())).collect()
    }

    /// Does a path, as a module writes it, begin with one of its children?
    fn is_child(&self, module: &[String], path: &[String]) -> bool {
        let path = if path[0] == "self" { &path[1..] } else { path };
        path.first().is_some_and(|first| self.files.contains_key(&below(module, first)))
    }

    /// The module in which a path's item is defined, if that is in this crate.
    fn defined(&self, module: &[String], path: &[String], depth: usize) -> Option<Vec<String>> {
        let mut at = module.to_vec();
        let mut rest = path;
        match rest[0].as_str() {
            "crate" => at.clear(),
            "super" | "self" => {}
            _ if self.is_child(module, path) => {}
            _ => return None,
        }
        if ["crate", "self"].contains(&rest[0].as_str()) {
            rest = &rest[1..];
        }
        while let Some((first, others)) = rest.split_first() {
            if first == "super" {
                at.pop();
            } else if self.files.contains_key(&below(&at, first)) {
                at.push(first.clone());
            } else {
                return self.handed_on(&at, first, depth).or(Some(at));
            }
            rest = others;
        }
        Some(at)
    }

    /// Where a name comes from that a module only hands on.
    fn handed_on(&self, module: &[String], name: &str, depth: usize) -> Option<Vec<String>> {
        let import = self.files[module].imports.iter().find(|import| import.name == name)?;
        assert!(depth < HANDED_ON_MAX, "{name} of {module:?} is handed on in a circle");
        self.defined(module, &import.path, depth + 1)
    }
}

fn below(module: &[String], name: &str) -> Vec<String> {
    module.iter().cloned().chain([name.to_owned()]).collect()
}

/// Reads a folder's files, and those of the folders in it.
fn read(src: &Path, folder: &Path, files: &mut BTreeMap<Vec<String>, File>) {
    for entry in fs::read_dir(folder).expect("a readable folder").flatten() {
        let path = entry.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
        if stem == "tests" {
            continue;
        }
        if path.is_dir() {
            read(src, &path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let inside = path.strip_prefix(src).expect("inside of src").with_extension("");
            let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
            let module: Vec<String> = names.filter(|name| name != "mod" && name != "lib").collect();
            let (imports, others) = imports(&code_of(&fs::read_to_string(&path).expect("text")));
            let path = inside.with_extension("rs").to_string_lossy().replace('\\', "/");
            files.insert(module, File { path, imports, paths: paths(&others) });
        }
    }
}

/// Groups of names that reach each other along the edges.
pub fn circles(edges: &BTreeSet<(String, String)>) -> Vec<Vec<String>> {
    let reach = |from: &String| {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(at) = waiting.pop() {
            let next = edges.iter().filter(|(from, _)| *from == at).map(|(_, to)| to.clone());
            waiting.extend(next.filter(|to| seen.insert(to.clone())));
        }
        seen
    };
    let reached: BTreeMap<&String, BTreeSet<String>> =
        edges.iter().map(|(from, _)| (from, reach(from))).collect();
    let mut found = BTreeSet::new();
    for (from, seen) in &reached {
        let back = |to: &&String| reached.get(to).is_some_and(|seen| seen.contains(*from));
        let circle: Vec<String> = seen.iter().filter(back).cloned().collect();
        if !circle.is_empty() {
            found.insert(circle);
        }
    }
    found.into_iter().collect()
}

#[test]
fn a_circle_is_found_and_a_ladder_is_not_one() {
    let edges = |pairs: &[(&str, &str)]| -> BTreeSet<(String, String)> {
        pairs.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
    };
    assert!(circles(&edges(&[("a", "b"), ("b", "c"), ("a", "c")])).is_empty());
    let found = circles(&edges(&[("a", "b"), ("b", "c"), ("c", "b"), ("d", "a")]));
    assert_eq!(found, [["b", "c"]]);
}
