//! What pipes and goals must hold to before they are built.

use crate::sim::outcome::BuildError;
use crate::workload::behavior::{Consumption, Step, Workload};

fn error(subject: &str, message: &str) -> BuildError {
    BuildError { subject: subject.to_string(), message: message.to_string() }
}

/// Checks pipes, and the steps that name pipes and goals.
///
/// # Errors
/// Names the first that is wrong, what was found and what is accepted.
pub fn check(workload: &Workload) -> Result<(), BuildError> {
    for pipe in &workload.pipes {
        if pipe.slots == 0 || pipe.per_slot == 0 {
            return Err(error(
                &pipe.name,
                "a pipe without room; accepted: for one message or more",
            ));
        }
        if pipe.resume_slots >= pipe.slots {
            let message =
                "its writers would be woken though it is full; accepted: fewer than its slots";
            return Err(error(&pipe.name, message));
        }
    }
    let steps = workload.programs.iter().flat_map(|program| &program.steps);
    steps.into_iter().try_for_each(|step| check_step(workload, step))
}

fn check_step(workload: &Workload, step: &Step) -> Result<(), BuildError> {
    let (pipe, goal) = match *step {
        Step::Write(pipe) | Step::Read(pipe) => (Some(pipe), None),
        Step::Consume(Consumption { pipe, goal, .. }) => (Some(pipe), Some(goal)),
        Step::Start(goal) | Step::Count(goal) => (None, Some(goal)),
        _ => return Ok(()),
    };
    if pipe.is_some_and(|row| row >= workload.pipes.len()) {
        return Err(error("a message step", "it refers to a pipe that does not exist"));
    }
    if goal.is_some_and(|row| row >= workload.goals.len()) {
        return Err(error("a counting step", "it refers to a goal that does not exist"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workload::behavior::Program;
    use crate::workload::pipe::PipeSpec;

    fn fault(pipe: PipeSpec, step: Step) -> Option<String> {
        let programs = vec![Program { steps: vec![step], ..Program::default() }];
        let workload = Workload { pipes: vec![pipe], programs, ..Workload::default() };
        check(&workload).err().map(|error| error.to_string())
    }

    #[test]
    fn a_pipe_has_room_and_exists() {
        let pipe = PipeSpec::pipe("p".into(), 100);
        assert_eq!(fault(pipe.clone(), Step::Write(0)), None);
        let none = fault(PipeSpec { per_slot: 0, ..pipe.clone() }, Step::Write(0));
        assert!(none.is_some_and(|text| text.contains("a pipe without room")));
        let early = fault(PipeSpec { resume_slots: 16, ..pipe.clone() }, Step::Write(0));
        assert!(early.is_some_and(|text| text.contains("though it is full")));
        assert!(
            fault(pipe.clone(), Step::Read(1)).is_some_and(|text| text.contains("a pipe that"))
        );
        assert!(fault(pipe, Step::Count(0)).is_some_and(|text| text.contains("a goal that")));
    }
}
