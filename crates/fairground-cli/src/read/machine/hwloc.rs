//! hwloc XML (`lstopo machine.xml`), versions 1 and 2.
//!
//! A PU's package, core and caches are its ancestors; its node is the one whose cpuset holds it.
//! One outside its own online_cpuset (version 1) is offline and left out. Those outside the
//! machine's allowed_cpuset stay: what `lstopo` was not allowed to use is there all the same.

use super::places::{Fallible, MEMORY_ALONE, Placed, Row, topology};
use super::{caches, hybrid};
use crate::base::console;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use fairground::model::topology::CPUS_MAX;
use roxmltree::{Document, Node, ParsingOptions};

const DEPTH_MAX: usize = 64;
const NODES_MAX: u32 = 400_000;
/// An object has some thirty attributes. The parser compares each with all before it.
const ATTRIBUTES_MAX: usize = 256;

/// Reads the text of a source.
pub(super) fn read(sources: &Sources, source: u32) -> Read<Placed> {
    let text = sources.get(source).text.as_str();
    let file = Span { source, start: 0, end: 0 };
    if let Some((at, title)) = long_tag(text) {
        let tag = Span { source, start: at as u32, end: at as u32 + 1 };
        return Err(Fault::at(tag, title).accepts("hwloc XML, as lstopo writes it"));
    }
    let options = ParsingOptions { allow_dtd: true, nodes_limit: NODES_MAX, ..Default::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let at = offset(text, error.pos()) as u32;
        Fault::at(Span { source, start: at, end: at + 1 }, format!("this is no XML: {error}"))
            .accepts("hwloc XML, as lstopo writes it")
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "topology" {
        let title = format!("the root is <{}>", clean(root.tag_name().name()));
        return Err(Fault::at(span(source, root), title).accepts("hwloc XML: <topology>"));
    }
    if objects(root, "Group").any(|group| group.attribute("subtype") == Some("Cluster")) {
        caches::tell_clusters();
    }
    let nodes = numa_nodes(source, root)?;
    let mut rows = Vec::new();
    for pu in objects(root, "PU") {
        if is_offline(source, pu)? {
            continue;
        }
        if rows.len() >= CPUS_MAX {
            return Err(Fault::at(file, format!("more than {CPUS_MAX} CPUs"))
                .accepts(format!("at most {CPUS_MAX}")));
        }
        rows.push(row(source, pu, &nodes)?);
    }
    tell_allowed(source, root, &rows)?;
    let clocks_mhz = max_mhz(root);
    match clocks_mhz.is_empty() {
        true => hybrid::tell_kinds("hwloc's CoreType", &core_types(root)),
        false => hybrid::tell("hwloc's FrequencyMaxMHz", &clocks_mhz),
    }
    topology(rows, Fallible::At(file))
}

fn is_offline(source: u32, pu: Node<'_, '_>) -> Read<bool> {
    let Some(online) = pu.attribute("online_cpuset") else { return Ok(false) };
    Ok(mask(source, pu, online)?.iter().all(|word| *word == 0))
}

/// Says that `lstopo` ran where it could not use all CPUs, as in a container.
fn tell_allowed(source: u32, root: Node<'_, '_>, rows: &[Row]) -> Read<()> {
    let Some(machine) = objects(root, "Machine").next() else { return Ok(()) };
    let Some(allowed) = machine.attribute("allowed_cpuset") else { return Ok(()) };
    // All ones without an end: a machine that was made, not found.
    if allowed.contains("...") {
        return Ok(());
    }
    let allowed = mask(source, machine, allowed)?;
    let may = rows.iter().filter(|row| holds(&allowed, row.os_index)).count();
    if may < rows.len() {
        console::note_once(&format!(
            "lstopo was allowed {may} of the {} CPUs (allowed_cpuset): the machine has all of \
             them here; cpuset.cpus of [groups.\"/PATH\"] keeps tasks on those that they may use",
            rows.len()
        ));
    }
    Ok(())
}

/// The highest clock of each kind of CPU, MHz.
fn max_mhz(root: Node<'_, '_>) -> Vec<f64> {
    of_kinds(root, "FrequencyMaxMHz").filter_map(|value| value.parse().ok()).collect()
}

/// What each kind of CPU is called, as in `IntelAtom`.
fn core_types<'x>(root: Node<'x, '_>) -> Vec<&'x str> {
    of_kinds(root, "CoreType").collect()
}

fn of_kinds<'x>(root: Node<'x, '_>, name: &'static str) -> impl Iterator<Item = &'x str> {
    let kinds = root.children().filter(|node| node.has_tag_name("cpukind"));
    let infos = kinds.flat_map(|kind| kind.children());
    let mine = infos.filter(move |info| info.attribute("name") == Some(name));
    mine.filter_map(|info| info.attribute("value"))
}

/// Where a tag begins that would take the parser long, and why: entities may hold whole elements.
fn long_tag(text: &str) -> Option<(usize, String)> {
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        let tag = &text[start..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
        let skipped = skipped.iter().find(|(begins, _)| tag.starts_with(begins));
        let (length, values) = match skipped {
            Some((_, ends)) => (tag.find(ends)? + ends.len(), 0),
            None => extent(tag),
        };
        if values > ATTRIBUTES_MAX {
            return Some((start, format!("an element has more than {ATTRIBUTES_MAX} attributes")));
        }
        if tag[..length].starts_with("<!") && tag[..length].contains('[') && skipped.is_none() {
            return Some((start, "there is a document type with content of its own".into()));
        }
        at = start + length;
    }
    None
}

/// The length of a tag, up to the end of the text if it has none, and how many values in quotes.
fn extent(tag: &str) -> (usize, usize) {
    let (mut at, mut values) = (0, 0);
    loop {
        let Some(next) = tag[at..].find(['"', '\'', '>']) else {
            return (tag.len(), values);
        };
        at += next;
        let found = char::from(tag.as_bytes()[at]);
        at += 1;
        if found == '>' {
            return (at, values);
        }
        values += 1;
        let Some(end) = tag[at..].find(found) else { return (tag.len(), values) };
        at += end + 1;
    }
}

fn offset(text: &str, pos: roxmltree::TextPos) -> usize {
    let line_start: usize =
        text.split_inclusive('\n').take(pos.row.saturating_sub(1) as usize).map(str::len).sum();
    let line = text.get(line_start..).unwrap_or("");
    let column = line.char_indices().nth(pos.col.saturating_sub(1) as usize);
    line_start + column.map_or(line.len(), |(at, _)| at)
}

fn span(source: u32, node: Node<'_, '_>) -> Span {
    let range = node.range();
    Span { source, start: range.start as u32, end: range.end as u32 }
}

fn objects<'a, 'i: 'a>(
    root: Node<'a, 'i>,
    kind: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    root.descendants()
        .filter(move |node| node.has_tag_name("object") && node.attribute("type") == Some(kind))
}

/// NUMA nodes with their CPUs. Version 1 calls them NUMANode too.
fn numa_nodes(source: u32, root: Node<'_, '_>) -> Read<Vec<(u64, Vec<u32>)>> {
    let mut nodes = Vec::new();
    for node in objects(root, "NUMANode") {
        let set = node.attribute("cpuset").unwrap_or("0x0");
        let cpus = mask(source, node, set)?;
        if node.has_attribute("cpuset") && cpus.iter().all(|word| *word == 0) {
            console::note_once(MEMORY_ALONE);
        }
        nodes.push((number(source, node, "os_index")?, cpus));
        if nodes.len() > CPUS_MAX {
            return Err(Fault::at(span(source, node), "more NUMA nodes than CPUs can be"));
        }
    }
    Ok(nodes)
}

/// hwloc's bitmap: 32-bit words in hexadecimal, the highest first, `0xf...f` for all ones.
fn mask(source: u32, node: Node<'_, '_>, text: &str) -> Read<Vec<u32>> {
    let wrong = || {
        Fault::at(span(source, node), format!("\"{}\" is no cpuset", clean(text)))
            .accepts("0x000000ff,0xffffffff")
    };
    if text.contains("...") {
        return Err(wrong());
    }
    let words = text.split(',').map(|word| {
        let digits = word.trim().trim_start_matches("0x");
        if digits.is_empty() { Ok(0) } else { u32::from_str_radix(digits, 16) }
    });
    let mut words = words.collect::<Result<Vec<u32>, _>>().map_err(|_| wrong())?;
    words.reverse();
    Ok(words)
}

fn number(source: u32, node: Node<'_, '_>, key: &str) -> Read<u64> {
    let text = node.attribute(key).unwrap_or("");
    text.parse::<u32>().map(u64::from).map_err(|_| {
        let what = node.attribute("type").unwrap_or("object");
        let title = format!("a {} has no number {key}", clean(what));
        Fault::at(span(source, node), title).accepts("hwloc XML, as lstopo writes it")
    })
}

fn row(source: u32, pu: Node<'_, '_>, nodes: &[(u64, Vec<u32>)]) -> Read<Row> {
    let os_index = number(source, pu, "os_index")?;
    let (mut package, mut core, mut die, mut cache) = (None, None, None, None);
    for (depth, object) in pu.ancestors().enumerate() {
        if depth > DEPTH_MAX {
            return Err(Fault::at(span(source, pu), format!("nested more than {DEPTH_MAX} deep")));
        }
        let id = u64::from(object.id().get());
        match object.attribute("type") {
            Some("Package" | "Socket") => package = Some(id),
            Some("Die") => die = Some(id),
            Some("Core") => core = Some(id),
            Some(kind) => {
                let level = cache_level(kind, object);
                if let Some(level) = level.filter(|l| cache.is_none_or(|(high, _)| *l > high)) {
                    cache = Some((level, id));
                }
            }
            None => {}
        }
    }
    let node = nodes.iter().find(|(_, words)| holds(words, os_index)).map(|(node, _)| *node);
    Ok(Row {
        os_index,
        // A description without packages: each node is one.
        package: package.or(node.map(|node| u64::MAX - node)).unwrap_or(0),
        node: node.unwrap_or(0),
        llc: cache.map(|(_, id)| id).or(die),
        core: core.unwrap_or_else(|| u64::from(pu.id().get())),
        capacity: 1024,
    })
}

/// True if a bitmap holds a CPU.
fn holds(words: &[u32], os_index: u64) -> bool {
    words.get(os_index as usize / 32).is_some_and(|word| word >> (os_index % 32) & 1 == 1)
}

/// `L3Cache` in version 2; `Cache` with a depth in version 1. Instruction caches do not count.
fn cache_level(kind: &str, object: Node<'_, '_>) -> Option<u8> {
    match (kind, object.attribute("cache_type")) {
        (_, Some("2")) => None,
        ("Cache", _) => object.attribute("depth")?.parse().ok(),
        ("L1Cache" | "L2Cache" | "L3Cache" | "L4Cache" | "L5Cache", _) => {
            kind.as_bytes().get(1).map(|digit| digit - b'0')
        }
        _ => None,
    }
}
