//! Where waking tasks were placed and how far tasks moved: two lines of the answer, tables of the
//! machine and each last-level cache (with `--all` of each CPU), and the same as data.
//!
//! What the words mean: [`fairground::record::placement`].

use crate::base::number::{count, fit};
use crate::base::table::{Table, left, right};
use crate::base::text::ROWS_MAX;
use crate::run::report::Report;
use fairground::record::PlacedBy;
use fairground::record::placement::{Counts, DISTANCE_NAMES, DISTANCES, LlcCounts};
use fairground::units::{CpuId, Id};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Width of a row's name.
const NAME: usize = 8;

/// A column: two lines of heading, the second with the unit, and its cell.
type Column = (&'static str, &'static str, usize, fn(&Counts) -> String);

/// Rates of searches.
const SEARCHES: [Column; 12] = [
    ("", "Searches", 9, |c| count(c.searches, 9)),
    ("Success", "%", 7, |c| tenths(c.success_percent())),
    ("Fast", "%", 6, |c| tenths(c.fast_percent())),
    ("Target", "%", 6, |c| share(c, PlacedBy::Target)),
    ("Prev", "%", 6, |c| share(c, PlacedBy::Prev)),
    ("Recent", "%", 6, |c| share(c, PlacedBy::Recent)),
    ("Sibl.", "%", 6, |c| share(c, PlacedBy::Sibling)),
    ("Core", "%", 6, |c| share(c, PlacedBy::IdleCore)),
    ("CPU", "%", 6, |c| share(c, PlacedBy::IdleCpu)),
    ("Effic.", "%", 6, |c| tenths(c.efficiency_percent())),
    ("Domain", "eff. %", 6, |c| tenths(c.domain_efficiency_percent())),
    ("Scan", "depth", 6, |c| tenths(c.scan_depth_mean())),
];

/// What SIS_CORE's mask was worth.
const MASK: [Column; 6] = [
    ("Domain", "scans", 9, |c| count(c.scans, 9)),
    ("CPUs", "tested", 9, |c| count(c.scan_tested, 9)),
    ("False", "positives", 9, |c| count(c.false_positives, 9)),
    ("True", "negatives", 9, |c| count(c.true_negatives, 9)),
    ("Mask", "shrinks", 9, |c| count(c.mask_shrinks, 9)),
    ("Fail-prone", "scans", 10, |c| count(c.fail_prone_scans, 9)),
];

/// Migrations by the smallest unit that has both CPUs.
const MIGRATIONS: [Column; 8] = [
    ("Wake-up", "core", 9, |c| count(c.wakeup_migrations[0], 9)),
    ("Wake-up", "cache", 9, |c| count(c.wakeup_migrations[1], 9)),
    ("Wake-up", "node", 9, |c| count(c.wakeup_migrations[2], 9)),
    ("Wake-up", "machine", 9, |c| count(c.wakeup_migrations[3], 9)),
    ("Balance", "core", 9, |c| count(c.balance_migrations[0], 9)),
    ("Balance", "cache", 9, |c| count(c.balance_migrations[1], 9)),
    ("Balance", "node", 9, |c| count(c.balance_migrations[2], 9)),
    ("Balance", "machine", 9, |c| count(c.balance_migrations[3], 9)),
];

/// Looks for work before going idle, and tasks got, by what the domain spans.
const NEWIDLE: [Column; 8] = [
    ("Looks", "core", 9, |c| count(c.newidle_attempts[0], 9)),
    ("Looks", "cache", 9, |c| count(c.newidle_attempts[1], 9)),
    ("Looks", "node", 9, |c| count(c.newidle_attempts[2], 9)),
    ("Looks", "machine", 9, |c| count(c.newidle_attempts[3], 9)),
    ("Pulls", "core", 9, |c| count(c.newidle_pulls[0], 9)),
    ("Pulls", "cache", 9, |c| count(c.newidle_pulls[1], 9)),
    ("Pulls", "node", 9, |c| count(c.newidle_pulls[2], 9)),
    ("Pulls", "machine", 9, |c| count(c.newidle_pulls[3], 9)),
];

fn tenths(value: Option<f64>) -> String {
    value.map_or("-".into(), |value| fit((value * 1e3).round() as u64, 3, 1, 6))
}

/// Searches that ended in one way, percent.
fn share(counts: &Counts, by: PlacedBy) -> String {
    let share = counts.by(by) as f64 * 100.0 / counts.searches as f64;
    tenths((counts.searches > 0).then_some(share))
}

/// Writes two lines, if there was any search on a machine where a task has a choice.
///
/// # Errors
/// When `out` does not take it.
pub fn write_summary(out: &mut dyn Write, report: &Report<'_>) -> io::Result<()> {
    let counts = report.placements.machine();
    if counts.searches == 0 || report.placements.cpus().len() < 2 {
        return Ok(());
    }
    writeln!(
        out,
        "wake-ups: {} searches for an idle CPU, success {} %, efficiency {} %",
        count(counts.searches, 9),
        tenths(counts.success_percent()),
        tenths(counts.efficiency_percent()),
    )?;
    let moves = counts.wakeup_migrations.iter().zip(counts.balance_migrations).map(|(a, b)| a + b);
    let moves = DISTANCE_NAMES.iter().zip(moves);
    let moves = moves.map(|(distance, moves)| format!("{distance} {}", count(moves, 9)));
    writeln!(out, "migrations inside the same {}\n", moves.collect::<Vec<_>>().join(", "))
}

/// Writes the tables; `all` shows every CPU.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, report: &Report<'_>, all: bool) -> io::Result<()> {
    let rows = rows(report, all);
    table(out, "Wake-up", &SEARCHES, &rows)?;
    if report.scenario.kernel.rules.search.answer.has_mask() {
        table(out, "Mask", &MASK, &rows)?;
    }
    table(out, "Moves", &MIGRATIONS, &rows)?;
    table(out, "Newidle", &NEWIDLE, &rows)
}

/// The machine, its caches if there is more than one, and its CPUs.
fn rows(report: &Report<'_>, all: bool) -> Vec<(String, Counts)> {
    let placements = report.placements;
    let mut rows = vec![("machine".to_owned(), placements.machine())];
    let llcs = placements.llcs();
    if llcs.len() > 1 {
        rows.extend(llcs.iter().map(|llc| (format!("llc {}", llc.llc), llc.counts)));
    }
    if all {
        let cpus = placements.cpus().iter().enumerate();
        rows.extend(cpus.map(|(cpu, counts)| (format!("cpu {cpu}"), *counts)));
    } else {
        rows.truncate(ROWS_MAX);
    }
    rows
}

fn table(
    out: &mut dyn Write,
    title: &str,
    columns: &[Column],
    rows: &[(String, Counts)],
) -> io::Result<()> {
    let numbers = columns.iter().map(|(.., width, _)| right(*width));
    let table = Table::new(std::iter::once(left(NAME)).chain(numbers));
    let line = |name: &str, cell: &dyn Fn(&Column) -> String| {
        table.line(std::iter::once(name.to_owned()).chain(columns.iter().map(cell)))
    };
    writeln!(out, "{}", line("", &|column| column.0.to_owned()))?;
    let units = line(title, &|column| column.1.to_owned());
    writeln!(out, "{units}\n{}", "-".repeat(units.len()))?;
    for (name, counts) in rows {
        writeln!(out, "{}", line(name, &|column| column.3(counts)))?;
    }
    writeln!(out)
}

/// Everything that was counted, by name: one list for JSON and CSV.
fn fields(counts: &Counts) -> Vec<(String, Value)> {
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
        ("newidle_attempts", json!(counts.newidle_attempts.iter().sum::<u64>())),
        ("newidle_pulls", json!(counts.newidle_pulls.iter().sum::<u64>())),
        ("search_fast_percent", json!(counts.fast_percent())),
        ("search_success_percent", json!(counts.success_percent())),
        ("search_efficiency_percent", json!(counts.efficiency_percent())),
        ("domain_efficiency_percent", json!(counts.domain_efficiency_percent())),
        ("search_yield_percent", json!(counts.yield_percent())),
        ("scan_depth_mean", json!(counts.scan_depth_mean())),
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

fn object(head: &[(&str, Value)], counts: &Counts) -> Value {
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

#[cfg(test)]
mod tests {
    use super::super::json;
    use super::*;
    use crate::base::text::WIDTH;
    use crate::run::fixture;
    use fairground::record::{Fact, Placement, Recorder, Scan};
    use fairground::units::TaskId;

    /// The hand-made run with searches from CPU 1, and a look for work of CPU 0.
    fn with_searches(tell: impl FnOnce(&Report<'_>)) {
        fixture::with_report(|report| {
            let mut placements = report.placements.clone();
            let cpu = CpuId(1);
            let scan = Scan { tested: 2, stale: 1, hidden: 3, shrunk: 1, ..Scan::default() };
            for (by, scan) in [
                (PlacedBy::Target, None),
                (PlacedBy::Recent, None),
                (PlacedBy::Nowhere, Some(scan)),
                (PlacedBy::IdleCpu, Some(scan)),
            ] {
                placements.record(
                    0,
                    Fact::Placed(Placement {
                        task: TaskId(1),
                        waker_cpu: cpu,
                        prev: cpu,
                        target: cpu,
                        chosen: cpu,
                        by,
                        tested: 2,
                        siblings: 0,
                        scan,
                    }),
                );
            }
            placements.record(0, Fact::Newidle { cpu: CpuId(0), level: 0, pulled: 1 });
            let mut scenario = report.scenario.clone();
            scenario.kernel.rules.search.answer =
                fairground::policy::placement::search::Search::SisCore;
            tell(&Report { placements: &placements, scenario: &scenario, ..*report });
        });
    }

    fn text(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn summary_and_tables_of_the_hand_made_run() {
        with_searches(|report| {
            let summary = text(|out| write_summary(out, report));
            let tables = text(|out| write(out, report, true));
            fixture::assert_golden("placement.txt", &(summary + &tables));
        });
    }

    #[test]
    fn a_run_without_searches_has_no_summary() {
        fixture::with_report(|report| {
            assert_eq!(text(|out| write_summary(out, report)), "");
        });
    }

    #[test]
    fn lines_stay_within_the_width_for_huge_numbers() {
        let huge = 10_u64.pow(17);
        let mut counts = Counts {
            searches: huge,
            by: [huge / 10; 7],
            tested: huge,
            scans: 1,
            scan_tested: huge,
            ..Counts::default()
        };
        (counts.wakeup_migrations, counts.newidle_attempts) = ([huge; 4], [huge; 4]);
        let rows = [("cpu 4095".to_owned(), counts)];
        for columns in [SEARCHES.as_slice(), &MASK, &MIGRATIONS, &NEWIDLE] {
            let text = text(|out| table(out, "Wake-up", columns, &rows));
            assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        }
    }

    #[test]
    fn data_and_csv_have_the_same_names_and_sums() {
        with_searches(|report| {
            let placement = json::value(report)["placement"].take();
            assert_eq!(placement["machine"]["searches"], 4);
            assert_eq!(placement["machine"]["search_success_percent"], 75.0);
            assert_eq!(placement["machine"]["balance_migrations_cache"], 1);
            assert_eq!(placement["llcs"][0]["cpus"], json!([0, 1]));
            assert_eq!(placement["llcs"][0]["newidle_pulls"], 1);
            assert_eq!(placement["cpus"][1]["false_positives"], 2);
            assert_eq!(placement["cpus"][0]["scan_depth_mean"], Value::Null);
            let csv = text(|out| write_csv(out, report));
            let mut lines = csv.lines();
            let names: Vec<&str> = lines.next().unwrap().split(',').collect();
            let cpu = placement["cpus"][1].as_object().unwrap();
            assert_eq!(names.len(), cpu.len());
            assert!(names.iter().all(|name| cpu.contains_key(*name)));
            assert!(lines.all(|line| line.split(',').count() == names.len()));
            assert_eq!(csv.lines().count(), 3);
        });
    }
}
