//! All tools, and which of them a command names.

use super::command::Word;
use super::tool::Tool;
use super::{
    burn, bursts, client, cyclictest, dotnet, ebizzy, fibtest, game, go, hackbench, jvm, netperf,
    node, others, perf, puma, schbench, server, stress_ng, tbench, vmm,
};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::library::LibraryItem;
use crate::read::tree::Entry;

pub(crate) const TOOLS: [&Tool; 21] = [
    &burn::TOOL,
    &bursts::TOOL,
    &client::TOOL,
    &cyclictest::TOOL,
    &dotnet::TOOL,
    &ebizzy::TOOL,
    &fibtest::TOOL,
    &game::TOOL,
    &go::TOOL,
    &hackbench::TOOL,
    &jvm::TOOL,
    &netperf::TOOL,
    &node::TOOL,
    &perf::MESSAGING,
    &perf::PIPE,
    &puma::TOOL,
    &schbench::TOOL,
    &server::TOOL,
    &stress_ng::TOOL,
    &tbench::TOOL,
    &vmm::TOOL,
];

/// All tools, for a list.
pub(crate) fn shelf() -> Vec<LibraryItem> {
    let item = |tool: &&Tool| LibraryItem {
        name: tool.name.into(),
        what: tool.says.into(),
        source: tool.from.into(),
    };
    TOOLS.iter().map(item).collect()
}

/// True if a text is a tool's command.
pub(crate) fn is_command(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    TOOLS.iter().any(|tool| tool.name.split(' ').next() == Some(first))
}

/// The first words of all tools' commands.
pub(crate) fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> =
        TOOLS.iter().filter_map(|tool| tool.name.split(' ').next()).collect();
    names.dedup();
    names
}

/// The tool that a command names, with how many words its name has.
pub(crate) fn find(words: &[Word], entry: &Entry) -> Read<(&'static Tool, usize)> {
    let accepted = |tools: &[&Tool]| {
        let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
        format!("a command of {}", names.join(", "))
    };
    let Some(first) = words.first() else {
        return Err(entry.node.wrong("command", accepted(&TOOLS)));
    };
    let named = |tool: &Tool| {
        let mut words = words.iter();
        tool.name.split(' ').all(|name| words.next().is_some_and(|word| word.text == name))
    };
    if let Some(tool) = TOOLS.into_iter().find(|tool| named(tool)) {
        return Ok((tool, tool.name.split(' ').count()));
    }
    let begins = |tool: &&Tool| tool.name.split(' ').next() == Some(first.text.as_str());
    let near: Vec<&Tool> = TOOLS.into_iter().filter(begins).collect();
    if near.is_empty() {
        let title = format!("there is no tool \"{}\"", clean(&first.text));
        let fault = Fault::at(first.span, title).accepts(accepted(&TOOLS));
        return Err(match others::hint(&first.text) {
            Some(hint) => fault.help(hint),
            None => fault.suggest(&first.text, TOOLS.iter().map(|tool| tool.name)),
        });
    }
    Err(halfway(words, &near).accepts(accepted(&near)))
}

/// The fault of a command that begins as a tool's name of several words does.
pub(crate) fn halfway(words: &[Word], near: &[&Tool]) -> Box<Fault> {
    let fits = |tool: &&Tool| {
        let pairs = tool.name.split(' ').zip(words);
        pairs.take_while(|(name, word)| *name == word.text).count()
    };
    let fits = near.iter().map(fits).max().unwrap_or(0);
    let wrong = words.get(fits).filter(|word| !word.text.starts_with('-'));
    let last = wrong.unwrap_or(&words[fits - 1]);
    let shown: Vec<&str> = words[..fits].iter().chain(wrong).map(|w| w.text.as_str()).collect();
    let span = Span { end: last.span.end, ..words[0].span };
    let shown = clean(&shown.join(" "));
    let title = match wrong {
        Some(_) => format!("there is no tool \"{shown}\""),
        None => format!("\"{shown}\" alone is no tool"),
    };
    Fault::at(span, title)
}
