//! `vmm`: a virtual machine as the host sees it: threads of virtual CPUs, and helper threads of the
//! emulator in the same group, which need CPU exactly when the guest is busy.
//!
//! * `--vcpus N` (needed). The guest on each: `--busy TIME` of work (10ms), then `--idle TIME`
//!   (halted); without `--idle` it never halts.
//! * `--helpers N` (0): I/O threads. Each time a virtual CPU has done its work it kicks one, which
//!   then works for `--helper-run TIME` (50us).
//! * `--emulator-period TIME`: the emulator's main loop wakes so often, for `--emulator-run`
//!   (100us).
//!
//! `NAME/guest` is how long the guest's piece of work took by the clock: what the guest calls steal
//! is what it is longer than the work. Not modelled: the guest's own scheduler, exits, paravirtual
//! yields.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::units::{NS_PER_MS, NS_PER_US};
use fairground::workload::behavior::{Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw;

pub(super) const TOOL: Tool = Tool {
    name: "vmm",
    says: "virtual machine: threads of virtual CPUs, I/O helpers and the emulator's loop",
    from: "written for fairground",
    flags: |_| {
        const {
            &[&[
                Flag::value("", "vcpus").says("virtual CPUs (needed)"),
                Flag::value("", "busy").says("work of the guest on each before it halts (10ms)"),
                Flag::value("", "idle").says("how long it is halted then (never)"),
                Flag::value("", "helpers").says("I/O threads of the emulator (0)"),
                Flag::value("", "helper-run").says("CPU of an I/O thread when it is kicked (50us)"),
                Flag::value("", "emulator-period")
                    .says("how often the emulator's main loop wakes (never)"),
                Flag::value("", "emulator-run").says("CPU of the main loop then (100us)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("vcpus", "--vcpus 4")?;
    let vcpus = given.count("vcpus", 1..=THREADS_MAX, 1)?;
    let busy = given.draw("busy")?.unwrap_or(Draw::Fixed(10 * NS_PER_MS));
    let idle = given.draw("idle")?;
    let helpers = given.count("helpers", 0..=THREADS_MAX, 0)?;
    let span = making.span("guest");
    let mut steps = vec![Step::Begin(span), Step::Run(busy), Step::End(span)];
    if helpers > 0 {
        let kick = making.semaphore("kick", 0);
        steps.push(Step::Post(kick));
        let work = given.draw("helper-run")?.unwrap_or(Draw::Fixed(50 * NS_PER_US));
        let program = making.program(forever(vec![Step::Take(kick), Step::Run(work)]));
        making.tasks("helper", program, helpers)?;
    }
    steps.extend(idle.map(Step::Sleep));
    let program = making.program(forever(steps));
    making.tasks("vcpu", program, vcpus)?;
    if let Some(period) = given.draw("emulator-period")? {
        let work = given.draw("emulator-run")?.unwrap_or(Draw::Fixed(100 * NS_PER_US));
        let (timer, mode) = (TimerRef::Own(0), TimerMode::Relative);
        let steps = vec![Step::Timer { timer, period, mode }, Step::Run(work)];
        let program = making.program(forever(steps));
        making.task("emulator", program)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;

    #[test]
    fn virtual_cpus_and_their_helpers_live_together() {
        let made = made("vmm --vcpus 4 --idle 10ms --helpers 2 --emulator-period 1s");
        let names: Vec<&str> = made.tasks.iter().map(|task| task.name.as_str()).collect();
        let expected = ["vmm/helper-1", "vmm/helper-2", "vmm/vcpu-1", "vmm/vcpu-2"];
        assert_eq!((&names[..4], names.len()), (&expected[..], 7));
    }
}
