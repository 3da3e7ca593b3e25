//! The names under which a limit or a weight may be given, in one list. Each is read in the file of
//! its family; a test holds the list against what they read.

/// All names; where one ends as another does, the longer one first.
pub const NAMES: [&str; 27] = [
    "cpu.max.burst",
    "cpu.max",
    "cpu.weight.nice",
    "cpu.weight",
    "cpu.idle",
    "cpu.shares",
    "cpu.cfs_quota_us",
    "cpu.cfs_period_us",
    "cpu.cfs_burst_us",
    "limits.cpu",
    "requests.cpu",
    "deploy.resources.limits.cpus",
    "cpuset.cpus",
    "cpuset-cpus",
    "cpus",
    "cpuset",
    "AllowedCPUs",
    "cpu-quota",
    "cpu_quota",
    "cpu-period",
    "cpu_period",
    "cpu-shares",
    "cpu_shares",
    "CPUQuota",
    "CPUQuotaPeriodSec",
    "CPUWeight",
    "CPUShares",
];

/// True of a group's path with one of these names after it, as in `/web.cpu.max`.
pub fn is_groups_limit(key: &str) -> bool {
    NAMES.iter().any(|name| key.strip_suffix(name).is_some_and(|path| path.ends_with('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_before_those_that_it_ends_as() {
        for (at, name) in NAMES.iter().enumerate() {
            assert!(NAMES[..at].iter().all(|before| !name.ends_with(before)), "{name}");
        }
    }
}
