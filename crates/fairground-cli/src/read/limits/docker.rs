//! Docker and Compose: `cpus` (`--cpus`), `cpu-quota`, `cpu-period` and `cpu-shares`, each also as
//! Compose spells it (`cpu_quota`, `deploy.resources.limits.cpus`).
//!
//! `cpus` c is kept in billionths of a CPU: quota = ⌊c · 100 ms⌋ in whole µs, period 100 ms; 0 is
//! no limit. A quota of 0 or −1 is none. `cpu-shares` becomes a weight as in [`super::kubernetes`].

use super::max::{Max, Quota};
use super::settings::{Settings, Weight, said};
use super::shares::shares_to_weight;
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields};
use crate::read::values::scaled;
use fairground::model::limit::PERIOD_NS_DEFAULT;
use fairground::units::{NS_PER_US, Ns};

const NANO: u64 = 1_000_000_000;
/// Most CPUs that are read: far from any overflow.
const CPUS_MAX: u64 = 1_000_000;

/// Reads Docker's names.
pub(super) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    let (cpus, deployed) = (fields.take("cpus")?, fields.take("deploy.resources.limits.cpus")?);
    let (one, other) = (cpus.map(max_of).transpose()?, deployed.map(max_of).transpose()?);
    let quota = fields.either("cpu-quota", "cpu_quota")?;
    let period = fields.either("cpu-period", "cpu_period")?;
    let given: Vec<&Entry> = [quota, period].into_iter().flatten().collect();
    let max = Max {
        quota: quota.map(quota_of).transpose()?,
        period_ns: period.map(period_of).transpose()?.flatten(),
        ..Max::default()
    };
    let mut settings = Settings { max: said(max, &given), ..Settings::default() };
    for (entry, max) in [cpus.zip(one), deployed.zip(other)].into_iter().flatten() {
        settings.add(Settings { max: said(max, &[entry]), ..Settings::default() })?;
    }
    if let Some(entry) = fields.either("cpu-shares", "cpu_shares")? {
        // 0 is Docker's word for not given.
        if let shares @ 1.. = whole(entry, "shares, 2 to 262144")? {
            settings.weight = said(Weight::of(shares_to_weight(shares)), &[entry]);
        }
    }
    Ok(settings)
}

fn max_of(entry: &Entry) -> Read<Max> {
    let accepted = "a number of CPUs, as in 1.5 or \"0.25\"; 0 for no limit";
    let words = entry.node.words().ok_or_else(|| entry.node.wrong(&entry.key, accepted))?;
    match scaled(&words, NANO).filter(|nano| *nano <= CPUS_MAX * NANO) {
        Some(0) => Ok(Max::none()),
        Some(nano) => {
            let quota_us = u128::from(nano) * u128::from(PERIOD_NS_DEFAULT / NS_PER_US);
            let quota_us = (quota_us / u128::from(NANO)) as u64;
            Ok(Max::of_cpus(quota_us * NS_PER_US, PERIOD_NS_DEFAULT))
        }
        None if words.starts_with('-') => {
            let title = format!("\"{}\" is negative: {}", clean(&entry.key), clean(&words));
            Err(Fault::at(entry.node.span, title).accepts(accepted))
        }
        None if words.contains("${") => Err(entry
            .node
            .wrong(&entry.key, accepted)
            .help("replace the variable: `docker compose config` writes the file without them")),
        None => Err(entry.node.wrong(&entry.key, accepted)),
    }
}

fn quota_of(entry: &Entry) -> Read<Quota> {
    if entry.node.words().is_some_and(|words| words == "-1") {
        return Ok(Quota::None);
    }
    match microseconds(entry, "microseconds, at least 1000; 0 or -1 for no limit")? {
        0 => Ok(Quota::None),
        quota_ns => Ok(Quota::Ns(quota_ns)),
    }
}

/// None for 0, which is Docker's word for not given.
fn period_of(entry: &Entry) -> Read<Option<Ns>> {
    let period_ns = microseconds(entry, "microseconds, 1000 to 1000000")?;
    Ok(Some(period_ns).filter(|&period_ns| period_ns > 0))
}

fn microseconds(entry: &Entry, accepted: &str) -> Read<Ns> {
    let us = whole(entry, accepted)?;
    us.checked_mul(NS_PER_US)
        .ok_or_else(|| entry.node.wrong(&entry.key, format!("a whole number of {accepted}")))
}

fn whole(entry: &Entry, accepted: &str) -> Read<u64> {
    let number = entry.node.words().and_then(|words| words.parse().ok());
    number.ok_or_else(|| entry.node.wrong(&entry.key, format!("a whole number of {accepted}")))
}

#[cfg(test)]
mod tests {
    use super::super::group::tests::{limit, refusal, shares};

    #[test]
    fn cpus_become_quotas_as_docker_makes_them() {
        assert_eq!(limit("cpus = 1.5").0, "150000 100000");
        assert_eq!(limit("cpus = \"0.50\"").0, "50000 100000");
        assert_eq!(limit("cpus = 0.333333333").0, "33333 100000");
        assert_eq!(limit("cpus = 0").0, "max 100000");
        assert_eq!(limit("deploy.resources.limits.cpus = \"2\"").0, "200000 100000");
        assert_eq!(limit("cpus = 2\ndeploy.resources.limits.cpus = \"2\"").0, "200000 100000");
        assert!(refusal("cpus = 1\ndeploy.resources.limits.cpus = 2").contains("both set"));
        assert!(refusal("cpus = \"1,5\"").contains("a number of CPUs"));
        assert!(refusal("cpus = -1").contains("negative"));
        assert!(refusal("cpus = \"${N}\"").contains("docker compose config"));
    }

    #[test]
    fn quota_and_period_may_be_given_apart() {
        assert_eq!(limit("cpu-quota = 50000\ncpu-period = 25000").0, "50000 25000");
        assert_eq!(limit("cpu_quota = 50000").0, "50000 100000");
        assert_eq!(limit("cpu_quota = -1").0, "max 100000");
        assert_eq!(limit("cpu_quota = \"0\"\ncpu_period = 0").0, "max 100000");
        assert!(refusal("cpus = 1\ncpu-quota = 50000").contains("cpu-quota = 50000 and cpus = 1"));
        assert!(refusal("cpu-quota = 1\ncpu_quota = 1").contains("two names of one key"));
        assert!(refusal("cpu-period = \"50ms\"").contains("microseconds"));
    }

    #[test]
    fn shares_become_weights() {
        assert_eq!(shares("cpu-shares = 1024"), 1024);
        assert_eq!(shares("cpu_shares = 2"), 10);
        assert_eq!(shares("cpu_shares = 0"), 1024);
    }
}
