//! Recordings of wake-ups and balancing, as scenarios: the same tasks at the same phase of the
//! tick.

pub mod count;
pub mod score;

use crate::guest;
use count::{Counter, Counts};
use fairground::policy::Kernel;
use fairground::sim::scenario::{GroupSpec, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::{CpuId, NS_PER_MS, Ns, ProcessId};
use fairground::workload::behavior::{PipeSpec, Program, Step, TaskSpec, Workload};
use fairground::workload::draw::Draw;
use serde_json::Value;

/// Replays of each recorded run.
const SEEDS: u64 = 3;

/// One experiment on one kernel and machine, recorded at eight phases of the tick.
pub struct Recording {
    pub name: String,
    json: Value,
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn cpus(value: &Value) -> Vec<CpuId> {
    list(value).iter().map(|cpu| CpuId(cpu.as_u64().unwrap() as u32)).collect()
}

impl Recording {
    /// The recording of that name in a folder of `data/oracle`.
    pub fn load(folder: &str, name: &str) -> Recording {
        Recording { name: name.to_owned(), json: guest::load(folder, name) }
    }

    /// One that is made, or asked for.
    pub fn of(name: String, json: Value) -> Recording {
        Recording { name, json }
    }

    pub fn runs(&self) -> &[Value] {
        list(&self.json["runs"])
    }

    fn duration_ns(&self) -> Ns {
        self.json["duration_ns"].as_u64().unwrap()
    }

    /// What the kernel did, all runs together.
    pub fn recorded(&self) -> Counts {
        self.runs().iter().map(|run| Counts::recorded(run, &self.processes())).sum()
    }

    /// Each task's process; one of its own where the recording does not say.
    fn processes(&self) -> Vec<usize> {
        let tasks = list(&self.json["tasks"]).iter().enumerate();
        let process = |(row, task): (usize, &Value)| task["process"].as_u64().unwrap_or(row as u64);
        tasks.map(|task| process(task) as usize).collect()
    }

    /// What the simulator does, all runs together, on the average of some seeds: kernel threads
    /// and newly idle CPUs throw dice.
    pub fn replayed(&self) -> Counts {
        let runs = (0..self.runs().len()).flat_map(|run| (0..SEEDS).map(move |seed| (run, seed)));
        let all: Counts = runs.map(|(run, seed)| self.replay(run, seed)).sum();
        all.scaled(1.0 / SEEDS as f64)
    }

    fn replay(&self, run: usize, seed: u64) -> Counts {
        // A multiple of the tick, and time for the scrub.
        let t0_ns = 200 * 4 * NS_PER_MS + self.runs()[run]["offset_ns"].as_u64().unwrap();
        let shape = self.json["topology"].as_str().unwrap();
        let noise = guest::kworkers(self.runs(), 8, self.duration_ns());
        let mut machine = guest::machine(shape, self.profile(), vec![noise]);
        // From one `write` that wakes to the next, as `fan-out` has it on an idle machine.
        machine.costs.wake_ns = 2_500;
        let profile = guest::profile(self.profile());
        let mut kernel = Kernel::profile(profile).unwrap();
        if self.json["gathers"] == false {
            kernel.set("gather", "nowhere").unwrap();
        }
        let scenario = Scenario {
            machine,
            kernel,
            workload: self.workload(t0_ns),
            writes: Vec::new(),
            groups: vec![GroupSpec::root()],
            seed: t0_ns + seed,
            duration_ns: t0_ns + self.duration_ns(),
            until: Until::End,
        };
        let homes = list(&self.json["tasks"]).iter().map(|task| task["prev_cpu"].as_u64().unwrap());
        let mut counter = Counter::new(&scenario.machine.topology, t0_ns, homes);
        simulate(&scenario, &mut counter).expect("a recording can be run");
        counter.counts(scenario.duration_ns, &self.processes())
    }

    fn workload(&self, t0_ns: Ns) -> Workload {
        let tasks = list(&self.json["tasks"]);
        let processes = (0..tasks.len()).map(|process| format!("p{process}")).collect();
        let mut workload = Workload { pipes: self.pipes(), processes, ..Workload::default() };
        for (task, process) in tasks.iter().zip(self.processes()) {
            let mut steps: Vec<Step> = Vec::new();
            for step in list(&task["steps"]) {
                steps.push(self.step(step, &mut workload));
            }
            steps.push(Step::Repeat { to: 0, times: None, counter: 0 });
            workload.programs.push(Program { steps, counters: 1, ..Program::default() });
            workload.affinities.push(cpus(&task["cpus"]));
            workload.tasks.push(TaskSpec {
                affinity: Some(workload.affinities.len() - 1),
                process: Some(ProcessId(process as u32)),
                start_ns: t0_ns + task["start_ns"].as_u64().unwrap(),
                born_on: Some(CpuId(task["prev_cpu"].as_u64().unwrap() as u32)),
                ..TaskSpec::new(task["name"].as_str().unwrap(), workload.programs.len() - 1)
            });
        }
        add_scrub(t0_ns, &mut workload);
        workload
    }

    /// So many messages of a page, or (0) 65536 of a byte.
    fn pipes(&self) -> Vec<PipeSpec> {
        let pipe = |(row, pages): (usize, &Value)| {
            let name = format!("pipe{row}");
            match pages.as_u64().unwrap() as u32 {
                0 => PipeSpec::pipe(name, 1),
                slots => PipeSpec { slots, resume_slots: slots - 1, ..PipeSpec::pipe(name, 4096) },
            }
        };
        list(&self.json["pipes"]).iter().enumerate().map(pipe).collect()
    }

    /// The release that was recorded.
    fn profile(&self) -> &str {
        self.json["profile"].as_str().expect("a release")
    }

    fn step(&self, step: &Value, workload: &mut Workload) -> Step {
        let number = step[1].as_u64();
        match (step[0].as_str().unwrap(), number) {
            // The guest's burner, on eight CPUs in the root group, reads its clock every 2.5 µs.
            ("run", Some(ns)) => {
                let work = Draw::Fixed(ns + guest::late_ns(8, self.profile(), 0));
                Step::RunOnClock { work, every_ns: 2_500 }
            }
            ("sleep", Some(ns)) => Step::Sleep(Draw::Fixed(ns)),
            ("hog", _) => Step::Run(Draw::Fixed(1 << 50)),
            ("write", Some(pipe)) => Step::Write(pipe as usize),
            ("read", Some(pipe)) => Step::Read(pipe as usize),
            ("cpus", _) => {
                workload.affinities.push(cpus(&step[1]));
                Step::SetAffinity(workload.affinities.len() - 1)
            }
            (other, _) => panic!("a step {other}"),
        }
    }
}

/// What the guest does on every CPU before the tasks start: balancing remembers when it last was.
fn add_scrub(t0_ns: Ns, workload: &mut Workload) {
    workload.programs.push(Program {
        steps: vec![Step::Run(Draw::Fixed(60 * NS_PER_MS))],
        ..Program::default()
    });
    for cpu in (0..8).map(CpuId) {
        workload.affinities.push(vec![cpu]);
        workload.tasks.push(TaskSpec {
            affinity: Some(workload.affinities.len() - 1),
            start_ns: t0_ns - 500 * NS_PER_MS,
            born_on: Some(cpu),
            ..TaskSpec::new(format!("scrub{}", cpu.0), workload.programs.len() - 1)
        });
    }
}
