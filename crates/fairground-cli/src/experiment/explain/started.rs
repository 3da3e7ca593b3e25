//! Whether the threads of a container's runtime follow its limit, by how its file starts it: the
//! variables of Go and the options of a JVM that set their number.

use crate::experiment::fit::{FitQuestion, ThreadsFound};
use crate::read::clean;
use crate::read::limits::{Container, JVM_VARIABLES, Said};
use crate::read::observed::RuntimeSeen;
use crate::read::{Runtime, gc_threads};

/// Go's variable. It takes whole numbers from 1 on, and goes by the limit where it finds none.
const GOMAXPROCS: &str = "GOMAXPROCS";
/// What follows of options of a JVM, the first of which decides. All of it stays with another limit
/// where the JVM is told how many CPUs there are.
const OPTIONS: [(&str, &str, bool); 5] = [
    ("-XX:ActiveProcessorCount=", "what it sizes by CPUs stays with another limit", true),
    (
        "-XX:ParallelGCThreads=",
        "its GC threads stay with another limit (pools that count CPUs, as ForkJoinPool and Netty \
         do, would follow it still)",
        false,
    ),
    ("-XX:+UseSerialGC", "one thread collects, whatever the limit is", false),
    ("-XX:+UseZGC", COLLECTS_BESIDE, false),
    ("-XX:+UseShenandoahGC", COLLECTS_BESIDE, false),
];
const COLLECTS_BESIDE: &str = "it collects while requests run: no --runtime is like it, and its \
                               collections are taken as work beside the requests";

/// What its file says of its threads, under a limit of so many CPUs.
pub fn threads(container: &Container, limit_cpus: Option<f64>) -> Option<ThreadsFound> {
    of_go(container, limit_cpus?).or_else(|| of_jvm(container))
}

/// What to say of a JVM whose collections are taken to follow the limit, though its file gives it
/// so little memory that one thread collects; the metrics may name another collector.
pub fn serial(container: &Container, fit: &FitQuestion) -> Option<String> {
    let is_shown =
        matches!(fit.observed.runtime, Some(RuntimeSeen::Jvm { collector: Some(_), .. }));
    let memory_mb = container.started.serial_for_memory_mb()?;
    (fit.runtime == Some(Runtime::Jvm) && !is_shown).then(|| {
        format!(
            "BEWARE: {} may use {memory_mb} MB, and below 1792 MB HotSpot before Java 27 takes \
             Serial by itself: one thread collects whatever the limit is. Say --runtime none, \
             unless you set the collector where this file does not show it.",
            container.path
        )
    })
}

/// True if the file sets GOMAXPROCS, but not to what.
pub fn hides_gomaxprocs(container: &Container) -> bool {
    container.started.variable(GOMAXPROCS) == Some(&Said::Elsewhere)
}

/// That a runtime whose threads stay collects with far more of them than its limit has CPUs, if its
/// file or its metrics say so: they use up a period's quota at once, which no service does that is
/// simulated.
pub fn too_wide(container: Option<&Container>, fit: &FitQuestion) -> Option<String> {
    let shown = match fit.observed.runtime.as_ref() {
        Some(RuntimeSeen::Go { gomaxprocs, .. }) => *gomaxprocs,
        Some(RuntimeSeen::Jvm { .. }) | None => None,
    };
    let count = container.and_then(collecting).or(shown)?;
    told_of(count, fit.limit_cpus()?).filter(|_| fit.runtime.is_none())
}

fn told_of(count: u32, limit_cpus: f64) -> Option<String> {
    /// Fewer threads, as parts of the CPUs, stop requests for less than half of a period.
    const TIMES_MIN: f64 = 2.0;
    (f64::from(count) >= TIMES_MIN * limit_cpus.ceil()).then(|| {
        format!(
            "BEWARE: its runtime has {count} threads to collect with, and the limit is \
             {limit_cpus} CPUs. In a collection they use up the quota of a period at once, and all \
             requests wait for the next one. None of these services does that, so the limit may be \
             far more of the p99, and a higher one, a burst or fewer threads may gain far more."
        )
    })
}

/// With how many threads at most the file says that a runtime collects, if it does.
fn collecting(container: &Container) -> Option<u32> {
    let number = |text: &str| text.parse().ok().filter(|count: &u32| *count > 0);
    let of_go = match container.started.variable(GOMAXPROCS) {
        Some(Said::Text(text)) => number(text),
        _ => None,
    };
    let options = options_of_jvm(container);
    let value =
        |option: &str| options.iter().find_map(|(_, word)| number(word.strip_prefix(option)?));
    let collectors = || OPTIONS.iter().filter(|(option, ..)| option.starts_with("-XX:+Use"));
    let collects_otherwise =
        |(_, word): &(String, String)| collectors().any(|(option, ..)| option == word);
    let made = || value("-XX:ActiveProcessorCount=").map(gc_threads);
    let of_jvm = || value("-XX:ParallelGCThreads=").or_else(made);
    of_go.or_else(|| of_jvm().filter(|_| !options.iter().any(collects_otherwise)))
}

fn of_go(container: &Container, limit_cpus: f64) -> Option<ThreadsFound> {
    let path = &container.path;
    match container.started.variable(GOMAXPROCS)? {
        Said::Elsewhere => None,
        Said::Text(text) => {
            let count: u32 = text.parse().ok().filter(|count| *count > 0)?;
            let says = format!("{path} sets GOMAXPROCS={count}: it stays with another limit.");
            Some(ThreadsFound::sure(None, says).staying())
        }
        Said::Limit if limit_cpus > 1.0 => Some(ThreadsFound::sure(
            Some(Runtime::Go),
            format!(
                "{path} sets GOMAXPROCS to limits.cpu: it follows the limit, as --runtime go says."
            ),
        )),
        Said::Limit => Some(ThreadsFound::unsure(format!(
            "{path} sets GOMAXPROCS to limits.cpu, which is 1 today. Under a larger limit it is \
             more: --runtime go says so, with at least 2."
        ))),
    }
}

/// Options of a JVM, and where they stand.
fn options_of_jvm(container: &Container) -> Vec<(String, String)> {
    let split = |(name, text): (&str, &str)| {
        text.split_whitespace().map(|word| (name.to_owned(), word.to_owned())).collect::<Vec<_>>()
    };
    let of_line =
        || container.started.words.iter().map(|word| ("on its command line".into(), word.clone()));
    container.started.texts(&JVM_VARIABLES).flat_map(split).chain(of_line()).collect()
}

fn of_jvm(container: &Container) -> Option<ThreadsFound> {
    let all = options_of_jvm(container);
    let found = OPTIONS.iter().find_map(|(option, follows, stays)| {
        let (place, word) = all.iter().find(|(_, word)| word.starts_with(option))?;
        Some((place, word, follows, *stays))
    });
    let (place, word, follows, stays) = found?;
    let place = if place.contains(' ') { place.clone() } else { format!("in {place}") };
    let says = format!("{} has {} {place}: {follows}.", container.path, clean(word));
    let sure = ThreadsFound::sure(None, says);
    Some(if stays { sure.staying() } else { sure })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::read::limits::containers;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// What is found of a pod's only container with these lines of its own.
    fn found(lines: &str, limit_cpus: f64) -> Option<ThreadsFound> {
        threads(&container(lines), Some(limit_cpus))
    }

    /// A pod's only container with these lines of its own.
    pub(in crate::experiment::explain) fn container(lines: &str) -> Container {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("started-{}-{next}.yaml", std::process::id());
        let path = std::env::temp_dir().join(name);
        let text = format!(
            "kind: Pod\nmetadata: {{name: shop}}\nspec:\n  containers:\n  - name: web\n    \
             resources: {{limits: {{cpu: 4}}}}\n    {lines}\n"
        );
        std::fs::write(&path, text).expect("written");
        let container = containers(&path).expect("read").remove(0);
        std::fs::remove_file(&path).expect("removed");
        container
    }

    #[test]
    fn gomaxprocs_follows_the_limit_where_it_is_the_limit() {
        let fixed = found("env: [{name: GOMAXPROCS, value: \"8\"}]", 4.0).expect("known");
        assert!(fixed.stays && fixed.follows.is_none() && fixed.says.contains("GOMAXPROCS=8"));
        let field = |rest: &str, limit_cpus| {
            let reference = format!("resourceFieldRef: {{resource: limits.cpu{rest}}}");
            let env = format!("env: [{{name: GOMAXPROCS, valueFrom: {{{reference}}}}}]");
            found(&env, limit_cpus).map(|found| (found.follows, found.is_sure))
        };
        assert_eq!(field("", 4.0), Some((Some(Runtime::Go), true)));
        assert_eq!(field(", divisor: \"1\"", 4.0), Some((Some(Runtime::Go), true)));
        assert_eq!(field("", 1.0), Some((None, false)));
        assert_eq!(field(", divisor: 1m", 4.0), None);
        assert_eq!(field(", containerName: sidecar", 4.0), None);
        let request = "env: [{name: GOMAXPROCS, valueFrom: {resourceFieldRef: {resource: \
                       requests.cpu}}}]";
        let request = found(request, 4.0).expect("known");
        assert_eq!(request.follows, Some(Runtime::Go), "it is left out, so it is the limit");
        let secret = "env: [{name: GOMAXPROCS, valueFrom: {configMapKeyRef: {name: a, key: b}}}]";
        assert_eq!(found(secret, 4.0), None);
        assert_eq!(found("env: [{name: GOMAXPROCS, value: \"0\"}]", 4.0), None);
    }

    #[test]
    fn options_of_a_jvm_are_read_from_variables_and_the_command_line() {
        let args = "args: [java, -Xmx1g, \"-XX:ParallelGCThreads=8\", -jar, a.jar]";
        let args = found(args, 4.0).expect("known");
        assert!(!args.stays && args.is_sure && args.follows.is_none());
        assert!(args.says.contains("-XX:ParallelGCThreads=8 on its command line"), "{}", args.says);
        let options = "-XX:+UseZGC -XX:ActiveProcessorCount=8";
        let env = format!("env: [{{name: JAVA_TOOL_OPTIONS, value: \"{options}\"}}]");
        let env = found(&env, 4.0).expect("known");
        assert!(env.stays && env.says.contains("in JAVA_TOOL_OPTIONS: what it sizes by CPUs"));
        assert_eq!(found("command: [sh, -c, \"exec java -XX:+UseG1GC -jar a.jar\"]", 4.0), None);
        let script = found("command: [sh, -c, \"exec java -XX:+UseSerialGC -jar a.jar\"]", 4.0);
        assert!(script.expect("known").says.contains("one thread collects"));
    }

    #[test]
    fn a_runtime_with_more_threads_than_its_limit_has_cpus_collects_too_wide() {
        let told =
            |lines: &str| collecting(&container(lines)).and_then(|count| told_of(count, 1.5));
        let go = |count| told(&format!("env: [{{name: GOMAXPROCS, value: \"{count}\"}}]"));
        assert!(go(64).expect("told").contains("has 64 threads to collect with"));
        assert_eq!([go(2), go(3)], [None, None]);
        let jvm = |options: &str| told(&format!("args: [java, {options}]"));
        let of_jvm = jvm("\"-XX:ActiveProcessorCount=16\"").expect("told");
        assert!(of_jvm.contains("has 13 threads to collect with"), "{of_jvm}");
        assert_eq!(jvm("\"-XX:ActiveProcessorCount=16\", \"-XX:ParallelGCThreads=2\""), None);
        for collector in ["Serial", "Z", "Shenandoah"] {
            let other = format!("\"-XX:ActiveProcessorCount=16\", \"-XX:+Use{collector}GC\"");
            assert_eq!(jvm(&other), None, "{collector}");
        }
        assert_eq!(told("image: web"), None);
    }

    #[test]
    fn a_jvm_with_little_memory_collects_with_one_thread() {
        let memory_mb = |memory: &str, args: &str| {
            let name = format!("serial-{}-{}.yaml", std::process::id(), memory.len());
            let path = std::env::temp_dir().join(name);
            let text = format!(
                "kind: Pod\nmetadata: {{name: shop}}\nspec:\n  containers:\n  - name: web\n    \
                 args: [java{args}]\n    resources: {{limits: {{cpu: 4, memory: {memory}}}}}\n"
            );
            std::fs::write(&path, text).expect("written");
            let container = containers(&path).expect("read").remove(0);
            std::fs::remove_file(&path).expect("removed");
            container.started.serial_for_memory_mb()
        };
        assert_eq!(memory_mb("512Mi", ""), Some(512));
        assert_eq!(memory_mb("1.5Gi", ", -Xmx1g"), Some(1536));
        assert_eq!(memory_mb("1792Mi", ""), None);
        assert_eq!(memory_mb("2G", ""), None);
        assert_eq!(memory_mb("512Mi", ", \"-XX:+UseG1GC\""), None);
    }

    #[test]
    fn a_unit_says_the_same_and_takes_back_what_it_said() {
        let of_unit = |lines: &str| {
            let name = format!("started-{}-{}.service", std::process::id(), lines.len());
            let path = std::env::temp_dir().join(name);
            std::fs::write(&path, format!("[Service]\nCPUQuota=400%\n{lines}\n")).expect("written");
            let unit = containers(&path).expect("read").remove(0);
            std::fs::remove_file(&path).expect("removed");
            threads(&unit, Some(4.0)).map(|found| found.says).unwrap_or_default()
        };
        let go = "Environment=\"A=b c\" GOMAXPROCS=8\nExecStart=/bin/web";
        assert!(of_unit(go).contains("sets GOMAXPROCS=8"));
        assert_eq!(of_unit(&format!("{go}\nEnvironment=")), "");
        let java = "ExecStart=/usr/bin/java \\\n  -XX:+UseSerialGC -jar a.jar";
        assert!(of_unit(java).contains("-XX:+UseSerialGC on its command line"));
        assert_eq!(of_unit(&format!("{java}\nExecStart=\nExecStart=/bin/other")), "");
    }
}
