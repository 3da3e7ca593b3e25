//! In which explanations of a set a setting holds, for people.

use super::amount::{percent, shown};
use super::set;
use crate::experiment::confidence::{fewest, least_held};
use crate::experiment::tune::{Checks, Judged, Question, RISK};
use crate::experiment::worlds::{Agreement, heaviest};
use fairground_statistics::weighted::Range;
use std::io::{self, Write};

/// Writes the verdict over the set, where it misses, and the range of each target's median.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &Question, checks: &Checks) -> io::Result<()> {
    set::write_verdict(out, &question.grid.worlds, checks.agreement, checks.weight)?;
    write_details(out, question, checks)
}

/// Writes where it misses, and the range of each target's median.
///
/// # Errors
/// When `out` does not take it.
pub fn write_details(out: &mut dyn Write, question: &Question, checks: &Checks) -> io::Result<()> {
    let missed = |world: usize| {
        let median = |at: usize| shown(median(&checks.worlds[world], at), unit(question, at));
        let medians: Vec<String> = (0..question.targets.len()).map(median).collect();
        let judged = &checks.worlds[world];
        (!checks.holds[world]).then(|| {
            let (held, of) = (judged.held(), judged.tried());
            format!("held in {held} of {of} runs, median {}", medians.join(", "))
        })
    };
    set::write_misses(out, &question.grid.worlds, missed)?;
    for (at, target) in question.targets.iter().enumerate() {
        let medians = checks.worlds.iter().map(|judged| median(judged, at));
        let weights = question.grid.worlds.iter().map(|world| world.weight);
        let Some(range) = Range::of(&medians.zip(weights).collect::<Vec<_>>()) else { continue };
        let unit = unit(question, at);
        let range = if unit.is_time() { range.coarse() } else { range };
        let [low, likely, high] = [range.low, range.likely, range.high].map(|x| shown(x, unit));
        let metric = &target.metric;
        writeln!(out, "  median of {metric} over the explanations: {low} .. {likely} .. {high}")?;
    }
    Ok(())
}

/// Where an answer holds, if not in all explanations: a title that leaves it out is read alone.
pub fn where_met(question: &Question, checks: &Checks) -> String {
    if checks.agreement == Agreement::All {
        return String::new();
    }
    let weight = percent(checks.weight);
    let likeliest = match is_met_in_likeliest(question, checks) {
        true => "",
        false => ", not in the likeliest",
    };
    format!(", in explanations that carry {weight} of the weight{likeliest}")
}

/// True if an answer holds in the explanation whose numbers are shown.
pub fn is_met_in_likeliest(question: &Question, checks: &Checks) -> bool {
    checks.holds[heaviest(&question.grid.worlds)]
}

/// Why settings that held in nearly all runs prove nothing: how many of the runs of an explanation
/// may miss, and in how many of them more do. Runs that miss add up to few over all explanations;
/// what counts is those of each.
pub fn unproven(question: &Question, checks: &Checks) -> String {
    let Checks { worlds, .. } = checks;
    let (held, tried) = (checks.held(), checks.tried());
    let told = format!("The nearest held in {held} of {tried} runs of all explanations.");
    let each = worlds.iter().map(Judged::tried).max().unwrap_or(0);
    let (share, needed) = (question.share, least_held(each, question.share, RISK));
    if needed > each {
        return format!(
            "{told} So few runs of each, {each}, prove nothing: {} do, if all of them hold \
             (--seeds {0}).",
            fewest(share, RISK)
        );
    }
    let missed = |at: &usize| worlds[*at].tried() - worlds[*at].held();
    let is_short = |at: &usize| missed(at) > each - needed;
    let short: Vec<usize> = (0..worlds.len()).filter(is_short).collect();
    let most = short.iter().map(missed).max().unwrap_or(0);
    let weight: f64 = short.iter().map(|at| question.grid.worlds[*at].weight).sum();
    let may = format!(
        "{told} Of the {each} of one explanation at most {} may miss, if {} of histories are to be \
         proven",
        each - needed,
        percent(share)
    );
    match short.len() {
        0 => format!("{may}: no more do, but each look at new seeds asks for more."),
        short => format!(
            "{may}: in {short} of {}, with {} of the weight, more do, up to {most}.",
            worlds.len(),
            percent(weight)
        ),
    }
}

fn unit(question: &Question, target: usize) -> crate::run::unit::Unit {
    question.targets[target].metric.unit()
}

fn median(judged: &Judged, target: usize) -> f64 {
    judged.median(target).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::target::Target;
    use crate::experiment::tune::{Measured, grid};
    use crate::read::{Asked, Overrides};
    use crate::run::overload::Shown;

    /// A question of two explanations with 60 and 40 % of the weight.
    fn question() -> Question {
        let explanation = |weight: u32| {
            format!(
                "[[explanations]]\nweight = {weight}\n[[explanations.workloads]]\ngroup = \"/s\"\n\
                 command = \"server --threads 2 --rate 50/s --service 2ms --duration 1s\"\n"
            )
        };
        let text = format!(
            "machine = \"node:1 l3:1 core:2 pu:1\"\n[groups.\"/s\"]\n\"limits.cpu\" = \"2\"\n{}{}",
            explanation(6),
            explanation(4)
        );
        let knobs = ["cpu.max=1".to_owned()];
        Question {
            grid: grid(Asked::Text(text), Overrides::default(), &knobs).expect("a set"),
            targets: vec![Target::parse("p99 < 10ms").expect("a target")],
            minimise: None,
            seeds: 20,
            share: 0.9,
            jobs: None,
        }
    }

    /// What two explanations gave in so many runs, of which so many missed.
    fn checks(question: &Question, of: usize, missed: [usize; 2], holds: [bool; 2]) -> Checks {
        let judged = missed.map(|missed| {
            let mut judged = Judged::default();
            for place in 0..of {
                let values = vec![if place < missed { 20.0 } else { 5.0 }];
                let run = Measured { values, shown: Shown::default(), cost: 0.0 };
                judged.note(place, run, &question.targets, 1.0);
            }
            judged
        });
        let (worlds, so) = (&question.grid.worlds, holds.to_vec());
        let (agreement, weight) = Agreement::of(worlds, |world| so[world]);
        Checks { worlds: judged.to_vec(), holds: so, agreement, weight }
    }

    #[test]
    fn why_nothing_is_proven_counts_the_runs_of_each_explanation() {
        let question = question();
        let told = |of, missed| unproven(&question, &checks(&question, of, missed, [true; 2]));
        // 77 of 80 prove 90 % at 95 % confidence, 76 do not: Clopper and Pearson.
        let may = "Of the 80 of one explanation at most 3 may miss, if 90 % of histories are to be \
                   proven";
        assert_eq!(
            told(80, [0, 4]),
            format!(
                "The nearest held in 156 of 160 runs of all explanations. {may}: in 1 of 2, with \
                 40 % of the weight, more do, up to 4."
            )
        );
        assert!(
            told(80, [6, 4]).ends_with("in 2 of 2, with 100 % of the weight, more do, up to 6.")
        );
        assert!(told(80, [3, 3]).contains("no more do, but each look at new seeds"));
        assert!(
            told(20, [0, 0])
                .ends_with("each, 20, prove nothing: 29 do, if all of them hold (--seeds 29).")
        );
    }

    #[test]
    fn a_title_says_where_an_answer_holds_if_not_everywhere() {
        let question = question();
        let told = |holds| where_met(&question, &checks(&question, 1, [0, 0], holds));
        assert_eq!(told([true, true]), "");
        assert_eq!(told([true, false]), ", in explanations that carry 60 % of the weight");
        let without = ", in explanations that carry 40 % of the weight, not in the likeliest";
        assert_eq!(told([false, true]), without);
    }
}
