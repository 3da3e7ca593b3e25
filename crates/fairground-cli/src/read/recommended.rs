//! What the Vertical Pod Autoscaler and KRR recommend for containers.
//!
//! * VPA, `kubectl get vpa NAME -o json` (or yaml): the target and both bounds of the request. With
//!   the limit it keeps their ratio, unless `controlledValues` is `RequestsOnly`;
//! * KRR, `krr simple -f json`: the request, and the limit or that there should be none.

use super::fault::{Fault, Read, Sources, Span, clean};
use super::file::read_text;
use super::limits::quantity_milli;
use super::tree::{Node, parse_yaml};
use crate::base::failure::Failure;
use std::path::Path;

/// The largest such file, bytes: KRR tells of a whole cluster.
const RECOMMENDATION_MAX: u64 = 16 << 20;
/// The most CPUs that may be recommended, thousandths.
const MILLI_MAX: u64 = 65_536_000;
const ACCEPTED: &str = "a VerticalPodAutoscaler with its status (kubectl get vpa NAME -o json), or \
                        KRR's JSON (krr simple -f json)";

/// Which one KRR's recommendation is.
pub const KRR: &str = "KRR";

/// A recommendation for one container.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recommended {
    /// The container's name.
    pub container: String,
    /// The workload that it is a container of, where that is told.
    pub workload: Option<String>,
    /// Which of several it is: target, lowerBound, upperBound; KRR has one.
    pub which: &'static str,
    /// The request, thousandths of a CPU.
    pub request_milli: Option<u64>,
    /// What becomes of the limit.
    pub limit: RecommendedLimit,
}

/// What becomes of a container's limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecommendedLimit {
    /// It stays.
    Kept,
    /// It stays in proportion to the request.
    InProportion,
    /// There is none.
    None,
    /// Thousandths of a CPU.
    Milli(u64),
}

/// Reads a file of recommendations.
///
/// # Errors
/// When it can't be read, or recommends no CPU.
pub fn recommended(path: &Path) -> Result<Vec<Recommended>, Failure> {
    let mut sources = Sources::default();
    let read = read_text(path, RECOMMENDATION_MAX).and_then(|text| {
        let source = sources.add(path.display().to_string(), text);
        all(&sources, source)
    });
    read.map_err(|fault| Failure::Input(fault.seal(&sources).to_string()))
}

/// JSON is YAML.
fn all(sources: &Sources, source: u32) -> Read<Vec<Recommended>> {
    let mut found = Vec::new();
    for document in &parse_yaml(sources, source)? {
        let items = document.at(&["items"]).map_or(Ok(&[][..]), |items| items.list("items"))?;
        for one in items.iter().chain(std::iter::once(document)) {
            of_vpa(one, &mut found)?;
        }
        of_krr(document, &mut found)?;
    }
    let whole = sources.whole(source);
    let is_unknown =
        |one: &Recommended| one.request_milli.is_none() && one.limit == RecommendedLimit::Kept;
    if found.iter().all(is_unknown) {
        let start = Span { end: whole.end.min(1), ..whole };
        return Err(Fault::at(start, "no CPU is recommended in this file").accepts(ACCEPTED));
    }
    Ok(found)
}

fn of_vpa(vpa: &Node, found: &mut Vec<Recommended>) -> Read<()> {
    let Some(containers) = vpa.at(&["status", "recommendation", "containerRecommendations"]) else {
        return Ok(());
    };
    for container in containers.list("containerRecommendations")? {
        let name = named(container, "containerName")?;
        for which in ["target", "lowerBound", "upperBound"] {
            let Some(request) = container.at(&[which, "cpu"]) else { continue };
            found.push(Recommended {
                container: name.clone(),
                workload: vpa.at(&["spec", "targetRef", "name"]).and_then(Node::words),
                which,
                request_milli: Some(milli(request)?),
                limit: controlled(vpa, &name),
            });
        }
    }
    Ok(())
}

/// The container's own policy, else that of all (`*`); both limit and request unless it says no.
fn controlled(vpa: &Node, container: &str) -> RecommendedLimit {
    let policies = vpa.at(&["spec", "resourcePolicy", "containerPolicies"]);
    let policies = policies.and_then(|node| node.list("containerPolicies").ok()).unwrap_or(&[]);
    let of = |name: &str| {
        let named = |policy: &&Node| {
            policy.at(&["containerName"]).and_then(Node::words).is_some_and(|own| own == name)
        };
        policies.iter().find(named)?.at(&["controlledValues"])?.words()
    };
    match of(container).or_else(|| of("*")).as_deref() {
        Some("RequestsOnly") => RecommendedLimit::Kept,
        _ => RecommendedLimit::InProportion,
    }
}

fn of_krr(root: &Node, found: &mut Vec<Recommended>) -> Read<()> {
    let Some(scans) = root.at(&["scans"]) else { return Ok(()) };
    for scan in scans.list("scans")? {
        let Some(object) = scan.at(&["object"]) else { continue };
        let cpu = |which: &str| {
            let cpu = scan.at(&["recommended", which, "cpu"])?;
            Some(cpu.at(&["value"]).unwrap_or(cpu))
        };
        // "?" stands for what it could not tell.
        let known = |node: &&Node| node.words().is_some_and(|words| words != "?");
        let request = cpu("requests").filter(known).map(milli).transpose()?;
        let limit = match cpu("limits") {
            None => RecommendedLimit::Kept,
            Some(node) if known(&node) => RecommendedLimit::Milli(milli(node)?),
            Some(node) if node.words().is_some() => RecommendedLimit::Kept,
            Some(_) => RecommendedLimit::None,
        };
        let container = named(object, "container")?;
        let workload = object.at(&["name"]).and_then(Node::words);
        found.push(Recommended { container, workload, which: KRR, request_milli: request, limit });
    }
    Ok(())
}

fn named(node: &Node, key: &str) -> Read<String> {
    let name = node.at(&[key]).and_then(Node::words).filter(|name| !name.is_empty());
    name.ok_or_else(|| {
        let title = format!("a recommendation has no \"{key}\"");
        Fault::at(node.span_of_first_line(), title).accepts(ACCEPTED)
    })
}

/// KRR writes CPUs as floats, down to a part of a thousandth: rounded up, as Kubernetes does.
fn milli(node: &Node) -> Read<u64> {
    let words = node.words().unwrap_or_default();
    let fault = |what: &str| {
        let title = format!("\"{}\" is {what}", clean(&words));
        Fault::at(node.span, title).accepts("thousandths of a CPU or CPUs, as in 587m, 0.5")
    };
    if words.ends_with('i') {
        return Err(fault("an amount of memory, not of CPUs"));
    }
    let rounded = || {
        let cpus = words.parse::<f64>().ok().filter(|cpus| (0.0..=65_536.0).contains(cpus))?;
        Some((cpus * 1000.0).ceil() as u64)
    };
    let milli = quantity_milli(&words).or_else(rounded);
    let milli = milli.ok_or_else(|| fault("no quantity of CPUs"))?;
    match milli <= MILLI_MAX {
        true => Ok(milli),
        false => Err(fault("more CPUs than any machine has")),
    }
}
