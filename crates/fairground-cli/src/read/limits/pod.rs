//! A pod's limit and weight follow its containers': what the command line changes of a container
//! changes the pod, as kubelet would write it. Without this a container that is given more would be
//! held down by the old limit or the old weight of its pod, and the answer would be that more does
//! not help.
//!
//! One with a limit or a request of its own, or with more in it (overhead, init containers that
//! need more), stays as it is. Its burst is the sum of theirs.

use super::kubernetes::weight;
use super::max::Quota;
use super::settings::{Burst, Layer, OF_CONTAINERS, Said, Settings, Weight};
use super::verdict::request_milli;
use crate::read::fault::Span;
use fairground::model::limit::PERIOD_NS_DEFAULT;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id, Ns};

/// True if nobody gave a pod another limit than the sum.
pub(crate) fn is_sum(specs: &[GroupSpec], settings: &[Settings], pod: GroupId) -> bool {
    let said = settings[pod.index()].max.as_ref().filter(|said| said.layer < Layer::Set);
    let quota = said.and_then(|said| said.value.quota);
    quota.is_some() && quota == quotas_ns(specs, settings, pod).map(Quota::Ns)
}

/// Gives a pod the sum of its containers' limits and bursts.
pub(crate) fn follow(specs: &[GroupSpec], settings: &mut [Settings], pod: GroupId) {
    let quota = quotas_ns(specs, settings, pod).map_or(Quota::None, Quota::Ns);
    let bursts = containers(specs, settings, pod).filter_map(burst_ns);
    let burst = bursts.reduce(|sum, more| Said { value: sum.value + more.value, ..sum });
    let held = &mut settings[pod.index()];
    if let Some(said) = &mut held.max {
        (said.value.quota, said.form) = (Some(quota), OF_CONTAINERS.into());
    }
    if let Some(burst) = burst.filter(|_| quota != Quota::None) {
        let Said { value, form, span, .. } = burst;
        held.burst = Some(Said { value: Burst::Ns(value), form, span, layer: Layer::Files });
    }
}

/// True if nobody gave a pod another request than the sum.
pub(crate) fn is_sum_of_requests(specs: &[GroupSpec], settings: &[Settings], pod: GroupId) -> bool {
    let said = settings[pod.index()].weight.as_ref().filter(|said| said.layer < Layer::Set);
    let milli = said.and_then(request_milli);
    milli.is_some() && milli == requests_milli(specs, settings, pod)
}

/// Gives a pod the weight of its containers' requests, if all are known in Kubernetes' words.
pub(crate) fn follow_requests(specs: &[GroupSpec], settings: &mut [Settings], pod: GroupId) {
    let Some(milli) = requests_milli(specs, settings, pod) else { return };
    if let Some(said) = &mut settings[pod.index()].weight {
        (said.value, said.form) = of_milli(milli);
    }
}

/// The weight of a group that has so much requested in it.
pub(crate) fn of_requests(milli: u64) -> Settings {
    let (value, form) = of_milli(milli);
    let weight = Said { value, form, span: Span::default(), layer: Layer::Files };
    Settings { weight: Some(weight), ..Settings::default() }
}

/// The weight of a request in thousandths of a CPU, and how it is said.
fn of_milli(milli: u64) -> (Weight, String) {
    (weight(milli), format!("requests.cpu = \"{milli}m\""))
}

/// What is requested for a pod, thousandths of a CPU, if it is known in Kubernetes' words.
pub(crate) fn requested_milli(settings: &Settings) -> Option<u64> {
    request_milli(settings.weight.as_ref()?)
}

/// What the containers of a pod request, all together; None if one of them has another weight.
fn requests_milli(specs: &[GroupSpec], settings: &[Settings], pod: GroupId) -> Option<u64> {
    containers(specs, settings, pod).map(requested_milli).sum()
}

fn containers<'a>(
    specs: &'a [GroupSpec],
    settings: &'a [Settings],
    pod: GroupId,
) -> impl Iterator<Item = &'a Settings> {
    let below = specs.iter().zip(settings).skip(1);
    below.filter(move |(spec, _)| spec.parent == pod).map(|(_, settings)| settings)
}

/// What a container may burst by; nothing of a share of no quota.
fn burst_ns(held: &Settings) -> Option<Said<Ns>> {
    let Said { value, form, span, layer } = held.burst.clone()?;
    let max = held.max.as_ref().map(|max| max.value);
    let quota_ns = max.and_then(|max| max.in_period(max.period_ns.unwrap_or(PERIOD_NS_DEFAULT)));
    Some(Said { value: value.beside(quota_ns)?, form, span, layer })
}

/// What the containers of a pod may use in a period of Kubernetes, all together; None if one of
/// them has no limit.
fn quotas_ns(specs: &[GroupSpec], settings: &[Settings], pod: GroupId) -> Option<Ns> {
    containers(specs, settings, pod)
        .map(|held| {
            let max = held.max.as_ref()?.value;
            let period_ns = max.period_ns.unwrap_or(PERIOD_NS_DEFAULT);
            let quota_ns = max.in_period(period_ns)?;
            Ns::try_from(
                u128::from(quota_ns) * u128::from(PERIOD_NS_DEFAULT) / u128::from(period_ns),
            )
            .ok()
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use crate::read::limits::echo;
    use crate::read::{Overrides, load_text};

    const PODS: &str = "tests/data/limits/pods.yaml";
    const SERVICE: &str = "[[workloads]]\ncommand = \"stress-ng --cpu 1\"\ngroup = \"/web/app\"\n\
                           [[workloads]]\ncommand = \"burn\"\ngroup = \"/web/proxy\"\n";

    /// `cpu.max` and `cpu.max.burst` of the pod `/web`, whose containers may use 1.5 and 0.25 CPUs.
    fn pod(limit: &[&str]) -> (String, u64) {
        let limit = limit.iter().map(|limit| (*limit).to_owned()).collect();
        pod_of(SERVICE, Overrides { limits: vec![PODS.into()], limit, ..Overrides::default() })
    }

    fn pod_of(text: &str, overrides: Overrides) -> (String, u64) {
        let scenario = load_text("a.toml", text, &overrides).expect("read");
        let pod = scenario.groups.iter().find(|group| group.path == "/web").expect("a pod");
        echo(&pod.limit)
    }

    #[test]
    fn a_pod_beside_follows_too() {
        let pod = |limit: &[&str]| {
            let limit = limit.iter().map(|limit| (*limit).to_owned()).collect();
            let own = "[[workloads]]\ncommand = \"burn\"\n";
            pod_of(own, Overrides { beside: vec![PODS.into()], limit, ..Overrides::default() })
        };
        assert_eq!(pod(&[]).0, "175000 100000");
        assert_eq!(pod(&["/web/app=limits.cpu=3"]).0, "325000 100000");
        assert_eq!(pod(&["/web/app=cpu.max=max"]).0, "max 100000");
        assert_eq!(pod(&["/web=limits.cpu=2", "/web/app=limits.cpu=3"]).0, "200000 100000");
    }

    #[test]
    fn what_set_says_is_heard_over_files_of_the_command_line() {
        let pod = |set: &str| {
            let (key, value) = set.split_once('=').expect("a key and its value");
            let (limits, set) = (vec![PODS.into()], vec![(key.to_owned(), value.to_owned())]);
            pod_of(SERVICE, Overrides { limits, set, ..Overrides::default() })
        };
        assert_eq!(pod("/web/app.limits.cpu=3").0, "325000 100000");
        assert_eq!(pod("/web/app.cpu.max=3").0, "325000 100000");
        assert_eq!(pod("/web.limits.cpu=4").0, "400000 100000");
        assert_eq!(pod("/web/app.cpu.weight=50").0, "175000 100000");
    }

    #[test]
    fn a_pod_weighs_what_its_containers_request_together() {
        let path = std::env::temp_dir().join(format!("pod-weight-{}.yaml", std::process::id()));
        let text = "kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: app\n    \
                    resources: {limits: {cpu: 4}, requests: {cpu: 2}}\n  - name: proxy\n    \
                    resources: {limits: {cpu: 1}}\n";
        std::fs::write(&path, text).expect("written");
        let weight = |limit: &[&str]| {
            let overrides = Overrides {
                limits: vec![path.clone()],
                limit: limit.iter().map(|limit| (*limit).to_owned()).collect(),
                ..Overrides::default()
            };
            let scenario = load_text("a.toml", SERVICE, &overrides).expect("read");
            scenario.groups.iter().find(|group| group.path == "/web").expect("a pod").shares
        };
        let of_milli = |milli| crate::read::limits::kubernetes::weight(milli).shares;
        assert_eq!(weight(&[]), of_milli(3000));
        assert_eq!(weight(&["/web/app=requests.cpu=1"]), of_milli(2000));
        // Of a container without a request the limit is the request.
        assert_eq!(weight(&["/web/proxy=limits.cpu=2"]), of_milli(4000));
        assert_eq!(weight(&["/web/app=limits.cpu=3"]), of_milli(3000));
        assert_eq!(weight(&["/web=requests.cpu=7", "/web/app=requests.cpu=1"]), of_milli(7000));
        // What no request says changes nothing above it.
        assert_eq!(weight(&["/web/app=cpu.weight=500"]), of_milli(3000));
        std::fs::remove_file(&path).expect("removed");
    }

    #[test]
    fn a_pod_s_own_limit_stays() {
        let path = std::env::temp_dir().join(format!("pod-own-{}.yaml", std::process::id()));
        let text = "kind: Pod\nmetadata: {name: web}\nspec:\n  resources: {limits: {cpu: 2}}\n  \
                    containers:\n  - name: app\n    resources: {limits: {cpu: 2}}\n";
        std::fs::write(&path, text).expect("written");
        let overrides = Overrides {
            limits: vec![path.clone()],
            limit: vec!["/web/app=limits.cpu=3".into()],
            ..Overrides::default()
        };
        let text = "[[workloads]]\ncommand = \"burn\"\ngroup = \"/web/app\"\n";
        let scenario = load_text("a.toml", text, &overrides).expect("read");
        std::fs::remove_file(&path).expect("removed");
        let pod = scenario.groups.iter().find(|group| group.path == "/web").expect("a pod");
        assert_eq!(echo(&pod.limit), ("200000 100000".to_owned(), 0));
    }

    #[test]
    fn what_the_kernel_refuses_of_a_container_is_told_where_it_was_said() {
        let mut overrides = Overrides {
            limits: vec!["tests/data/limits/pods.yaml".into()],
            limit: vec!["/web/app=cpu.max=0 100000".into(), "/web/proxy=cpu.max=0 100000".into()],
            ..Overrides::default()
        };
        overrides.note("/web/app=cpu.max=0 100000", "--with");
        let said = load_text("a.toml", SERVICE, &overrides).unwrap_err().to_string();
        assert!(said.contains("group \"/web/app\" would have cpu.max \"0 100000\""), "{said}");
        assert!(said.contains("--> --with:1:18"), "{said}");
    }

    #[test]
    fn a_pod_has_what_its_containers_have_together() {
        let max = |cpus: &str, burst_us| (cpus.to_owned(), burst_us);
        assert_eq!(pod(&[]), max("175000 100000", 0));
        assert_eq!(pod(&["/web/app=limits.cpu=3"]), max("325000 100000", 0));
        assert_eq!(pod(&["/web/app=cpu.max=150000 50000"]), max("325000 100000", 0));
        let both = ["/web/app=limits.cpu=3", "/web/proxy=limits.cpu=1"];
        assert_eq!(pod(&both), max("400000 100000", 0));
        assert_eq!(pod(&["/web/app=cpu.max=max"]), max("max 100000", 0));
        assert_eq!(pod(&["/web/app=cpu.max.burst=20000"]), max("175000 100000", 20_000));
        assert_eq!(pod(&["/web/app=cpu.max.burst=50%"]), max("175000 100000", 75_000));
        // What is said of the pod itself is heard.
        assert_eq!(pod(&["/web=limits.cpu=2", "/web/app=limits.cpu=3"]), max("200000 100000", 0));
    }
}
