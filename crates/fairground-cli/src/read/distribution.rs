//! With which tick and preemption model distributions build their kernels, as far as there is a
//! source. A profile has what Debian builds; a name of `uname -r` does not change that: it is told.
//!
//! | whose | name | HZ | model | source |
//! |---|---|---|---|---|
//! | Debian | `deb`, `-amd64` | 250 | as the profiles | debian/config/config, recordings |
//! | Fedora | `.fc43` | 1000 | voluntary to 6.3, lazy in 6.17 | kernel-x86_64-fedora.config |
//! | Ubuntu | `-generic` | 250 in 6.8, 1000 in 6.12 | voluntary in 6.12 | 42255, LP 2051342 |
//! | Amazon Linux | `.amzn2023` | 100 | none (6.1) | config-x86_64 of its source package |
//! | CachyOS | `cachyos` | 1000 | full (7.2) | linux-cachyos/PKGBUILD of 2026-08 |
//!
//! 42255 is discourse.ubuntu.com/t/42255; what Ubuntu has in 6.12 is debian.master/config/
//! annotations. Between two releases with a source nothing is known, and nothing after the last one
//! whose answer changed before. Red Hat's own config in Fedora's repository (6.0 to 6.3: 1000,
//! voluntary; 6.17: 1000, lazy) is that of no RHEL kernel.

use super::uname::{is_realtime, profile_of};
use fairground::policy::Kernel;
use fairground::policy::presets::release_of;

/// A release, `(6, 12)`.
type Release = (u32, u32);

/// What a distribution chose, in releases from the first to the last of which there is a source.
struct Choice<T> {
    from: Release,
    to: Release,
    is: T,
}

/// Who builds kernels, by a part of the names that they give them.
struct Builder {
    whose: &'static str,
    marks: &'static [&'static str],
    ticks: &'static [Choice<u32>],
    models: &'static [Choice<&'static str>],
}

const fn choice<T>(from: Release, to: Release, is: T) -> Choice<T> {
    Choice { from, to, is }
}

/// The first one whose mark a name has is it.
const BUILDERS: [Builder; 11] = [
    Builder {
        whose: "CachyOS",
        marks: &["cachyos"],
        ticks: &[choice((7, 2), (7, 2), 1000)],
        models: &[choice((7, 2), (7, 2), "full")],
    },
    Builder { whose: "Arch Linux's zen", marks: &["-zen"], ticks: &[], models: &[] },
    Builder { whose: "Arch Linux", marks: &["-arch"], ticks: &[], models: &[] },
    Builder {
        whose: "Fedora",
        marks: &[".fc"],
        ticks: &[choice((6, 0), (6, 17), 1000)],
        models: &[choice((6, 0), (6, 3), "voluntary"), choice((6, 17), (6, 17), "lazy")],
    },
    Builder { whose: "Oracle", marks: &["uek"], ticks: &[], models: &[] },
    Builder { whose: "Red Hat (or a rebuild)", marks: &[".el"], ticks: &[], models: &[] },
    Builder {
        whose: "Amazon Linux",
        marks: &[".amzn2023"],
        ticks: &[choice((6, 1), (6, 1), 100)],
        models: &[choice((6, 1), (6, 1), "none")],
    },
    Builder { whose: "Amazon Linux", marks: &[".amzn"], ticks: &[], models: &[] },
    Builder {
        whose: "Ubuntu",
        marks: &["-generic"],
        ticks: &[choice((6, 8), (6, 8), 250), choice((6, 12), (6, 12), 1000)],
        models: &[choice((6, 12), (6, 12), "voluntary")],
    },
    Builder {
        whose: "Debian",
        marks: &["+deb", "-amd64", "-arm64"],
        ticks: &[choice((6, 1), (7, 3), 250)],
        models: &[choice((6, 1), (6, 12), "voluntary"), choice((6, 18), (7, 3), "lazy")],
    },
    Builder { whose: "SUSE", marks: &["-default"], ticks: &[], models: &[] },
];

/// What stands for one value of a release, if there is a source.
fn known<T: Copy>(choices: &[Choice<T>], release: Release) -> Option<T> {
    choices.iter().find(|one| one.from <= release && release <= one.to).map(|one| one.is)
}

/// What to say of a kernel that was given by its name in `uname -r`.
pub(super) fn told(kernel: &Kernel) -> Option<String> {
    let (_, name) = kernel.profile.split_once(" for ")?;
    if is_realtime(name) {
        // It preempts anywhere, and no answer here is that.
        return None;
    }
    let builder = BUILDERS.iter().find(|one| one.marks.iter().any(|mark| name.contains(mark)));
    let (hz, model) = (kernel.rules.turn.hz.hz, kernel.rules.preemption.answer.info().name);
    let takes = format!("HZ {hz} and preemption={model} are taken");
    let look = "grep -E 'CONFIG_(HZ|PREEMPT)' /boot/config-$(uname -r) says it there, and --set \
                HZ=1000 --set preemption=full gives it";
    let Some(builder) = builder else {
        return Some(format!("{name}: {takes}; how it is built is not known: {look}"));
    };
    let release = release_of(profile_of(&kernel.profile))?;
    let (ticks, models) = (known(builder.ticks, release), known(builder.models, release));
    let whose = builder.whose;
    let as_built =
        [ticks.map(|hz| format!("HZ {hz}")), models.map(|model| format!("preemption={model}"))];
    let built: Vec<String> = as_built.into_iter().flatten().collect();
    let give = [
        ticks.filter(|built| *built != hz).map(|built| format!("--set HZ={built}")),
        models.filter(|built| *built != model).map(|built| format!("--set preemption={built}")),
    ];
    let give: Vec<String> = give.into_iter().flatten().collect();
    let missing = match (ticks, models) {
        (Some(_), Some(_)) => String::new(),
        (None, None) => {
            return Some(format!(
                "{name}: {takes}; with which tick and preemption model {whose} builds it is not \
                 known here: {look}"
            ));
        }
        (None, _) => format!("; its HZ is not known here: {look}"),
        (_, None) => format!("; its preemption model is not known here: {look}"),
    };
    let built = built.join(" and ");
    Some(match give.is_empty() {
        true => format!("{name}: {takes}, as {whose} builds it ({built}){missing}"),
        false => format!(
            "{name}: {takes}, but {whose} builds it with {built}: {} gives that{missing}",
            give.join(" ")
        ),
    })
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(name: &str, set: &[(&str, &str)]) -> String {
        let text = format!("kernel = \"{name}\"\n[tasks.t]\nrun = \"1ms\"\n");
        let set = set.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let loaded = load_text("scenario", &text, &Overrides { set, ..Overrides::default() });
        let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
        super::told(&loaded.kernel).unwrap_or_default()
    }

    #[test]
    fn what_a_distribution_builds_otherwise_is_told_with_its_option() {
        let fedora = told("6.17.5-200.fc42.x86_64", &[]);
        assert!(fedora.contains("Fedora builds it with HZ 1000 and preemption=lazy"), "{fedora}");
        assert!(fedora.ends_with("--set HZ=1000 --set preemption=lazy gives that"), "{fedora}");
        let given = told("6.17.5-200.fc42.x86_64", &[("HZ", "1000"), ("preemption", "lazy")]);
        assert!(given.contains("as Fedora builds it"), "{given}");
        let amazon = told("6.1.115-126.197.amzn2023.x86_64", &[]);
        assert!(amazon.contains("--set HZ=100 --set preemption=none gives that"), "{amazon}");
        let debian = told("6.12.57+deb13-amd64", &[]);
        assert!(debian.ends_with("as Debian builds it (HZ 250 and preemption=voluntary)"));
        assert!(told("7.2.1-cachyos", &[]).contains("--set HZ=1000 --set preemption=full gives"));
    }

    #[test]
    fn what_has_no_source_is_told_as_not_known() {
        let oracle = told("5.15.0-211.163.7.el9uek.x86_64", &[]);
        assert!(oracle.contains("preemption model Oracle builds it is not known"), "{oracle}");
        for name in ["6.18.4-arch1-1", "7.2.1-zen1-1-zen", "6.12.0-124.8.1.el10_1.x86_64"] {
            let told = told(name, &[]);
            assert!(told.contains("is not known here: grep -E"), "{told}");
        }
        assert_eq!(told("6.12.57+deb13-rt-amd64", &[]), "");
        let newer = told("7.0.0-14-generic", &[]);
        assert!(newer.contains("with which tick and preemption model Ubuntu builds it"), "{newer}");
        let between = told("6.8.12-200.fc39.x86_64", &[]);
        assert!(between.contains("--set HZ=1000 gives that; its preemption model is not known"));
        assert!(told("6.6.87+", &[]).contains("how it is built is not known"));
        assert_eq!(told("6.12", &[]), "");
    }
}
