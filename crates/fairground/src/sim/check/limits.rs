//! What CPU limits, and writes to them and to weights, must hold to: the kernel's own verdict.

use crate::model::group_write::GroupWrite;
use crate::model::limit::{Limit, Refusal};
use crate::policy::limits::refill::Refill;
use crate::sim::outcome::BuildError;
use crate::sim::scenario::{GroupSpec, Scenario, TimedWrite};
use crate::units::Id;

fn error(subject: &str, message: String) -> BuildError {
    BuildError { subject: subject.to_string(), message }
}

/// Shares that a group has, or is given.
pub fn check_shares(group: &GroupSpec, shares: u64) -> Result<(), BuildError> {
    if (2..=262_144).contains(&shares) {
        return Ok(());
    }
    Err(error(&group.path, format!("{shares} shares; accepted: 2 to 262144")))
}

/// The weight of a `cpu.idle` group can't be written.
fn check_weight_write(group: &GroupSpec, shares: u64) -> Result<(), BuildError> {
    if group.idle {
        return Err(error(&group.path, "cpu.weight of a cpu.idle group (EINVAL)".into()));
    }
    check_shares(group, shares)
}

/// The kernel's verdict on every limit and every write, in order of time.
pub fn check(scenario: &Scenario) -> Result<(), BuildError> {
    let mut limits: Vec<_> = scenario.groups.iter().map(|group| group.limit).collect();
    let refused = |row: usize, refusal: Refusal| {
        error(&scenario.groups[row].path, refusal.says().to_string())
    };
    let bursts = |write: &TimedWrite| matches!(write.write, GroupWrite::Burst(1..));
    let bursting = limits.iter().position(|limit| limit.burst_ns > 0);
    let written = scenario.writes.iter().find(|write| bursts(write));
    let bursting = bursting.or(written.map(|write| write.group.index()));
    if let Some(row) = bursting.filter(|_| !scenario.kernel.rules.refill.answer.keeps_unused()) {
        let kernel = &scenario.kernel.profile;
        let keeping = Refill::ALL.iter().filter(|refill| refill.keeps_unused());
        let keeping: Vec<_> = keeping.map(|refill| refill.info().name).collect();
        return Err(error(
            scenario.groups.get(row).map_or("/", |group| &group.path),
            format!(
                "a burst on kernel {kernel}, which has none; accepted: 5.14 and later, or refill \
                 = {}",
                keeping.join(" or ")
            ),
        ));
    }
    for (row, limit) in limits.iter().enumerate() {
        limit.verdict().map_err(|refusal| refused(row, refusal))?;
        if row == 0 && *limit != Limit::default() {
            return Err(error("/", "the root group can't have a limit (EINVAL)".into()));
        }
    }
    let mut last_ns = 0;
    for write in &scenario.writes {
        let row = write.group.index();
        if row == 0 || row >= limits.len() {
            return Err(error("/", "a write needs a group other than the root".into()));
        }
        if write.at_ns < last_ns {
            return Err(error(&scenario.groups[row].path, "a write before an earlier one".into()));
        }
        if write.at_ns >= scenario.duration_ns {
            let (found, end) = (write.at_ns, scenario.duration_ns);
            return Err(error(
                &scenario.groups[row].path,
                format!("a write at {found} ns, after the end of the run at {end} ns"),
            ));
        }
        last_ns = write.at_ns;
        if let GroupWrite::Shares(shares) = write.write {
            check_weight_write(&scenario.groups[row], shares)?;
        }
        limits[row] = write.write.applied_to(limits[row]);
        limits[row].verdict().map_err(|refusal| refused(row, refusal))?;
    }
    Ok(())
}
