//! What stands at the end of the file: what ran, what is where, and where it was slow.

use super::parts::Part;
use super::tile::{STEPS, TILES_PER_TILE};
use super::writer::Contents;
use crate::run::observe::Observed;
use crate::run::schedule::State;
use crate::tell::longest_wait::longest_wait;
use crate::tell::requests::data;
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::Id;
use serde_json::{Value, json};

/// What ran.
pub struct About<'r> {
    /// What the scenario is called.
    pub name: &'r str,
    /// The command that wrote it.
    pub command: &'r str,
    /// The scenario.
    pub scenario: &'r Scenario,
    /// Its tasks' names.
    pub labels: &'r [TaskLabel],
    /// What came of it.
    pub observed: &'r Observed,
}

/// The footer, as JSON.
pub fn footer(about: &About<'_>, contents: &Contents) -> Vec<u8> {
    let About { name, command, scenario, labels, observed } = about;
    let group = |label: &TaskLabel| label.group.index();
    let chunks: Vec<Part> = contents.chunks.iter().map(|(part, _)| *part).collect();
    let footer = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "name": name,
        "command": command,
        "machine": scenario.machine.name,
        "kernel": scenario.kernel.profile.to_string(),
        "seed": scenario.seed,
        "digest": format!("{:016x}", observed.digest),
        "ended_ns": observed.outcome.ended_ns,
        "stretches": contents.stretches,
        "wakes": contents.wakes,
        "step_ns": contents.plan.step_ns,
        "steps_per_tile": STEPS,
        "tiles_per_tile": TILES_PER_TILE,
        "freq_khz_max": Some(contents.freq_khz_max).filter(|&khz| khz > 0),
        "cpus": scenario.machine.topology.len(),
        "states": State::ALL.map(|(_, name)| name),
        "groups": scenario.groups.iter().map(|group| &group.path).collect::<Vec<_>>(),
        "tasks": {
            "name": labels.iter().map(|label| &label.name).collect::<Vec<_>>(),
            "group": labels.iter().map(group).collect::<Vec<_>>(),
        },
        "requests": data::value(&observed.report(scenario, labels)),
        "longest_wait": longest_wait(labels, observed),
        "chunks": {
            "parts": parts(&chunks),
            "stretches": contents.chunks.iter().map(|(_, count)| count).collect::<Vec<_>>(),
        },
        "levels": contents.levels.iter().map(|level| parts(level)).collect::<Vec<_>>(),
    });
    footer.to_string().into_bytes()
}

fn parts(parts: &[Part]) -> Value {
    json!({
        "at": parts.iter().map(|part| part.at).collect::<Vec<_>>(),
        "bytes": parts.iter().map(|part| part.bytes).collect::<Vec<_>>(),
        "checksum": parts.iter().map(|part| part.checksum).collect::<Vec<_>>(),
    })
}
