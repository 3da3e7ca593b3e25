//! A kernel as `uname -r` prints it, and the profile that stands for it.
//!
//! | `uname -r` | profile | why |
//! |---|---|---|
//! | 6.12.9-amd64 (Debian), 7.0.4-arch1-1 | 6.12.9, 7.0.4 | the stable update is named |
//! | 6.8.0-45-generic (Ubuntu), 5.15.0-1051-aws | 6.8, 5.15 | .0, but with stable updates |
//! | 4.18.0-553.el8_10.x86_64 (Red Hat) | 4.18 | with much of later kernels, not known which |
//! | 6.4.0-150600.23.25-default (SUSE) | 6.4 | the same |
//! | 6.12.57+deb13-rt-amd64 | 6.12.57 | the ordinary kernel's: PREEMPT_RT is not modelled |
//! | 6.13.0-rc3 | 6.13.0 | before its release |
//! | 7.9.3 | the newest profile | newer than any that is modelled |

use crate::read::builders;
use crate::read::fault::clean;
use fairground::policy::Kernel;
use fairground::policy::error::KnobError;
use fairground::policy::presets;

/// The profile that stands for a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nearest {
    /// Its name.
    pub profile: String,
    /// What the reader of an answer should know, if it is not the very kernel.
    pub note: Option<String>,
}

/// The profile in a kernel's name as answers show it, `7.3 for 7.9.3`.
pub fn profile_of(shown: &str) -> &str {
    shown.split(" for ").next().unwrap_or(shown)
}

/// The longest name that is looked at; Linux keeps 64 bytes.
const NAME_MAX: usize = 64;

/// The profile that stands for the kernel of this name: a profile's own, or what `uname -r` prints.
///
/// # Errors
/// When nothing that is modelled stands for it; the message lists what is.
pub fn nearest_kernel(name: &str) -> Result<Nearest, KnobError> {
    // Tags of the sources are v7.0.
    let tag = name.strip_prefix('v').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let name = tag.unwrap_or(name);
    let exact = match Kernel::profile(name) {
        Ok(_) => return Ok(Nearest { profile: name.to_owned(), note: None }),
        Err(error) => error,
    };
    let Some(version) = Version::of(name) else { return Err(of_major(name).unwrap_or(exact)) };
    let newest = newest();
    if version.release() > newest.release() {
        let profile = newest.name();
        let note = format!(
            "kernel {} is newer than any that is modelled: {profile}, the newest profile, stands \
             for it, and what changed later is not in these numbers{}",
            clean(name),
            version.missing()
        );
        return Ok(Nearest { profile, note: Some(note) });
    }
    let profile = version.profile();
    Kernel::profile(&profile).map_err(|_| exact)?;
    let (why, missing) = (version.why(), version.missing());
    let note = format!("kernel {} is answered with profile {profile}: {why}{missing}", clean(name));
    Ok(Nearest { profile, note: Some(note) })
}

/// A first number alone, which is that of several releases: they are what is accepted.
fn of_major(name: &str) -> Option<KnobError> {
    let major: u32 = name.parse().ok()?;
    let releases = presets::catalogue().into_iter().map(|info| info.name);
    let is_of_it = |name: &&str| presets::release_of(name).is_some_and(|(first, _)| first == major);
    let accepted = releases.filter(is_of_it).collect::<Vec<_>>().join(", ");
    let found = format!("kernel {name} is not one release");
    (!accepted.is_empty()).then_some(KnobError { found, accepted })
}

/// True of the name of a real-time kernel: Debian's -rt-amd64, Ubuntu's -realtime, Red Hat's .rt14
/// and +rt, the patch's own -rt48.
pub fn is_realtime(name: &str) -> bool {
    let is_mark = |word: &str| {
        let number = word.strip_prefix("rt");
        word == "realtime" || number.is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()))
    };
    name.split(['-', '+', '.', '_', '~']).any(is_mark)
}

/// The newest release that has a profile.
fn newest() -> Version<'static> {
    let releases = presets::catalogue().into_iter().filter_map(|info| Version::of(info.name));
    releases.max_by_key(Version::release).expect("there are profiles")
}

/// A name taken apart: 6.8.0-45-generic is 6, 8, 0 and "-45-generic".
struct Version<'n> {
    major: u32,
    minor: u32,
    patch: Option<u32>,
    vendor: &'n str,
}

impl<'n> Version<'n> {
    fn of(name: &'n str) -> Option<Self> {
        let sane = name.len() <= NAME_MAX && name.bytes().all(|byte| byte.is_ascii_graphic());
        let number_end = name.find(|c: char| !c.is_ascii_digit() && c != '.');
        let (number, vendor) = name.split_at(number_end.unwrap_or(name.len()));
        // No kernel is called 6.08.
        let padded = number.split('.').any(|part| part.len() > 1 && part.starts_with('0'));
        let mut parts = number.split('.');
        let mut next = || parts.next().map(str::parse::<u32>);
        let (major, minor, patch) = (next()?.ok()?, next()?.ok()?, next().transpose().ok()?);
        let ends = vendor.is_empty() || vendor.starts_with(['-', '+', '_', '~']);
        // Microsoft numbers its own updates: 6.6.87.2-microsoft-standard-WSL2.
        let own = parts.next().is_none() || !vendor.is_empty() && parts.next().is_none();
        (sane && !padded && ends && own).then_some(Version { major, minor, patch, vendor })
    }

    fn release(&self) -> (u32, u32) {
        (self.major, self.minor)
    }

    fn name(&self) -> String {
        format!("{}.{}", self.major, self.minor)
    }

    /// Before its release: 6.13.0-rc3.
    fn is_candidate(&self) -> bool {
        self.vendor.starts_with("-rc")
    }

    /// Red Hat and its rebuilds (.el8_10), openEuler (.oe2203), SUSE's enterprise kernels (their
    /// service pack as a number, -150600.23); .amzn2023, .fc43 and Oracle's own, which stays near
    /// its release (.el9uek), are none of them.
    fn is_enterprise(&self) -> bool {
        let service_pack = |rest: &str| {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            digits == 6 && ["15", "16"].iter().any(|release| rest.starts_with(release))
        };
        let is_marked = [".el", ".oe"].iter().any(|mark| self.vendor.contains(mark));
        is_marked && !self.vendor.contains("uek")
            || self.vendor.strip_prefix('-').is_some_and(service_pack)
    }

    /// What is missing if it is a real-time kernel, or its builder changes the fair class.
    fn missing(&self) -> &'static str {
        match is_realtime(self.vendor) {
            true => {
                ". BEWARE: it is a PREEMPT_RT kernel, and that is not modelled: there most spin \
                 locks sleep, and interrupts and softirqs run in threads that compete for the \
                 CPUs. Turns, shares and limits are as in the ordinary kernel; how long wake-ups, \
                 system calls and interrupts take is not"
            }
            false => builders::missing(self.vendor),
        }
    }

    /// A vendor's .0 with a number of its own holds the stable updates up to some day.
    fn profile(&self) -> String {
        match self.patch {
            Some(0) | None if !self.is_candidate() => self.name(),
            patch => format!("{}.{}", self.name(), patch.unwrap_or(0)),
        }
    }

    fn why(&self) -> &'static str {
        if self.is_candidate() {
            "a candidate may lack what its release has"
        } else if self.is_enterprise() {
            "its vendor keeps the number and takes in changes of much later kernels, which are not \
             in these numbers"
        } else if matches!(self.patch, Some(0) | None) {
            "its vendor keeps the number and takes in stable updates, so the newest are assumed"
        } else {
            "what its vendor changed beyond that is not known"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(name: &str) -> String {
        nearest_kernel(name).unwrap_or_else(|error| panic!("{name}: {error}")).profile
    }

    #[test]
    fn a_tag_is_its_release_and_a_first_number_alone_is_none() {
        assert_eq!((profile("v7.0"), profile("v6.12.9")), ("7.0".into(), "6.12.9".into()));
        let error = nearest_kernel("7").unwrap_err();
        assert!(error.accepted.starts_with("7.0, 7.1, 7.2, 7.3"), "{error}");
        assert!(nearest_kernel("v").is_err() && nearest_kernel("99").is_err());
    }

    #[test]
    fn names_of_distributions_have_their_profile() {
        for (name, expected) in [
            ("6.12.9-amd64", "6.12.9"),
            ("6.12.9+deb13-amd64", "6.12.9"),
            ("5.15.0-1051-aws", "5.15"),
            ("6.8.0-45-generic", "6.8"),
            ("4.18.0-553.el8_10.x86_64", "4.18"),
            ("5.14.0-427.13.1.el9_4.x86_64", "5.14"),
            ("6.1.115-126.197.amzn2023.x86_64", "6.1.115"),
            ("5.10.0-33-cloud-amd64", "5.10"),
            ("6.6.87.2-microsoft-standard-WSL2", "6.6.87"),
            ("6.13.0-rc3", "6.13.0"),
            ("6.18.44-fc-v657", "6.18.44"),
            ("7.3.4+deb13-cloud-amd64", "7.3.4"),
            ("7.0.0-14-generic", "7.0"),
            ("6.14.0-1014-azure", "6.14"),
            ("6.14.0-1012-gcp", "6.14"),
            ("6.8.0-1028-gke", "6.8"),
            ("6.6.87+", "6.6.87"),
            ("7.1.9-200.fc43.x86_64", "7.1.9"),
            ("6.12.0-124.8.1.el10_1.x86_64", "6.12"),
            ("6.12.0-102.36.5.el9uek.x86_64", "6.12"),
            ("6.12.40-64.114.amzn2023.x86_64", "6.12.40"),
            ("6.18.4-arch1-1", "6.18.4"),
            ("7.2.1-zen1-1-zen", "7.2.1"),
            ("6.4.0-150600.23.25-default", "6.4"),
            ("5.10.0-136.12.0.86.oe2203sp1.x86_64", "5.10"),
            ("6.19.2-1-default", "6.19.2"),
            ("6.6.64.2-9.azl3", "6.6.64"),
            ("6.8.12-4-pve", "6.8.12"),
            ("6.6.51+rpt-rpi-v8", "6.6.51"),
            ("6.12.38-0-lts", "6.12.38"),
            ("6.12.31-talos", "6.12.31"),
            ("6.6.30-android15-8-gdd9c02ccfe27", "6.6.30"),
        ] {
            assert_eq!(profile(name), expected, "{name}");
            assert!(nearest_kernel(name).unwrap().note.is_some(), "{name}");
        }
    }

    #[test]
    fn a_real_time_kernel_is_answered_with_a_warning() {
        let told = |name: &str| nearest_kernel(name).unwrap().note.unwrap_or_default();
        for name in [
            "6.12.57+deb13-rt-amd64",
            "6.8.1-1015-realtime",
            "5.14.0-427.13.1.el9_4.x86_64+rt",
            "4.18.0-553.rt7.342.el8_10.x86_64",
            "6.6.87-rt48",
            "7.9.3-rt1",
        ] {
            assert!(told(name).contains("BEWARE: it is a PREEMPT_RT kernel"), "{name}");
        }
        for name in ["6.6.51+rpt-rpi-v8", "6.12.57+deb13-amd64", "6.18.4-arch1-1"] {
            assert!(!told(name).contains("PREEMPT_RT"), "{name}");
        }
    }

    #[test]
    fn a_profiles_own_name_needs_no_note() {
        for name in ["6.12", "6.12.0", "6.19", "7.3", "7.3.4", "4.12", "tip-fb04563d1cae"] {
            let exact = Nearest { profile: name.into(), note: None };
            assert_eq!(nearest_kernel(name), Ok(exact));
        }
    }

    #[test]
    fn newer_kernels_are_answered_with_the_newest_and_older_ones_refused() {
        for name in ["7.9.3", "7.4", "8.0", "7.4.0-rc1", "12.0.1-generic"] {
            let nearest = nearest_kernel(name).unwrap();
            assert_eq!(nearest.profile, "7.3", "{name}");
            assert!(nearest.note.unwrap().contains("newer than any"), "{name}");
        }
        for name in [
            "3.10.0-1160.el7.x86_64",
            "4.4.0-21-generic",
            "6",
            "",
            "6.12.x",
            "6.12.0.1",
            "6.08",
            "vanilla",
            "6.12\n",
            "6.12.1-\u{1b}[31m",
            "6.12.9 amd64",
            "99999999999.1",
        ] {
            assert!(nearest_kernel(name).is_err(), "{name}");
        }
    }
}
