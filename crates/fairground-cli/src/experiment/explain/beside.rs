//! The node's other pods, from their manifests, as the common part of a set of explanations.
//!
//! A manifest says what a container may do, not what it does: here each computes all the time, as
//! for `run --beside`, as far as its limit lets it. So what is said of neighbours is the worst.
//! Each has a group of its own at the top; its weight there is its own and not its pod's, which is
//! the same for pods of one container.

use crate::base::failure::Failure;
use crate::read::busy;
use crate::read::limits::{Container, containers, cpus, echo};
use std::fmt::Write;
use std::path::PathBuf;

/// The common part, below the table of the service's own group: that group's weight comes first.
///
/// # Errors
/// When a file can't be read, or has no container.
pub fn common(files: &[PathBuf], own_weight: u64) -> Result<String, Failure> {
    let mut text = format!("\"cpu.weight\" = {own_weight}\n");
    for file in files {
        let all = containers(file).map_err(|error| Failure::Input(error.to_string()))?;
        if all.is_empty() {
            return Err(Failure::Input(format!(
                "error: there is no container\n --> {}\n  = accepted: the manifests of the node's \
                 other pods",
                file.display()
            )));
        }
        all.iter().for_each(|container| write_container(&mut text, container));
    }
    Ok(text)
}

fn write_container(text: &mut String, container: &Container) {
    let quoted = |text: &str| serde_json::Value::String(text.into()).to_string();
    let name = format!("beside{}", container.path.replace('/', "-"));
    let (group, weight) = (quoted(&format!("/{name}")), container.weight());
    let cpus = cpus(&container.limit).map(|cpus| cpus.ceil() as u64);
    let _ = write!(text, "\n[groups.{group}]\n\"cpu.weight\" = {weight}\n");
    if cpus.is_some() {
        let _ = writeln!(text, "\"cpu.max\" = {}", quoted(&echo(&container.limit).0));
    }
    let _ = write!(
        text,
        "\n[[workloads]]\ncommand = {}\nname = {}\ngroup = {group}\n",
        quoted(&busy(cpus)),
        quoted(&name)
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Asked, Overrides};

    #[test]
    fn neighbours_compute_with_their_weights_within_their_limits() {
        let file = PathBuf::from("tests/data/limits/compose.yaml");
        let common = common(&[file], 59).expect("read");
        let text = format!(
            "machine = \"node:1 l3:1 core:4 pu:1\"\n[groups.\"/service\"]\n{common}\n\
             [[workloads]]\ncommand = \"server --rate 50 --threads 1 --service 3ms\"\n\
             group = \"/service\"\n"
        );
        let scenario = Asked::Text(text).load(&Overrides::default()).expect("loads").scenario;
        let own = scenario.groups.iter().find(|group| group.path == "/service");
        assert_eq!(own.expect("its group").shares, 604);
        let at = |path: &str| scenario.groups.iter().position(|group| group.path == path);
        for (path, limited, hogs) in
            [("/beside-web", true, 2), ("/beside-api", true, 1), ("/beside-free", false, 4)]
        {
            let at = at(path).expect("a group");
            let tasks = scenario.workload.tasks.iter();
            assert_eq!(tasks.filter(|task| task.group.0 as usize == at).count(), hogs, "{path}");
            assert_eq!(scenario.groups[at].limit.quota_ns.is_some(), limited, "{path}");
        }
    }
}
