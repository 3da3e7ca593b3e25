//! `resources` of a container or a pod: what the API server takes there, and where its CPUs stand.

use crate::read::fault::{Read, clean, misspelt};
use crate::read::tree::{Entry, Node, Value};

/// `resource:` is no key of a container: it would run without a limit.
pub(super) fn check(node: &Node, known: &[&str], what: &str) -> Read<()> {
    let Value::Table(entries) = &node.value else { return Ok(()) };
    let slip = |entry: &Entry| misspelt(&entry.key, known).map(|name| (entry.clone(), name));
    let Some((entry, name)) = entries.iter().find_map(slip) else { return Ok(()) };
    Err(entry
        .fault(format!("unknown key \"{}\" in {what}", clean(&entry.key)))
        .because("Kubernetes would refuse or ignore it")
        .accepts(format!("\"{name}\"")))
}

const RESOURCES: &str =
    "cpu, memory, ephemeral-storage, hugepages-SIZE, or a domain's own, NAME/WHAT";

/// The resources that the API server takes; a misspelt one would else be no limit.
fn is_resource(name: &str) -> bool {
    ["cpu", "memory", "ephemeral-storage"].contains(&name)
        || name.starts_with("hugepages-")
        || name.contains('/')
        || name.bytes().all(|byte| byte.is_ascii_digit())
}

/// `resources.limits.cpu` and `resources.requests.cpu`.
pub(super) fn of_resources(node: &Node) -> Read<(Option<&Entry>, Option<&Entry>)> {
    const KINDS: [&str; 3] = ["limits", "requests", "claims"];
    // What a template leaves empty is as if it were not there.
    let present = |path: &[&str]| node.at(path).filter(|node| node.value != Value::Null);
    for entry in present(&["resources"]).map_or(Ok(&[][..]), |table| table.table("resources"))? {
        if !KINDS.contains(&entry.key.as_str()) {
            let title = format!("unknown key \"{}\" in resources", clean(&entry.key));
            return Err(entry.fault(title).accepts(KINDS.join(", ")).suggest(&entry.key, KINDS));
        }
    }
    let cpu = |which: &str| {
        let Some(table) = present(&["resources", which]) else { return Ok(None) };
        // `{cpu: 1,5}` is a CPU and a resource called 5.
        let empty = |entry: &&Entry| matches!(entry.node.value, Value::Null);
        if let Some(odd) = table.table(which)?.iter().find(|entry| !is_resource(&entry.key)) {
            let title = format!("there is no resource \"{}\"", clean(&odd.key));
            return Err(odd.fault(title).accepts(RESOURCES).suggest(&odd.key, ["cpu", "memory"]));
        }
        match table.table(which)?.iter().find(empty) {
            Some(empty) => Err(empty
                .fault(format!("the resource \"{}\" has no quantity", clean(&empty.key)))
                .accepts("NAME: QUANTITY, as in cpu: 1500m")),
            None => Ok(table.get("cpu")),
        }
    };
    Ok((cpu("limits")?, cpu("requests")?))
}
