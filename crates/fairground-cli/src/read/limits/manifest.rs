//! Kubernetes manifests: for each pod the groups `/POD` and `/POD/CONTAINER`, limited as kubelet
//! limits them. POD is `metadata.name`; of a Deployment and its like one pod is made.
//!
//! A container has its own `limits.cpu` and `requests.cpu` ([`super::kubernetes`]). The pod's are
//! what it may need at once (`PodLimits`, `PodRequests`): the larger of all containers together and
//! of any init container with the sidecars that started before it, and `overhead` on top. The pod
//! has a quota only if every container has one, init containers included (`cpuLimitsDeclared`).
//! `spec.resources` of the pod itself wins. Init containers end before the workload begins: they
//! have no group, but sidecars (`restartPolicy: Always`) do. A pod's class ([`super::qos`]) decides
//! which of kubelet's groups it stands in. What a cluster adds (LimitRange, what `kubepods` weighs
//! beside the rest of the node) is not known here.

use super::in_force;
use super::kubernetes::{check_request, milli, quantity_milli};
use super::listing::Listing;
use super::pod::Extra;
use super::qos::Class;
use super::resources::{check, of_resources};
use super::started::Started;
use super::unread;
use crate::read::fault::{Fault, Read, Span};
use crate::read::tree::{Entry, Node, Value};

/// Kinds with a template of pods.
const WITH_TEMPLATE: [&str; 6] =
    ["Deployment", "StatefulSet", "DaemonSet", "ReplicaSet", "ReplicationController", "Job"];

/// Where a document says how many pods it makes.
const REPLICAS: [&[&str]; 3] = [
    &["spec", "replicas"],
    &["spec", "parallelism"],
    &["spec", "jobTemplate", "spec", "parallelism"],
];

/// Adds the pods of a document; documents of other kinds say nothing of CPUs.
pub(super) fn read(document: &Node, listing: &mut Listing) -> Read<()> {
    let kind = document.at(&["kind"]).and_then(Node::words).unwrap_or_default();
    read_kind(document, &kind, listing)
}

/// The same of a document of this kind: items of a PodList don't say theirs.
fn read_kind(document: &Node, kind: &str, listing: &mut Listing) -> Read<()> {
    let spec = match kind {
        kind if kind.ends_with("List") && document.get("items").is_some() => {
            let of_list = kind.strip_suffix("List").unwrap_or_default();
            let items = document.at(&["items"]).map_or(Ok(&[][..]), |items| items.list("items"))?;
            return items.iter().try_for_each(|item| {
                let own = item.at(&["kind"]).and_then(Node::words);
                read_kind(item, own.as_deref().unwrap_or(of_list), listing)
            });
        }
        "Pod" if in_force::is_done(document) => return Ok(()),
        "Pod" => document.at(&["spec"]),
        "CronJob" => document.at(&["spec", "jobTemplate", "spec", "template", "spec"]),
        kind if WITH_TEMPLATE.contains(&kind) || has_containers(document) => {
            document.at(&["spec", "template", "spec"])
        }
        "HorizontalPodAutoscaler" => {
            unread::tell_autoscaler(document);
            return Ok(());
        }
        "LimitRange" => {
            unread::tell_limit_range(document);
            return Ok(());
        }
        _ => return Ok(()),
    };
    let Some(spec) = spec else {
        let span = document.get("kind").map_or(document.span, |entry| entry.node.span);
        return Err(Fault::at(span, format!("this {kind} has no pod"))
            .accepts("\"spec\" with \"containers\""));
    };
    pod(document, spec, listing)
}

/// Kinds of others have templates of pods too: a Rollout of Argo, a Service of Knative.
fn has_containers(document: &Node) -> bool {
    document.at(&["spec", "template", "spec", "containers"]).is_some()
}

/// A container's CPUs in thousandths.
struct Container<'t> {
    node: &'t Node,
    limit: Option<&'t Entry>,
    request: Option<&'t Entry>,
    limit_milli: u64,
    request_milli: u64,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Init,
    Sidecar,
    Main,
}

fn pod(document: &Node, spec: &Node, listing: &mut Listing) -> Read<()> {
    check(spec, &["containers", "initContainers", "resources"], "a pod's spec")?;
    let name = document.at(&["metadata", "name"]);
    let path = format!("/{}", name.and_then(Node::words).unwrap_or_else(|| "pod".into()));
    in_force::tell_annotation(document, &path);
    let span = name.map_or(spec.span, |name| name.span);
    let mut all = Vec::new();
    for (key, init) in [("initContainers", true), ("containers", false)] {
        let Some(entry) = spec.get(key) else { continue };
        for node in entry.node.list(key)? {
            all.push(container(node, init)?);
        }
    }
    if !all.iter().any(|container| container.kind == Kind::Main) {
        return Err(Fault::at(span, "this pod has no containers")
            .accepts("\"containers\", a list with \"name\" and \"resources\""));
    }
    let (own_limit, own_request) = of_resources(spec)?;
    own_limit.map_or(Ok(()), |entry| check_below_pod(&all, milli(entry)?))?;
    let is_whole = all.iter().all(Container::is_whole);
    listing.put_described(path.clone(), span, pod_entries(spec, &all, span)?, is_whole)?;
    let class = Class::of(spec, all.iter().map(|container| container.node));
    listing.class(&path, class, is_whole);
    let extra = Extra {
        init_limit_milli: init_at_once(&all, |container| container.limit_milli),
        init_request_milli: init_at_once(&all, |container| container.request_milli),
        overhead_milli: overhead_milli(spec)?,
    };
    listing.sums(&path, [own_limit.is_none(), own_request.is_none()], extra);
    let copies = REPLICAS.iter().find_map(|path| document.at(path));
    if let Some(Value::Integer(replicas)) = copies.map(|node| &node.value) {
        listing.copies(&path, u64::try_from(*replicas).unwrap_or(0));
    }
    for container in all.iter().filter(|container| container.kind != Kind::Init) {
        let (name, span) = container_name(container.node)?;
        let of_container = format!("{path}/{name}");
        in_force::tell(document, &of_container, &name, container.limit_milli)?;
        let entries = container.entries(span);
        listing.put_described(of_container.clone(), span, entries, container.is_whole())?;
        let at = |key| container.node.at(&[key]);
        let memory = container.node.at(&["resources", "limits", "memory"]).and_then(Node::words);
        let bytes = memory.and_then(|words| quantity_milli(&words)).map(|milli| milli / 1000);
        let request_milli = container.request.map(|_| container.request_milli);
        let started = Started::of(at("env"), &[at("command"), at("args")], request_milli)
            .with_memory(bytes.filter(|bytes| *bytes > 0), container.is_whole());
        unread::tell_variables(&name, &started, listing.is_of_figures);
        listing.started(&of_container, started);
    }
    Ok(())
}

/// The API server refuses a container that may use more than its pod, where the pod says what it
/// may use.
fn check_below_pod(all: &[Container<'_>], pod_milli: u64) -> Read<()> {
    let is_above = |container: &&Container<'_>| {
        container.kind == Kind::Main && container.limit_milli > pod_milli
    };
    let above = all.iter().find(is_above).filter(|_| pod_milli > 0);
    let Some((milli, limit)) = above.and_then(|above| Some((above.limit_milli, above.limit?)))
    else {
        return Ok(());
    };
    let title = format!("limits.cpu is {milli}m, above the pod's own, {pod_milli}m");
    Err(Fault::at(limit.node.span, title)
        .because("Kubernetes refuses such a pod")
        .accepts(format!("at most {pod_milli}m")))
}

fn container(node: &Node, init: bool) -> Read<Container<'_>> {
    check(node, &["resources"], "a container")?;
    let always = node.at(&["restartPolicy"]).and_then(Node::words).is_some_and(|w| w == "Always");
    let kind = match (init, always) {
        (false, _) => Kind::Main,
        (true, true) => Kind::Sidecar,
        (true, false) => Kind::Init,
    };
    let (limit, request) = of_resources(node)?;
    let limit_milli = limit.map_or(Ok(0), milli)?;
    let request_milli = request.map_or(Ok(limit_milli), milli)?;
    if let Some(request) = request {
        check_request(request_milli, limit_milli, request.node.span)?;
    }
    Ok(Container { node, limit, request, limit_milli, request_milli, kind })
}

fn container_name(node: &Node) -> Read<(String, Span)> {
    let name = node.at(&["name"]).ok_or_else(|| {
        Fault::at(node.span_of_first_line(), "this container has no name").accepts("\"name\"")
    })?;
    Ok((name.text("name")?.to_owned(), name.span))
}

impl Container<'_> {
    /// True of all of a container: a patch has no image.
    fn is_whole(&self) -> bool {
        self.node.get("image").is_some()
    }

    /// What `[groups]` would say of it. Without limit and request it gets the least weight.
    fn entries(&self, span: Span) -> Vec<Entry> {
        let renamed = |entry: Option<&Entry>, key: &str| {
            entry.map(|entry| Entry { key: key.into(), ..entry.clone() })
        };
        let limit = renamed(self.limit, "limits.cpu");
        let request = renamed(self.request, "requests.cpu")
            .or_else(|| (self.limit_milli == 0).then(|| quantity("requests.cpu", 0, span)));
        limit.into_iter().chain(request).collect()
    }
}

fn quantity(key: &str, milli: u64, span: Span) -> Entry {
    let node = Node { span, value: Value::String(format!("{milli}m")) };
    Entry { key: key.into(), key_span: span, node }
}

fn pod_entries(spec: &Node, all: &[Container<'_>], span: Span) -> Read<Vec<Entry>> {
    let overhead_milli = overhead_milli(spec)?;
    let (own_limit, own_request) = of_resources(spec)?;
    let declared = all.iter().all(|container| container.limit_milli > 0);
    let limit_milli = match own_limit {
        Some(entry) => milli(entry)?,
        None if declared => at_once(all, |container| container.limit_milli),
        None => 0,
    };
    // What is left out is the limit.
    let request_milli = match (own_request, at_once(all, |container| container.request_milli)) {
        (Some(entry), _) => Some(milli(entry)?),
        (None, together) => Some(together).filter(|milli| *milli > 0 || limit_milli == 0),
    };
    // What is too much is told where the pod's own request stands, else where its limit does.
    let said = own_request.or(own_limit).map_or(span, |entry| entry.node.span);
    let request = request_milli.map(|milli| quantity("requests.cpu", milli + overhead_milli, said));
    let mut entries = Vec::from_iter(request);
    if limit_milli > 0 {
        entries.push(quantity("limits.cpu", limit_milli + overhead_milli, span));
    }
    Ok(entries)
}

fn overhead_milli(spec: &Node) -> Read<u64> {
    let overhead = spec.at(&["overhead"]).and_then(|node| node.get("cpu"));
    overhead.map_or(Ok(0), milli)
}

/// The most that a pod needs at one time.
fn at_once(all: &[Container<'_>], of: impl Fn(&Container<'_>) -> u64) -> u64 {
    let together = all.iter().filter(|container| container.kind != Kind::Init).map(&of).sum();
    init_at_once(all, of).max(together)
}

/// The most that it needs while an init container runs, beside the sidecars that were started.
fn init_at_once(all: &[Container<'_>], of: impl Fn(&Container<'_>) -> u64) -> u64 {
    let (mut started, mut most) = (0, 0);
    for container in all {
        match container.kind {
            Kind::Init => most = most.max(started + of(container)),
            Kind::Sidecar => started += of(container),
            Kind::Main => {}
        }
    }
    most
}
