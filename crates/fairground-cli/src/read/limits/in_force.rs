//! What a running pod's status says of its limits, beside what its spec asks for: a resize in place
//! may be deferred or infeasible, a runtime may leave a quota out, and the pod may be done.

use super::kubernetes::milli;
use crate::base::console;
use crate::read::fault::{Read, clean};
use crate::read::tree::{Node, Value};

/// CRI-O leaves out the quota of such a pod, if its runtime class allows it.
const NO_QUOTA: (&str, &str) = ("cpu-quota.crio.io", "disable");

/// Phases of pods of which nothing runs.
const DONE: [&str; 2] = ["Succeeded", "Failed"];

/// Tells of a container at `path` whose limit in force is another one than its spec's.
///
/// # Errors
/// When the status has no quantity there.
pub(super) fn tell(document: &Node, path: &str, name: &str, limit_milli: u64) -> Read<()> {
    if let Some(in_force_milli) = other(document, name, limit_milli)? {
        let asked = match limit_milli {
            0 => "no limits.cpu".to_owned(),
            milli => format!("limits.cpu {milli}m"),
        };
        let path = clean(path);
        console::warn(&format!(
            "{path}: the spec asks for {asked}, and the status says that {in_force_milli}m are in \
             force: a resize that is not done. Answers are of the spec; --limit \
             {path}=limits.cpu={in_force_milli}m has those of now"
        ));
    }
    Ok(())
}

/// True, and told, if a pod has run to its end: it is listed, and uses nothing any more.
pub(super) fn is_done(document: &Node) -> bool {
    let words = |keys: &[&str]| document.at(keys).and_then(Node::words);
    let phase = words(&["status", "phase"]).filter(|phase| DONE.contains(&phase.as_ref()));
    let Some(phase) = phase else { return false };
    let name = words(&["metadata", "name"]).unwrap_or_default();
    console::note(&format!("/{}: left out, its phase is {phase}", clean(&name)));
    true
}

/// The limit in force of a container, thousandths of a CPU, if it is another one.
fn other(document: &Node, name: &str, limit_milli: u64) -> Read<Option<u64>> {
    let statuses = document.at(&["status", "containerStatuses"]).map(|node| &node.value);
    let Some(Value::List(statuses)) = statuses else { return Ok(None) };
    let is_it = |status: &&Node| {
        status.at(&["name"]).and_then(Node::words).is_some_and(|words| words == name)
    };
    let status = statuses.iter().find(is_it);
    let limits = status.and_then(|status| status.at(&["resources", "limits"]));
    let Some(cpu) = limits.and_then(|limits| limits.get("cpu")) else { return Ok(None) };
    Ok(Some(milli(cpu)?).filter(|in_force_milli| *in_force_milli != limit_milli))
}

/// Tells of a pod that may run without the quota that its limits ask for.
pub(super) fn tell_annotation(document: &Node, path: &str) {
    if switches_off(document) {
        let ((key, value), path) = (NO_QUOTA, clean(path));
        console::warn(&format!(
            "{path}: the annotation {key}={value} is not read; where CRI-O heeds it there is no \
             quota, as with --limit {path}=max"
        ));
    }
}

fn switches_off(document: &Node) -> bool {
    let (key, value) = NO_QUOTA;
    let annotations = document.at(&["metadata", "annotations"]).map(|node| &node.value);
    let Some(Value::Table(entries)) = annotations else { return false };
    let is_it = |of: &str| of == key || of.starts_with(&format!("{key}/"));
    let off = |node: &Node| node.words().is_some_and(|words| words == value);
    entries.iter().any(|entry| is_it(&entry.key) && off(&entry.node))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::fault::Sources;
    use crate::read::tree::parse_yaml;

    fn document(text: &str) -> Node {
        let mut sources = Sources::default();
        let source = sources.add("pod.yaml", text);
        parse_yaml(&sources, source).expect("it is YAML").remove(0)
    }

    #[test]
    fn a_resize_that_is_not_done_is_seen() {
        let pod = document(
            "status:\n  containerStatuses:\n  - name: web\n    resources: {limits: {cpu: 1}}\n  \
             - name: log\n",
        );
        let of = |name: &str, milli| other(&pod, name, milli).expect("a quantity");
        assert_eq!((of("web", 3000), of("web", 1000)), (Some(1000), None));
        assert_eq!((of("log", 3000), of("other", 3000)), (None, None), "nothing is said of them");
        let bad = "{name: web, resources: {limits: {cpu: x}}}";
        let bad = document(&format!("status: {{containerStatuses: [{bad}]}}"));
        assert!(other(&bad, "web", 1000).is_err());
    }

    #[test]
    fn so_is_an_annotation_that_leaves_the_quota_out() {
        let of = |key: &str, value: &str| {
            switches_off(&document(&format!("metadata: {{annotations: {{{key}: {value}}}}}")))
        };
        assert!(of("cpu-quota.crio.io", "disable") && of("cpu-quota.crio.io/web", "disable"));
        assert!(!of("cpu-quota.crio.io", "enable") && !of("cpu-load-balancing.crio.io", "disable"));
    }
}
