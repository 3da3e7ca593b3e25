//! Pictures of services that are only known from their figures: what each explanation does beside
//! what was measured.

use crate::tell::measured::Measured;
use crate::tell::report::panel::{Curve, Percentiles, RangeRow, Role, Tone};
use fairground_statistics::weighted::Range;

/// Explanations that have a line of their own.
const LINES_MAX: usize = 5;

/// One explanation: its weight, and how long each of some shares takes at most, ns.
pub struct Candidate {
    /// Its share of all weight, 0 to 1.
    pub weight: f64,
    /// By share.
    pub latency_ns: Vec<f64>,
}

/// Curves of the explanations over what was measured; `shares` are those of the candidates.
pub fn curves(shares: &[f64], candidates: &[Candidate], measured: &Measured) -> Percentiles {
    let range = |at: usize| {
        let all: Vec<(f64, f64)> =
            candidates.iter().map(|one| (one.latency_ns[at], one.weight)).collect();
        Range::of(&all).unwrap_or(Range { low: 0.0, likely: 0.0, high: 0.0 }).coarse()
    };
    let ranges: Vec<Range> = (0..shares.len()).map(range).collect();
    let curve = |name: &str, role, latency_ns: Vec<f64>| Curve {
        name: name.into(),
        role,
        shares: shares.to_vec(),
        latency_ns,
    };
    let end = |of: fn(&Range) -> f64| ranges.iter().map(of).collect::<Vec<f64>>();
    let mut curves = vec![
        curve("simulated, likely", Role::Likely, end(|range| range.likely)),
        curve("simulated, low", Role::End, end(|range| range.low)),
        curve("simulated, high", Role::End, end(|range| range.high)),
    ];
    let mut heavy: Vec<(usize, &Candidate)> = candidates.iter().enumerate().collect();
    heavy.sort_by(|a, b| b.1.weight.total_cmp(&a.1.weight));
    curves.extend(heavy.into_iter().take(LINES_MAX).map(|(at, one)| {
        let name = format!("explanation {} ({:.0} %)", at + 1, 100.0 * one.weight);
        curve(&name, Role::Candidate, one.latency_ns.clone())
    }));
    // A share of 1 is the longest of all: it has no place among shares of nines.
    let points: Vec<&(f64, f64)> =
        measured.points.iter().filter(|(share, _)| *share < 1.0).collect();
    if !points.is_empty() {
        curves.push(Curve {
            name: "measured".into(),
            role: Role::Measured,
            shares: points.iter().map(|point| point.0).collect(),
            latency_ns: points.iter().map(|point| point.1).collect(),
        });
    }
    Percentiles {
        title: "Latency of the simulated services".into(),
        sentence: sentence(candidates.len(), measured),
        curves,
    }
}

fn sentence(count: usize, measured: &Measured) -> String {
    let points = match (measured.points.is_empty(), measured.is_histogram) {
        (true, _) => "Nothing was measured here to hold them against.",
        (_, true) => {
            "Points are ends of the measured histogram's buckets: between them nothing is known."
        }
        (_, false) => "Points are the measured percentiles: between them nothing is known.",
    };
    format!(
        "The bold line is what is likely of {count} explanations; 90 % of their weight lies \
         between low and high at each percentile. {points}"
    )
}

/// The row of what was measured, in a picture of ranges.
pub fn measured_row(name: &str, within: [Option<f64>; 2]) -> RangeRow {
    let [low, high] = within;
    let note = match (low == high, high) {
        (true, _) => "",
        (_, None) => "above the last that was measured",
        _ => "between two that were measured",
    };
    RangeRow { name: name.into(), low, likely: None, high, note: note.into(), tone: Tone::Measured }
}
