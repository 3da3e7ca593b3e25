//! `[[writes]]`: limits and weights that change while the groups run. Each has a time `at`, a
//! `group`, and one limit, or a weight, or both, under any of their names: `"cpu.max"`,
//! `"cpu.max.burst"`, v1's, `limits.cpu`, `cpus`, `"cpu.weight"`, `requests.cpu`, …
//!
//! What the command line gives a group is its limit at the start: a later write is heard over it,
//! as in the kernel, and that is told.

use super::group::{flat, read as read_group};
use super::reweight::{check, reweight, weighs_alone, weight};
use super::settings::{Layer, Said, Settings, cpus};
use super::verdict::{burst_beside, check_children, is_v1, refused};
use crate::base::console;
use crate::base::number::duration;
use crate::read::fault::{Fault, Read, clean};
use crate::read::groups::Groups;
use crate::read::overrides::Overrides;
use crate::read::tree::{Entry, Fields, Node};
use crate::read::values::Dialect;
use fairground::model::group_write::GroupWrite;
use fairground::model::limit::Limit;
use fairground::sim::scenario::{GroupSpec, TimedWrite, group_and_above};
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
pub(crate) fn read(
    entry: &Entry,
    groups: &Groups,
    by: &Overrides,
    duration_ns: Ns,
) -> Read<Vec<TimedWrite>> {
    let items = entry.node.list(&entry.key)?;
    if items.len() > WRITES_MAX {
        return Err(entry
            .fault(format!("{} writes", items.len()))
            .accepts(format!("at most {WRITES_MAX}")));
    }
    let ask = |item| ask(item, groups, duration_ns);
    let mut asked = items.iter().map(ask).collect::<Read<Vec<Asked>>>()?;
    asked.retain(|asked| !by.unwritten.contains(&groups.specs()[asked.group.index()].path));
    // Stable: at one time they happen in the order in which they are written down.
    asked.sort_by_key(|asked| asked.at_ns);
    let mut limits: Vec<Limit> = groups.specs().iter().map(|spec| spec.limit).collect();
    let v1 =
        is_v1(groups.settings()) || asked.iter().any(|a| is_v1(std::slice::from_ref(&a.settings)));
    if !by.is_trial {
        asked
            .iter()
            .filter_map(|asked| overwritten(asked, groups))
            .for_each(|it| console::warn(&it));
    }
    let mut writes = Vec::with_capacity(asked.len());
    for at_once in asked.chunk_by(|a, b| a.at_ns == b.at_ns) {
        for asked in at_once {
            writes.extend(reweight(asked.at_ns, asked.group, &asked.settings));
            writes.extend(write(asked, groups, &mut limits, v1)?);
        }
        let held = at_once.iter().filter_map(|asked| held_down(asked, groups.specs(), &limits));
        let alone = at_once.iter().filter_map(|asked| {
            weighs_alone(asked.at_ns, asked.group, &asked.settings, groups.specs())
        });
        held.chain(alone).filter(|_| !by.is_trial).for_each(|it| console::warn(&it));
    }
    Ok(writes)
}

/// That a group above has less than this write gives, if one has: kubelet would write the pod too.
fn held_down(asked: &Asked, specs: &[GroupSpec], limits: &[Limit]) -> Option<String> {
    asked.settings.max.as_ref()?;
    let own = cpus(&limits[asked.group.index()]).unwrap_or(f64::INFINITY);
    let mut above = group_and_above(specs, asked.group).skip(1);
    let tighter = |at: &GroupId| cpus(&limits[at.index()]).is_some_and(|cpus| cpus < own);
    let above = above.find(tighter)?;
    let [path, above_path] = [asked.group, above].map(|group| clean(&specs[group.index()].path));
    Some(format!(
        "the write of {path} at {} gives more than {above_path} above it has, {:.2} CPUs: that \
         holds it down. kubelet writes the pod's limit too: add a [[writes]] of {above_path}",
        duration(asked.at_ns),
        cpus(&limits[above.index()]).unwrap_or(0.0),
    ))
}

/// The words of what the command line gave, if a write asks for the same thing.
fn given_over<'g, G, W>(given: Option<&'g Said<G>>, asked: Option<&Said<W>>) -> Option<&'g str> {
    let given = given.filter(|said| said.layer > Layer::Scenario && asked.is_some());
    given.map(|said| said.form.as_str())
}

/// That a write takes the place of a limit or weight that the command line gave, if it does.
fn overwritten(asked: &Asked, groups: &Groups) -> Option<String> {
    let given = &groups.settings()[asked.group.index()];
    let form = given_over(given.max.as_ref(), asked.settings.max.as_ref())
        .or_else(|| given_over(given.burst.as_ref(), asked.settings.burst.as_ref()))
        .or_else(|| given_over(weight(given), weight(&asked.settings)))?;
    let path = clean(&groups.specs()[asked.group.index()].path);
    Some(format!(
        "{path}: {} holds until {}, when a [[writes]] of the scenario sets another one",
        clean(form),
        duration(asked.at_ns)
    ))
}

fn ask(item: &Node, groups: &Groups, duration_ns: Ns) -> Read<Asked> {
    let table = flat(item);
    let mut fields = Fields::of(&table, "the write")?;
    let at = fields.need("at")?;
    let at_ns = Dialect::Toml.duration(at)?;
    if at_ns >= duration_ns {
        let (at_text, end) = (duration(at_ns), duration(duration_ns));
        let title =
            format!("the write at {at_text} is after the end of the run, which is {end} long");
        return Err(Fault::at(at.node.span, title)
            .accepts(format!("a time before {end}; or a longer duration")));
    }
    let name = fields.need("group")?;
    let group = groups.named(name.text()?, name.node.span)?;
    if group == GroupId(0) {
        return Err(Fault::at(name.node.span, "the root group has no cpu.max")
            .accepts("a group below \"/\""));
    }
    let settings = read_group(&mut fields)?;
    fields.done()?;
    let weight = weight(&settings);
    weight.map_or(Ok(()), |weight| check(weight, &groups.specs()[group.index()]))?;
    if let Some(cpus) = &settings.cpus {
        return Err(Fault::at(cpus.span, format!("{} is no limit and no weight", cpus.form))
            .because("cpusets do not change in the course of a run yet"));
    }
    match (&settings.max, &settings.burst) {
        (Some(max), Some(burst)) => {
            Err(Fault::at(burst.span, format!("{} and {} in one write", max.form, burst.form))
                .because("the kernel has a file for each")
                .accepts("two writes, in their order"))
        }
        (None, None) if weight.is_none() => {
            Err(Fault::at(fields.span(), "the write writes nothing").accepts(
                "\"cpu.max\", \"cpu.max.burst\" or \"cpu.weight\", under any of their names",
            ))
        }
        _ => Ok(Asked { at_ns, group, settings }),
    }
}

/// The write of its limit, if there is one.
fn write(
    asked: &Asked,
    groups: &Groups,
    limits: &mut [Limit],
    v1: bool,
) -> Read<Option<TimedWrite>> {
    let at = asked.group.index();
    let before = limits[at];
    let (write, span) = match (&asked.settings.max, &asked.settings.burst) {
        (Some(Said { value, span, .. }), _) => {
            let Limit { quota_ns, period_ns, .. } = value.applied_to(before);
            (GroupWrite::Max { quota_ns, period_ns }, *span)
        }
        (None, Some(said)) => {
            let burst_ns = burst_beside(said, before.quota_ns)?;
            (GroupWrite::Burst(burst_ns), said.span)
        }
        (None, None) => return Ok(None),
    };
    limits[at] = write.applied_to(before);
    let when = format!("at {} ms ", asked.at_ns / NS_PER_MS);
    let path = &groups.specs()[at].path;
    limits[at].verdict().map_err(|refusal| refused(path, limits[at], refusal, span, &when))?;
    if v1 {
        check_children(groups.specs(), limits, |_| span)?;
    }
    Ok(Some(TimedWrite { at_ns: asked.at_ns, group: asked.group, write }))
}

#[cfg(test)]
mod tests {
    use crate::base::console;
    use crate::read::{Overrides, load_text};

    /// The scenario with two writes, and such overrides: its limit after them, us.
    fn last_quota_us(overrides: &Overrides) -> Option<u64> {
        let text = "[groups.\"/odd-web\"]\nlimits.cpu = 1\n[tasks.t]\ngroup = \"/odd-web\"\n\
                    run = \"1s\"\n[[writes]]\nat = \"200ms\"\ngroup = \"/odd-web\"\n\
                    limits.cpu = 2\n";
        let scenario = load_text("scenario", text, overrides);
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let limit = scenario.groups[1].limit;
        let limit =
            scenario.writes.iter().fold(limit, |limit, write| write.write.applied_to(limit));
        limit.quota_ns.map(|quota_ns| quota_ns / 1000)
    }

    #[test]
    fn a_write_after_the_end_is_told_at_its_place_in_units_of_people() {
        let short = Overrides { duration: Some("150ms".into()), ..Overrides::default() };
        let text = "[groups.\"/web\"]\n[tasks.t]\ngroup = \"/web\"\nrun = \"1s\"\n[[writes]]\n\
                    at = \"200ms\"\ngroup = \"/web\"\nlimits.cpu = 2\n";
        let told = load_text("scenario", text, &short).unwrap_err().to_string();
        assert!(
            told.contains("at 200ms is after the end of the run, which is 150ms long"),
            "{told}"
        );
        assert!(told.contains("scenario:6:6") && told.contains("before 150ms"), "{told}");
    }

    #[test]
    fn a_write_that_a_group_above_holds_down_is_told() {
        let told = |more: &str| {
            let text = format!(
                "[groups.\"/p\"]\nlimits.cpu = 1\n[groups.\"/p/app\"]\nlimits.cpu = 1\n[tasks.t]\n\
                 group = \"/p/app\"\nrun = \"1s\"\n[[writes]]\nat = \"200ms\"\n\
                 group = \"/p/app\"\nlimits.cpu = 2\n{more}"
            );
            let scenario = || load_text("scenario", &text, &Overrides::default()).map(|_| ());
            let (done, warnings) = console::gathered(scenario);
            done.unwrap_or_else(|error| panic!("{error}"));
            warnings.iter().any(|told| told.contains("gives more than /p above it has, 1.00 CPUs"))
        };
        assert!(told(""));
        assert!(!told("[[writes]]\nat = \"200ms\"\ngroup = \"/p\"\nlimits.cpu = 2\n"));
    }

    #[test]
    fn a_write_over_a_limit_of_the_command_line_is_told() {
        let limit = vec!["/odd-web=cpus=3".to_owned()];
        let given = Overrides { limit, ..Overrides::default() };
        let (quota_us, warnings) = console::gathered(|| last_quota_us(&given));
        assert_eq!(quota_us, Some(200_000));
        let says = "/odd-web: cpus = 3 holds until 200ms, when a [[writes]]";
        assert!(warnings.iter().any(|told| told.starts_with(says)), "{warnings:?}");
        let set = |key: &str| Overrides { set: vec![(key.into(), "4".into())], ..given.clone() };
        assert_eq!(last_quota_us(&set("writes.0.limits.cpu")), Some(400_000));
        let unwritten = vec!["/odd-web".to_owned()];
        assert_eq!(last_quota_us(&Overrides { unwritten, ..given }), Some(300_000));
    }
}
