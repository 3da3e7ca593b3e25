//! Services with a CPU limit: the verdict given before the recording, and the kernel's.

mod bless;
mod guest;
#[allow(dead_code, reason = "the replay of whole recordings is for oracle.rs")]
mod replay;
mod served;

use served::{Beside, Service, verdict};
use std::fmt::Write as _;

#[test]
fn verdicts_on_services_are_the_kernels_but_for_the_listed_misses() {
    let services = Service::all();
    let recorded: Vec<Beside> = services.iter().filter_map(Service::beside).collect();
    assert!(!recorded.is_empty(), "no service has been recorded");
    // What today's fairground says; it said it first in predicted.txt.
    services.iter().for_each(|service| println!("{service}"));
    let list: String = recorded.iter().flat_map(|beside| beside.misses(beside.forecast)).collect();
    bless::section("services", &section(&recorded, services.len()));
    bless::expected("services.txt", &list);
}

fn section(all: &[Beside], services: usize) -> String {
    let agreed = |beside: &&Beside| beside.agrees(beside.predicted);
    let near = |beside: &&Beside| beside.is_near(beside.predicted);
    let sharp = |beside: &&Beside| beside.is_sharp(beside.predicted);
    let today = all.iter().filter(|beside| beside.agrees(beside.forecast)).count();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} of {services} services recorded, eight phases of the tick each: **{} verdicts agree**, \
         the throttle ratio is within 5 points in {}, the p99 itself within 10 % in {}. (Today's \
         fairground: {today} verdicts.) Each cell: the kernel's, what was predicted; misses first, \
         in bold.\n\n\
         | service | target, ms | verdict | p99, ms | throttled, % of periods |\n\
         |---|---|---|---|---|",
        all.len(),
        all.iter().filter(agreed).count(),
        all.iter().filter(near).count(),
        all.iter().filter(sharp).count(),
    );
    let mut rows: Vec<&Beside> = all.iter().collect();
    rows.sort_by_key(|beside| (agreed(beside), near(beside), sharp(beside)));
    for beside in rows {
        let (kernel, ours) = (beside.kernel, beside.predicted);
        let bold = |hit: bool, cell: String| if hit { cell } else { format!("**{cell}**") };
        let says = |figures| verdict(beside.service.meets(figures));
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} |",
            beside.service.name,
            beside.service.target_ms,
            bold(agreed(&beside), format!("{} / {}", says(kernel), says(ours))),
            bold(sharp(&beside), format!("{:.3} / {:.3}", kernel.p99_ms, ours.p99_ms)),
            bold(near(&beside), format!("{:.1} / {:.1}", kernel.throttled_pct, ours.throttled_pct)),
        );
    }
    text
}
