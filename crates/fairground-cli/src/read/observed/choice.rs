//! Which of several is meant: asked with the exact option, never guessed.

use super::figures::Select;
use super::series::{Labels, label, shown};
use crate::read::fault::{Fault, Span, clean};

/// Labels by which people tell services apart, the best first.
pub(super) const TELLING: [&str; 12] = [
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
