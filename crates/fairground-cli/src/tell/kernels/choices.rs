//! What else the newer kernel may have in the place of a change: how one has it without another
//! kernel.

use crate::read::nearest_kernel;
use crate::tell::knob_places::{features_file, has_folder};
use fairground::policy::presets::{lacks, never_built, release_of};
use fairground::policy::{Kernel, QUESTIONS, catalogue};

/// Where one chooses, for a change as `--with` makes it: `preemption=lazy`. None of a change that
/// nobody can choose while the kernel runs.
pub fn of(setting: &str, kernel: &str) -> Option<String> {
    let (key, value) = setting.split_once('=').filter(|_| !setting.contains(';'))?;
    let profile = nearest_kernel(kernel).ok()?.profile;
    // Between two releases nobody knows.
    release_of(&profile)?;
    let others = |all: Vec<&'static str>| {
        let others = all.into_iter().filter(|name| *name != value);
        others.collect::<Vec<&str>>().join(" or ")
    };
    match key {
        "preemption" if has_folder(&profile) => Some(format!(
            "{kernel} can have {} too: built so, booted with preempt=, or by \
             /sys/kernel/debug/sched/preempt if it is built with PREEMPT_DYNAMIC.",
            others(models(&profile))
        )),
        "cgroup_mode" => Some(format!(
            "{kernel} takes {} too, while it runs: /sys/kernel/debug/sched/cgroup_mode.",
            others(names(key))
        )),
        "features" => {
            // A feature of older kernels can't be turned on where it is gone.
            let name = value.trim_start_matches("NO_");
            catalogue::features().find(|one| one.name == name && !lacks(&profile, one))?;
            let back = value.strip_prefix("NO_").map_or(format!("NO_{value}"), str::to_owned);
            Some(format!("{kernel} takes {back} while it runs: {}.", features_file(&profile)))
        }
        _ => None,
    }
}

/// The answers to a question.
fn names(key: &str) -> Vec<&'static str> {
    let question = QUESTIONS.iter().find(|question| question.key == key);
    question.map_or(Vec::new(), |question| question.names().collect())
}

/// Preemption models that a release can have.
fn models(profile: &str) -> Vec<&'static str> {
    let has = |model: &&str| {
        let kernel = Kernel::profile(profile).and_then(|mut kernel| {
            kernel.set("preemption", model)?;
            Ok(kernel)
        });
        kernel.is_ok_and(|kernel| never_built(&kernel).is_none())
    };
    names("preemption").into_iter().filter(has).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_chosen_is_told_and_what_can_not_is_not() {
        let told = of("preemption=lazy", "7.0").expect("one can choose");
        assert!(told.starts_with("7.0 can have full too: built so,"), "{told}");
        let told = of("preemption=lazy", "6.18.4-arch1-1").expect("one can choose");
        assert!(
            told.starts_with("6.18.4-arch1-1 can have none or full or voluntary too"),
            "{told}"
        );
        let told = of("cgroup_mode=concur", "7.3").expect("one can choose");
        assert!(told.starts_with("7.3 takes smp or up or max or tasks too, while"), "{told}");
        let told = of("features=HRTICK", "7.1").expect("one can choose");
        assert!(told.starts_with("7.1 takes NO_HRTICK while it runs"), "{told}");
        assert_eq!(of("hierarchy=flat; changes=refresh-at-pick", "7.3"), None);
        assert_eq!(of("lag=max-slice", "7.0"), None);
        assert_eq!(of("features=NO_GENTLE_FAIR_SLEEPERS", "6.6"), None, "it is gone");
    }
}
