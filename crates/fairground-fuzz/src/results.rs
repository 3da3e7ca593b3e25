//! A folder of results that somebody sent: its plan, then a line for each point. Checksums hold off
//! what a disk does to them, but whoever writes a folder can make them: they are put right here.

use fairground_cli::experiment::checksum::sealed;
use fairground_cli::experiment::plan::{Found, Plan};
use fairground_cli::tell::pivot;
use fairground_cli::tell::report::verb::sweep::content;
use serde_json::{Map, Value};

/// Bigger sweeps take their time, which is no fault.
const POINTS_MAX: usize = 2_000;

/// Reads the plan, an empty line, and the points.
pub fn read(text: &str) {
    let (plan, lines) = text.split_once("\n\n").unwrap_or((text, ""));
    let Ok(plan) = serde_json::from_str::<Plan>(plan) else { return };
    let _ = plan.fault();
    let plan = plan.named();
    if plan.fault().is_some() || plan.points() > POINTS_MAX {
        return;
    }
    let mut kept = String::new();
    for line in lines.lines() {
        let _ = plan.find(line.as_bytes());
        let Ok(fields) = serde_json::from_str::<Map<String, Value>>(line) else { continue };
        let line = sealed(fields);
        if let Found::Point(point) = plan.find(line.as_bytes()) {
            assert!(point < plan.points());
            kept.push_str(&line);
        }
    }
    let mut out = Vec::new();
    if let Ok(pivots) = pivot::read(&plan, kept.as_bytes(), &[]) {
        pivot::write(&mut out, &plan, &pivots).expect("memory takes it");
    }
    let told = String::from_utf8(out).expect("it is UTF-8");
    assert!(!told.contains(|c: char| c.is_control() && c != '\n'), "{told:?}");
    let _ = content(&plan, kept.as_bytes(), &[], "folder");
}
