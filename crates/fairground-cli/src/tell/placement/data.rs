//! Where waking tasks were placed, as data.

use crate::run::report::Report;
use fairground::record::PlacedBy;
use fairground::record::placement::{Counts, DISTANCE_NAMES, DISTANCES, LlcCounts};
use fairground::units::{CpuId, Id};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Everything that was counted, by name: one list for JSON and CSV.
pub(crate) fn fields(counts: &Counts) -> Vec<(String, Value)> {
    let by = |by| json!(counts.by(by));
    let mut fields: Vec<(String, Value)> = [
        ("searches", json!(counts.searches)),
        ("domain_searches", json!(counts.domain_searches())),
        ("failures", json!(counts.failures())),
        ("tested", json!(counts.tested)),
        ("domain_tested", json!(counts.domain_tested())),
        ("scans", json!(counts.scans)),
        ("scan_tested", json!(counts.scan_tested)),
        ("target_hits", by(PlacedBy::Target)),
        ("prev_hits", by(PlacedBy::Prev)),
        ("recent_hits", by(PlacedBy::Recent)),
        ("sibling_hits", by(PlacedBy::Sibling)),
        ("idle_core_hits", by(PlacedBy::IdleCore)),
        ("idle_cpu_hits", by(PlacedBy::IdleCpu)),
        ("false_positives", json!(counts.false_positives)),
        ("true_negatives", json!(counts.true_negatives)),
        ("mask_shrinks", json!(counts.mask_shrinks)),
        ("fail_prone_scans", json!(counts.fail_prone_scans)),
        ("remote_wakers", json!(counts.remote_wakers)),
        ("affine_targets", json!(counts.affine_targets)),
        ("newidle_attempts", json!(counts.newidle_attempts.iter().sum::<u64>())),
        ("newidle_pulls", json!(counts.newidle_pulls.iter().sum::<u64>())),
        ("search_fast_percent", json!(counts.fast_percent())),
        ("search_success_percent", json!(counts.success_percent())),
        ("search_efficiency_percent", json!(counts.efficiency_percent())),
        ("domain_efficiency_percent", json!(counts.domain_efficiency_percent())),
        ("search_yield_percent", json!(counts.yield_percent())),
        ("scan_depth_mean", json!(counts.scan_depth_mean())),
        ("wake_affine_percent", json!(counts.wake_affine_percent())),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_owned(), value))
    .collect();
    let by_distance: [(&str, &[u64; DISTANCES]); 4] = [
        ("wakeup_migrations", &counts.wakeup_migrations),
        ("balance_migrations", &counts.balance_migrations),
        ("newidle_attempts", &counts.newidle_attempts),
        ("newidle_pulls", &counts.newidle_pulls),
    ];
    for (name, numbers) in by_distance {
        let named = DISTANCE_NAMES.iter().zip(numbers);
        fields.extend(named.map(|(distance, n)| (format!("{name}_{distance}"), json!(n))));
    }
    fields
}

pub(crate) fn object(head: &[(&str, Value)], counts: &Counts) -> Value {
    let head = head.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Value::Object(head.chain(fields(counts)).collect::<Map<String, Value>>())
}

/// The machine, its caches and its CPUs.
pub fn value(report: &Report<'_>) -> Value {
    let placements = report.placements;
    let llc = |llc: &LlcCounts| {
        let cpus: Vec<u32> = llc.cpus.iter().map(|cpu| cpu.0).collect();
        object(&[("llc", json!(llc.llc)), ("cpus", json!(cpus))], &llc.counts)
    };
    let cpu = |(cpu, counts): (usize, &Counts)| {
        let llc = placements.seats()[CpuId::from_index(cpu)].llc;
        object(&[("cpu", json!(cpu)), ("llc", json!(llc))], counts)
    };
    json!({
        "machine": object(&[], &placements.machine()),
        "llcs": placements.llcs().iter().map(llc).collect::<Vec<_>>(),
        "cpus": placements.cpus().iter().enumerate().map(cpu).collect::<Vec<_>>(),
    })
}

/// Writes a line per CPU; what nothing was counted of is empty.
///
/// # Errors
/// When `out` does not take it.
pub fn write_csv(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    let names = fields(&Counts::default()).into_iter().map(|(name, _)| name);
    writeln!(out, "cpu,llc,{}", names.collect::<Vec<_>>().join(","))?;
    let seats = report.placements.seats().iter();
    for (cpu, (seat, counts)) in seats.zip(report.placements.cpus().iter()).enumerate() {
        let cell = |(_, value): (String, Value)| match value {
            Value::Null => String::new(),
            Value::Number(number) if number.is_f64() => {
                format!("{:.3}", number.as_f64().unwrap_or(f64::NAN))
            }
            other => other.to_string(),
        };
        let cells: Vec<String> = fields(counts).into_iter().map(cell).collect();
        writeln!(out, "{cpu},{},{}", seat.llc, cells.join(","))?;
    }
    Ok(())
}
