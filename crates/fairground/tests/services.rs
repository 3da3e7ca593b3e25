//! Services with a CPU limit: the verdict given before the recording, and the kernel's.

mod bless;
mod guest;
#[allow(dead_code, reason = "the replay of whole recordings is for oracle.rs")]
mod replay;
mod served;

use served::{Beside, Figures, Service, verdict};
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

/// How many verdicts agree, throttle ratios are within 5 points and p99s within 10 %.
fn counts(all: &[Beside], ours: impl Fn(&Beside) -> Figures) -> String {
    let of = |beside| (beside, ours(beside));
    let verdicts = all.iter().map(of).filter(|(beside, ours)| beside.agrees(*ours)).count();
    let ratios = all.iter().map(of).filter(|(beside, ours)| beside.is_near(*ours)).count();
    let p99s = all.iter().map(of).filter(|(beside, ours)| beside.is_sharp(*ours)).count();
    format!("{verdicts}, {ratios}, {p99s}")
}

fn section(all: &[Beside], services: usize) -> String {
    let agreed = |beside: &&Beside| beside.agrees(beside.predicted);
    let near = |beside: &&Beside| beside.is_near(beside.predicted);
    let sharp = |beside: &&Beside| beside.is_sharp(beside.predicted);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} of {services} services recorded, eight phases of the tick each. Verdicts that agree, \
         throttle ratios within 5 points, p99s within 10 %: **{}** as predicted; {} as of today; {} \
         with the timers' phases that the kernel drew. Each cell: the kernel's, what was \
         predicted; misses first, in bold.\n\n\
         | service | target, ms | verdict | p99, ms | throttled, % of periods |\n\
         |---|---|---|---|---|",
        all.len(),
        counts(all, |beside| beside.predicted),
        counts(all, |beside| beside.forecast),
        counts(all, |beside| beside.replayed),
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
