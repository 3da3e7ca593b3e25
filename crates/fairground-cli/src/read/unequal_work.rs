//! Energy of unequal work: who computes as much as it is let does less on a slower machine, and
//! less energy is no gain then.

use super::computes::computes;
use super::forever::forever;
use fairground::sim::scenario::Scenario;
use fairground::workload::behavior::{Program, Step};

/// What to say of a machine whose power is known, and of the first task that does so.
pub(super) fn told(scenario: &Scenario) -> Option<String> {
    let workload = &scenario.workload;
    scenario.machine.power.as_ref()?;
    let mut tasks = workload.tasks.iter();
    let task = tasks.find(|task| takes_what_it_gets(&workload.programs[task.program]))?;
    Some(format!(
        "{} works as much as it is let, so a setting that is slower does less work and draws less: \
         energy_j compares only settings that do the same",
        task.name
    ))
}

/// Does it work for a time, or as often as its CPU's speed lets it?
fn takes_what_it_gets(program: &Program) -> bool {
    if program.steps.iter().any(|step| matches!(step, Step::RunWall(_))) {
        return true;
    }
    let round = forever(program);
    let is_own =
        |step: &Step| computes(step) || matches!(step, Step::Sleep(_) | Step::Repeat { .. });
    round.iter().any(computes) && round.iter().all(is_own)
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    fn told(machine: &str, task: &str) -> Option<String> {
        let text = format!("duration = \"1s\"\nmachine = \"{machine}\"\n[tasks.job]\n{task}\n");
        let scenario = load_text("scenario", &text, &Overrides::default());
        super::told(&scenario.unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn who_works_as_much_as_it_is_let_is_told_where_energy_is_known() {
        let hog = "run = \"1ms\"\nsleep = \"1ms\"";
        assert!(told("thread-004", hog).is_some_and(|text| text.starts_with("job works")));
        assert_eq!(told("oracle-2", hog), None, "nobody knows what it draws");
        let periodic = "run = \"1ms\"\ntimer = { ref = \"t\", period = \"5ms\" }";
        assert_eq!(told("thread-004", periodic), None, "as often at any speed");
    }
}
