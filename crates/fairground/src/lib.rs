//! fairground: what Linux's fair scheduling class does, simulated in the kernel's own integers.
//!
//! The modules form layers. Each uses only the ones before it: [`units`] (time, work, ids),
//! [`model`] (the state), [`policy`] (the choices), [`fair`] (the order of steps), [`sim`] (time).
//! Facts go out through [`record`].
//!
//! Two busy tasks share a CPU for a second under Linux 6.12; the second has a third of the weight:
//!
//! ```
//! use fairground::model::topology::{Shape, Topology};
//! use fairground::policy::Kernel;
//! use fairground::record::stats::Stats;
//! use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
//! use fairground::sim::simulate;
//! use fairground::workload::behavior::{Program, Step, TaskSpec, Workload};
//! use fairground::workload::draw::Draw;
//!
//! let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 1, threads: 1 };
//! let busy = Program { steps: vec![Step::Run(Draw::Fixed(1 << 40))], ..Program::default() };
//! let (web, batch) = (TaskSpec::new("web", 0), TaskSpec { nice: 5, ..TaskSpec::new("batch", 0) });
//! let scenario = Scenario {
//!     machine: Machine::bare("one CPU", Topology::regular(shape, false)?),
//!     kernel: Kernel::profile("6.12")?,
//!     groups: vec![GroupSpec::root()],
//!     workload: Workload { programs: vec![busy], tasks: vec![web, batch], ..Workload::default() },
//!     writes: vec![],
//!     seed: 1,
//!     duration_ns: 1_000_000_000,
//!     until: Until::End,
//! };
//! let mut stats = Stats::new(2, 1);
//! let outcome = simulate(&scenario, &mut stats)?;
//! stats.finish(outcome.ended_ns);
//! let run_ms: Vec<u64> = stats.tasks.iter().map(|task| task.runtime_ns / 1_000_000).collect();
//! assert_eq!(run_ms, [752, 248]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod fair;
pub mod model;
pub mod policy;
pub mod record;
pub mod sim;
pub mod units;
pub mod workload;
