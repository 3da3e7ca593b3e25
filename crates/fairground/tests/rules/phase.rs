//! Where in a period each group's timer expires.

use crate::{Does, MS, run, scenario, told};
use fairground::model::limit::Limit;
use fairground::record::Fact;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Ns};

/// Of three groups with one period the first to start expires at its multiples, the others one and
/// two thirds of a period later.
#[test]
fn even_timers_are_spread_from_the_first_that_starts() {
    let hog = [run(10_000 * MS)];
    let mut scenario = scenario("6.12", 3, &[0, 1, 2].map(|row| Does(row * MS, &hog, &[0, 1, 2])));
    scenario.kernel.set("phase", "even").expect("an answer");
    scenario.duration_ns = 1_000 * MS;
    let limit = Limit { quota_ns: Some(10 * MS), period_ns: 90 * MS, burst_ns: 0 };
    for row in 0..3 {
        let path = format!("/g{row}");
        scenario.groups.push(GroupSpec { path, limit, ..GroupSpec::root() });
        scenario.workload.tasks[row].group = GroupId(row as u32 + 1);
    }
    let facts = told(&scenario);
    let last = |group| {
        let of_group = |&(at_ns, fact): &(Ns, Fact)| {
            matches!(fact, Fact::Refill { group: of, .. } if of == group).then_some(at_ns)
        };
        facts.iter().filter_map(of_group).next_back().expect("it is refilled")
    };
    assert_eq!([1, 2, 3].map(|group| last(GroupId(group)) % (90 * MS)), [0, 30 * MS, 60 * MS]);
}
