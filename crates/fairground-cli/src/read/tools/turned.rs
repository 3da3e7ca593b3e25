//! Flags of a command that have a value, as knobs to turn.

use super::command::{self, named};
use super::flags::Takes;
use super::given::Given;
use super::list;
use crate::read::fault::{Read, Sources};
use crate::read::knobs::Knob;
use crate::read::tree::{Node, Value};

/// The flags with values of the command at a place in `[[workloads]]`, with what is laid over them.
pub(crate) fn given(at: usize, item: &Node, sources: &Sources) -> Read<Vec<Knob>> {
    let entry = item.get("command").ok_or_else(|| item.wrong("workloads", "a command each"))?;
    let words = command::split(entry.text()?, entry.node.span, sources)?;
    let (tool, named_by) = list::find(&words, entry)?;
    let own = item.get("name").map(named).transpose()?;
    let of = own.unwrap_or_else(|| tool.last_word().to_owned());
    let rest = &words[named_by..];
    let given = Given::read(tool.name, (tool.flags)(rest), entry.node.span, rest)?;
    let mut told: Vec<(&str, String)> = Vec::new();
    for found in given.found.iter().filter(|found| found.flag.takes != Takes::Nothing) {
        told.push((found.flag.long, found.value.text.clone()));
    }
    for (flag, value) in laid(item) {
        match told.iter_mut().find(|(name, _)| *name == flag) {
            Some(known) => known.1 = value,
            None => told.push((flag, value)),
        }
    }
    let knob = |(name, value): (&str, String)| Knob {
        key: format!("workloads.{at}.{name}"),
        of: of.clone(),
        name: name.to_owned(),
        value,
    };
    Ok(told.into_iter().map(knob).collect())
}

/// Values that stand beside the command, `"--threads" = 4`.
fn laid(item: &Node) -> Vec<(&str, String)> {
    let Value::Table(entries) = &item.value else { return Vec::new() };
    let laid = |entry: &'_ crate::read::tree::Entry| entry.node.words();
    let named = entries.iter().filter_map(|entry| Some((entry.key.strip_prefix("--")?, entry)));
    named.filter_map(|(name, entry)| Some((name, laid(entry)?))).collect()
}
