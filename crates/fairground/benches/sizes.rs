//! Machines of rising size, many tasks, a long service: ratios of what each costs, all of one run.

use crate::catalogue::SIZES;
use crate::gauge::{Measured, Verdict, cpu_s};
use crate::{growth, is_as_expected, measure, row};
use fairground::units::NS_PER_SEC;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hint::black_box;

/// Measures them; true if every history is the expected one.
pub fn all() -> bool {
    let mut told = String::new();
    let mut measured = Vec::new();
    for entry in SIZES {
        let m = measure(entry.name, None);
        row(entry.name, m, &mut told);
        measured.push((entry.name, m));
    }
    let get = |name: &str| measured.iter().find(|(n, _)| *n == name).map(|(_, m)| *m);
    let get = |name: &str| get(name).expect("an entry");
    let (service, shorter) = (get("service-16"), measure("service-16", Some(6 * NS_PER_SEC)));
    println!();
    let over = |what: &str, big: &str, small: &str, most: f64| {
        Verdict::at_most(what, "x", growth(get(big), get(small)), most)
    };
    let verdicts = [
        over("cost, 1024 over 128 CPUs", "wide-1024", "wide-128", 3.0),
        over("cost, 4096 over 128 CPUs", "wide-4096", "wide-128", 3.0),
        over("the same, two in five busy", "rest-4096", "rest-128", 3.0),
        over("cost, overloaded over not", "overload-128", "wide-128", 1.5),
        Verdict::at_most("100,000 tasks", "MB", get("tasks-100000").rss_mb, 200.0),
        Verdict::at_most(
            "service, memory 60 s over 6 s",
            "x",
            service.rss_mb / shorter.rss_mb,
            1.1,
        ),
    ];
    verdicts.iter().for_each(Verdict::print);
    let hour_s = service.cpu_s * 60.0;
    println!("the service for an hour: about {hour_s:.0} s of CPU, {:.1} MB", service.rss_mb);
    let wide = get("wide-128");
    let bare_ns = bare_queue_ns(128 * (4 + 2), wide);
    println!(
        "wide-128 over a bare timer queue: {:.1} x ({:.0} over {bare_ns:.0} ns an event)",
        wide.ns_per_event() / bare_ns,
        wide.ns_per_event()
    );
    is_as_expected("benches/sizes.txt", &told)
}

/// What a binary heap of so many timers takes for as many expirations as a run had events, ns for
/// each: the earliest is taken out and armed again.
fn bare_queue_ns(timers: u64, like: Measured) -> f64 {
    let mut state = 1u64;
    let mut draw_ns = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % 4_000_000
    };
    let mut queue: BinaryHeap<Reverse<(u64, u64)>> =
        (0..timers).map(|timer| Reverse((draw_ns(), timer))).collect();
    let before_s = cpu_s();
    for _ in 0..like.events {
        let Some(Reverse((at_ns, timer))) = queue.pop() else { break };
        queue.push(Reverse((at_ns + draw_ns(), timer)));
    }
    black_box(&queue);
    (cpu_s() - before_s) * 1e9 / like.events as f64
}
