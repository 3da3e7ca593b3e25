//! What files of limits say of CPUs, threads and priorities that is not read: it is told, because
//! a run without it is another one than the file's.

use super::started::{JVM_VARIABLES, Said, Started};
use crate::base::console;
use crate::read::fault::clean;
use crate::read::tree::Node;

/// Names of a unit, and how to say the same here.
const OF_UNITS: [(&str, &str); 5] = [
    ("CPUAffinity", "--limit '/GROUP=cpuset.cpus=0-1' keeps the tasks on such CPUs"),
    ("Nice", "\"nice\" of a task says it"),
    ("CPUSchedulingPolicy", "\"policy\" of a task says it"),
    ("CPUSchedulingPriority", "\"priority\" of a task says it"),
    ("StartupCPUWeight", "a write to cpu.weight changes it on the way"),
];

/// Variables that say how many threads a runtime has, and how to say the same here.
const OF_RUNTIMES: [(&str, &str); 8] = [
    ("GOMAXPROCS", "go --gomaxprocs"),
    ("GODEBUG", "go --gomaxprocs cpus"),
    ("DOTNET_PROCESSOR_COUNT", "dotnet --processors"),
    ("DOTNET_gcServer", "dotnet --gc-threads"),
    ("DOTNET_GCHeapCount", "dotnet --gc-threads"),
    ("UV_THREADPOOL_SIZE", "node --pool-threads"),
    ("WEB_CONCURRENCY", "puma --processes"),
    ("RAILS_MAX_THREADS", "puma --threads"),
];

const JVM: &str = "jvm --active-processors, --gc-threads";

/// Options of the JVM that say how many threads it has.
const OF_JVM: [&str; 5] = [
    "-XX:ActiveProcessorCount",
    "-XX:ParallelGCThreads",
    "-XX:ConcGCThreads",
    "-XX:-UseContainerSupport",
    "-XX:+UseSerialGC",
];
/// Those of collectors that work while requests run.
const COLLECT_BESIDE: [&str; 2] = ["-XX:+UseZGC", "-XX:+UseShenandoahGC"];
/// What of GODEBUG takes Go's eye from the limit.
const OF_GODEBUG: &str = "containermaxprocs=0";

/// Tells of a unit's key that it is not read, if a run should have it.
pub(super) fn tell_key(unit: &str, key: &str, value: &str) {
    if let Some((_, instead)) = OF_UNITS.iter().find(|(name, _)| *name == key) {
        let (unit, value) = (clean(unit), clean(value));
        console::warn(&format!("{unit}: {key}={value} is not read; {instead}"));
    }
}

/// Tells of a unit without a quota that it has none: `systemctl set-property` and admins write it
/// into drop-ins, which are files of their own.
pub(super) fn tell_no_quota(unit: &str) {
    let unit = clean(unit);
    console::note_once(&format!(
        "{unit} has no CPUQuota=: it runs without a limit of its own, whatever the scenario gives \
         it. Give its drop-ins too, if it has some (`systemctl cat {unit}` lists them)"
    ));
}

/// Tells of a unit whose command starts a container.
pub(super) fn tell_container(unit: &str, how: &str) {
    console::warn(&format!(
        "{} starts a container ({how}), which runs in a group of its own: what the unit says of \
         CPUs does not hold for it, and options of that command (--cpus) are not read",
        clean(unit)
    ));
}

/// Tells of a container's variables that they are not read: `env` of a manifest, `environment` of
/// a compose file. Where figures are explained there is no workload to tell them, and what says
/// whether threads follow the limit is read ([`super::started`]).
pub(super) fn tell_variables(container: &str, started: &Started, is_of_figures: bool) {
    let of_jvm = JVM_VARIABLES.map(|name| (name, JVM));
    for (name, instead) in OF_RUNTIMES.into_iter().chain(of_jvm) {
        let Some(said) = started.variable(name) else { continue };
        let is_of_jvm = instead == JVM;
        let value = match said {
            Said::Text(value) if is_of_jvm && !is_option_of_jvm(value) => continue,
            Said::Text(value) if name == "GODEBUG" && !value.contains(OF_GODEBUG) => continue,
            Said::Text(value) => format!("={}", clean(value)),
            Said::Limit => " (its limits.cpu, rounded up)".to_owned(),
            Said::Elsewhere if is_of_jvm || name == "GODEBUG" => continue,
            Said::Elsewhere => ", whose value this file does not tell,".to_owned(),
        };
        let then = match is_of_figures {
            false => format!("; tell the workload ({instead})"),
            true if is_of_jvm || name.starts_with("GO") => continue,
            true => format!(
                ": what it does is in the figures, and no change of it is tried (a scenario can: \
                 {instead})"
            ),
        };
        console::warn(&format!("{}: {name}{value} is not read{then}", clean(container)));
    }
    if !is_of_figures {
        tell_jvm(&clean(container), started);
    }
}

/// Tells of the same in a container's command line, and of collectors that no tool is like.
fn tell_jvm(container: &str, started: &Started) {
    for word in started.words.iter().filter(|word| is_option_of_jvm(word)) {
        let word = clean(word);
        console::warn(&format!("{container}: {word} is not read; tell the workload ({JVM})"));
    }
    let values = started.variables.iter().filter_map(|variable| match &variable.value {
        Said::Text(text) => Some(text),
        Said::Limit | Said::Elsewhere => None,
    });
    let mut all = values.chain(&started.words);
    let collects_beside = |text: &&String| COLLECT_BESIDE.iter().any(|of| text.contains(of));
    if all.any(|text| collects_beside(&text)) {
        console::warn(&format!(
            "{container}: its JVM collects while requests run; the tool jvm stops the world for it"
        ));
    }
}

fn is_option_of_jvm(text: &str) -> bool {
    OF_JVM.iter().any(|option| text.contains(option))
}

/// Tells of an autoscaler that the number of pods stays.
pub(super) fn tell_autoscaler(document: &Node) {
    let name = document.at(&["metadata", "name"]).and_then(Node::words).unwrap_or_default();
    let name = if name.is_empty() { name } else { format!(" {}", clean(&name)) };
    console::note_once(&format!(
        "the HorizontalPodAutoscaler{name} is not simulated: the load of a pod stays as it is. Its \
         utilization is a share of requests.cpu (of limits.cpu where that alone is given): another \
         request, or a limit taken away, moves its target"
    ));
}

/// Tells of a LimitRange that its defaults are missing: a container without limits has them in the
/// cluster.
pub(super) fn tell_limit_range(document: &Node) {
    let name = document.at(&["metadata", "name"]).and_then(Node::words).unwrap_or_default();
    console::warn(&format!(
        "LimitRange {}: its defaults are not read. What it gives a container that has no limits or \
         requests has to stand in the container's resources (`kubectl get pod -o yaml` has it)",
        clean(&name)
    ));
}

/// Tells of a service's key that no engine on Linux passes to the fair class.
pub(super) fn tell_key_of_service(service: &str, key: &str) {
    let (service, key) = (clean(service), clean(key));
    console::warn(&format!(
        "{service}: {key} is not read: on Linux it is no limit of ordinary tasks; cpus is one"
    ));
}

/// Tells that a service has several containers, of which there is one here.
pub(super) fn tell_copies(service: &str, copies: i128) {
    console::note_once(&format!(
        "{} has {copies} containers in its compose file: one of them is simulated (--replicas runs \
         the workload's several times)",
        clean(service)
    ));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Overrides;
    use crate::read::load_text;

    /// What is told of a file of limits of this name and text, each a part of a warning.
    fn told(name: &str, text: &str, group: &str) -> Vec<String> {
        let path = std::env::temp_dir().join(format!("{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("written");
        let overrides = Overrides { limits: vec![path.clone()], ..Overrides::default() };
        let workload = format!("[[workloads]]\ncommand = \"burn\"\ngroup = \"{group}\"\n");
        let (read, warnings) = console::gathered(|| load_text("a.toml", &workload, &overrides));
        read.expect("read");
        std::fs::remove_file(&path).expect("removed");
        warnings.into_iter().filter(|warning| warning.contains("not read")).collect()
    }

    #[test]
    fn what_counts_cpus_or_binds_tasks_is_told() {
        let pod = |env: &str| {
            format!(
                "kind: Pod\nmetadata: {{name: web}}\nspec:\n  containers:\n  - name: odd-app\n    \
                 env: [{env}]\n    resources: {{limits: {{cpu: 2}}}}\n"
            )
        };
        let go = told("go.yaml", &pod("{name: GOMAXPROCS, value: \"16\"}"), "/web/odd-app");
        assert!(go.iter().any(|w| w.contains("odd-app: GOMAXPROCS=16 is not read")), "{go:?}");
        let jvm = "{name: JAVA_TOOL_OPTIONS, value: -XX:ActiveProcessorCount=16}";
        assert!(!told("jvm.yaml", &pod(jvm), "/web/odd-app").is_empty());
        let usual = "{name: JAVA_TOOL_OPTIONS, value: \"-XX:+UseContainerSupport -Xmx2g\"}";
        assert_eq!(told("usual.yaml", &pod(usual), "/web/odd-app"), [""; 0]);
        let heap = "{name: JAVA_TOOL_OPTIONS, value: -Xmx2g}";
        let other = told("heap.yaml", &pod(heap), "/web/odd-app");
        assert!(!other.iter().any(|w| w.contains("Xmx")), "{other:?}");
        let config = "{name: GOMAXPROCS, valueFrom: {configMapKeyRef: {name: x, key: y}}}";
        let config = told("config.yaml", &pod(config), "/web/odd-app");
        assert!(config.iter().any(|w| w.contains("whose value this file does not tell")));
        let field = "{name: GOMAXPROCS, valueFrom: {resourceFieldRef: {resource: limits.cpu}}}";
        let field = told("field.yaml", &pod(field), "/web/odd-app");
        assert!(field.iter().any(|w| w.contains("GOMAXPROCS (its limits.cpu, rounded up)")));
        let off = "{name: GODEBUG, value: \"gctrace=1,containermaxprocs=0\"}";
        let off = told("off.yaml", &pod(off), "/web/odd-app");
        assert!(off.iter().any(|w| w.ends_with("(go --gomaxprocs cpus)")), "{off:?}");
        let line = "]\n    command: [java, \"-XX:+UseSerialGC\"";
        let line = told("line.yaml", &pod(line), "/web/odd-app");
        assert!(line.iter().any(|w| w.contains("-XX:+UseSerialGC is not read")), "{line:?}");
        let compose = "services:\n  odd-web:\n    cpus: 2\n    environment: {GOMAXPROCS: 8}\n";
        let compose = told("compose.yaml", compose, "/odd-web");
        assert!(compose.iter().any(|w| w.contains("odd-web: GOMAXPROCS=8")), "{compose:?}");
    }

    #[test]
    fn what_a_cluster_adds_and_what_linux_leaves_out_are_told() {
        let range = "kind: LimitRange\nmetadata: {name: odd-range}\nspec: {limits: []}\n---\n\
                     kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: odd\n    \
                     image: odd\n";
        let range = told("range.yaml", range, "/web/odd");
        assert!(range.iter().any(|w| w.starts_with("LimitRange odd-range: its defaults")));
        let compose = "services:\n  odd-win:\n    image: x\n    cpu_percent: 50\n";
        let compose = told("windows.yaml", compose, "/odd-win");
        assert!(compose.iter().any(|w| w.starts_with("odd-win: cpu_percent is not read")));
    }

    #[test]
    fn a_unit_s_affinity_is_told() {
        let dir = std::env::temp_dir().join(format!("unread-{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("made");
        let path = dir.join("odd.service");
        std::fs::write(&path, "[Service]\nCPUQuota=200%\nCPUAffinity=0-1\nNice=-5\n")
            .expect("written");
        let overrides = Overrides { limits: vec![path], ..Overrides::default() };
        let workload = "[[workloads]]\ncommand = \"burn\"\ngroup = \"/system.slice/odd.service\"\n";
        let (read, warnings) = console::gathered(|| load_text("a.toml", workload, &overrides));
        read.expect("read");
        std::fs::remove_dir_all(&dir).expect("removed");
        assert!(warnings.iter().any(|w| w.contains("CPUAffinity=0-1")), "{warnings:?}");
        assert!(warnings.iter().any(|w| w.contains("Nice=-5")), "{warnings:?}");
    }
}
