//! Compose files: a group `/SERVICE` for each service, one container of it. Names of Windows
//! (`cpu_count`, `cpu_percent`), of real-time scheduling and `reservations` do not reach the fair
//! class of an engine's host.

use super::listing::Listing;
use crate::read::fault::Read;
use crate::read::tree::Entry;

/// Names of a service that a group takes as they are.
const NAMES: [&str; 5] = ["cpus", "cpu_quota", "cpu_period", "cpu_shares", "cpuset"];

/// Adds the services.
pub(super) fn read(services: &Entry, listing: &mut Listing) -> Read<()> {
    let services = services.node.table("services")?;
    if let Some(wrong) = services.iter().find(|service| service.key.contains('/')) {
        return Err(wrong.fault("a service's name has no \"/\"").accepts("letters, digits, -_."));
    }
    for service in services {
        let mut entries: Vec<Entry> =
            NAMES.iter().filter_map(|name| service.node.get(name)).cloned().collect();
        let deployed = service.node.at(&["deploy", "resources", "limits"]);
        if let Some(entry) = deployed.and_then(|limits| limits.get("cpus")) {
            let key = "deploy.resources.limits.cpus".into();
            entries.push(Entry { key, ..entry.clone() });
        }
        listing.put(format!("/{}", service.key), service.key_span, entries)?;
    }
    Ok(())
}
