//! Recommendations for containers as variants: requests become weights, limits `cpu.max`.

use super::question::Variant;
use crate::base::console;
use crate::base::failure::Failure;
use crate::experiment::axis::Keys;
use crate::read::{
    Asked, KRR, Loaded, Overrides, Recommended, RecommendedLimit, has_tasks, is_below, recommended,
};
use std::path::{Path, PathBuf};

/// The variants of files of recommendations, each called by which one it is.
///
/// # Errors
/// When a file or the scenario can't be read, or no container of a file is a group of the scenario.
pub fn variants(
    files: &[PathBuf],
    asked: &Asked,
    overrides: &Overrides,
) -> Result<Vec<Variant>, Failure> {
    let of_files = files.iter().map(|file| of_file(file, asked, overrides));
    Ok(of_files.collect::<Result<Vec<_>, Failure>>()?.concat())
}

fn of_file(file: &Path, asked: &Asked, overrides: &Overrides) -> Result<Vec<Variant>, Failure> {
    let all = recommended(file)?;
    let base = asked.load(overrides)?;
    let mut variants: Vec<Variant> = Vec::new();
    for which in ["target", "lowerBound", "upperBound", KRR] {
        let mut changes: Vec<String> = Vec::new();
        for one in all.iter().filter(|one| one.which == which) {
            match group(&base, one, &all)? {
                Some(path) if has_tasks(&base.scenario, &path) => {
                    changes.extend(changes_of(&base, &path, one));
                }
                Some(path) => console::warn(&format!(
                    "no task is in {path}: what is recommended for it is left out"
                )),
                None => {}
            }
        }
        let changes = changes.join("; ");
        match variants.iter_mut().find(|variant| variant.changes == changes) {
            Some(Variant { name: Some(name), .. }) => name.push_str(&format!(", {which}")),
            _ if changes.is_empty() => {}
            _ => variants.push(Variant { name: Some(which.into()), changes }),
        }
    }
    if variants.is_empty() {
        return Err(none(file, &base, &all));
    }
    Ok(variants)
}

/// The group of a container: its path ends with the name; or there is one of each.
fn group(base: &Loaded, one: &Recommended, all: &[Recommended]) -> Result<Option<String>, Failure> {
    let groups = base.scenario.groups.iter().map(|group| group.path.as_str());
    let named = groups.filter(|path| path.rsplit('/').next() == Some(one.container.as_str()));
    // A pod may be called like its container.
    let is_above =
        |path: &str| base.scenario.groups.iter().any(|other| is_below(&other.path, path));
    let named: Vec<&str> = named.filter(|path| !is_above(path)).collect();
    let Some(named) = of_workload(named, one, all)? else { return Ok(None) };
    match &named[..] {
        [path] => Ok(Some((*path).to_owned())),
        [] if all.iter().all(|other| other.container == one.container) => {
            let usual = Keys::of(base).usual("requests.cpu")?.map(|group| group.path.clone());
            if let Some(path) = &usual {
                console::warn(&format!(
                    "the recommendation is for a container \"{}\", and no group of the scenario \
                     has that name: it is laid on {path}",
                    one.container
                ));
            }
            Ok(usual)
        }
        [] => Ok(None),
        several => Err(Failure::Input(format!(
            "error: several groups are a container \"{}\": {}\n  = accepted: one group of that \
             name, or --with '/GROUP.requests.cpu=…' for each",
            one.container,
            several.join(", ")
        ))),
    }
}

/// Of groups of this container those of the workload that is meant; none if it is another's.
fn of_workload<'g>(
    named: Vec<&'g str>,
    one: &Recommended,
    all: &[Recommended],
) -> Result<Option<Vec<&'g str>>, Failure> {
    let Some(workload) = &one.workload else { return Ok(Some(named)) };
    let is_of = |path: &str, workload: &str| {
        is_pod_of(path.rsplit('/').nth(1).unwrap_or_default(), workload)
    };
    let own: Vec<&str> = named.iter().copied().filter(|path| is_of(path, workload)).collect();
    if !own.is_empty() {
        return Ok(Some(own));
    }
    let same = || all.iter().filter(|other| other.container == one.container);
    let mut workloads: Vec<&str> = same().filter_map(|other| other.workload.as_deref()).collect();
    workloads.sort_unstable();
    workloads.dedup();
    if named.iter().any(|path| workloads.iter().any(|other| is_of(path, other))) {
        return Ok(None);
    }
    match (&named[..], workloads.len()) {
        ([path, ..], 2..) => Err(Failure::Input(format!(
            "error: \"{}\" is a container of {}, and {path} is of none of them\n  = accepted: a \
             group /WORKLOAD/{}, or a file with one of them",
            one.container,
            workloads.join(", "),
            one.container
        ))),
        ([path, ..], _) => {
            console::warn(&format!(
                "what is recommended for \"{}\" of {workload} is laid on {path}, which has the \
                 same container's name but does not name that workload",
                one.container
            ));
            Ok(Some(named))
        }
        ([], _) => Ok(Some(named)),
    }
}

/// True of a workload's own name, and of the names of its pods: with a number, or with what
/// Kubernetes makes up of letters that spell no words. `web-admin` is no pod of `web`.
fn is_pod_of(pod: &str, workload: &str) -> bool {
    const MADE_UP: &str = "bcdfghjklmnpqrstvwxz2456789";
    let is_made_up = |part: &str| {
        let number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        number || (5..=10).contains(&part.len()) && part.chars().all(|c| MADE_UP.contains(c))
    };
    match pod.strip_prefix(workload) {
        Some("") => true,
        Some(rest) => rest.strip_prefix('-').is_some_and(|rest| rest.split('-').all(is_made_up)),
        None => false,
    }
}

fn changes_of(base: &Loaded, path: &str, one: &Recommended) -> Vec<String> {
    let given = base.limits.iter().find(|limit| limit.path == path);
    let quota_milli = given.and_then(|given| {
        let quota_ns = given.limit.quota_ns?;
        Some((u128::from(quota_ns) * 1000).div_ceil(u128::from(given.limit.period_ns)))
    });
    let now_milli = given.and_then(|given| given.request_milli).map(u128::from);
    let request = one.request_milli.map(|milli| format!("{path}.requests.cpu={milli}m"));
    let limit = match (one.limit, quota_milli, now_milli, one.request_milli) {
        (RecommendedLimit::Milli(milli), ..) => Some(format!("{path}.limits.cpu={milli}m")),
        (RecommendedLimit::None, ..) => Some(format!("{path}.cpu.max=max")),
        (RecommendedLimit::InProportion, Some(quota), Some(now @ 1..), Some(wanted)) => {
            let milli = (quota * u128::from(wanted)).div_ceil(now);
            Some(format!("{path}.limits.cpu={milli}m"))
        }
        (RecommendedLimit::InProportion, Some(_), ..) => {
            console::warn(&format!(
                "the VPA changes the limit of {path} in proportion to its request, which is not \
                 known here: the limit stays"
            ));
            None
        }
        _ => None,
    };
    if one.which == KRR {
        warn_of_unknown(path, one);
    }
    if let (None, Some(quota), Some(wanted)) = (&limit, quota_milli, one.request_milli)
        && u128::from(wanted) > quota
    {
        console::warn(&format!(
            "{}: {path} would request {wanted}m, more than its limit, {quota}m, which stays: \
             Kubernetes refuses such a container",
            one.which
        ));
    }
    request.into_iter().chain(limit).collect()
}

/// KRR writes "?" for what it has too few figures to tell.
fn warn_of_unknown(path: &str, one: &Recommended) {
    let unknown =
        [("request", one.request_milli.is_none()), ("limit", one.limit == RecommendedLimit::Kept)];
    for (what, _) in unknown.iter().filter(|(_, is_unknown)| *is_unknown) {
        console::warn(&format!("KRR recommends no {what} for {path} (\"?\" or nothing): it stays"));
    }
}

fn none(file: &Path, base: &Loaded, all: &[Recommended]) -> Failure {
    let mut containers: Vec<&str> = all.iter().map(|one| one.container.as_str()).collect();
    containers.dedup();
    let groups = base.scenario.groups[1..].iter().map(|group| group.path.as_str());
    let (containers, groups) = (containers.join(", "), groups.collect::<Vec<_>>().join(", "));
    let groups = if groups.is_empty() { "none" } else { &groups };
    Failure::Input(format!(
        "error: nothing is recommended for a group of the scenario with tasks in it; the \
         containers are {containers}\n --> {}\n  = accepted: a container's name as the last \
         part of a group's path; the groups are {groups}",
        file.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::is_pod_of;

    #[test]
    fn a_pod_is_of_its_workload_and_not_of_one_whose_name_it_begins_with() {
        for pod in ["web", "web-0", "web-5f6d8c7b9-x2x4z", "web-x2x4z"] {
            assert!(is_pod_of(pod, "web"), "{pod}");
        }
        for pod in ["web-admin", "web-db", "website", "worker", "web-", ""] {
            assert!(!is_pod_of(pod, "web"), "{pod}");
        }
    }
}
