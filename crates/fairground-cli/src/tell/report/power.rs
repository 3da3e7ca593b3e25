//! What the machine drew, over time and for whom.

use super::world::World;
use crate::run::schedule::{Drawer, Part};
use fairground::record::energy::FJ_PER_J;
use fairground::units::Id;
use serde_json::{Value, json};

/// Null for a machine of unknown power.
pub fn value(world: &World) -> Value {
    let Some(powers) = &world.schedule.powers else { return Value::Null };
    let part = |part: &Part| {
        json!({
            "name": name(world, part.drawer),
            "energy_j": part.energy_fj as f64 / FJ_PER_J,
            "power_uw": part.power_uw,
        })
    };
    json!({
        "step_ns": powers.step_ns,
        "parts": powers.parts.iter().map(part).collect::<Vec<_>>(),
    })
}

fn name(world: &World, drawer: Drawer) -> String {
    match drawer {
        Drawer::Base => "the machine beside its cores".into(),
        Drawer::IdleCores => "idle cores".into(),
        Drawer::Kthreads => "kernel threads".into(),
        Drawer::Group(group) => {
            format!("tasks of {}", world.scenario.groups[group.index()].path)
        }
        Drawer::OtherGroups => "tasks of other groups".into(),
    }
}
