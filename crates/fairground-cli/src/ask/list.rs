//! `fairground list`: what there is, one line each, and where it comes from.

use crate::base::console;
use crate::base::failure::{Answer, Failure, Verdict};
use crate::read::{described, kernel_on, nearest_kernel, touched_by};
use crate::tell::json;
use crate::tell::listing::machine::Told;
use crate::tell::listing::{Shelf, data, machine_data, machine_text, text, touched};
use clap::Args;
use fairground::policy::error::KnobError;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What to list.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Only this shelf; all of them unless given
    #[arg(value_enum)]
    shelf: Option<Shelf>,

    /// With machines: one of the library, an hwloc string, a file (lscpu, hwloc XML, sysfs root) or
    /// a scenario, and what was built from it: packages, nodes, caches, cores, scheduling domains
    #[arg(value_name = "NAME-OR-FILE")]
    name: Option<String>,

    /// With a machine: the kernel whose names of domains and lengths of turns are told; without it
    /// that of a scenario, or 6.12
    #[arg(long, value_name = "VERSION", requires = "name")]
    kernel: Option<String>,

    /// A patch of the kernel, as git diff or git format-patch write it: which of the functions that
    /// it changes are modelled, by which question, and which by none
    #[arg(long, value_name = "FILE.diff", requires = "shelf")]
    touched_by: Option<PathBuf>,

    /// Tell one JSON object, a list per shelf
    #[arg(long)]
    json: bool,
}

/// Writes the shelves.
pub fn answer(args: &ListArgs, out: &mut dyn Write) -> Answer {
    if let Some(path) = &args.touched_by {
        return answer_touched(args, path, out);
    }
    if let Some(name) = &args.name {
        return answer_machine(args, name, out);
    }
    match args.json {
        true => json::write_value(out, &data::value(args.shelf))?,
        false => text::write(out, args.shelf)?,
    }
    Ok(Verdict::Fine)
}

/// Says how a machine was read.
fn answer_machine(args: &ListArgs, name: &str, out: &mut dyn Write) -> Answer {
    if args.shelf != Some(Shelf::Machines) {
        return Err(Failure::Usage(
            "only a machine is told by its name\naccepted: fairground list machine NAME-OR-FILE"
                .into(),
        ));
    }
    let unknown = |error: KnobError| Failure::Usage(error.to_string());
    let nearest = args.kernel.as_deref().map(nearest_kernel).transpose().map_err(unknown)?;
    let (described, named) = described(name).map_err(|error| Failure::Input(error.to_string()))?;
    nearest.iter().filter_map(|nearest| nearest.note.as_ref()).for_each(|note| console::warn(note));
    let profile = nearest.as_ref().map(|nearest| nearest.profile.as_str());
    let kernel = match named.filter(|_| profile.is_none()) {
        Some(kernel) => kernel,
        None => kernel_on(&described, profile).map_err(unknown)?,
    };
    let told = Told::new(&described, kernel);
    match args.json {
        true => json::write_value(out, &machine_data::value(&told))?,
        false => machine_text::write(out, &told)?,
    }
    Ok(Verdict::Fine)
}

/// Says what a patch touches.
fn answer_touched(args: &ListArgs, path: &Path, out: &mut dyn Write) -> Answer {
    if args.shelf != Some(Shelf::Functions) {
        return Err(Failure::Usage(
            "--touched-by is of functions\naccepted: fairground list functions --touched-by \
             FILE.diff"
                .into(),
        ));
    }
    let all = touched_by(path).map_err(|error| Failure::Input(error.to_string()))?;
    let name = path.display().to_string();
    match args.json {
        true => json::write_value(out, &touched::value(&name, &all))?,
        false => touched::write(out, &name, &all)?,
    }
    Ok(Verdict::Fine)
}
