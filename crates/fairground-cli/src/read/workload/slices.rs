//! A slice of a task's own, and clamps of its utilization.

use crate::read::fault::{Read, clean};
use crate::read::tree::{Entry, Fields};
use crate::read::values::Dialect;
use fairground::policy::Kernel;
use fairground::units::{NS_PER_MS, Ns};
use fairground::workload::behavior::UNCLAMPED;

/// `sched_setattr` clamps a slice to 0.1 to 100 ms.
pub(crate) const SLICE_NS: std::ops::RangeInclusive<Ns> = NS_PER_MS / 10..=100 * NS_PER_MS;

/// 6.12 and later, or an older one that has the patch (`changes`).
pub(crate) fn has_custom_slices(kernel: &Kernel) -> bool {
    kernel.rules.turn.custom_slice
}

/// Checks a slice of one's own against the kernel.
pub(crate) fn custom_slice(entry: &Entry, slice_ns: Ns, kernel: &Kernel) -> Read<Ns> {
    if !has_custom_slices(kernel) {
        let profile = clean(&kernel.profile);
        return Err(entry
            .fault(format!("the kernel {profile} has no slices for single tasks"))
            .because("sched_runtime of sched_setattr counts for SCHED_OTHER since 6.12")
            .accepts("a kernel from 6.12, or changes = [\"custom-slice\"]"));
    }
    if !SLICE_NS.contains(&slice_ns) {
        return Err(entry
            .node
            .wrong(&entry.key, "a slice from 0.1 ms to 100 ms: the kernel clamps it to these"));
    }
    Ok(slice_ns)
}

/// The slice of a scenario's key; 0 is the base slice.
pub(crate) fn slice(entry: &Entry, kernel: &Kernel) -> Read<Ns> {
    match Dialect::Toml.duration(entry)? {
        0 => Ok(0),
        slice_ns => custom_slice(entry, slice_ns, kernel),
    }
}

/// Clamps of a phase: rt-app sets them when it begins, here they are a task's.
pub(crate) fn refuse_clamps(fields: &mut Fields<'_>) -> Read<()> {
    let clamp = "utilization clamps are given to a task as a whole, and don't change";
    fields.refuse("util_min", clamp)?;
    fields.refuse("util_max", clamp)
}

/// `util_min` and `util_max` of a task, 0 to 1024 (`uclamp.min`, `uclamp.max`).
pub(crate) fn clamps(fields: &mut Fields<'_>) -> Read<[u32; 2]> {
    let [least, most] = UNCLAMPED.map(i64::from);
    let mut clamp = |key, usual| {
        let entry = fields.take(key)?;
        entry.map_or(Ok(usual), |entry| entry.integer(least, most)).map(|clamp| (clamp, entry))
    };
    let ((min, _), (max, entry)) = (clamp("util_min", least)?, clamp("util_max", most)?);
    match entry.filter(|_| min > max) {
        Some(entry) => Err(entry.node.wrong("util_max", "no less than util_min")),
        None => Ok([min as u32, (max as u32).max(min as u32)]),
    }
}
