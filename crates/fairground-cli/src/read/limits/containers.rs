//! The limited groups of a file of limits, by themselves: what a manifest says of each container,
//! when there is no workload yet that runs in it.

use super::Layer;
use super::files;
use super::kubernetes::milli;
use super::settings::cpus;
use super::shares::weight_shown;
use super::started::Started;
use crate::read::fault::{Fault, InputError, Read, Sources};
use crate::read::group_paths::is_below;
use crate::read::groups::Groups;
use crate::read::library::Place;
use crate::read::numbers::Numbers;
use crate::read::tree::Node;
use fairground::model::limit::Limit;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id};
use std::path::Path;

/// kubelet rounds each quota.
const ROUNDING: f64 = 1e-3;

/// A container, a service of a compose file, or a unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Container {
    /// Path of its group: `/web/app` for the container `app` of the pod `web`.
    pub path: String,
    /// Its `cpu.max` and `cpu.max.burst`.
    pub limit: Limit,
    /// The weight against others of its pod, or its own without one, 1024 for `cpu.weight` 100.
    pub weight_shares: u64,
    /// `requests.cpu`, CPUs; `None` where nothing is requested. Left out, it is the limit.
    pub request_cpus: Option<f64>,
    /// True if it is left out.
    pub request_follows: bool,
    /// How it is started.
    pub started: Started,
    /// A limit above it that may stop it although its own does not.
    pub shared: Option<SharedLimit>,
}

/// A limit of a pod or a slice, which its containers or units share.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedLimit {
    /// The path of its group.
    pub path: String,
    /// CPUs.
    pub cpus: f64,
}

impl Container {
    /// The last part of its path.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// Its weight as `cpu.weight` has it.
    pub fn weight(&self) -> u64 {
        weight_shown(self.weight_shares)
    }
}

/// The containers of a file, in its order: groups that have no group below them.
///
/// # Errors
/// When the file can't be read or something in it is wrong.
pub fn containers(path: &Path) -> Result<Vec<Container>, InputError> {
    let mut sources = Sources::default();
    read(path, &mut sources).map_err(|fault| fault.seal(&sources))
}

fn read(path: &Path, sources: &mut Sources) -> Read<Vec<Container>> {
    let listed = files::read_of_service(Place::Disk(path.to_owned()), sources)?;
    let mut groups = Groups::new();
    groups.list(&listed, Layer::Files)?;
    if let Some(said) = groups.settings().iter().find_map(|settings| settings.cpus.as_ref()) {
        return Err(Fault::at(said.span, format!("{} in the file of the service", said.form))
            .because("its figures are explained on all CPUs of the node")
            .accepts("a file without it, and a --node that has just these CPUs"));
    }
    groups.judge(&Numbers::alike(usize::MAX))?;
    let pods: Vec<GroupId> = groups.pods().iter().map(|pod| pod.group).collect();
    let specs = groups.finish();
    let is_parent = |path: &str| specs.iter().any(|other| is_below(&other.path, path));
    let leaves = specs.iter().skip(1).filter(|spec| !is_parent(&spec.path));
    let container = |spec: &GroupSpec| {
        let said = listed.iter().find(|listed| listed.path == spec.path);
        let request_cpus = said.map_or(Ok(None), |said| request_cpus(&said.table))?;
        let (limit, shared) = limits(spec, &specs);
        let pod = Some(spec.parent).filter(|pod| pods.contains(pod));
        let weighs = pod.map_or(spec, |pod| &specs[pod.index()]);
        Ok(Container {
            path: spec.path.clone(),
            limit,
            weight_shares: weighs.shares,
            request_cpus,
            request_follows: said.is_some_and(|said| said.table.get("requests.cpu").is_none()),
            started: said.map_or_else(Started::default, |said| said.started.clone()),
            shared,
        })
    };
    leaves.map(container).collect()
}

/// A container's limit, and the one that it shares with others. That of a pod counts as its only
/// container's if this has none; where the containers' own are no more together, it stops nobody.
fn limits(spec: &GroupSpec, specs: &[GroupSpec]) -> (Limit, Option<SharedLimit>) {
    let above = &specs[spec.parent.index()];
    let Some(most) = cpus(&above.limit) else { return (spec.limit, None) };
    let all: Vec<&GroupSpec> =
        specs.iter().skip(1).filter(|other| other.parent == spec.parent).collect();
    if all.len() == 1 && spec.limit.quota_ns.is_none() {
        return (above.limit, None);
    }
    let together: Option<f64> = all.iter().map(|one| cpus(&one.limit)).sum();
    let stops = together.is_none_or(|together| together > most * (1.0 + ROUNDING));
    (spec.limit, stops.then(|| SharedLimit { path: above.path.clone(), cpus: most }))
}

/// What a table requests, CPUs.
fn request_cpus(table: &Node) -> Read<Option<f64>> {
    let said = table.get("requests.cpu").or_else(|| table.get("limits.cpu"));
    let milli = said.map(milli).transpose()?;
    Ok(milli.filter(|milli| *milli > 0).map(|milli| milli as f64 / 1000.0))
}

#[cfg(test)]
mod tests {
    use super::super::shares_to_weight;
    use super::super::started::Said;
    use super::*;

    fn of(test: &str, text: &str) -> Vec<Container> {
        let file = format!("containers-{test}-{}.yaml", std::process::id());
        let path = std::env::temp_dir().join(file);
        std::fs::write(&path, text).expect("written");
        let found = containers(&path).expect("read");
        std::fs::remove_file(&path).expect("removed");
        found
    }

    #[test]
    fn a_pod_s_own_limit_is_shared_or_that_of_its_only_container() {
        let shared = |test: &str, pod: &str, containers: &[&str]| -> Vec<_> {
            let name = |(at, limit): (usize, &&str)| {
                let resources = format!("limits: {{{limit}}}, requests: {{cpu: 1m}}");
                format!("  - {{name: c{at}, resources: {{{resources}}}}}\n")
            };
            let containers: String = containers.iter().enumerate().map(name).collect();
            let text = format!(
                "kind: Pod\nmetadata: {{name: shop}}\nspec:\n  resources: {{limits: {{{pod}}}}}\n  \
                 containers:\n{containers}"
            );
            let found = of(test, &text).into_iter();
            found.map(|c| (c.limit.quota_ns, c.shared.map(|shared| shared.cpus))).collect()
        };
        let one = shared("only", "cpu: 2", &["memory: 1Gi"]);
        assert_eq!(one, [(Some(200_000_000), None)]);
        let two = shared("open", "cpu: 2500m", &["cpu: 2", "memory: 1Gi"]);
        assert_eq!(two, [(Some(200_000_000), Some(2.5)), (None, Some(2.5))]);
        assert_eq!(shared("more", "cpu: 2500m", &["cpu: 2", "cpu: 1"])[0].1, Some(2.5));
        assert_eq!(shared("less", "cpu: 3500m", &["cpu: 2", "cpu: 1"])[0].1, None);
        assert_eq!(shared("sum", "memory: 1Gi", &["cpu: 2", "cpu: 333m"])[0].1, None);
    }

    #[test]
    fn a_manifest_s_containers_have_their_limits_and_requests() {
        let text = "kind: Pod\nmetadata: {name: shop}\nspec:\n  containers:\n  - name: web\n    \
                    resources: {limits: {cpu: 1500m}, requests: {cpu: 250m}}\n    \
                    env: [{name: GOGC, value: off}]\n  - name: log\n";
        let found = of("web", text);
        let told: Vec<_> =
            found.iter().map(|c| (c.name(), c.limit.quota_ns, c.request_cpus)).collect();
        assert_eq!(told, [("web", Some(150_000_000), Some(0.25)), ("log", None, None)]);
        assert_eq!(found[0].started.variable("GOGC"), Some(&Said::Text("off".into())));
        assert!(found.iter().all(|c| c.shared.is_none()), "the pod has no limit");
        // Metrics tell the same request as v1's shares.
        assert_eq!(found[0].weight(), shares_to_weight(256));
    }
}
