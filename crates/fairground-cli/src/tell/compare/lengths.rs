//! Runs of different length: what adds up over a run, as energy does with the base and with idle
//! CPUs, is then of different times.

use crate::base::number::fixed;
use crate::base::text::shorten;
use crate::experiment::compare::{Comparison, Section};
use fairground::units::Ns;

/// Lengths that differ by less are the same to anyone, as parts of the baseline's.
const ALIKE: Ns = 100;
/// So many arms are told.
const TOLD_MAX: usize = 4;

/// A sentence for each arm whose runs are longer or shorter than the baseline's, if energy is
/// compared.
pub(super) fn told(done: &Comparison) -> Vec<String> {
    let arms = done.sections.iter().flat_map(|section| {
        let has_energy = section.rows.iter().any(|row| row.metric.is_of("energy_j"));
        let points = section.lengths_ns.iter().filter(move |_| has_energy).enumerate();
        points.flat_map(move |(point, arms)| {
            (1..arms.len()).filter_map(move |arm| {
                sentence(arms[0], arms[arm], &done.arms[arm], &place(section, point))
            })
        })
    });
    let mut told: Vec<String> = arms.collect();
    if told.len() > TOLD_MAX {
        let more = told.len() - TOLD_MAX;
        told.truncate(TOLD_MAX);
        told.push(format!("So it is of {more} more."));
    }
    told
}

fn sentence(before_ns: Ns, after_ns: Ns, arm: &str, place: &str) -> Option<String> {
    if before_ns.abs_diff(after_ns) <= before_ns / ALIKE {
        return None;
    }
    let [before, after] = [before_ns, after_ns].map(|ns| fixed(ns, 9, 2));
    Some(format!(
        "energy_j is of the whole run, base and idle CPUs of its time included: {before} s in the \
         baseline and {after} s in {}{place}. Who is done sooner goes on drawing while idle, and \
         that is not counted.",
        shorten(arm, 40)
    ))
}

/// Which load point of several it is.
fn place(section: &Section, point: usize) -> String {
    let mut loads: Vec<&String> = Vec::new();
    for load in section.rows.iter().filter_map(|row| row.load.as_ref()) {
        if !loads.contains(&load) {
            loads.push(load);
        }
    }
    loads.get(point).map_or(String::new(), |load| format!(" at {load}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_lengths_stand_beside_energy_where_they_differ() {
        let told = sentence(2_000_000_000, 8_200_000_000, "tasks.hog.cpus=0", " at 4").unwrap();
        let both = "2.00 s in the baseline and 8.20 s in tasks.hog.cpus=0 at 4";
        assert!(told.contains(both), "{told}");
        assert_eq!(sentence(2_000_000_000, 2_010_000_000, "kernel=6.18", ""), None);
    }
}
