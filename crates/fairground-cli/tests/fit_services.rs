//! Does the truth lie in the ranges that `fit` gives? Services that are not of its family are
//! simulated, their dashboards given to `fit`, and what it says of five changes is held against
//! what the changes do. `docs/explanation/fit.md` has the results of a full run:
//!
//! ```sh
//! FAIRGROUND_SERVICES=10000..10050 cargo test --release -p fairground-cli --test fit_services -- \
//!     --ignored --nocapture truth_of_a_change
//! ```
//!
//! With `FAIRGROUND_DASHBOARD=percentiles` all dashboards have a p50 and a p99 alone, with
//! `runtime` those of Go and Java what a client library tells of its runtime; with
//! `FAIRGROUND_PARTS` searches are longer or shorter; with `FAIRGROUND_GAINED=1` what is said of
//! changes in per cent is judged too, which takes about twice as long. With `FAIRGROUND_TRAFFIC=1`
//! the change is three requests in ten more, and no other.

mod services;

use fairground_cli::experiment::fit::PARTS_USUAL;
use services::{Dashboard, Made, Tally, behind, bursty, following, full, judge, made};

/// Seeds of the services of the long test: a JVM, Puma, clients, a changing rate.
const FEW: std::ops::Range<u64> = 502..506;

/// Seeds of those whose threads follow their limit.
const FOLLOWING: std::ops::Range<u64> = 0..2;

/// Seeds of those behind a slow database. Of these the ranges hold 24 of 25 truths. (Before full
/// pools of threads were tried 20 of 25; of the first four, one of which has no answer, 10 of 15.)
const BEHIND: std::ops::Range<u64> = 0..6;

/// Seeds of those whose requests come in bursts. Of 100 to 139 the ranges hold 133 of 155 truths,
/// of these eight 28 of 35 (32 since full pools of threads are tried); of the seeds 0 to 5, three
/// of which have an answer, 9 of 15.
const BURSTY: std::ops::Range<u64> = 100..108;

/// Seeds of those whose threads are nearly all busy.
const FULL: std::ops::Range<u64> = 0..3;

/// Seeds of those of which a p50 and a p99 are all that is known, on 64 CPUs: each takes minutes.
const PERCENTILES: std::ops::Range<u64> = 600..602;

/// What `fit` says of services by seed, told line by line.
fn judged(seeds: std::ops::Range<u64>, made: fn(u64) -> Made, dashboard: Dashboard) -> Tally {
    let dashboard = match std::env::var("FAIRGROUND_DASHBOARD") {
        Ok(asked) if asked == "percentiles" => Dashboard::Percentiles,
        Ok(asked) if asked == "runtime" => Dashboard::Runtime,
        Ok(asked) => panic!("FAIRGROUND_DASHBOARD={asked}: percentiles, runtime, or unset"),
        Err(_) => dashboard,
    };
    let parts_max = std::env::var("FAIRGROUND_PARTS").ok().and_then(|text| text.parse().ok());
    let mut tally = Tally::default();
    for seed in seeds {
        let judged = judge(&made(seed), dashboard, parts_max.unwrap_or(PARTS_USUAL));
        println!("{judged}");
        tally.add(&judged);
    }
    println!("\n{tally}");
    tally
}

/// `FAIRGROUND_SERVICES=7000..7040`, if it is asked for.
fn asked() -> Option<std::ops::Range<u64>> {
    let text = std::env::var("FAIRGROUND_SERVICES").ok()?;
    let (from, to) = text.split_once("..")?;
    Some(from.parse().ok()?..to.parse().ok()?)
}

/// Of a few services of a kind most ranges hold the truth: fewer are a search that got worse.
fn most_ranges_hold(seeds: std::ops::Range<u64>, made: fn(u64) -> Made, dashboard: Dashboard) {
    let (held, stated) = judged(asked().unwrap_or(seeds), made, dashboard).held();
    assert!(stated > 0, "fit has a range for some change");
    assert!(held as f64 >= 0.7 * stated as f64, "{held} of {stated} ranges hold the truth");
}

#[test]
#[ignore = "long"]
fn the_truth_lies_in_the_range_where_threads_follow_the_limit() {
    most_ranges_hold(FOLLOWING, following, Dashboard::Buckets);
}

#[test]
#[ignore = "long"]
fn the_truth_lies_in_the_range_where_a_database_is_slow() {
    most_ranges_hold(BEHIND, behind, Dashboard::Buckets);
}

#[test]
#[ignore = "long"]
fn the_truth_lies_in_the_range_where_requests_come_in_bursts() {
    most_ranges_hold(BURSTY, bursty, Dashboard::Buckets);
}

#[test]
#[ignore = "long"]
fn the_truth_lies_in_the_range_where_threads_are_nearly_all_busy() {
    most_ranges_hold(FULL, full, Dashboard::Buckets);
}

#[test]
#[ignore = "long"]
fn the_truth_lies_in_the_range_where_only_a_p50_and_a_p99_are_known() {
    most_ranges_hold(PERCENTILES, made, Dashboard::Percentiles);
}

#[test]
#[ignore = "long"]
fn the_truth_of_a_change_lies_in_the_range_that_fit_gives() {
    let range = asked();
    let tally = judged(range.clone().unwrap_or(FEW), made, Dashboard::Buckets);
    let (held, stated) = tally.held();
    assert!(stated > 0, "fit has a range for some change");
    if range.is_none() {
        // Of other seeds 324 of 345, 0.94; of 500 to 510 44 of 50, of 502 to 508 28 of 30. Cases of
        // one service go together. What fails here is a search that got worse.
        assert!(held as f64 >= 0.75 * stated as f64, "{held} of {stated} ranges hold the truth");
    }
}
