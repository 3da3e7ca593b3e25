//! Where the simulator puts waking tasks and how much it moves, beside recordings of real kernels
//! 6.1, 6.12 and 6.18 on 8 CPUs of two shapes (`data/oracle/placement`).
//!
//! Shares of the wake-ups have to be within 5 points, migrations within 15 %, all phases
//! together. What misses is listed in `tests/expected/placement.txt` and in FIDELITY.md. The test
//! fails when the list changes, for the worse or the better; `FAIRGROUND_BLESS=1` writes it anew.

mod bless;
mod guest;
mod placed;

use placed::Recording;
use placed::score::{Line, Score};
use std::fmt::Write as _;

#[test]
fn wakeups_and_migrations_of_real_kernels_are_matched_but_for_the_listed_misses() {
    let recordings = Recording::all();
    assert!(recordings.len() >= 48, "only {} recordings", recordings.len());
    let scores = guest::on_all_cores(&recordings, Score::of);
    let lines: Vec<&Line> = scores.iter().flat_map(|score| &score.lines).collect();
    let misses: Vec<&Line> = lines.iter().filter(|line| !line.hit).copied().collect();
    let section = section(&scores, lines.len(), misses.len());
    println!("{section}");
    bless::section("placement", &section);
    let list: String = misses.iter().map(|line| line.key() + "\n").collect();
    bless::expected("placement.txt", &list);
}

fn section(scores: &[Score], figures: usize, misses: usize) -> String {
    let whole = scores.iter().filter(|score| score.hit()).count();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} recordings, eight phases of the tick each: **{} of {figures} figures hit**, {whole} \
         recordings in all of theirs. Each cell: the kernel's, ours; shares in % of the wake-ups \
         (hit: within 5 points), migrations within 15 %; misses in bold.\n",
        scores.len(),
        figures - misses,
    );
    text += &Score::head();
    scores.iter().for_each(|score| text += &(score.row() + "\n"));
    text
}
