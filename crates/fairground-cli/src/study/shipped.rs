//! Where studies are: in a folder, or in the program itself.

use super::spec::{Cell, Kind, Relation, Spec};
use super::tolerance::Tolerance;
use crate::base::failure::Failure;
use crate::run::metric::Metric;
use include_dir::{Dir, include_dir};
use std::path::{Path, PathBuf};

/// The studies that ship with fairground, for a program that is away from its repository.
pub(crate) static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/library/studies");

/// The file that makes a folder a study.
pub(crate) const FILE: &str = "study.toml";

/// Where a study's files are.
#[derive(Clone, Debug)]
pub(crate) enum Home {
    Disk(PathBuf),
    Shipped(&'static Dir<'static>),
}

/// A study that was read.
#[derive(Clone, Debug)]
pub struct Study {
    /// What it says.
    pub spec: Spec,
    pub(super) home: Home,
}

/// Names of the shipped studies.
pub fn names() -> Vec<String> {
    let studies = SHIPPED.dirs().filter(|dir| dir.get_file(dir.path().join(FILE)).is_some());
    let name = |dir: &Dir<'_>| dir.path().file_name().map(|name| name.to_string_lossy().into());
    let mut names: Vec<String> = studies.filter_map(name).collect();
    names.sort();
    names
}

/// The study of this name, or in this folder.
///
/// # Errors
/// When there is none or it is wrong.
pub fn find(name: &str) -> Result<Study, Failure> {
    let on_disk = Path::new(name);
    if on_disk.join(FILE).is_file() {
        let path = on_disk.join(FILE);
        let text = std::fs::read_to_string(&path)
            .map_err(|error| Failure::Input(format!("error: {}: {error}", path.display())))?;
        return parse(&path.display().to_string(), &text, Home::Disk(on_disk.to_owned()));
    }
    let shipped = SHIPPED.get_dir(name);
    let text = shipped.and_then(|dir| dir.get_file(dir.path().join(FILE))?.contents_utf8());
    match (shipped, text) {
        (Some(dir), Some(text)) => {
            parse(&format!("studies/{name}/{FILE}"), text, Home::Shipped(dir))
        }
        _ => Err(Failure::Input(format!(
            "error: no study \"{name}\"; accepted: {}, or a folder with a {FILE}",
            names().join(", ")
        ))),
    }
}

pub(crate) fn parse(path: &str, text: &str, home: Home) -> Result<Study, Failure> {
    let wrong = |what: String| Failure::Input(format!("error: {path}: {what}"));
    let mut spec: Spec = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
    for letter in spec.letters.clone() {
        if let Some(fault) = letter.fault() {
            return Err(wrong(format!("letter \"{}\": {fault}", letter.name)));
        }
        letter.expand(&mut spec);
    }
    for table in spec.shown.clone() {
        table.expand(&mut spec);
    }
    if spec.arms.values().any(|arm| arm.runs == Some(0)) {
        return Err(wrong("runs: expected 1 or more".into()));
    }
    if spec.seeds[0] > spec.seeds[1] {
        return Err(wrong("seeds: expected [first, last]".into()));
    }
    let fitted = spec.cells.iter().find(|cell| cell.kind == Kind::Calibrated);
    if let Some(cell) = fitted.filter(|_| spec.calibration.is_empty()) {
        return Err(wrong(format!(
            "cell \"{}\" is calibrated, but \"calibration\" is empty",
            cell.row
        )));
    }
    let mut errata = spec.cells.iter().filter(|cell| cell.kind == Kind::Erratum);
    if let Some(cell) = errata.find(|cell| cell.note.is_none()) {
        let fault = "is an erratum, but no \"note\" says where it was corrected";
        return Err(wrong(format!("cell \"{}\" {fault}", cell.row)));
    }
    let known = |arm: &String| spec.arms.contains_key(arm);
    for cell in &spec.cells {
        let against = if let Tolerance::SideOf(arm) = &cell.tolerance { arm } else { &cell.arm };
        let other = cell.relation.as_ref().map_or(&cell.arm, Relation::arm);
        if let Some(arm) = [&cell.arm, against, other].into_iter().find(|arm| !known(arm)) {
            return Err(wrong(format!("cell \"{}\": no arm \"{arm}\"", cell.row)));
        }
        if cell.task.is_some() && metrics_of(cell).all(Metric::is_of_machine) {
            let fault = "a metric of the machine has no \"task\"";
            return Err(wrong(format!("cell \"{}\": {fault}", cell.row)));
        }
    }
    Ok(Study { spec, home })
}

/// Everything that is measured for a cell.
pub(crate) fn metrics_of(cell: &Cell) -> impl Iterator<Item = &Metric> {
    std::iter::once(&cell.metric).chain(cell.near.as_ref().map(|near| &near.metric))
}
