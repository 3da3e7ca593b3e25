//! Compose files: a group `/SERVICE` for each service, one container of it. Names of Windows
//! (`cpu_count`, `cpu_percent`), of real-time scheduling and `reservations` do not reach the fair
//! class of an engine's host.

use super::listing::Listing;
use super::started::Started;
use super::unread;
use crate::read::fault::{Fault, Read, clean, misspelt};
use crate::read::tree::{Entry, Node, Value};

/// Names of a service that a group takes as they are.
const NAMES: [&str; 5] = ["cpus", "cpu_quota", "cpu_period", "cpu_shares", "cpuset"];

/// Names of the compose specification that begin with cpu.
const CPU_NAMES: [&str; 9] = [
    "cpu_count",
    "cpu_percent",
    "cpu_period",
    "cpu_quota",
    "cpu_rt_period",
    "cpu_rt_runtime",
    "cpu_shares",
    "cpus",
    "cpuset",
];

/// Tables below `deploy` that lead to the limits, and all that they may hold.
const DEPLOY: [(&[&str], &[&str]); 2] = [
    (&["deploy", "resources"], &["limits", "reservations"]),
    (&["deploy", "resources", "limits"], &["cpus", "memory", "pids"]),
];

/// A key that Compose would refuse too, on the way to a limit: else it would be no limit.
fn check(service: &Entry) -> Read<()> {
    let unknown = |entry: &Entry, known: &[&str], place: &str| {
        let title = format!("unknown key \"{}\" in {place}", clean(&entry.key));
        entry.fault(title).accepts(known.join(", ")).suggest(&entry.key, known.iter().copied())
    };
    let Value::Table(entries) = &service.node.value else { return Ok(()) };
    let name = format!("service \"{}\"", clean(&service.key));
    if let Some(entry) = service.node.get("extends") {
        return Err(elsewhere(entry, &format!("{name} extends another one")));
    }
    for entry in entries {
        let key = entry.key.as_str();
        let about_cpus = key.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("cpu"));
        if about_cpus && !CPU_NAMES.contains(&key) {
            return Err(unknown(entry, &NAMES, &name));
        }
        if about_cpus && !NAMES.contains(&key) {
            unread::tell_key_of_service(&service.key, key);
        }
        if key == "resources" || misspelt(key, &["deploy"]).is_some() {
            return Err(unknown(entry, &["deploy"], &name)
                .help("limits stand under deploy: resources: limits: cpus"));
        }
    }
    for (path, known) in DEPLOY {
        let place = path.join(".");
        let Some(Value::Table(entries)) = service.node.at(path).map(|node| &node.value) else {
            continue;
        };
        let odd =
            |entry: &&Entry| !known.contains(&entry.key.as_str()) && !entry.key.starts_with("x-");
        if let Some(entry) = entries.iter().find(odd) {
            return Err(unknown(entry, known, &place));
        }
    }
    let Some(Value::Table(deploy)) = service.node.at(&["deploy"]).map(|node| &node.value) else {
        return Ok(());
    };
    let odd = deploy.iter().find(|entry| misspelt(&entry.key, &["resources"]).is_some());
    odd.map_or(Ok(()), |entry| Err(unknown(entry, &["resources"], "deploy")))
}

/// What this names has limits of its own.
fn elsewhere(entry: &Entry, title: &str) -> Box<Fault> {
    entry
        .fault(title)
        .because("its limits may stand there, and are not read from here")
        .help("`docker compose config` writes one file with all of it")
}

/// Adds the services.
pub(super) fn read(document: &Node, services: &Entry, listing: &mut Listing) -> Read<()> {
    if let Some(entry) = document.get("include") {
        return Err(elsewhere(entry, "this compose file includes others"));
    }
    let services = services.node.table("services")?;
    if let Some(wrong) = services.iter().find(|service| service.key.contains('/')) {
        return Err(wrong.fault("a service's name has no \"/\"").accepts("letters, digits, -_."));
    }
    for service in services {
        check(service)?;
        let copies = [&["scale"][..], &["deploy", "replicas"]];
        let copies = copies.iter().find_map(|path| service.node.at(path));
        if let Some(Value::Integer(copies @ 2..)) = copies.map(|node| &node.value) {
            unread::tell_copies(&service.key, *copies);
        }
        let at = |key| service.node.at(&[key]);
        let started = Started::of(at("environment"), &[at("entrypoint"), at("command")], None);
        unread::tell_variables(&service.key, &started, listing.is_of_figures);
        let mut entries: Vec<Entry> =
            NAMES.iter().filter_map(|name| service.node.get(name)).cloned().collect();
        let deployed = service.node.at(&["deploy", "resources", "limits"]);
        if let Some(entry) = deployed.and_then(|limits| limits.get("cpus")) {
            let key = "deploy.resources.limits.cpus".into();
            entries.push(Entry { key, ..entry.clone() });
        }
        let path = format!("/{}", service.key);
        // An override file has neither.
        let is_whole = ["image", "build"].iter().any(|key| service.node.get(key).is_some());
        listing.put_described(path.clone(), service.key_span, entries, is_whole)?;
        listing.started(&path, started);
    }
    Ok(())
}
