//! A sysfs tree under any root, such as an unpacked `hwloc-gather-topology` archive.
//!
//! The root holds `sys/devices/system/cpu` (or is `/sys` itself). CPUs that are offline or have no
//! topology are left out, the others are renumbered in order without gaps.

use super::places::{Fallible, MEMORY_ALONE, Placed, Row, topology};
use super::{caches, hybrid};
use crate::base::console;
use crate::read::fault::{Fault, Read, clean};
use crate::read::file::read_text;
use crate::read::values::cpulist;
use fairground::model::topology::CPUS_MAX;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// sysfs files are short.
const ENTRY_MAX: u64 = 1 << 20;

/// Reads the tree under a root.
pub(super) fn read(root: &Path) -> Read<Placed> {
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

/// CPUs of a list, or of a mask in its place (`00000000,0000000f`): gathered trees may have either.
fn list_or_mask(list_at: &Path, mask_at: &Path) -> Read<Option<Vec<u32>>> {
    if let Some(cpus) = list(list_at)? {
        return Ok(Some(cpus));
    }
    let Some(text) = value(mask_at)? else { return Ok(None) };
    let word = |word: &str| u32::from_str_radix(word, 16).ok();
    let words: Option<Vec<u32>> = text.split(',').map(word).collect();
    let words = words.ok_or_else(|| {
        let title = format!("\"{}\" is no mask of CPUs", clean(&text));
        Fault::of(mask_at.display().to_string(), title).accepts("words of 32 bits in hexadecimal")
    })?;
    let of_word = |(at, word): (u32, &u32)| {
        let word = *word;
        (0..32).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 32 * at + bit)
    };
    // The highest CPUs come first.
    Ok(Some((0..).zip(words.iter().rev()).flat_map(of_word).collect()))
}

/// The node of each CPU; a tree without nodes is one node.
fn nodes(dir: &Path) -> Read<HashMap<u32, u64>> {
    let mut of_cpu = HashMap::new();
    if dir.is_dir() {
        for (node, path) in numbered(dir, "node")? {
            let cpus = list_or_mask(&path.join("cpulist"), &path.join("cpumap"))?;
            let Some(cpus) = cpus else { continue };
            if cpus.is_empty() {
                console::note_once(MEMORY_ALONE);
            }
            for cpu in cpus {
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
    let of = |file: &str| topology.join(file);
    let siblings = match list_or_mask(&of("thread_siblings_list"), &of("thread_siblings"))? {
        Some(list) => Some(list),
        None => list_or_mask(&of("core_cpus_list"), &of("core_cpus"))?,
    };
    // The lowest sibling names the core: core_id is unique within a package or die only.
    let core = siblings.as_ref().and_then(|list| list.first().copied()).unwrap_or(cpu);
    let threads = siblings.map_or(1, |list| list.len());
    let cluster = list_or_mask(&of("cluster_cpus_list"), &of("cluster_cpus"))?.unwrap_or_default();
    let capacity = number(&path.join("cpu_capacity"))?.unwrap_or(1024);
    Ok(Some(Row {
        os_index: u64::from(cpu),
        package: number(&topology.join("physical_package_id"))?.unwrap_or(0),
        node: nodes.get(&cpu).copied().unwrap_or(0),
        llc: last_cache(&path.join("cache"))?.map(|cache| cache.or_cluster(cluster, threads)),
        core: u64::from(core),
        capacity: u32::try_from(capacity).unwrap_or(u32::MAX),
    }))
}

/// A CPU's last-level cache.
struct Cache {
    level: u64,
    cpus: Vec<u32>,
}

impl Cache {
    /// Its name. Where a cluster of cores is wider than their last described cache, Linux takes the
    /// cluster for one (`cpu_coregroup_mask`, arm64 and RISC-V, 5.16).
    fn or_cluster(self, cluster: Vec<u32>, threads: usize) -> u64 {
        if (threads + 1..self.cpus.len()).contains(&cluster.len()) {
            caches::tell_clusters();
        }
        let holds = |cpu| cluster.contains(cpu);
        let wider = cluster.len() > self.cpus.len() && self.cpus.iter().all(holds);
        match wider {
            true => caches::CLUSTERS | u64::from(cluster[0]),
            false => self.level << 32 | u64::from(self.cpus[0]),
        }
    }
}

/// The highest cache that is not for instructions.
fn last_cache(dir: &Path) -> Read<Option<Cache>> {
    if !dir.is_dir() {
        return Ok(None);
    }
    let mut highest: Option<Cache> = None;
    for (_, path) in numbered(dir, "index")? {
        let kind = value(&path.join("type"))?;
        let level = number(&path.join("level"))?.map(|level| level.min(255));
        let cpus = list_or_mask(&path.join("shared_cpu_list"), &path.join("shared_cpu_map"))?;
        let cpus = cpus.filter(|cpus| !cpus.is_empty());
        if let (Some(level), Some(cpus)) = (level, cpus)
            && kind.as_deref() != Some("Instruction")
            && highest.as_ref().is_none_or(|known| known.level <= level)
        {
            highest = Some(Cache { level, cpus });
        }
    }
    Ok(highest)
}
