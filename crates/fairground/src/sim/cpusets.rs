//! Cpusets of groups: `cpuset.cpus` as it takes effect.

use super::scenario::GroupSpec;
use crate::units::{CpuSet, Id};

/// The CPUs of each group (`cpuset.cpus.effective`): those that it names and its parent has; all of
/// its parent's if it names none of them. None where nobody above names any: all CPUs.
pub fn effective(groups: &[GroupSpec]) -> Vec<Option<CpuSet>> {
    let mut sets: Vec<Option<CpuSet>> = Vec::with_capacity(groups.len());
    for group in groups {
        let parents = sets.get(group.parent.index()).cloned().flatten();
        let own = group.cpus.as_ref().map(|list| CpuSet::of(list.iter().copied()));
        sets.push(match (own, parents) {
            (Some(own), Some(parents)) if own.intersects(&parents) => {
                Some(CpuSet::of(own.iter().filter(|cpu| parents.contains(*cpu))))
            }
            (Some(own), None) => Some(own),
            (_, parents) => parents,
        });
    }
    sets
}

/// Adds each group's CPUs to the world's sets, whose first is all CPUs, and tells their rows.
pub fn rows(groups: &[GroupSpec], sets: &mut Vec<CpuSet>) -> Vec<usize> {
    let first = sets.len();
    let row_of = |set: Option<CpuSet>| {
        let Some(set) = set.filter(|set| *set != sets[0]) else { return 0 };
        let known = sets[first..].iter().position(|other| *other == set);
        known.map_or_else(
            || {
                sets.push(set);
                sets.len() - 1
            },
            |at| first + at,
        )
    };
    effective(groups).into_iter().map(row_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{CpuId, GroupId};

    #[test]
    fn a_group_has_what_it_names_of_its_parent_s_cpus() {
        let group = |parent: u32, cpus: Option<&[u32]>| GroupSpec {
            parent: GroupId(parent),
            cpus: cpus.map(|list| list.iter().copied().map(CpuId).collect()),
            ..GroupSpec::root()
        };
        let tree = [
            group(0, None),
            group(0, Some(&[1, 2, 3])),
            group(1, Some(&[3, 4])),
            group(1, None),
            group(1, Some(&[0])),
            group(0, None),
        ];
        let told = effective(&tree).into_iter();
        let told: Vec<Option<Vec<u32>>> =
            told.map(|set| set.map(|set| set.iter().map(|cpu| cpu.0).collect())).collect();
        let some = |list: &[u32]| Some(list.to_vec());
        assert_eq!(
            told,
            [None, some(&[1, 2, 3]), some(&[3]), some(&[1, 2, 3]), some(&[1, 2, 3]), None]
        );
    }
}
