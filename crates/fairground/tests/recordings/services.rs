//! Services with a CPU limit: the verdict given before the recording, and the kernel's
//! (`data/oracle/services`).

use crate::guest;
use crate::scores::{Recorded, Shape, Suite, sum};
use crate::served::{Beside, Figures, Service, verdict};

pub fn suite() -> Suite {
    let recorded = |name: String| Recorded {
        // Eight CPUs take seconds each.
        long: name.starts_with("service-8-"),
        score: {
            let name = name.clone();
            Box::new(move || row(&Service::load(&name)))
        },
        name,
    };
    Suite {
        name: "services",
        page: "data/oracle/services/scores.md",
        shape: Shape::Rows,
        head,
        recordings: guest::names("services").into_iter().map(recorded).collect(),
    }
}

fn head(entries: &[(String, String)]) -> String {
    let (hits, checks) = sum(entries);
    format!(
        "# Services with a CPU limit: scores\n\n\
         {} services, eight phases of the tick each. **{hits} of {checks} checks hit** as of \
         today: the verdict agrees, the throttle ratio is within 5 points. A p99 counts for \
         nothing, but tells how sharp a verdict is: within 10 %. Each cell: the kernel's / what \
         was predicted before the recording / today / today with the timers' phases that the \
         kernel drew; misses in bold.\n\n\
         | service | hit | target, ms | verdict | p99, ms | throttled, % of periods |\n\
         |---|---|---|---|---|---|\n",
        entries.len(),
    )
}

/// The kernel's figures and ours of each kind.
fn row(service: &Service) -> String {
    let Some(beside) = service.beside() else { return "| not recorded |\n".to_owned() };
    let ours = [beside.predicted, beside.forecast, beside.replayed];
    let misses = beside.misses(beside.forecast).len();
    let cell = |show: &dyn Fn(Figures) -> String, hits: &dyn Fn(&Beside, Figures) -> bool| {
        let ours = ours.iter().map(|&figures| match hits(&beside, figures) {
            true => show(figures),
            false => format!("**{}**", show(figures)),
        });
        let all: Vec<String> = std::iter::once(show(beside.kernel)).chain(ours).collect();
        all.join(" / ")
    };
    let says = |figures: Figures| verdict(service.meets(figures)).to_owned();
    let verdicts = cell(&says, &|beside, figures| beside.agrees(figures));
    let p99s = cell(&|f| format!("{:.3}", f.p99_ms), &|beside, figures| beside.is_sharp(figures));
    let ratios =
        cell(&|f| format!("{:.1}", f.throttled_pct), &|beside, figures| beside.is_near(figures));
    let (hits, target_ms) = (2 - misses, service.target_ms);
    format!("| {hits} of 2 | {target_ms} | {verdicts} | {p99s} | {ratios} |\n")
}
