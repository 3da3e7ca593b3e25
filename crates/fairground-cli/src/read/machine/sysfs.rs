//! A sysfs tree under any root, such as an unpacked `hwloc-gather-topology` archive.
//!
//! The root holds `sys/devices/system/cpu` (or is `/sys` itself). CPUs that are offline or have no
//! topology are left out, the others are renumbered in order without gaps.

use super::hybrid;
use super::places::{Fallible, Row, topology};
use crate::read::fault::{Fault, Read};
use crate::read::file::read_text;
use crate::read::values::cpulist;
use fairground::model::topology::{CPUS_MAX, Topology};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// sysfs files are short.
const ENTRY_MAX: u64 = 1 << 20;

/// Reads the tree under a root.
pub(super) fn read(root: &Path) -> Read<Topology> {
    let name = root.display().to_string();
    let system = ["sys/devices/system", "devices/system", ""].map(|inside| root.join(inside));
    let Some(system) = system.iter().find(|path| path.join("cpu/cpu0").is_dir()) else {
        return Err(Fault::of(name, "no CPUs in this directory")
            .accepts("a root directory with sys/devices/system/cpu/cpu0 in it"));
    };
    let nodes = nodes(&system.join("node"))?;
    let (mut rows, mut max_mhz) = (Vec::new(), Vec::new());
    for (cpu, path) in numbered(&system.join("cpu"), "cpu")? {
        let Some(row) = row(cpu, &path, &nodes)? else { continue };
        rows.push(row);
        let khz = number(&path.join("cpufreq/cpuinfo_max_freq"))?;
        max_mhz.extend(khz.map(|khz| khz as f64 / 1e3));
    }
    if rows.iter().all(|row| row.capacity == rows[0].capacity) {
        hybrid::tell("sysfs' cpuinfo_max_freq", &max_mhz);
    }
    topology(rows, Fallible::In(&name))
}

/// Directories `PREFIX0`, `PREFIX1`, … in the order of their numbers.
fn numbered(dir: &Path, prefix: &str) -> Read<Vec<(u32, PathBuf)>> {
    let name = dir.display().to_string();
    let cannot = |error| Fault::of(name.as_str(), format!("can't list the directory: {error}"));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        let number = path.file_name().and_then(|name| name.to_str()?.strip_prefix(prefix));
        if let Some(number) = number.and_then(|number| number.parse().ok()) {
            found.push((number, path));
        }
        if found.len() > 16 * CPUS_MAX {
            return Err(Fault::of(name, format!("more than {CPUS_MAX} CPUs")));
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// A file's content without the line end; None if there is no such file.
fn value(path: &Path) -> Read<Option<String>> {
    if !path.exists() {
        return Ok(None);
    }
    read_text(path, ENTRY_MAX).map(|text| Some(text.trim().to_owned()))
}

/// A number; sysfs writes -1 for what it does not know.
fn number(path: &Path) -> Read<Option<u64>> {
    let Some(text) = value(path)? else { return Ok(None) };
    match text.parse::<i64>() {
        Ok(number) => Ok(u64::try_from(number).ok()),
        Err(_) => Err(Fault::of(path.display().to_string(), format!("\"{text}\" is no number"))
            .accepts("a whole number")),
    }
}

fn list(path: &Path) -> Read<Option<Vec<u32>>> {
    let Some(text) = value(path)? else { return Ok(None) };
    cpulist(&text).map(Some).map_err(|why| {
        Fault::of(path.display().to_string(), format!("this is no CPU list: {why}"))
            .accepts("numbers and ranges, 0-3,8")
    })
}

/// The node of each CPU; a tree without nodes is one node.
fn nodes(dir: &Path) -> Read<HashMap<u32, u64>> {
    let mut of_cpu = HashMap::new();
    if dir.is_dir() {
        for (node, path) in numbered(dir, "node")? {
            for cpu in list(&path.join("cpulist"))?.unwrap_or_default() {
                of_cpu.insert(cpu, u64::from(node));
            }
        }
    }
    Ok(of_cpu)
}

/// One CPU; None if it is offline.
fn row(cpu: u32, path: &Path, nodes: &HashMap<u32, u64>) -> Read<Option<Row>> {
    let topology = path.join("topology");
    if number(&path.join("online"))? == Some(0) || !topology.is_dir() {
        return Ok(None);
    }
    let siblings = match list(&topology.join("thread_siblings_list"))? {
        Some(list) => Some(list),
        None => list(&topology.join("core_cpus_list"))?,
    };
    // The lowest sibling names the core: core_id is unique within a package or die only.
    let core = siblings.and_then(|list| list.first().copied()).unwrap_or(cpu);
    let capacity = number(&path.join("cpu_capacity"))?.unwrap_or(1024);
    Ok(Some(Row {
        os_index: u64::from(cpu),
        package: number(&topology.join("physical_package_id"))?.unwrap_or(0),
        node: nodes.get(&cpu).copied().unwrap_or(0),
        llc: last_cache(&path.join("cache"))?,
        core: u64::from(core),
        capacity: u32::try_from(capacity).unwrap_or(u32::MAX),
    }))
}

/// The highest cache that is not for instructions, named by its level and its lowest CPU.
fn last_cache(dir: &Path) -> Read<Option<u64>> {
    if !dir.is_dir() {
        return Ok(None);
    }
    let mut highest = None;
    for (_, path) in numbered(dir, "index")? {
        let kind = value(&path.join("type"))?;
        let level = number(&path.join("level"))?;
        let first = list(&path.join("shared_cpu_list"))?.and_then(|list| list.first().copied());
        if let (Some(level), Some(first)) = (level, first)
            && kind.as_deref() != Some("Instruction")
        {
            highest = highest.max(Some(level.min(255) << 32 | u64::from(first)));
        }
    }
    Ok(highest)
}
