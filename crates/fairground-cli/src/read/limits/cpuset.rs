//! The CPUs of a group: cgroup's `cpuset.cpus`, Docker's `cpuset` and `cpuset-cpus`, systemd's
//! `AllowedCPUs`. All are lists such as `0-3,8`; systemd takes blanks for commas.
//!
//! A container's tasks run there and nowhere else, its runtimes count these CPUs, and from 7.3 on
//! the kernel weighs the group by them. (Kubernetes hands out such sets to pods of whole CPUs if
//! its CPU manager is told to; no manifest has them.)

use super::settings::{Said, Settings, said};
use crate::read::fault::{Fault, Read, clean};
use crate::read::numbers::Numbers;
use crate::read::tree::{Entry, Fields, Value};
use crate::read::values::{cpulist, cpus_of_list};
use fairground::sim::scenario::GroupSpec;
use fairground::units::{CpuId, GroupId, Id};

const ACCEPTED: &str = "CPU numbers and ranges, as in \"0-3,8\"";

/// Reads the names of all families.
pub(super) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    let mut settings = Settings::default();
    for key in ["cpuset.cpus", "cpuset", "cpuset-cpus", "AllowedCPUs"] {
        if let Some(entry) = fields.take(key)? {
            let cpus = cpus(entry)?.and_then(|cpus| said(cpus, &[entry]));
            settings.add(Settings { cpus, ..Settings::default() })?;
        }
    }
    Ok(settings)
}

/// The CPUs of one entry; None of systemd's empty one, which takes back what was set before.
fn cpus(entry: &Entry) -> Read<Option<Vec<CpuId>>> {
    let list = match &entry.node.value {
        Value::String(text) if entry.key == "AllowedCPUs" => {
            let words: Vec<&str> = text.split([' ', '\t', ',']).filter(|w| !w.is_empty()).collect();
            if words.is_empty() {
                return Ok(None);
            }
            cpulist(&words.join(","))
        }
        Value::String(text) => cpulist(text),
        _ => return cpus_of_list(&entry.key, &entry.node).and_then(|list| some(entry, list)),
    };
    let list = list.map_err(|why| {
        let title = format!("\"{}\" is no CPU list: {why}", clean(&entry.key));
        Fault::at(entry.node.span, title).accepts(ACCEPTED)
    })?;
    some(entry, list)
}

fn some(entry: &Entry, list: Vec<u32>) -> Read<Option<Vec<CpuId>>> {
    if list.is_empty() {
        return Err(Fault::at(entry.node.span, format!("\"{}\" has no CPU", clean(&entry.key)))
            .accepts(ACCEPTED));
    }
    Ok(Some(list.into_iter().map(CpuId).collect()))
}

/// Gives each group its CPUs, parents first. What its parent does not have is an oversight: the
/// kernel would leave it out, or take the parent's if nothing is left.
pub(super) fn judge(specs: &mut [GroupSpec], settings: &[Settings], numbers: &Numbers) -> Read<()> {
    for at in 0..specs.len() {
        let Some(said) = settings.get(at).and_then(|settings| settings.cpus.as_ref()) else {
            continue;
        };
        let here = |cpu: &CpuId| {
            let title = || format!("{} has CPU {}", said.form, cpu.0);
            let no_such = || numbers.no_such(said.span, title(), cpu.0);
            numbers.here(cpu.0).map(CpuId).ok_or_else(no_such)
        };
        let cpus = said.value.iter().map(here).collect::<Read<Vec<CpuId>>>()?;
        let list: Vec<u32> = said.value.iter().map(|cpu| cpu.0).collect();
        numbers.heed(&said.form, &list);
        if let Some((path, above)) = above(specs, at)
            && let Some(at) = cpus.iter().position(|cpu| !above.contains(cpu))
        {
            let title =
                format!("{} has CPU {}, group \"{path}\" above it has not", said.form, list[at]);
            return Err(Fault::at(said.span, title).accepts("some of the CPUs of the group above"));
        }
        specs[at].cpus = Some(cpus);
    }
    Ok(())
}

/// The nearest group above that has CPUs of its own.
fn above(specs: &[GroupSpec], at: usize) -> Option<(String, &[CpuId])> {
    let mut group = specs[at].parent;
    while group != GroupId(0) {
        let spec = &specs[group.index()];
        if let Some(cpus) = &spec.cpus {
            return Some((clean(&spec.path), cpus));
        }
        group = spec.parent;
    }
    None
}

/// How many CPUs a group's tasks may run on, if it or one above it has a set of its own.
pub(crate) fn count(specs: &[GroupSpec], settings: &[Settings], group: GroupId) -> Option<usize> {
    let mut at = group;
    while at != GroupId(0) {
        if let Some(Said { value, .. }) = &settings[at.index()].cpus {
            return Some(value.len());
        }
        at = specs[at.index()].parent;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::group::tests::{refusal, settings};
    use super::*;
    use crate::read::values::shown_cpus;

    #[test]
    fn a_list_has_one_meaning_under_all_names() {
        for text in [
            "cpuset.cpus = \"0-2,8\"",
            "cpuset = \"0,1-2,8\"",
            "cpuset-cpus = \"2,0-1,8\"",
            "AllowedCPUs = \"0-2 8\"",
            "cpuset = [8, 0, 1, 2]",
        ] {
            let read = settings(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(shown_cpus(&read.cpus.expect("said").value), "0-2,8", "{text}");
        }
        assert_eq!(settings("AllowedCPUs = \"\"").expect("read").cpus, None);
        assert_eq!(settings("cpuset = 3").expect("read").cpus.expect("said").value, [CpuId(3)]);
        assert!(refusal("cpuset = \"\"").contains("has no CPU"));
        assert!(refusal("cpuset.cpus = \"3-1\"").contains("is no range"));
        assert!(refusal("cpuset = \"0 1\"").contains("no number"));
        assert!(refusal("cpuset = \"0\"\nAllowedCPUs = \"1\"").contains("both set the CPUs"));
    }
}
