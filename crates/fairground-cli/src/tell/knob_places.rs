//! Where Linux has a knob: the file, the boot option or the build that sets it.

use super::apply::Lines;
use fairground::policy::catalogue;
use fairground::policy::presets::release_of;

const DEBUGFS: &str = "/sys/kernel/debug/sched";
/// Since when the scheduler's files have a folder of their own there; its numbers were sysctls.
const FOLDER_SINCE: (u32, u32) = (5, 13);
const UNTIL_BOOT: &str = "as root, until the next boot";

/// True of a profile whose release has that folder. One between two releases counts as a newer one.
pub fn has_folder(profile: &str) -> bool {
    release_of(profile).is_none_or(|release| release >= FOLDER_SINCE)
}

/// The file of the scheduler's features.
pub fn features_file(profile: &str) -> String {
    if has_folder(profile) { format!("{DEBUGFS}/features") } else { format!("{DEBUGFS}_features") }
}

/// The file of one of the scheduler's numbers.
fn number_file(key: &str, profile: &str) -> String {
    match has_folder(profile) {
        true => format!("{DEBUGFS}/{key}"),
        false => format!("/proc/sys/kernel/sched_{key}"),
    }
}

/// What gives a key of a scenario this value, on a kernel of this profile.
pub fn lines(key: &str, value: &str, profile: &str) -> Lines {
    let key = key.strip_prefix("kernel.").unwrap_or(key);
    let file = |path: String| Lines {
        system: "Linux",
        lines: vec![format!("echo {value} > {path}")],
        note: Some(UNTIL_BOOT.into()),
    };
    match key {
        "features" => {
            let words = value.split([',', ' ']).filter(|word| !word.is_empty());
            let path = features_file(profile);
            let lines = words.map(|word| format!("echo {word} > {path}")).collect();
            Lines { lines, ..file(String::new()) }
        }
        "preemption" if has_folder(profile) => {
            let keep = format!(
                "{UNTIL_BOOT}: the boot option preempt={value} keeps it. Both need a kernel with \
                 CONFIG_PREEMPT_DYNAMIC"
            );
            Lines { note: Some(keep), ..file(format!("{DEBUGFS}/preempt")) }
        }
        "base_slice_ns"
        | "latency_ns"
        | "min_granularity_ns"
        | "wakeup_granularity_ns"
        | "migration_cost_ns"
        | "nr_migrate"
        | "cgroup_mode" => file(number_file(key, profile)),
        "cfs_bandwidth_slice_us" => file(format!("/proc/sys/kernel/sched_{key}")),
        "rate_limit_us" => {
            let each = format!("{UNTIL_BOOT}; where each policy has its own: policyN/schedutil");
            let path = format!("/sys/devices/system/cpu/cpufreq/schedutil/{key}");
            Lines { note: Some(each), ..file(path) }
        }
        "HZ" => build(format!("CONFIG_HZ={value}")),
        key if key.starts_with("llc_") => Lines {
            system: "Linux",
            lines: vec![format!("{key} = {value}")],
            note: Some(format!("{UNTIL_BOOT}, by a file in {DEBUGFS}/llc_balancing")),
        },
        key if catalogue::keys().any(|known| known == key) => build(format!("{key} = {value}")),
        key => of_runtime(key, value).unwrap_or_else(|| Lines {
            system: "scenario",
            lines: vec![format!("{key} = {value}")],
            note: None,
        }),
    }
}

/// A number that a runtime takes from its environment or its command.
fn of_runtime(key: &str, value: &str) -> Option<Lines> {
    value.parse::<u64>().ok()?;
    let (system, line) = match key.rsplit('.').next()?.replace('-', "_").as_str() {
        "gomaxprocs" => ("environment", format!("GOMAXPROCS={value}")),
        "pool_threads" => ("environment", format!("UV_THREADPOOL_SIZE={value}")),
        "processors" => ("environment", format!("DOTNET_PROCESSOR_COUNT={value}")),
        "active_processors" => ("java", format!("-XX:ActiveProcessorCount={value}")),
        _ => return None,
    };
    let note = Some(format!("{key} in the scenario"));
    Some(Lines { system, lines: vec![line], note })
}

fn build(line: String) -> Lines {
    let note = "no file sets it: it is another kernel build";
    Lines { system: "Linux", lines: vec![line], note: Some(note.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knobs_are_told_where_linux_has_them() {
        let line = |key: &str, value: &str| lines(key, value, "7.3").lines.join("; ");
        let features = "echo NO_HRTICK > /sys/kernel/debug/sched/features; echo HRTICK > \
                        /sys/kernel/debug/sched/features";
        assert_eq!(line("features", "NO_HRTICK,HRTICK"), features);
        let slice = "echo 400000 > /sys/kernel/debug/sched/base_slice_ns";
        assert_eq!(line("kernel.base_slice_ns", "400000"), slice);
        assert_eq!(line("preemption", "full"), "echo full > /sys/kernel/debug/sched/preempt");
        assert!(lines("preemption", "full", "7.3").note.unwrap().contains("preempt=full"));
        assert_eq!(line("HZ", "250"), "CONFIG_HZ=250");
    }

    #[test]
    fn before_the_folder_numbers_were_sysctls_and_a_model_was_a_build() {
        let all = |key: &str, value: &str| lines(key, value, "5.4");
        let line = |key: &str, value: &str| all(key, value).lines.join("; ");
        let latency = "echo 6000000 > /proc/sys/kernel/sched_latency_ns";
        assert_eq!(line("latency_ns", "6000000"), latency);
        let feature = "echo NO_START_DEBIT > /sys/kernel/debug/sched_features";
        assert_eq!(line("features", "NO_START_DEBIT"), feature);
        assert!(all("preemption", "full").note.unwrap().contains("another kernel build"));
    }

    #[test]
    fn what_has_no_file_is_told_as_such() {
        let note = |key: &str| lines(key, "1", "7.3").note.unwrap_or_default();
        for key in ["hierarchy", "HZ", "turn", "changes", "cfs_bw_burst_enabled"] {
            assert!(note(key).contains("no file sets it"), "{key}");
        }
        assert_eq!(note("server.threads"), "");
    }

    #[test]
    fn a_runtime_takes_its_numbers_from_its_environment() {
        let line = |key: &str, value: &str| lines(key, value, "7.3").lines.join("; ");
        assert_eq!(line("go.gomaxprocs", "4"), "GOMAXPROCS=4");
        assert_eq!(line("workloads.api.pool-threads", "8"), "UV_THREADPOOL_SIZE=8");
        assert_eq!(line("active_processors", "2"), "-XX:ActiveProcessorCount=2");
        assert_eq!(line("gomaxprocs", "floor"), "gomaxprocs = floor", "no value of the variable");
    }
}
