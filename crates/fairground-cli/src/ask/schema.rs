//! `fairground schema`: the scenario language, for editors.

use crate::base::failure::{Answer, Verdict};
use crate::read::scenario_schema;
use crate::tell::json;
use std::io::Write;

/// Writes the schema.
pub fn answer(out: &mut dyn Write) -> Answer {
    json::write_value(out, &scenario_schema())?;
    Ok(Verdict::Fine)
}
