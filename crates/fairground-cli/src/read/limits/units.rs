//! systemd's units: a group at the place in the tree where systemd puts the unit,
//! `/system.slice/web.service` unless `Slice=` says otherwise; `a-b.slice` lies in `a.slice`.

use super::listing::Listing;
use super::unread;
use crate::read::fault::{Fault, Read, Span, clean, misspelt};
use crate::read::tree::{Entry, Node};

/// Names of systemd.resource-control that limit or weigh CPU time.
const NAMES: [&str; 5] = ["CPUQuota", "CPUQuotaPeriodSec", "CPUWeight", "CPUShares", "AllowedCPUs"];

/// All names of systemd that begin with CPU, so that a misspelt one is no name of its own.
const CPU_NAMES: [&str; 14] = [
    "CPUAccounting",
    "CPUAffinity",
    "CPUPressureThresholdSec",
    "CPUPressureWatch",
    "CPUQuota",
    "CPUQuotaPeriodSec",
    "CPUSchedulingPolicy",
    "CPUSchedulingPriority",
    "CPUSchedulingResetOnFork",
    "CPUSetPartition",
    "CPUShares",
    "CPUWeight",
    "StartupCPUShares",
    "StartupCPUWeight",
];

/// Units with what all their files say.
#[derive(Default)]
pub(super) struct Units(Vec<Unit>);

struct Unit {
    name: String,
    slice: Option<String>,
    span: Span,
    entries: Vec<Entry>,
}

impl Units {
    /// Adds a unit's file, or a drop-in: what it says is heard over what was said before.
    pub fn add(&mut self, name: String, file: &Node) -> Read<()> {
        let at = self.0.iter().position(|unit| unit.name == name).unwrap_or(self.0.len());
        if at == self.0.len() {
            let span = file.span_of_first_line();
            self.0.push(Unit { name, slice: None, span, entries: Vec::new() });
        }
        let unit = &mut self.0[at];
        let wanted = if unit.name.ends_with(".slice") { "Slice" } else { "Service" };
        for section in file.table("the unit")? {
            for entry in section.node.table(&section.key)? {
                check(entry, section, wanted)?;
                if section.key == wanted {
                    let value = entry.node.words().unwrap_or_default();
                    unread::tell_key(&unit.name, &entry.key, &value);
                    unit.hear(entry)?;
                }
            }
        }
        Ok(())
    }

    /// Lowers the units to groups.
    pub fn list(self, listing: &mut Listing) -> Read<()> {
        for unit in self.0 {
            let path = unit.path();
            listing.put(path, unit.span, unit.entries)?;
        }
        Ok(())
    }
}

/// systemd warns of a name that it does not know, and goes on: the limit is none.
fn check(entry: &Entry, section: &Entry, wanted: &str) -> Read<()> {
    let key = entry.key.as_str();
    if key.eq_ignore_ascii_case("CPUBurst") {
        return Err(entry
            .fault(format!("systemd has no \"{}\"", clean(key)))
            .because("it would ignore the line")
            .help("--limit '/GROUP=cpu.max.burst=50000' tries a burst, in microseconds"));
    }
    let about_cpus = key.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("CPU"))
        || key.to_ascii_lowercase().starts_with("startupcpu");
    let unknown = about_cpus && !CPU_NAMES.contains(&key);
    if unknown || misspelt(key, &["AllowedCPUs"]).is_some() {
        return Err(entry
            .fault(format!("systemd knows no \"{}\"", clean(key)))
            .because("it would ignore the line, and nothing would be limited")
            .accepts(NAMES.join(", "))
            .suggest(key, NAMES));
    }
    if NAMES.contains(&key) && section.key != wanted {
        let title = format!("\"{key}\" stands in [{}]", clean(&section.key));
        return Err(entry
            .fault(title)
            .because("systemd would ignore it there")
            .accepts(format!("\"{key}\" in [{wanted}]")));
    }
    Ok(())
}

impl Unit {
    fn hear(&mut self, entry: &Entry) -> Read<()> {
        if entry.key == "Slice" {
            let slice = entry.text()?;
            if !slice.ends_with(".slice") || slice.contains('/') {
                let title = format!("\"{}\" is no slice", clean(slice));
                return Err(Fault::at(entry.node.span, title).accepts("NAME.slice"));
            }
            self.slice = Some(slice.to_owned());
        } else if NAMES.contains(&entry.key.as_str()) {
            self.entries.retain(|old| old.key != entry.key);
            self.entries.push(entry.clone());
        }
        Ok(())
    }

    fn path(&self) -> String {
        if self.name.ends_with(".slice") {
            return slice_path(&self.name);
        }
        let usual = match self.name.split_once('@') {
            Some((template, _)) => format!("system-{template}.slice"),
            None => "system.slice".into(),
        };
        let above = slice_path(self.slice.as_ref().unwrap_or(&usual));
        format!("{}/{}", above.trim_end_matches('/'), self.name)
    }
}

/// `a-b.slice` is `/a.slice/a-b.slice`; `-.slice` is the root.
fn slice_path(name: &str) -> String {
    let stem = name.strip_suffix(".slice").unwrap_or(name);
    if stem == "-" {
        return "/".into();
    }
    let ends = stem.match_indices('-').map(|(at, _)| at).chain([stem.len()]);
    ends.map(|end| format!("/{}.slice", &stem[..end])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_lie_in_each_other_by_their_names() {
        assert_eq!(slice_path("web.slice"), "/web.slice");
        assert_eq!(slice_path("a-b-c.slice"), "/a.slice/a-b.slice/a-b-c.slice");
        assert_eq!(slice_path("-.slice"), "/");
    }
}
