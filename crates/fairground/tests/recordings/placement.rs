//! Where the simulator puts waking tasks and how much it moves, beside recordings of real kernels
//! 6.1, 6.12, 6.18 and 7.3 on 8 CPUs of two shapes (`data/oracle/placement`).

use crate::guest;
use crate::placed::Recording;
use crate::placed::score::Score;
use crate::scores::{Recorded, Shape, Suite, is_of, of, sum};

/// Few wake-ups; all others take seconds each.
const QUICK: &[&str] = &[
    "hogs-and-sleepers-cores",
    "hogs-and-sleepers-smt",
    "ping-pong-cores",
    "ping-pong-smt",
    "spread-cores",
    "spread-smt",
];

pub fn suite() -> Suite {
    let recorded = |name: String| Recorded {
        long: !is_of(&name, QUICK),
        score: {
            let name = name.clone();
            Box::new(move || Score::of(&Recording::load("placement", &name)).row())
        },
        name,
    };
    Suite {
        name: "placement",
        page: "data/oracle/placement/scores.md",
        shape: Shape::Rows,
        head,
        recordings: guest::names("placement").into_iter().map(recorded).collect(),
    }
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, figures) = sum(entries);
    let is_whole = |(_, text): &&(String, String)| of(text).0 == of(text).1;
    let whole = entries.iter().filter(is_whole).count();
    format!(
        "# Recordings of placement: scores\n\n\
         {} recordings, eight phases of the tick each: **{hits} of {figures} figures hit**, \
         {whole} recordings in all of theirs. Each cell: the kernel's, ours; shares in % of the \
         wake-ups (hit: within 5 points), migrations within 15 %; misses in bold.\n\n{}",
        entries.len(),
        Score::head()
    )
}
