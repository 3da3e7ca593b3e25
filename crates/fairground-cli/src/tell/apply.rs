//! A limit, a weight or a group that idles as the lines to apply: for cgroup v2's files, a
//! Kubernetes manifest, a systemd unit.

use super::limits::cpu_max;
use crate::base::number::{duration, fixed};
use crate::base::shell::quoted;
use crate::read::limits::{GivenLimit, REFUSED, weight_shown};
use fairground::model::group_write::GroupWrite;
use fairground::model::limit::{Limit, PERIOD_NS_DEFAULT};
use fairground::sim::scenario::TimedWrite;
use fairground::units::Ns;

const KUBERNETES: &str = "Kubernetes";

/// Lines for one system.
pub struct Lines {
    /// Whose.
    pub system: &'static str,
    /// What to write.
    pub lines: Vec<String>,
    /// What the system can't say, or says less finely.
    pub note: Option<String>,
}

/// The lines that give the group at `path` this limit.
pub fn lines(path: &str, limit: &Limit) -> Vec<Lines> {
    let mut all = vec![cgroup(path, limit)];
    if let Some(quota_ns) = limit.quota_ns {
        all.push(kubernetes(quota_ns, limit));
        all.push(systemd(quota_ns, limit));
    }
    all
}

/// Lines of [`lines`] for a container that was given such a limit, with what its request does.
pub fn beside_request(lines: Lines, given: Option<&GivenLimit>) -> Lines {
    const FOLLOWS: &str = "its manifest has no requests.cpu, so the request, and the weight with \
                           it, would follow this limit. Here the weight stayed as it is: --vary \
                           limits.cpu asks the other question";
    let Some(given) = given.filter(|_| lines.system == KUBERNETES) else { return lines };
    let limit_milli = given.limit.quota_ns.map_or(u64::MAX, |ns| parts(ns, &given.limit, 1000).0);
    let says = match given.request_milli {
        _ if given.request_follows => FOLLOWS.to_owned(),
        Some(milli) if milli > limit_milli => format!("its requests.cpu is {milli}m: {REFUSED}"),
        _ => return lines,
    };
    Lines { note: joined(lines.note.into_iter().chain([says]).collect()), ..lines }
}

/// The lines for what changes while the group runs, if anything does: what [`lines`] gives is the
/// limit of the start.
pub fn later(path: &str, limit: &Limit, writes: &[TimedWrite]) -> Option<Lines> {
    let mut limit = *limit;
    let line = |write: &TimedWrite| {
        limit = write.write.applied_to(limit);
        let (name, value) = match write.write {
            GroupWrite::Max { .. } => ("cpu.max", format!("\"{}\"", cpu_max(&limit))),
            GroupWrite::Burst(burst_ns) => ("cpu.max.burst", (burst_ns / 1000).to_string()),
            GroupWrite::Shares(shares) => ("cpu.weight", weight_shown(shares).to_string()),
        };
        format!("at {}: echo {value} > {}", duration(write.at_ns), file(path, name))
    };
    let lines: Vec<String> = writes.iter().map(line).collect();
    let note = "[[writes]]: the lines above are those of the start only; without these they stay";
    (!lines.is_empty()).then(|| Lines { system: "later", lines, note: Some(note.into()) })
}

/// The lines that give a group this weight, by its shares.
pub fn weight(path: &str, shares: u64) -> Vec<Lines> {
    let weight = weight_shown(shares);
    vec![echo(path, "cpu.weight", &weight.to_string()), unit(format!("CPUWeight={weight}"))]
}

/// What a manifest says of a weight.
pub fn weight_of_pod() -> Lines {
    let note = "the kubelet makes the weight of requests.cpu: vary that";
    Lines { system: KUBERNETES, lines: Vec::new(), note: Some(note.into()) }
}

/// The lines that make a group idle, or take that back: then it has its weight again.
pub fn idle(path: &str, is_idle: bool, shares: u64) -> Vec<Lines> {
    let by_unit = if is_idle { "idle".into() } else { weight_shown(shares).to_string() };
    let note = "no field is for cpu.idle: write it into the container's cgroup";
    vec![
        echo(path, "cpu.idle", if is_idle { "1" } else { "0" }),
        unit(format!("CPUWeight={by_unit}")),
        Lines { system: KUBERNETES, lines: Vec::new(), note: Some(note.into()) },
    ]
}

/// The line that keeps a group on these CPUs.
pub fn cpus(path: &str, list: &str) -> Lines {
    echo(path, "cpuset.cpus", list)
}

/// The lines of a manifest that asks for so much.
pub fn request(text: &str) -> Lines {
    let lines = vec!["resources:".into(), "  requests:".into(), format!("    cpu: {text}")];
    Lines { system: KUBERNETES, lines, note: None }
}

fn echo(path: &str, name: &str, value: &str) -> Lines {
    let line = format!("echo {value} > {}", file(path, name));
    Lines { system: "cgroup v2", lines: vec![line], note: None }
}

/// A file of the group at `path`, as a shell has it.
fn file(path: &str, name: &str) -> String {
    quoted(&format!("/sys/fs/cgroup{path}/{name}"))
}

fn unit(line: String) -> Lines {
    Lines { system: "systemd", lines: vec!["[Service]".into(), line], note: None }
}

/// The lines of a pod whose limit is the sum of its containers'.
pub fn pod(path: &str, limit: &Limit) -> Lines {
    let note = match limit.burst_ns {
        0 => "the pod's limit is the sum of its containers'; kubelet writes it itself",
        _ => {
            "the pod's limit is the sum of its containers', and kubelet writes it itself; it \
             writes no burst: without one here the pod's limit stops the container as before"
        }
    };
    Lines { note: Some(note.into()), ..cgroup(path, limit) }
}

fn cgroup(path: &str, limit: &Limit) -> Lines {
    let max = format!("echo \"{}\" > {}", cpu_max(limit), file(path, "cpu.max"));
    let burst_file = file(path, "cpu.max.burst");
    let burst = format!("echo {} > {burst_file}", limit.burst_ns / 1000);
    // The kernel never takes a burst above the quota, so the old burst has to go first.
    let none = format!("echo 0 > {burst_file}");
    let lines = if limit.burst_ns > 0 { vec![none, max, burst] } else { vec![none, max] };
    Lines { system: "cgroup v2", lines, note: None }
}

/// Quota / period in parts of so many a CPU, rounded up: never less than what was found.
fn parts(quota_ns: Ns, limit: &Limit, of_cpu: u64) -> (u64, bool) {
    let scaled = u128::from(quota_ns) * u128::from(of_cpu);
    let period = u128::from(limit.period_ns);
    (scaled.div_ceil(period) as u64, scaled % period == 0)
}

fn kubernetes(quota_ns: Ns, limit: &Limit) -> Lines {
    let (milli, exact) = parts(quota_ns, limit, 1000);
    let lines = vec!["resources:".into(), "  limits:".into(), format!("    cpu: {milli}m")];
    let mut notes = Vec::new();
    if !exact {
        notes.push("rounded up to a thousandth of a CPU".to_owned());
    }
    if limit.period_ns != PERIOD_NS_DEFAULT {
        let period = duration(limit.period_ns);
        notes.push(format!("the kubelet needs --cpu-cfs-quota-period={period}"));
    }
    if limit.burst_ns > 0 {
        notes.push(
            "no field sets a burst: write cpu.max.burst into the container's cgroup, and into \
             its pod's if that has a limit too"
                .into(),
        );
    }
    Lines { system: KUBERNETES, lines, note: joined(notes) }
}

fn systemd(quota_ns: Ns, limit: &Limit) -> Lines {
    let (percent, exact) = parts(quota_ns, limit, 10_000);
    let mut lines = vec!["[Service]".into(), format!("CPUQuota={}%", plain(percent))];
    if limit.period_ns != PERIOD_NS_DEFAULT {
        lines.push(format!("CPUQuotaPeriodSec={}", duration(limit.period_ns)));
    }
    let mut notes = Vec::new();
    if !exact {
        notes.push("rounded up to a hundredth of a percent".to_owned());
    }
    if limit.burst_ns > 0 {
        notes.push("no setting is for a burst: write cpu.max.burst in ExecStartPost=".into());
    }
    Lines { system: "systemd", lines, note: joined(notes) }
}

/// Hundredths without needless zeros.
fn plain(hundredths: u64) -> String {
    let text = fixed(hundredths, 2, 2);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn joined(notes: Vec<String>) -> Option<String> {
    (!notes.is_empty()).then(|| notes.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Overrides;
    use crate::read::limits::weight_to_shares;
    use crate::read::{self};
    use fairground::units::GroupId;
    use std::path::Path;

    /// The limit that our own readers make of a line.
    fn read_back(limit: &str) -> Limit {
        let overrides = Overrides { limit: vec![limit.into()], ..Overrides::default() };
        let loaded = read::load_with_limits(Path::new("schbench -m 1 -t 4"), &overrides);
        loaded.unwrap_or_else(|error| panic!("{error}")).limits[0].limit
    }

    #[test]
    fn what_is_to_be_applied_reads_back_as_the_limit() {
        for (quota_us, period_us) in [(267_000, 100_000), (1_000, 100_000), (12_345, 50_000)] {
            let limit = Limit {
                quota_ns: Some(quota_us * 1000),
                period_ns: period_us * 1000,
                ..Limit::default()
            };
            let all = lines("/web", &limit);
            let line = |at: usize, place: usize| all[at].lines[place].trim().to_owned();
            let file = line(0, 1);
            let value = file.split('"').nth(1).unwrap();
            assert_eq!(read_back(&format!("cpu.max={value}")), limit);
            if period_us == 100_000 {
                let pod = line(1, 2);
                let value = pod.strip_prefix("cpu: ").unwrap();
                assert_eq!(read_back(&format!("limits.cpu={value}")), limit);
                let unit = line(2, 1);
                assert_eq!(read_back(&unit), limit, "{unit}");
            }
        }
    }

    #[test]
    fn what_changes_later_is_told_with_its_time() {
        let max = GroupWrite::Max { quota_ns: Some(200_000_000), period_ns: 100_000_000 };
        let write = |at_ns, write| TimedWrite { at_ns, group: GroupId(1), write };
        let writes = [
            write(5_000_000_000, max),
            write(6_000_000_000, GroupWrite::Burst(1_000)),
            write(7_000_000_000, GroupWrite::Shares(2048)),
        ];
        let told = later("/web", &Limit::default(), &writes).expect("three writes");
        let says = [
            "at 5s: echo \"200000 100000\" > /sys/fs/cgroup/web/cpu.max",
            "at 6s: echo 1 > /sys/fs/cgroup/web/cpu.max.burst",
            "at 7s: echo 200 > /sys/fs/cgroup/web/cpu.weight",
        ];
        assert_eq!(told.lines, says);
        assert!(later("/web", &Limit::default(), &[]).is_none());
    }

    #[test]
    fn a_weight_and_an_idle_group_are_a_file_and_a_line_of_a_unit() {
        let told = |all: Vec<Lines>| all.into_iter().flat_map(|lines| lines.lines);
        let told = |all| told(all).collect::<Vec<_>>().join("; ");
        let weight = "echo 50 > /sys/fs/cgroup/batch/cpu.weight; [Service]; CPUWeight=50";
        assert_eq!(told(weight_to_apply(50)), weight);
        let idle = "echo 1 > /sys/fs/cgroup/batch/cpu.idle; [Service]; CPUWeight=idle";
        assert_eq!(told(super::idle("/batch", true, 1024)), idle);
        let back = "echo 0 > /sys/fs/cgroup/batch/cpu.idle; [Service]; CPUWeight=100";
        assert_eq!(told(super::idle("/batch", false, 1024)), back);
    }

    fn weight_to_apply(weight: u64) -> Vec<Lines> {
        super::weight("/batch", weight_to_shares(weight))
    }

    #[test]
    fn what_a_system_cannot_say_is_told() {
        let limit = Limit { quota_ns: Some(50_000_000), burst_ns: 1_000_000, ..Limit::default() };
        let all = lines("/web", &limit);
        assert_eq!(all[0].lines.last().unwrap(), "echo 1000 > /sys/fs/cgroup/web/cpu.max.burst");
        assert!(all[1].note.as_ref().unwrap().contains("no field sets a burst"));
        assert_eq!(all[2].lines, ["[Service]", "CPUQuota=50%"]);
        assert_eq!(lines("/web", &Limit::default()).len(), 1, "no limit has only cgroup's lines");
    }
}
