//! hwloc's synthetic strings: `"pack:2 [numa] l3:2 core:4 pu:2"`, `"node:2 l3:2 core:4 pu:2"`.
//!
//! Each level is `type:count` per object of the level before; `[numa]` hangs a node on each
//! object of the level before it. PUs are numbered in order as hwloc does, or by
//! `pu:2(indexes=0,4,2,6,…)`. Sizes of caches and memory are read and have no meaning here.
//! Without a package level each node is a package; without a core level each PU is a core; the
//! last-level cache is the highest cache there is. Levels without a type are refused.

use super::places::{Fallible, Placed, Row, topology};
use crate::read::fault::{Fault, Read, Span, clean};
use fairground::model::topology::CPUS_MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Package,
    Node,
    Die,
    Cache(u8),
    /// Data and instruction caches of a core, and hwloc's groups: no unit of Linux's.
    Other,
    Core,
    Pu,
}

const TYPES: &str = "package (pack, socket), node (numa), die, group, l3, l2, l1d, core, pu";

/// True for a string that is meant as a synthetic description.
pub(super) fn looks_like(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        word.split_once(':').is_some_and(|(name, rest)| {
            kind(name).is_some() || rest.starts_with(|c: char| c.is_ascii_digit())
        })
    })
}

/// So many cores with so many threads each, behind one cache on one node.
pub(crate) fn of_cores(cores: u32, threads: u32) -> String {
    format!("node:1 l3:1 core:{cores} pu:{threads}")
}

fn kind(name: &str) -> Option<Kind> {
    let name = name.to_ascii_lowercase();
    let short = |full: &str, least: usize| name.len() >= least && full.starts_with(&name);
    match name.as_str() {
        "l5" | "l5cache" | "l5u" => Some(Kind::Cache(5)),
        "l4" | "l4cache" | "l4u" => Some(Kind::Cache(4)),
        "l3" | "l3cache" | "l3u" | "l3ucache" => Some(Kind::Cache(3)),
        "l2" | "l2cache" | "l2u" | "l2ucache" | "l2d" | "l2dcache" => Some(Kind::Cache(2)),
        "l1" | "l1cache" | "l1d" | "l1dcache" => Some(Kind::Cache(1)),
        "l1i" | "l1icache" | "group" => Some(Kind::Other),
        "node" | "numa" | "numanode" => Some(Kind::Node),
        "die" => Some(Kind::Die),
        "socket" => Some(Kind::Package),
        "pu" => Some(Kind::Pu),
        _ if short("package", 2) => Some(Kind::Package),
        _ if short("core", 2) => Some(Kind::Core),
        _ => None,
    }
}

struct Level {
    kind: Kind,
    count: u64,
    /// A node that hangs on each object of this level.
    node_here: bool,
    indexes: Option<Vec<u64>>,
    span: Span,
}

/// The machine of a description.
pub(super) fn read(text: &str, span: Span) -> Read<Placed> {
    let levels = levels(text, span)?;
    let mut total = 1u64;
    for level in &levels {
        total = total.saturating_mul(level.count);
        if total > CPUS_MAX as u64 {
            return Err(Fault::at(span, format!("the machine has {total} CPUs or more"))
                .accepts(format!("at most {CPUS_MAX}")));
        }
    }
    let indexes = levels.last().and_then(|level| level.indexes.clone());
    if let Some(indexes) = &indexes {
        let mut sorted = indexes.clone();
        sorted.sort_unstable();
        if sorted != (0..total).collect::<Vec<_>>() {
            return Err(Fault::at(span, format!("the indexes do not number {total} CPUs"))
                .accepts(format!("each number from 0 to {} once", total - 1)));
        }
    }
    let rows = (0..total).map(|pu| Row {
        os_index: indexes.as_ref().map_or(pu, |indexes| indexes[pu as usize]),
        ..row(&levels, pu, total)
    });
    topology(rows.collect(), Fallible::At(span))
}

/// Where the pu-th PU sits: its object on each level is its number over the PUs per object.
fn row(levels: &[Level], pu: u64, total: u64) -> Row {
    let (mut package, mut node, mut die, mut core, mut cache) = (None, None, None, None, None);
    let mut objects = 1;
    for level in levels {
        objects *= level.count;
        let object = pu / (total / objects);
        match level.kind {
            Kind::Package => package = Some(object),
            Kind::Node => node = Some(object),
            Kind::Die => die = Some(object),
            Kind::Core => core = Some(object),
            Kind::Cache(depth) if cache.is_none_or(|(highest, _)| depth > highest) => {
                cache = Some((depth, object));
            }
            Kind::Cache(_) | Kind::Other | Kind::Pu => {}
        }
        if level.node_here {
            node = Some(object);
        }
    }
    Row {
        os_index: pu,
        package: package.or(node).unwrap_or(0),
        node: node.unwrap_or(0),
        llc: cache.map(|(_, object)| object).or(die),
        core: core.unwrap_or(pu),
        capacity: 1024,
    }
}

fn levels(text: &str, span: Span) -> Read<Vec<Level>> {
    let mut levels: Vec<Level> = Vec::new();
    let mut rest = text;
    let mut root_node = false;
    while let Some(start) = rest.find(|c: char| !c.is_whitespace()) {
        let at = text.len() - rest.len() + start;
        rest = &rest[start..];
        let word = &rest[..word_end(rest)];
        rest = &rest[word.len()..];
        let here = part(span, text, at, word);
        if word.starts_with('(') && at == 0 {
            attributes(word, here)?;
        } else if let Some(inner) = word.strip_prefix('[') {
            memory(inner, here)?;
            match levels.last_mut() {
                Some(level) => level.node_here = true,
                None => root_node = true,
            }
        } else {
            levels.push(level(word, here)?);
        }
    }
    check(&levels, root_node, span)?;
    Ok(levels)
}

/// The end of the first word, where blanks inside brackets do not count.
fn word_end(text: &str) -> usize {
    let mut depth = 0i32;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            c if c.is_whitespace() && depth <= 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// The span of a word, if the span is that of the text itself (and not of an escaped string).
fn part(span: Span, text: &str, at: usize, word: &str) -> Span {
    let quote = (span.end.saturating_sub(span.start) as usize).saturating_sub(text.len());
    let start = span.start + (quote / 2 + at) as u32;
    match quote {
        0 | 2 => Span { start, end: start + word.len() as u32, ..span },
        _ => span,
    }
}

fn level(word: &str, span: Span) -> Read<Level> {
    let (head, attrs) = word.split_at(word.find('(').unwrap_or(word.len()));
    let Some((name, count)) = head.split_once(':') else {
        return Err(Fault::at(span, format!("\"{}\" has no type and count", clean(word)))
            .accepts(format!("type:count, the types being {TYPES}")));
    };
    let Some(kind) = kind(name) else {
        let names = ["package", "socket", "node", "numa", "die", "group", "l3", "l2", "core", "pu"];
        return Err(Fault::at(span, format!("\"{}\" is no type of object", clean(name)))
            .accepts(TYPES)
            .suggest(name, names));
    };
    let count = count.parse::<u64>().ok().filter(|n| (1..=CPUS_MAX as u64).contains(n));
    let count = count.ok_or_else(|| {
        Fault::at(span, format!("\"{}\" has no such count", clean(word)))
            .accepts(format!("a whole number from 1 to {CPUS_MAX}"))
    })?;
    let indexes = if attrs.is_empty() { None } else { attributes(attrs, span)? };
    if indexes.is_some() && kind != Kind::Pu {
        return Err(Fault::at(span, "only PUs may be renumbered").accepts("pu:N(indexes=0,2,1,3)"));
    }
    Ok(Level { kind, count, node_here: false, indexes, span })
}

/// `(size=16MB indexes=0,1)`: sizes have no meaning here, indexes are returned.
fn attributes(text: &str, span: Span) -> Read<Option<Vec<u64>>> {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let inner = inner.ok_or_else(|| Fault::at(span, "a bracket is not closed").accepts("( … )"))?;
    let mut indexes = None;
    for word in inner.split_whitespace() {
        match word.split_once('=') {
            Some(("size" | "memory" | "memorysidecachesize" | "subtype", _)) => {}
            Some(("indexes", list)) => {
                let numbers = list.split(',').map(|number| number.parse::<u64>().ok());
                let numbers: Option<Vec<u64>> = numbers.collect();
                indexes = Some(numbers.ok_or_else(|| {
                    Fault::at(span, format!("indexes \"{}\" are not supported", clean(list)))
                        .accepts("the numbers of all PUs, indexes=0,2,1,3")
                })?);
            }
            _ => {
                return Err(Fault::at(span, format!("unknown attribute \"{}\"", clean(word)))
                    .accepts("size=, memory=, indexes="));
            }
        }
    }
    Ok(indexes)
}

fn memory(inner: &str, span: Span) -> Read<()> {
    let inner = inner.strip_suffix(']');
    let inner =
        inner.ok_or_else(|| Fault::at(span, "a bracket is not closed").accepts("[numa]"))?;
    let (name, attrs) = inner.split_at(inner.find('(').unwrap_or(inner.len()));
    if kind(name) != Some(Kind::Node) {
        return Err(Fault::at(span, format!("\"{}\" is no memory", clean(name))).accepts("[numa]"));
    }
    if attrs.is_empty() { Ok(()) } else { attributes(attrs, span).map(|_| ()) }
}

fn check(levels: &[Level], root_node: bool, span: Span) -> Read<()> {
    let Some(last) = levels.last() else {
        return Err(Fault::at(span, "the description is empty").accepts("core:4 pu:2"));
    };
    if last.kind != Kind::Pu {
        return Err(Fault::at(last.span, "the last level are no PUs").accepts("pu:1 at the end"));
    }
    let same = |a: &Level, b: &Level| a.kind == b.kind && a.kind != Kind::Other;
    for (at, level) in levels.iter().enumerate() {
        if levels[..at].iter().any(|before| same(before, level)) {
            return Err(Fault::at(level.span, "this type is given twice").accepts("each type once"));
        }
    }
    let nodes = levels.iter().filter(|level| level.node_here || level.kind == Kind::Node).count();
    if nodes + usize::from(root_node) > 1 {
        return Err(Fault::at(span, "NUMA nodes on two levels are not supported")
            .accepts("nodes on one level"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str) -> Vec<(u32, u32, u32, u32)> {
        let span = Span { source: 0, start: 0, end: text.len() as u32 };
        let topology = read(text, span).unwrap_or_else(|fault| panic!("{fault:?}")).topology;
        topology.places().iter().map(|p| (p.package, p.node, p.llc, p.core)).collect()
    }

    #[test]
    fn nodes_without_packages_are_packages() {
        let rows = places("node:2 l3:2 core:4 pu:2");
        assert_eq!(rows.len(), 32);
        assert_eq!((rows[0], rows[1], rows[2]), ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 1)));
        assert_eq!((rows[8], rows[16], rows[31]), ((0, 0, 1, 4), (1, 1, 2, 8), (1, 1, 3, 15)));
        assert_eq!(rows, places("pack:2 node:1 l3:2 core:4 pu:2"));
        assert_eq!(rows, places("socket:2 [numa(memory=1GB)] L3Cache:2(size=16MB) core:4 pu:2"));
    }

    #[test]
    fn without_caches_a_die_or_a_package_is_the_last_level() {
        assert_eq!(places("pack:2 core:1 pu:1"), [(0, 0, 0, 0), (1, 0, 1, 1)]);
        assert_eq!(places("pack:1 die:2 core:1 pu:1"), [(0, 0, 0, 0), (0, 0, 1, 1)]);
        assert_eq!(places("pu:2"), [(0, 0, 0, 0), (0, 0, 0, 1)]);
        assert_eq!(places("l2:2 l1d:2 core:1 pu:1")[3], (0, 0, 1, 3));
    }

    #[test]
    fn indexes_renumber_pus() {
        let rows = places("node:2 core:2 pu:2(indexes=0,4,2,6,1,5,3,7)");
        assert_eq!(
            (rows[0], rows[1], rows[2], rows[4]),
            ((0, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 2), (0, 0, 0, 0),)
        );
    }
}
