//! Kernel profiles: what `profile = "6.12"` means.

use super::Rules;
use super::error::KnobError;
use super::info::SwitchInfo;
use super::kernel::Kernel;
use super::releases::{Backport, RELEASES, Release};

/// A profile, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProfileInfo {
    /// Name for `kernel = "…"`.
    pub name: &'static str,
    /// What differs from the release before.
    pub says: &'static str,
}

/// Thread 001's baseline, between two releases.
const TIP_2022: &str = "tip-fb04563d1cae";

/// The kernel of this name: `6.12`, `6.12.0`, `6.12.95` or `tip-fb04563d1cae`.
///
/// # Errors
/// When there is no such profile; the message lists those there are.
pub fn profile(name: &str) -> Result<Kernel, KnobError> {
    if name == TIP_2022 {
        return Ok(Kernel {
            profile: name.into(),
            ..up_to("6.0", Some(0)).ok_or_else(|| unknown(name))?
        });
    }
    let mut parts = name.splitn(3, '.');
    let (major, minor) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let patch = parts.next().map(str::parse::<u32>);
    let (Ok(number), false) = (major.parse::<u32>(), matches!(patch, Some(Err(_)))) else {
        return Err(unknown(name));
    };
    let patch = patch.and_then(Result::ok);
    if let Some(kernel) = up_to(&format!("{major}.{minor}"), patch) {
        return Ok(Kernel { profile: name.into(), ..kernel });
    }
    let is_newer = minor.parse::<u32>().is_ok_and(|minor| (number, minor) > newest());
    let found = format!("kernel {name} is not modelled yet");
    Err(if is_newer { KnobError { found, ..unknown(name) } } else { unknown(name) })
}

/// The numbers of the newest release.
fn newest() -> (u32, u32) {
    release_of(RELEASES[RELEASES.len() - 1].name).expect("a release")
}

/// The numbers of a profile's release: those of "6.12.9 for 6.12.9-amd64" are 6 and 12; none of a
/// commit's.
pub fn release_of(profile: &str) -> Option<(u32, u32)> {
    let mut parts = profile.split(['.', ' ']).map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??))
}

/// What is odd about the preemption model of this kernel, if no release can be built with it: then
/// it answers a what-if, and its user should know.
pub fn never_built(kernel: &Kernel) -> Option<String> {
    /// Lazy preemption is a choice since this release, and beside full the only one since that.
    const LAZY: (u32, u32) = (6, 13);
    const LEFT: (u32, u32) = (7, 0);
    let release = release_of(&kernel.profile)?;
    let answer = kernel.rules.preemption.answer;
    let name = answer.info().name;
    if answer.is_lazy() && release < LAZY {
        Some(format!("preemption={name} came with 6.13: there is no such kernel"))
    } else if !answer.preempts_the_kernel() && release >= LEFT {
        Some(format!(
            "preemption={name} is gone from 7.0 on (x86, arm64; full and lazy are left): there is \
             no such kernel unless somebody has put it back"
        ))
    } else {
        None
    }
}

/// The stable update whose rules a profile has, if it is an earlier one, and the next that is known
/// to change any: `6.12.9` has those of `6.12.7`, and `6.12.11` is the next.
pub fn stable_of(profile_name: &str) -> Option<(String, Option<String>)> {
    let (release, patch) = profile_name.rsplit_once('.').filter(|(name, _)| name.contains('.'))?;
    let patch: u32 = patch.parse().ok()?;
    let stable = RELEASES.iter().find(|one| one.name == release)?.stable;
    let known = stable.iter().rfind(|one| one.patch <= patch).map_or(0, |one| one.patch);
    let next = stable.iter().find(|one| one.patch > patch);
    let name = |patch: u32| format!("{release}.{patch}");
    (known < patch).then(|| (name(known), next.map(|one| name(one.patch))))
}

/// True of a feature that the release of this profile does not have, neither on nor off.
pub fn lacks(profile_name: &str, feature: &SwitchInfo) -> bool {
    let profile_name = profile_name.split(' ').next().unwrap_or_default();
    let Ok(kernel) = profile(profile_name) else { return false };
    let is_on = kernel.switches().any(|(switch, on)| switch.name == feature.name && on);
    let release = |name| release_of(name).unwrap_or((0, 0));
    let from = feature.from.map_or((0, 0), release);
    let is_later = release_of(profile_name).is_some_and(|release| release < from);
    !is_on && (is_later || !feature.needs.fits(kernel.rules.pick.answer.needs()))
}

impl Kernel {
    /// The kernel of a release, `6.12` (newest stable) or `6.12.0`.
    ///
    /// # Errors
    /// When there is no such profile; the message lists those there are.
    pub fn profile(name: &str) -> Result<Kernel, KnobError> {
        profile(name)
    }

    /// Takes what a release sets; a test builds every release, so every word of theirs is known.
    fn take(&mut self, sets: &str) {
        for word in sets.split_whitespace() {
            let (key, value) = word.split_once('=').expect("key=value");
            match key.strip_suffix(':') {
                Some(key) => self.set_normal(key, value.parse().expect("a number")),
                None => self.set(key, value).expect("a release sets what there is"),
            }
        }
    }
}

/// A release with its back-ports up to `patch`, all of them if None.
fn up_to(name: &str, patch: Option<u32>) -> Option<Kernel> {
    let at = RELEASES.iter().position(|release| release.name == name)?;
    let mut kernel = Kernel { profile: String::new(), rules: Rules::initial() };
    RELEASES[..=at].iter().for_each(|release| kernel.take(release.sets));
    let wanted = |backport: &&Backport| patch.is_none_or(|patch| backport.patch <= patch);
    RELEASES[at].stable.iter().filter(wanted).for_each(|backport| kernel.take(backport.sets));
    Some(kernel)
}

fn unknown(name: &str) -> KnobError {
    let (first, last) = (RELEASES[0].name, RELEASES[RELEASES.len() - 1].name);
    KnobError {
        found: format!("unknown kernel profile \"{name}\""),
        accepted: format!(
            "every release from {first} to {last}, with a patch number (6.12.0) or without \
             (6.12: its newest stable), and {TIP_2022}"
        ),
    }
}

/// Every release, oldest first, and thread 001's baseline.
pub fn catalogue() -> Vec<ProfileInfo> {
    let info = |release: &Release| ProfileInfo { name: release.name, says: release.says };
    let tip = ProfileInfo {
        name: TIP_2022,
        says: "thread 001's baseline: 5.19 with the scheduler changes of 6.0 (unverified which)",
    };
    RELEASES.iter().map(info).chain([tip]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_name_is_the_newest_stable() {
        let newest = profile("6.12").unwrap();
        let first = profile("6.12.0").unwrap();
        assert_eq!(newest.rules.turn.base_slice.on_ns(8), 2_800_000);
        assert_eq!(first.rules.turn.base_slice.on_ns(8), 3_000_000);
        let lag = |name| profile(name).unwrap().answer("lag").unwrap().name;
        assert_eq!([lag("6.18.15"), lag("6.18")], ["twice-slice", "max-slice"]);
    }

    #[test]
    fn a_model_that_no_release_has_is_told() {
        let told = |name, model| {
            let mut kernel = profile(name).unwrap();
            kernel.set("preemption", model).unwrap();
            never_built(&kernel).is_some()
        };
        assert_eq!(
            [told("7.3", "none"), told("7.0", "voluntary"), told("6.12", "lazy")],
            [true; 3]
        );
        assert_eq!([told("7.3", "full"), told("6.19", "none"), told("6.13", "lazy")], [false; 3]);
    }

    #[test]
    fn every_profile_answers_with_one_run_queue() {
        for info in catalogue() {
            let kernel = profile(info.name).unwrap();
            kernel.check().unwrap();
        }
    }

    #[test]
    fn what_is_not_modelled_is_refused_by_name() {
        for name in ["9.0", "3.10", "6.20", "6", "", "6.12.x", "6.12.0.1", "vanilla"] {
            let refused = profile(name).unwrap_err().to_string();
            assert!(refused.contains("4.12") || refused.contains("not modelled"), "{refused}");
        }
    }

    #[test]
    fn a_stable_update_has_the_rules_of_the_last_that_changes_any() {
        let of = |name: &str| {
            stable_of(name).map(|(known, next)| format!("{known} {}", next.unwrap_or_default()))
        };
        assert_eq!(of("6.12.9").as_deref(), Some("6.12.7 6.12.11"));
        assert_eq!(of("6.12.9999").as_deref(), Some("6.12.65 "));
        assert_eq!(of("6.11.5").as_deref(), Some("6.11.0 "));
        for exact in ["6.12", "6.12.0", "6.12.65", "6.18.5", TIP_2022, "6.12.x"] {
            assert_eq!(of(exact), None, "{exact}");
        }
        let rules = |name| profile(name).expect("a release").rules;
        assert_eq!(rules("6.12.9"), rules("6.12.7"));
        assert_eq!(rules("6.12.9999"), rules("6.12.95"));
    }
}
