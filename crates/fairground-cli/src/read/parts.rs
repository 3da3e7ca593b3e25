//! What runs: a workload's file or `[tasks]`, and tools' commands beside them or alone.

use super::fault::{Fault, Read, Sources, clean};
use super::file::FILE_MAX;
use super::library::{Place, Shelf};
use super::tools;
use super::tree::{Entry, Node, parse_json};
use super::values::Dialect;
use super::workload::{Builder, Reading, World, read_rtapp};

/// Where a scenario says what runs.
pub(super) struct Parts<'t> {
    /// `workload`.
    pub file: Option<&'t Entry>,
    /// `[tasks]`.
    pub tasks: Option<&'t Entry>,
    /// `[[workloads]]`.
    pub tools: Option<&'t Entry>,
}

impl Parts<'_> {
    /// All of it; `workload` is given when the workload's file was asked for itself.
    pub fn read(
        &self,
        root: &Node,
        workload: Option<&Place>,
        place: &Place,
        mut world: World<'_>,
        sources: &mut Sources,
    ) -> Read<(Reading, Option<tools::End>)> {
        let mut reading = match (workload, self.file, self.tasks) {
            (Some(place), None, None) => from_file(place, world.again(), sources)?,
            (None, Some(file), None) => from_file(&beside(file, place)?, world.again(), sources)?,
            (None, None, Some(tasks)) => inline(&tasks.node, world.again())?,
            (None, None, None) if self.tools.is_some() => Reading::default(),
            (None, None, None) => {
                return Err(Fault::at(root.span_of_first_line(), "the scenario has no workload")
                    .accepts("workload = \"FILE.json\", [tasks.NAME], or [[workloads]]"));
            }
            (_, file, tasks) => {
                let second = tasks.or(file).map_or(root.span, |entry| entry.key_span);
                return Err(Fault::at(second, "the scenario has two workloads")
                    .accepts("either workload = \"FILE.json\" or [tasks.NAME]"));
            }
        };
        let tools = self.tools;
        let end =
            tools.map(|tools| tools::read(tools, place, world.again(), &mut reading, sources));
        let end = end.transpose()?.flatten();
        world.traffic.check_used()?;
        Ok((reading, end))
    }
}

/// The workload's file: beside the scenario, or of the library.
fn beside(entry: &Entry, place: &Place) -> Read<Place> {
    let text = entry.text()?;
    let beside = place.beside(text);
    if !text.is_empty() && beside.exists() {
        return Ok(beside);
    }
    let shelf = Shelf::Workloads;
    if let Some((file, _)) = shelf.get(text.strip_suffix(".json").unwrap_or(text)) {
        return Ok(Place::Library(file));
    }
    let names = shelf.names();
    Err(Fault::at(entry.node.span, format!("there is no workload \"{}\"", clean(text)))
        .accepts(format!(
            "a path relative to this file, or a name of the library: {}",
            names.join(", ")
        ))
        .suggest(text, names))
}

fn from_file(place: &Place, world: World<'_>, sources: &mut Sources) -> Read<Reading> {
    let (name, text) = place.text(FILE_MAX)?;
    let source = sources.add(name, text);
    let root = parse_json(sources, source)?;
    read_rtapp(&root, world)
}

fn inline(tasks: &Node, world: World<'_>) -> Read<Reading> {
    let mut builder = Builder::new(world, Dialect::Toml);
    builder.tasks(tasks.table("tasks")?)?;
    builder.finish(tasks)
}
