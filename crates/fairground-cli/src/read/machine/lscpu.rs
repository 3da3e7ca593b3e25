//! lscpu in JSON: `lscpu -e -J`, one row per CPU; `lscpu -J` has totals, see [`lscpu_totals`].

use super::lscpu_caches::{self, Listed};
use super::places::{Fallible, Placed, Row, topology};
use super::{hybrid, lscpu_totals};
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Node, Value};
use fairground::model::topology::CPUS_MAX;

/// Reads a parsed file.
pub(super) fn read(root: &Node) -> Read<Placed> {
    let mut fields = Fields::of(root, "the description of CPUs")?;
    if let Some(totals) = fields.take("lscpu")? {
        return lscpu_totals::read_json(&totals.node, totals.key_span);
    }
    let cpus = fields.need("cpus")?;
    fields.done()?;
    let items = cpus.node.list("cpus")?;
    if items.len() > 16 * CPUS_MAX {
        return Err(cpus.fault(format!("more than {CPUS_MAX} CPUs")));
    }
    let mut listed = Vec::new();
    for item in items {
        listed.extend(row(item)?);
    }
    let max_mhz: Vec<f64> = items.iter().filter_map(max_mhz).collect();
    hybrid::tell("lscpu's MAXMHZ", &max_mhz);
    topology(lscpu_caches::rows(listed), Fallible::At(cpus.key_span))
}

/// The highest clock of a CPU, if it is known: a number, or a text in old versions.
fn max_mhz(item: &Node) -> Option<f64> {
    match &item.get("maxmhz")?.node.value {
        Value::Float(mhz) => Some(*mhz),
        Value::Integer(mhz) => Some(*mhz as f64),
        Value::String(text) => text.parse().ok(),
        _ => None,
    }
}

/// One CPU; None if it is offline.
fn row(item: &Node) -> Read<Option<Listed>> {
    let entries = item.table("cpus")?;
    let find = |key: &str| entries.iter().find(|entry| entry.key == key);
    let online = find("online").map_or(Ok(true), is_online)?;
    if !online {
        return Ok(None);
    }
    let number = |key: &str| find(key).map_or(Ok(None), number);
    let need = |key: &'static str| {
        number(key)?.ok_or_else(|| {
            Fault::at(item.span_of_first_line(), format!("a CPU has no \"{key}\""))
                .help("write the file with `lscpu -e`")
        })
    };
    let caches = entries.iter().find(|entry| entry.key.contains("l1d:"));
    let row = Row {
        os_index: need("cpu")?,
        package: number("socket")?.unwrap_or(0),
        node: number("node")?.unwrap_or(0),
        llc: caches.map_or(Ok(None), last_cache)?,
        core: need("core")?,
        capacity: 1024,
    };
    Ok(Some(Listed { row, l1d: caches.map_or(Ok(None), first_cache)? }))
}

fn is_online(entry: &Entry) -> Read<bool> {
    match &entry.node.value {
        Value::Bool(online) => Ok(*online),
        Value::String(text) if text == "yes" => Ok(true),
        Value::String(text) if text == "no" => Ok(false),
        _ => Err(entry.node.wrong("online", "true, false, \"yes\" or \"no\"")),
    }
}

/// Old versions write numbers as strings; what is not known is null or "-".
fn number(entry: &Entry) -> Read<Option<u64>> {
    let wrong = || entry.node.wrong(&entry.key, "a number");
    match &entry.node.value {
        Value::Null => Ok(None),
        Value::String(text) if text == "-" || text.is_empty() => Ok(None),
        Value::Integer(value) => u64::try_from(*value).map(Some).map_err(|_| wrong()),
        Value::String(text) => text.parse().map(Some).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

/// The number of the cache `l1d`.
fn first_cache(entry: &Entry) -> Read<Option<u64>> {
    let mut all = lscpu_caches::numbers(&entry.key, entry.text()?, entry.node.span)?;
    Ok(all.find(|(name, _)| *name == "l1d").and_then(|(_, number)| number.parse().ok()))
}

/// `"l1d:l1i:l2:l3": "0:0:0:1"`: the number of the highest cache, made unique by its level.
fn last_cache(entry: &Entry) -> Read<Option<u64>> {
    let all = lscpu_caches::numbers(&entry.key, entry.text()?, entry.node.span)?;
    let highest = all.filter(|(_, number)| !matches!(*number, "-" | "")).last();
    let Some((level, number)) = highest else { return Ok(None) };
    let wrong = || entry.node.wrong(&entry.key, "numbers of caches");
    let number: u32 = number.parse().map_err(|_| wrong())?;
    let level = clean(level).bytes().find(u8::is_ascii_digit).unwrap_or(b'0') - b'0';
    Ok(Some(u64::from(level) << 32 | u64::from(number)))
}
