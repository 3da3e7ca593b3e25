//! Whole files of limits, lowered to what `[groups]` would say: a path, and a table of the names
//! that a group takes. A later file is heard over an earlier one, name by name, as with systemd's
//! drop-ins.

use super::listing::{Listed, Listing};
use super::units::Units;
use super::{manifest, services};
use crate::read::fault::{Fault, Read, Sources, Span};
use crate::read::file::{is_stdin, shown};
use crate::read::library::Place;
use crate::read::tree::{Value, parse_unit, parse_yaml};
use std::path::Path;

/// The largest file of limits, bytes.
const LIMITS_MAX: u64 = 8 << 20;
/// What a file of limits may be.
const KINDS: &str = "a Kubernetes manifest or a compose file (.yaml, .yml, .json), a systemd unit \
                     (.service, .slice) or its drop-in (NAME.service.d/FILE.conf)";

/// What such a file says of CPUs.
const SETTINGS: &str = "resources.limits.cpu or resources.requests.cpu of a container; cpus, \
                        cpu_quota or cpu_shares of a service; CPUQuota= or CPUWeight= in a unit's \
                        [Service] or [Slice]";

/// Reads files of limits.
pub(crate) fn read(places: &[Place], sources: &mut Sources) -> Read<Vec<Listed>> {
    read_into(Listing::default(), places, sources)
}

/// The same of files that a scenario names: who is without a limit there may have it from the
/// scenario.
pub(crate) fn read_of_scenario(places: &[Place], sources: &mut Sources) -> Read<Vec<Listed>> {
    read_into(Listing { is_of_scenario: true, ..Listing::default() }, places, sources)
}

/// The same of the file of a service that figures are of, and no workload is given for.
pub(super) fn read_of_service(place: Place, sources: &mut Sources) -> Read<Vec<Listed>> {
    read_into(Listing { is_of_figures: true, ..Listing::default() }, &[place], sources)
}

fn read_into(mut listing: Listing, places: &[Place], sources: &mut Sources) -> Read<Vec<Listed>> {
    let mut units = Units::default();
    for place in places {
        let (name, text) = place.text(LIMITS_MAX)?;
        let source = sources.add(name.as_str(), text);
        let (Place::Disk(path) | Place::Library(path)) = place;
        match path.extension().and_then(|ext| ext.to_str()) {
            // A unit's name is its file's; on standard input it has none.
            None if is_stdin(path) => yaml(source, sources, &mut listing)?,
            Some("yaml" | "yml" | "json") => yaml(source, sources, &mut listing)?,
            Some("service" | "slice" | "conf") => {
                let is_drop_in = path.extension().is_some_and(|ext| ext == "conf");
                units.add(unit_name(path, &name)?, &parse_unit(sources, source)?, is_drop_in)?;
            }
            _ => return Err(Fault::of(name, "what this file is can't be told").accepts(KINDS)),
        }
    }
    units.list(&mut listing)?;
    // A limit that is misspelt would else be no limit, without a word.
    let says = |listed: &Listed| !matches!(&listed.table.value, Value::Table(t) if t.is_empty());
    match places.last() {
        Some(Place::Disk(path) | Place::Library(path)) if !listing.all.iter().any(says) => {
            Err(Fault::of(shown(path), "there is no CPU limit or weight in it").accepts(SETTINGS))
        }
        _ => Ok(listing.all),
    }
}

/// A compose file has services, a manifest has kinds.
fn yaml(source: u32, sources: &Sources, listing: &mut Listing) -> Read<()> {
    let documents = parse_yaml(sources, source)?;
    let before = listing.by_path.len();
    let mut said = false;
    for document in &documents {
        match document.get("services") {
            Some(entry) => services::read(document, entry, listing)?,
            None => manifest::read(document, listing)?,
        }
        said |= document.get("services").is_some();
    }
    if said || listing.by_path.len() > before || documents.iter().any(|d| d.get("kind").is_some()) {
        return Ok(());
    }
    let whole = sources.whole(source);
    Err(Fault::at(
        Span { end: (whole.start + 1).min(whole.end), ..whole },
        "no limits in this file",
    )
    .accepts(
        "\"services\" of a compose file, or \"kind: Pod\" or Deployment of a manifest (of Helm's \
         values, what `helm template` writes with them)",
    ))
}

/// The unit that a file is about; for a drop-in, `NAME.service.d/FILE.conf`, its folder says.
fn unit_name(path: &Path, shown: &str) -> Read<String> {
    let text = |part: Option<&std::ffi::OsStr>| part.and_then(|p| p.to_str()).map(str::to_owned);
    let own = text(path.file_name()).unwrap_or_default();
    if !own.ends_with(".conf") {
        return Ok(own);
    }
    let folder = text(path.parent().and_then(Path::file_name)).unwrap_or_default();
    let unit = folder.strip_suffix(".d").unwrap_or_default();
    if unit.ends_with(".service") || unit.ends_with(".slice") {
        return Ok(unit.to_owned());
    }
    Err(Fault::of(shown, "whose drop-in this is can't be told")
        .because("systemd knows a drop-in's unit by its folder")
        .accepts("NAME.service.d/FILE.conf or NAME.slice.d/FILE.conf"))
}
