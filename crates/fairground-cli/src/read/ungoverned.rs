//! Knobs of a governor where none listens: the machine has one frequency, or the governor chose
//! once.

use fairground::policy::frequency::{headroom, hint, rate, realtime};
use fairground::policy::info::QuestionInfo;
use fairground::policy::kernel::Kernel;

/// The questions that only a governor asks that hears of utilization.
const ASKED: [&QuestionInfo; 4] =
    [headroom::QUESTION, hint::QUESTION, rate::QUESTION, realtime::QUESTION];

/// Read by balancing and by clamps too, whoever governs.
const ALSO_ELSEWHERE: [&str; 2] = ["util-est", "uclamp"];

/// A warning for each setting that nobody reads; settings are keys with their values.
pub(super) fn warnings<'k>(
    kernel: &Kernel,
    has_frequencies: bool,
    settings: impl Iterator<Item = (&'k str, String)>,
) -> Vec<String> {
    let Some(why) = unread(kernel, has_frequencies) else { return Vec::new() };
    let all = settings.flat_map(|(key, value)| unheard(key, &value));
    all.map(|setting| format!("{setting} has no effect: {why}")).collect()
}

/// Why nobody hears of utilization, if so.
pub(super) fn unread(kernel: &Kernel, has_frequencies: bool) -> Option<String> {
    let governor = kernel.rules.governor.answer;
    match has_frequencies {
        true if governor.listens() => None,
        true => Some(format!("governor={} hears of no utilization", governor.info().name)),
        false => {
            Some("the machine has one frequency: [freq], such as thread-004 has, gives more".into())
        }
    }
}

/// What of a setting only such a governor reads.
fn unheard(key: &str, value: &str) -> Vec<String> {
    let is_asked = |question: &&QuestionInfo| {
        question.key == key || question.numbers.iter().any(|number| number.key == key)
    };
    if ASKED.iter().any(is_asked) {
        return vec![format!("{key}={value}")];
    }
    let is_switch = |word: &&str| {
        let name = word.strip_prefix("NO_").unwrap_or(word);
        let mut all = ASKED.iter().flat_map(|question| question.switches);
        all.any(|switch| switch.name == name) && !ALSO_ELSEWHERE.contains(&name)
    };
    let words = value.split([',', ' ']).filter(|_| key == "changes");
    words.filter(is_switch).map(|word| format!("changes={word}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(governor: &str, has_frequencies: bool, key: &str, value: &str) -> Vec<String> {
        let mut kernel = Kernel::profile("6.12").unwrap();
        kernel.set("governor", governor).unwrap();
        warnings(&kernel, has_frequencies, [(key, value.to_owned())].into_iter())
    }

    #[test]
    fn a_governors_knob_is_told_where_none_listens() {
        for (key, value) in
            [("hint", "tick"), ("rate", "by-error"), ("headroom", "lost"), ("realtime", "flag")]
        {
            let [one] = &told("schedutil", false, key, value)[..] else { panic!("{key}") };
            assert!(one.starts_with(&format!("{key}={value} has no effect: the machine has one")));
            assert!(told("schedutil", true, key, value).is_empty());
        }
        let limit = told("performance", true, "rate_limit_us", "10");
        let why = "rate_limit_us=10 has no effect: governor=performance hears of no utilization";
        assert_eq!(limit, [why]);
        assert_eq!(told("schedutil", false, "filter_costs", "10").len(), 1);
    }

    #[test]
    fn of_changes_those_are_told_that_nothing_else_reads() {
        let told = |list: &str| told("schedutil", false, "changes", list).len();
        assert_eq!(told("NO_limit-short, runnable-boost"), 2);
        assert_eq!(told("NO_util-est"), 0, "balancing reads it");
        assert!(self::told("schedutil", false, "base_slice_ns", "3000000").is_empty());
    }
}
