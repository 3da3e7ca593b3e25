//! What a table says of one group, under any of the names of its files.

use super::settings::Settings;
use super::{cgroup, cpuset, docker, kubernetes, systemd, uclamp};
use crate::read::fault::Read;
use crate::read::tree::{Entry, Fields, Node, Value};

/// Reads what a table says of a group, under any of the names.
pub(crate) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    for key in uclamp::KEYS {
        fields.refuse(key, "clamps are given in a scenario's [groups]")?;
    }
    let plain = cgroup::read(fields)?;
    let old = cgroup::read_v1(fields)?;
    let pod = kubernetes::read(fields)?;
    let docker = docker::read(fields)?;
    let unit = systemd::read(fields)?;
    let cpus = cpuset::read(fields)?;
    let all = [plain, old, pod, docker, unit, cpus];
    let mut settings = Settings::default();
    for more in all {
        settings.add(more)?;
    }
    Ok(settings)
}

/// A table in which `limits.cpu` is one key, whether it was written as one or as a table in a
/// table; Kubernetes' `resources.` is left out.
pub(crate) fn flat(node: &Node) -> Node {
    let Value::Table(entries) = &node.value else { return node.clone() };
    let mut all = Vec::with_capacity(entries.len());
    entries.iter().for_each(|entry| flatten(entry, "", 0, &mut all));
    Node { span: node.span, value: Value::Table(all) }
}

/// `deploy.resources.limits.cpus` is the deepest name.
pub(crate) const NAMES_DEEP: usize = 4;

pub(crate) fn flatten(entry: &Entry, above: &str, depth: usize, all: &mut Vec<Entry>) {
    let key = format!("{above}{}", entry.key);
    match &entry.node.value {
        Value::Table(inner) if depth < NAMES_DEEP && !inner.is_empty() => {
            let above = format!("{key}.");
            inner.iter().for_each(|entry| flatten(entry, &above, depth + 1, all));
        }
        _ => {
            let key = key.strip_prefix("resources.").map(str::to_owned).unwrap_or(key);
            all.push(Entry { key, ..entry.clone() });
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::names::NAMES;
    use super::super::settings::{Layer, echo};
    use super::*;
    use crate::read::fault::Sources;
    use crate::read::tree::parse_toml;
    use fairground::model::limit::Limit;
    use std::collections::BTreeSet;

    /// The settings of a group's table in TOML.
    pub(crate) fn settings(text: &str) -> Result<Settings, String> {
        let mut sources = Sources::default();
        let source = sources.add("a.toml", text);
        let read = parse_toml(&sources, source).and_then(|root| {
            let table = flat(&root);
            let mut fields = Fields::of(&table, "group \"/web\"")?;
            let settings = read(&mut fields)?;
            fields.done()?;
            Ok(settings)
        });
        read.map_err(|fault| fault.seal(&sources).to_string())
    }

    /// `cpu.max` and `cpu.max.burst` of a group's table.
    pub(crate) fn limit(text: &str) -> (String, u64) {
        let settings = settings(text).unwrap_or_else(|error| panic!("{error}"));
        let limit =
            settings.max.map_or(Limit::default(), |max| max.value.applied_to(Limit::default()));
        let burst = settings.burst.and_then(|burst| burst.value.beside(limit.quota_ns));
        let burst_ns = burst.unwrap_or(0);
        echo(&Limit { burst_ns, ..limit })
    }

    /// Shares of a group's table.
    pub(crate) fn shares(text: &str) -> u64 {
        let settings = settings(text).unwrap_or_else(|error| panic!("{error}"));
        settings.weight.map_or(1024, |weight| weight.value.shares)
    }

    /// The message of a group's table that is refused.
    pub(crate) fn refusal(text: &str) -> String {
        settings(text).expect_err("it is refused")
    }

    #[test]
    fn names_may_be_written_as_tables() {
        assert_eq!(limit("limits.cpu = \"1500m\"").0, "150000 100000");
        assert_eq!(limit("\"limits.cpu\" = \"1500m\"").0, "150000 100000");
        assert_eq!(limit("[resources.limits]\ncpu = 1.5").0, "150000 100000");
        assert_eq!(limit("cpu.max = \"max\"").0, "max 100000");
    }

    #[test]
    fn two_forms_in_one_group_are_refused_by_both_names() {
        let message = refusal("cpus = 1.5\nlimits.cpu = \"2\"");
        assert!(
            message.contains("limits.cpu = \"2\" and cpus = 1.5 both set cpu.max"),
            "{message}"
        );
        let message = refusal("CPUQuota = \"50%\"\ncpu.max = \"50000\"");
        assert!(message.contains("CPUQuota = \"50%\"") && message.contains("cpu.max = \"50000\""));
        assert!(refusal("CPUWeight = 50\ncpu.shares = 10").contains("both set the weight"));
        assert!(refusal("cpu.cfs_burst_us = 5\n\"cpu.max.burst\" = 6").contains("cpu.max.burst"));
    }

    #[test]
    fn a_later_layer_is_heard_and_an_implied_weight_gives_way() {
        let mut all = settings("limits.cpu = 2").expect("read");
        all.add(settings("cpus = 3").expect("read").of_layer(Layer::Flags)).expect("no conflict");
        assert_eq!(all.max.as_ref().expect("said").form, "cpus = 3");
        assert!(all.weight.as_ref().expect("said").value.implied);
        all.add(settings("cpu.weight = 50").expect("read")).expect("no conflict");
        assert_eq!(all.weight.expect("said").value.shares, 512);
    }

    #[test]
    fn a_period_alone_keeps_the_quota_or_the_cpus_that_were_said() {
        let of = |first: &str, period: &str| {
            let mut all = settings(first).expect("read");
            let more = settings(period).expect("read").of_layer(Layer::Flags);
            all.add(more).expect("no conflict");
            let max = all.max.expect("said");
            (echo(&max.value.applied_to(Limit::default())).0, max.form)
        };
        let v1 = "cpu.cfs_period_us = 50000";
        let both = "limits.cpu = 2, cpu.cfs_period_us = 50000".to_owned();
        assert_eq!(of("limits.cpu = 2", v1), ("100000 50000".into(), both));
        for in_cpus in ["cpus = 2", "CPUQuota = \"200%\"", "\"cpu.max\" = 2"] {
            assert_eq!(of(in_cpus, "cpu-period = 50000").0, "100000 50000", "{in_cpus}");
        }
        for in_us in ["\"cpu.max\" = \"200000 100000\"", "cpu.cfs_quota_us = 200000"] {
            assert_eq!(of(in_us, v1).0, "200000 50000", "{in_us}");
        }
        assert_eq!(of("\"cpu.max\" = \"max\"", v1).0, "max 50000");
        assert_eq!(of("limits.cpu = 2", "\"cpu.max\" = \"50000 50000\"").0, "50000 50000");
    }

    #[test]
    fn the_list_of_names_is_what_is_read() {
        let message = refusal("no-such-name = 1");
        let accepted = message.split("accepted:").nth(1).expect("it says what is accepted");
        let words = accepted.split(|c: char| c.is_whitespace() || c == ',' || c == '=');
        let read: BTreeSet<&str> = words.filter(|word| !word.is_empty()).collect();
        let listed: BTreeSet<&str> = NAMES.into_iter().collect();
        assert_eq!(read, listed, "{message}");
    }
}
