//! Paths of control groups: what one may be, and which one a key of `[groups]` means.

use super::fault::{Fault, Read, Span, clean};
use super::tree::Entry;
use std::collections::HashMap;

/// The longest path of a group, bytes.
const PATH_MAX: usize = 16_384;

/// True if a group is below another one.
pub fn is_below(path: &str, above: &str) -> bool {
    path.strip_prefix(above).is_some_and(|rest| rest.starts_with('/'))
}

/// Refuses what can't be the path of a group.
pub(super) fn check_path(path: &str, span: Span) -> Read<()> {
    let bad = |why: &str| {
        Err(Fault::at(span, format!("\"{}\" is no path of a group: {why}", clean(path)))
            .accepts("\"/web\" or \"/web/api\""))
    };
    if !path.starts_with('/') {
        return bad("it does not start with \"/\"");
    }
    if path.len() > PATH_MAX {
        return bad("it is too long");
    }
    if path.chars().any(char::is_control) {
        return bad("it holds a control character");
    }
    let mut parts = path[1..].split('/');
    if path != "/" && parts.any(|part| matches!(part, "" | "." | "..")) {
        return bad("a part of it is empty, \".\" or \"..\"");
    }
    Ok(())
}

/// Paths of the keys of `[groups]`: a key is a path, or a name whose `parent` says where it is.
pub(super) struct Paths<'t> {
    by_key: HashMap<&'t str, (&'t Entry, Option<&'t Entry>)>,
}

impl<'t> Paths<'t> {
    pub fn of(entries: &'t [Entry]) -> Read<Self> {
        let mut by_key = HashMap::new();
        for entry in entries {
            let fields = entry.node.table(&entry.key)?;
            let parent = fields.iter().find(|field| field.key == "parent");
            by_key.insert(entry.key.as_str(), (entry, parent));
        }
        Ok(Paths { by_key })
    }

    pub fn of_key(&self, entry: &Entry) -> Read<String> {
        let mut parts: Vec<&str> = Vec::new();
        let mut at = entry.key.as_str();
        let mut span = entry.key_span;
        let mut length = 0;
        loop {
            let found = self.by_key.get(at).copied();
            let parent = found.and_then(|(_, parent)| parent);
            if at.starts_with('/') {
                if let Some(parent) = parent {
                    return Err(parent
                        .fault("a group whose key is a path has no \"parent\"")
                        .accepts("a path as key, or a name with a parent"));
                }
                check_path(at, span)?;
                return Ok(join(at, &parts));
            }
            let Some((own, _)) = found else {
                let known = self.by_key.keys().copied();
                return Err(Fault::at(span, format!("there is no group \"{}\"", clean(at)))
                    .accepts("\"/\", a path, or a key of [groups]")
                    .suggest(at, known));
            };
            if at.is_empty() || at.contains('/') {
                return Err(own
                    .fault(format!("\"{}\" is no name of a group", clean(at)))
                    .accepts("a path that starts with \"/\", or a name without \"/\""));
            }
            parts.push(at);
            length += at.len() + 1;
            if parts.len() > self.by_key.len() {
                return Err(cycle(entry, &parts));
            }
            if length > PATH_MAX {
                return Err(entry
                    .fault("the groups are nested too deeply")
                    .accepts(format!("paths of at most {PATH_MAX} bytes")));
            }
            let Some(parent) = parent else { return Ok(join("/", &parts)) };
            (at, span) = (parent.text()?, parent.node.span);
        }
    }
}

fn join(base: &str, parts: &[&str]) -> String {
    let mut path = base.trim_end_matches('/').to_owned();
    for part in parts.iter().rev() {
        path.push('/');
        path.push_str(part);
    }
    if path.is_empty() { "/".into() } else { path }
}

fn cycle(entry: &Entry, parts: &[&str]) -> Box<Fault> {
    let length = parts.iter().skip(1).position(|part| *part == parts[0]).map(|i| i + 2);
    let way = &parts[..length.unwrap_or(parts.len()).min(8)];
    entry
        .fault(format!("the groups form a cycle: {}", clean(&way.join(" in "))))
        .accepts("groups in a tree: the parent of a parent of a group is another group")
}
