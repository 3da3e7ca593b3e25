//! What is known of neighbours, for people.

use crate::experiment::explain::Explained;
use crate::experiment::explain::neighbours::{Neighbours, Waiting};
use crate::experiment::explain::question::Question;
use fairground_statistics::weighted::Range;

/// False if neighbours may be there that nothing in the figures tells of.
pub(super) fn knows_neighbours(question: &Question, explained: &Explained) -> bool {
    match explained.neighbours {
        Neighbours::Unknown
        | Neighbours::Hidden(_)
        | Neighbours::Seldom(_)
        | Neighbours::Disagree(_) => !question.beside.is_empty(),
        Neighbours::None(_) | Neighbours::Less(_) | Neighbours::Some(_) => true,
    }
}

/// Neighbours are busy: there is no verdict.
pub(super) fn crowded(waiting: &Waiting) -> String {
    let Waiting { measured_percent, alone_percent: Range { low, high, .. } } = waiting;
    format!(
        "These figures can't tell, for other work keeps the node's CPUs busy: by cpu.pressure \
         something in the container waited for a CPU in {measured_percent:.0} % of the time, but \
         services that would show the other figures by themselves wait in {low:.0} to {high:.0} %. \
         All that follows leaves the neighbours out, so don't decide by it."
    )
}

/// Those of `--beside` do less than is simulated: there is no verdict.
pub(super) fn idle(waiting: &Waiting) -> String {
    let Waiting { measured_percent, alone_percent: Range { low, high, .. } } = waiting;
    format!(
        "These figures can't tell, for the neighbours do less than they may: by cpu.pressure \
         something in the container waited for a CPU in {measured_percent:.0} % of the time, but \
         beside neighbours that compute all the time in {low:.0} to {high:.0} %. Ask without \
         --beside, or only with those that are busy."
    )
}

/// True if something of them speaks against the answer: a sign of them, or what `--beside` takes.
pub fn warns(question: &Question, explained: &Explained) -> bool {
    let is_quiet = matches!(explained.neighbours, Neighbours::Unknown | Neighbours::None(_));
    !question.beside.is_empty() || !is_quiet
}

/// What the answer takes for granted of the neighbours.
pub fn told(question: &Question, explained: &Explained) -> String {
    if !question.beside.is_empty() {
        let worst = "The neighbours of --beside compute all the time here, as far as their limits \
                     let them: the worst that they may do.";
        return match explained.neighbours.waiting() {
            None => format!(
                "{worst} The container's cpu.pressure, read twice and given with the other \
                 --metrics, would tell whether they do."
            ),
            Some(Waiting { measured_percent, alone_percent: Range { low, high, .. } }) => format!(
                "{worst} By cpu.pressure something in the container waited for a CPU in \
                 {measured_percent:.0} % of the time, in the simulated services beside them in \
                 {low:.0} to {high:.0} %."
            ),
        };
    }
    match explained.neighbours {
        Neighbours::Unknown => "Neighbours are not in these figures: it is taken for granted that \
            nothing else keeps the node's CPUs busy. If something does, the answer is wrong. The \
            container's cpu.pressure, read twice and given with the other --metrics, would tell."
            .into(),
        Neighbours::None(waiting) => {
            let Waiting { measured_percent, alone_percent: Range { low, high, .. } } = waiting;
            format!(
                "No sign of neighbours: by cpu.pressure something waited for a CPU in \
                 {measured_percent:.0} % of the time, in the simulated services in {low:.0} to \
                 {high:.0} %."
            )
        }
        Neighbours::Seldom(waiting) => {
            let Waiting { measured_percent, alone_percent: Range { high, .. } } = waiting;
            format!(
                "Neighbours may be busy now and then: by cpu.pressure something waited for a CPU \
                 in {measured_percent:.1} % of the time, in the simulated services in {high:.1} % \
                 at most. The node's kernel threads may do that; but 1 % of the requests is all \
                 that a p99 is, so neighbours may be all of it too. Look for what else runs on the \
                 node."
            )
        }
        Neighbours::Disagree(waiting) => {
            let Waiting { measured_percent, alone_percent: Range { low, high, .. } } = waiting;
            format!(
                "Two figures disagree: by cpu.pressure something waited for a CPU in \
                 {measured_percent:.0} % of the time, but a throttled task counts as one that \
                 waits, and services that show the other figures wait in {low:.0} to {high:.0} %. \
                 The pressure is of another time or container, or the others are; so nothing is \
                 known of neighbours."
            )
        }
        Neighbours::Hidden(Waiting { alone_percent: Range { low, high, .. }, .. }) => format!(
            "Neighbours may hide: the limit alone makes these services wait in {low:.0} to \
             {high:.0} % of the time, so cpu.pressure can't show more. Every change below takes it \
             that the CPUs which it gives are free."
        ),
        Neighbours::Some(_) | Neighbours::Less(_) => {
            "What would help: look for what else runs on the node, give the \
            container a higher requests.cpu (its weight against the others), and measure again."
                .into()
        }
    }
}
