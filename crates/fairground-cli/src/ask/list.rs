//! `fairground list`: what there is, one line each, and where it comes from.

use crate::base::failure::{Answer, Failure, Verdict};
use crate::read::touched_by;
use crate::tell::json;
use crate::tell::listing::{Shelf, data, text, touched};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What to list.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Only this shelf; all of them unless given
    #[arg(value_enum)]
    shelf: Option<Shelf>,

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
    match args.json {
        true => json::write_value(out, &data::value(args.shelf))?,
        false => text::write(out, args.shelf)?,
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
