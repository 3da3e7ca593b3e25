//! `fairground list`: what there is, one line each, and where it comes from.

use crate::base::failure::{Answer, Verdict};
use crate::tell::json;
use crate::tell::listing::{Shelf, data, text};
use clap::Args;
use std::io::Write;

/// What to list.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Only this shelf; all of them unless given
    #[arg(value_enum)]
    shelf: Option<Shelf>,

    /// Tell one JSON object, a list per shelf
    #[arg(long)]
    json: bool,
}

/// Writes the shelves.
pub fn answer(args: &ListArgs, out: &mut dyn Write) -> Answer {
    match args.json {
        true => json::write_value(out, &data::value(args.shelf))?,
        false => text::write(out, args.shelf)?,
    }
    Ok(Verdict::Fine)
}
