//! The answer in one sentence, and what it rests on.

use super::misfit;
use super::neighbours::{crowded, idle, knows_neighbours};
use super::page::Page;
use crate::experiment::explain::Explained;
use crate::experiment::explain::neighbours::Neighbours;
use crate::experiment::explain::part::{Part, Share};
use crate::experiment::explain::question::Question;
use crate::experiment::explain::verdict::Much;
use crate::experiment::fit::UNKNOWN;
use crate::read::Runtime;
use crate::tell::amount::percent;
use crate::tell::fit::THROTTLES;
use fairground_statistics::weighted::Range;

/// The share of the weight from which on a statement that is not sure is called probable.
const PROBABLE: f64 = 0.8;
/// What was measured says so by itself.
const NEVER_THROTTLED: &str =
    "Not throttled: the limit stopped the service in none of the measured periods.";

/// Three JVMs of fifty services that nobody chose were told "not the limit", and were wrong: their
/// GC threads followed it.
const PLAIN_THREADS: &str = ", if no threads follow it (where GOMAXPROCS or a JVM's GC threads do: \
                             --runtime)";

/// True if nobody counted what the limit did: then latencies alone decide, and other causes of
/// them look the same. A set of explanations does not say.
fn is_unmeasured(page: &Page, question: &Question) -> bool {
    let is_limited = question.limit.quota_ns.is_some();
    is_limited && page.today.is_some() && page.measured.throttled_percent.is_none()
}

/// How much of the p99 the limit is, if that may be said at all.
pub fn throttling(page: &Page, question: &Question, explained: &Explained) -> Much {
    match explained.neighbours {
        _ if is_unmeasured(page, question) => Much::Unknown,
        Neighbours::Some(_) | Neighbours::Less(_) => Much::Unknown,
        Neighbours::None(_)
        | Neighbours::Hidden(_)
        | Neighbours::Disagree(_)
        | Neighbours::Seldom(_)
        | Neighbours::Unknown => {
            explained.share(Part::Throttling).map_or(Much::Unknown, |share| share.much)
        }
    }
}

/// True if the limit did not stop the service while it was measured: that needs no simulation.
fn is_never_throttled(page: &Page, question: &Question) -> bool {
    question.limit.quota_ns.is_some() && page.measured.throttled_percent == Some(0.0)
}

/// How much of the p99 the limit is, where the services are no forecast. What never stopped the
/// service is none of it, unless its threads follow the limit.
pub fn throttling_of_misfit(page: &Page, question: &Question) -> Much {
    match is_never_throttled(page, question) && question.runtime.is_none() {
        true => Much::Little,
        false => Much::Unknown,
    }
}

/// What a part is called. Where threads follow the limit, throttling is not all that goes with it.
pub fn name(question: &Question, part: Part) -> &'static str {
    match part {
        Part::Throttling if question.runtime.is_some() => "the limit",
        Part::Thread if question.runtime == Some(Runtime::Go) => "waiting for GOMAXPROCS",
        _ => part.words().name,
    }
}

/// The answer in one sentence.
pub fn sentence(page: &Page, question: &Question, explained: &Explained) -> String {
    if let Some(misfit) = &page.misfit {
        return match is_never_throttled(page, question) {
            true => format!("{NEVER_THROTTLED} Beyond that, these figures can't tell: {misfit}"),
            false => misfit::sentence(misfit),
        };
    }
    if let Neighbours::Some(waiting) = explained.neighbours {
        return crowded(&waiting);
    }
    if let Neighbours::Less(waiting) = explained.neighbours {
        return idle(&waiting);
    }
    if let Some(share) = explained.share(Part::Neighbours) {
        let Range { low, high, .. } = share.percent;
        return format!(
            "If the neighbours compute all the time, {low:.0} to {high:.0} % of the p99 is \
             theirs. {}",
            of_limit(page, question, explained)
        );
    }
    of_limit(page, question, explained)
}

fn of_limit(page: &Page, question: &Question, explained: &Explained) -> String {
    if question.limit.quota_ns.is_none() {
        let is_unknown = question.caution.as_deref() == Some(UNKNOWN);
        return match is_unknown {
            true => "Not throttled if the service has no CPU limit: none was given.".into(),
            false => "Not throttled: the service has no CPU limit.".into(),
        };
    }
    let nothing = Range { low: 0.0, likely: 0.0, high: 0.0 };
    let Range { low, high, .. } =
        explained.share(Part::Throttling).map_or(nothing, |share| share.percent);
    let knows_neighbours = knows_neighbours(question, explained);
    let alone = match knows_neighbours {
        false => ", if nothing else wants the node's CPUs",
        true if !question.beside.is_empty() => ", with a node to itself",
        true => "",
    };
    let gone = format!("{} of the p99 would be gone without the limit{alone}", between(low, high));
    let cause = match question.runtime {
        None => "Throttled, and that",
        Some(Runtime::Go) => "The limit (throttling, and the GOMAXPROCS that follows it)",
        Some(Runtime::Jvm) => "The limit (throttling, and the GC threads that follow it)",
    };
    if is_unmeasured(page, question) {
        return format!(
            "These figures can't tell whether it is the limit: how often it stopped the service \
             was not measured. In the simulated services {gone}, but others with the same \
             latencies are never throttled. {THROTTLES} would tell."
        );
    }
    match throttling(page, question, explained) {
        Much::Main => format!("{cause} is most of the p99: {gone}."),
        Much::Some => format!("{cause} is a part of the p99: {gone}."),
        Much::Little => format!(
            "Not the limit: {} of the p99 would be gone without it{alone}{}.{}",
            at_most(high),
            if question.runtime.is_none() && page.threads_stay.is_none() {
                PLAIN_THREADS
            } else {
                ""
            },
            instead(explained, knows_neighbours)
        ),
        Much::Unknown => match explained.helped_by_no_limit().filter(|share| *share >= PROBABLE) {
            Some(share) => format!(
                "Probably {}, but these figures can't tell for sure: {gone}. In simulated \
                 services of {} of the weight that is a tenth or more.",
                if question.runtime.is_some() { "the limit" } else { "throttled" },
                percent(share)
            ),
            None => format!(
                "These figures can't tell whether it is the limit: {gone}. It depends on which of \
                 the simulated services is like yours."
            ),
        },
    }
}

/// A share from one end to the other, per cent.
fn between(low: f64, high: f64) -> String {
    match (low.round(), high.round()) {
        (_, 0.0) => "nothing".into(),
        (0.0, high) => format!("between nothing and {high} %"),
        (low, high) if low == high => format!("{high} %"),
        (low, high) => format!("{low} to {high} %"),
    }
}

/// A share that is small, per cent.
fn at_most(high: f64) -> String {
    if high.round() < 1.0 { "nothing".into() } else { format!("at most {high:.0} %") }
}

/// What it is instead, where one part is most of it in all explanations. Neighbours that nothing is
/// known of may be what looks like the service's own.
fn instead(explained: &Explained, knows_neighbours: bool) -> String {
    let most = explained.parts.iter().find(|share| share.much == Much::Main);
    most.map_or(String::new(), |Share { part, .. }| match (part, knows_neighbours) {
        (Part::Own, true) => {
            " Most of it is its own work or waiting elsewhere (the figures can't tell these two \
             apart)."
                .into()
        }
        (Part::Own, false) => {
            " Most of it is its own work, waiting elsewhere, or neighbours that keep the CPUs busy \
             (the figures can't tell these apart)."
                .into()
        }
        _ => format!(" Most of it is {}.", part.words().name),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_share_is_told_as_zero_to_zero() {
        let told = [(0.0, 0.2), (0.0, 8.4), (30.0, 30.2), (13.2, 59.0)];
        let told = told.map(|(low, high)| between(low, high));
        assert_eq!(told, ["nothing", "between nothing and 8 %", "30 %", "13 to 59 %"]);
        assert_eq!([0.3, 8.0].map(at_most), ["nothing", "at most 8 %"]);
    }

    #[test]
    fn the_first_sentence_does_not_tell_work_from_waits_elsewhere() {
        use crate::experiment::explain::world::World;
        let range = Range { low: 74.0, likely: 90.0, high: 98.0 };
        let explained = Explained {
            now: World { all: Vec::new() },
            neighbours: Neighbours::Unknown,
            parts: vec![Share { part: Part::Own, percent: range, much: Much::of(range) }],
            changes: Vec::new(),
        };
        let told = instead(&explained, true);
        assert!(told.starts_with(" Most of it is its own work or waiting elsewhere ("), "{told}");
        let told = instead(&explained, false);
        assert!(told.contains("waiting elsewhere, or neighbours that"), "{told}");
    }
}
