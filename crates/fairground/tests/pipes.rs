//! Pipes with several readers: who wakes whom.

#[path = "../benches/catalogue.rs"]
#[allow(dead_code, reason = "benches use more of it")]
mod catalogue;

use fairground::model::topology::{Shape, Topology};
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{Costs, Scenario};
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, Ns, TaskId};
use fairground::workload::behavior::{PipeSpec, Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;
use std::collections::BTreeMap;

const READERS: usize = 3;
const WRITER: TaskId = TaskId(READERS as u32);

/// Who wakes whom, in order.
#[derive(Default)]
struct Wakes {
    running: BTreeMap<CpuId, TaskId>,
    seen: Vec<(TaskId, TaskId)>,
}

impl Recorder for Wakes {
    fn record(&mut self, _at_ns: Ns, fact: Fact) {
        match fact {
            Fact::Switch { cpu, next: Some(task), .. } => {
                self.running.insert(cpu, task);
            }
            Fact::Switch { cpu, next: None, .. } => {
                self.running.remove(&cpu);
            }
            Fact::Waking { task, waker_cpu, .. } => {
                self.seen.extend(self.running.get(&waker_cpu).map(|&waker| (waker, task)));
            }
            _ => {}
        }
    }
}

/// Three readers that wait, and a writer of three messages at once.
fn scenario(pipe: PipeSpec) -> Scenario {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 4, threads: 1 };
    let mut scenario = catalogue::mixed();
    scenario.machine.topology = Topology::regular(shape, false).expect("a machine");
    scenario.machine.costs = Costs::default();
    let read = vec![Step::Read(0), Step::Run(Draw::Fixed(NS_PER_MS))];
    let mut write = vec![Step::Sleep(Draw::Fixed(10 * NS_PER_MS))];
    write.extend([Step::Write(0), Step::Write(0), Step::Write(0)]);
    let program = |steps| Program { steps, ..Program::default() };
    let mut tasks: Vec<TaskSpec> = catalogue::tasks("reader", 0, READERS).collect();
    tasks.push(TaskSpec::new("writer", 1));
    scenario.workload = Workload {
        programs: vec![program(read), program(write)],
        tasks,
        pipes: vec![pipe],
        ..Workload::default()
    };
    scenario.duration_ns = 30 * NS_PER_MS;
    scenario
}

fn wakes(pipe: PipeSpec) -> Vec<(TaskId, TaskId)> {
    let mut wakes = Wakes::default();
    simulate(&scenario(pipe), &mut wakes).expect("a scenario");
    wakes.seen
}

#[test]
fn a_reader_that_waited_wakes_the_next_if_it_leaves_a_message() {
    let [first, second, third] = [0, 1, 2].map(TaskId);
    let expected = [(WRITER, first), (first, second), (second, third)];
    assert_eq!(wakes(PipeSpec::pipe("pipe".into(), 4)), expected);
}

#[test]
fn each_message_of_a_socket_wakes_a_reader() {
    let expected = [0, 1, 2].map(|reader| (WRITER, TaskId(reader)));
    assert_eq!(wakes(PipeSpec::socket("socket".into(), 4)), expected);
}
