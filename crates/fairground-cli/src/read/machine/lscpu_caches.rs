//! What lscpu's tables say of caches, and what follows for cores.

use super::places::Row;
use crate::base::console;
use crate::read::fault::{Fault, Read, Span, clean};
use std::collections::{BTreeMap, BTreeSet};

/// One CPU of a table.
pub(super) struct Listed {
    pub row: Row,
    /// The number of its first cache for data, if it has a column.
    pub l1d: Option<u64>,
}

/// The rows, with cores as they are. lscpu numbers cores anew for each kind of CPU of a board: CPUs
/// of one number that share not even their first cache are no threads of one core.
pub(super) fn rows(listed: Vec<Listed>) -> Vec<Row> {
    let mut of_core: BTreeMap<(u64, u64), Vec<Option<u64>>> = BTreeMap::new();
    for Listed { row, l1d } in &listed {
        of_core.entry((row.package, row.core)).or_default().push(*l1d);
    }
    let is_apart = |caches: &[Option<u64>]| {
        let known: BTreeSet<u64> = caches.iter().flatten().copied().collect();
        caches.len() > 1 && known.len() == caches.len()
    };
    let apart: BTreeSet<(u64, u64)> =
        of_core.iter().filter(|(_, caches)| is_apart(caches)).map(|(core, _)| *core).collect();
    if !apart.is_empty() {
        console::note_once(
            "lscpu has CPUs of one core that share no L1d, as on boards with several kinds of \
             CPUs: each is taken for a core of its own",
        );
    }
    // Numbers of their own, far above those of a file.
    const FIRST: u64 = 1 << 63;
    let own = |(core, Listed { row, .. }): (u64, Listed)| match apart
        .contains(&(row.package, row.core))
    {
        true => Row { core, ..row },
        false => row,
    };
    (FIRST..).zip(listed).map(own).collect()
}

/// The numbers of a CPU's caches by their names, from a column for all of them.
///
/// # Errors
/// Of a CPU that lacks a level lscpu writes fewer numbers, and nobody knows which is left out.
pub(super) fn numbers<'t>(
    names: &'t str,
    numbers: &'t str,
    span: Span,
) -> Read<impl Iterator<Item = (&'t str, &'t str)>> {
    let (levels, found) = (names.split(':').count(), numbers.split(':').count());
    if found != levels && !matches!(numbers, "-" | "") {
        let title = format!("a CPU's row has {found} of {levels} caches ({})", clean(names));
        return Err(or_lacking(Fault::at(span, title)));
    }
    Ok(names.split(':').zip(numbers.split(':')))
}

/// The fault of a row of which some caches are missing, with what else it may be.
pub(super) fn or_lacking(fault: Box<Fault>) -> Box<Fault> {
    fault
        .because("of a CPU that lacks a cache lscpu leaves out its number, and not its place")
        .help("hwloc (`lstopo topology.xml`) or a copy of /sys (sysfs = \"DIR\") say which it is")
}
