//! PELT's clock on a slow CPU.

use crate::{Does, MS, run, scenario, sleep, watched};
use fairground::model::topology::{CpuPlace, Topology};
use fairground::units::CpuId;
use fairground::workload::behavior::SchedPolicy;

const FIFO: SchedPolicy = SchedPolicy::Fifo(1);

/// At half speed the clock of a busy CPU runs at half speed, and what it falls behind is lost when
/// the CPU goes idle only if it was saturated: after 800 ms of work, which take 1600 ms, it is, and
/// 800 ms stay lost. After 1 ms it is not, and nothing is lost. Whose work it was does not matter.
#[test]
fn a_saturated_cpu_loses_idle_time_and_no_other_does() {
    let worlds =
        [(800, 800), (1, 0)].map(|world| [SchedPolicy::Normal, FIFO].map(|of| (of, world)));
    for (policy, (work_ms, lost_ms)) in worlds.into_iter().flatten() {
        let tasks = [Does(0, &[run(work_ms * MS), sleep(9_000 * MS)], &[0])];
        let mut scenario = scenario("6.12", 1, &tasks);
        scenario.duration_ns = 2_000 * MS;
        scenario.workload.tasks[0].policy = policy;
        let slow = CpuPlace { package: 0, node: 0, llc: 0, core: 0, capacity: 512 };
        scenario.machine.topology = Topology::new(vec![slow]).expect("a machine");
        let (mut lost_ns, mut clock_ns) = (0, 0);
        watched(&scenario, |world| {
            let cpu = &world.cpus[CpuId(0)];
            if lost_ns != cpu.lost_idle_ns {
                // What PELT has seen pass by then is the work that was done.
                clock_ns = cpu.clock_pelt_ns - cpu.lost_idle_ns;
            }
            lost_ns = cpu.lost_idle_ns;
        });
        assert_eq!(lost_ns / MS, lost_ms, "{work_ms} ms of {policy:?} work");
        assert_eq!(clock_ns / MS, lost_ms, "{work_ms} ms of {policy:?} work");
    }
}
