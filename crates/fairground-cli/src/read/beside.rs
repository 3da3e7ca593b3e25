//! What else runs on the node: `--replicas N`, more pods like the workload's, and `--beside FILE`,
//! other pods from their manifests.
//!
//! A replica is the workload once more, with a load of its own as large as the first one's, in a
//! copy of its pod: `/web/app` becomes `/web-2/app`, with the same limits and weights. A manifest's
//! own `replicas` says how many there are in the cluster, not on this node, so it is not used.
//!
//! A file of limits says what a neighbour may do, not what it does. So each container of `--beside`
//! does all that it may: as many hogs as its limit has CPUs, rounded up, or one for each CPU of the
//! machine. Its request becomes its weight. A warning says so: without a limit it is the worst
//! case; with one more threads would be worse, which use the quota up sooner. What is known of it
//! is written as `[[workloads]]` of a scenario.

use super::fault::{Fault, Read, Sources, Span, clean};
use super::group_paths::is_below;
use super::groups::Groups;
use super::library::Place;
use super::limits::{self, Listed};
use super::overrides::Overrides;
use super::tools;
use super::tree::{Entry, Node, Value};
use crate::base::console;
use fairground::units::GroupId;

/// The most replicas on one node: kubelet's usual number of pods is 110.
const REPLICAS_MAX: u32 = 110;
/// Names of a workload that say where it runs, and what it is called.
const GROUP: &str = "group";
const NAME: &str = "name";

/// `[[workloads]]` with all that is to run beside them, None where nothing is; and the paths of the
/// groups that came with these.
pub(super) fn added(
    given: Option<&Entry>,
    overrides: &Overrides,
    groups: &mut Groups,
    sources: &mut Sources,
) -> Read<(Option<Entry>, Vec<String>)> {
    let own = groups.specs().len();
    let entry = with_added(given, overrides, groups, sources)?;
    Ok((entry, groups.specs()[own..].iter().map(|spec| spec.path.clone()).collect()))
}

fn with_added(
    given: Option<&Entry>,
    overrides: &Overrides,
    groups: &mut Groups,
    sources: &mut Sources,
) -> Read<Option<Entry>> {
    if overrides.replicas.is_none() && overrides.beside.is_empty() {
        return Ok(None);
    }
    let mut items = match given.map(|entry| &entry.node.value) {
        Some(Value::List(items)) => items.clone(),
        _ => Vec::new(),
    };
    if let Some(count) = overrides.replicas {
        let source = sources.add("--replicas", count.to_string());
        let span = sources.whole(source);
        if !(1..=REPLICAS_MAX).contains(&count) {
            return Err(Fault::at(span, format!("--replicas is {count}"))
                .accepts(format!("1 to {REPLICAS_MAX}, with the workload's own")));
        }
        let more = replicas(&items, count, span, groups, sources)?;
        items.extend(more);
    }
    items.extend(neighbours(overrides, groups, sources)?);
    let span = items.first().map_or(Span::default(), |item| item.span);
    let span = given.map_or(span, |entry| entry.node.span);
    let node = Node { span, value: Value::List(items) };
    Ok(Some(Entry { key: "workloads".into(), key_span: span, node }))
}

/// The only workload, as often as it is asked for beside the first.
fn replicas(
    items: &[Node],
    count: u32,
    span: Span,
    groups: &mut Groups,
    sources: &Sources,
) -> Read<Vec<Node>> {
    let [item] = items else {
        return Err(Fault::at(span, format!("which of {} workloads has replicas?", items.len()))
            .accepts("--replicas of a scenario with one of [[workloads]], or a command"));
    };
    let Some(group) = item.get(GROUP) else {
        return Err(Fault::at(span, "the workload is in no pod that could be there again")
            .accepts("--limits FILE with the manifest of its pod, or group = \"/web\" for it"));
    };
    let path = group.node.text(GROUP)?;
    let name = tools::name_of(item, sources)?;
    let pod_ends = path[1..].find('/').map_or(path.len(), |at| at + 1);
    let (pod, rest) = path.split_at(pod_ends);
    let mut made = Vec::new();
    for number in 2..=count {
        groups.copy(pod, &format!("{pod}-{number}"), span)?;
        let mut item = item.clone();
        item.put(GROUP, Value::String(format!("{pod}-{number}{rest}")));
        item.put(NAME, Value::String(format!("{name}-{number}")));
        made.push(item);
    }
    Ok(made)
}

/// Hogs in each container of the files of `--beside`.
fn neighbours(
    overrides: &Overrides,
    groups: &mut Groups,
    sources: &mut Sources,
) -> Read<Vec<Node>> {
    let places: Vec<Place> = overrides.beside.iter().cloned().map(Place::Disk).collect();
    let listed = limits::files::read(&places, sources)?;
    if let Some(twice) = listed.iter().find(|listed| groups.is_own(&listed.path)) {
        let title = format!("\"{}\" is a group of the scenario itself", clean(&twice.path));
        return Err(Fault::at(twice.span, title)
            .accepts("in --beside, pods or services with names of their own")
            .help("the same pod several times is --replicas N"));
    }
    listed.iter().for_each(tell_replicas);
    groups.list_beside(&listed)?;
    let is_above = |path: &str| listed.iter().any(|other| is_below(&other.path, path));
    let leaves = listed.iter().filter(|listed| !is_above(&listed.path));
    leaves.map(|leaf| hogs(leaf, groups, sources)).collect()
}

/// A manifest's `replicas` are the cluster's: how many of them are on this node, nobody tells.
fn tell_replicas(listed: &Listed) {
    if let Some(replicas @ 2..) = listed.replicas {
        let path = clean(&listed.path);
        console::warn(&format!(
            "{path} of --beside has {replicas} replicas. One of them is put on this node; for \
             more, give copies of its file with other names in metadata.name"
        ));
    }
}

/// The command that does all that a limit of so many CPUs, rounded up, lets it; without one, all
/// that the machine can.
fn busy(cpus: Option<u64>) -> String {
    format!("stress-ng --cpu {}", cpus.unwrap_or(0))
}

/// A container that does all that it may.
fn hogs(leaf: &Listed, groups: &Groups, sources: &mut Sources) -> Read<Node> {
    let id = groups.find(&leaf.path).unwrap_or(GroupId(0));
    let threads = groups.cpu_limit(id).map(|(_, quota)| quota.quota_ns.div_ceil(quota.period_ns));
    let path = clean(&leaf.path);
    match threads {
        Some(threads) => console::warn(&format!(
            "{path} of --beside computes all the time, {threads} threads up to its limit: more of \
             them would use its quota up sooner, and hinder others more while they do"
        )),
        None => console::warn(&format!(
            "{path} of --beside has no limit: it computes all the time on all CPUs, the worst that \
             it may do"
        )),
    }
    let command = busy(threads);
    let source = sources.add("--beside", command.as_str());
    let mut item = Node { span: sources.whole(source), value: Value::Table(Vec::new()) };
    item.put("command", Value::String(command));
    item.put(GROUP, Value::String(leaf.path.clone()));
    item.put(NAME, Value::String(leaf.path[1..].replace('/', "-")));
    Ok(item)
}

#[cfg(test)]
mod tests {
    use crate::read::{Loaded, Overrides, load_text_with_limits};
    use std::path::PathBuf;

    const SERVICE: &str = "[groups.\"/web/app\"]\n\"limits.cpu\" = 2\n[[workloads]]\n\
                           command = \"server --rate 50 --threads 1 --service 3ms\"\n\
                           group = \"/web/app\"\n";

    fn load(text: &str, replicas: Option<u32>, beside: &[&str]) -> Result<Loaded, String> {
        let file = |file: &&str| PathBuf::from("tests/data/limits").join(file);
        let overrides = Overrides {
            replicas,
            beside: beside.iter().map(file).collect(),
            ..Overrides::default()
        };
        load_text_with_limits("a.toml", text, &overrides).map_err(|error| error.to_string())
    }

    /// `task group` of each task, with repeats counted.
    fn tasks(loaded: &Loaded) -> Vec<(String, usize)> {
        let groups = &loaded.scenario.groups;
        let mut told: Vec<(String, usize)> = Vec::new();
        for task in &loaded.scenario.workload.tasks {
            let name = task.name.trim_end_matches(|c: char| c.is_ascii_digit());
            let line = format!("{name} {}", groups[task.group.0 as usize].path);
            match told.last_mut() {
                Some((last, count)) if *last == line => *count += 1,
                _ => told.push((line, 1)),
            }
        }
        told
    }

    #[test]
    fn a_replica_has_a_pod_of_its_own_with_the_same_limits() {
        let loaded = load(SERVICE, Some(3), &[]).expect("read");
        let groups = loaded.scenario.groups.iter().filter(|group| group.limit.quota_ns.is_some());
        let told: Vec<_> = groups.map(|group| (group.path.as_str(), group.shares)).collect();
        assert_eq!(told, ["/web/app", "/web-2/app", "/web-3/app"].map(|path| (path, 1782)));
        let told = tasks(&loaded);
        let of = |path: &str| told.iter().any(|(line, _)| line.ends_with(path));
        assert!(of("/web/app") && of("/web-2/app") && of("/web-3/app"), "{told:?}");
    }

    #[test]
    fn a_neighbour_does_all_that_it_may() {
        let loaded = load(SERVICE, None, &["compose.yaml"]).expect("read");
        let told = tasks(&loaded);
        let hogs = |path: &str| {
            told.iter().find(|(line, _)| line.contains("hog") && line.ends_with(path)).map(|t| t.1)
        };
        let cpus = loaded.scenario.machine.topology.len();
        assert_eq!([hogs("/web"), hogs("/api"), hogs("/free")], [Some(2), Some(1), Some(cpus)]);
    }

    #[test]
    fn what_can_t_be_beside_is_told() {
        let two = format!("{SERVICE}[[workloads]]\ncommand = \"stress-ng --cpu 1\"\n");
        for (text, replicas, beside, words) in [
            (SERVICE, Some(0), &[][..], "accepted: 1 to 110"),
            (&two, Some(2), &[], "which of 2 workloads has replicas?"),
            ("[tasks.a]\nrun = \"1ms\"\n", Some(2), &[], "which of 0 workloads"),
            (
                "[[workloads]]\ncommand = \"burn\"\n",
                Some(2),
                &[],
                "--limits FILE with the manifest",
            ),
            (&SERVICE.replace("/app", ""), None, &["compose.yaml"], "\"/web\" is a group of the"),
        ] {
            let message = load(text, replicas, beside).expect_err(words);
            assert!(message.contains(words), "{message}");
        }
    }
}
