//! What comes in: scenarios, workloads, machines. One file per format.
//!
//! Every text is lowered to one small tree of values with their places ([`tree`]); from there on
//! there is one grammar, whether it was written in TOML or JSON. Whatever is wrong ends as one
//! [`InputError`]: file, line and column, what was found, what is accepted. Nothing is accepted
//! and ignored.

mod asked;
pub mod dashboards;
mod fault;
mod file;
mod groups;
mod library;
pub mod limits;
mod machine;
mod overrides;
mod parts;
mod scenario;
mod tools;
mod tree;
mod values;
mod workload;

pub use asked::Asked;
pub use fault::InputError;
pub(crate) use fault::closest;
pub use file::FILE_MAX;
pub use groups::GROUPS_MAX;
pub use library::LibraryItem;
pub use limits::GivenLimit;
pub use values::parse_duration;
pub use workload::TASKS_MAX;

use fairground::sim::scenario::{Machine, Scenario};
use fault::Sources;
use library::Shelf;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What the command line changes in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Overrides {
    /// A machine instead of the scenario's: library name, synthetic string, or path.
    pub machine: Option<String>,
    /// A kernel profile instead of the scenario's; knobs that the scenario sets stay set.
    pub kernel: Option<String>,
    /// `--set KEY=VALUE`: a kernel knob, question or `features` by its name, or any key of the
    /// scenario by its path (`duration`, `machine.costs.tick`, `groups./web.cpu.weight`).
    pub set: Vec<(String, String)>,
    /// A seed instead of the scenario's.
    pub seed: Option<u64>,
    /// A duration (`"10s"`) instead of the scenario's.
    pub duration: Option<String>,
    /// `"end"`, `"steady"` or a precision instead of the scenario's `until`.
    pub until: Option<String>,
    /// Files of limits: they win over the scenario's limits.
    pub limits: Vec<PathBuf>,
    /// Limits, `/web=cpus=1.5`, or `cpus=1.5` if no task has a group: they win over all others.
    pub limit: Vec<String>,
}

/// A scenario, and how its limits were given.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded {
    /// The scenario.
    pub scenario: Scenario,
    /// Groups that were given a limit, parents first.
    pub limits: Vec<GivenLimit>,
}

/// Reads a scenario (`.toml`), an rt-app workload (`.json`), or either by its library name; or
/// the command of a tool, `schbench -m 1 -t 30`.
///
/// # Errors
/// When something is wrong with an input; the message says where.
pub fn load(path: &Path, overrides: &Overrides) -> Result<Scenario, InputError> {
    load_with_limits(path, overrides).map(|loaded| loaded.scenario)
}

/// Reads what [`load`] reads, and tells how limits were given.
///
/// # Errors
/// When something is wrong with an input; the message says where.
pub fn load_with_limits(path: &Path, overrides: &Overrides) -> Result<Loaded, InputError> {
    let mut sources = Sources::default();
    scenario::load(path, overrides, &mut sources).map_err(|fault| fault.seal(&sources))
}

/// Reads a scenario from its text; `name` is what messages call it.
///
/// # Errors
/// When something is wrong with it; the message says where.
pub fn load_text(name: &str, text: &str, overrides: &Overrides) -> Result<Scenario, InputError> {
    load_text_with_limits(name, text, overrides).map(|loaded| loaded.scenario)
}

/// Reads what [`load_text`] reads, and tells how limits were given.
///
/// # Errors
/// When something is wrong with it; the message says where.
pub fn load_text_with_limits(
    name: &str,
    text: &str,
    overrides: &Overrides,
) -> Result<Loaded, InputError> {
    let mut sources = Sources::default();
    let read = scenario::load_text(name, text, overrides, &mut sources);
    read.map_err(|fault| fault.seal(&sources))
}

/// A machine by library name, hwloc synthetic string, or path to a machine `.toml`, hwloc
/// `.xml`, `lscpu -e -J` file or sysfs root.
///
/// # Errors
/// When there is no such machine, or its description is wrong.
pub fn machine(spec: &str) -> Result<Machine, InputError> {
    let mut sources = Sources::default();
    let described = machine::from_spec(spec, &mut sources).map_err(|fault| fault.seal(&sources))?;
    Ok(described.machine)
}

/// The machines of the library.
pub fn machines() -> Vec<LibraryItem> {
    scenario::shelf(Shelf::Machines)
}

/// The scenarios of the library.
pub fn scenarios() -> Vec<LibraryItem> {
    scenario::shelf(Shelf::Scenarios)
}

/// The tools whose commands are workloads.
pub fn tools() -> Vec<LibraryItem> {
    tools::shelf()
}

/// The workloads of the library.
pub fn workloads() -> Vec<LibraryItem> {
    scenario::shelf(Shelf::Workloads)
}
