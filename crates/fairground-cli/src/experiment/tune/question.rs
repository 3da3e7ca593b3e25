//! What is tuned: a scenario and its knobs, what must hold, and what is to be small.

use crate::base::failure::Failure;
use crate::base::number::duration;
use crate::experiment::axis::{Axis, Keys};
use crate::experiment::confidence::fewest;
use crate::experiment::grid::Grid;
use crate::experiment::longer;
use crate::experiment::setting::words;
use crate::experiment::target::Target;
use crate::experiment::worlds::{World, heaviest};
use crate::read::{Asked, Loaded, Overrides};
use crate::run::unit::Unit;
use fairground::model::group_write::GroupWrite;
use fairground::sim::scenario::{GroupSpec, TimedWrite};
use fairground::units::Id;
use fairground_statistics::better::Better;
use std::collections::BTreeSet;

/// What is asked.
#[derive(Debug)]
pub struct Question {
    /// The scenario and its knobs.
    pub grid: Grid,
    /// What must hold.
    pub targets: Vec<Target>,
    /// The knob whose least value is wanted; the reservation if none is named.
    pub minimise: Option<String>,
    /// Common seeds.
    pub seeds: usize,
    /// Share of histories in which the targets must hold, 0 to 1.
    pub share: f64,
    /// Threads; all cores if none.
    pub jobs: Option<usize>,
}

/// The risk that the stated share is not true.
pub const RISK: f64 = 0.05;
/// Fresh seeds that a candidate is checked with, at least.
const CHECKED: usize = 60;

/// What is minimised if no knob is named: `cpu.max` in CPUs, then the burst.
pub const RESERVATION: &str = "reservation";

/// The first knob that is a request or a weight.
pub const REQUESTS: &str = "requests";

/// What `--meet` says.
///
/// # Errors
/// When one is no target, or wants requests to take longer.
pub fn targets(meet: &[String]) -> Result<Vec<Target>, Failure> {
    let sound = |target| not_worse(target).and_then(not_vain);
    let target = |text: &String| Target::parse(text).and_then(sound).map_err(Failure::Usage);
    meet.iter().map(target).collect()
}

/// The least setting at which requests take long enough, or few enough are served, is the one that
/// starves them.
fn not_worse(target: Target) -> Result<Target, String> {
    let (wanted, accepted) = match target.metric.better() {
        _ if !target.metric.is_of_requests() => return Ok(target),
        Better::Lower if target.comparison.is_at_least() => ("requests to take longer", "<"),
        Better::Higher if target.comparison.is_at_most() => ("fewer requests to be served", ">"),
        _ => return Ok(target),
    };
    Err(format!(
        "--meet '{target}' wants {wanted}\naccepted: {accepted} or {accepted}=, as in \
         '{} {accepted} {}'",
        target.metric, target.bound_text
    ))
}

/// No more than all periods, or all of the time, can be throttled or waited in.
fn not_vain(target: Target) -> Result<Target, String> {
    let is_share = target.metric.unit() == Unit::Percent;
    if is_share && target.comparison.is_at_most() && target.bound > 100.0 {
        return Err(format!("--meet '{target}' holds always\naccepted: up to 100%"));
    }
    Ok(target)
}

/// A share of histories of which it can be proven that it is reached.
///
/// # Errors
/// When it is none or all of them.
pub fn share(percent: f64) -> Result<f64, Failure> {
    match (1.0..=99.9).contains(&percent) {
        true => Ok(percent / 100.0),
        false => Err(Failure::Usage("share: expected per cent, 1 to 99.9".into())),
    }
}

/// The scenario's grid, with `KEY` for a knob that is left free.
///
/// # Errors
/// When an axis makes no sense, or has no values and no range of its own.
pub fn grid(asked: Asked, base: Overrides, vary: &[String]) -> Result<Grid, Failure> {
    let (given, free): (Vec<String>, Vec<String>) =
        vary.iter().cloned().partition(|text| text.contains('='));
    let worlds = World::all(&asked, &base)?;
    // Keys are read in the likeliest world: all have the same groups.
    let likeliest = worlds[heaviest(&worlds)].over(&base);
    let mut grid = Grid { worlds, ..Grid::new(asked, likeliest, &given)? };
    if !free.is_empty() {
        let plain = Keys::of(&grid.asked.load(&grid.base)?);
        let last: Vec<usize> = grid.axes.iter().map(|axis| axis.values.len() - 1).collect();
        let most = grid.load_tried(&last, &grid.overrides(&last));
        let most = most.map(|loaded| Keys::of(&loaded)).unwrap_or(plain.clone());
        let freest: Vec<usize> =
            free.iter().map(|key| tasks_at_most(&grid, &last, key, &plain)).collect();
        for (key, freest) in free.iter().zip(freest).rev() {
            let tasks = most.tasks(key).max(plain.tasks(key)).max(freest);
            grid.axes.insert(0, Axis::free(key, tasks, &plain)?);
        }
    }
    let grid = grid.checked()?.with_values_that_load()?;
    refuse_overwritten(&grid)?;
    Ok(grid)
}

/// Tasks that a limit's key is of where it allows all CPUs: runtimes that go by their limit, as Go
/// and .NET do, have more of them then. None if there is no such setting.
fn tasks_at_most(grid: &Grid, last: &[usize], key: &str, keys: &Keys) -> usize {
    let mut overrides = grid.overrides(last);
    let most = Axis::single(&format!("{key}={}", keys.cpus()), keys);
    let most = most.ok().filter(|axis| axis.limit().is_some_and(|(_, name)| name == "cpu.max"));
    let Some(most) = most else { return 0 };
    most.apply(0, &mut overrides);
    let loaded = grid.asked.load(&overrides.tried());
    loaded.map_or(0, |loaded| Keys::of(&loaded).tasks(key))
}

/// Refuses a limit or weight that a scenario sets anew as it runs: the answer would not be that of
/// the rest of the run, and who applied it would not get what was measured.
fn refuse_overwritten(grid: &Grid) -> Result<(), Failure> {
    let base = grid.asked.load(&grid.base)?.scenario;
    for axis in &grid.axes {
        let Some((Some(path), _)) = axis.limit() else { continue };
        let is_same = |write: &GroupWrite| match write {
            GroupWrite::Max { .. } => axis.is_quota(),
            GroupWrite::Burst(_) => axis.is_burst(),
            GroupWrite::Shares(_) => axis.is_weight(),
        };
        let is_of_it = |write: &&TimedWrite| {
            base.groups[write.group.index()].path == path && is_same(&write.write)
        };
        if let Some(write) = base.writes.iter().find(is_of_it) {
            return Err(Failure::Usage(format!(
                "--vary {}: a [[writes]] of {path} sets it anew at {}, so what is found would hold \
                 until then only\naccepted: the value of the write, counted from 0 as in --vary \
                 writes.0.cpu.max=1,2,4; or --set 'writes=[]', which leaves out all of them",
                axis.key,
                duration(write.at_ns)
            )));
        }
    }
    Ok(())
}

impl Question {
    /// Among how many histories one may miss: many are run before a setting is an answer.
    pub fn among(&self) -> f64 {
        longer::among(CHECKED, self.share)
    }

    /// Groups that the answer is about: those whose limit varies, or all that have one.
    pub fn limited_groups<'l>(&self, loaded: &'l Loaded) -> Vec<&'l GroupSpec> {
        let groups = &loaded.scenario.groups;
        let varies = |group: &&GroupSpec| {
            let mut limits = self.grid.axes.iter().filter_map(|axis| axis.limit());
            limits.any(|(path, _)| path.is_none_or(|path| path == group.path))
        };
        let limited = || groups.iter().filter(|group| group.limit.quota_ns.is_some());
        let varied: Vec<&GroupSpec> = limited().filter(varies).collect();
        if varied.is_empty() { limited().collect() } else { varied }
    }

    /// A setting without the limits that vary, in words: what is left of it.
    pub fn name_unlimited(&self, at: &[usize]) -> String {
        let pairs = || self.grid.axes.iter().zip(self.grid.values(at));
        let is_lifted = |axis: &Axis| axis.is_quota() || axis.is_burst();
        let rest = words(pairs().filter(|(axis, _)| !is_lifted(axis)).map(|(_, pair)| pair));
        let lifted = self.grid.axes.iter().filter(|axis| is_lifted(axis));
        let of: BTreeSet<&str> = lifted.filter_map(|axis| axis.limit()?.0).collect();
        let of = of.into_iter().collect::<Vec<_>>().join(" and ");
        let of = if of.is_empty() { of } else { format!(" of {of}") };
        format!("{rest} no limit{of}").trim_start().to_owned()
    }

    /// Fresh seeds that a candidate is checked with: twice as many as could prove the share leave
    /// room for a miss.
    pub(super) fn checked(&self, risk: f64) -> usize {
        CHECKED.max(2 * fewest(self.share, risk))
    }

    /// The common seeds.
    pub(super) fn common(&self, base: &Loaded) -> Vec<u64> {
        (0..self.seeds as u64).map(|n| base.scenario.seed.wrapping_add(n)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Go service on eight CPUs under a limit of one, with what else its scenario says.
    fn vary(key: &str, gomaxprocs: &str, more: &str) -> Result<Grid, Failure> {
        let text = format!(
            "machine = \"node:1 l3:1 core:8 pu:1\"\n[groups.\"/web\"]\ncpu.max = \"100000\"\n\
             [[workloads]]\ngroup = \"/web\"\ncommand = \"go --gomaxprocs {gomaxprocs} --rate 9/s \
             --service 1ms\"\n{more}"
        );
        grid(Asked::Text(text), Overrides::default(), &[key.to_owned()])
    }

    #[test]
    fn a_free_limit_goes_as_far_as_a_runtime_follows_it() {
        let last = |gomaxprocs: &str| vary("cpu.max", gomaxprocs, "").unwrap().axes[0].values.pop();
        assert_eq!(last("ceil"), Some("8.00".to_owned()), "two threads today, more under more");
        assert_eq!(last("3"), Some("3.00".to_owned()), "it never has more");
    }

    #[test]
    fn a_limit_that_is_written_anew_is_no_knob() {
        let write = |what: &str| {
            format!("[[writes]]\nat = \"1s\"\ngroup = \"/web\"\n{what} = \"200000\"\n")
        };
        let (max, burst) =
            (write("cpu.max"), write("cpu.max.burst").replace("\"200000\"", "90000"));
        for key in ["cpu.max", "/web.limits.cpu=1,2", "cpu.cfs_period_us=20000,50000"] {
            let Err(Failure::Usage(told)) = vary(key, "8", &max) else {
                panic!("{key} is refused")
            };
            assert!(told.contains("a [[writes]] of /web sets it anew at 1s"), "{told}");
        }
        assert!(vary("cpu.max=1,2", "8", &burst).is_ok(), "another limit is written");
        assert!(vary("cpu.max.burst=0,90ms", "8", &burst).is_err());
        let weight = write("cpu.weight").replace("\"200000\"", "50");
        assert!(vary("cpu.max=1,2", "8", &weight).is_ok());
        assert!(vary("/web.cpu.shares=512,1024", "8", &weight).is_err());
        assert!(vary("writes.0.cpu.max=1,2", "8", &max).is_ok());
    }
}
