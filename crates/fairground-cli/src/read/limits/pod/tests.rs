//! What is typed of a container changes its pod as kubelet would write it.

use crate::read::limits::echo;
use crate::read::{Overrides, load_text, load_text_with_limits};
use fairground::units::Id;

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

/// `cpu.max` of the pod `/web`, what it requests in thousandths of a CPU, and where it stands.
fn typed(name: &str, spec: &str, limit: &[&str]) -> (String, Option<u64>, String) {
    let path = std::env::temp_dir().join(format!("typed-{name}-{}.yaml", std::process::id()));
    let pod = format!("kind: Pod\nmetadata: {{name: web}}\nspec:\n{spec}");
    let others = "---\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n  - name: app\n---\n\
                  kind: Pod\nmetadata: {name: b}\nspec:\n  containers:\n  - name: app\n    \
                  resources: {requests: {cpu: 1}}\n";
    std::fs::write(&path, format!("{pod}{others}")).expect("written");
    let overrides = Overrides {
        limits: vec![path.clone()],
        limit: limit.iter().map(|limit| (*limit).to_owned()).collect(),
        ..Overrides::default()
    };
    let text = "[[workloads]]\ncommand = \"burn\"\ngroup = \"/web/app\"\n";
    let loaded = load_text_with_limits("a.toml", text, &overrides);
    std::fs::remove_file(&path).expect("removed");
    let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
    let groups = &loaded.scenario.groups;
    let pod = groups.iter().find(|group| group.path == "/web").expect("a pod");
    let given = loaded.limits.iter().find(|given| given.path == "/web");
    let above = groups[pod.parent.index()].path.clone();
    (echo(&pod.limit).0, given.and_then(|given| given.request_milli), above)
}

#[test]
fn what_init_containers_need_is_the_least_of_a_pod() {
    let spec = "  overhead: {cpu: 100m}\n  initContainers:\n  - name: m\n    resources: \
                {limits: {cpu: 3}, requests: {cpu: 1}}\n  containers:\n  - name: app\n    \
                resources: {limits: {cpu: 2}, requests: {cpu: 500m}}\n";
    let of = |limit: &[&str]| {
        let (max, request_milli, _) = typed("init", spec, limit);
        (max, request_milli.expect("it requests"))
    };
    let is = |max: &str, request_milli| (format!("{max} 100000"), request_milli);
    assert_eq!(of(&[]), is("310000", 1100));
    assert_eq!(of(&["/web/app=limits.cpu=4"]), is("410000", 1100));
    assert_eq!(of(&["/web/app=limits.cpu=1"]), is("310000", 1100));
    assert_eq!(of(&["/web/app=cpu.max=max"]).0, "max 100000");
    assert_eq!(of(&["/web/app=requests.cpu=1500m"]), is("310000", 1600));
    assert_eq!(of(&["/web=cpu.max.burst=1000", "/web/app=limits.cpu=4"]), is("410000", 1100));
}

#[test]
fn a_request_that_is_left_out_follows_what_is_typed_of_the_limit() {
    let of = |resources: &str, limit: &str| {
        let spec = format!("  containers:\n  - name: app\n    resources: {resources}\n");
        let (_, request_milli, above) = typed("follows", &spec, &[limit]);
        (request_milli, above)
    };
    let burstable = "/burstable".to_owned();
    assert_eq!(of("{limits: {memory: 1Gi}}", "/web/app=limits.cpu=6"), (Some(6000), burstable));
    assert_eq!(of("{}", "/web/app=limits.cpu=1").0, Some(1000));
    assert_eq!(of("{}", "/web/app=limits.cpu=1").1, "/burstable");
    assert_eq!(of("{limits: {cpu: 2}}", "/web/app=limits.cpu=0").0, Some(0));
    assert_eq!(of("{limits: {cpu: 2}}", "/web/app=limits.cpu=3").0, Some(3000));
    // The kernel's word is of the limit alone.
    assert_eq!(of("{limits: {cpu: 2}}", "/web/app=cpu.max=max").0, Some(2000));
    assert_eq!(of("{limits: {cpu: 4}, requests: {cpu: 1}}", "/web/app=limits.cpu=0").0, Some(1000));
}

#[test]
fn a_request_above_a_typed_limit_is_refused() {
    let path = std::env::temp_dir().join(format!("above-{}.yaml", std::process::id()));
    let text = "kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: app\n    \
                resources: {limits: {cpu: 4}, requests: {cpu: 1500m}}\n";
    std::fs::write(&path, text).expect("written");
    let said = |limit: &str| {
        let limits = vec![path.clone()];
        let overrides = Overrides { limits, limit: vec![limit.into()], ..Overrides::default() };
        let text = "[[workloads]]\ncommand = \"burn\"\ngroup = \"/web/app\"\n";
        load_text("a.toml", text, &overrides).err().map(|error| error.to_string())
    };
    let refused = said("/web/app=limits.cpu=800m").expect("it is refused");
    assert!(refused.contains("requests.cpu is 1500m, above limits.cpu, 800m"), "{refused}");
    assert!(refused.contains("--> --limit:1:21"), "{refused}");
    assert!(said("/web/app=requests.cpu=5").expect("too").contains("is 5000m, above"));
    assert_eq!(said("/web/app=cpu.max=0.8"), None, "the kernel takes it");
    assert_eq!(said("/web/app=cpu.cfs_period_us=50000"), None, "it is 4 CPUs still");
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
        limit: vec!["/web/app=cpu.max=3".into()],
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
