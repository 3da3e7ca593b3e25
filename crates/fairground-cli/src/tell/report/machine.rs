//! The machine of the runs that are drawn: what each CPU did, as a map by last-level cache, and
//! frequencies and power where the machine has them.

use super::panel::{Axis, Heat, HeatCell, HeatValue, Measure, Panel, VALUES_MAX, levels};
use super::world::World;
use crate::run::residency::mean_khz;
use crate::run::unit::Unit;
use crate::tell::amount::shown;
use crate::tell::{energy, frequency};
use fairground::units::{CpuId, Id};
use std::collections::BTreeMap;

/// What is told of a CPU.
struct Told {
    name: &'static str,
    says: &'static str,
    unit: Unit,
    of: fn(&World, CpuId) -> Option<f64>,
}

const TOLD: [Told; 4] = [
    Told {
        name: "busy",
        says: "Of the time, in which a task ran there.",
        unit: Unit::Percent,
        of: busy_percent,
    },
    Told {
        name: "tasks that came by a wake-up",
        says: "Woken tasks that were put there and had been on another CPU.",
        unit: Unit::Count,
        of: |world, cpu| Some(sum(&world.observed.placements.cpus()[cpu].wakeup_migrations)),
    },
    Told {
        name: "tasks that came by balancing",
        says: "Waiting tasks that were pulled from another CPU.",
        unit: Unit::Count,
        of: |world, cpu| Some(sum(&world.observed.placements.cpus()[cpu].balance_migrations)),
    },
    Told {
        name: "mean frequency while busy",
        says: "The mean over the time in which a task ran there.",
        unit: Unit::Gigahertz,
        of: gigahertz,
    },
];

fn sum(by_distance: &[u64]) -> f64 {
    by_distance.iter().sum::<u64>() as f64
}

fn busy_percent(world: &World, cpu: CpuId) -> Option<f64> {
    let ended_ns = world.observed.outcome.ended_ns.max(1);
    Some(100.0 * world.observed.stats.cpus[cpu].busy_ns as f64 / ended_ns as f64)
}

/// Nothing of a machine whose frequencies are not known.
fn gigahertz(world: &World, cpu: CpuId) -> Option<f64> {
    world.scenario.machine.freq.as_ref()?;
    let residency = world.observed.residency.as_ref()?;
    let busy_ns = residency.cpus()[cpu].busy_ns.iter().copied();
    match mean_khz(residency.khz(), busy_ns) {
        0 => None,
        khz => Some(khz as f64 / 1e6),
    }
}

/// The map of all worlds, then what is known of frequencies and power.
pub fn panels(worlds: &[World]) -> Vec<Panel> {
    let several = worlds.len() > 1;
    let mut panels: Vec<Panel> = heat(worlds).map(Panel::Heat).into_iter().collect();
    for world in worlds {
        let of = if several { format!(" of {}", world.name) } else { String::new() };
        let report = world.observed.report(&world.scenario, &world.labels);
        let mut text = Vec::new();
        let written = frequency::write(&mut text, &report, false)
            .and_then(|()| energy::write(&mut text, &report, false));
        written.expect("memory takes it");
        panels.extend(Panel::lines(&format!("Frequencies, idle states, power{of}"), &text));
    }
    panels
}

/// Where each CPU has its place: its cache, and its number there.
fn places(world: &World) -> Vec<(usize, usize)> {
    let mut caches: BTreeMap<u32, usize> = BTreeMap::new();
    let mut seen: Vec<usize> = Vec::new();
    let seats = world.observed.placements.seats().iter();
    let place = |seat: &fairground::units::Seat| {
        let next = caches.len();
        let cache = *caches.entry(seat.llc).or_insert(next);
        seen.resize(seen.len().max(cache + 1), 0);
        seen[cache] += 1;
        (cache, seen[cache] - 1)
    };
    seats.map(place).collect()
}

/// Nothing of machines that differ, or have no room.
fn heat(worlds: &[World]) -> Option<Heat> {
    let first = places(worlds.first()?);
    let known: Vec<&Told> =
        TOLD.iter().filter(|told| numbers(worlds, told).iter().any(Option::is_some)).collect();
    let is_same = worlds.iter().all(|world| places(world) == first);
    if !is_same || first.len() * worlds.len() * known.len() > VALUES_MAX {
        return None;
    }
    let caches = 1 + first.iter().map(|place| place.0).max()?;
    let across = 1 + first.iter().map(|place| place.1).max()?;
    let names = |count: usize, of: &str| (0..count).map(|at| format!("{of} {at}")).collect();
    let mut axes = vec![
        Axis { key: "last-level cache".into(), values: names(caches, "cache"), left_out: 0 },
        Axis { key: "CPU of it".into(), values: names(across, "no."), left_out: 0 },
    ];
    let mut cells = Vec::new();
    let of_told: Vec<Vec<HeatValue>> = known.iter().map(|told| values(worlds, told)).collect();
    for world in 0..worlds.len() {
        for (cpu, (cache, place)) in first.iter().enumerate() {
            let shown = of_told.iter().map(|values| values[world * first.len() + cpu].clone());
            let run = (worlds.len() > 1).then_some(world);
            let at = run.into_iter().chain([*cache, *place]).collect();
            cells.push(HeatCell { at, shown: shown.collect() });
        }
    }
    if worlds.len() > 1 {
        let values = worlds.iter().map(|world| world.name.clone()).collect();
        axes.insert(0, Axis { key: "run".into(), values, left_out: 0 });
    }
    Some(Heat {
        title: "What each CPU did".into(),
        sentence: "CPUs of one last-level cache stand in one row, in the order of their numbers; \
                   the small number is the kernel's."
            .into(),
        axes,
        measures: known.iter().map(|told| measure(worlds, told)).collect(),
        signs: Vec::new(),
        cells,
        empty: "no CPU".into(),
    })
}

/// Of all CPUs of all worlds.
fn numbers(worlds: &[World], told: &Told) -> Vec<Option<f64>> {
    let of_world =
        |world| (0..World::cpus(world)).map(move |cpu| (told.of)(world, CpuId::from_index(cpu)));
    worlds.iter().flat_map(of_world).collect()
}

fn values(worlds: &[World], told: &Told) -> Vec<HeatValue> {
    let numbers = numbers(worlds, told);
    let levels = levels(&numbers, false);
    let cpus = World::cpus(&worlds[0]);
    let value = |(at, number): (usize, &Option<f64>)| HeatValue {
        text: number.map_or("-".into(), |number| text(number, told.unit)),
        spread: format!("CPU {}", at % cpus),
        level: levels[at],
        signs: Vec::new(),
    };
    numbers.iter().enumerate().map(value).collect()
}

fn text(number: f64, unit: Unit) -> String {
    match unit {
        Unit::Count => format!("{number:.0}"),
        unit => shown(number, unit),
    }
}

fn measure(worlds: &[World], told: &Told) -> Measure {
    let numbers = numbers(worlds, told);
    let end = |of: fn(f64, f64) -> f64| {
        let end = numbers.iter().flatten().copied().reduce(of);
        end.map_or("-".into(), |end| text(end, told.unit))
    };
    Measure {
        name: told.name.into(),
        sentence: told.says.into(),
        palest: end(f64::min),
        strongest: end(f64::max),
    }
}
