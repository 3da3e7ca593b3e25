//! `[[writes]]`: limits that change while the groups run. Each has a time `at`, a `group`, and one
//! limit under any of its names: `"cpu.max"`, `"cpu.max.burst"`, v1's, `limits.cpu`, `cpus`, …

use super::group::{flat, read as read_group};
use super::settings::{Said, Settings};
use super::verdict::{check_children, is_v1, refused};
use crate::read::fault::{Fault, Read};
use crate::read::groups::Groups;
use crate::read::tree::{Entry, Fields, Node};
use crate::read::values::Dialect;
use fairground::model::limit::{Limit, LimitWrite};
use fairground::sim::scenario::TimedWrite;
use fairground::units::{GroupId, Id, NS_PER_MS, Ns};

/// The most writes of a scenario.
const WRITES_MAX: usize = 10_000;

/// A write as it was asked for: what it leaves out is as it is then.
struct Asked {
    at_ns: Ns,
    group: GroupId,
    settings: Settings,
}

/// Reads the list and tests each write against the limits in force at its time.
pub(crate) fn read(entry: &Entry, groups: &Groups) -> Read<Vec<TimedWrite>> {
    let items = entry.node.list(&entry.key)?;
    if items.len() > WRITES_MAX {
        return Err(entry
            .fault(format!("{} writes", items.len()))
            .accepts(format!("at most {WRITES_MAX}")));
    }
    let mut asked = items.iter().map(|item| ask(item, groups)).collect::<Read<Vec<Asked>>>()?;
    // Stable: at one time they happen in the order in which they are written down.
    asked.sort_by_key(|asked| asked.at_ns);
    let mut limits: Vec<Limit> = groups.specs().iter().map(|spec| spec.limit).collect();
    let v1 =
        is_v1(groups.settings()) || asked.iter().any(|a| is_v1(std::slice::from_ref(&a.settings)));
    asked.iter().map(|asked| write(asked, groups, &mut limits, v1)).collect()
}

fn ask(item: &Node, groups: &Groups) -> Read<Asked> {
    let table = flat(item);
    let mut fields = Fields::of(&table, "the write")?;
    let at_ns = Dialect::Toml.duration(fields.need("at")?)?;
    let name = fields.need("group")?;
    let group = groups.named(name.text()?, name.node.span)?;
    if group == GroupId(0) {
        return Err(Fault::at(name.node.span, "the root group has no cpu.max")
            .accepts("a group below \"/\""));
    }
    let settings = read_group(&mut fields)?;
    fields.done()?;
    if let Some(weight) = settings.weight.as_ref().filter(|weight| !weight.value.implied) {
        return Err(Fault::at(weight.span, format!("{} is no limit", weight.form))
            .because("weights do not change in the course of a run yet"));
    }
    if let Some(cpus) = &settings.cpus {
        return Err(Fault::at(cpus.span, format!("{} is no limit", cpus.form))
            .because("cpusets do not change in the course of a run yet"));
    }
    match (&settings.max, &settings.burst) {
        (Some(max), Some(burst)) => {
            Err(Fault::at(burst.span, format!("{} and {} in one write", max.form, burst.form))
                .because("the kernel has a file for each")
                .accepts("two writes, in their order"))
        }
        (None, None) => Err(Fault::at(fields.span(), "the write writes nothing")
            .accepts("\"cpu.max\" or \"cpu.max.burst\", under any of their names")),
        _ => Ok(Asked { at_ns, group, settings }),
    }
}

fn write(asked: &Asked, groups: &Groups, limits: &mut [Limit], v1: bool) -> Read<TimedWrite> {
    let at = asked.group.index();
    let before = limits[at];
    let (write, span) = match (&asked.settings.max, &asked.settings.burst) {
        (Some(Said { value, span, .. }), _) => {
            let Limit { quota_ns, period_ns, .. } = value.applied_to(before);
            (LimitWrite::Max { quota_ns, period_ns }, *span)
        }
        (None, Some(Said { value, span, .. })) => (LimitWrite::Burst(*value), *span),
        (None, None) => (LimitWrite::Burst(before.burst_ns), Default::default()),
    };
    limits[at] = write.applied_to(before);
    let when = format!("at {} ms ", asked.at_ns / NS_PER_MS);
    let path = &groups.specs()[at].path;
    limits[at].verdict().map_err(|refusal| refused(path, limits[at], refusal, span, &when))?;
    if v1 {
        check_children(groups.specs(), limits, |_| span)?;
    }
    Ok(TimedWrite { at_ns: asked.at_ns, group: asked.group, write })
}
