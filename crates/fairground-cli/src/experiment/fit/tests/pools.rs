//! Pools of threads that are nearly full.

use super::*;
use fairground_service::wave::BUSY;

/// By latencies and CPU time four threads that are busy for nine tenths of the time look like many
/// that wait elsewhere: where nobody counted them both are told.
#[test]
fn a_full_pool_and_one_that_is_large_enough_both_have_their_places() {
    let mut question = FitQuestion { threads: None, limit: None, parts_max: 300_000, ..question() };
    (question.machine, question.cpus) = ("node:1 l3:1 core:8 pu:1".into(), 8);
    let truth = format!(
        "{}\n[[workloads]]\ncommand = \"server --threads 4 --rate 356/s --service exp:10ms \
         --duration 120s\"\ngroup = \"{GROUP}\"\n",
        question.head()
    );
    as_dashboard(&truth, &mut question);
    (question.observed.nr_periods, question.observed.nr_throttled) = (None, None);
    question.observed.throttled_ns = None;
    question.observed.cpu_usage_cpus = Some(3.56);
    let set = explain_figures(&question, &|| {}).expect("it runs");
    let full = set.members.iter().filter(|member| member.seen.pool_used >= BUSY);
    let weight: f64 = full.map(|member| member.weight).sum();
    assert!((0.1..0.9).contains(&weight), "{weight} of the weight has a full pool");
}
