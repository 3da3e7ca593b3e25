//! Whether groups beside stand in the way: with `cpu.idle` a group gets only what nobody else
//! wants.

use super::answer::Idled;
use super::judge::Judge;
use super::neighbours::outside;
use super::question::Question;
use super::whose::Whose;
use crate::base::failure::Failure;
use crate::experiment::axis::{Axis, Keys};
use crate::read::{Loaded, is_below};

/// Groups that are tried at most.
const TRIED_MAX: usize = 3;

impl Question {
    /// A setting beside groups that no target is of, one after another with `cpu.idle`.
    pub(super) fn idled(&self, at: &[usize], judge: &mut Judge<'_>) -> Result<Vec<Idled>, Failure> {
        let base = self.grid.asked.load(&self.grid.base)?;
        let mine = Whose::of(self, &base).mine().to_vec();
        let keys = Keys::of(&base);
        let mut idled = Vec::new();
        for path in beside(mine, &base).into_iter().take(TRIED_MAX) {
            let mut overrides = self.grid.overrides(at);
            Axis::single(&format!("{path}.cpu.idle=1"), &keys)?.apply(0, &mut overrides);
            let worlds = judge.met_in_worlds(&overrides)?;
            idled.push(Idled { path, met: worlds.map(|worlds| self.enough(worlds)) });
        }
        Ok(idled)
    }
}

/// The highest groups with tasks that have none of these within; none if these are not known, or
/// have idle ones beside them alone.
fn beside(mine: Vec<String>, base: &Loaded) -> Vec<String> {
    if mine.is_empty() {
        return Vec::new();
    }
    let (mine, others) = outside(mine, base);
    let groups = &base.scenario.groups;
    let is_apart = |path: &str| !mine.iter().any(|of| of == path || is_below(of, path));
    let highest = |path: &String| {
        let mut above = groups.iter().filter(|group| {
            is_apart(&group.path) && (group.path == *path || is_below(path, &group.path))
        });
        above.next().filter(|group| group.path != "/" && !group.idle)
    };
    let mut found: Vec<String> =
        others.iter().filter_map(highest).map(|g| g.path.clone()).collect();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text_with_limits};

    #[test]
    fn groups_beside_are_told_by_their_highest_one() {
        let task =
            |group: &str| format!("[tasks.\"t{group}\"]\ngroup = \"{group}\"\nrun = \"1s\"\n");
        let groups = "[groups.\"/pods/web\"]\n[groups.\"/pods/a/x\"]\n[groups.\"/pods/a/y\"]\n\
                      [groups.\"/idle\"]\n\"cpu.idle\" = 1\n";
        let tasks = ["/pods/web", "/pods/a/x", "/pods/a/y", "/idle"].map(task).concat();
        let text = format!("machine = \"node:1 l3:1 core:2 pu:1\"\n{groups}{tasks}");
        let base = load_text_with_limits("scenario", &text, &Overrides::default());
        let base = base.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(beside(vec!["/pods/web".into()], &base), ["/pods/a"]);
        assert!(beside(Vec::new(), &base).is_empty());
    }
}
