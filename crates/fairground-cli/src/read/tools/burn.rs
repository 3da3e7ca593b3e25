//! `burn`: Cloudflare's `cfs.go` (Ivan Babrou, LKML 2017-12-08, "Unexpected CFS throttling";
//! kubernetes issue 67577): spin for 5 ms by the clock, sleep, again; each burn is measured.
//!
//! * `--busy TIME` (5ms), `--sleep TIME` (1s), `--iterations N` (100): as `cfs.go` has them.
//! * `--threads N` (1): how many burn, each on its own.
//! * `--runtime-threads N` (0): threads of the Go runtime that a burner wakes when it wakes itself,
//!   for `--runtime-us` (20): they spread the group over CPUs, each of which keeps a piece of the
//!   quota.
//!
//! Not modelled: the burning goroutine moves between threads of the runtime as Go likes.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, repeated, run};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::units::{NS_PER_MS, NS_PER_SEC, NS_PER_US};
use fairground::workload::behavior::Step;
use fairground::workload::draw::Draw;

pub(super) const TOOL: Tool = Tool {
    name: "burn",
    says: "cfs.go: spin 5 ms by the clock, sleep, again; how long each burn really took",
    from: "lkml 2017-12-08, kubernetes #67577",
    flags: |_| {
        const {
            &[&[
                Flag::value("", "busy").says("how long it spins, by the clock (5ms)"),
                Flag::value("", "sleep").says("how long it sleeps between two turns (1s)"),
                Flag::value("", "iterations").says("turns of each thread (100)"),
                Flag::value("", "threads").says("threads that burn, each on its own (1)"),
                Flag::value("", "runtime-threads")
                    .says("threads of the Go runtime that each wakes beside itself (0)"),
                Flag::own("runtime-us", "runtime_us")
                    .says("CPU of such a thread when it is woken, us (20)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let busy = given.draw("busy")?.unwrap_or(Draw::Fixed(5 * NS_PER_MS));
    let sleep = Step::Sleep(given.draw("sleep")?.unwrap_or(Draw::Fixed(NS_PER_SEC)));
    let iterations = given.count("iterations", 1..=i32::MAX as u64, 100)? as u32;
    let threads = given.count("threads", 1..=THREADS_MAX, 1)?;
    let helpers = given.count("runtime-threads", 0..=THREADS_MAX, 0)?;
    let span = making.span("burn");
    let burn = vec![Step::Begin(span), Step::RunWall(busy), Step::End(span), sleep];
    if helpers == 0 {
        let program = making.program(repeated(burn, Some(iterations)));
        return making.tasks("burner", program, threads);
    }
    let wake = making.semaphore("runtime", 0);
    let steps = [vec![Step::Post(wake); helpers as usize], burn].concat();
    let program = making.program(repeated(steps, Some(iterations)));
    making.tasks("burner", program, threads)?;
    // As often as all burners together wake them: then the run ends with them.
    let work_ns = given.count("runtime-us", 1..=1_000_000, 20)? * NS_PER_US;
    let times = (u64::from(iterations) * threads).min(i32::MAX as u64) as u32;
    let steps = vec![Step::Take(wake), run(work_ns)];
    let program = making.program(repeated(steps, Some(times)));
    making.tasks("runtime", program, helpers)
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use fairground::workload::behavior::Step;
    use fairground::workload::draw::Draw;

    #[test]
    fn a_burner_spins_by_the_clock_and_ends() {
        let made = made("burn --busy 5ms --sleep 100ms --iterations 1000");
        let steps = &made.programs[0].steps;
        assert_eq!(steps[1], Step::RunWall(Draw::Fixed(5_000_000)));
        assert_eq!(steps[4], Step::Repeat { to: 0, times: Some(1000), counter: 0 });
        assert_eq!(made.tasks.len(), 1);
    }

    #[test]
    fn a_burner_wakes_the_runtime_when_it_wakes() {
        let made = made("burn --runtime-threads 3 --iterations 10 --threads 2");
        let posts = |program: usize| {
            made.programs[program].steps.iter().filter(|step| matches!(step, Step::Post(0))).count()
        };
        assert_eq!((made.tasks.len(), posts(0)), (5, 3));
        assert_eq!(made.programs[1].steps[0], Step::Take(0));
        assert_eq!(made.programs[1].steps[2], Step::Repeat { to: 0, times: Some(20), counter: 0 });
    }
}
