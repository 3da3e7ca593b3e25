//! Runtimes that count the CPUs of their group's limit, and make as many threads: with another
//! limit a service of theirs has other threads too.

use super::fault::Read;
use super::tools::{go_procs, parallel_gc_threads};
use super::tree::Entry;
pub use fairground_service::runtime::Runtime;

/// What to say of a limit under which none of a runtime's threads may follow it.
pub fn doubt(runtime: Runtime, limit_cpus: Option<f64>) -> Option<&'static str> {
    const SERIAL: &str = "Under a limit of at most 1 CPU HotSpot before Java 27 takes Serial by \
                          itself: one GC thread whatever the limit is. Say --runtime none, \
                          unless you set the collector (-XX:+UseParallelGC, -XX:+UseG1GC).";
    let is_serial = runtime == Runtime::Jvm && limit_cpus.is_some_and(|limit| limit <= 1.0);
    is_serial.then_some(SERIAL)
}

/// How many threads of a runtime follow a limit of so many CPUs (none: no limit): GOMAXPROCS, or
/// threads of a collection.
pub fn followers(runtime: Runtime, limit_cpus: Option<f64>, machine_cpus: u32) -> u32 {
    let cpus = u64::from(machine_cpus);
    let counted = limit_cpus.map_or(cpus, |limit| (limit.ceil() as u64).clamp(1, cpus));
    let count = match (runtime, limit_cpus) {
        (Runtime::Go, Some(_)) => go_procs(counted, cpus),
        (Runtime::Go, None) => cpus,
        (Runtime::Jvm, _) => parallel_gc_threads(counted),
    };
    count as u32
}

/// `runtime` of a set.
pub(super) fn read(entry: &Entry) -> Read<Runtime> {
    let text = entry.text()?;
    let known = Runtime::ALL.iter().copied().find(|runtime| runtime.word() == text);
    known.ok_or_else(|| {
        let words: Vec<String> =
            Runtime::ALL.iter().map(|one| format!("\"{}\"", one.word())).collect();
        entry.node.wrong("runtime", words.join(", "))
    })
}

/// Threads with which a JVM stops the world to collect, of so many CPUs that it counts.
pub fn gc_threads(counted: u32) -> u32 {
    u32::try_from(parallel_gc_threads(counted.into())).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_follow_the_limit_as_each_runtime_counts() {
        let of = |runtime: Runtime| {
            [Some(0.5), Some(2.0), Some(2.2), Some(99.0), None]
                .map(|limit| followers(runtime, limit, 16))
        };
        assert_eq!(of(Runtime::Go), [2, 2, 3, 16, 16]);
        assert_eq!(of(Runtime::Jvm), [1, 2, 3, 13, 13]);
        assert_eq!(followers(Runtime::Go, Some(0.5), 1), 1);
    }

    #[test]
    fn a_jvm_under_one_cpu_is_doubted() {
        let is_doubted = |runtime: Runtime, limit| doubt(runtime, limit).is_some();
        assert!(is_doubted(Runtime::Jvm, Some(1.0)) && !is_doubted(Runtime::Jvm, Some(1.1)));
        assert!(!is_doubted(Runtime::Jvm, None) && !is_doubted(Runtime::Go, Some(0.5)));
    }
}
