//! Weights that are written while groups run: [`super::writes`].

use super::settings::{Said, Settings, Weight};
use crate::base::number::duration;
use crate::read::fault::{Fault, Read, clean};
use fairground::model::group_write::GroupWrite;
use fairground::sim::scenario::{GroupSpec, TimedWrite};
use fairground::units::{GroupId, Id, Ns};

/// That a weight is written that nobody is there to be weighed against, if so: those beside the
/// group above are shared with by that one's weight, which kubelet would write too.
pub(super) fn weighs_alone(
    at_ns: Ns,
    group: GroupId,
    settings: &Settings,
    specs: &[GroupSpec],
) -> Option<String> {
    weight(settings)?;
    let spec = &specs[group.index()];
    let is_sibling = |(at, other): (usize, &GroupSpec)| {
        at > 0 && at != group.index() && other.parent == spec.parent
    };
    let is_alone = spec.parent != GroupId(0) && !specs.iter().enumerate().any(is_sibling);
    let [path, above] = [&spec.path, &specs[spec.parent.index()].path].map(|path| clean(path));
    is_alone.then(|| {
        format!(
            "the write of {path}'s weight at {} changes nothing: no other group is in {above}, \
             whose own weight shares with those beside it. kubelet writes the pod's weight too: \
             add a [[writes]] of {above}",
            duration(at_ns)
        )
    })
}

/// The weight that settings ask for; one that only follows from a limit is none.
pub(super) fn weight(settings: &Settings) -> Option<&Said<Weight>> {
    settings.weight.as_ref().filter(|weight| !weight.value.implied)
}

/// The write of a weight, if settings ask for one.
pub(super) fn reweight(at_ns: Ns, group: GroupId, settings: &Settings) -> Option<TimedWrite> {
    let write = GroupWrite::Shares(weight(settings)?.value.shares);
    Some(TimedWrite { at_ns, group, write })
}

/// Refuses what can't be written to this group.
pub(super) fn check(weight: &Said<Weight>, spec: &GroupSpec) -> Read<()> {
    if weight.value.idle {
        return Err(Fault::at(weight.span, format!("{} is no weight", weight.form))
            .because("cpu.idle does not change in the course of a run")
            .accepts("a weight, such as \"cpu.weight\" = 1"));
    }
    if spec.idle {
        return Err(Fault::at(weight.span, format!("{} of a cpu.idle group", weight.form))
            .because("the kernel refuses it (EINVAL)"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::console;
    use crate::read::{Overrides, load_text};

    /// The writes of a scenario of a pod and another group, and what is warned of.
    fn weights(write: &str) -> (Result<Vec<TimedWrite>, String>, Vec<String>) {
        let text = format!(
            "[groups.\"/p\"]\nrequests.cpu = 1\n[groups.\"/p/app\"]\nlimits.cpu = 1\n\
             [groups.\"/b\"]\ncpu.idle = 1\n[tasks.t]\ngroup = \"/p/app\"\nrun = \"1s\"\n\
             [[writes]]\nat = \"200ms\"\n{write}\n"
        );
        console::gathered(|| {
            let loaded = load_text("scenario", &text, &Overrides::default());
            loaded.map(|scenario| scenario.writes).map_err(|error| error.to_string())
        })
    }

    #[test]
    fn a_weight_is_written_alone_or_beside_a_limit() {
        let group = |row, write| TimedWrite { at_ns: 200_000_000, group: GroupId(row), write };
        let (writes, told) = weights("group = \"/p\"\n\"cpu.weight\" = 200");
        assert_eq!(writes.unwrap(), [group(1, GroupWrite::Shares(2048))]);
        assert!(told.is_empty(), "{told:?}");
        let resize = "group = \"/p/app\"\nlimits.cpu = \"500m\"\nrequests.cpu = \"500m\"";
        let (writes, told) = weights(resize);
        let max = GroupWrite::Max { quota_ns: Some(50_000_000), period_ns: 100_000_000 };
        let shares = writes.as_ref().unwrap()[0].write;
        assert!(matches!(shares, GroupWrite::Shares(512..1024)), "{shares:?}");
        assert_eq!(writes.unwrap()[1], group(2, max));
        assert!(told.iter().any(|told| told.contains("changes nothing: no other")), "{told:?}");
        let (writes, _) = weights("group = \"/p/app\"\nlimits.cpu = \"500m\"");
        assert_eq!(writes.unwrap(), [group(2, max)], "a weight that follows from it is none");
    }

    #[test]
    fn what_the_kernel_or_fairground_does_not_take_is_refused() {
        let refusal = |write: &str| weights(write).0.unwrap_err();
        let told = refusal("group = \"/b\"\n\"cpu.weight\" = 200");
        assert!(told.contains("of a cpu.idle group") && told.contains("EINVAL"), "{told}");
        let told = refusal("group = \"/p\"\n\"cpu.idle\" = 1");
        assert!(told.contains("cpu.idle does not change in the course of a run"), "{told}");
    }
}
