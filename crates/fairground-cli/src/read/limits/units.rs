//! systemd's units: a group at the place in the tree where systemd puts the unit,
//! `/system.slice/web.service` unless `Slice=` says otherwise; `a-b.slice` lies in `a.slice`.
//!
//! A unit's own file is whole if it says what is started (`ExecStart=`, or of a slice `[Slice]`);
//! a drop-in, and a file with some lines of the unit, say nothing of what they leave out.

use super::listing::Listing;
use super::started::Started;
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
    started: Started,
    is_whole: bool,
}

impl Units {
    /// Adds a unit's file, or a drop-in: what it says is heard over what was said before.
    pub fn add(&mut self, name: String, file: &Node, is_drop_in: bool) -> Read<()> {
        let at = self.0.iter().position(|unit| unit.name == name).unwrap_or(self.0.len());
        if at == self.0.len() {
            let span = file.span_of_first_line();
            self.0.push(Unit::new(name, span));
        }
        let unit = &mut self.0[at];
        let is_slice = unit.name.ends_with(".slice");
        let wanted = if is_slice { "Slice" } else { "Service" };
        for section in file.table("the unit")? {
            let starts = || section.node.get("ExecStart").is_some();
            unit.is_whole |= !is_drop_in && section.key == wanted && (is_slice || starts());
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
            if let Some(how) = unit.started.starts_container() {
                if listing.is_of_figures {
                    return Err(Fault::at(
                        unit.span,
                        format!("this unit starts a container ({how})"),
                    )
                    .because("it runs in a group of its own, whose limit is not the unit's")
                    .accepts("--limit CPUS (docker run's --cpus) in place of this file"));
                }
                unread::tell_container(&unit.name, &how);
            }
            let has_limit = unit.entries.iter().any(|entry| entry.key.starts_with("CPUQuota"));
            if unit.is_whole && !has_limit && !listing.is_of_scenario {
                unread::tell_no_quota(&unit.name);
            }
            listing.put_described(path.clone(), unit.span, unit.entries, unit.is_whole)?;
            unread::tell_variables(&unit.name, &unit.started, listing.is_of_figures);
            listing.started(&path, unit.started);
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
    fn new(name: String, span: Span) -> Unit {
        let (entries, started) = (Vec::new(), Started::default());
        Unit { name, slice: None, span, entries, started, is_whole: false }
    }

    fn hear(&mut self, entry: &Entry) -> Read<()> {
        if entry.key == "Slice" {
            let slice = entry.text()?;
            if !slice.ends_with(".slice") || slice.contains('/') {
                let title = format!("\"{}\" is no slice", clean(slice));
                return Err(Fault::at(entry.node.span, title).accepts("NAME.slice"));
            }
            self.slice = Some(slice.to_owned());
        } else if entry.key == "Environment" {
            self.started.hear_environment(entry.text()?);
        } else if entry.key == "ExecStart" {
            self.started.hear_command(entry.text()?);
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
    use crate::read::{Overrides, load_with_limits};
    use std::path::PathBuf;

    #[test]
    fn slices_lie_in_each_other_by_their_names() {
        assert_eq!(slice_path("web.slice"), "/web.slice");
        assert_eq!(slice_path("a-b-c.slice"), "/a.slice/a-b.slice/a-b-c.slice");
        assert_eq!(slice_path("-.slice"), "/");
    }

    #[test]
    fn a_whole_unit_without_a_quota_has_none_whatever_the_scenario_says() {
        let dir = std::env::temp_dir().join(format!("whole-unit-{}", std::process::id()));
        for folder in ["web.service.d", "app.slice.d"] {
            std::fs::create_dir_all(dir.join(folder)).expect("made");
        }
        let quota_ns = |group: &str, files: &[(&str, &str)], is_of_scenario: bool| {
            let write = |(name, text): &(&str, &str)| {
                let path = dir.join(name);
                std::fs::write(&path, text).expect("written");
                path
            };
            let limits: Vec<PathBuf> = files.iter().map(write).collect();
            let text = format!(
                "{}[tasks.t]\ngroup = \"{group}\"\nrun = \"1ms\"\n\
                 [groups.\"{group}\"]\n\"cpu.max\" = 2\n",
                if is_of_scenario { format!("limits = {limits:?}\n") } else { String::new() }
            );
            let limits = if is_of_scenario { Vec::new() } else { limits };
            let overrides = Overrides { limits, ..Overrides::default() };
            let path = dir.join("a.toml");
            std::fs::write(&path, text).expect("written");
            let read = load_with_limits(&path, &overrides);
            let scenario = read.unwrap_or_else(|error| panic!("{error}")).scenario;
            scenario.groups.iter().find(|of| of.path == group).expect("it").limit.quota_ns
        };
        let (stays, service) = (Some(200_000_000), "/system.slice/web.service");
        let of = |files: &[(&str, &str)]| quota_ns(service, files, false);
        let whole = ("web.service", "[Service]\nExecStart=/usr/bin/web\nCPUWeight=200\n");
        let part = ("web.service", "[Service]\nCPUWeight=200\n");
        let drop_in = ("web.service.d/a.conf", "[Service]\nExecStart=/bin/web\nCPUWeight=300\n");
        let quota = ("web.service.d/b.conf", "[Service]\nCPUQuota=50%\n");
        assert_eq!([of(&[whole]), of(&[part]), of(&[drop_in])], [None, stays, stays]);
        assert_eq!([of(&[whole, drop_in]), of(&[drop_in, whole])], [None, None]);
        assert_eq!([of(&[whole, quota]), of(&[quota, whole])], [Some(50_000_000); 2]);
        assert_eq!(quota_ns(service, &[whole], true), stays, "the scenario gives one");
        let weight = "[Slice]\nCPUWeight=50\n";
        let of_slice = |name: &str| quota_ns("/app.slice", &[(name, weight)], false);
        assert_eq!([of_slice("app.slice"), of_slice("app.slice.d/a.conf")], [None, stays]);
        std::fs::remove_dir_all(&dir).expect("removed");
    }
}
