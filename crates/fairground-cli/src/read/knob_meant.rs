//! What a key that is no knob of the kernel was meant for: a feature, or a number by its name
//! elsewhere.

use super::values::parse_duration;
use fairground::policy::catalogue;
use fairground::policy::info::NumberInfo;

/// The setting that was meant, with its value.
pub(super) fn meant(key: &str, value: &str) -> Option<String> {
    number(key, value).or_else(|| feature(key, value))
}

/// What to do for a parameter of Linux's command line that isolates CPUs.
pub(super) fn of_boot(key: &str) -> Option<String> {
    let here = match key {
        "isolcpus" => {
            "is not modelled; cpus of a task and cpuset.cpus of [groups.\"/PATH\"] keep all \
             others off some CPUs, but balancing domains stay the machine's \
             (docs/explanation/fidelity.md)"
        }
        "nohz_full" => {
            "is not modelled (docs/explanation/fidelity.md): a busy CPU ticks always; cpus of a \
             task and cpuset.cpus of [groups.\"/PATH\"] keep all others off some CPUs"
        }
        _ => return None,
    };
    Some(format!("{key} of the kernel's command line {here}"))
}

/// A feature as if it were a knob: `HRTICK=0`, `NO_HRTICK=1`.
fn feature(key: &str, value: &str) -> Option<String> {
    let upper = key.to_uppercase();
    let name = upper.strip_prefix("NO_").unwrap_or(&upper);
    let feature = catalogue::features().find(|feature| feature.name == name)?;
    let is_zero = ["0", "false", "off", "no", "n"].contains(&value.to_lowercase().as_str());
    let is_off = is_zero != upper.starts_with("NO_");
    Some(format!("features={}{}", if is_off { "NO_" } else { "" }, feature.name))
}

/// A number as sysctl called it, or without its unit: `sched_base_slice_ns`, `base_slice=3ms`.
fn number(key: &str, value: &str) -> Option<String> {
    let name = key.strip_prefix("sched_").unwrap_or(key);
    let is_it = |known: &&NumberInfo| {
        let bare = known.key.strip_suffix("_ns").or(known.key.strip_suffix("_us"));
        known.key == name || bare == Some(name)
    };
    let known = catalogue::numbers().find(is_it)?;
    let unit_ns = if known.key.ends_with("_us") { 1000 } else { 1 };
    let value =
        parse_duration(value).map_or(value.to_owned(), |time_ns| (time_ns / unit_ns).to_string());
    Some(format!("{}={value}", known.key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_isolates_cpus_on_linux_is_known() {
        assert!(of_boot("isolcpus").is_some_and(|told| told.contains("cpuset.cpus")));
        assert!(of_boot("nohz_full").is_some_and(|told| told.contains("not modelled")));
        assert_eq!(of_boot("HRTICK"), None);
    }

    #[test]
    fn a_feature_or_a_number_by_another_name_is_found() {
        let meant = |key: &str, value: &str| meant(key, value).unwrap_or_default();
        assert_eq!(meant("HRTICK", "0"), "features=NO_HRTICK");
        assert_eq!(meant("hrtick", "1"), "features=HRTICK");
        assert_eq!(meant("NO_HRTICK", "true"), "features=NO_HRTICK");
        assert_eq!(meant("base_slice", "3ms"), "base_slice_ns=3000000");
        assert_eq!(meant("sched_base_slice_ns", "400000"), "base_slice_ns=400000");
        assert_eq!(meant("sched_cfs_bandwidth_slice_us", "5ms"), "cfs_bandwidth_slice_us=5000");
        assert_eq!(meant("slice", "3ms"), "");
    }
}
