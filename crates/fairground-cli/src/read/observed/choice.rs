//! Which of several is meant: asked with the exact option, never guessed.

use super::figures::Select;
use super::series::{Labels, Sample, label, shown};
use super::told::Told;
use crate::read::fault::{Fault, Span, clean};
use std::collections::BTreeSet;

/// Labels by which people tell services apart, the best first.
pub(super) const TELLING: [&str; 15] = [
    "container",
    "pod",
    "name",
    "namespace",
    "instance",
    "service",
    "app",
    "job",
    "node",
    "id",
    "image",
    "tag",
    // Istio and span metrics: requests that come, and those that the service makes itself.
    "reporter",
    "span_kind",
    "direction",
];
/// How many are named.
const NAMED_MAX: usize = 8;
/// So many labels, the best first, are tried alone and in pairs.
const TRIED_MAX: usize = 16;

impl Select {
    /// True if these labels are the ones that were asked for; `absent` is whether a label that is
    /// not there contradicts.
    pub(super) fn takes(&self, labels: &Labels, absent: bool) -> bool {
        self.labels.iter().all(|(name, wanted)| match label(labels, name) {
            "" => !absent,
            found => found == wanted,
        })
    }

    /// The same without labels that none of these series has, but others do: the status of a
    /// request is no label of its container.
    pub(super) fn but_of_others<'s>(
        &self,
        all: &[Sample],
        mine: impl Iterator<Item = &'s Sample> + Clone,
    ) -> Select {
        let has = |sample: &Sample, name: &str| !sample.label(name).is_empty();
        let is_others = |name: &str| {
            !mine.clone().any(|sample| has(sample, name)) && all.iter().any(|s| has(s, name))
        };
        let mut select = self.clone();
        select.labels.retain(|(name, _)| !is_others(name));
        select
    }

    /// The same with the manifest's container, if it is one of several that are left; this is told.
    pub(super) fn of_manifest<'l>(
        &self,
        all: impl Iterator<Item = &'l Labels>,
        told: &mut Told,
    ) -> Select {
        const NAME: &str = "container";
        let left = all.filter(|labels| self.takes(labels, false)).map(|labels| label(labels, NAME));
        let left: BTreeSet<&str> = left.filter(|name| !matches!(*name, "" | "POD")).collect();
        let mut select = self.clone();
        if let Some(own) = self.container.as_deref().filter(|own| left.contains(own))
            && left.len() > 1
        {
            select.labels.push((NAME.into(), own.to_owned()));
            told.note(format!(
                "Of the containers in the metrics {} is taken, as it is the manifest's. Another \
                 one: --select container=NAME.",
                clean(own)
            ));
        }
        select
    }
}

/// The fault of several services, each named by the option that chooses it.
pub(super) fn several(what: &str, choices: &[&Labels], span: Span) -> Box<Fault> {
    let shown: Vec<String> =
        choices.iter().take(NAMED_MAX).map(|one| option(one, choices)).collect();
    let more = choices.len().saturating_sub(NAMED_MAX);
    let more = if more > 0 { format!(", and {more} more") } else { String::new() };
    let title = format!("{what} of {} services: which one is meant?", choices.len());
    Fault::at(span, title).accepts(format!("one of {}{more}", shown.join(", ")))
}

/// `--select container=web`: the fewest labels that only this one has.
fn option(one: &Labels, all: &[&Labels]) -> String {
    let is_alone = |names: &[&str]| {
        let same =
            |other: &&&Labels| names.iter().all(|name| label(other, name) == label(one, name));
        names.iter().all(|name| !label(one, name).is_empty())
            && all.iter().filter(same).take(2).count() == 1
    };
    let mut names = one.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>();
    names.sort_by_key(|name| TELLING.iter().position(|telling| telling == name).unwrap_or(99));
    let tried = &names[..names.len().min(TRIED_MAX)];
    let single = tried.iter().find(|name| is_alone(&[name])).map(|name| vec![*name]);
    let double = || {
        let pairs = tried.iter().enumerate();
        let mut pairs = pairs.flat_map(|(at, one)| tried[at + 1..].iter().map(|two| [*one, *two]));
        pairs.find(|pair| is_alone(pair)).map(|pair| pair.to_vec())
    };
    let chosen = single.or_else(double).unwrap_or(names);
    let option = |name: &&str| format!("--select '{name}={}'", clean(label(one, name)));
    chosen.iter().map(option).collect::<Vec<_>>().join(" ")
}

/// The fault of a selection that leaves nothing.
pub(super) fn none(what: &str, select: &Select, choices: &[&Labels], span: Span) -> Box<Fault> {
    let asked: Labels = select.labels.clone();
    let title = format!("no {what} with {}", clean(&shown(&asked)));
    let mut known: Vec<String> = Vec::new();
    for (name, _) in &asked {
        known.extend(choices.iter().map(|labels| label(labels, name).to_owned()));
    }
    known.sort_unstable();
    known.dedup();
    known.retain(|value| !value.is_empty());
    let wanted = asked.first().map_or("", |(_, value)| value.as_str());
    let fault = Fault::at(span, title);
    if known.is_empty() {
        let first = choices.first().map_or(String::new(), |labels| shown(labels));
        return fault.accepts(format!("labels that are there: {}", clean(&first)));
    }
    let listed: Vec<&str> = known.iter().map(String::as_str).take(NAMED_MAX * 2).collect();
    fault.accepts(clean(&listed.join(", "))).suggest(wanted, known.iter().map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_containers_the_manifest_s_is_meant_unless_a_label_says_another() {
        let labels = |name: &str| -> Labels { vec![("container".into(), name.into())] };
        let selected = |own: &str, asked: &[&str], all: &[&str]| {
            let labels_asked = asked.iter().flat_map(|name| labels(name)).collect();
            let select =
                Select { labels: labels_asked, container: Some(own.into()), ..Select::default() };
            let all: Vec<Labels> = all.iter().map(|name| labels(name)).collect();
            let mut told = Told::default();
            let meant = select.of_manifest(all.iter(), &mut told).labels;
            (meant.into_iter().map(|(_, name)| name).collect::<Vec<_>>(), told.observed.notes.len())
        };
        assert_eq!(selected("web", &[], &["", "POD", "web", "proxy"]), (vec!["web".into()], 1));
        let other = selected("web", &["proxy"], &["web", "proxy"]);
        assert_eq!(other, (vec!["proxy".into()], 0));
        // One alone needs no choice, and of strangers none is meant.
        assert_eq!(selected("web", &[], &["web"]), (vec![], 0));
        assert_eq!(selected("web", &[], &["app", "proxy"]), (vec![], 0));
    }
}
