//! `bursts`: threads that compute together at the start of each period: a batch job every 250 ms,
//! video frames, a metrics scrape.
//!
//! * `--run TIME`, `--period TIME` (both needed); `--threads N` (1), all at the same moment unless
//!   `--stagger TIME` starts each so much later than the one before; `--iterations N` (for ever).
//!
//! A burst that is not done when the next is due delays it; the next period counts from then.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, repeated};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::{Step, TimerMode, TimerRef};

pub(super) const TOOL: Tool = Tool {
    name: "bursts",
    says: "periodic bursts: threads that compute for a time at the start of each period",
    from: "written for fairground",
    flags: |_| {
        const {
            &[&[
                Flag::value("", "run").says("CPU of a thread in each period, e.g. 60ms (needed)"),
                Flag::value("", "period").says("from one burst to the next, e.g. 250ms (needed)"),
                Flag::value("", "threads").says("threads that compute at once (1)"),
                Flag::value("", "stagger")
                    .says("how much later each thread starts than the one before (0)"),
                Flag::value("", "iterations").says("bursts (for ever)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("run", "--run 60ms")?;
    given.need("period", "--period 250ms")?;
    let work = given.draw("run")?.expect("it was given");
    let period = given.draw("period")?.expect("it was given");
    let threads = given.count("threads", 1..=THREADS_MAX, 1)?;
    let stagger_ns = given.time("stagger")?.unwrap_or(0);
    let times = match given.has("iterations") {
        true => Some(given.count("iterations", 1..=i32::MAX as u64, 1)? as u32),
        false => None,
    };
    let span = making.span("burst");
    let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
    let wait = Step::Timer { timer, period, mode };
    let steps = vec![Step::Begin(span), Step::Run(work), Step::End(span), wait];
    let program = making.program(repeated(steps, times));
    for number in 0..threads {
        let task = making.task(&format!("thread-{}", number + 1), program)?;
        task.start_ns += number * stagger_ns;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use fairground::workload::behavior::Step;

    #[test]
    fn bursts_keep_their_period() {
        let made = made("bursts --run 60ms --period 250ms --threads 4 --stagger 1ms");
        let starts: Vec<u64> = made.tasks.iter().map(|task| task.start_ns).collect();
        assert_eq!(starts, [0, 1_000_000, 2_000_000, 3_000_000]);
        assert!(matches!(made.programs[0].steps[3], Step::Timer { .. }));
    }
}
