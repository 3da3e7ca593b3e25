//! Where Linux has a knob: the file, the boot option or the build that sets it.

use super::apply::Lines;
use fairground::policy::catalogue;

const DEBUGFS: &str = "/sys/kernel/debug/sched";
const UNTIL_BOOT: &str = "as root, until the next boot";

/// What gives a key of a scenario this value.
pub fn lines(key: &str, value: &str) -> Lines {
    let key = key.strip_prefix("kernel.").unwrap_or(key);
    let file = |path: String| Lines {
        system: "Linux",
        lines: vec![format!("echo {value} > {path}")],
        note: Some(UNTIL_BOOT.into()),
    };
    match key {
        "features" => {
            let words = value.split([',', ' ']).filter(|word| !word.is_empty());
            let lines = words.map(|word| format!("echo {word} > {DEBUGFS}/features")).collect();
            Lines { lines, ..file(String::new()) }
        }
        "preemption" => {
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
        | "cgroup_mode" => file(format!("{DEBUGFS}/{key}")),
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
        key => Lines { system: "scenario", lines: vec![format!("{key} = {value}")], note: None },
    }
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
        let line = |key: &str, value: &str| lines(key, value).lines.join("; ");
        let features = "echo NO_HRTICK > /sys/kernel/debug/sched/features; echo HRTICK > \
                        /sys/kernel/debug/sched/features";
        assert_eq!(line("features", "NO_HRTICK,HRTICK"), features);
        let slice = "echo 400000 > /sys/kernel/debug/sched/base_slice_ns";
        assert_eq!(line("kernel.base_slice_ns", "400000"), slice);
        assert_eq!(line("preemption", "full"), "echo full > /sys/kernel/debug/sched/preempt");
        assert!(lines("preemption", "full").note.unwrap().contains("preempt=full"));
        assert_eq!(line("HZ", "250"), "CONFIG_HZ=250");
    }

    #[test]
    fn what_has_no_file_is_told_as_such() {
        let note = |key: &str| lines(key, "1").note.unwrap_or_default();
        for key in ["hierarchy", "HZ", "turn", "changes", "cfs_bw_burst_enabled"] {
            assert!(note(key).contains("no file sets it"), "{key}");
        }
        assert_eq!(note("server.threads"), "");
    }
}
