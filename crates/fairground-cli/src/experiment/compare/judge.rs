//! From numbers to verdicts: gains, intervals, marks, and what is listed first.

use super::build::Build;
use super::comparison::{Cell, Comparison, Overloaded, Row, Section, is_difference};
use super::plan::{Plan, Table};
use super::question::Question;
use super::run::Measured;
use crate::experiment::rule::Rule;
use crate::run::metric::Metric;
use crate::run::overload::Shown;
use crate::run::signs::of_runs;
use fairground::units::Ns;
use fairground_statistics::better::Better;
use fairground_statistics::moments::Mean;
use fairground_statistics::pairs::Pairs;
use fairground_statistics::{LEVEL, holm, samples};

/// Puts it all together; sections in which a variant loses come first.
pub fn comparison(question: Question, plan: Plan, measured: Measured) -> Comparison {
    let Plan { arms, tables } = plan;
    let Measured { values, shown, digests, lengths_ns, digest } = measured;
    let rule = question.rule;
    let tables = tables.into_iter().zip(values).zip(shown).zip(digests).zip(lengths_ns);
    let mut sections: Vec<Section> = tables
        .map(|((((table, values), signs), digests), lengths_ns)| {
            let mut section = section(table, &values, &signs, rule);
            section.lengths_ns = lengths_ns.iter().map(|arms| means(arms)).collect();
            section.is_one_history = digests.iter().all(|arms| arms.iter().all(are_one_history));
            section
        })
        .collect();
    sections.iter_mut().filter(|section| section.is_one_history).for_each(without_chance);
    if rule == Rule::Paired {
        correct(&mut sections);
    }
    // The sort is stable: what loses alike, or not at all, keeps its place.
    sections.sort_by(|a, b| a.worst_loss().total_cmp(&b.worst_loss()));
    Comparison { question, arms, sections, digest }
}

fn section(
    table: Table,
    values: &[Vec<Vec<Vec<f64>>>],
    signs: &[Vec<Vec<Shown>>],
    rule: Rule,
) -> Section {
    let Table { scenario, machine, kernel, metrics, points } = table;
    let first = points.first().map_or(&[][..], |point| &point.arms);
    let builds: Vec<Build> = first.iter().map(|arm| arm.build.clone()).collect();
    let threads = first.iter().map(|arm| arm.threads.clone()).collect();
    let row = |at: usize, metric: &Metric| {
        let of_metric = points.iter().zip(values).map(|(point, arms)| {
            let arms: Vec<Vec<f64>> =
                arms.iter().map(|runs| runs.iter().map(|run| run[at]).collect()).collect();
            judged(point.load.clone(), metric.clone(), arms, rule)
        });
        of_metric.collect::<Vec<Row>>()
    };
    let rows = metrics.iter().enumerate().flat_map(|(at, metric)| row(at, metric)).collect();
    let arms = points.iter().zip(signs).flat_map(|(point, arms)| {
        arms.iter().enumerate().map(|(arm, runs)| Overloaded {
            arm,
            load: point.load.clone(),
            signs: of_runs(runs),
            runs: runs.len(),
        })
    });
    let overloads = arms.filter(|arm| !arm.signs.is_empty()).collect();
    Section { scenario, machine, kernel, builds, threads, rows, overloads, ..Section::default() }
}

/// The mean length of each arm's runs.
fn means(arms: &[Vec<Ns>]) -> Vec<Ns> {
    arms.iter().map(|runs| runs.iter().sum::<Ns>() / (runs.len() as Ns).max(1)).collect()
}

/// True of runs with several seeds that are the same to the bit: nothing in them is random.
#[expect(clippy::ptr_arg, reason = "one of a Vec of them")]
fn are_one_history(digests: &Vec<u64>) -> bool {
    digests.len() > 1 && digests.iter().all(|digest| *digest == digests[0])
}

/// One observation, however often it is made, has no scatter, so there is nothing to test: its
/// marks say that it differs.
fn without_chance(section: &mut Section) {
    for cell in section.rows.iter_mut().flat_map(|row| &mut row.cells) {
        let significant = is_difference(cell.gain_percent);
        *cell = Cell { interval: None, p: None, adjusted_p: None, significant, ..*cell };
    }
}

/// One row, its cells marked by the rule; Holm's correction follows when the whole table is known.
pub fn judged(load: Option<String>, metric: Metric, values: Vec<Vec<f64>>, rule: Rule) -> Row {
    let all: Vec<&[f64]> = values.iter().map(Vec::as_slice).collect();
    let better = metric.better();
    let mean = Mean::of(better, &all);
    let cells = all[1..].iter().map(|variant| cell(all[0], variant, mean, better, rule));
    let cells = cells.collect();
    Row { load, metric, mean, values, cells }
}

fn cell(baseline: &[f64], variant: &[f64], mean: Mean, better: Better, rule: Rule) -> Cell {
    let nothing = Cell {
        better,
        gain_percent: f64::NAN,
        interval: None,
        p: None,
        adjusted_p: None,
        significant: false,
    };
    if baseline.iter().chain(variant).any(|value| !value.is_finite()) {
        return nothing;
    }
    let gain = Pairs::new(baseline, variant, mean, better).gain();
    let (p, significant) = match rule {
        Rule::Paired => (gain.p, gain.p.is_some_and(|p| p < LEVEL)),
        Rule::Mmtests => (None, samples::marked_cidiff(baseline, variant, mean)),
        Rule::Mmtests2022 => (
            samples::mmtests_2022(baseline, variant, mean),
            samples::marked_2022(baseline, variant, mean),
        ),
        Rule::Welch => {
            (samples::welch(baseline, variant), samples::marked_welch(baseline, variant))
        }
    };
    let (gain_percent, interval) = (gain.percent, gain.interval);
    Cell { better, gain_percent, interval, p, adjusted_p: p, significant }
}

/// Holm's correction over all cells of all sections that chance has a part in.
fn correct(sections: &mut [Section]) {
    let judged = sections.iter_mut().filter(|section| !section.is_one_history);
    let cells = judged.flat_map(|s| &mut s.rows).flat_map(|row| &mut row.cells);
    let mut cells: Vec<&mut Cell> = cells.collect();
    let adjusted = holm::adjusted(&cells.iter().map(|cell| cell.p).collect::<Vec<_>>());
    for (cell, adjusted) in cells.iter_mut().zip(adjusted) {
        cell.adjusted_p = adjusted;
        cell.significant = is_difference(cell.gain_percent) && adjusted.is_some_and(|p| p < LEVEL);
    }
}
