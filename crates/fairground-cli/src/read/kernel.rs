//! `kernel = "6.12"` or `[kernel]`: the profile, then the machine's HZ, then what the table sets.

use super::fault::{Fault, Read, Span, clean, closest, misspelt};
use super::knob_meant;
use super::limits;
use super::machine::Described;
use super::renamed;
use super::switches;
use super::tools::{ToolHelp, tools_with_flags};
use super::tree::{Entry, Fields, Node, Value};
use super::turns;
use super::uname::{nearest_kernel, profile_of};
use super::ungoverned;
use crate::base::console;
use fairground::policy::QUESTIONS;
use fairground::policy::catalogue;
use fairground::policy::error::KnobError;
use fairground::policy::frequency::governor;
use fairground::policy::kernel::Kernel;
use fairground::policy::presets::{never_built, release_of, stable_of};

/// The kernel of a scenario that names none.
pub(crate) const PROFILE: &str = "6.12";

/// The profile, then the machine's HZ, then what `[kernel]` sets.
pub(crate) fn kernel(entry: Option<&Entry>, described: &Described, span: Span) -> Read<Kernel> {
    let usual = Node { span, value: Value::Table(Vec::new()) };
    let node = entry.map_or(&usual, |entry| &entry.node);
    if let Value::String(name) = &node.value {
        return made(profile(name, node.span)?, described, node.span);
    }
    if let Value::Integer(_) | Value::Float(_) = node.value {
        return Err(node.wrong("kernel", "a release in quotes, such as \"6.12\", or a table"));
    }
    let mut fields = Fields::of(node, "the kernel")?;
    let mut kernel = match fields.take("profile")? {
        Some(entry) => profile(entry.text()?, entry.node.span)?,
        None => profile(PROFILE, node.span)?,
    };
    kernel = made(kernel, described, node.span)?;
    let (mut seen, mut switched): (Vec<&str>, Vec<(&str, String)>) = Default::default();
    for entry in fields.rest() {
        if seen.contains(&entry.key.as_str()) {
            return Err(entry.fault(format!("\"{}\" is given twice", clean(&entry.key))));
        }
        seen.push(&entry.key);
        if entry.key == governor::QUESTION.key && described.machine.freq.is_none() {
            let title = "the machine has one frequency, so there is nothing to govern";
            return Err(entry.fault(title).accepts("a machine with [freq], such as thread-004"));
        }
        let text = knob_text(entry)?;
        renamed::tell(&entry.key, &text);
        if switches::KEYS.contains(&entry.key.as_str()) {
            switches::tell_idle(&kernel, &entry.key, &text);
            switched.push((&entry.key, text.clone()));
        }
        kernel.set(&entry.key, &text).map_err(|error| knob_fault(entry, error))?;
    }
    if let Some((key, error)) = kernel.misfit() {
        // Of two that don't go together only one may be asked for.
        let own = fields.rest().find(|entry| entry.key == key);
        let is_named = |entry: &&Entry| error.found.contains(&format!("{} = \"", entry.key));
        let entry = own.or_else(|| fields.rest().find(is_named));
        let came = entry.and_then(|entry| came_later(&kernel, &entry.key));
        let fault = fault(entry.map_or(node.span, |entry| entry.node.span), error);
        return Err(came.into_iter().fold(fault, Fault::help));
    }
    if let Some(odd) = never_built(&kernel) {
        console::warn(&format!("profile {}: {odd}", profile_of(&kernel.profile)));
    }
    for (key, text) in switched {
        switches::warnings(&kernel, key, &text).iter().for_each(|warning| console::warn(warning));
    }
    for key in seen.iter().filter(|key| !kernel.reads(key)) {
        console::warn(&turns::unread(&kernel, key));
    }
    let asked = fields.rest().filter_map(|entry| Some((&*entry.key, knob_text(entry).ok()?)));
    let told = ungoverned::warnings(&kernel, described.machine.freq.is_some(), asked);
    told.iter().for_each(|warning| console::warn(warning));
    Ok(kernel)
}

/// That the answer to a question came with a later release than the kernel's.
fn came_later(kernel: &Kernel, key: &str) -> Option<String> {
    let answer = kernel.answer(key)?;
    let profile = profile_of(&kernel.profile);
    let is_later = release_of(answer.since)? > release_of(profile)?;
    let (name, since) = (answer.name, answer.since);
    is_later.then(|| format!("{key}={name} came with {since}; the kernel here is {profile}"))
}

/// The profile of this name, or the one that stands for it: then both are its name.
pub(crate) fn profile(name: &str, span: Span) -> Read<Kernel> {
    let nearest = nearest_kernel(name).map_err(|error| fault(span, error))?;
    let mut kernel = Kernel::profile(&nearest.profile).map_err(|error| fault(span, error))?;
    if let Some((known, next)) = stable_of(&nearest.profile) {
        let next = next.map_or("is known".to_owned(), |next| format!("before {next} is known"));
        console::note_once(&format!(
            "kernel {} is answered as {known}: no later stable update {next} to change anything \
             that is modelled",
            nearest.profile
        ));
    }
    if let Some(note) = nearest.note {
        console::warn(&note);
        kernel.profile = format!("{} for {}", nearest.profile, clean(name));
    }
    Ok(kernel)
}

pub(crate) fn made(kernel: Kernel, described: &Described, span: Span) -> Read<Kernel> {
    with_hz(kernel, described).map_err(|error| fault(span, error))
}

/// The kernel of this profile, or that of a scenario that names none, on a machine.
pub(crate) fn kernel_on(described: &Described, profile: Option<&str>) -> Result<Kernel, KnobError> {
    with_hz(Kernel::profile(profile.unwrap_or(PROFILE))?, described)
}

fn with_hz(mut kernel: Kernel, described: &Described) -> Result<Kernel, KnobError> {
    match described.hz {
        Some(hz) => kernel.set("HZ", &hz.to_string()).map(|()| kernel),
        None => Ok(kernel),
    }
}

/// A knob's value as [`Kernel::set`] takes it; a list of features becomes one string.
pub(crate) fn knob_text(entry: &Entry) -> Read<String> {
    match &entry.node.value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::List(items) => {
            let words = items.iter().map(|item| item.text(&entry.key));
            Ok(words.collect::<Read<Vec<&str>>>()?.join(","))
        }
        _ => Err(entry.node.wrong(&entry.key, "a number or a word in quotes")),
    }
}

pub(crate) fn knob_fault(entry: &Entry, error: KnobError) -> Box<Fault> {
    let known: Vec<&str> = catalogue::keys().chain(["profile"]).collect();
    if known.contains(&entry.key.as_str()) {
        let help = meant(entry, &error);
        let fault = fault(entry.node.span, error);
        return help.into_iter().fold(fault, Fault::help);
    }
    let fault = fault(entry.key_span, error);
    if let Some(meant) = groups_limit(&entry.key) {
        return fault.help(format!(
            "a limit or a weight of one group is given as --set {meant}=VALUE, and in experiments \
             as --with {meant}=VALUE"
        ));
    }
    let value = knob_text(entry).unwrap_or_default();
    if let Some(told) = knob_meant::of_boot(&entry.key) {
        return fault.help(told);
    }
    if let Some(meant) = knob_meant::meant(&entry.key, &value) {
        return fault.help(format!("did you mean {meant}?"));
    }
    // What is no knob may be meant as a limit, which experiments take beside them.
    if let Some(name) = misspelt(&entry.key, &limits::NAMES) {
        return fault.help(format!(
            "did you mean {name}? A limit is given as --with {name}=VALUE, or as a key of \
             [groups.\"/PATH\"]"
        ));
    }
    match tools_flag(&entry.key) {
        Some(key) => fault.help(format!("a flag of a tool's command is given as {key}=VALUE")),
        None => fault.suggest(&entry.key, known),
    }
}

/// What a word that its key does not take was meant for: another spelling, or an answer to a
/// question where Linux has a feature of this name.
fn meant(entry: &Entry, error: &KnobError) -> Option<String> {
    let word = error.found.split('"').nth(1)?;
    let is_off = knob_text(entry).is_ok_and(|text| text.contains(&format!("NO_{word}")));
    let plain = |name: &str| name.to_lowercase().replace('_', "-");
    let is_it = |name: &&str| plain(name) == plain(word);
    let own: Vec<&str> = error.accepted.split(", ").collect();
    let of_other = || QUESTIONS.iter().find(|question| question.names().any(|name| is_it(&name)));
    let same = own.iter().copied().find(is_it);
    let Some(question) = same.map_or_else(of_other, |_| None) else {
        if let Some(told) = switches::of_linux(word).filter(|_| entry.key == "features") {
            return Some(told);
        }
        let name = same.or_else(|| closest(word, own))?;
        let no = if is_off { "NO_" } else { "" };
        return Some(format!("did you mean {}={no}{name}?", entry.key));
    };
    let answer = question.names().find(is_it)?;
    let others: Vec<&str> = question.names().filter(|name| !is_it(name)).collect();
    let (of, others) = (question.key, others.join(", "));
    Some(format!("{word} is an answer here: {of}={answer}; instead of it {of} may be {others}"))
}

/// The key of a tool's flag that was written as if the kernel had it, or as the environment has
/// it: `gomaxprocs`, `GOMAXPROCS`.
fn tools_flag(key: &str) -> Option<String> {
    let flag = key.to_lowercase();
    let tools = tools_with_flags();
    let has = |tool: &&ToolHelp| tool.flags.iter().any(|one| one.name == flag && !one.refused);
    match tools.iter().filter(has).collect::<Vec<_>>()[..] {
        [] => None,
        [tool] => Some(format!("{}.{flag}", tool.name.rsplit(' ').next()?)),
        _ => Some(format!("workload.{flag}")),
    }
}

/// A group's limit that was written as `/PATH` or without the path's slash, as it should be.
fn groups_limit(key: &str) -> Option<String> {
    match (limits::is_groups_limit(key), key.starts_with('/')) {
        (true, true) => Some(key.to_owned()),
        (true, false) => Some(format!("/{key}")),
        (false, true) => Some(format!("{key}.cpu.max")),
        (false, false) => None,
    }
}

pub(crate) fn fault(span: Span, error: KnobError) -> Box<Fault> {
    Fault::at(span, clean(&error.found)).accepts(error.accepted)
}
