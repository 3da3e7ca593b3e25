//! Which knobs of a sweep changed nothing, as the digests of its data set tell: with all of their
//! values, and all else the same, each history was the same.

use crate::experiment::plan::{Plan, Varied};
use serde::Deserialize;
use std::collections::HashMap;
use std::io::{self, BufRead};

/// The part of a line that is compared; a setting that can't be has no digest.
#[derive(Deserialize)]
struct Line {
    point: usize,
    digest: Option<String>,
}

/// Of a knob, by what is the same beside it (the other keys' values and the seed): the first
/// digest, and how many lines there are.
type Seen = HashMap<(Vec<usize>, usize), (String, usize)>;

/// A sentence for each knob that changed nothing.
///
/// # Errors
/// When the data set can't be read.
pub fn sentences(plan: &Plan, lines: impl BufRead) -> io::Result<Vec<String>> {
    let mut seen: Vec<Seen> = vec![Seen::new(); plan.vary.len()];
    let mut differs = vec![false; plan.vary.len()];
    for line in lines.lines() {
        let Line { point, digest } = serde_json::from_str(&line?).map_err(io::Error::from)?;
        let Some(digest) = digest else { continue };
        let (at, seed) = (plan.at(point / plan.seeds.len()), point % plan.seeds.len());
        for (axis, seen) in seen.iter_mut().enumerate() {
            if differs[axis] {
                continue;
            }
            let mut rest = at.clone();
            rest[axis] = 0;
            let (first, count) = seen.entry((rest, seed)).or_insert_with(|| (digest.clone(), 0));
            *count += 1;
            differs[axis] = *first != digest;
        }
    }
    let is_inert =
        |axis: &usize| !differs[*axis] && seen[*axis].values().any(|(_, count)| *count > 1);
    let inert = (0..plan.vary.len()).filter(is_inert);
    Ok(inert.map(|axis| sentence(plan, &plan.vary[axis])).collect())
}

fn sentence(plan: &Plan, Varied { key, values }: &Varied) -> String {
    let (first, last) = (values.first(), values.last());
    let [first, last] = [first, last].map(|value| value.map_or("", String::as_str));
    let others = if plan.vary.len() > 1 { ", the other keys being the same" } else { "" };
    format!("{key} changed nothing: with {first} to {last} all histories are the same{others}.")
}
