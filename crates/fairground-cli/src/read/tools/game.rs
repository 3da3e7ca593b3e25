//! `game`: one frame after the other. The game's thread computes a piece of the frame, asks another
//! thread or process (a helper: the graphics driver's, the window server's, wine's) and waits for
//! its answer, then goes on with the next piece. At the end of a frame it may wait for the graphics
//! card.
//!
//! * `--piece TIME`: CPU of the game's thread before each call (needed); `--call TIME`: CPU of the
//!   helper for a call (needed); `--calls N` in a frame (1); `--helpers N`, asked in turn (1).
//! * `--gpu TIME`: then the frame waits so long without a CPU (0). `--duration TIME`.
//!
//! A frame's time is `NAME/frame`. So a frame has 2 · calls wake-ups, one after the other, and all
//! that each of them waits for a CPU makes the frame longer.
//!
//! Not here: threads of the game that work beside its first one; frames prepared in advance.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::Step;

/// The most calls of a frame.
const CALLS_MAX: u64 = 1000;

pub(super) const TOOL: Tool = Tool {
    name: "game",
    says: "frames, one after the other, whose work is handed to other threads and back",
    from: "written for fairground",
    flags: |_| {
        const {
            &[&[
                Flag::value("", "piece").says("CPU of the game before each call (needed)"),
                Flag::value("", "call").says("CPU of a helper for a call (needed)"),
                Flag::value("", "calls").says("calls in a frame (1)"),
                Flag::value("", "helpers").says("threads that are called in turn (1)"),
                Flag::value("", "gpu").says("then a frame waits so long without a CPU (0)"),
                Flag::value("", "duration").says("how long it is played (for ever)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("piece", "--piece 1ms")?;
    given.need("call", "--call 100us")?;
    let piece = given.draw("piece")?.expect("it was given");
    let call = given.draw("call")?.expect("it was given");
    let calls = given.count("calls", 1..=CALLS_MAX, 1)?;
    let helpers = given.count("helpers", 1..=THREADS_MAX, 1)?;
    let frame = making.span("frame");
    let mut steps = vec![Step::Begin(frame)];
    let mut ways = Vec::new();
    for number in 1..=helpers {
        let asked = making.semaphore(&format!("asked-{number}"), 0);
        let answered = making.semaphore(&format!("answered-{number}"), 0);
        let serves = vec![Step::Take(asked), Step::Run(call), Step::Post(answered)];
        let program = making.program(forever(serves));
        making.task(&format!("helper-{number}"), program)?;
        ways.push((asked, answered));
    }
    for &(asked, answered) in ways.iter().cycle().take(calls as usize) {
        steps.extend([Step::Run(piece), Step::Post(asked), Step::Take(answered)]);
    }
    steps.extend(given.draw("gpu")?.map(Step::Sleep));
    steps.push(Step::End(frame));
    let program = making.program(forever(steps));
    making.task("thread", program)?;
    if let Some(length_ns) = given.time("duration")? {
        making.ends_after(length_ns);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use fairground::workload::behavior::Step;

    #[test]
    fn helpers_are_called_in_turn() {
        let made = made("game --piece 1ms --call 100us --calls 3 --helpers 2 --gpu 2ms");
        assert_eq!((made.tasks.len(), made.semaphores.len()), (3, 4));
        let steps = &made.programs[2].steps;
        let posts = steps.iter().filter_map(|step| match step {
            Step::Post(semaphore) => Some(*semaphore),
            _ => None,
        });
        assert_eq!(posts.collect::<Vec<_>>(), [0, 2, 0]);
        assert!(matches!(steps[steps.len() - 3..], [Step::Sleep(_), Step::End(_), ..]));
    }
}
