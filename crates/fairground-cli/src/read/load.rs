//! The ways in: a scenario by path, name, command or text; a machine; what the library has.

use super::fault::{InputError, Read, Sources};
use super::kernel::kernel;
use super::library::{LibraryItem, Shelf};
use super::loaded::Loaded;
use super::machine::{Described, from_spec};
use super::overrides::Overrides;
use super::scenario;
use super::shelves;
use fairground::policy::Kernel;
use fairground::sim::scenario::{Machine, Scenario};
use std::path::Path;

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
    let described = from_spec(spec, &mut sources).map_err(|fault| fault.seal(&sources))?;
    Ok(described.machine)
}

/// The same with what its description says besides; or the machine of a scenario, with its kernel.
pub(crate) fn described(spec: &str) -> Result<(Described, Option<Kernel>), InputError> {
    let mut sources = Sources::default();
    let read = match of_scenario(spec, &mut sources) {
        Some(read) => read,
        None => from_spec(spec, &mut sources).map(|described| (described, None)),
    };
    read.map_err(|fault| fault.seal(&sources))
}

/// The machine of a scenario and the kernel that it names, if a scenario is named.
fn of_scenario(spec: &str, sources: &mut Sources) -> Option<Read<(Described, Option<Kernel>)>> {
    let path = Path::new(spec);
    let is_file = path.extension().is_some_and(|ending| ending == "toml") && path.exists();
    if Shelf::Machines.get(spec).is_some() || !is_file && Shelf::Scenarios.get(spec).is_none() {
        return None;
    }
    let (root, place, _) = scenario::root(path, &Overrides::default(), sources).ok()?;
    let is_scenario = ["machine", "kernel", "tasks", "workload", "workloads"];
    is_scenario.iter().any(|key| root.get(key).is_some()).then(|| {
        let described = scenario::machine(root.get("machine"), root.span, &place, sources)?;
        let named = root.get("kernel");
        let kernel = named.map(|entry| kernel(Some(entry), &described, root.span)).transpose()?;
        Ok((described, kernel))
    })
}

/// The machines of the library.
pub fn machines() -> Vec<LibraryItem> {
    shelves::shelf(Shelf::Machines)
}

/// The scenarios of the library.
pub fn scenarios() -> Vec<LibraryItem> {
    shelves::shelf(Shelf::Scenarios)
}

/// The tools whose commands are workloads.
pub fn tools() -> Vec<LibraryItem> {
    super::tools::shelf()
}

/// The workloads of the library.
pub fn workloads() -> Vec<LibraryItem> {
    shelves::shelf(Shelf::Workloads)
}
