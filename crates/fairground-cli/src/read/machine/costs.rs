//! `[costs]` of a machine: time that the kernel's work takes, and what caches lose. Keys, all of
//! them durations unless said otherwise:
//!
//! * `context_switch`, `tick`, `ipi`, `throttle`;
//! * `interrupt`: from an interrupt that asks for another task to the switch, and `interrupt_tick`
//!   and `interrupt_hrtick` if these kinds take another time; `hrtick`: how late the timer at a
//!   slice's end is served (`HRTICK`), all of which may be random; `hrtick_level`: how much later
//!   for each level of groups that the switch before left or entered, and `hrtick_waiting` for each
//!   task that waits;
//! * `wake`: waking a task, without the search for its CPU; `enqueue = { llc, far }`: more for a
//!   task that goes to another CPU of the same cache, and beyond;
//! * `probe`: looking whether another CPU is idle; `mask_read`, `mask_write`: of SIS_CORE's mask;
//!   `balance`: for each CPU that a balance pass looks at; `hint`: the governor's hook;
//! * `idle_exit`: from an idle CPU's interrupt to its first task;
//! * `refill = { llc, node, machine }`: what a task loses that came from another core, another
//!   cache or another node, if its footprint is `l2_kib` (a whole number, 1024) or more; less in
//!   proportion;
//! * `line = { llc, node, machine }`: fetching a cache line that another core, cache or node used
//!   last.

use crate::read::fault::Read;
use crate::read::tree::{Entry, Fields};
use crate::read::values::{self, Dialect};
use fairground::model::effort::Effort;
use fairground::sim::scenario::Costs;
use fairground::units::Ns;

/// The most KiB of a second-level cache.
const L2_KIB_MAX: i64 = 1 << 20;

/// Takes what is given, and the rest from what the machine had.
pub(super) fn read(entry: &Entry, before: Costs) -> Read<Costs> {
    let mut fields = Fields::of(&entry.node, "the machine's costs")?;
    let [llc_ns, far_ns] = row(&mut fields, "enqueue", ["llc", "far"], before.enqueue_ns)?;
    let far = ["llc", "node", "machine"];
    let refill_ns = row(&mut fields, "refill", far, before.refill_ns)?;
    let line_ns = row(&mut fields, "line", far, before.line_ns)?;
    let mut random = |key| fields.take(key)?.map(values::draw).transpose();
    let interrupt = random("interrupt")?.unwrap_or(before.interrupt);
    let interrupt_tick = random("interrupt_tick")?.or(before.interrupt_tick);
    let interrupt_hrtick = random("interrupt_hrtick")?.or(before.interrupt_hrtick);
    let hrtick = random("hrtick")?.unwrap_or(before.hrtick);
    let kib = fields.take("l2_kib")?.map(|entry| entry.integer(1, L2_KIB_MAX)).transpose()?;
    let mut cost =
        |key, before| fields.take(key)?.map_or(Ok(before), |entry| Dialect::Toml.duration(entry));
    let costs = Costs {
        context_switch_ns: cost("context_switch", before.context_switch_ns)?,
        tick_ns: cost("tick", before.tick_ns)?,
        ipi_ns: cost("ipi", before.ipi_ns)?,
        throttle_ns: cost("throttle", before.throttle_ns)?,
        hrtick,
        hrtick_level_ns: cost("hrtick_level", before.hrtick_level_ns)?,
        hrtick_waiting_ns: cost("hrtick_waiting", before.hrtick_waiting_ns)?,
        wake_ns: cost("wake", before.wake_ns)?,
        idle_exit_ns: cost("idle_exit", before.idle_exit_ns)?,
        effort: Effort {
            probe_ns: cost("probe", before.effort.probe_ns)?,
            mask_read_ns: cost("mask_read", before.effort.mask_read_ns)?,
            mask_write_ns: cost("mask_write", before.effort.mask_write_ns)?,
            balance_ns: cost("balance", before.effort.balance_ns)?,
            hint_ns: cost("hint", before.effort.hint_ns)?,
        },
        enqueue_ns: [llc_ns, far_ns],
        refill_ns,
        line_ns,
        l2_bytes: kib.map_or(before.l2_bytes, |kib| kib as u64 * 1024),
        interrupt,
        interrupt_tick,
        interrupt_hrtick,
    };
    fields.done()?;
    Ok(costs)
}

/// A table of durations, each as it was unless given.
fn row<const N: usize>(
    fields: &mut Fields<'_>,
    key: &'static str,
    keys: [&'static str; N],
    before: [Ns; N],
) -> Read<[Ns; N]> {
    let Some(entry) = fields.take(key)? else { return Ok(before) };
    let mut inner = Fields::of(&entry.node, key)?;
    let mut row = before;
    for (place, key) in keys.into_iter().enumerate() {
        if let Some(entry) = inner.take(key)? {
            row[place] = Dialect::Toml.duration(entry)?;
        }
    }
    inner.done()?;
    Ok(row)
}
