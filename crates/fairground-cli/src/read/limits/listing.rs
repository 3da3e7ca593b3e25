//! What files of limits say, group by group: a later file is heard over an earlier one, name by
//! name, as with systemd's drop-ins.

use super::pod::Extra;
use super::qos::Class;
use super::started::Started;
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Node, Value};
use std::collections::HashMap;

/// Keys that set the quota, the weight, and the CPUs. In a form, keys add to each other: a
/// period to a quota. Of a Kubernetes container the limit and the request are one form of both.
const QUOTA: [&[&str]; 6] = [
    &["cpu.max"],
    &["cpu.cfs_quota_us", "cpu.cfs_period_us"],
    &["cpus"],
    &["deploy.resources.limits.cpus"],
    &["cpu-quota", "cpu_quota", "cpu-period", "cpu_period"],
    &["CPUQuota", "CPUQuotaPeriodSec"],
];
const WEIGHT: [&[&str]; 6] = [
    &["cpu.weight"],
    &["cpu.weight.nice"],
    &["cpu.shares"],
    &["cpu-shares", "cpu_shares"],
    &["CPUWeight"],
    &["CPUShares"],
];
const CPUSET: [&[&str]; 3] = [&["cpuset.cpus"], &["cpuset", "cpuset-cpus"], &["AllowedCPUs"]];
const POD: [&str; 2] = ["limits.cpu", "requests.cpu"];

/// True if this is a name of a weight, or of the request that one is made of.
pub fn makes_weight(name: &str) -> bool {
    name == POD[1] || WEIGHT.iter().any(|form| form.contains(&name))
}

/// True if what a later file says under `new` takes the place of what was said under `old`: the
/// same key, or the same thing in another form.
fn replaces(new: &str, old: &str) -> bool {
    let spelt = |key: &str| key.replace('-', "_");
    let form = |forms: &[&[&str]], key: &str| forms.iter().position(|form| form.contains(&key));
    let other = |forms: &[&[&str]]| match (form(forms, new), form(forms, old)) {
        (Some(new), Some(old)) => new != old,
        (None, Some(_)) => POD.contains(&new),
        _ => false,
    };
    let sets = |forms: &[&[&str]], key: &str| form(forms, key).is_some();
    let over_pod = POD.contains(&old)
        && (POD.contains(&new)
            || old == POD[0] && sets(&QUOTA, new)
            || old == POD[1] && sets(&WEIGHT, new));
    spelt(new) == spelt(old) || other(&QUOTA) || other(&WEIGHT) || other(&CPUSET) || over_pod
}

/// What a file says of one group.
#[derive(Debug)]
pub(crate) struct Listed {
    pub path: String,
    pub span: Span,
    pub table: Node,
    /// True of a pod without a limit of its own: what stands here is the sum of its containers'.
    pub is_sum: bool,
    /// True of a pod without a request of its own, which has the sum of its containers'.
    pub is_request_sum: bool,
    /// What such a pod needs beside its containers.
    pub extra: Extra,
    /// The class of a pod.
    pub class: Option<Class>,
    /// True of a pod with all of its containers: a patch has some.
    pub is_whole: bool,
    /// How many pods like it the cluster has, if its file says so.
    pub replicas: Option<u64>,
    /// How a container is started.
    pub started: Started,
}

impl Listed {
    /// A group of which nothing but this table is said.
    pub fn of(path: String, span: Span, table: Node) -> Listed {
        let [is_sum, is_request_sum, is_whole] = [false; 3];
        Listed {
            path,
            span,
            table,
            is_sum,
            is_request_sum,
            extra: Extra::default(),
            class: None,
            is_whole,
            replicas: None,
            started: Started::default(),
        }
    }
}

/// What files say, group by group in the order of first mention.
#[derive(Default)]
pub(crate) struct Listing {
    pub all: Vec<Listed>,
    /// Place of a path in `all`, and the file that named it last.
    pub by_path: HashMap<String, (usize, u32)>,
    /// True if no workload runs in them: figures of one of them are to be explained.
    pub is_of_figures: bool,
    /// True if a scenario names the files, and may limit what they leave without a limit.
    pub is_of_scenario: bool,
}

impl Listing {
    /// Adds what a file says of a group; one file may name it once.
    pub fn put(&mut self, path: String, span: Span, entries: Vec<Entry>) -> Read<()> {
        let next = self.all.len();
        let (at, file) = *self.by_path.get(&path).unwrap_or(&(next, u32::MAX));
        if file == span.source {
            return Err(Fault::at(span, format!("the group \"{}\" is given twice", clean(&path)))
                .accepts("a name of its own for each"));
        }
        self.by_path.insert(path.clone(), (at, span.source));
        if at == next {
            let table = Node { span, value: Value::Table(Vec::new()) };
            self.all.push(Listed::of(path, span, table));
        }
        (self.all[at].is_sum, self.all[at].is_request_sum) = (false, false);
        if let Value::Table(held) = &mut self.all[at].table.value {
            held.retain(|old| !entries.iter().any(|new| replaces(&new.key, &old.key)));
            held.extend(entries);
        }
        Ok(())
    }
}

impl Listing {
    /// Adds a group. One that is described as a whole and has no limit has none, whatever was said
    /// of it before: who takes the limit away must not be told of the old one. A patch says nothing
    /// of what it leaves out.
    pub fn put_described(
        &mut self,
        path: String,
        span: Span,
        mut entries: Vec<Entry>,
        is_whole: bool,
    ) -> Read<()> {
        let limits = |key: &str| key == POD[0] || QUOTA.iter().any(|form| form.contains(&key));
        let has_limit = entries.iter().any(|entry| limits(&entry.key));
        if is_whole && !has_limit && !self.is_of_scenario {
            let node = Node { span, value: Value::String("max".into()) };
            entries.push(Entry { key: "cpu.max".into(), key_span: span, node });
        }
        self.put(path, span, entries)
    }

    /// Notes the class of a pod. A patch says nothing of what it leaves out: it makes Burstable at
    /// most what was BestEffort.
    pub fn class(&mut self, path: &str, class: Class, is_whole: bool) {
        let Some((at, _)) = self.by_path.get(path) else { return };
        self.all[*at].is_whole |= is_whole;
        let held = &mut self.all[*at].class;
        *held = Some(match (*held, class) {
            (None, class) => class,
            (_, class) if is_whole => class,
            (Some(Class::BestEffort), Class::Guaranteed) => Class::Burstable,
            (Some(Class::BestEffort), class) => class,
            (Some(before), _) => before,
        });
    }

    /// Notes how many pods like this one the cluster has.
    pub fn copies(&mut self, path: &str, replicas: u64) {
        if let Some((at, _)) = self.by_path.get(path) {
            self.all[*at].replicas = Some(replicas);
        }
    }

    /// Notes how the container of a group is started. A patch that says nothing of it changes none.
    pub fn started(&mut self, path: &str, started: Started) {
        if let Some((at, _)) = self.by_path.get(path) {
            self.all[*at].started.hear(started);
        }
    }

    /// Notes whether the group that was put last has the sum of the limits below it, and of the
    /// requests, and what it needs beside them.
    pub fn sums(&mut self, path: &str, [limits, requests]: [bool; 2], extra: Extra) {
        if let Some((at, _)) = self.by_path.get(path) {
            (self.all[*at].is_sum, self.all[*at].is_request_sum) = (limits, requests);
            self.all[*at].extra = extra;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_file_replaces_the_same_thing_in_any_form() {
        for (new, old) in [
            ("limits.cpu", "cpus"),
            ("cpus", "limits.cpu"),
            ("limits.cpu", "requests.cpu"),
            ("cpu-quota", "cpu_quota"),
            ("CPUQuota", "cpu.max"),
            ("requests.cpu", "cpu_shares"),
            ("cpu.weight", "CPUShares"),
        ] {
            assert!(replaces(new, old), "{new} over {old}");
        }
        for (new, old) in [
            ("CPUQuotaPeriodSec", "CPUQuota"),
            ("cpu_period", "cpu_quota"),
            ("cpus", "cpu_shares"),
            ("cpus", "requests.cpu"),
            ("cpu.max.burst", "cpu.max"),
        ] {
            assert!(!replaces(new, old), "{new} beside {old}");
        }
    }
}
