//! The groups that kubelet puts pods in, by their class of service (`cgroupsPerQOS`).
//!
//! A Guaranteed pod stands beside two groups: one of all Burstable pods, which weighs what they
//! request together, and one of all BestEffort pods, which has the least weight there is however
//! many they are. Without them twenty pods that request nothing would weigh twenty times that, and
//! starve a pod with a small request; and what a Burstable pod leaves would go to all pods of the
//! node instead of those of its class first.
//!
//! They are there only where they decide something: where pods of another class, or groups of the
//! scenario's own, stand beside them. A group that no manifest describes stands outside of them,
//! for nobody knows its class. A pod's path does not name its tier, so that it is the same whoever
//! stands beside it. The class is that of the files; but a BestEffort pod of which the command line
//! requests something is Burstable.

use super::fault::{Fault, Read, Span, clean};
use super::groups::Groups;
use super::limits::{Class, Pod, pod};
use super::unplaced::Unplaced;
use crate::base::console;
use fairground::units::{GroupId, Id};

/// The group of a class: its path, as the driver of cgroupfs writes it below `kubepods`.
pub(super) type Tier = (Class, &'static str);

const BURSTABLE: Tier = (Class::Burstable, "/burstable");
const BEST_EFFORT: Tier = (Class::BestEffort, "/besteffort");

/// Puts pods into the tiers of their classes, where that decides something, and says which there
/// are. Before anybody else holds the number of a group: they move.
pub(super) fn put_pods(groups: &mut Groups) -> Read<Vec<Tier>> {
    let is_mixed = groups.pods().iter().any(|pod| pod.class != groups.pods()[0].class);
    let at_top = groups.specs().iter().skip(1).filter(|spec| spec.parent == GroupId(0)).count();
    let has_others = at_top > groups.pods().len();
    let (mut made, mut told) = (Vec::new(), Vec::new());
    for (tier, is_apart) in [(BEST_EFFORT, is_mixed || has_others), (BURSTABLE, is_mixed)] {
        let (class, path) = tier;
        let of_class = groups.pods().iter().filter(|pod| pod.class == class);
        let pods: Vec<GroupId> = of_class.map(|pod| pod.group).collect();
        if is_apart && !pods.is_empty() {
            check_free(groups, path)?;
            told.push(format!("{path} ({})", names(groups, &pods)));
            groups.put_above(path, &pods);
            made.push(tier);
        }
    }
    if !told.is_empty() {
        console::note_once(&format!(
            "pods stand in kubelet's groups of their classes, by the requests and limits of CPU \
             and memory in their manifests: {}",
            told.join(", ")
        ));
    }
    Ok(made)
}

/// Gives each tier the weight of what its pods request together. Pods without tasks are not on the
/// node: a file may have those of the whole cluster. `busy` says it of each group. Returns whether
/// a node of so many CPUs takes them all.
pub(super) fn weigh(
    groups: &mut Groups,
    tiers: &[Tier],
    busy: &[bool],
    cpus: usize,
) -> Read<Option<Unplaced>> {
    let here = groups.pods().iter().filter(|pod| busy[pod.group.index()]);
    let here: Vec<(Class, u64)> = here.map(|pod| (pod.class, request_milli(groups, pod))).collect();
    for (class, path) in tiers {
        let milli = here.iter().filter(|(of, _)| of == class).map(|(_, milli)| milli).sum();
        let Some(tier) = groups.find(path) else { continue };
        groups.set(tier, pod::of_requests(milli), Span::default())?;
    }
    Ok(Unplaced::of(here.iter().map(|(_, milli)| milli).sum(), cpus))
}

/// What is requested for a pod by now; by its file, where a weight was given in other words.
fn request_milli(groups: &Groups, pod: &Pod) -> u64 {
    let settings = &groups.settings()[pod.group.index()];
    pod::requested_milli(settings).unwrap_or(pod.request_milli)
}

fn names(groups: &Groups, pods: &[GroupId]) -> String {
    const NAMED_MAX: usize = 4;
    let path = |pod: &GroupId| clean(&groups.specs()[pod.index()].path);
    let named: Vec<String> = pods.iter().take(NAMED_MAX).map(path).collect();
    match pods.len() - named.len() {
        0 => named.join(", "),
        more => format!("{} and {more} more", named.join(", ")),
    }
}

/// Refuses a group of the scenario's own under the name of a tier.
fn check_free(groups: &Groups, path: &str) -> Read<()> {
    if groups.find(path).is_none() {
        return Ok(());
    }
    let title = format!("there is a group \"{path}\" already");
    Err(Fault::of("the scenario", title)
        .because("kubelet's group of this name is made for the pods of the manifests")
        .accepts("another name, or pods without manifests"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};
    use fairground::sim::scenario::GroupSpec;
    use std::path::PathBuf;

    const SURE: &str = "{cpu: 1, memory: 1Gi}";
    const WORK: &str = "[[workloads]]\ncommand = \"burn\"\ngroup = \"/db/app\"\n";

    /// A task in each pod.
    fn work_of(pods: &[(&str, &str)]) -> String {
        let work = |(name, _): &(&str, &str)| {
            let of_pod = WORK.replace("/db", &format!("/{name}"));
            format!("{of_pod}name = \"{name}\"\n")
        };
        pods.iter().map(work).collect()
    }

    /// A file of pods, each with what `resources` says.
    fn file(name: &str, pods: &[(&str, &str)]) -> PathBuf {
        let path = std::env::temp_dir().join(format!("tiers-{name}-{}.yaml", std::process::id()));
        let pod = |(name, resources): &(&str, &str)| {
            format!(
                "kind: Pod\nmetadata: {{name: {name}}}\nspec:\n  containers:\n  - name: app\n    \
                 resources: {resources}\n---\n"
            )
        };
        std::fs::write(&path, pods.iter().map(pod).collect::<String>()).expect("written");
        path
    }

    /// `path parent weight` of each group whose path is short.
    fn told(name: &str, pods: &[(&str, &str)], text: &str, limit: &[&str]) -> Vec<String> {
        let path = file(name, pods);
        let overrides = Overrides {
            limits: vec![path.clone()],
            limit: limit.iter().map(|limit| (*limit).to_owned()).collect(),
            ..Overrides::default()
        };
        let loaded = load_text("a.toml", text, &overrides);
        std::fs::remove_file(&path).expect("removed");
        let scenario = loaded.unwrap_or_else(|error| panic!("{error}"));
        let groups = &scenario.groups;
        let line = |group: &GroupSpec| {
            let weight = crate::read::limits::weight_shown(group.shares);
            format!("{} in {} of {weight}", group.path, groups[group.parent.index()].path)
        };
        groups.iter().skip(1).filter(|g| !g.path.ends_with("/app")).map(line).collect()
    }

    #[test]
    fn pods_of_several_classes_stand_in_the_groups_of_kubelet() {
        let sure = format!("{{limits: {SURE}}}");
        let pods = [
            ("db", sure.as_str()),
            ("web", "{requests: {cpu: 500m}, limits: {cpu: 1}}"),
            ("a", "{}"),
            ("api", "{requests: {cpu: 250m}}"),
            ("b", "{requests: {cpu: 0}}"),
        ];
        assert_eq!(
            told("classes", &pods, &work_of(&pods), &[]),
            [
                "/burstable in / of 80",
                "/besteffort in / of 1",
                "/db in / of 100",
                "/web in /burstable of 59",
                "/a in /besteffort of 1",
                "/api in /burstable of 35",
                "/b in /besteffort of 1",
            ]
        );
        // What is requested of a pod is requested of its class.
        let more = told("more", &pods, &work_of(&pods), &["/db/app=cpu.weight=7"]);
        assert_eq!(more[0], "/burstable in / of 80");
        // Pods without tasks are elsewhere in the cluster.
        assert_eq!(told("here", &pods, WORK, &[])[0], "/burstable in / of 1");
    }

    #[test]
    fn a_tier_that_decides_nothing_is_not_there() {
        let alike = [("db", "{requests: {cpu: 1}}"), ("web", "{requests: {cpu: 2}}")];
        assert_eq!(told("alike", &alike, WORK, &[]), ["/db in / of 100", "/web in / of 174"]);
        let none = [("db", "{requests: {cpu: 0}}"), ("web", "{requests: {memory: 0}}")];
        assert_eq!(told("none", &none, WORK, &[]), ["/db in / of 1", "/web in / of 1"]);
        let beside = format!("[groups.\"/other\"]\n{WORK}");
        let of_own = told("other", &none, &beside, &[]);
        assert!(of_own.contains(&"/db in /besteffort of 1".into()), "{of_own:?}");
        assert!(of_own.contains(&"/other in / of 100".into()), "{of_own:?}");
    }

    #[test]
    fn what_is_requested_by_the_command_line_counts_for_the_class() {
        let pods = [("db", "{requests: {cpu: 500m}}"), ("a", "{}")];
        let told = told("flags", &pods, WORK, &["/db/app=requests.cpu=2"]);
        assert_eq!(told[0], "/burstable in / of 174");
        assert_eq!(told[2], "/db in /burstable of 174");
    }

    #[test]
    fn memory_decides_the_class_too() {
        let of = |resources: &str| {
            let others = [("db", resources), ("a", "{}"), ("g", &format!("{{limits: {SURE}}}"))];
            let told = told("memory", &others, WORK, &[]);
            told.into_iter().find(|line| line.starts_with("/db")).expect("a pod")
        };
        assert!(of("{limits: {cpu: 1}}").contains("in /burstable"));
        assert!(of("{requests: {memory: 1Mi}}").contains("in /burstable"));
        assert!(
            of("{limits: {cpu: 1, memory: 1024Mi}, requests: {cpu: 1000m, memory: 1Gi}}")
                .contains("in / of")
        );
    }

    #[test]
    fn replicas_stand_in_the_group_of_their_class() {
        let path = file("replicas", &[("db", "{requests: {cpu: 1}}"), ("a", "{}")]);
        let overrides =
            Overrides { limits: vec![path.clone()], replicas: Some(3), ..Overrides::default() };
        let scenario = load_text("a.toml", WORK, &overrides).expect("read");
        std::fs::remove_file(&path).expect("removed");
        let tier = scenario.groups.iter().find(|group| group.path == BURSTABLE.1).expect("a tier");
        assert_eq!(crate::read::limits::weight_shown(tier.shares), 240);
        let of_tier = |at: &&GroupSpec| scenario.groups[at.parent.index()].path == BURSTABLE.1;
        assert_eq!(scenario.groups.iter().filter(of_tier).count(), 3);
    }
}
