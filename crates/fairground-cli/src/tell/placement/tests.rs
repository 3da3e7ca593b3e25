//! The tables and data of placement, of a hand-made run.

use super::data::*;
use super::text::*;
use crate::base::text::WIDTH;
use crate::run::fixture;
use crate::run::report::Report;
use crate::tell::json as answer;
use fairground::record::placement::Counts;
use fairground::record::{Fact, PlacedBy, Placement, Recorder, Scan};
use fairground::units::{CpuId, TaskId};
use serde_json::{Value, json};
use std::io;

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
        let placement = answer::value(report)["placement"].take();
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
